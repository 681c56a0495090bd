### 二人のテーブルの時間。

# en: d746
time-heading = クロック
# en: 57c4
time-no-clock = クロックなし
# en: f06f
time-left = { $player }さんの期限：{ $due }（{ $soon }）
# en: e408
time-left-reserve = { $player }さんの期限：{ $due }（{ $soon }）。{ $reserve_from }から持ち時間を使います
# en: de91
time-rests = ゲームを続けられるようになるまで、{ $player }さんの時間は進みません。
# en: a88c
time-accepts = 時間内に返事がなければ、リザインは承諾になります。
# en: 251a
time-is-out = **{ $player }さんは時間切れです**（{ $since }）。{ $waiting } さん：勝ちを請求するか、自動プレイで進めるか、待つかを選んでください。
# en: b10b
time-is-asked = { $player }さんが時間の延長を頼んでいます。{ $waiting } さん：よければ **+{ $days }日** を押してください。
# en: f089
time-vacation = { $player }さんは休暇中（{ $spans }）：クロックは止まっています
# en: e0de
time-vacation-span = { $first }〜{ $last }
# en: 4abb
time-reserve = { $player }：持ち時間の残り{ $left }

## 延長

# en: 8956
time-granted = 時間を延ばしました。
# en: 9dff
time-granted-until = 時間を延ばしました。{ $player }さんの期限：{ $due }（{ $soon }）。
# en: 9748
time-asked-rests = { $waiting }さんに延長を頼みました。
# en: 8b94
time-asked = { $waiting }さんに延長を頼みました。返事があるまでクロックは動き続けます。
