### コマンドラインの表示

## 起動時のエラー

# en: 1a42
start-setting-unusable = { $variable }は使えません：{ $reason }。
# en: 421d
start-setting-unknown = { $variable }というBarpointの設定はありません。設定の一覧は.env.exampleにあります。
# en: 8741
start-file-unreadable = { $file }が読めません。UTF-8のテキストファイルにしてください。
# en: 5fb5
start-file-not-understood = { $file }は{ $line }行目から読めません。
# en: e499
start-token-refused = { $variable }は使えません：Discordに拒否されました。
# en: eb2c
start-port-taken = { $variable }は使えません：ポート{ $port }は使用中です。
# en: d0a7
start-port-not-allowed = { $variable }は使えません：ポート{ $port }は許可されていません。
# en: 8f6d
start-host-not-here = { $variable }は使えません：このマシンに { $host } というアドレスはありません。
# en: 5bf8
start-not-let-in = Discordに入れません：{ $reason }。
# en: fc90
start-no-intents = ボットに必要なインテントをDiscordが許可していません。
# en: 188e
start-no-discord = Discordにつながりません：{ $reason }。
# en: 22b9
start-check-no-token = { $variable }がありません。調べるボットのトークンを設定してください。
# en: b330
start-check-no-channel = 投稿できるチャンネル { $channel } がボットから見えません。そのサーバーにボットを招待するか、別のチャンネルを指定してください。
# en: f5b0
start-no-gateway = Discordのゲートウェイにつながりません。
# en: 4159
start-no-playground = { $variable }がなく、プレイグラウンドもインストールされていません。トークンを設定するか、barpoint[playground]をインストールしてください。

## start-setting-unusable の理由

# en: 6ff1
start-no-driver = { $beginnings } で始まる必要があります
# en: c1b2
start-no-file = { $example } のようにファイル名が必要です（ないと、次の起動ですべてのゲームが消えます）
# en: 5e4d
start-no-theme = { $names } のどれかにしてください
# en: af57
start-no-word = Discordで示されたとおりの一語にしてください
# en: f87b
start-no-shards = 0や0-3のような数か範囲にしてください
# en: 17f7
start-shards-of-how-many = { $variable }も必要です
# en: 5112
start-no-such-shards = シャードは0から{ $last }までです
# en: a5fe
start-shards-need-postgres = 複数のプロセスで動かすには、{ $variable }に共通のPostgreSQLデータベースが必要です
# en: b401
start-no-proxy = http://127.0.0.1:8080 のようなアドレスにしてください

## `barpoint` のヘルプ

# en: 4833
start-help = ボットを起動する。トークンがあればDiscordで、なければプレイグラウンドで
# en: bcd8
start-version = Barpoint { $version }
# en: f974
start-help-version = バージョンを表示する
# en: ba61
start-help-commands = ボットを起動する代わりに
# en: 54c6
start-help-run = ボットを起動する（コマンドなしと同じ）
# en: 42b6
start-help-backup = ボットを動かしたままデータベースをコピーする
# en: caf6
start-help-backup-file = コピー先
# en: 6a66
start-help-backup-replace = すでにあるファイルを置き換える
# en: c3c1
start-help-check-database = 保存されているものをすべて読んで再現し、おかしな点を出力する
# en: 9cb1
start-help-database = SQLiteのファイルかアドレス。なければ設定のもの
# en: 344c
start-help-rebuild = すべてのゲームの結果を起きたことの記録から書き直す。または、その結果から決まるものを書き直す（先にボットを止めること）
# en: d15f
start-help-rebuild-what = 書き直すもの
# en: 3f91
start-help-copy-database = SQLiteからPostgreSQLへ、またはその逆にすべてコピーして照合する
# en: 002d
start-help-copy-from = SQLiteのファイルかアドレス（変更されません）
# en: 0c0c
start-help-copy-to = 同じく、まだ何も保存されていないところ
# en: d4a4
start-help-check-health = 動いているボットに、応答できるかを問い合わせる
# en: c8bc
start-help-check-discord = ボットに必要なことを実際のサーバーで試し、片づける
# en: 4987
start-help-check-discord-channel = そのサーバーで、ボットが1分間投稿してよいチャンネル
# en: 1a78
start-help-check-discord-user = DMを送り、スレッドに入れる相手。なければ誰にも送らない
# en: b79f
start-help-check-match = 棋譜に不正なムーブがないか調べる
# en: 8e67
start-help-check-match-files = .mat、.sgf、.ogxm、またはGalaxyかStudioのファイル
# en: 95ad
start-help-verify-dice = ゲームのダイスの証明を検証する
# en: de38
start-help-verify-dice-file = /dice show の証明
# en: c587
start-help-analyse = 棋譜のプレイヤーの実力を調べる
# en: 7fc0
start-help-analyse-files = .mat、.sgf、.ogxm、.xg、.bgf、またはGalaxyかStudioのファイル
# en: 7344
start-help-depth = quick（標準）か deep
# en: 2710
start-help-json = 見つけたことすべてを、1ファイル1行で出力する
# en: de3a
start-help-advise = 標準入力のXGIDかOGIDで、コンピューターの相手がどうするかを出力する
# en: 3092
start-help-level = その強さ
# en: 204a
start-help-seed = ミスを決める文字列
# en: 8da2
start-help-text-status = 翻訳の不足と古い訳を一覧にする
# en: ef32
start-help-languages = { $codes } のどれか
# en: eb7f
start-help-text-file = このファイルだけ（例：result）
# en: 759b
start-help-text-draft = 翻訳用に英語を出力する
# en: b4d1
start-help-text-stamp = 先に、印のない訳を今の英語からの訳と記録する

## `barpoint check-match`

# en: 68fa
start-check-unreadable = { $file }：読めません：{ $reason }
# en: 5f5b
start-check-file =
    { $length ->
        [0] { $file }：{ $scores }、アンリミテッド。{ $games }ゲーム、{ $plays }ムーブ、不正{ $illegal }件
       *[other] { $file }：{ $scores }、{ $length }ポイントマッチ。{ $games }ゲーム、{ $plays }ムーブ、不正{ $illegal }件
    }
# en: 480b
start-check-illegal = { $line }行目、不正：{ $position } で { $roll } に { $written }：{ $reason }
# en: 7a62
start-check-more = ほか{ $number }件。
# en: 010b
start-check-total = { $matches }マッチ、{ $games }ゲーム、{ $plays }ムーブ、不正{ $illegal }件、読めないもの{ $unreadable }件
# en: 99cd
start-backup-made = バックアップを作りました：{ $file }
# en: 6898
start-database-checked = テーブル：{ $tables }、イベント：{ $events }、問題：{ $problems }
# en: f507
start-results-rebuilt = すべての結果を書き直しました。
# en: ada9
start-recounted = 「{ $feature }」の記録をすべて数え直しました。
# en: 6a96
start-table-copied = { $table }：{ $rows }行、チェックサム：{ $checksum }
# en: 76ee
start-health-no-port = { $variable }がないとボットに問い合わせられません。設定してボットを起動し直してください。
# en: 87e3
start-health-silent = { $address }から応答がありません。

## `barpoint text-status`

# en: b520
start-text-status = { $language }：不足{ $missing }、古い訳{ $outdated }
