### シュエットの状況。名前は並んだり「自動プレイ」になったりするので、さんを付けない。

## 人

# en: 86df
chouette-somebody = あるプレイヤー
# en: 55c5
chouette-nobody = なし
# en: 0d17
chouette-autopilot = 自動プレイ
# en: 9e28
chouette-autopilot-known =
    { $autopilot ->
        [advanced] 上級の自動プレイ
       *[plain] 簡単な自動プレイ
    }
# en: 28b7
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player }（自動プレイ・上級）
       *[plain] { $player }（簡単な自動プレイ）
    }
# en: 0494
chouette-acts-for = { $player }（{ $of }の代行）
# en: 4a93
chouette-side =
    { $side ->
        [white] ボックス
       *[black] チーム
    }

## 題

# en: 93d7
chouette-over = シュエットは終わりました
# en: fb41
chouette-title = { $box }（ボックス）対{ $captain }のチーム
# en: edf7
chouette-title-heads-up = { $players }、一対一
# en: cf18
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] ゲームは引き分け、{ $box }がボックスを継続
               *[no] ゲームは引き分け、次のボックスは{ $box }
            }
        [team]
            { $is_kept ->
                [yes] チームの{ $points }点勝ち、{ $box }がボックスを継続
               *[no] チームの{ $points }点勝ち、次のボックスは{ $box }
            }
        [member]
            { $is_kept ->
                [yes] { $who }の{ $points }点勝ち、{ $box }がボックスを継続
               *[no] { $who }の{ $points }点勝ち、次のボックスに
            }
       *[box]
            { $is_kept ->
                [yes] { $who }の{ $points }点勝ち、ボックスを継続
               *[no] { $who }の{ $points }点勝ち、次のボックスは{ $box }
            }
    }
# 次のゲームに残る人がいないとき。
# en: 3440
chouette-title-won =
    { $winner ->
        [nobody] ゲームは引き分け
        [team] チームの{ $points }点勝ち
       *[other] { $who }の{ $points }点勝ち
    }
# en: f2dd
chouette-of-numbered = { $host }のシュエット（#{ $number }）
# en: 753a
chouette-stake = ステイクス{ $stake }
# en: 1a61
chouette-players = { $players }人
# en: 89e5
chouette-host-is = 主催者：{ $host }
# en: 2956
chouette-moved-here = { $host }さんのシュエットはここで続きます。

## ゲームの前、間、あと

# en: 6791
chouette-lobby = 参加者を募集中です。あと{ $missing }人で始められます（主催者：{ $host }）。
# en: 8095
chouette-lobby-enough = { $host }さんが始められます。ほかの人もまだ参加できます。
# en: fb34
chouette-lobby-full = { $host }さんが始められます。これから参加する人は順番待ちです。
# en: f43f
chouette-between = 第{ $number }ゲームの開始待ち：{ $starters }。
# en: f63b
chouette-between-timed = 第{ $number }ゲームの開始待ち：{ $starters }。自動開始は{ $moment }です。
# en: da95
chouette-rests = シュエットを続けられるようになるまで、時間は進みません。
# ボットが入っているとき。$host はメンション。
# en: 5656
chouette-waits-for-start = 次のゲームは開始待ちです。初期配置が、対戦中のゲームに似すぎています。始められるようになれば自動的に始まります。{ $host } さんは `/chouette settings` で別の配置を選ぶか、ボットを外せます。
# en: 4020
chouette-closed = シュエットは{ $games }ゲームで終わりました。
# en: 73cc
chouette-may-reopen = { $host }さんは{ $moment }まで再開できます。

## 誰を待っているか

# $task は名詞：「3-1のムーブ」「テイクかパス」。画像では名前のあとだけを書くので、「名前＋半角空白」で始める。
# en: 7813
chouette-call = { $who } { $task }待ち
# en: c7a6
chouette-call-partner = { $who }：ボックスと組む人は？
# en: 87dd
chouette-call-proposal = { $who }：{ $proposal }
# en: d69c
chouette-call-proposal-for = { $who }（{ $other }の分）：{ $proposal }
# en: 5fd8
chouette-call-proposals =
    { $offer ->
        [single] { $player }がシングル負けを申し出（支払い先：{ $shares }）
        [gammon] { $player }がギャモン負けを申し出（支払い先：{ $shares }）
        [backgammon] { $player }がバックギャモン負けを申し出（支払い先：{ $shares }）
        [pays] { $player }がセトルメントを提案（支払い先：{ $shares }）
        [asks] { $player }がセトルメントを提案（各自が払う：{ $shares }）
       *[even] { $player }が支払いなしのセトルメントを提案（{ $shares }）
    }
# en: 908e
chouette-call-pays = { $member } { $points }

# en: d23f
chouette-task-play = { $roll }のムーブ
# en: ef3b
chouette-task-play-later = ムーブ
# en: e057
chouette-task-roll = ロール
# en: 504c
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] リダブルかロール
       *[no] ダブルかロール
    }
# en: 7e7a
chouette-task-hold = ダブルかロール許可
# en: d20b
chouette-task-take-or-pass =
    { $cubes ->
        [1] テイクかパス
       *[other] キューブ{ $cubes }個のテイクかパス
    }
# en: f421
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [1] ラクーンへの返事
               *[other] ラクーン{ $count }個への返事
            }
       *[beaver]
            { $count ->
                [1] ビーバーへの返事
               *[other] ビーバー{ $count }個への返事
            }
    }
# en: 1088
chouette-task-answer-cubes = キューブ{ $cubes }個への返事
# en: 9f2e
chouette-task-answer = 返事
# en: 3e29
chouette-task-seek-partner = パートナー募集か一人かの判断
# en: 482e
chouette-task-be-partner = パートナー募集への返事
# en: 0442
chouette-task-extra = エクストラキューブの判断
# en: ac4e
chouette-task-keep-extras = エクストラで続行かパスの判断
# en: 3707
chouette-task-beaver-or-pass = ビーバーかパス
# en: 5bec
chouette-task-also-for = { $others }の分も含む{ $task }
# en: 3d1e
chouette-task-for = { $others }の分の{ $task }

## そのほか

# en: 1346
chouette-answers-in = { $answers }人が返事済み。全員そろうまで非公開です。
# en: 9885
chouette-lone-taker =
    { $rule ->
        [must-drop] 単独テイクはパスになります。
        [must-beaver] 単独テイクの場合はビーバーかパスになります。
       *[extras] 単独テイクには、パスした人がエクストラキューブを渡せます。
    }
# en: 368e
chouette-roll-asked = { $player }さんはロールの準備ができています。
# en: cc2a
chouette-may-double = { $captain }のロールまでダブルできる人：{ $members }。
# en: 66a3
chouette-may-double-timed = { $captain }のロール（遅くとも{ $moment }）までダブルできる人：{ $members }。
# en: d726
chouette-may-double-rolling = ロールまでダブルできる人：{ $members }。
# en: 3863
chouette-may-double-grace = ダブルできる人：{ $members }。ロールはその判断を待ちます（遅くとも{ $moment }まで）。
# ほかに、ロールをもっと長く止めた人がいるとき。
# en: b586
chouette-may-double-too = ほかにダブルできる人：{ $members }。ロールはその判断を待ちます（遅くとも{ $moment }まで）。
# en: 14ac
chouette-how-to-wait = **ロールを止める**を押すと時間が増えます。**自分の席**の**ロール前に確認**なら毎手番です。
# en: 909c
chouette-roll-remembered = { $captain }はロールの準備完了です。メンバーが決めるか、{ $moment }になるとロールします。
# en: 4aac
chouette-roll-remembered-untimed = { $captain }はロールの準備完了です。メンバーが決めるとロールします。
# en: 4afb
chouette-box-won = { $player }さんがボックスを勝ち取り、次のゲームから務めます。
# en: 8d92
chouette-stand-in =
    { $absence ->
        [left] { $box }さんは退席したので、{ $player }が代行します。点数は{ $box }さんのものです。
        [returning] { $box }さんは次のゲームから戻るので、{ $player }が代行します。点数は{ $box }さんのものです。
        [away] { $box }さんは休み中なので、{ $player }が代行します。点数は{ $box }さんのものです。
       *[silent] { $box }さんは応答がないので、{ $player }が代行します。点数は{ $box }さんのものです。
    }
# en: 3539
chouette-stand-in-for-team = チーム全員がいないので、{ $player }が代行します。

## 役割

# en: ad90
chouette-at-table = 参加者：{ $members }
# en: 7a34
chouette-host = { $player }（主催者）
# en: c46c
chouette-box = ボックス：{ $box }
# en: 1d26
chouette-box-with-partner = ボックス：{ $box }（パートナー：{ $partner }）
# en: 5f5a
chouette-box-played-by = { $player }が代行
# en: 8104
chouette-box-on-autopilot = 自動プレイが代行
# en: cbd7
chouette-captain = キャプテン：{ $captain }
# en: 4b43
chouette-captain-acting = キャプテン：{ $captain }（代行）
# en: e218
chouette-moves-this-turn = この手番は{ $player }がムーブ
# en: d3f8
chouette-autopilot-moves = 自動プレイがムーブ
# en: 040b
chouette-crew = メンバー：{ $members }
# en: f5cd
chouette-absent =
    { $absence ->
        [left] { $player }（退席）
        [returning] { $player }（次から復帰）
        [away] { $player }（休み）
       *[silent] { $player }（応答なし）
    }
# en: 8da0
chouette-out = 勝負を終えた人：{ $members }
# en: 0f82
chouette-line-captain-first = 順番（キャプテンから）：{ $members }
# en: 93f9
chouette-line = 順番：{ $members }
# en: 171c
chouette-line-captain = { $player }（キャプテン）
# en: 30fd
chouette-waiting-list = 順番待ち：{ $members }
# en: d79f
chouette-away = 休み：{ $members }
