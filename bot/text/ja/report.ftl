### サーバーの管理者への報告。

# en: be2a
report-text = **報告** { $by } から、{ $player } について、{ $place }：{ $reason }
# en: b4ec
report-done = このサーバーの管理者に報告しました。
# en: fe8e
report-nowhere = このサーバーには報告用のチャンネルがありません。管理者に直接書いてください。
# en: beec
report-failed = Discordが報告を受け取りませんでした。もう一度試すか、管理者に直接書いてください。
# en: 1635
report-not-there = { $channel } に書き込めません。権限を与えるか、別のチャンネルを選んでください。
# en: 4a9c
report-channel =
    { $is_chosen ->
        [yes] 報告は { $channel } に届きます。
       *[no] ここではもう報告できません。チャンネルを指定すると変えられます。
    }
