### Optegnelser af kampe: historik, genafspilning, eksport og import.

## Historikken

# en: 36ec
record-yours = Dine spil
# en: e711
record-yours-with = Dine spil med { $other }
# en: 6649
record-yours-with-here = Dine spil med { $other } på denne server
# en: fb17
record-of-server = Spil på denne server
# en: 21ee
record-page = side { $page }
# en: 0a1b
record-newer = ◀ Nyere
# en: c2de
record-older = Ældre ▶
# en: 64f7
record-hint = `/replay table:#{ $table }` viser alle træk igen, `/export table:#{ $table }` gemmer det som filer.
# en: 0a86
record-none-older = Der er ingen ældre spil.
# en: 2871
record-none = Du har ikke spillet endnu. Start med `/challenge`.
# en: 89f9
record-none-here = Der er ikke spillet noget på denne server endnu. Start med `/challenge`.
# en: 4f30
record-none-with = I har ikke spillet mod hinanden endnu. Start med `/challenge`.
# en: 3c8e
record-none-with-here = I har ikke spillet mod hinanden på denne server endnu. Start med `/challenge`.
# en: 191a
record-no-table = Jeg kan ikke finde det spil. `/history` viser dem, du kan se.
# en: 00f9
record-no-frame = Det sted findes ikke i genafspilningen. Åbn den igen med `/replay`, eller brug `/import` på filen igen.

## Eksport

# en: 7774
record-left-out = Udeladt af { $files }: { $what }.
# en: 2d41
record-omission =
    { $what ->
        [automatic-doubles] autodoblinger
        [jacoby] spil uden Jacoby (skriv `set jacoby off` i GNU Backgammon)
        [start] startstillingen
        [gammons] gammon med færre end 15 brikker pr. side
        [stake] indsatsen
        [forced-roll] et tvunget træk, der ikke blev foretaget
        [refused-resignations] afviste opgivelser
        [settlements] forlig, der ikke svarer til en cubeværdi
        [fees] betalinger for ekstra cubes
        [partners] hvad boxens makker vandt eller tabte
       *[illegal-plays] ulovlige træk og det, der følger efter dem
    }

## Import

# en: 8331
record-read = Jeg læser kampe eksporteret af Galaxy, Studio, GNU Backgammon og andre: `.mat`, `.sgf`, `.ogxm`, `.xg`, `.bgf` og `.txt` fra Galaxy og Studio.
# en: 5905
record-unreadable = Jeg kan ikke læse den fil.
# en: a04f
record-too-large = Filen er for stor. Grænsen er { $limit } KB; selv lange kampe fylder kun 20 KB.
# en: 0718
record-empty = Filen er tom.
# en: 1403
record-not-fetched = Discord gav mig ikke filen. Send den igen.
# en: e7ee
record-no-import = Jeg gemmer kun dine nyeste importer. Brug `/import` på filen igen.
# en: e3f5
record-at-work = Jeg arbejder stadig på din sidste fil. Prøv igen, når den er færdig.
# en: 73ae
record-too-much-work = Det tog for lang tid, så jeg stoppede. Prøv en kortere fil eller ét format ad gangen.
# en: 9b84
record-film-too-long = Partiet er for langt: Discord tager ikke imod så stor en film her. **Afspil** viser hvert træk.
# en: f4c3
record-nothing-played = Der er ikke spillet noget træk endnu. **Afspil** virker efter det første.

## Hvad der er mærkeligt i en import

# en: 00da
record-found-illegal =
    { $illegal ->
        [one] 1 ulovligt træk: { $first }
       *[other] { $illegal } ulovlige træk, det første: { $first }
    }
# en: f46c
record-found-notes =
    { $notes ->
        [one] 1 bemærkning: { $first }
       *[other] { $notes } bemærkninger, den første: { $first }
    }
# en: b164
record-found-both =
    { $illegal ->
        [one]
            { $notes ->
                [one] 1 ulovligt træk og 1 bemærkning, først: { $first }
               *[other] 1 ulovligt træk og { $notes } bemærkninger, først: { $first }
            }
       *[other]
            { $notes ->
                [one] { $illegal } ulovlige træk og 1 bemærkning, først: { $first }
               *[other] { $illegal } ulovlige træk og { $notes } bemærkninger, først: { $first }
            }
    }
# en: 1306
record-breaks-off = Optegnelsen slutter her: { $illegal }
# en: 6f03
record-illegal = linje { $line } er ulovlig, { $roll }: { $written }. { $reason }
# en: d204
record-illegal-unplayed = linje { $line } er ulovlig, { $roll }: intet træk. { $reason }
# en: f713
record-no-play = Det er ikke et træk.

## Hvorfor en optegnelse ikke kan læses

# en: 56f1
record-fault-in-line = Linje { $line }, { $text }: { $reason }
# en: 51fa
record-fault-too-large = En optegnelse kan have højst { $limit } byte; denne har { $size } eller flere.
# en: c89f
record-fault-no-text = Det er ikke en tekstfil, så der er ingen kamp, jeg kan læse.
# en: b573
record-fault-for-people = Det er en kamp skrevet ud, så mennesker kan læse den. Eksporter den som .mat eller .sgf i stedet.
# en: 6ca7
record-fault-no-length = Det er ikke en optegnelse af en kamp: Ingen linje angiver længden, fx »7 point match«.
# en: f97e
record-fault-two-matches = Her begynder en ny kamp. Læg hver kamp i sin egen fil.
# en: aec7
record-fault-long-line = En linje kan have højst { $limit } tegn.
# en: 5b19
record-fault-before-length = Kampens længde skal stå først.
# en: 0ac5
record-fault-no-game-line = Et parti skal begynde med »Game 1« eller et andet nummer.
# en: ecc5
record-fault-no-names = Linjen under »Game« skal have begge navne, hver med kolon og pointtal.
# en: 7ea8
record-fault-after-end = Partiet er allerede slut: Vinderen står længere oppe.
# en: 0cda
record-fault-ogxm =
    { $what ->
        [newer] Denne .ogxm er skrevet til nyere programmer end mig.
        [variant] Denne .ogxm har en variant, som jeg ikke kender.
        [set-up] Denne .ogxm har mere end en kamp: en stilling eller en cube, der er sat op i hånden, eller lignende.
        [no-match] Der er ingen kamp i denne .ogxm.
       *[damaged] Denne .ogxm er beskadiget.
    }
# en: 8bad
record-fault-foreign = Den .xg- eller .bgf-fil indeholder ingen kamp, jeg kan læse.
# en: 4713
record-fault-row = Det er hverken et træk eller noget andet fra et parti.
# en: d660
record-fault-cell = Jeg forstår ikke { $text }; et træk ser ud som 31: 8/5 6/5.
# en: 17d2
record-fault-no-sgf = Det er ikke SGF: Intet parti begynder med »(;«.
# en: 8a17
record-fault-outside-games = Det står uden for ethvert parti.
# en: 6223
record-fault-not-closed = Et parti skal lukkes med ).
# en: 3dbb
record-fault-no-piece = Herfra er det ikke gyldig SGF.
# en: fa18
record-fault-late-setup = En stilling skal stilles op før det første træk.
# en: 90f2
record-fault-cube-owned = Cuben skal begynde i midten.
# en: 948e
record-fault-cube = Cuben viser 1, 2, 4 og så videre, op til { $limit }.
# en: 962d
record-fault-cube-turned-on = Cuben kan ikke gå over { $limit }.
# en: 9cd5
record-fault-position = Det er ikke en stilling: Hver side har 15 brikker.
# en: c4e0
record-fault-place = Et punkt skal være et bogstav fra a til y.
# en: 99f1
record-fault-play = Jeg forstår ikke dette; et træk ser ud som 31hefe.
# en: 020a
record-fault-other-start = Nogle partier starter fra en anden stilling, end optegnelsen angiver.
# en: a2ee
record-fault-no-backgammon = Denne SGF har intet backgammonparti.
# en: d5cd
record-fault-nameless = Begge spillere skal have et navn.
# en: 39fe
record-fault-no-game = Optegnelsen har intet parti.
# en: baee
record-fault-length = En kamp er til 1 point eller mere, ikke til { $length }.
# en: 6e6f
record-fault-variation = { $text } er en variant, jeg ikke spiller.
# en: 0d79
record-fault-start = { $text } er ikke en stilling, et parti kan starte fra.

## Hvad der er mærkeligt i en optegnelse, der kan læses

# en: 7eca
record-note = Linje { $line }: { $note }
# en: 5a08
record-note-unfinished = Partiet er ikke færdigt.
# en: df73
record-note-winner = Optegnelsen siger, at { $winner } vandt, men det var { $found }.
# en: e6c1
record-note-resigned =
    { $kind ->
        [single] Der blev opgivet enkelt, men tabet kunne være mindre.
        [gammon] Der blev opgivet gammon, men tabet kunne være mindre.
       *[backgammon] Der blev opgivet backgammon, men tabet kunne være mindre.
    }
# en: 2295
record-note-points-enough = Point: Brættet giver { $found }; optegnelsen siger { $points }, nok til at vinde kampen.
# en: 8bf3
record-note-forfeited = Kampen blev tabt på walkover; optegnelsen siger { $points } point.
# en: 9803
record-note-points = Point: Brættet giver { $found }, men optegnelsen siger { $points }.
# en: f4b3
record-note-passed-over = Sprunget over, da det ikke hører til noget parti: { $text }
# en: 1367
record-note-match-over = Kampen var allerede slut før dette parti.
# en: ff0d
record-note-score = Stillingen er { $score }, men optegnelsen siger { $written }.
# en: ac16
record-note-cube-after-end = Cuben vendes, efter partiet er slut.
# en: ea1d
record-note-not-answered = Doblingen før har intet svar; den må være taget.
# en: a2b2
record-note-opening-doubles = Et parti kan ikke begynde med et dobbeltslag.
# en: 65c0
record-note-not-played = Det sidste slag blev ikke rykket.
# en: 185c
record-note-forced = { $play } er tvunget, og optegnelsen udelader det.
# en: 031d
record-note-cube-too-high = Cuben er på { $value }, og længere følger jeg den ikke.
# en: a7b0
record-note-no-turn = Denne side kan ikke vende cuben nu.
# en: a6a4
record-note-value = Cuben vendes til { $value }, men optegnelsen siger { $written }.
# en: 9fe3
record-note-no-cube = En dobling i et parti uden cube.
# en: 4b5a
record-note-others-cube = En dobling med den anden sides cube.
# en: cafe
record-note-dead-cube = En dobling med en død cube.
# en: 566c
record-note-out-of-turn = En dobling uden for tur.
# en: edab
record-note-no-double = Der er ingen dobling at svare på.
# en: e41e
record-note-doubler-answers = Den side, der doblede, svarer på sin egen dobling.

## Hvorfor et træk i en optegnelse er ulovligt, når det ikke er selve trækket

# en: bdad
record-illegal-over = Partiet er slut.
# en: 2098
record-illegal-turn = Det er den anden sides tur.
# en: ae89
record-illegal-called = Optegnelsen kalder det selv ulovligt.
# en: 534e
record-illegal-not-played = Der er et lovligt træk, fx { $play }.

# en: ee8d
record-position-in-play = Jeg bedømmer ikke en stilling fra et parti, der er i gang, eller en, der ligner. Spørg igen, når partiet eller dets kamp er slut.
# en: 8c53
record-start-in-play = Den startstilling ligner for meget et parti, der er i gang. Vælg en anden start, eller prøv igen, når partiet er slut.
# en: 4b17
record-too-many-questions = Mens du har et parti i gang, bedømmer jeg { $count } stillinger om dagen for dig. Spørg igen { $again }. Afsluttede partier kan du altid få analyseret.
# en: 3567
record-game-in-play = Det parti er stadig i gang. Bed om analysen, når det er slut.
# en: 9b85
record-game-waits = Partiet er slut, men dets kamp eller session er stadig i gang. Bed om analysen, når det hele er slut.
# en: 92a2
record-game-waits-for = Det parti kan analyseres, når sessionen er slut, eller før, hvis alle ved bordet beder om det. Mangler endnu: { $players }.
# en: 95ba
record-game-owed = Jeg har spurgt de andre og siger til, når analysen er klar.
