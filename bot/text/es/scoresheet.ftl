### La hoja de puntos de una chouette, en imagen y en palabras.

# en: 737e
scoresheet-button = Hoja
# en: cce5
scoresheet-heading = Hoja de puntos
# en: 639a
scoresheet-way =
    { $way ->
        [picture] En imagen
        [words] En palabras
       *[file] Archivo CSV
    }
# en: 3fe4
scoresheet-games =
    { $count ->
        [one] Juego { $last }
       *[other] Juegos { $first } a { $last }
    }
# en: c8d0
scoresheet-empty = Aún no ha empezado ningún juego.
# en: 762e
scoresheet-no-older = No hay juegos anteriores.
# en: 8f82
scoresheet-total = total
# en: c30c
scoresheet-in-play = en curso
# en: 3046
scoresheet-partner = pareja
# en: 3c53
scoresheet-note =
    { $kind ->
        [single] { $cube }
        [gammon] { $cube } G
        [backgammon] { $cube } B
        [passed] { $cube } P
       *[settled] A
    }
# en: 3701
scoresheet-legend-numbers = Puntos de cada juego, debajo el total · { $crown } capitán
# en: d1d8
scoresheet-legend-letters = G gammon · B backgammon · P pase · A acuerdo · + más apuestas
# en: dbf4
scoresheet-roles =
    { $count ->
        [one] box { $box }, capitán { $captains }
       *[other] box { $box }, capitanes { $captains }
    }
# en: 2596
scoresheet-alt = Hoja de puntos: { $title }. { $games }. Total: { $totals }.
# en: 8f9d
scoresheet-alt-game = Juego { $game }: { $roles }; { $points }.
# en: ba08
scoresheet-others = No están en estos juegos: { $totals }
# en: 8219
scoresheet-file = La hoja de puntos entera, para una hoja de cálculo: dos líneas por apuesta, una por cada lado.
