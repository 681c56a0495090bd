### プレイグラウンド：一台のマシンの上で動く模擬Discord

# en: a7f2
playground-open = プレイグラウンドは { $address } で開いています（Ctrl-Cで終了）。
# en: 5805
playground-what = ボットのすべてを、このマシンだけの模擬Discordで試せます。リンクごとに、その人としてタブが開きます。二つ開いて対戦してください。
# en: 7775
playground-challenge = Aliceとして<strong>#backgammon</strong>に入り、<code>/challenge</code>と入力し、<strong>opponent</strong>にBobを選んで送ります。
# en: 381a
playground-accept = Bobとして入り、<strong>承諾</strong>を押します。先手が<strong>ムーブ</strong>を押します。あとは<code>/help</code>をどうぞ。
# en: a287
playground-chouette = 3〜10人のシュエットは、<code>/chouette start</code>と入力し、ほかの人が<strong>参加</strong>を押したら、<strong>開始</strong>を押します。一つのタブで全員になるには、上の<strong>Viewing as</strong>で切り替えます。新しいスレッドは、ページを再読み込みすると下に出ます。
# en: 43b1
playground-clock = ここは今 { $time }（UTC）です。リマインダーや期限を見るには：
# en: c7b7
playground-let-pass =
    { $span ->
        [hour] 1時間進める
       *[day] 1日進める
    }
# en: 4897
playground-enter = { $reader }として
# en: 2477
playground-phones = ロック中のスマホ（それぞれに届いた通知）：
# en: 284e
playground-phone = { $reader }のスマホ（ロック中）
# en: 5f00
playground-no-push = まだ何も届いていません。
# en: f34c
playground-push-empty = （文字なし）
# en: 134f
playground-direct-messages = ダイレクトメッセージ
# en: a522
playground-topic =
    { $channel ->
        [backgammon] ここでテーブルを一つ使えます
       *[club] ここでももう一つ使えます
    }
