### En chouettes pointark, som billede og i ord.

# en: 737e
scoresheet-button = Pointark
# en: cce5
scoresheet-heading = Pointark
# en: 639a
scoresheet-way =
    { $way ->
        [picture] Som billede
        [words] I ord
       *[file] CSV-fil
    }
# en: 3fe4
scoresheet-games =
    { $count ->
        [one] Parti { $last }
       *[other] Parti { $first } til { $last }
    }
# en: c8d0
scoresheet-empty = Intet parti er begyndt endnu.
# en: 762e
scoresheet-no-older = Ingen tidligere partier.
# en: 8f82
scoresheet-total = i alt
# en: c30c
scoresheet-in-play = i gang
# en: 3046
scoresheet-partner = makker
# en: 3c53
scoresheet-note =
    { $kind ->
        [single] { $cube }
        [gammon] { $cube } G
        [backgammon] { $cube } B
        [passed] { $cube } D
       *[settled] F
    }
# en: 3701
scoresheet-legend-numbers = Point i hvert parti, nederst i alt · { $crown } kaptajn
# en: d1d8
scoresheet-legend-letters = G gammon · B backgammon · D drop · F forlig · + flere væddemål
# en: dbf4
scoresheet-roles =
    { $count ->
        [one] box { $box }, kaptajn { $captains }
       *[other] box { $box }, kaptajner { $captains }
    }
# en: 2596
scoresheet-alt = Pointark: { $title }. { $games }. I alt: { $totals }.
# en: 8f9d
scoresheet-alt-game = Parti { $game }: { $roles }; { $points }.
# en: ba08
scoresheet-others = Ikke med i disse partier: { $totals }
# en: 8219
scoresheet-file = Hele pointarket til et regneark: to linjer for hvert væddemål, én for hver af de to spillere.
