### La feuille de score d’une chouette, en image et en mots : une colonne par personne, une ligne par partie.

# en: 737e
scoresheet-button = Feuille
# en: cce5
scoresheet-heading = Feuille de score
# en: 639a
scoresheet-way =
    { $way ->
        [picture] En image
        [words] En mots
       *[file] Fichier CSV
    }
# en: 3fe4
scoresheet-games =
    { $count ->
        [one] Partie { $last }
       *[other] Parties { $first } à { $last }
    }
# en: c8d0
scoresheet-empty = Aucune partie n’a encore commencé.
# en: 762e
scoresheet-no-older = Pas de partie plus ancienne.
# en: 8f82
scoresheet-total = total
# en: c30c
scoresheet-in-play = en cours
# en: 3046
scoresheet-partner = partenaire
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
scoresheet-legend-numbers = Points par partie, dessous le total · { $crown } capitaine
# en: d1d8
scoresheet-legend-letters = G gammon · B backgammon · P passe · A arrangement · + autres paris
# en: dbf4
scoresheet-roles =
    { $count ->
        [one] box { $box }, capitaine { $captains }
       *[other] box { $box }, capitaines { $captains }
    }
# en: 2596
scoresheet-alt = Feuille de score : { $title }. { $games }. Total : { $totals }.
# en: 8f9d
scoresheet-alt-game = Partie { $game } : { $roles } ; { $points }.
# en: ba08
scoresheet-others = Pas dans ces parties : { $totals }
# en: 8219
scoresheet-file = Toute la feuille de score, pour un tableur : deux lignes par pari, une pour chaque côté.
