### 時間：一手の時間、通知オフの時間、週末、休暇

# en: 5bd3
clock-hours = { $hours }時間
# en: 8ed9
clock-days = { $days }日

## 短い説明（「 · 」で並ぶ）

# en: 38d0
clock-none = クロックなし
# en: a44a
clock-turn = 一手{ $time }
# en: 743c
clock-reserve = 持ち時間{ $reserve }
# en: 28f8
clock-weekends = 週末は停止
# en: 70cb
clock-when-out =
    { $when_out ->
        [claimed] 時間切れなら自動的に負け
        [autopilot] 時間切れなら自動プレイ
       *[opponent-decides] 時間切れなら相手が決める
    }
# en: 4204
clock-line = クロック：{ $control }
# en: 1c28
clock-change = クロック：{ $before } → { $after }

## ルール一覧

# en: bdf8
clock-rule = **クロック**：それぞれ一手{ $time }です。
# en: a9a9
clock-rule-reserve = ほかに全体で使える持ち時間が{ $reserve }あります。
# en: e6fb
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] それぞれの週末と休暇にはクロックが止まります。
       *[no] それぞれの休暇にはクロックが止まります。
    }
# en: ca60
clock-rule-when-out =
    { $when_out ->
        [claimed] 時間切れになると、自動的にゲームの負けです。
        [autopilot] 時間切れになると、本人が戻らないかぎり、自動プレイがゲームを最後まで進めます。
       *[opponent-decides] 時間切れになると、相手は勝ちを請求するか、自動プレイで進めるか、待つことができます。
    }
# en: a629
clock-rule-loss = **時間切れ負け**：返事のないダブルはパス、返事のないリザインは承諾になります。それ以外は今のキューブでシングル負け、もう防げない形ならギャモンかバックギャモン負けです。2ゲーム続けて時間切れ負けになると、マッチの負けです。

## 時間切れ

# en: 540a
clock-won = { $winner }さんの時間切れ勝ち：{ $loser }さんが手を進めませんでした。
# en: bc10
clock-waited = 待つことにしました。相手が手を進めるまでは、**勝ちを請求**を押すか `/clock claim` でいつでも請求できます。

## 休暇

# en: c60d
clock-vacations = ### 自分の休暇
# en: f9a7
clock-vacations-none = 休暇の予定はありません。
# en: 637e
clock-vacations-left = -# { $year }年の休暇の残り：{ $allowance }日中{ $left }日。休暇中はクロックが止まります。
# en: 5b63
clock-vacations-hint = -# `/vacation set` で休暇をとり、`/vacation end` で終えます。
# en: c922
clock-vacation-set = 休暇を設定しました：{ $days }。その間、すべてのクロックが止まります。{ $year }年の残り：{ $left }日。
# en: 775c
clock-vacation-cancelled = 休暇を取り消しました：{ $days }。
# en: 0e4c
clock-vacation-ended = 休暇は今日までです。クロックは深夜0時からまた動きます。

## 設定に出る行

# en: ec1a
clock-calendar = -# 対戦できる時間
# en: a598
clock-zone = タイムゾーン：**{ $zone }**
# en: 6df6
clock-zone-usual = タイムゾーン：**{ $zone }（自分で選ぶまで）**
# en: bf77
clock-quiet = 通知オフの時間：**{ $begin }〜{ $end }**
# en: b3ac
clock-quiet-none = 通知オフの時間：**なし**
# en: d5bb
clock-weekend = 週末：**{ $weekdays }**
# en: 8c5f
clock-weekend-none = 週末：**なし**
# en: 1de8
clock-weekday =
    { $day ->
        [monday] 月曜
        [tuesday] 火曜
        [wednesday] 水曜
        [thursday] 木曜
        [friday] 金曜
        [saturday] 土曜
       *[sunday] 日曜
    }

## エラー

# en: ce73
clock-wrong-hours =
    { $fault ->
        [hours] `turn_hours` は1〜{ $most }、クロックなしなら0です（入力：{ $given }）。
        [reserve] `reserve_hours` は0〜{ $most }です（入力：{ $given }）。
        [extension] 一度に延ばせるのは1〜{ $most }時間です（入力：{ $given }）。
       *[interval] `remind_hours` は1〜{ $most }、時間切れの前に一度だけなら0です（入力：{ $given }）。
    }
# en: 0d17
clock-wrong-rules = { $options }にはクロックが必要です。`turn_hours` を加えるか、省いてください。
# en: 7dc8
clock-wrong-zone = `{ $given }` というタイムゾーンはありません。{ $examples } のように地域と都市で書いてください。
# en: 149e
clock-wrong-quiet = 通知オフ以外の時間を、1日に1時間は残してください。
# What may be typed instead of a day.
# en: 4a08
-clock-today = 今日
# en: f357
clock-today = { -clock-today }
# en: 7bc3
clock-wrong-date = `{ $given }` が日付として読めません。`2026-03-01` のように年-月-日か、`{ -clock-today }` と書いてください。
# en: de7e
clock-wrong-time = `{ $given }` が時刻として読めません。`22:30` か `10:30pm` のように書いてください。
# en: 2d3c
clock-half-quiet = `quiet_from` と `quiet_until` の両方を書いてください。通知オフなしは `quiet_from:{ -settings-none }` です。
# en: e7d7
clock-vacation-backwards = 休暇の終わりが始まりより前です。`from` と `until` を入れ替えてください。
# en: 5e40
clock-vacation-past = 休暇は今日（{ $today }）以降にしてください。
# en: a9b7
clock-vacation-far = 休暇は1年先までです。始まりは{ $latest }までにしてください。
# en: 27d1
clock-vacation-overlaps = { $first }〜{ $last }の休暇がもうあります。先に `/vacation end` で終えてください。
# en: 244d
clock-vacation-long = もっと短い休暇にしてください。{ $year }年の残り：{ $left }日。
# en: f95a
clock-vacation-late = 時間切れのテーブルがあります（{ $since }）。先にそこで手を進めるか、`/clock ask` で延長を頼んでください。
# en: 474a
clock-vacation-over = 終える休暇がありません。`/vacation set` で設定できます。
