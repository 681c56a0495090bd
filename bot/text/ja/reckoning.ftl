### シュエットが終わったあと、誰が誰に払うか、誰が払ったか。

# en: 355a
reckoning-title = { $title }：最終スコアシート
# en: 9b72
reckoning-even = 全員プラスマイナスゼロで、支払いはありません。
# en: 9aba
reckoning-to-pay =
    { $count ->
        [1] 1件の支払いで、すべて精算できます：
       *[other] { $count }件の支払いで、すべて精算できます：
    }
# en: ebb7
reckoning-with-carried = ここでの前回までの未払い分も含みます。
# en: 115b
reckoning-call = 支払いをお願いします。済んだら上の**支払い済み**を押してください：
# en: 880d
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · { $payer }は支払い済み、{ $payee }の確認待ち
        [paid] { $payer } → { $payee } { $points } · 支払い済み
        [carried] { $payer } → { $payee } { $points } · 次回以降へ繰り越し
       *[void] { $payer } → { $payee } { $points }
    }
# en: 8562
reckoning-button =
    { $press ->
        [paid] 支払い済み
        [received] 受け取り済み
       *[not-received] 受け取っていない
    }
# en: e061
reckoning-claimed = 記録しました。{ $payee }さんが**受け取り済み**を押すと確定します。
# en: 4b96
reckoning-received = 支払い済みと記録しました。
# en: 8462
reckoning-reopened = 未払いに戻しました。
# en: 99ea
reckoning-not-theirs =
    { $state ->
        [claimed] 受け取りを確認できるのは{ $payee }さんだけです。
       *[open] 支払い済みにできるのは{ $payer }さんか{ $payee }さんだけです。
    }
# en: acff
reckoning-changed =
    { $state ->
        [paid] もう支払い済みです。
        [carried] 次回以降へ繰り越しました。残りの支払いは**収支表**にあります。
        [claimed] { $payee }さんの確認待ちです。
       *[open] まだ支払われていません。
    }
# en: e309
reckoning-earlier = ここでの前回までの未払い分
# en: 224d
reckoning-unpaid = 未払いが{ $count }件あります：**精算**
# en: 6b75
reckoning-more = … ほか{ $count }件は収支表の**精算**で
