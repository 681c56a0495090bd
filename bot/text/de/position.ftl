### Getippte Stellungen und ihre Kennungen.

# en: 5f62
position-white = Weiß
# en: d4b1
position-black = Schwarz
# en: 6b3b
position-game-over = Das Spiel ist zu Ende
# Below the analysis of a position: $checkers of the player are not on the board.
# en: 2774
position-missing =
    { $checkers ->
        [one] { $player }: 1 Stein fehlt und zählt als abgetragen.
       *[other] { $player }: { $checkers } Steine fehlen und zählen als abgetragen.
    }
# en: 8aab
position-without-cube = Das letzte Feld der XGID, 0, erlaubt keinen Doppler: Ich lese sie wie eXtreme Gammon. GNU Backgammon übergeht das Feld und spielt mit Doppler. Mit Doppler ist es 10.
# en: 5d88
position-gnu = GNU-ID `{ $id }`
# en: a1d7
position-gnu-position = GNU-Position-ID `{ $id }`
# en: 5bce
position-gnu-match = GNU-Match-ID `{ $id }`
# en: 8b55
position-no-match-id = GNU Backgammon hat keine ID für diese Stellung. { $flaw }
# en: c274
position-found = Hier ist diese Stellung, nur für dich. **Teilen** zeigt sie allen.
# en: 0388
position-ogid = OGID `{ $id }`

# en: b683
position-unreadable = `{ $given }` kann ich nicht als Position lesen. Füge eine XGID, OGID oder GNU-ID wie `4HPwATDgc/ABMA:cAkAAAAAAAAA` ein, oder liste die Steine auf, zuerst die Seite am Wurf: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: c883
position-wrong = `{ $given }` kann ich nicht als Position lesen. { $flaw } Füge eine XGID, OGID oder GNU-ID wie `4HPwATDgc/ABMA:cAkAAAAAAAAA` ein, oder liste die Steine auf, zuerst die Seite am Wurf: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: e95e
position-flaw =
    { $wrong ->
        [checkers] Eine Seite hat { $number } Steine statt 15.
        [shared-point] Beide Seiten haben einen Stein auf demselben Punkt.
        [counts] Jede Seite braucht für jeden der 26 Plätze eine Anzahl Steine.
        [sides] Schreib die Steine beider Seiten, mit einem `|` dazwischen.
        [stack] Statt `{ $part }` gehört dort ein Platz mit einer Anzahl Steine hin, etwa `13:5`.
        [twice] `{ $part }` steht zweimal da.
        [position-id] Eine GNU-Position-ID hat 14 Zeichen: Buchstaben, Ziffern, `+` und `/`.
        [match-id] Eine GNU-Match-ID hat 12 Zeichen: Buchstaben, Ziffern, `+` und `/`.
        [no-match] Diese GNU-Match-ID steht für kein mögliches Match.
        [xgid-fields] Eine XGID hat 10 Felder mit Doppelpunkten dazwischen; diese hat { $number }.
        [xgid-board] Das erste Feld einer XGID hat 26 Zeichen; dieses hat { $number }.
        [xgid-field] Feld { $number } der XGID ist falsch: `{ $part }`.
        [ogid-fields] Eine OGID hat 5 bis 11 Felder mit Doppelpunkten dazwischen; diese hat { $number }.
        [ogid-field] Feld { $number } der OGID ist falsch: `{ $part }`.
        [ogid-beaver] Eine OGID kennt keine Beaver.
        [cube] Der Doppler zeigt 1, 2, 4 und so weiter bis { $number }.
        [score] Matchlänge und Stand gehen von 0 bis { $number }.
        [points] Niemand hat mehr als die { $number } Punkte des Matches.
        [crawford] Nur ein Match hat ein Crawford-Spiel.
        [die] Ein Würfel zeigt 1 bis 6.
       *[no-position] Diese GNU-Position-ID steht für keine mögliche Stellung.
    }
