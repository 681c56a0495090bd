### Die Analyse einer Chouette: jede Wette für sich.

# en: ea7a
chouette-analysis-all = Die ganze Chouette
# en: 5867
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }, Extra-Doppler
       *[no] { $white } – { $black }
    }
# en: 40f4
chouette-analysis-bet-of = Spiel { $game }: { $bet }
# en: f88f
chouette-analysis-alone = Die PR zählt, was jemand allein entschieden hat: Züge als Captain oder Box und den eigenen Doppler; bei der Box jeden Doppler. Eine Entscheidung über mehrere Doppler zählt einmal, mit dem mittleren Verlust.
# en: 4de5
chouette-analysis-advice = Beratung
# en: baf9
chouette-analysis-adviser =
    { $plays ->
        [one] { $player }: 1 Vorschlag, davon gezogen: { $played }; der Rest hätte { $gain } gebracht
       *[other] { $player }: { $plays } Vorschläge, davon gezogen: { $played }; der Rest hätte { $gain } gebracht
    }
# en: 9d60
chouette-analysis-lost = Verluste je Doppler
# en: ba6d
chouette-analysis-losses = { $bet }: Box { $box } · Züge des Teams { $plays } · eigener Doppler { $cube }
