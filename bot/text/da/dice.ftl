### Terninger, der kan efterprøves: hvad der var bundet på forhånd, spillernes ord, og om terningerne er fair.

# en: 0e48
dice-promise = Terninger { $fingerprint }
# en: 2fc3
dice-promise-game = Terninger { $game }: { $fingerprint }

## Under Regler

# en: 62e5
dice-commitment-of-game = -# Terningerne i parti { $game }: `{ $commitment }`
# en: ba8b
dice-what-for = -# `/dice words` føjer dine egne ord til terningerne. Efter partiet viser `/dice show` den hemmelige værdi, så du kan efterprøve hvert slag. Brættet viser fra start de første 20 cifre af linjen ovenfor.

## Terningerne i et parti, og deres bevis

# en: a030
dice-heading = ### Terningerne i #{ $table } · { $who }
# en: f58e
dice-coming = **Parti { $game }** er ikke begyndt: Du kan stadig føje ord til terningerne.
# en: 315b
dice-in-play =
    { $rolls ->
        [one] **Parti { $game }** er i gang: 1 slag indtil nu. Den hemmelige værdi vises, når det er slut.
       *[other] **Parti { $game }** er i gang: { $rolls } slag indtil nu. Den hemmelige værdi vises, når det er slut.
    }
# en: 5959
dice-over =
    { $rolls ->
        [one] **Parti { $game }** er slut: 1 slag, trukket ud fra denne hemmelige værdi og disse ord.
       *[other] **Parti { $game }** er slut: { $rolls } slag, alle trukket ud fra denne hemmelige værdi og disse ord.
    }
# en: d4d1
dice-never-ended =
    { $rolls ->
        [one] **Parti { $game }** blev aldrig færdigt: 1 slag. Den hemmelige værdi forbliver hemmelig.
       *[other] **Parti { $game }** blev aldrig færdigt: { $rolls } slag. Den hemmelige værdi forbliver hemmelig.
    }
# en: 0511
dice-commitment = -# Binding `{ $commitment }`
# en: 0e61
dice-secret = -# Hemmelig værdi `{ $secret }`
# en: 9887
dice-words-of-nobody = Ingen har tilføjet ord endnu. Tilføj eller ret dine med `/dice words`.
# en: 0cc6
dice-words-so-far = Ord indtil nu fra { $players }. Tilføj eller ret dine med `/dice words`.
# en: cd57
dice-words-of = Ord fra { $player }: »{ $words }«
# en: d58a
dice-words-erased = Ordene fra { $player } er slettet; deres SHA-256 er `{ $digest }`.
# en: 3268
dice-words-none = Ingen ord fra { $player }, så bindingen blev brugt.
# en: b95e
dice-how-to-check = Vedhæftet er beviset og et kort program, der efterprøver det. Sammenlign bindingen og dine ord med dem fra før det første slag; kør så `python { $checker } { $proof }`, eller `barpoint verify-dice { $proof }`, hvor denne bot er installeret.
# en: 32b8
dice-earlier-game = -# Skriv `/dice show game:1` for at efterprøve parti 1.
# en: e843
dice-earlier-games = -# Skriv nummeret for at efterprøve et af partierne 1 til { $last }: `/dice show game:{ $last }`.
# en: fada
dice-not-verifiable = Dette spil begyndte, før terningerne kunne efterprøves: Slagene er tilfældige, men der er intet bevis. Din næste `/challenge` har et.
# en: 97f2
dice-game-not-over = Det parti er stadig i gang. Den hemmelige værdi vises, når det er slut.

## En spiller giver ord

# en: 1c90
dice-words-given = Dine ord til parti { $game }: »{ $words }«. De indgår i hvert slag; du kan ændre dem, indtil partiet begynder.
# en: b56b
dice-words-of-next-game = Det parti, der er i gang, spilles uden dem.
# en: 0dc9
dice-words-too-long = Ord til terningerne kan have højst { $limit } tegn. Gør dine kortere.

## Terningerne på en server

# en: 3ba0
dice-none-rolled = Der er ikke slået på denne server endnu. Start med `/challenge`.
# en: 4fcc
dice-totals-heading = ### Terningerne på denne server
# en: a216
dice-totals =
    { $rolls ->
        [one] 1 slag, heraf { $doubles } dobbeltslag ({ $share } %). Gennemsnittet for hver side og for dobbeltslag er 16,7 %.
       *[other] { $amount } slag, heraf { $doubles } dobbeltslag ({ $share } %). Gennemsnittet for hver side og for dobbeltslag er 16,7 %.
    }
# en: 2ca5
dice-column-face = side
# en: 682d
dice-column-times = gange
# en: 0cf9
dice-column-share = andel
# en: e64a
dice-share = { $share } %
# en: fb83
dice-too-few-rolls = Terningerne kan bedømmes fra { $rolls } slag.
# en: 228e
dice-six-faces = **Seks sider**: χ² er { $chi_squared } med 5 frihedsgrader. Fair terninger er mindst så ujævne i { $chance } stikprøver.
# en: 1008
dice-21-rolls = **21 slag**: χ² er { $chi_squared } med 20 frihedsgrader. Fair terninger er mindst så ujævne i { $chance } stikprøver.
# en: 08b3
dice-chance = { $times } af { $samples }
# en: 1533
dice-chance-nearly = næsten { $samples } af { $samples }
# en: 1645
dice-chance-below = færre end 1 af { $samples }
# en: 33a7
dice-totals-hint = -# Selv fair terninger er ujævne ved tilfældets spil: Hvert 20. kig viser i snit 5 af 100 stikprøver eller færre. Mistro kun terningerne, hvis tallet bliver ved med at ligge langt derunder, mens slagene bliver flere.
