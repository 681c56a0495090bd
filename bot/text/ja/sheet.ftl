### 二人の対戦のルール一覧

# en: e968
sheet-match = { $length }ポイントマッチ
# en: c4be
sheet-money = アンリミテッド
# en: 76a3
sheet-money-stake = アンリミテッド、ステイクス{ $stake }

# en: 12ce
sheet-heading-match = **{ $length }ポイントマッチ**
# en: f057
sheet-heading-money = **アンリミテッド**
# en: f5a0
sheet-heading-stake = **アンリミテッド、ステイクス{ $stake }**

## 有効なオプション（「 · 」か「, 」で並ぶ）

# en: 54c6
sheet-first-cube = キューブあり
# en: 8ba0
sheet-first-cap = キューブあり（{ $cap }まで）
# en: bf58
sheet-first-no-cube = キューブなし
# en: c73e
sheet-first-start =
    { $start ->
        [nackgammon] ナックギャモンの初期配置
        [hypergammon] ハイパーギャモン（駒は3個ずつ）
       *[standard] 標準の初期配置
    }
# en: 0488
sheet-first-start-unnamed = 初期配置：{ $places }
# en: e667
sheet-crawford = クロフォードルール
# en: 7af3
sheet-jacoby = ジャコビー
# en: f385
sheet-beavers = ビーバー
# en: 489e
sheet-raccoons = ラクーン
# en: 35b3
sheet-doubles = オートマチックダブル（1ゲーム{ $doubles }回まで）
# en: 7e22
sheet-doubles-unlimited = オートマチックダブル（無制限）
# en: 8707
sheet-start =
    { $start ->
        [nackgammon] ナックギャモンの初期配置
        [hypergammon] ハイパーギャモン（駒は3個ずつ）
       *[standard] 標準の初期配置
    }
# en: 6728
sheet-start-unnamed = 初期配置：{ $places }
# en: 9218
sheet-cap = キューブ{ $cap }まで

## ルール

# en: 011d
sheet-rule-one = **1ポイントマッチ**：1ゲーム勝てば勝ちです。
# en: 89ed
sheet-rule-match = **{ $length }ポイントマッチ**：先に{ $length }点取ったほうの勝ちです。
# en: 3263
sheet-rule-money = **アンリミテッド**：二人が好きなだけゲームを続けます。点数だけで、お金は動きません。
# en: 7135
sheet-rule-stake = 1点の価値は{ $stake }です。
# en: 3300
sheet-rule-wins =
    { $has_cube ->
        [yes] **勝ち**：シングル1点、ギャモン2点、バックギャモン3点に、キューブの値を掛けます。
       *[no] **勝ち**：シングル1点、ギャモン2点、バックギャモン3点です。
    }
# en: 523c
sheet-rule-gammon = **ギャモン**：負けた側が駒を1個も上げていないとき。
# en: 4072
sheet-rule-backgammon = **バックギャモン**：ギャモンで、さらに負けた側の駒がバーか勝った側のインナーに残っているとき。
# en: 6815
sheet-rule-no-cube = **ダブリングキューブ**：なし。
# en: ec6a
sheet-rule-cube = **ダブリングキューブ**：ロールの前にダブルできます。相手がテイクすればゲームの点数は2倍になり、次にダブルできるのは相手だけです。パスすれば、元の点数で相手の負けです。
# en: 2540
sheet-rule-cap = **キューブの上限**：キューブは{ $cap }までです。
# en: 05ba
sheet-rule-crawford = **クロフォードルール**：どちらかが初めてあと1点になったら、次のゲームはキューブなしです。そのあとはまたキューブを使います。
# en: fe92
sheet-rule-dead-cube = **デッドキューブ**：今のキューブのシングル勝ちでマッチに勝てるなら、ダブルできません。
# en: af1b
sheet-rule-jacoby = **ジャコビー**：ギャモンとバックギャモンを数えるのは、ダブルしてテイクされたゲームだけです。
# en: 8eeb
sheet-rule-beavers = **ビーバー**：ダブルされたら、すぐにダブルし返してキューブを持てます。
# en: 2e46
sheet-rule-raccoons = **ラクーン**：ビーバーされたら、もう一度倍にできます。キューブは相手が持ちます。
# en: 6026
sheet-rule-doubles = **オートマチックダブル**：オープニングで同じ目が出るとキューブが倍になり、センターのままです。1ゲーム{ $doubles }回までです。
# en: 0267
sheet-rule-doubles-unlimited = **オートマチックダブル**：オープニングで同じ目が出るたびにキューブが倍になり、センターのままです。
# en: 4bf8
sheet-rule-start = **初期配置**：{ $start }。
# en: d903
sheet-rule-checkers = 両者の駒：{ $places }。
# en: 334d
sheet-checkers-off = 使わない駒{ $checkers }個
