### 入力されたポジションと、ポジションのID。

# en: 5f62
position-white = 白
# en: d4b1
position-black = 黒
# en: 6b3b
position-game-over = ゲームは終わっています
# Below the analysis of a position: $checkers of the player are not on the board.
# en: 2774
position-missing = { $player }：足りない駒{ $checkers }個は、ベアオフ済みとして数えます。
# en: 8aab
position-without-cube = XGIDの最後のフィールドが0だと、キューブは使えません。eXtreme Gammonと同じ読み方です。GNU Backgammonはこのフィールドを無視し、キューブありで打ちます。キューブありなら10です。
# en: 5d88
position-gnu = GNU ID `{ $id }`
# en: a1d7
position-gnu-position = GNU Position ID `{ $id }`
# en: 5bce
position-gnu-match = GNU Match ID `{ $id }`
# en: 8b55
position-no-match-id = GNU BackgammonにはこのポジションのIDがありません。{ $flaw }
# en: c274
position-found = そのポジションを自分だけに表示しました。**共有** で全員に見せられます。
# en: 0388
position-ogid = OGID `{ $id }`

# en: b683
position-unreadable = `{ $given }` はポジションとして読めません。XGIDかOGID、または `4HPwATDgc/ABMA:cAkAAAAAAAAA` のようなGNUのIDを貼るか、駒の配置を手番の側から書いてください：`24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`
# en: c883
position-wrong = `{ $given }` はポジションとして読めません。{ $flaw } XGIDかOGID、または `4HPwATDgc/ABMA:cAkAAAAAAAAA` のようなGNUのIDを貼るか、駒の配置を手番の側から書いてください：`24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`
# en: e95e
position-flaw =
    { $wrong ->
        [checkers] 駒が15個ではなく{ $number }個の側があります。
        [shared-point] 同じポイントに両者の駒があります。
        [counts] 両者それぞれ、26か所の駒の数が必要です。
        [sides] 両者の駒の配置を `|` で区切ってください。
        [stack] `{ $part }` は `13:5` のように「場所:個数」で書いてください。
        [twice] `{ $part }` が2回出てきます。
        [position-id] GNU Position IDは英数字と `+` `/` の14文字です。
        [match-id] GNU Match IDは英数字と `+` `/` の12文字です。
        [no-match] このGNU Match IDに当たるマッチはありえません。
        [xgid-fields] XGIDはコロンで区切った10項目ですが、{ $number }項目あります。
        [xgid-board] XGIDの最初の項目は26文字ですが、{ $number }文字あります。
        [xgid-field] XGIDの{ $number }番目の項目が間違っています：`{ $part }`。
        [ogid-fields] OGIDはコロンで区切った5から11項目ですが、{ $number }項目あります。
        [ogid-field] OGIDの{ $number }番目の項目が間違っています：`{ $part }`。
        [ogid-beaver] OGIDではビーバーを表せません。
        [cube] キューブは1、2、4…{ $number }までです。
        [score] マッチの長さとスコアは0〜{ $number }です。
        [points] スコアはマッチの{ $number }点を超えられません。
        [crawford] クロフォードゲームはマッチだけです。
        [die] ダイスの目は1〜6です。
       *[no-position] このGNU Position IDに当たるポジションはありえません。
    }
