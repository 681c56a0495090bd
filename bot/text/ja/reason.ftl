### ルール上できない理由と、代わりにできること。

## 共通

# en: 0b80
reason-not-now = 今はできません。
# en: 4243
reason-crawford = クロフォードゲームではダブルできません。
# en: b67c
reason-no-cube = このテーブルはキューブなしです。
# en: bc7d
reason-other-on-roll = 相手の手番です。ダブルは自分のロールの前にかけます。
# en: e6e4
reason-other-owns-cube = キューブは{ $who }が持っています。ダブルできるのは{ $who }だけです。
# en: c6f3
reason-dead-cube = デッドキューブです。シングル勝ちでマッチに勝てます。
# en: ccd9
reason-over-cap = このテーブルのキューブは{ $number }までです。
# en: 6a63
reason-no-beavers = このテーブルはビーバーなしです。
# en: 455a
reason-no-raccoons = このテーブルはラクーンなしです。
# en: 52e8
reason-cannot-lose = このゲームに負けることは、もうありません。

# $actions は「ロール、ダブル、またはリザイン」のような名詞の列。
# en: a858
reason-you-can = 今できること：{ $actions }。
# en: 0c94
reason-right-now = 今できること：{ $actions }。
# en: 1e41
reason-rolled = ロール済みです。できること：{ $actions }。
# en: 06d7
reason-action =
    { $action ->
        [roll] ロール
        [double] ダブル
        [play] ムーブ
        [take] テイク
        [pass] パス
        [beaver] ビーバー
        [raccoon] ラクーン
        [follow] キャプテンに合わせる
        [resign] リザイン
        [resign-gammon] ギャモン負けのリザイン
        [resign-backgammon] バックギャモン負けのリザイン
        [answer-resignation] リザインへの返事
        [take-back] ダブルの取り消し
        [no-double] ダブルしないと決める
        [hold] ロールを止める
        [release] ロールを許可
        [give-extra] エクストラキューブを出すか決める
        [keep-extras] エクストラキューブで続ける
        [retract] やはりパス
        [answer-for] 代理回答
        [seek-partner] パートナーの募集
        [play-alone] 一人で戦う
        [be-partner] パートナー募集への返事
        [start] ゲームの開始
        [agree-to-stake] ステイクスへの同意
        [answer-proposal] 提案への返事
       *[withdraw-proposal] 提案の取り下げ
    }

## 二人の対戦の手番

# en: 628a
reason-your-turn =
    { $task ->
        [play] 自分の手番です：{ $roll }のムーブ。
        [double] 自分の手番です：テイクかパス。
        [beaver] 自分の手番です：ビーバーへの返事。
        [raccoon] 自分の手番です：ラクーンへの返事。
        [single] 自分の手番です：リザイン（シングル）への返事。
        [gammon] 自分の手番です：リザイン（ギャモン）への返事。
        [backgammon] 自分の手番です：リザイン（バックギャモン）への返事。
        [double-or-roll] 自分の手番です：ダブルかロール。
        [redouble-or-roll] 自分の手番です：リダブルかロール。
       *[roll] 自分の手番です：ロール。
    }
# en: 2bae
reason-others-turn =
    { $task ->
        [play] { $player }さんの{ $roll }のムーブ待ちです。
        [double] { $player }さんのテイクかパス待ちです。
        [beaver] { $player }さんのビーバーへの返事待ちです。
        [raccoon] { $player }さんのラクーンへの返事待ちです。
        [single] { $player }さんのリザイン（シングル）への返事待ちです。
        [gammon] { $player }さんのリザイン（ギャモン）への返事待ちです。
        [backgammon] { $player }さんのリザイン（バックギャモン）への返事待ちです。
        [double-or-roll] { $player }さんのダブルかロール待ちです。
        [redouble-or-roll] { $player }さんのリダブルかロール待ちです。
       *[roll] { $player }さんのロール待ちです。
    }

## シュエットの手番

# en: 836a
reason-your-decision =
    { $need ->
        [double-or-roll] 自分の番です：ダブルかロール。
        [roll] 自分の番です：ロール。
        [hold] 自分の番です：ダブルするか、ロールを許可。
        [take-or-pass] 自分の番です：テイクかパス。
        [answer] 自分の番です：返事。
        [extra] 自分の番です：エクストラキューブを出すか決める。
        [keep-extras] 自分の番です：エクストラキューブで続けるか、やはりパス。
        [beaver-or-pass] 自分の番です：ビーバーかパス。
        [seek-partner] 自分の番です：パートナーを募るか、一人で戦うか。
        [be-partner] 自分の番です：パートナー募集への返事。
       *[move] 自分の番です：{ $roll }のムーブ。
    }
# $who は一人のことも何人かのこともあるので、さんを付けない。
# en: 36a7
reason-others-decision =
    { $need ->
        [double-or-roll] { $who }のダブルかロール待ちです。
        [roll] { $who }のロール待ちです。
        [hold] { $who }のダブルかロール許可待ちです。
        [take-or-pass] { $who }のテイクかパス待ちです。
        [answer] { $who }の返事待ちです。
        [extra] エクストラキューブを出すか、{ $who }の返事待ちです。
        [keep-extras] エクストラキューブで続けるか、{ $who }の返事待ちです。
        [beaver-or-pass] { $who }のビーバーかパス待ちです。
        [seek-partner] パートナーを募るか、{ $who }の返事待ちです。
        [be-partner] パートナーになるか、{ $who }の返事待ちです。
       *[move] { $who }の{ $roll }のムーブ待ちです。
    }
# en: 6577
reason-waits-for-crew = { $players }のダブルの判断待ちです。
# en: 8d0d
reason-waits-for-autopilot = 自動プレイを待っています。
# en: cfb2
reason-waits-for-host = 最初のゲームの開始待ちです：{ $host }さん。
# en: 2f11
reason-waits-for-next-game = 次のゲームの開始待ちです：{ $players }。

## シュエットのテーブルで

# en: 45f8
reason-closed = このシュエットは終わりました。`/chouette start` で新しく始められます。
# en: e969
reason-seated = もうこのテーブルに参加しています。
# en: 3459
reason-waiting = もう順番待ちの{ $number }番目です。やめるには `/chouette leave`。
# en: e96c
reason-away = 休み中です。`/chouette back` で復帰できます。
# en: fef5
reason-still-leaving = このゲームのあとで退席します。そのあとまた参加できます。
# en: 7aa2
reason-not-seated =
    { $has_button ->
        [yes] このシュエットに参加していません。**参加** を押すと参加できます。
       *[no] このシュエットに参加していません。`/chouette join` で参加できます。
    }
# en: aa58
reason-not-dealt-in = 次のゲームからの参加を待っています。やめるには `/chouette leave`。
# en: 6d4b
reason-no-game-yet = 休めるのは最初のゲームが始まってからです。席を空けるには `/chouette leave`。
# en: a822
reason-in-game = 第{ $number }ゲームの途中です。次のゲームは終わってからです。
# en: 968e
reason-no-game = ゲーム中にできます。
# en: 7980
reason-last-already = 最終ゲームはもう予告されています。取り消すには `/chouette last when:オフ`。
# en: 50a5
reason-not-last = 最終ゲームは予告されていません。`/chouette last` で予告できます。
# en: 3322
reason-too-few = ゲームには2人必要です。あと{ $missing }人、`/chouette join` で参加してください。
# en: 3ab5
reason-too-few-at-first = 最初のゲームには3人必要です。あと{ $missing }人、`/chouette join` で参加してください。
# en: ccef
reason-host-only = それができるのは主催者だけです。{ $host }さんに頼んでください。
# en: 33c2
reason-host-already = 自分が主催者です。ほかの人を選んでください。
# en: 8e4f
reason-never-host = { $player }さんは主催者になれません。ここで遊んでいる人を選んでください。
# en: d66c
reason-not-closed = シュエットはまだ続いています。
# en: 706b
reason-machine-seated = ボットはもう参加しています。レベルを変えるには、先に外してください。
# en: 4f56
reason-machine-gone = ボットは参加していないか、このゲームのあとで外れます。
# en: bb74
reason-one-starts = ゲームを始められるのは{ $player }さんだけです。
# en: 3cca
reason-host-or-box-starts = ゲームを始められるのは{ $box }さん（ボックス）か{ $host }さん（主催者）だけです。
# en: 823a
reason-too-small = { $number }人が席に着いています。`max_players` は{ $number }以上にしてください。
# en: 8cf3
reason-box-only = パートナーのことを決めるのは{ $box }さん（ボックス）だけです。
# en: 1c09
reason-not-in-line = ボックスのパートナーを頼まれるのは、順番に入っている人だけです。

## シュエットのゲームで動くのは誰か

# en: d736
reason-has-left = 退席しています。このゲームが終わるまでほかの人が代わり、そのあとまた参加できます。
# en: e7e4
reason-is-away = 休み中です。このゲームはほかの人が代わります。戻るには `/chouette back`。
# en: 543d
reason-is-returning = 復帰しましたが、このゲームはほかの人が代わります。次のゲームから加わります。
# en: c55f
reason-was-silent = 時間切れでした。このゲームはほかの人が代わります。次のゲームから加わります。
# en: 9205
reason-shares-result = このゲームでは{ $box }さんのパートナーです。決めるのは{ $box }さんです。
# en: d1af
reason-not-in-game = このゲームには加わっていません。空きがあれば次のゲームから加わります。
# en: d6ff
reason-out-of-game = このゲームの勝負は終わりました。次のゲームからまた加わります。
# en: edb2
reason-mover =
    { $side ->
        [white] ボックスのロールとムーブは{ $player }さんです。
       *[black] チームのロールとムーブは{ $player }さんです。
    }
# en: 8e62
reason-autopilot-moves =
    { $side ->
        [white] ボックスのロールとムーブは自動プレイです。
       *[black] チームのロールとムーブは自動プレイです。
    }
# en: c621
reason-no-proxy = 返事ができるのは自分の分と、`/chouette proxy` で代理を頼まれた分だけです。
# en: f63f
reason-box-has-no-proxy = ボックスに代理はありません。休むには `/chouette away`。
# en: 03d9
reason-no-proxy-named = まだ代理がいません。`/chouette proxy` で決められます。
# en: d2bb
reason-own-proxy = 自分の返事は自分でできます。代理にはほかの人を選んでください。
# en: e026
reason-proxy-already = { $player }さんはもう代理です。
# en: 6272
reason-never-proxy = { $player }さんは代理になれません。今いる人で、ボックス側でない人を選んでください。

## シュエットのダブルと返事

# en: 29fa
reason-not-your-cube = ダブルできるのは自分のキューブだけです。
# en: 4cbe
reason-anothers-cube = それは{ $owner }さんのキューブです。自分のキューブでダブルしてください。
# en: 4cd8
reason-other-side-owns-cube = キューブは相手側が持っています。ダブルできるのは相手側だけです。
# en: 5df5
reason-captain-doubles = 共有キューブなので、ダブルできるのはキャプテン（{ $captain }さん）だけです。
# en: ccca
reason-not-doubled = そのキューブではダブルしていません。
# en: 03a7
reason-doubled-already = そのキューブではもうダブルしています。
# en: 8747
reason-roll-asked-for = まもなくロールされるので、ダブルはもう変えられません。
# en: d7fc
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [1] ビーバーしました。{ $who }さんの返事待ちです。
               *[other] ビーバーしました。ほかの人の返事待ちです。
            }
        [raccoon]
            { $count ->
                [1] ラクーンしました。{ $who }さんの返事待ちです。
               *[other] ラクーンしました。ほかの人の返事待ちです。
            }
       *[double]
            { $count ->
                [1] ダブルしました。{ $who }さんの返事待ちです。
               *[other] ダブルしました。ほかの人の返事待ちです。
            }
    }
# en: b428
reason-captain-follows = 自分がキャプテンです。返事を自分で選んでください。
# en: 2d82
reason-answer-shown = 返事はもう公開され、変えられません。
# en: fbed
reason-captain-last = このテーブルではキャプテンの返事は最後です。ほかの全員のあとでどうぞ。
# en: 8aa0
reason-captain-first = このテーブルではキャプテンの返事が先です。{ $captain }さんのあとでどうぞ。
# en: 1428
reason-double-rule =
    { $rule ->
        [must-include-captain] このテーブルでは、ボックスのダブルにはキャプテンを含めます。{ $captain }さんを加えるか、ダブルを取り消してください。
       *[all] このテーブルでは、ボックスはダブルできるキューブすべてか、なしです。残りも加えるか、ダブルを取り消してください。
    }
# en: 7cf5
reason-take-rule =
    { $rule ->
        [half-of-initial] このテーブルでは、チーム全員の最初のダブルに対し、ボックスは半分以上をテイクするか、すべてパスです。まとめて返事をしてください。
        [must-take-captain] このテーブルでは、ボックスがテイクするならキャプテンのキューブも必要です。まとめて返事をしてください。
       *[all-or-none] このテーブルでは、ボックスは一度に出されたキューブをすべてテイクするか、すべてパスです。まとめて返事をしてください。
    }

## セトルメントと負けの申し出

# en: eca2
reason-bet-over = その勝負は終わりました。続いている勝負を選んでください。
# en: 71a4
reason-no-bet-left = 自分の勝負は終わりました。続いている勝負のセトルメントやリザインができるのは、当事者だけです：{ $who }。
# en: 190a
reason-anothers-bet = その勝負のセトルメントやリザインができるのは、当事者だけです：{ $who }。
# en: 80a0
reason-offer-open = そのキューブはダブル中です。返事のあとでセトルメントできます。
# en: 5b90
reason-no-settlements = このテーブルはセトルメントなしです。負けを申し出るには `/chouette concede`。
# en: 2998
reason-too-many-points = 点数を減らしてください。上限はキューブの3倍です。
# en: e360
reason-too-many-points-here = 点数は{ $number }点（キューブの3倍）までです。
# en: a18f
reason-nobody-answers =
    { $kind ->
        [gammon] { $player }さんの代わりに返事をする人がいません。申し出られるのは最大のギャモン負けだけです。
        [backgammon] { $player }さんの代わりに返事をする人がいません。申し出られるのは最大のバックギャモン負けだけです。
       *[single] { $player }さんの代わりに返事をする人がいません。申し出られるのは最大のシングル負けだけです。
    }
# en: 081c
reason-nobody-answers-now = { $player }さんの代わりに返事をする人がいません。プレイを続けてください。
# en: a580
reason-nothing-proposed = ここではその負けを申し出られません。`/chouette concede` で別の負けを選んでください。
# en: 7068
reason-no-proposal-left = その提案はもう返事が済んだか、取り下げられました。
# en: db78
reason-answered-by-other = 自分の提案です。返事ができるのは{ $player }さん、取り下げられるのは自分です。
# en: 3534
reason-proposed-by-you = その勝負には自分の提案がまだ残っています。先に取り下げてください。
# en: d485
reason-proposed-to-you = その勝負には{ $player }さんの提案が来ています。先に返事をしてください。
# en: 0b17
reason-no-bet-with = { $player }さんとの勝負はもうありません。続いている相手：{ $players }。
# en: b836
reason-no-bet-with-anybody = 今は続いている勝負がありません。
