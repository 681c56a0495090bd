### テーブルが断る理由と、代わりにすること。

# en: e2f3
refusal-stale = その盤面はもう古いものです。

## 申し込み

# en: 2cfa
refusal-self-challenge = 自分とは対戦できません。友だちに申し込むか、相手を省いて募集してください。
# en: 9821
refusal-bot-challenge = ほかのボットとは対戦できません。Barpointか人に申し込むか、相手を省いて募集してください。
# en: c0a4
refusal-too-many-challenges = 申し込みが{ $number }件あります。先にどれかを取り下げてください。`/turns` で一覧が見られます。
# en: 1a88
refusal-too-many-challenges-to = { $opponent }さんへの申し込みが{ $number }件あります。先にどれかを取り下げてください。`/turns` で一覧が見られます。
# en: 2733
refusal-nobody-accepted = 誰かが承諾するとゲームが始まります。
# en: 37e1
refusal-accept-first =
    { $is_counter ->
        [yes] 逆提案を承諾するとゲームが始まります。
       *[no] 申し込みを承諾するとゲームが始まります。
    }
# en: 4ff0
refusal-not-accepted =
    { $is_counter ->
        [yes] { $player }さんが逆提案を承諾するとゲームが始まります。
       *[no] { $player }さんが申し込みを承諾するとゲームが始まります。
    }
# en: 15bb
refusal-challenge-over = その申し込みはもう承諾されています。
# en: a442
refusal-your-open-challenge = 自分の申し込みです。受けられるのはほかの人、取り下げられるのは自分です。
# en: 10b3
refusal-open-challenge = { $offerer }さんの申し込みです。受けることはできますが、取り下げられるのは{ $offerer }さんだけです。
# en: 253e
refusal-your-offer =
    { $is_counter ->
        [yes] 自分の逆提案です。返事ができるのは{ $player }さん、取り消せるのは自分です。
       *[no] 自分の申し込みです。返事ができるのは{ $player }さん、取り下げられるのは自分です。
    }
# en: cb69
refusal-offer-to-you =
    { $is_counter ->
        [yes] { $offerer }さんの逆提案です。返事はできますが、取り消せるのは{ $offerer }さんだけです。
       *[no] { $offerer }さんからの申し込みです。返事はできますが、取り下げられるのは{ $offerer }さんだけです。
    }
# en: 6b83
refusal-offer =
    { $is_counter ->
        [yes] { $offerer }さんの逆提案です。返事ができるのは{ $player }さんだけです。
       *[no] { $offerer }さんから{ $player }さんへの申し込みです。返事ができるのは{ $player }さんだけです。
    }
# en: 07d7
refusal-same-sheet = 今の条件と同じです。承諾するか、別の条件を提案してください。
# en: 5ac6
refusal-challenged-already = { $opponent }さんには同じ条件でもう申し込んでいます。返事を待つか、その申し込みの下の**取り下げる**を押してください。
# en: 870d
refusal-challenged-them-already = 同じ条件でもう申し込んでいます。返事を待つか、その申し込みの下の**取り下げる**を押してください。
# en: df1d
refusal-challenged-directly = { $opponent }さんに申し込みをDMで送りました。自分のDMにも届きます。
# en: 7e82
refusal-challenged-directly-unnamed = 相手に申し込みをDMで送りました。自分のDMにも届きます。
# en: 5e96
refusal-opponent-gone = 相手はもういないので、続けられません。`/challenge` でほかの人に申し込んでください。

## チャンネルのテーブルは一度に一つ

# en: 64ff
refusal-channel-taken = このチャンネルのテーブルは使用中です：{ $title }。`/challenge` と入力すると専用スレッドが開きます。
# en: d898
refusal-channel-taken-for-chouette = このチャンネルのテーブルは使用中です：{ $title }。別のチャンネルかスレッドでどうぞ。
# en: 62ad
refusal-channel-reused = ここのテーブルはもう使用中なので、シュエットは再開できません：{ $taken }。`/chouette start` で新しく始められます。
# en: c9a3
refusal-channel-yours =
    { $is_between_games ->
        [yes] ここにはもう自分のテーブルがあります：{ $title }。`/end` で終了するか、`/challenge` で別のスレッドを開いてください。
       *[no] ここにはもう自分のテーブルがあります：{ $title }。そのゲームを終えるか、`/challenge` で別のスレッドを開いてください。
    }

## 二人のテーブル

# en: 274a
refusal-two-play-here = このチャンネルは二人の対戦で使用中です。シュエットは別の場所で `/chouette start` からどうぞ。
# en: bd76
refusal-not-playing = このテーブルの対戦者は{ $players }です。観戦するには `/board`。
# en: f763
refusal-between-games = **次のゲーム**か**終了する**を押すか、`/next` か `/end` と入力してください。
# en: 13ec
refusal-start-another = `/challenge` で新しい対戦を始められます。
# en: 9571
refusal-rematch = **再戦**を押すか `/next` と入力してください。別の対戦は `/challenge` で始められます。
# en: 1db6
refusal-match-goes-on = マッチは最後まで続き、次のゲームは自動的に始まります。
# en: cfe9
refusal-session-goes-on = まずこのゲームを終えてください。そのあと次のゲームを始めるか、終了できます。
# en: b48e
refusal-not-begun = テーブル#{ $table }はまだ申し込み中です。これまでの対戦は `/history` で見られます。
# en: 0a5d
refusal-one-game = テーブル#{ $table }は1ゲームだけです。ゲームの番号は省いてください。
# en: 024d
refusal-games = テーブル#{ $table }は{ $games }ゲームです。1〜{ $games }から選んでください。
# en: 22dd
refusal-words-later = ダイスに言葉を加えるには、`/challenge` で新しい対戦を始めてください。
# en: eaa4
refusal-words-too-late = 最後のゲームがもう始まっています。ダイスに言葉を加えるには、`/challenge` で新しい対戦を始めてください。
# en: 14f6
refusal-resign-later = リザインは自分の手番でできます。

## 待った

# en: c9cb
refusal-no-takeback = 待ったができるのは、自分の直前のムーブかダブルだけです。
# en: 5ac0
refusal-opponent-acted = もう戻せません。{ $opponent }さんが先へ進みました。
# en: 027c
refusal-dice-thrown = もう戻せません。その後ダイスが振られています。
# en: 2d8f
refusal-game-ended = もう戻せません。ゲームは終わりました。
# en: 32db
refusal-next-game-begun = もう戻せません。第{ $number }ゲームが始まっています。
# en: 35b4
refusal-takeback-asked =
    { $is_refused ->
        [yes] その待ったはもう断られました。プレイを続けてください。
       *[no] その待ったはもう頼んでいます。返事を待つか、プレイを続けてください。
    }
# en: c021
refusal-no-takeback-to-answer = { $opponent }さんが待ったを頼んだら返事ができます。

## クロック

# en: 8bc3
refusal-no-clock = このテーブルはクロックなしです。ゆっくり考えてください。
# en: 6b44
refusal-no-autopilot = もう自分で打っています。
# en: 2fa3
refusal-nobodys-time = 今は誰のクロックも動いていません。
# en: cb8e
refusal-own-time = 自分の期限は{ $due }（{ $soon }）です。延長は `/clock ask` で頼めます。延長や勝ちの請求ができるのは{ $opponent }さんだけです。
# en: 8a5f
refusal-their-time = { $opponent }さんの期限は{ $due }（{ $soon }）です。`/clock more` で延ばせます。
# en: 6379
refusal-too-early = { $opponent }さんの期限は{ $due }（{ $soon }）です。そのあと勝ちを請求できます。
# en: 95f8
refusal-time-asked = この手番の延長はもう頼んでいます。期限は{ $due }（{ $soon }）です。
# en: 481e
refusal-time-rests =
    { $is_own ->
        [yes] 自分の手番ですが、ゲームを続けられるようになるまで、時間は進みません。
       *[no] { $opponent }さんの手番ですが、ゲームを続けられるようになるまで、時間は進みません。
    }
# en: b948
refusal-time-asked-rests = この手番の延長はもう頼んでいます。ゲームを続けられるようになるまで、時間は進みません。

## シュエット

# en: 4710
refusal-chouette-here = `/{ $command }` は二人の対戦用です。ここはシュエットです。
# en: 7e82
refusal-chouette-here-button = それは二人の対戦用です。ここはシュエットです。
# en: 8075
refusal-chouette-instead =
    { $command ->
        [challenge] 別のチャンネルで申し込むか、`/chouette join` でシュエットに参加してください。
        [resign] 勝負の負けを申し出るには `/chouette concede`。
        [end] シュエットを終えるのは主催者です：`/chouette close`。
        [next] ボックスか主催者が**次のゲーム**を押します。
        [rematch] 次のゲームは自動で、またはボックスが**次のゲーム**を押すと始まります。
        [orders] 自動指示は**自分の席**で出せます。
        [clock] 時間はルール一覧で見られます。
        [takeback] ムーブは取り消せません。ダブルと返事は公開されるまで変えられます。
       *[other] `/chouette` と入力するとコマンドが見られます。
    }
# en: d3ae
refusal-too-many-lobbies = 始まっていないシュエットが{ $number }件あります。先にどれかを始めるか閉じてください。`/turns` で一覧が見られます。
# en: d065
refusal-chouette-not-begun = このシュエットはまだ1ゲームも行われていません。
# en: 563b
refusal-no-ledger = このサーバーにはまだ収支がありません。`/chouette start` でシュエットを始められます。
# en: e3fd
refusal-chouette-too-late = このシュエットにもうゲームはありません。`/chouette start` で新しく始められます。
# en: ebb8
refusal-chouette-games =
    { $games ->
        [0] このシュエットはまだ始まっていません。ゲームの番号は省いてください。
        [1] このシュエットは1ゲームだけです。ゲームの番号は省いてください。
       *[other] このシュエットは{ $games }ゲームです。1〜{ $games }から選んでください。
    }
