### Bir chouette’in analizi: her karşılaşma ayrı.

# en: ea7a
chouette-analysis-all = Chouette’in tümü
# en: 5867
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }, ek küp
       *[no] { $white } – { $black }
    }
# en: 40f4
chouette-analysis-bet-of = { $game }. oyun: { $bet }
# en: f88f
chouette-analysis-alone = PR, herkesin tek başına verdiği kararları sayar: kaptan ya da box olarak hamleler ve kendi küpü; box için her küp. Birden çok küpü ilgilendiren karar, ortalama kaybıyla bir kez sayılır.
# en: 4de5
chouette-analysis-advice = Öneriler
# en: baf9
chouette-analysis-adviser =
    { $plays ->
        [one] { $player }: { $plays } öneri, oynanan { $played }; oynanmayanların değeri { $gain } olurdu
       *[other] { $player }: { $plays } öneri, oynanan { $played }; oynanmayanların değeri { $gain } olurdu
    }
# en: 9d60
chouette-analysis-lost = Her küpte kaybedilen
# en: ba6d
chouette-analysis-losses = { $bet }: box { $box } · takımın hamleleri { $plays } · kendi küpü { $cube }
