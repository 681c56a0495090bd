### シュエットのスコアシート（画像と文字）：一人一列、ゲームごとに一行。

# en: 737e
scoresheet-button = シート
# en: cce5
scoresheet-heading = スコアシート
# en: 639a
scoresheet-way =
    { $way ->
        [picture] 画像
        [words] 文字
       *[file] CSVファイル
    }
# en: 3fe4
scoresheet-games =
    { $count ->
        [1] 第{ $last }ゲーム
       *[other] 第{ $first }〜{ $last }ゲーム
    }
# en: c8d0
scoresheet-empty = まだゲームは始まっていません。
# en: 762e
scoresheet-no-older = これより前のゲームはありません。
# en: 8f82
scoresheet-total = 合計
# en: c30c
scoresheet-in-play = 対戦中
# en: 3046
scoresheet-partner = パートナー
# en: 3c53
scoresheet-note =
    { $kind ->
        [single] { $cube }
        [gammon] { $cube } G
        [backgammon] { $cube } B
        [passed] { $cube } P
       *[settled] S
    }
# en: 3701
scoresheet-legend-numbers = 各ゲームの点数、下が合計 · { $crown } キャプテン
# en: d1d8
scoresheet-legend-letters = G ギャモン · B バックギャモン · P パス · S セトルメント · + ほかの勝負
# en: dbf4
scoresheet-roles = ボックス { $box }、キャプテン { $captains }
# en: 2596
scoresheet-alt = スコアシート：{ $title }。{ $games }。合計：{ $totals }。
# en: 8f9d
scoresheet-alt-game = 第{ $game }ゲーム：{ $roles }。{ $points }。
# en: ba08
scoresheet-others = これらのゲームにいない人：{ $totals }
# en: 8219
scoresheet-file = 表計算用の全スコアシートです。勝負ごとに2行、一人1行です。
