### 対戦の結果。点数は「点」、名前にはさん（画像の上では名前だけ）。

# en: fd5b
result-headline =
    { $winner } { $kind ->
        [gammon] ギャモン勝ち
        [backgammon] バックギャモン勝ち
       *[single] シングル勝ち
    }：{ $points }点
# en: 9287
result-headline-match = { $winner } マッチ勝利

# en: 93b3
result-win =
    { $winner }さんの{ $kind ->
        [gammon] ギャモン勝ち
        [backgammon] バックギャモン勝ち
       *[single] シングル勝ち
    }{ $cube ->
        [1] { "" }
       *[other] （キューブ{ $cube }）
    }：{ $points }点。
# en: 8918
result-win-rest = { $winner }さんがマッチの残り{ $points }点を獲得。

# en: b7f8
result-game = 第{ $number }ゲーム：{ $story }
# en: e290
result-match = { $winner }さんが{ $won }-{ $lost }でマッチに勝ちました。
# en: 5425
result-match-against = { $winner }さんが{ $loser }さんに{ $won }-{ $lost }でマッチに勝ちました。
# en: 96d4
result-session = アンリミテッドを{ $games }ゲームで終えました。

## 途中経過

# en: c582
result-even = 同点
# en: a0c4
result-lead = { $leader }さんが{ $points }点リード
# en: cd73
result-lead-staked = { $leader }さんが{ $points }点リード（ステイクス{ $stake }で{ $money }）
# en: 94ea
result-scores = { $white } { $white_score }、{ $black } { $black_score }
# en: 9fb4
result-standing = { $standing }。
# en: e33b
result-standing-even = 通算は同点です。

# en: ae72
result-each-game = 各ゲーム（左が{ $white }）：{ $scores }
# en: 4d1e
result-last-games = 全{ $games }ゲーム中、最後の{ $listed }ゲーム（左が{ $white }）：{ $scores }
# en: e061
result-score =
    { $kind ->
        [gammon] { $white }-{ $black } ギャモン
        [backgammon] { $white }-{ $black } バックギャモン
       *[single] { $white }-{ $black }
    }

# en: b700
result-erased =
    { $is_in_play ->
        [yes] プレイヤーの一人がデータを消去したため、ゲームは結果なしで終わりました。
       *[no] プレイヤーの一人がデータを消去したため、ここで終わりました。
    }

## 理由

# en: 75bc
result-passed = { $loser }さんがパスしました。
# en: 96a4
result-resigned = { $loser }さんがリザインしました。
# en: 04df
result-settled = セトルメントが成立しました。
# en: d6a3
result-forfeited = { $loser }さんの不戦敗です。
# en: 3cad
result-time-twice = { $loser }さんは2ゲーム続けて時間切れになり、マッチに負けました。
# en: 7437
result-time =
    { $kind ->
        [gammon] { $loser }さんは時間切れで、ギャモンはもう防げない形でした。
        [backgammon] { $loser }さんは時間切れで、バックギャモンはもう防げない形でした。
       *[single] { $loser }さんは時間切れです。
    }
# en: f838
result-borne-off = { $loser }さんは{ $checkers }個上げていました。
# en: a024
result-none-off = { $loser }さんは1個も上げていませんでした。
# en: 04b4
result-jacoby = { $loser }さんは1個も上げていませんでしたが、ダブルがなかったのでシングルです（ジャコビールール）。
# en: 5d86
result-on-bar = { $loser }さんは1個も上げておらず、バーに駒が残っていました。
# en: 3f4f
result-in-home = { $loser }さんは1個も上げておらず、勝者のインナーに駒が残っていました。
# en: ada6
result-backgammon = { $loser }さんは1個も上げておらず、バーか勝者のインナーに駒が残っていました。
