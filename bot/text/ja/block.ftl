### ブロック：対戦したくない相手。

# en: a7d2
block-done = { $player }からの申し込みを受け取らず、{ $player }は自分の誰でも歓迎の申し込みも受けられず、プロフィールも見られません。進行中のゲームは続きます。`/unblock` で解除できます。
# en: 8f10
block-undone = { $player }はまた申し込めるようになりました。
# en: 2e8c
block-list =
    { $count ->
        [0] 誰もブロックしていません。`/block` でその人からの申し込みを止められます。
       *[other] ブロック中：{ $players }。`/unblock` で解除できます。
    }
# en: fa25
block-by-you = { $player }をブロックしています。対戦するには、まず `/unblock` を使ってください。
# en: 8ea4
block-takes-none = { $player }はあなたからの申し込みを受けていません。別の人に申し込むか、相手を省いて誰でも受けられるようにしてください。
# en: 2b87
block-too-many = ブロックできるのは{ $most }人までです。先に `/unblock` を使ってください。
# en: 47d5
block-not-this = 別の人を選んでください。自分とボットはブロックできません。
