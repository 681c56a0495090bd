### L’analyse d’une chouette : chaque pari à part.

# en: ea7a
chouette-analysis-all = Toute la chouette
# en: 5867
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }, videau supplémentaire
       *[no] { $white } – { $black }
    }
# en: 40f4
chouette-analysis-bet-of = Partie { $game } : { $bet }
# en: f88f
chouette-analysis-alone = Le PR compte les décisions individuelles : les coups comme capitaine ou box, et son propre videau ; pour le box, tous les videaux. Une décision sur plusieurs videaux compte une fois, avec sa perte moyenne.
# en: 4de5
chouette-analysis-advice = Conseils
# en: baf9
chouette-analysis-adviser =
    { $plays ->
        [one] { $player } : 1 suggestion, dont jouées : { $played } ; le reste aurait rapporté { $gain }
       *[other] { $player } : { $plays } suggestions, dont jouées : { $played } ; le reste aurait rapporté { $gain }
    }
# en: 9d60
chouette-analysis-lost = Pertes par videau
# en: ba6d
chouette-analysis-losses = { $bet } : box { $box } · coups de l’équipe { $plays } · videau du membre { $cube }
