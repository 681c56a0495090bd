### Analysen af en chouette: hver indsats for sig.

# en: ea7a
chouette-analysis-all = Hele chouetten
# en: 5867
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }, ekstra cube
       *[no] { $white } – { $black }
    }
# en: 40f4
chouette-analysis-bet-of = Parti { $game }: { $bet }
# en: f88f
chouette-analysis-alone = PR tæller det, hver spiller afgjorde alene: træk som kaptajn eller box og beslutninger om egen cube, for boxen om alle cubes. En beslutning om flere cubes tæller én gang, med det gennemsnitlige tab.
# en: 4de5
chouette-analysis-advice = Råd
# en: baf9
chouette-analysis-adviser =
    { $plays ->
        [one] { $player }: 1 forslag, heraf fulgt { $played }; resten havde været { $gain } værd
       *[other] { $player }: { $plays } forslag, heraf fulgt { $played }; resten havde været { $gain } værd
    }
# en: 9d60
chouette-analysis-lost = Tabt på hver cube
# en: ba6d
chouette-analysis-losses = { $bet }: box { $box } · holdets træk { $plays } · egen cube { $cube }
