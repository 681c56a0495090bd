### シュエットの解析：勝負ごとに。

# en: ea7a
chouette-analysis-all = シュエット全体
# en: 5867
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }（エクストラキューブ）
       *[no] { $white } – { $black }
    }
# en: 40f4
chouette-analysis-bet-of = 第{ $game }ゲーム：{ $bet }
# en: f88f
chouette-analysis-alone = PRに数えるのは、各自が一人で決めたことだけです：キャプテンやボックスとしてのムーブと、自分のキューブ（ボックスはすべてのキューブ）。複数のキューブに関わる判断は、損失の平均で1回と数えます。
# en: 4de5
chouette-analysis-advice = 助言
# en: baf9
chouette-analysis-adviser =
    { $plays ->
       *[other] { $player }：提案 { $plays }件、採用 { $played }件。残りも採用していれば { $gain }
    }
# en: 9d60
chouette-analysis-lost = キューブごとの損失
# en: ba6d
chouette-analysis-losses = { $bet }：ボックス { $box } · チームのムーブ { $plays } · メンバーのキューブ { $cube }
