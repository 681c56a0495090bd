### キャプテンへの助言：助言できる人、チームのプライベートスレッド、ムーブの提案。

# en: 5423
advice-refused =
    { $reason ->
        [no-game] ゲーム中ではありません。次のゲームで提案してください。
        [box] チームの相手です。キャプテンに助言するのはチームのメンバーです。
        [out] このゲームの勝負は決まりました。助言できるのは残っているメンバーだけです。
        [gone] このゲームはほかの人が代わっています。次のゲームからまた助言できます。
        [captain] 自分がキャプテンです。いちばんよいと思う手をどうぞ。
        [bot] ボットは誰にも助言せず、キャプテンのときは一人で決めます。
        [none] このテーブルは相談なしです。キャプテンが一人で決めます。
       *[cube] このテーブルでは、自分のキューブがダブルされテイクされたあとで助言できます。
    }
# en: 8f70
advice-refused-single-cube = このテーブルでは、キューブがダブルされテイクされたあとで、キャプテンに助言できます。
# en: 946b
advice-no-roll = チームがムーブするロールはありません。
# en: 31d8
advice-played-since = そのロールはもうムーブされました。

## チームのプライベートスレッド

# en: c0ac
advice-thread-name = シュエット{ $table }：第{ $game }ゲームのチーム
# en: d170
advice-captain = 最後に決めるのはキャプテンの{ $captain }さんです。
# en: f78e
advice-captain-now = { $captain }さんがキャプテンになり、最後に決めます。
# en: 33c2
advice-crew = 助言できる人：{ $players }。ここか `/chouette suggest` でどうぞ。
# en: 2bde
advice-added = 助言に加わりました：{ $players }。
# en: 0544
advice-removed = 助言から外れました：{ $players }。
# en: a954
advice-closed = 第{ $game }ゲームは終わりました。このスレッドを閉じます。
# en: e63f
advice-board = 盤面は{ $channel }にあります。
# en: 421f
advice-thread = チームの相談は{ $thread }で。
# en: b719
advice-permissions = チームのプライベートスレッドに必要な権限：{ $permissions }。
# en: 9f20
advice-no-thread = ここにはプライベートスレッドを作れません。`/chouette suggest` でキャプテンにムーブを送ってください。
# en: 5d64
advice-no-thread-lacking = 権限（{ $permissions }）が足りず、プライベートスレッドを作れません。`/chouette suggest` でキャプテンにムーブを送ってください。
# en: 2214
advice-who-reads = このチャンネルで**スレッドの管理**の権限がある人は、追加されなくてもこのスレッドを読めます。
# en: e788
advice-who-should-not = 次の人は読めますが、読まないでください：{ $players }。

## ムーブの提案

# en: 65b7
advice-headline = { $player } 提案：{ $moves }
# en: 6e5b
advice-headline-no-play = { $player } 提案：ムーブなし
# en: 8ebc
advice-heading = **{ $roll }の提案**
# en: fc7d
advice-none-yet = まだ提案がありません。**ムーブを組む**で提案できます。
# en: da7f
advice-suggested = { $player }：{ $roll } { $moves }
# en: 6562
advice-suggested-no-play = { $player }：{ $roll } ムーブなし
# en: 8a11
advice-votes = { $votes }票（{ $players }）
# en: 5c55
advice-played = 採用
# en: 849a
advice-captain-closed = キャプテンにDMを送れません。提案はキャプテンの**自分の席**に出ます。

## ボタン

# en: b442
advice-build = ムーブを組む
# en: 5603
advice-support = 賛成
# en: 3dcb
advice-adopt = このムーブに決定
