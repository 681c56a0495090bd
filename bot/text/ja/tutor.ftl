### チューター：選択がどれだけ損か、何が良いか。

# en: 933c
tutor-loss = { $loss }点
# en: d281
tutor-loss-in-match = エクイティ{ $loss }
# 両者ともあと1点のとき。
# en: 68f5
tutor-loss-of-chances = 勝率{ $chances } %
# en: 6534
tutor-silent = このポジションは対戦中のゲームに似すぎているので、チューターは何も言いません。
# en: 864d
tutor-play = { $play } は{ $loss }の損です。
# en: c44a
tutor-cube =
    { $fault ->
        [roll] ロールは{ $loss }の損です。
        [double] ダブルは{ $loss }の損です。
        [pass-take] パスは{ $loss }の損です。
        [pass-beaver] パスは{ $loss }の損です。
        [take-pass] テイクは{ $loss }の損です。
        [take-beaver] テイクは{ $loss }の損です。
        [beaver-take] ビーバーは{ $loss }の損です。
        [beaver-pass] ビーバーは{ $loss }の損です。
        [refuse] ビーバーの拒否は{ $loss }の損です。
        [accept] ビーバーを受けるのは{ $loss }の損です。
        [raccoon-accept] ラクーンは{ $loss }の損です。
        [resign] リザインは{ $loss }の損です。
       *[raccoon-refuse] ラクーンは{ $loss }の損です。
    }
# en: 2879
tutor-better-play = { $best } のほうがよい手です。
# en: 94b2
tutor-better-cube =
    { $fault ->
        [roll] 先にダブルしましょう。
        [double] そのままロールしましょう。
        [pass-take] テイクしましょう。
        [pass-beaver] ビーバーしましょう。
        [take-pass] パスしましょう。
        [take-beaver] ビーバーしましょう。
        [beaver-take] テイクだけにしましょう。
        [beaver-pass] パスしましょう。
        [refuse] 受けましょう。
        [accept] 拒否しましょう。
        [raccoon-accept] ビーバーを受けるだけにしましょう。
        [resign] ゲームを続けましょう。
       *[raccoon-refuse] ビーバーを拒否しましょう。
    }
# en: 7679
tutor-speechless = 今はわかりません。考え直すか、このまま続けてください。
# en: bc79
tutor-rule = **チューター**：0.08点を超えて損をする前に、どれだけの損かを自分だけにお知らせします。考え直すか、このまま続けるか、何が良いかを聞けます。お知らせは一つの判断に一度だけです。
