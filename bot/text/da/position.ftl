### Stillinger, som nogen har skrevet, og stillingers id’er.

# en: 5f62
position-white = Hvid
# en: d4b1
position-black = Sort
# en: 6b3b
position-game-over = Partiet er slut
# Below the analysis of a position: $checkers of the player are not on the board.
# en: 2774
position-missing =
    { $checkers ->
        [one] { $player }: 1 brik mangler og tæller som taget af.
       *[other] { $player }: { $checkers } brikker mangler og tæller som taget af.
    }
# en: 8aab
position-without-cube = Det sidste felt i XGID’et, 0, tillader ingen cube: Jeg læser det som eXtreme Gammon. GNU Backgammon ser bort fra feltet og spiller med cube. Med cube er det 10.
# en: 5d88
position-gnu = GNU-id `{ $id }`
# en: a1d7
position-gnu-position = GNU Position ID `{ $id }`
# en: 5bce
position-gnu-match = GNU Match ID `{ $id }`
# en: 8b55
position-no-match-id = GNU Backgammon har intet id for denne stilling. { $flaw }
# en: c274
position-found = Her er stillingen, kun synlig for dig. **Del** viser den for alle.
# en: 0388
position-ogid = OGID `{ $id }`

# en: b683
position-unreadable = Jeg kan ikke læse `{ $given }` som en stilling. Indsæt et XGID, et OGID eller et GNU-id som `4HPwATDgc/ABMA:cAkAAAAAAAAA`, eller skriv brikkerne, siden på rul først: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: c883
position-wrong = Jeg kan ikke læse `{ $given }` som en stilling. { $flaw } Indsæt et XGID, et OGID eller et GNU-id som `4HPwATDgc/ABMA:cAkAAAAAAAAA`, eller skriv brikkerne, siden på rul først: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: e95e
position-flaw =
    { $wrong ->
        [checkers] Den ene side har { $number } brikker i stedet for 15.
        [shared-point] Begge sider har en brik på samme punkt.
        [counts] Hver side skal have et antal brikker for hver af 26 pladser.
        [sides] Sæt en `|` mellem de to siders brikker.
        [stack] `{ $part }` skal være en plads og et antal brikker, fx `13:5`.
        [twice] `{ $part }` står der to gange.
        [position-id] Et GNU Position ID har 14 tegn: bogstaver, tal, `+` og `/`.
        [match-id] Et GNU Match ID har 12 tegn: bogstaver, tal, `+` og `/`.
        [no-match] Dette GNU Match ID passer ikke til nogen mulig kamp.
        [xgid-fields] Et XGID har 10 felter med kolon imellem; dette har { $number }.
        [xgid-board] Det første felt i et XGID har 26 tegn; dette har { $number }.
        [xgid-field] Felt { $number } i XGID’et er forkert: `{ $part }`.
        [ogid-fields] Et OGID har 5 til 11 felter med kolon imellem; dette har { $number }.
        [ogid-field] Felt { $number } i OGID’et er forkert: `{ $part }`.
        [ogid-beaver] Et OGID kender ingen beavere.
        [cube] Cuben viser 1, 2, 4 og så videre, op til { $number }.
        [score] Kamplængder og pointtal går fra 0 til { $number }.
        [points] Pointtallet kan højst være kampens { $number } point.
        [crawford] Kun en kamp har et Crawfordparti.
        [die] En terning viser 1 til 6.
       *[no-position] Dette GNU Position ID passer ikke til nogen mulig stilling.
    }
