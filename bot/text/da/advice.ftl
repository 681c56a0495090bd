### Råd til kaptajnen i en chouette: hvem der må give dem, holdets private tråd, og foreslåede træk.

## Hvem der må rådgive

# en: 5423
advice-refused =
    { $reason ->
        [no-game] Intet parti er i gang: Foreslå et træk i det næste.
        [box] Du spiller mod holdet: Dets medlemmer rådgiver kaptajnen.
        [out] Du er ude af dette parti: Kun medlemmer, der stadig spiller, rådgiver kaptajnen.
        [gone] Andre handler for dig i dette parti: Du kan rådgive igen i det næste.
        [captain] Du bestemmer for holdet: Ryk, som du synes er bedst.
        [bot] Botten rådgiver ingen, og som kaptajn bestemmer den alene.
        [none] Her spilles uden rådgivning: Kaptajnen bestemmer alene.
       *[cube] Her må du rådgive kaptajnen, når din egen cube er vendt og taget.
    }
# en: 8f70
advice-refused-single-cube = Her må resten af holdet rådgive kaptajnen, når cuben er vendt og taget.
# en: 946b
advice-no-roll = Holdet har intet slag at rykke.
# en: 31d8
advice-played-since = Holdet har allerede rykket det slag.

## Holdets private tråd

# en: c0ac
advice-thread-name = Chouette { $table }: holdet i parti { $game }
# en: d170
advice-captain = { $captain } er kaptajn og har det sidste ord.
# en: f78e
advice-captain-now = { $captain } er nu kaptajn og har det sidste ord.
# en: 33c2
advice-crew = { $players } kan rådgive her eller med `/chouette suggest`.
# en: 2bde
advice-added = { $players } kan nu rådgive.
# en: 0544
advice-removed = { $players } rådgiver ikke længere.
# en: a954
advice-closed = Parti { $game } er slut; denne tråd er lukket.
# en: e63f
advice-board = Brættet er i { $channel }.
# en: 421f
advice-thread = Holdet taler sammen i { $thread }.
# en: b719
advice-permissions = Til holdets private tråd har jeg brug for { $permissions }.
# en: 9f20
advice-no-thread = Jeg kan ikke lave en privat tråd her: Send kaptajnen et træk med `/chouette suggest`.
# en: 5d64
advice-no-thread-lacking = Jeg kan ikke lave en privat tråd her uden { $permissions }: Send kaptajnen et træk med `/chouette suggest`.
# **Administrer tråde**: en tilladelse, som Discord kalder den.
# en: 2214
advice-who-reads = Alle med **Administrer tråde** i denne kanal kan læse tråden uden at være tilføjet.
# en: e788
advice-who-should-not = { $players } kan, men bør ikke: Lad venligst være med at kigge.

## Foreslåede træk

# en: 65b7
advice-headline = { $player } foreslår { $moves }
# en: 6e5b
advice-headline-no-play = { $player } foreslår intet træk
# en: 8ebc
advice-heading = **Forslag til { $roll }**
# en: fc7d
advice-none-yet = Ingen forslag endnu: Tryk på **Byg træk** for at lave et.
# en: da7f
advice-suggested = { $player }: { $roll } { $moves }
# en: 6562
advice-suggested-no-play = { $player }: { $roll } intet træk
# en: 8a11
advice-votes =
    { $votes ->
        [one] 1 stemme ({ $players })
       *[other] { $votes } stemmer ({ $players })
    }
# en: 5c55
advice-played = rykket
# **Min plads** er en knap.
# en: 849a
advice-captain-closed = Jeg kan ikke skrive til kaptajnen, som finder dit forslag under **Min plads**.

## Knapper

# en: b442
advice-build = Byg træk
# en: 5603
advice-support = Stem på det
# en: 3dcb
advice-adopt = Ryk dette
