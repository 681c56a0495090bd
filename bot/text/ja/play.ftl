### ロールとムーブ、ムーブできない理由。記録はシュエットの自動プレイやボックスにも使うので、さんを付けない。

# en: 2fd8
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }：{ $moves }（自動）
       *[no] { $player } { $roll }：{ $moves }
    }
# en: 0f63
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll }：{ $moves }（自動プレイ・上級）
       *[plain] { $player } { $roll }：{ $moves }（簡単な自動プレイ）
    }
# en: 86cc
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }：ダンス（自動ロール）
               *[no] { $player } { $roll }：ダンス
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }：ムーブできず（自動ロール）
               *[no] { $player } { $roll }：ムーブできず
            }
    }
# en: 2496
play-rolls =
    { $is_automatic ->
        [yes] { $player } ロール{ $roll }（自動）
       *[no] { $player } ロール{ $roll }
    }

## 読めない入力

# en: aa40
play-write = ムーブは `8/5 6/5`、`13/8(2)`、`bar/20*`、`6/off` のように書いてください。
# en: d224
play-not-understood = `{ $part }` が読めません。`8/5 6/5`、`13/8(2)`、`bar/20*`、`6/off` のように書いてください。
# en: 9c20
play-not-understood-given = `{ $given }` が読めません。
# en: 4999
play-upward = 駒は小さいポイントへ進みます：`{ $part }` ではなく `{ $high }/{ $low }`。
# en: 9689
play-ambiguous = どのムーブですか？ { $ways }

## 不正なムーブ

# en: 231f
play-none-legal = ムーブできません。手番は相手に移ります。
# en: 8ca7
play-other-roll = それは{ $written }のムーブですが、ロールは{ $roll }です。
# en: 6764
play-on-bar = 先にバーの駒{ $checkers }個を入れてください。
# en: c536
play-too-many-moves = この目で動かせるのは{ $allowed }回までです。
# en: 6c23
play-both-dice = 両方の目を使ってください。例：{ $example }
# en: e6e1
play-of-the-four =
    { $required ->
        [4] 4回すべて動かしてください。例：{ $example }
       *[other] 4回のうち{ $required }回は動かしてください。例：{ $example }
    }
# en: f5ad
play-higher-die = 使える目は片方だけで、{ $die }のほうを使います：{ $example }
# en: 7f5f
play-no-checker-on-point =
    { $place ->
        [bar] バーに自分の駒はありません。
       *[other] { $place }ポイントに自分の駒はありません。
    }
# en: 59f1
play-blocked = { $point }ポイントはブロックされています。
# en: c2a9
play-nothing-to-hit = { $point }ポイントに、ヒットする相手の駒がありません。
# en: 83a0
play-not-rolled = { $move } は{ $pips }ピップですが、残りの目は{ $left }です。
# en: c8dd
play-no-die-left = { $move } は{ $pips }ピップですが、残りの目がありません。
# en: daec
play-not-home =
    { $place ->
        [bar] ベアオフの前に、バーの駒を入れてください。
       *[other] ベアオフの前に、{ $place }ポイントの駒をインナーに入れてください。
    }
# en: e681
play-higher-point = { $rearmost }ポイントに駒があるので、{ $die }の目で{ $point }ポイントの駒は上げられません。
# en: 0fed
play-illegal = 不正なムーブです。
