### レーティング、プロフィール、ランキング。

# en: fb5d
standing-moved = レーティング：{ $ratings }
# en: d214
standing-moved-of = { $player } { $rating } ({ $moved })
# en: 4f3f
standing-moved-own = 自分のレーティング：{ $rating } ({ $moved })

# en: a83f
standing-too-uncertain = ± { $deviation }、± { $most }以内が必要
# en: 6a14
standing-too-few-opponents = 対戦相手があと{ $more }人
# en: 6258
standing-not-lately = { $days }日間、対象の対戦なし

# en: 162d
standing-no-profile = { $player } さんはまだ対戦していないか、ここではプロフィールを見せていません。
# en: 5390
standing-unrated = レーティングなし
# en: dd8a
standing-place = { $players }人中{ $rank }位
# en: abf4
standing-scope =
    { $of ->
        [server] このサーバー
        [together] 自分との対戦
       *[own] すべての対戦
    }
# en: 9321
standing-label =
    { $of ->
        [matches] マッチ
        [lengths] 長さ別
        [money] アンリミテッド
        [gammons] ギャモン
        [cubes] ダブル
        [streak] 連勝・連敗
        [longest] 勝った最長マッチ
        [bets] シュエット
        [answers] 返事
        [time] 時間切れ負け
       *[bets-rating] シュエットのレーティング
    }
# en: 2c91
standing-won-and-lost = { $won }勝{ $lost }敗
# en: c15c
standing-length = { $length }ポイント { $score }
# en: 12d7
standing-money = { $score }、{ $points }点
# en: dac9
standing-cubes = 相手のパス{ $cashed }、自分のパス{ $passed }、テイク{ $taken }
# en: 86db
standing-streak =
    { $is_won ->
        [yes] { $games }連勝中
       *[no] { $games }連敗中
    }
# en: a648
standing-streaks = { $now }、最高{ $best }連勝
# en: 7eca
standing-longest = { $length }ポイント、対 { $player }
# en: e7a6
standing-role =
    { $role ->
        [box] ボックス { $points }
        [captain] キャプテン { $points }
       *[crew] メンバー { $points }
    }
# en: 5860
standing-pace-minutes = { $minutes }分以内
# en: 7759
standing-pace-hours = { $hours }時間以内
# en: e9f2
standing-pace-days = { $days }日以内
# en: 284c
standing-on-time = 最近{ $games }ゲーム中{ $lost }回

# en: 31bf
standing-board =
    { $measure ->
        [rating] レーティング
        [points] 点数
       *[chouette] シュエットの点数
    }
# en: 824b
standing-span =
    { $span ->
        [month] 今月
       *[all] 通算
    }
# en: 5eb1
standing-board-empty = このランキングにはまだ誰もいません。

# en: 2519
standing-never-met = 二人が終えた対戦のうち、見られるものがまだありません。
# en: ea9e
standing-versus = { $player } 対 { $opponent }
# en: c9ea
standing-against = 対 { $opponent }
# en: 6b32
standing-score = { $won }-{ $lost }
# en: 32ad
standing-last = 最近の{ $results }件
# en: 5980
standing-next = 次の{ $length }ポイントマッチ
# en: ae73
standing-chance = 勝率{ $percent }%

# en: ce37
standing-nothing-here = このサーバーで終わった対戦はまだありません。`/challenge` で始められます。
# en: bd0c
standing-total =
    { $of ->
        [players] プレイヤー
        [matches] マッチ
        [games] 一対一のゲーム
        [bet-games] シュエットのゲーム
        [gammons] ギャモン
        [backgammons] バックギャモン
        [passed] パスで終了
        [taken] テイクして続行
        [shortest] 最後まで打った最短ゲーム
        [longest] 最長ゲーム
       *[cube] 最大のキューブ
    }
# en: 72f1
standing-share = { $count } ({ $percent }%)
# en: fab0
standing-plays = { $plays }手

# en: 2c35
standing-void = 管理者がこの結果を無効にしました：{ $reason }
# en: 324e
standing-void-which = どのテーブルですか？17のように番号で入力してください。
# en: 0fa8
standing-voided =
    { $is_undone ->
        [yes] { $table }：結果を有効に戻しました。レーティングを計算し直します。
       *[no] { $table }：結果を無効にしました。レーティングを計算し直します。
    }

# en: 78b1
standing-introduced = { $player }さん：{ $facts }
# en: b298
standing-answers = 返事は{ $pace }
# en: ac5d
standing-lost-on-time = 時間切れ負け：{ $said }
