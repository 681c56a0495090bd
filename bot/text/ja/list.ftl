### 一覧（/turns、/history、メニュー）、スレッド名、リマインダー。

# en: 22f9
list-next-or-end = 次のゲームか終了
# ボットとのマッチで、次のゲームをまだ始められないとき。
# en: 9591
list-waits-for-start = 次のゲームは開始待ち
# en: ab28
list-between-games = ゲームの合間
# en: 510a
list-due = 期限 { $due }
# en: 95d5
list-rests = 今は時間が進みません
# en: 1ac5
list-posted = { $since }に投稿
# en: 9524
list-awaits = { $player } 返事待ち
# en: b43d
list-awaits-anyone = 誰でも受けられます
# en: 5389
list-takeback = { $player } 待ったへの返事待ち

# en: 159c
list-task =
    { $task ->
        [play] { $roll }のムーブ
        [double] テイクかパス
        [beaver] ビーバーへの返事
        [raccoon] ラクーンへの返事
        [single] リザインへの返事（シングル）
        [gammon] リザインへの返事（ギャモン）
        [backgammon] リザインへの返事（バックギャモン）
        [double-or-roll] ダブルかロール
        [redouble-or-roll] リダブルかロール
       *[roll] ロール
    }
# en: 4fd2
list-task-or-takeback =
    { $task ->
        [double] テイクかパス、または待ったへの返事
        [double-or-roll] ダブルかロール、または待ったへの返事
        [redouble-or-roll] リダブルかロール、または待ったへの返事
       *[roll] ロール、または待ったへの返事
    }

# en: 3b58
list-choice-match = #{ $table } { $players }、{ $length }ポイントマッチ
# en: 257f
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }、アンリミテッド
       *[other] #{ $table } { $players }、アンリミテッド、ステイクス{ $stake }
    }

# en: ccc7
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } vs 募集中、{ $length }ポイントマッチ
       *[no] { $challenger } vs { $opponent }、{ $length }ポイントマッチ
    }
# en: 83bf
list-thread-session =
    { $challenger } vs { $is_to_all ->
        [yes] 募集中
       *[no] { $opponent }
    }、アンリミテッド{ $stake ->
        [1] { "" }
       *[other] 、ステイクス{ $stake }
    }

# en: 10dc
list-next-challenge = 次の申し込み：{ $players }
# en: e8e7
list-next-game = 次のゲーム：対{ $players }

## リマインダー

# en: 70e0
list-still-your-turn =
    { $task ->
        [play] まだ手番です：{ $roll }のムーブ。
        [double] まだ手番です：テイクかパス。
        [beaver] まだ手番です：ビーバーへの返事。
        [raccoon] まだ手番です：ラクーンへの返事。
        [single] まだ手番です：リザイン（シングル）への返事。
        [gammon] まだ手番です：リザイン（ギャモン）への返事。
        [backgammon] まだ手番です：リザイン（バックギャモン）への返事。
        [double-or-roll] まだ手番です：ダブルかロール。
        [redouble-or-roll] まだ手番です：リダブルかロール。
       *[roll] まだ手番です：ロール。
    }
