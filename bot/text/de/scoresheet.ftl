### Der Punktzettel einer Chouette, als Bild und in Worten.

# en: 737e
scoresheet-button = Zettel
# en: cce5
scoresheet-heading = Punktzettel
# en: 639a
scoresheet-way =
    { $way ->
        [picture] Als Bild
        [words] In Worten
       *[file] CSV-Datei
    }
# en: 3fe4
scoresheet-games =
    { $count ->
        [one] Spiel { $last }
       *[other] Spiele { $first } bis { $last }
    }
# en: c8d0
scoresheet-empty = Noch kein Spiel begonnen.
# en: 762e
scoresheet-no-older = Keine früheren Spiele.
# en: 8f82
scoresheet-total = Total
# en: c30c
scoresheet-in-play = läuft
# en: 3046
scoresheet-partner = Partner
# en: 3c53
scoresheet-note =
    { $kind ->
        [single] { $cube }
        [gammon] { $cube } G
        [backgammon] { $cube } B
        [passed] { $cube } P
       *[settled] E
    }
# en: 3701
scoresheet-legend-numbers = Punkte pro Spiel, darunter die Summe · { $crown } Captain
# en: d1d8
scoresheet-legend-letters = G Gammon · B Backgammon · P Pass · E Einigung · + weitere Wetten
# en: dbf4
scoresheet-roles =
    { $count ->
        [one] Box { $box }, Captain { $captains }
       *[other] Box { $box }, Captains { $captains }
    }
# en: 2596
scoresheet-alt = Punktzettel: { $title }. { $games }. Gesamt: { $totals }.
# en: 8f9d
scoresheet-alt-game = Spiel { $game }: { $roles }; { $points }.
# en: ba08
scoresheet-others = Nicht in diesen Spielen: { $totals }
# en: 8219
scoresheet-file = Der ganze Punktzettel für eine Tabellenkalkulation: zwei Zeilen pro Wette, eine für jede Seite.
