### テーブルの場所：スレッド、移動、問題、DM

## スレッド

# en: 3470
place-thread-opened = 申し込み専用のスレッドを開きました：{ $channel }
# en: 6b30
place-no-thread = スレッドを開けません。{ $why }
# en: 52bb
place-no-thread-taken = このチャンネルのテーブルは使用中です：{ $taken }。もう一つのテーブル用のスレッドも開けません。{ $why }
# en: bfd8
place-thread-lacking = このチャンネルでの権限が足りません：{ $permissions }。サーバーの管理者に頼むか、別のチャンネルで申し込んでください。
# en: 8ba5
place-thread-too-many = このサーバーのスレッド数はDiscordの上限です。管理者にいくつか閉じてもらうか、別のチャンネルで申し込んでください。
# en: 9c43
place-thread-limited = 今はDiscordの制限で、このチャンネルに新しいスレッドを開けません。{ $again }にもう一度試すか、別のチャンネルで申し込んでください。
# en: 59f0
place-thread-nowhere = ゲーム用のスレッドはテキストチャンネルだけです。テキストチャンネルで申し込んでください。
# en: 13a6
place-announcements = アナウンスチャンネルではDiscordが編集を制限しているので、対戦はスレッドで行います。
# en: f608
place-thread-refused = Discordに拒否されました。少し待ってもう一度試すか、別のチャンネルで申し込んでください。

## 移動

# en: 2dce
place-moved-away = ゲームは{ $channel }で続きます：[盤面へ]({ $link })
# en: 3d01
place-nothing-to-move = ここへ移せるゲームがありません。`/challenge` で始められます。
# en: 2031
place-not-yours = その番号の自分のゲームはありません。`table` の候補から選んでください。
# en: 10cc
place-several = ほかの場所にゲームがいくつかあります。`table` の候補から選んでください：{ $tables }。
# en: 89a0
place-played-out = そのゲームは終わっています。`/challenge` で新しく始められます。
# en: 040c
place-played-here = そのゲームはもうここにあります。`/board repost:True` で盤面を出し直せます。
# en: 4d48
place-taken = このチャンネルのテーブルは使用中です：{ $taken }。空いているチャンネルかスレッドで `/move-here` と入力してください。
# en: d78b
place-move-announcements = アナウンスチャンネルではDiscordが編集を制限しているので、ここには盤面を置けません。スレッドか別のチャンネルで `/move-here` と入力してください。
# en: d886
place-player-not-here = { $player }さんはこのサーバーにいません。二人ともいるサーバーへ移してください。
# en: a50d
place-player-cannot-see = { $player }さんにはこのチャンネルが見えません。二人とも見えるチャンネルへ移してください。

## 問題のある場所

# en: 01a3
place-cut-off = { $game }が中断しています。{ $why } 記録は無事です。続けたい場所で `/move-here` と入力してください。
# en: 7cc6
place-rests = それまで時間は進みません。
# en: 5ac2
place-locked =
    { $table }：スレッドがロックされたので、そこではボタンもコマンドも使えません。
    記録は無事で、時間も進みません。プレイヤーが空いているチャンネルで `/move-here` と入力すると続けられます。
# en: 7559
place-trouble = { $table }：{ $why } 確認：{ $since }。{ $remedy }
# en: 6de8
place-why =
    { $problem ->
        [deleted] チャンネルかスレッドが削除されました。
        [hidden] { $channel }が見えなくなりました。
        [locked] スレッド{ $channel }がロックされました。
        [removed] ボットがサーバーから外されました。
        [refused] { $channel }に出す盤面をDiscordが受け付けません。
        [no-uploads] 今はDiscordの制限でサーバーにファイルを送れないので、{ $channel }にもほかのチャンネルにも盤面を出せません。
       *[forbidden] { $channel }に盤面を出す権限がありません。
    }
# en: 26f3
place-why-direct = { $player }さんがボットからのDMを許可していません。
# en: 6a12
place-why-quarantined = 今はDiscordの制限で、ボットから{ $player }さんにDMを送れません。
# en: 5383
place-why-quarantined-yours = 今はDiscordの制限で、ボットからDMを送れません。
# en: 7b5e
place-why-direct-yours = ボットからのDMが許可されていません。サーバーのプライバシー設定で許可できます。
# en: f0e4
place-remedy =
    { $problem ->
        [deleted] プレイヤーが別のチャンネルで `/move-here` と入力できます。
        [hidden] チャンネルを見えるようにするか、プレイヤーが別のチャンネルで `/move-here` と入力できます。
        [forbidden] 足りない権限を与えるか、プレイヤーが別のチャンネルで `/move-here` と入力できます。
        [locked] スレッドのロックを外すか、プレイヤーが別の場所で `/move-here` と入力できます。
        [removed] ボットがサーバーに戻れば、ゲームは次の盤面から続きます。
        [refused] 再試行しています。プレイヤーが別のチャンネルで `/move-here` と入力することもできます。
        [no-uploads] モデレーターは https://dis.gd/contact からDiscordに制限の解除を頼めます。プレイヤーが別のサーバーで `/move-here` と入力することもできます。
        [quarantined] プレイヤーがチャンネルで `/move-here` と入力できます。ボットの運営者はDiscordに異議を申し立てられます。
       *[closed] プレイヤーがチャンネルで `/move-here` と入力できます。
    }
# en: 0c98
place-remedy-challenge =
    { $problem ->
        [deleted] 申し込んだ人が別のチャンネルで `/challenge` と入力できます。
        [hidden] チャンネルを見えるようにするか、申し込んだ人が別のチャンネルで `/challenge` と入力できます。
        [forbidden] 足りない権限を与えるか、申し込んだ人が別のチャンネルで `/challenge` と入力できます。
        [locked] スレッドのロックを外すか、申し込んだ人が別の場所で `/challenge` と入力できます。
        [removed] ボットがサーバーに戻れば、申し込みは次の盤面から続きます。
        [refused] 再試行しています。申し込んだ人が別のチャンネルで `/challenge` と入力することもできます。
        [no-uploads] モデレーターは https://dis.gd/contact からDiscordに制限の解除を頼めます。申し込んだ人が別のサーバーで `/challenge` と入力することもできます。
        [quarantined] 申し込んだ人がチャンネルで `/challenge` と入力できます。ボットの運営者はDiscordに異議を申し立てられます。
       *[closed] 申し込んだ人がチャンネルで `/challenge` と入力できます。
    }

## サーバーの状態

# en: 4eaf
place-status = ### このサーバーのBarpoint
# en: 76c6
place-all-is-well = **問題ありません。** 進行中：{ $tables }。盤面はすべて表示され、権限もそろっています。
# en: 247d
place-open = 進行中：{ $tables }。
# en: 3972
place-count =
    { $what ->
        [game] 対戦{ $count }件
        [chouette] シュエット{ $count }件
       *[challenge] 申し込み{ $count }件
    }
# en: b227
place-status-trouble = **中断しているテーブル**
# en: 617a
place-status-lacking = **対戦の場所で足りない権限**
# en: fbe3
place-status-undelivered = **まだ表示できない盤面（再試行中）**
# en: 1808
place-status-direct = **DM**
# en: 4706
place-quarantined-here = 今はDiscordの制限で、以前に送ったことのある人にしかDMを送れません。ほかの人へのリマインダーはチャンネルに出ます。ボットの運営者は https://dis.gd/contact から異議を申し立てられます。
# en: 0296
place-status-left = **サーバーを抜けたプレイヤー**
# As Discord's own app calls it.
# en: a124
place-permission =
    { $permission ->
        [view-channel] チャンネルを見る
        [send-messages] メッセージを送信
        [send-messages-in-threads] スレッドでメッセージを送信
        [create-public-threads] 公開スレッドの作成
        [create-private-threads] プライベートスレッドの作成
        [manage-threads] スレッドの管理
        [connect] 接続
        [attach-files] ファイルを添付
       *[read-message-history] メッセージ履歴を読む
    }
# en: eb40
place-lacking = { $channel }：{ $permissions }
# en: a65e
place-undelivered = { $table }：{ $since }から、{ $attempts }回試行。`{ $reason }`
# en: 9b57
place-left = { $player }（{ $tables }）：戻れば続きます。
# en: b828
place-more = … ほか{ $number }件。
# en: d4e5
place-table = #{ $number } { $called }（{ $channel }）
# en: e5cb
place-table-without-thread = #{ $number } { $called }：スレッドはまだありません
# en: cb5a
place-status-refused = これを見られるのは、**サーバー管理**の権限があるメンバーだけです。
# en: 065d
place-server-only = 見たいサーバーのチャンネルで入力してください。

## DM

# en: b03d
place-direct-needs-opponent = DMで対戦するには相手を指定してください：`/challenge opponent:@友だち direct:True`
# en: efef
place-direct-or-thread = `direct` か `thread` のどちらかにしてください。
# en: 78fd
place-no-direct-channel = 今は{ $player }さんにDMを送れないので、何も変えていません。少し待ってもう一度試すか、`direct` なしでここから申し込んでください。
# en: 7ad4
place-no-direct-today = Discordの制限で、今日はもう新しい人とのDMを開けません。{ $player }さんにDMを送れないので、何も変えていません。`direct` なしでここから申し込んでください。
# en: cd2e
place-no-direct-table = このDMに対戦はありません。サーバーで `/challenge direct:True` と入力すると始められます。
# en: 5705
place-not-on-server = { $player }さんはこのサーバーにいないので、盤面が見えません。ここにいる人に申し込んでください。
# en: 4cd2
place-closed-yours =
    { $is_challenge ->
        [yes] 保存しましたが、ボットからのDMが許可されていないので盤面が見えません。サーバーのプライバシー設定で許可するか、**取り下げる**を押してチャンネルで申し込んでください。
       *[no] 保存しましたが、ボットからのDMが許可されていないので盤面が見えません。サーバーのプライバシー設定で許可するか、二人とも見えるチャンネルで `/move-here` と入力してください。
    }
# en: 4153
place-closed =
    { $is_challenge ->
        [yes] 保存しましたが、{ $player }さんがボットからのDMを許可していません。許可すると盤面が届きます。または**取り下げる**を押し、チャンネルで申し込んでください。
       *[no] 保存しましたが、{ $player }さんがボットからのDMを許可していません。許可すると盤面が届きます。または二人とも見えるチャンネルで `/move-here` と入力してください。
    }
# en: b1be
place-quarantined-yours =
    { $is_challenge ->
        [yes] 保存しましたが、今はDiscordの制限でボットからDMを送れないので、盤面が見えません。**取り下げる**を押してチャンネルで申し込んでください。
       *[no] 保存しましたが、今はDiscordの制限でボットからDMを送れないので、盤面が見えません。二人とも見えるチャンネルで `/move-here` と入力してください。
    }
# en: 9a9c
place-quarantined =
    { $is_challenge ->
        [yes] 保存しましたが、今はDiscordの制限で、ボットから{ $player }さんにDMを送れません。**取り下げる**を押してチャンネルで申し込んでください。
       *[no] 保存しましたが、今はDiscordの制限で、ボットから{ $player }さんにDMを送れません。二人とも見えるチャンネルで `/move-here` と入力してください。
    }

## 表示するものがない

# en: 88f4
place-no-table = このチャンネルに対戦はありません。`/challenge` で始められます。
# en: fbb0
place-handled = それはもう済んでいます。最新の盤面は `/board` で見られます。
# en: 47d8
place-not-a-member = ボットはこのサーバーのメンバーではありません。コマンドだけが追加されているので、ここに盤面を出せません。サーバーの管理者に[ボットの招待]({ $link })を頼んでください。
# en: 4fc4
place-cannot-post = 権限が足りないので、ここに盤面を出せません：{ $permissions }。サーバーの管理者に頼むか、別のチャンネルでどうぞ。
# en: 4d8d
place-unknown-button = そのボタンはもう古いものです。`/board` で新しい盤面が見られます。
# en: b5ab
place-board-replaced = その盤面を出した後にボットが更新または復元されたので、そのボタンはもう使えません。新しい盤面を使ってください。
# en: 9176
place-not-shown = 保存しましたが、今は盤面を出せません。再試行しています。`/board` で見られます。
# en: bb42
place-saved = 保存しました。`/board` でテーブルが見られます。
# en: e562
place-too-many-requests = 一度に届いた数が多すぎます。残りの返事が済んでから、もう一度どうぞ。
# en: 18ed
place-unavailable = 今は保存できないので、何も変えていません。数分後にもう一度どうぞ。
# en: db75
place-uploads-limited = 今はDiscordの制限でこのサーバーにファイルを送れないので、画像を出せません。保存したものは無事です。モデレーターは https://dis.gd/contact からDiscordに制限の解除を頼めます。別のサーバーで `/move-here` と入力することもできます。
# en: 570d
place-broken = ボット側で問題が起きました。保存したものは無事です。`/board` でテーブルが見られます。
