### チューター：選択がどれだけ損か、何が良いか。

# en: 933c
tutor-loss = { $loss }点
# en: 586b
tutor-play = { $play }は{ $loss }の損です。{ $best }のほうがよい手です。
# en: 9c7f
tutor-cube =
    { $fault ->
        [roll] ロールは{ $loss }の損です。先にダブルしましょう。
        [double] ダブルは{ $loss }の損です。そのままロールしましょう。
        [pass-take] パスは{ $loss }の損です。テイクしましょう。
        [pass-beaver] パスは{ $loss }の損です。ビーバーしましょう。
        [take-pass] テイクは{ $loss }の損です。パスしましょう。
        [take-beaver] ただのテイクは{ $loss }の損です。ビーバーしましょう。
        [beaver-take] ビーバーは{ $loss }の損です。テイクだけにしましょう。
        [beaver-pass] ビーバーは{ $loss }の損です。パスしましょう。
        [refuse] ビーバーの拒否は{ $loss }の損です。受けましょう。
        [accept] ビーバーを受けるのは{ $loss }の損です。拒否しましょう。
        [raccoon-accept] ラクーンは{ $loss }の損です。ビーバーを受けるだけにしましょう。
       *[raccoon-refuse] ラクーンは{ $loss }の損です。ビーバーを拒否しましょう。
    }
# en: 7299
tutor-rule = **チューター**：0.08点を超えて損をする選択の前に、よりよい手を本人だけに知らせます。そこで一度だけ考え直すこともできます。
