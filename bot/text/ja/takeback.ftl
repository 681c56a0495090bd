### 待った

# en: ca1e
takeback-wanted-play = { $asked } さん：{ $player }さんが「{ $play }」の待ったを頼んでいます。先へ進むと無効になります。
# en: 114d
takeback-wanted-double = { $asked } さん：{ $player }さんがダブルの待ったを頼んでいます。先へ進むと無効になります。
# en: 2f52
takeback-denied-play = { $asked }さんが待ったを断りました。「{ $play }」のままです。
# en: 203b
takeback-denied-double = { $asked }さんが待ったを断りました。ダブルはそのままです。

## 頼んだ人、答えた人へ

# en: ae09
takeback-asked = 待ったを頼みました。
# en: c837
takeback-granted = 待ったを認めました。
# en: 4ce4
takeback-refused = 待ったを断りました。
