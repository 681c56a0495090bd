### 手番の一覧、リマインダー、確認、ムーブの組み立て、自動指示、メモ。

# en: 8dbd
turn-none = 今は対戦がありません。`/challenge` で始められます。
# en: 0a5b
turn-heading-yours = ### 自分の手番
# en: bbdd
turn-heading-others = ### 相手の手番
# en: 2cb7
turn-heading-anyone = ### ここの募集
# en: 5bc7
turn-left-out = -# … ほか{ $number }件
# en: d0b4
turn-next = 完了。次の手番：{ $table }

## リマインダー

# en: f183
turn-still = まだ手番です。
# en: 7799
turn-still-to = まだ手番です：{ $task }。
# en: e661
turn-still-to-answer = まだ手番です：{ $task }（{ $offers }）。
# en: 48d3
turn-reminder = リマインダー：{ $call }
# en: 4756
turn-reminder-to = リマインダー：{ $call }。
# en: a242
turn-time-runs-out =
    { $is_direct ->
        [yes] 時間切れ：{ $when }
       *[no] 時間切れ：{ $when }
    }

## 確認と返事

# en: 44d5
turn-ask-double = { $button }しますか？
# en: c4eb
turn-ask-pass =
    { $stage ->
        [beaver] ビーバーを拒否しますか？
        [raccoon] ラクーンを拒否しますか？
        [redouble] リダブルをパスしますか？
       *[double] ダブルをパスしますか？
    }
# en: c34a
turn-ask-pass-for =
    { $stage ->
        [beaver] { $player }さんの代理でビーバーを拒否しますか？
        [raccoon] { $player }さんの代理でラクーンを拒否しますか？
        [redouble] { $player }さんの代理でリダブルをパスしますか？
       *[double] { $player }さんの代理でダブルをパスしますか？
    }
# en: dd06
turn-ask-resign = どの負けでリザインしますか？ 最大の負けでなければ、相手は断れます。
# 最大の負けでリザインするとき。
# en: 837c
turn-ask-resign-maximum =
    { $is_match ->
        [yes] マッチをリザインしますか？ 最大の負けなので、すぐに成立します。
       *[no] ゲームをリザインしますか？ 最大の負けなので、すぐに成立します。
    }
# en: b6f2
turn-offer-more = リザインは断られました。次の手番までは、より大きい負けだけ申し出られます。
# en: 1506
turn-cancel = キャンセル
# en: 5a75
turn-cancelled = キャンセルしました。
# en: 4de1
turn-done = 完了しました。
# en: 3bdb
turn-you-rolled = ロール：{ $roll }
# en: a575
turn-play-stands = そのあとダイスが振られたので、ムーブはこのままです。

## 前の手番から

# en: d2f7
turn-since-yours = 前の手番から
# en: 6769
turn-nothing-since-yours = 前の手番から動きはありません
# en: ed48
turn-last = 直前の手番

## ムーブの組み立て

# en: d5d4
turn-build =
    { $is_own ->
        [yes] ### ロール：{ $roll }
       *[no] ### { $roll }のムーブを提案
    }
# en: 5668
turn-build-moved = ### { $roll }：{ $moves }
# en: 94a2
turn-build-complete =
    { $is_own ->
        [yes] ムーブが決まりました。確定しますか？
       *[no] ムーブが決まりました。提案しますか？
    }
# en: 6f44
turn-build-from = { $point }ポイントからどこへ？
# en: 0d2a
turn-build-from-bar = バーからどこへ？
# en: e80a
turn-build-next = 次の駒を選んでください。
# en: f0d1
turn-build-first = ムーブか、動かす駒を選んでください。
# en: 09f2
turn-build-more-plays = -# 全{ $plays }通りのうち{ $listed }通りを表示。ほかは駒を一つずつ選ぶか、`{ $command }` と入力してください。
# en: b376
turn-build-bar = バー
# en: 9fa5
turn-build-other-checker = 別の駒
# en: 1eba
turn-build-undo = 一つ戻す

## 自動指示

# en: c4a4
turn-orders-heading =
    { $is_match ->
        [yes] このマッチの自動指示
       *[no] このセッションの自動指示
    }
# en: ea59
turn-orders-once = このゲームで一度だけ：
# 「自動でロール」は、ダブルできるときもロールする二つの指示。
# en: 4448
turn-orders-rolling = 自動でロールは、キューブが自分の側に来ると終わります。選択の余地のないロールは、通知なしで自動で動かします。
# en: 3bab
turn-roll-for-me = 自動でロール
# en: 97c9
turn-rolling-stopped = キューブが自分のものになったので、自動でロールは終わりました。
# en: b1c4
turn-orders-hint = 自動指示は自分だけに見えます。実行前ならいつでもオフにできます。結果は記録に残ります。
# en: 9772
turn-orders-bearing-off = ベアオフでは、上げられるだけ駒を上げます。同じ数なら、多くのポイントに駒を残す、高く積まない、小さいポイントに寄せる、の順で選びます。
# en: a34c
turn-order =
    { $order ->
        [roll] ダブルできないときは自動でロール
        [forced] 強制ムーブは自動で動かす
        [bear-off] コンタクトがなくなったら自動でベアオフ
        [roll-game] このゲームでは、ダブルできても自動でロール
        [roll-table]
            { $is_match ->
                [yes] このマッチでは、ダブルできても自動でロール
               *[no] このセッションでは、ダブルできても自動でロール
            }
        [after-hit] ヒットのたびに改めて確認
        [double] 次の手番の最初にダブル
        [take] 次のダブルをテイク
       *[pass] 次のダブルをパス
    }
# en: 165c
turn-order-button =
    { $order ->
        [roll] ロール
        [forced] 強制ムーブ
        [bear-off] ベアオフ
        [roll-game] このゲームでロール
        [roll-table]
            { $is_match ->
                [yes] このマッチでロール
               *[no] このセッションでロール
            }
        [after-hit] ヒットで確認
        [double] 次にダブル
        [take] 次をテイク
       *[pass] 次をパス
    }
# en: 6fe3
turn-order-on = { $order }：**オン**
# en: cb87
turn-order-off = { $order }：オフ
# en: 2e4e
turn-order-settled = { $order }：**オン**（`/settings me`）
# en: 0d71
turn-order-between-games = この指示は次のゲームが始まってから出せます。
# en: da81
turn-order-cube-yours = キューブを持っている間は、毎回ロールの前に自分で決めます。この指示は、キューブを持っていないときに出してください。
# en: 071c
turn-order-turn-begun = もう手番です。自分でダブルかロールをしてください。この指示はロールのあとで出せます。
# en: fe7e
turn-order-doubled = ダブルされています。**テイク**か**パス**を押してください。この指示は次のダブルからです。

## メモ

# en: bb6a
turn-note = -# メモ：
# en: 8fec
turn-note-none = このテーブルのメモはありません。`/note text:` で書けます。自分だけに見えます。
# en: 69f6
turn-note-deleted = メモを消しました。
# en: ed5e
turn-note-hint = メモは自分だけに見えます：**自分の側**、**前の手番から**、ムーブを組み立てるところに出ます。
# en: 1199
turn-note-too-long = メモは{ $limit }文字までです。短くしてください。
# en: a64b
turn-live = { $moment }までゲームを追います。そのあとは、もう一度 **自分の側** を押してください。
# en: 930f
turn-live-over = その後の変化を見るには、もう一度 **自分の側** を押してください。
