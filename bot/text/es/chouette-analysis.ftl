### El análisis de una chouette: cada apuesta aparte.

# en: ea7a
chouette-analysis-all = Toda la chouette
# en: 5867
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }, cubo extra
       *[no] { $white } – { $black }
    }
# en: 40f4
chouette-analysis-bet-of = Juego { $game }: { $bet }
# en: f88f
chouette-analysis-alone = El PR cuenta lo que cada cual decidió por su cuenta: jugadas como capitán o box, y su propio cubo; del box, todos los cubos. Una decisión sobre varios cubos cuenta una vez, con su pérdida media.
# en: 4de5
chouette-analysis-advice = Consejos
# en: baf9
chouette-analysis-adviser =
    { $plays ->
        [one] { $player }: 1 sugerencia, jugadas: { $played }; lo no jugado habría aportado { $gain }
       *[other] { $player }: { $plays } sugerencias, jugadas: { $played }; lo no jugado habría aportado { $gain }
    }
# en: 9d60
chouette-analysis-lost = Perdido en cada cubo
# en: ba6d
chouette-analysis-losses = { $bet }: box { $box } · jugadas del equipo { $plays } · cubo del miembro { $cube }
