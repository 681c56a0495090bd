### Il segnapunti di una chouette, come immagine e a parole: una colonna per ogni nome, una riga per ogni partita.

# en: 737e
scoresheet-button = Segnapunti
# en: cce5
scoresheet-heading = Segnapunti
# en: 639a
scoresheet-way =
    { $way ->
        [picture] Immagine
        [words] A parole
       *[file] File CSV
    }
# en: 3fe4
scoresheet-games =
    { $count ->
        [one] Partita { $last }
       *[other] Partite { $first }-{ $last }
    }
# en: c8d0
scoresheet-empty = Non è ancora iniziata nessuna partita.
# en: 762e
scoresheet-no-older = Nessuna partita precedente.
# en: 8f82
scoresheet-total = totale
# en: c30c
scoresheet-in-play = in corso
# en: 3046
scoresheet-partner = compagno
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
scoresheet-legend-numbers = Punti di ogni partita, sotto il totale · { $crown } capitano
# en: d1d8
scoresheet-legend-letters = G gammon · B backgammon · P passo · A accordo · + altre scommesse
# en: dbf4
scoresheet-roles =
    { $count ->
        [one] box { $box }, capitano { $captains }
       *[other] box { $box }, capitani { $captains }
    }
# en: 2596
scoresheet-alt = Segnapunti: { $title }. { $games }. Totale: { $totals }.
# en: 8f9d
scoresheet-alt-game = Partita { $game }: { $roles }; { $points }.
# en: ba08
scoresheet-others = Fuori da queste partite: { $totals }
# en: 8219
scoresheet-file = Il segnapunti intero, per un foglio di calcolo: due righe per scommessa, una per ciascuno dei due.
