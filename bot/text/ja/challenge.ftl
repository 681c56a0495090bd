### 対戦の申し込みと、条件の逆提案。

# en: 69e8
challenge-title =
    { $is_to_all ->
        [yes] { $challenger }さんが対戦相手を募集中
       *[no] { $challenger }さんから{ $opponent }さんへ対戦の申し込み
    }
# en: 1e27
challenge-title-rematch = { $challenger }さんから再戦の申し込み
# en: 0e64
challenge-offered = { $challenge }：{ $terms }
# en: a78f
challenge-accepted = { $player }さんが承諾しました：{ $terms }
# en: ba63
challenge-asked =
    { $offered ->
        [counter] { $player } さん、{ $offerer }さんの逆提案を受けますか？
        [rematch] { $player } さん、{ $offerer }さんの再戦の申し込みを受けますか？
       *[challenge] { $player } さん、{ $offerer }さんの申し込みを受けますか？
    }
# en: bf89
challenge-asked-all = ここにいる誰でも受けられます。

# en: 5d5a
challenge-posted =
    { $offered ->
        [counter] 逆提案を出しました。
        [rematch] 再戦を申し込みました。
       *[challenge] 申し込みを出しました。
    }
# en: 761d
challenge-rated =
    { $counts ->
        [match] レーティング対象のマッチ
        [games] 各ゲームがレーティング対象
       *[start] レーティング対象外：特殊な初期配置
    }
# en: fbc5
challenge-unrated = レーティング対象外
# en: 80a9
challenge-rated-from = レーティング対象外：ここでは{ $least }ポイントマッチ以上が対象

## 不成立

# en: 0af7
challenge-declined =
    { $is_rematch ->
        [yes] { $opponent }さんが{ $challenger }さんの再戦の申し込みを断りました。
       *[no] { $opponent }さんが{ $challenger }さんの申し込みを断りました。
    }
# en: a164
challenge-declined-counter = { $challenger }さんが{ $opponent }さんの逆提案を断りました。
# en: c54a
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player }さんが再戦の申し込みを取り下げました。
       *[no] { $player }さんが申し込みを取り下げました。
    }
# en: b7c6
challenge-expired =
    { $is_rematch ->
        [yes] { $days }日以内に{ $player }さんの返事がなく、再戦の申し込みは期限切れになりました。
       *[no] { $days }日以内に{ $player }さんの返事がなく、申し込みは期限切れになりました。`/challenge` でもう一度どうぞ。
    }
# en: 52c3
challenge-expired-all = { $days }日以内に誰も受けず、申し込みは期限切れになりました。`/challenge` でもう一度どうぞ。

## 逆提案

# en: dbc6
challenge-proposes = { $offerer }さんの条件：
# en: f7ae
challenge-stands-again = { $player }さんが逆提案を取り消しました。{ $offerer }さんの条件に戻ります。
# en: 7d0e
challenge-changed = 変更点：{ $changes }
# en: 67da
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer }さんが新しい条件を出しました。最新のメッセージに返事をどうぞ。
       *[no] { $offerer }さんが新しい条件を出しました。最新のメッセージをご覧ください。
    }
# en: cc0a
challenge-overtaken-by-you = 新しい条件をもう出しています。最新のメッセージをご覧ください。

## 条件を変える

# **提案する**：送信ボタン（seat-propose）。
# en: d849
challenge-editor-hint = ボタンを押すと一か所ずつ変わります。**提案する**を押すまで、誰にも見えません。
# en: 8017
challenge-editor-closed = 何も変えていません。
# en: 1429
challenge-edit-match = マッチにする
# en: c994
challenge-edit-session = アンリミテッドにする
# en: 2efa
challenge-edit-length = { $length }ポイント
