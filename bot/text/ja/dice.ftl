### 検証できるダイス

# en: 0e48
dice-promise = ダイス { $fingerprint }
# en: 2fc3
dice-promise-game = 第{ $game }ゲームのダイス：{ $fingerprint }

## ルール

# en: 62e5
dice-commitment-of-game = -# 第{ $game }ゲームのダイス：`{ $commitment }`
# en: ba8b
dice-what-for = -# `/dice words` でダイスに自分の言葉を加えられます。ゲームのあと `/dice show` で秘密の値が公開され、すべてのロールを検証できます。盤面には初めから、上の行の最初の20桁が出ています。

## ゲームのダイスと証明

# en: a030
dice-heading = ### #{ $table }のダイス · { $who }
# en: f58e
dice-coming = **第{ $game }ゲーム**はまだ始まっていません。ダイスに言葉を加えられます。
# en: 315b
dice-in-play = **第{ $game }ゲーム**は対戦中です（ここまで{ $rolls }ロール）。秘密の値は終わったあとに公開されます。
# en: 5959
dice-over = **第{ $game }ゲーム**は終わりました（{ $rolls }ロール）。すべて次の秘密の値と言葉から出たものです。
# en: d4d1
dice-never-ended = **第{ $game }ゲーム**は途中で終わりました（{ $rolls }ロール）。秘密の値は公開されません。
# en: 0511
dice-commitment = -# コミットメント `{ $commitment }`
# en: 0e61
dice-secret = -# 秘密の値 `{ $secret }`
# en: 9887
dice-words-of-nobody = まだ誰も言葉を加えていません。`/dice words` で加えたり、書き直したりできます。
# en: 0cc6
dice-words-so-far = 言葉を加えた人：{ $players }。`/dice words` で加えたり、書き直したりできます。
# en: cd57
dice-words-of = { $player }さんの言葉：「{ $words }」
# en: d58a
dice-words-erased = { $player }さんの言葉は消去されました。SHA-256は `{ $digest }` です。
# en: 3268
dice-words-none = { $player }さんの言葉がないので、コミットメントを使いました。
# en: b95e
dice-how-to-check = 証明と、検証用の短いプログラムを添付しました。コミットメントと自分の言葉を、最初のロールの前のものと比べてください。そのあと `python { $checker } { $proof }` を、このボットがあるところでは `barpoint verify-dice { $proof }` を実行します。
# en: 32b8
dice-earlier-game = -# 第1ゲームの検証：`/dice show game:1`
# en: e843
dice-earlier-games = -# 第1〜{ $last }ゲームの検証は番号で：`/dice show game:{ $last }`
# en: fada
dice-not-verifiable = このテーブルはダイスの検証ができる前のものです。ロールはランダムですが、証明はありません。次の `/challenge` からは証明が付きます。
# en: 97f2
dice-game-not-over = そのゲームはまだ対戦中です。秘密の値は終わったあとに公開されます。

## 言葉を加える

# en: 1c90
dice-words-given = 第{ $game }ゲームに加えた言葉：「{ $words }」。すべてのロールに使われます。始まるまでは書き直せます。
# en: b56b
dice-words-of-next-game = 進行中のゲームには使われません。
# en: 0dc9
dice-words-too-long = ダイスに加える言葉は{ $limit }文字までです。短くしてください。

## サーバーのダイス

# en: 3ba0
dice-none-rolled = このサーバーではまだダイスが振られていません。`/challenge` で始められます。
# en: 4fcc
dice-totals-heading = ### このサーバーのダイス
# en: a216
dice-totals = { $amount }ロール、うちゾロ目{ $doubles }回（{ $share }%）。平均は各目もゾロ目も16.7%です。
# en: 2ca5
dice-column-face = 目
# en: 682d
dice-column-times = 回数
# en: 0cf9
dice-column-share = 割合
# en: e64a
dice-share = { $share }%
# en: fb83
dice-too-few-rolls = ダイスの判定は{ $rolls }ロールからです。
# en: 228e
dice-six-faces = **6つの目**：χ²は{ $chi_squared }（自由度5）。公正なダイスでも、これ以上の偏りが出る割合は{ $chance }です。
# en: 1008
dice-21-rolls = **21通りのロール**：χ²は{ $chi_squared }（自由度20）。公正なダイスでも、これ以上の偏りが出る割合は{ $chance }です。
# en: 08b3
dice-chance = { $samples }回中{ $times }回
# en: 1533
dice-chance-nearly = ほぼ{ $samples }回中{ $samples }回
# en: 1645
dice-chance-below = { $samples }回中1回未満
# en: 33a7
dice-totals-hint = -# 公正なダイスでも偏りは出ます。「100回中5回」以下は20回見れば1回ほどあります。疑うのは、ロールが増えても5回よりずっと少ないままのときだけです。
