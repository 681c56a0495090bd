### Hvad et spil for to siger om sig selv: hvem der spiller, stilling, tur, pips og cube.

# en: e9cd
table-game-number = parti { $number }
# en: 122d
table-games =
    { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
# en: 0b1e
table-crawford = Crawfordparti

## Hvis tur det er

# Over billedet står navnet for sig selv til venstre: Begynd med navnet, uden kolon efter.
# en: 46d3
table-waits =
    { $task ->
        [play] { $player } skal rykke { $roll }
        [double] { $player } skal tage eller droppe
        [beaver] { $player } skal svare på beaveren
        [raccoon] { $player } skal svare på raccoonen
        [single] { $player } skal svare på opgivelsen (enkelt)
        [gammon] { $player } skal svare på opgivelsen (gammon)
        [backgammon] { $player } skal svare på opgivelsen (backgammon)
        [double-or-roll] { $player } skal doble eller slå
        [redouble-or-roll] { $player } skal redoble eller slå
       *[roll] { $player } skal slå
    }
# en: 365a
table-waits-resignation = { $player } skal svare på opgivelsen
# en: 2b78
table-status =
    { $task ->
        [play] { $player }: Ryk { $roll }.
        [single] { $player }: { $opponent } vil opgive enkelt. Accepterer du?
        [gammon] { $player }: { $opponent } vil opgive gammon. Accepterer du?
        [backgammon] { $player }: { $opponent } vil opgive backgammon. Accepterer du?
        [double-or-roll] { $player }: Dobl eller slå.
        [redouble-or-roll] { $player }: Redobl eller slå.
       *[roll] { $player }: Du skal slå.
    }
# en: 0dbc
table-status-cube =
    { $offer ->
        [redouble] { $player }: take eller drop? { $opponent } redobler til { $value }.
        [beaver] { $player }: Svar på beaveren til { $value } fra { $opponent }.
        [raccoon] { $player }: Svar på raccoonen til { $value } fra { $opponent }.
       *[double] { $player }: take eller drop? { $opponent } dobler til { $value }.
    }
# en: b3d0
table-next-or-end = { $players }: Start næste parti, eller afslut sessionen.
# Om en kamp mod botten. **Næste parti** er en knap nedenunder.
# en: d7be
table-waits-for-start = Næste parti venter: Startstillingen ligner for meget et parti, der er i gang. Det starter automatisk, så snart det må; tryk på **Næste parti** for at prøve nu.
# en: 32fd
table-over-hint = `/replay` viser alle træk igen, `/export` gemmer en fil, og med `/dice show` kan du efterprøve terningerne.
# en: 4643
table-abandoned-headline = Afbrudt
# en: bee5
table-abandoned = { $players }: { $reason }

## Under brættet

# en: a576
table-pips =
    { $pips ->
        [one] { $player } 1 pip
       *[other] { $player } { $pips } pips
    }
# en: f47c
table-cube-none = uden cube
# en: 1ac7
table-cube-offered = { $player } dobler til { $value }
# en: a6cb
table-cube-owned = cube på { $value } hos { $player }
# en: d9d1
table-cube-centred = cube på { $value } i midten

## Crawfordpartiet

# en: b9b7
table-crawford-now = Dette er Crawfordpartiet: Der må ikke dobles.
# en: 6fc0
table-crawford-over = Crawfordpartiet er spillet: Nu må der dobles igen.
# en: acf1
table-crawford-to-come = Crawfordpartiet er endnu ikke spillet.

## I forbifarten

# en: 5680
table-against = Mod { $opponent }
# en: 2092
table-numbered = bord { $table }

# en: d67b
table-posted-again = { $title }: Det nyeste bræt er længere nede
# en: 215c
table-posted = Brættet er lagt op: { $table }.
# en: 37dd
table-no-part-of-it = Spillet her har ikke den handling.
# en: 23b4
table-next = Næste: { $table }
# en: 9a3b
table-moved-here = { $players } spiller videre her.
# en: 3096
table-own-game =
    { $is_met ->
        [yes] Dit spil mod { $opponent } (#{ $table })
       *[no] Dit spil (#{ $table })
    }
# en: 9839
table-former-player = en tidligere spiller
# en: 5f0e
table-numbered-player = spiller { $number }
# en: f4a3
table-nameless-player = en spiller uden navn
