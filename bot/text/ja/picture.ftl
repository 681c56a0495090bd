### 盤面の画像の文字と、読み上げ用の代替テキスト。

# en: 1c48
picture-score = { $score }/{ $length }
# en: b6de
picture-pips = ピップ

## 代替テキスト

# en: 6d7f
picture-headline = { $headline }。
# en: 496d
picture-match = { $played }：{ $score }。
# en: 2999
picture-points = ポイント番号は{ $player }から見たもの。
# en: 8a24
picture-checkers = { $player }：{ $checkers }、{ $pips }ピップ。
# en: 1d1e
picture-on-point = { $point }ポイントに{ $checkers }個
# en: 99ca
picture-on-bar = バーに{ $checkers }個
# en: 898e
picture-off = { $checkers }個上がり
# en: c873
picture-no-cube = キューブなし。
# en: 0c9b
picture-cube-offered = { $player }がキューブ{ $value }を提示。
# en: 93b0
picture-cube-owned = キューブ{ $value }は{ $player }が所有。
# en: 7b0d
picture-cube-centred = キューブ{ $value }、センター。
# en: d91b
picture-roll = ロール：{ $roll }。
# en: b2e4
picture-so-far = ここまで：{ $moves }。
# en: 8756
picture-last = 直前のムーブ：{ $player } { $roll }：{ $moves }。
# en: cb44
picture-last-none =
    { $is_dance ->
        [yes] 直前のムーブ：{ $player } { $roll }：ダンス。
       *[no] 直前のムーブ：{ $player } { $roll }：ムーブできず。
    }

## ムーブの画像

# en: 3531
picture-after = { $play }。{ $board }
# en: ca3b
picture-before = { $play }。その前の盤面：{ $board }
