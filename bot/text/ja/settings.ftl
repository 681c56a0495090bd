### プレイヤーとサーバーの設定

# en: f11a
settings-name =
    { $setting ->
        [theme]
            { $is_of_server ->
                [yes] 盤面のテーマ
               *[no] テーマ
            }
        [language] 言語
        [side] 手前の側
        [colours] 自分の駒
        [motion] 動く画像
        [rolls] ダブルできないときは自動ロール
        [plays] 強制ムーブは自動
        [confirms] ダブルの前に確認
        [confirmplays] ムーブの確認
        [lends] 自動プレイがキューブも使う
        [where] リマインダー
        [hours] リマインダーの間隔
        [zone] タイムゾーン
        [from] 通知オフの開始
        [until] 通知オフの終了
        [rated] レーティング対象
        [profile] プロフィール
       *[weekend] 週末
    }
# en: 4664
settings-line = { $setting }：**{ $value }**
# en: 0e85
settings-switch =
    { $is_on ->
        [yes] { $setting }：オン
       *[no] { $setting }：オフ
    }
# en: 5212
settings-is-on =
    { $is_on ->
        [yes] オン
       *[no] オフ
    }
# en: 1eda
settings-motion-off = オフ（{ $watch }と{ $film }なし）
# en: 6ba9
-settings-none = なし
# en: 8c0a
settings-none = { -settings-none }
# en: d1be
settings-theme =
    { $theme ->
        [walnut] ウォールナット
        [felt] フェルト
        [midnight] ミッドナイト
        [clear] クリア
       *[other] { $theme }
    }
# en: 84c9
settings-theme-of-server = { $theme }（このサーバーと同じ）
# en: 325f
settings-theme-unchosen =
    { $is_of_server ->
        [yes] 標準
       *[no] サーバーと同じ
    }
# en: f821
settings-language-unchosen =
    { $is_of_server ->
        [yes] Discordのサーバー言語と同じ
       *[no] 自分のDiscordと同じ
    }
# en: 39f1
settings-bottom =
    { $side ->
        [own] 自分の側
       *[as-posted] 投稿された盤面と同じ
    }
# en: ca0c
settings-facing =
    { $side ->
        [to-act] 手番の側
       *[first] 申し込んだ側かボックス
    }
# en: 5dc9
settings-profile =
    { $whom ->
        [all] 全員に
        [server] 同じサーバーのメンバーに
        [opponents] 対戦したことのある人に
       *[nobody] 自分だけに
    }
# en: 7e34
settings-rated =
    { $which ->
        [all] すべてのマッチと、アンリミテッドの各ゲーム
        [from-3] 3ポイントマッチ以上
        [from-5] 5ポイントマッチ以上
        [from-7] 7ポイントマッチ以上
       *[none] なし
    }
# en: 918e
settings-facing-here =
    { $side ->
        [to-act] -# このサーバーの盤面は、手番の側に向きを変えます。
       *[first] -# このサーバーの盤面は、いつもボックスか申し込んだ側が手前です。
    }
# en: 2f50
settings-facing-button =
    { $side ->
        [to-act] 盤面を回す
       *[first] 向きを固定
    }
# en: 769e
settings-colour =
    { $colour ->
        [light] 明るい色
        [dark] 暗い色
       *[as-posted] 投稿された盤面と同じ色
    }
# en: ddc9
settings-where =
    { $where ->
        [in-channel] チャンネルで
        [directly] DMで
       *[never] 受け取らない
    }
# en: 7a2d
settings-closed = リマインダー：**DMで**。ボットからのDMを許可するまでは、チャンネルに届きます。
# en: 12f9
settings-once = 時間切れの前に一度
# en: d10f
settings-interval = { $time }ごとに{ $most }回まで、時間切れの前にもう一度
# en: 0d68
settings-cities =
    { $zone ->
        [pacific-honolulu] ホノルル
        [america-losangeles] ロサンゼルス、バンクーバー
        [america-denver] デンバー、カルガリー
        [america-phoenix] フェニックス
        [america-chicago] シカゴ、ダラス、ウィニペグ
        [america-newyork] ニューヨーク、マイアミ、トロント
        [america-halifax] ハリファックス
        [america-saopaulo] サンパウロ、ブエノスアイレス
        [europe-london] ロンドン、ダブリン、リスボン
        [europe-berlin] パリ、ベルリン、マドリード、ローマ
        [europe-athens] アテネ、ヘルシンキ、ブカレスト
        [africa-johannesburg] ヨハネスブルグ
        [asia-jerusalem] エルサレム
        [europe-istanbul] イスタンブール、モスクワ
        [asia-tehran] テヘラン
        [asia-dubai] ドバイ
        [asia-karachi] カラチ
        [asia-kolkata] デリー、ムンバイ
        [asia-bangkok] バンコク、ジャカルタ
        [asia-shanghai] 北京、台北、シンガポール、パース
        [asia-tokyo] 東京、大阪、ソウル
        [australia-sydney] シドニー、メルボルン
        [pacific-auckland] オークランド
       *[utc] UTC
    }

## 自分の設定

# en: bb54
settings-own = ### 自分の設定
# en: 9805
settings-section =
    { $section ->
        [boards] 盤面
        [turns] 手番
        [reminders] リマインダー
        [time] 時間
       *[challenges] 申し込み
    }
# en: ef35
settings-boards = -# 自分だけに見える盤面
# en: c4cb
settings-shown = -# ほかの人に見せるもの
# en: 8a06
settings-turns = -# 手番にボットがすること
# en: f1df
settings-reminders = -# テーブルが自分を待っているとき
# en: cf6c
settings-offers = -# 申し込みのいつもの条件
# en: 5727
settings-offer = 申し込み：**{ $sheet }**
# en: 0288
settings-own-hint = -# ここか `/settings me` で変えられます（タイムゾーンはすべて使えます）。`/settings me reset:True` ですべて元に戻ります。

## 自分の申し込み

# en: 7548
settings-challenges = ### 自分の申し込み
# en: 89fd
settings-challenges-hint = -# `/settings challenge` で変えられます。`/settings challenge reset:True` ですべて元に戻ります。
# en: 6254
settings-challenges-of-server = -# このサーバーの設定と同じです。`/settings challenge` で自分用に変えられます。

## サーバーの設定

# en: 2cb7
settings-server = ### このサーバーの設定
# en: 3f1e
settings-server-hint = -# ここか `/settings server` で変えられます。`/settings server reset:True` ですべて元に戻ります。
# en: 23e4
settings-server-others = -# **サーバー管理**の権限があるメンバーが変えられます。
# en: a9be
settings-server-refused = このサーバーの設定を変えられるのは、**サーバー管理**の権限があるメンバーだけです。自分の設定は `/settings me` にあります。

## 最初のゲームでの質問

# en: 4db2
settings-zone = ### お住まいはどこですか？
# en: e9a2
settings-zone-why = 都市を選ぶと、現地の{ $begin }〜{ $end }にはリマインダーが届きません。聞くのは一度だけです。ほかの都市や時間は `/settings me` で。
# en: 23f4
settings-zone-menu = 同じ時刻の都市を選ぶ
# en: a4fb
settings-zone-skip = スキップ
# en: dbfd
settings-zone-skipped = スキップしました。タイムゾーンは `/settings me` でいつでも設定できます。
# en: 9e51
settings-zone-taken = タイムゾーン：**{ $zone }**。`/settings me` で変えられます。
# en: a178
settings-zone-taken-quiet = タイムゾーン：**{ $zone }**。{ $begin }〜{ $end }はリマインダーが届きません。`/settings me` で変えられます。
