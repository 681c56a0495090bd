### 自分の席：シュエットの一人だけが読むもの。名前が一人ならさんを付け、何人か並ぶところでは付けない。

## 自分の状態

# en: 251b
seat-closed = 収支は `/chouette ledger` で見られます。
# en: f77a
seat-leaving = このゲームのあとで退席します。それまではほかの人が代わります。
# en: eaa8
seat-returning = 復帰しました。次のゲームから加わります。それまではほかの人が代わります。
# en: b6df
seat-away = 休み中です。戻るまではほかの人が代わります。
# en: d71d
seat-dealt-in = 次のゲームから加わります。
# en: 2b90
seat-on-waiting-list = 順番待ちの{ $place }番目です。
# en: 68e5
seat-next-box = 次のゲームのボックスです。
# en: 6915
seat-next-captain = 次のゲームのキャプテンです。
# en: db3a
seat-in-line = 順番は{ $place }番目です。
# en: d4ae
seat-at-table = 参加中です。
# en: 570f
seat-captain = キャプテンです。
# en: 6561
seat-acting-captain = キャプテン代行です。
# en: 512e
seat-crew = メンバーです。順番は{ $place }番目です。
# en: 8be2
seat-out = このゲームの勝負は決まりました。順番は{ $place }番目です。
# en: 802f
seat-box-won = ボックスを勝ち取りました。次のゲームからボックスです。
# en: 7223
seat-score = 収支：{ $points }（{ $players }人中{ $place }位）。
# en: 10ba
seat-score-tied = 収支：{ $points }（{ $players }人中{ $place }位タイ）。
# en: 8142
seat-box = ボックスです。
# en: df20
seat-plays-for-you = { $player }さんが代行しています。点数は自分のものです。
# en: b0e1
seat-autopilot-plays = 自動プレイが代行しています。点数は自分のものです。
# en: 4edd
seat-substitute = { $box }さんの代行です。点数は{ $box }さんのものです。
# en: bad2
seat-partner = ボックスのパートナーです。勝ち負けの半分が自分のものになります。
# en: 5fd4
seat-proxy-of-yours = { $player }さんが代理で返事ができます。
# en: 539e
seat-proxy-for = { $member }さんの代理で返事ができます。
# en: 92b7
seat-willing = ボックスがいなくなったら代行します。

## 自分の勝負

# en: daff
seat-bet =
    { $lies ->
        [to-you] { $other }さんとの勝負：キューブ{ $value }を提示されています。
        [by-you] { $other }さんとの勝負：キューブ{ $value }を提示しています。
        [centred] { $other }さんとの勝負：キューブ{ $value }、センター。
        [yours] { $other }さんとの勝負：キューブ{ $value }、自分が所有。
       *[theirs] { $other }さんとの勝負：キューブ{ $value }、{ $other }さんが所有。
    }
# en: ae35
seat-bet-over = { $other }さんとの勝負は終わりました：{ $points }。
# en: cd84
seat-extra =
    { $lies ->
        [to-you] { $other }さんとのエクストラ：キューブ{ $value }を提示されています。
        [by-you] { $other }さんとのエクストラ：キューブ{ $value }を提示しています。
        [centred] { $other }さんとのエクストラ：キューブ{ $value }、センター。
        [yours] { $other }さんとのエクストラ：キューブ{ $value }、自分が所有。
       *[theirs] { $other }さんとのエクストラ：キューブ{ $value }、{ $other }さんが所有。
    }
# en: ad45
seat-extra-over = { $other }さんとのエクストラは終わりました：{ $points }。
# en: d715
seat-bet-of-box =
    { $lies ->
        [to-you] { $members }：キューブ{ $value }を提示されています。
        [by-you] { $members }：キューブ{ $value }を提示しています。
        [centred] { $members }：キューブ{ $value }、センター。
        [yours] { $members }：キューブ{ $value }、自分が所有。
       *[theirs] { $members }：キューブ{ $value }、相手が所有。
    }

# en: db35
seat-gammon =
    { $case ->
        [all-taken] ダブルがすべてテイクされると、勝ち負けは合計でギャモン{ $gammon }点、バックギャモン{ $backgammon }点です。
        [all] 勝ち負けは合計でギャモン{ $gammon }点、バックギャモン{ $backgammon }点です。
        [taken] ダブルがテイクされると、勝ち負けはギャモン{ $gammon }点、バックギャモン{ $backgammon }点です。
       *[plain] 勝ち負けはギャモン{ $gammon }点、バックギャモン{ $backgammon }点です。
    }
# en: 508d
seat-gammon-single =
    { $is_all ->
        [yes] キューブが動くまでは、ギャモンも合計{ $gammon }点、シングルと同じです（ジャコビー）。
       *[no] キューブが動くまでは、ギャモンも{ $gammon }点、シングルと同じです（ジャコビー）。
    }

## まだ相手に見えないダブル

# en: ace6
seat-may-double = { $player }さんのロールまでダブルできます。
# ロールが押され、まだメンバーの判断を待っているとき。
# en: c9ed
seat-may-double-waiting = ロールまでダブルできます。
# en: 13de
seat-double-of-box = ロールのときにダブルします：{ $members }。
# en: fd1b
seat-double-of-extra = ボックスのロールのときにダブルします。それまでは取り消せます。
# en: 3666
seat-double-to-send = **ロール**を押すとダブルします。それまでは取り消せます。
# en: 932d
seat-double = キャプテンのロールのときにダブルします。それまでは取り消せます。
# ロールが押され、まだメンバーの判断を待っているとき。
# en: b1bf
seat-double-waiting = ロール待ちが終わるとダブルします。それまでは取り消せます。
# en: d08d
seat-no-double = この手番はダブルしません。自分だけに見え、ロールまではまだダブルできます。**今後は待たない**を押すと、ロールは自分を待たなくなります。**自動指示**で変えるまで、以後のゲームでも待ちません。
# en: d398
seat-others-double = ダブルする人：{ $members }。ボックスにはまだ見えません。

## ダブル、ビーバー、ラクーンへの返事

# en: 36ac
seat-answer =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] 受ける
               *[no] テイク
            }
        [drop]
            { $is_raised ->
                [yes] 拒否
               *[no] パス
            }
        [beaver] ビーバー
        [raccoon] ラクーン
       *[follow] キャプテンに合わせる
    }
# en: 648f
seat-answer-at =
    { $answer ->
        [beaver] { $value }にビーバー
        [raccoon] { $value }にラクーン
       *[take]
            { $is_raised ->
                [yes] { $value }で受ける
               *[no] { $value }でテイク
            }
    }
# en: f16d
seat-answer-of = { $who }：{ $answer }

# en: 2cab
seat-your-answer = 自分の返事：**{ $answer }**。
# キャプテンに合わせようとする人へ。
# en: 6edc
seat-follow-passes = キャプテンの{ $captain }さんはダブルされていません。キャプテンに合わせるとパスになります。
# en: 801f
seat-your-answer-to = { $members }への返事：**{ $answer }**。
# en: 34fb
seat-your-answer-for = { $member }さんの分の返事：**{ $answer }**。
# en: f1d9
seat-instruction-answers = 全員のあとに自動指示で返事をします：**{ $answer }**。自分だけに見え、まだ自分でも返事ができます。
# en: ff8c
seat-your-extra =
    { $is_yes ->
        [yes] 自分の返事：**エクストラキューブを出す**。
       *[no] 自分の返事：**エクストラキューブを出さない**。
    }
# en: dad9
seat-sealed-answer = 自分だけに見えます。全員の返事がそろうか時間切れになるまでは変えられます。
# en: 239b
seat-partner-reply =
    { $is_yes ->
        [yes] パートナーに名乗り出ました。自分だけに見え、パートナーが決まるまでは変えられます。
       *[no] パートナーを断りました。自分だけに見え、パートナーが決まるまでは変えられます。
    }

## 自動指示

# en: 0bef
seat-instruction =
    { $instruction ->
        [hold] 毎回ロール前に確認
        [no-double] 自分のダブルを待たない
        [double-with-captain] キャプテンがダブルしたらダブル
        [take] ダブルされたらテイク
       *[follow] キャプテンに合わせて返事（キャプテンがダブルされなければパス）
    }
# en: 97b6
seat-instructed = このゲームの自動指示：{ $instruction }。自分だけに見えます。
# en: 8f4d
seat-instructed-lasting = このゲームと以後のゲームの自動指示：{ $instruction }。自分だけに見えます。
# en: 9bed
seat-instructed-hold = このゲームの自動指示：{ $instruction }。ロールが止まり、盤面に名前が出ます。

## 返事を待つ提案

# en: 3ce4
seat-proposal-to-withdraw = { $proposal }。次のロールまで取り下げられます。
# en: 86dc
seat-proposal-to-answer = { $proposal }。次のロールまで承諾するか断れます。
# en: 66cd
seat-proposal-to-other = { $proposal }。次のロールまで{ $player }さんが承諾するか断れます。

## ページ

# en: 5216
seat-page =
    { $page ->
        [orders] 自動指示
        [proxy] 代理
        [settle] セトルメント
        [concede] リザイン
        [away] 休む
        [close] シュエットを終了
       *[leave] 退席
    }
# en: 16fa
seat-orders-hint = このゲームだけの指示です。ただし**待たない**は、オフにするまで続きます。指示は自分だけに見えますが、**ロール前に確認**だけは盤面に名前が出ます。押すと切り替わります。
# en: 1423
seat-order =
    { $is_on ->
        [yes] { $instruction }：**オン**
       *[no] { $instruction }：オフ
    }
# en: bbbe
seat-switch =
    { $instruction ->
        [hold]
            { $is_on ->
                [yes] ロール前に確認：オン
               *[no] ロール前に確認：オフ
            }
        [no-double]
            { $is_on ->
                [yes] 待たない：オン
               *[no] 待たない：オフ
            }
        [double-with-captain]
            { $is_on ->
                [yes] 一緒にダブル：オン
               *[no] 一緒にダブル：オフ
            }
        [take]
            { $is_on ->
                [yes] テイク：オン
               *[no] テイク：オフ
            }
       *[follow]
            { $is_on ->
                [yes] キャプテンに合わせる：オン
               *[no] キャプテンに合わせる：オフ
            }
    }

## 質問

# en: bd1c
seat-proxy-question = 誰に代理で返事をしてもらいますか？
# en: dc72
seat-no-proxy = 代理なし
# en: c901
seat-close-question = 今シュエットを終えますか？ 最終結果を投稿します。
# en: bd74
seat-leave-question =
    { $leaves ->
        [bets] このシュエットから退席しますか？ 残っている勝負はほかの人が最後まで代行し、点数は収支表に残ります。
        [points] このシュエットから退席しますか？ 点数は収支表に残ります。
       *[nothing] このシュエットから退席しますか？
    }
# en: 3f4f
seat-away-question = 休みますか？
# en: c207
seat-away-member =
    { $absent ->
        [follow-captain] このゲームは代理が返事をします。代理がいなければキャプテンに合わせ、キャプテンがダブルされなければパスになります。
       *[drop] このゲームは代理が返事をします。代理がいなければ、ダブルされるとパスになります。
    }
# en: bd93
seat-away-forfeit = 代行する人がいません。残っている勝負はすべてシングルの不戦敗になります。
# en: e31c
seat-away-substitute = このゲームは{ $player }さんが代行します。点数は自分のものです。
# en: e29b
seat-away-autopilot = このゲームは自動プレイか、名乗り出た人が代行します。点数は自分のものです。
# en: 1b00
seat-sit-out = 戻ると順番の最後尾からです。
# en: e782
seat-sit-out-in-game = このゲーム中に戻れば順番はそのままです。そのあとは最後尾からです。

## セトルメントと負けの申し出

# en: c66f
seat-settle-to-you =
    { $count ->
        [1] 提案：**{ $others }から{ $points }点受け取り**、勝負を終える。
       *[other] 提案：**{ $others }から{ $points }点ずつ受け取り**、勝負を終える。
    }
# en: 9a57
seat-settle-from-you =
    { $count ->
        [1] 提案：**{ $others }に{ $points }点支払い**、勝負を終える。
       *[other] 提案：**{ $others }に{ $points }点ずつ支払い**、勝負を終える。
    }
# en: 29f0
seat-settle-even = { $others }への提案：**支払いなし**で勝負を終える。
# en: 55fd
seat-settle-most = 上限{ $most }点。
# en: da52
seat-settle-most-each = 上限は各{ $most }点。
# en: 9024
seat-leave-out = 名前を押すと外れます。
# en: 425c
seat-propose = 提案する
# en: a260
seat-concede-question = どの負けを申し出ますか？ 相手：{ $others }。最大の負けでなければ、相手は断れます。
# 最大の負けを申し出るとき。
# en: 1301
seat-concede-maximum = { $others }に負けを申し出ますか？ 最大の負けなので、すぐに成立します。
# en: 84d9
seat-concede-for-team = キャプテンなので、チーム全体の負けを申し出ます。
# en: 7faa
seat-loss-in-all =
    { $kind ->
        [gammon] ギャモン負け (計 −{ $points })
        [backgammon] バックギャモン負け (計 −{ $points })
       *[single] シングル負け (計 −{ $points })
    }
# 一度もダブルされていないキューブでは、ジャコビーでギャモンもシングル。
# en: 1ee0
seat-loss-where-it-counts =
    { $kind ->
        [gammon] 有効な分はギャモン負け (計 −{ $points })
       *[backgammon] 有効な分はバックギャモン負け (計 −{ $points })
    }
# en: 351f
seat-among =
    { $is_in ->
        [yes] { $other }：含める
       *[no] { $other }：含めない
    }
# en: c730
seat-among-for =
    { $is_in ->
        [yes] { $member } vs { $other }：含める
       *[no] { $member } vs { $other }：含めない
    }

## ボタン

# en: 481c
seat-back = 戻る
# en: 2653
seat-role =
    { $role ->
        [come-back] 復帰
        [volunteer] 代行に名乗り出る
        [stand-down] 代行をやめる
        [last-game] 最終ゲームを予告
        [no-last-game] 予告を取り消す
       *[join] 参加
    }
# en: db6e
seat-double-back = ダブルを取り消す
# en: 76c1
seat-never-double = 今後は待たない
# en: eae7
seat-answer-cubes = キューブ{ $cubes }個に返事
# en: 8b79
seat-last-word-for =
    { $is_kept ->
        [yes] { $member }：エクストラで続行
       *[no] { $member }：やはりパス
    }
# en: 3dbd
seat-on-proposal =
    { $verb ->
        [refuse] 提案を断る：{ $other }
        [withdraw] 提案を取り下げる：{ $other }
       *[accept] 提案を承諾：{ $other }
    }
# en: 0bee
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member } vs { $other }：断る
        [withdraw] { $member } vs { $other }：取り下げる
       *[accept] { $member } vs { $other }：承諾
    }

## 複数のキューブを一度に

# en: ee56
seat-cubes-to-answer = キューブ{ $cubes }個に返事をしてください。
# en: 97ef
seat-whom-to-double = 誰にダブルしますか？
# en: fb7e
seat-choose = 名前を押して選び、**確定**を押してください。
# en: 1ff8
seat-nobody-chosen = 誰も選ばれていません。名前を押してから**確定**、または盤面の**ロール**を押してください。
# en: 18c1
seat-confirm = 確定
# en: d4c0
seat-all = 全員
# en: 60e2
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }：{ $value }へダブル
       *[no] { $who }：ダブルしない
    }
# en: 9696
seat-choose-for-all =
    { $answer ->
        [take] すべてテイク
        [drop] すべてパス
       *[double] すべてダブル
    }
