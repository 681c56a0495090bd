### ヘルプ。各ページ4000文字まで。** の間はボタンで、その名前と同じにする。

# en: 3a06
help-front-heading = ### 自分のペースでバックギャモン
# en: a62a
help-front-start = **始めるには** `/challenge @友だち`。相手を省くと、ここにいる誰でも受けられます。
# en: 10d3
help-front-turn = **手番になると**、一度だけメンションと一緒に盤面が届きます。今できることがボタンになっています。
# en: a36c
help-front-turns = **自分の対戦**は `/turns` に、手番のものから並びます。
# en: 29e8
help-front-more = くわしくは：

# en: 1603
help-label =
    { $section ->
        [start] 始め方
        [turn] 手番
        [match] マッチとキューブ
        [chouette] シュエット
        [time] 設定とリマインダー
        [records] 棋譜とダイス
       *[privacy] プライバシー
    }

# en: d4cf
help-start =
    ### 始め方
    - `/challenge @友だち` で対戦を申し込みます。条件はオプションで：`length:7`、`play:アンリミテッド`、`start:ナックギャモン`。`/settings challenge` で決めておけます。
    - `/challenge level:カジュアル` ですぐボットと対戦できます。ビギナーからチャンピオンまで、ここでもスレッドでもDMでも。
    - **承諾**でゲームが始まります。**条件を変える**（`/propose`）で逆提案できます。
    - 自分の申し込みは**取り下げる**、逆提案は**逆提案を取消**でやめられます。申し込みは返事がないと{ $days }日で期限切れです。
    - チャンネルのテーブルは一つで、次の対戦はスレッドになります。`thread:True` ならいつもスレッド、`direct:True` ならDMで対戦します。
    - `/move-here` で、自分のゲームを入力したチャンネルへ移せます。

# en: 695d
help-turn =
    ### 手番
    - **ロール**（`/roll`）のあと**ムーブ**：一覧から選ぶか、駒を一つずつ動かして確定します。`/play 8/5 6/5` と入力することもできます。
    - 自分の駒は24ポイントから1ポイントへ進みます。`13/8(2)` は2個動かす、`bar/20*` はバーから入ってヒット、`6/off` は駒を上げます。
    - ダブルできないときのロールと、強制ムーブは自動です。`/settings me` でオフにできます。
    - **前の手番から**で留守中の動き、**自分の側**（`/board`）で好みの盤面が見られます。
    - `/takeback` で、直前のムーブかダブルの待ったを頼めます。
    - `/orders` で手番をボットに任せられます。`/note` は自分だけのメモです。

# en: ca89
help-match =
    ### マッチとキューブ
    - **ダブル**（`/double`）はロールの前に。相手は**テイク**（`/take`）か**パス**（`/pass`）、アンリミテッドでは**ビーバー**（`/beaver`）ができることもあります。
    - ギャモンは2倍、バックギャモンは3倍、それにキューブの値を掛けます。決めたことはすべて**ルール**で見られます。
    - **リザイン**（`/resign`）で負けを申し出ます。最大の負けでなければ、相手は断れます。
    - マッチの次のゲームは自動で始まります。アンリミテッドでは**次のゲーム**（`/next`）か**終了する**（`/end`）を押します。
    - 終わったら**再戦**をどうぞ。

# en: 1d52
help-chouette =
    ### シュエット
    3〜10人で遊びます。一人がボックスになり、残り全員と同時に戦います。
    - `/chouette start` で募集します。参加者は**参加**（`/chouette join`）、主催者は**開始**を押します。
    - 自分のことはすべて**自分の席**にあります。`/chouette suggest` でキャプテンにムーブを提案、`/chouette hold` でロールを止めてもらえます。
    - `/chouette settle` と `/chouette concede` で勝負を終えます。`/chouette proxy` で返事を代理に任せます。
    - `/chouette away` で休み、`/chouette back` で復帰、`/chouette leave` で退席です。
    - `/chouette line` で順番、`/chouette ledger` で収支が見られます。
    - 主催者用：`/chouette settings`、`/chouette last`、`/chouette close`。

# en: b475
help-time =
    ### 設定とリマインダー
    - `/settings me`：盤面、タイムゾーン、通知オフの時間、ボットに任せること。`/settings server`：このサーバーのルール。
    - 手番を忘れていると、通知オフの時間を除いて1日1回、{ $most }回までお知らせします。間隔と場所は `/settings me` で変えられます。
    - `/challenge turn_hours:24` でクロックを付けます。`/clock show` で表示、`/clock more` で相手の時間を延長、`/clock ask` で延長を依頼。
    - 相手が時間切れなら、`/clock claim` で勝ち、`/clock autopilot` で自動プレイが続けます。
    - `/vacation set` でクロックが止まります。`/vacation show`、`/vacation end` もあります。

# en: fe15
help-records =
    ### 棋譜とダイス
    - `/history` で対戦の一覧、`/replay` で一手ずつ見直し。
    - **解析**（`/analyse`）で終わったゲームの内容：PR、運、グラフ、ミス。
    - `/export` でほかのソフト用のファイルに保存し、`/import` でほかのソフトの棋譜を読みます。
    - `/position` で好きなポジションを全員に見せられます。
    - `/dice show` で終わったゲームのダイスを検証、`/dice words` で次のゲームに自分の言葉を追加、`/dice server` でここの全ロールを集計します。

# en: 5179
help-privacy =
    ### プライバシー
    - `/privacy export` で、保存されている自分の情報をすべて受け取れます。
    - `/privacy erase` で自分の情報を消します。相手には、ゲームが「元プレイヤー」との対戦として残ります。
    - メモ、自動指示、設定、インポートは自分だけに見えます。
    - 管理者用：`/admin status` でこのサーバーの問題点がわかります。
    - `/help` でこのページに戻れます。
