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
# en: 52de
chouette-analysis-alone = Die PR zählt, was jemand allein entschieden hat: Züge als Captain oder Box und den eigenen Doppler; bei der Box jeden Doppler.
# en: 4de5
chouette-analysis-advice = Rat
# en: dcc9
chouette-analysis-adviser =
    { $plays ->
        [one] { $player }: 1 Vorschlag, gezogen { $played }; der Rest wäre { $gain } wert gewesen
       *[other] { $player }: { $plays } Vorschläge, gezogen { $played }; der Rest wäre { $gain } wert gewesen
    }
# en: 9d60
chouette-analysis-lost = Verloren auf jedem Doppler
# en: 5184
chouette-analysis-losses = { $bet }: Box −{ $box } · Züge des Teams −{ $plays } · eigener Doppler −{ $cube }
