### 収支表：ゲームのあと誰が誰に払うか、通算、精算。名前は並ぶので、さんを付けない。

# en: 662c
ledger-page =
    { $page ->
        [standings] 収支表
        [payments] すべての支払い
       *[settle] 精算
    }
# en: 268e
ledger-server = このサーバーの全シュエット
# en: 3660
ledger-of-table = { $host }のシュエット（#{ $table }）
# en: 601a
ledger-opened = { $moment }から
# en: 6649
ledger-only-one = このサーバーではまだこのシュエットだけです。
# en: 72d0
ledger-way =
    { $way ->
        [all-time] 通算
        [this-chouette] このシュエット
        [newer] 新しい
       *[older] 古い
    }

## 収支

# en: cf0b
ledger-score = 収支：{ $totals }
# en: 4630
ledger-final = 最終結果
# en: 27d1
ledger-empty = まだ勝ち負けはありません。
# en: 8ec7
ledger-left-out = … ほか{ $players }人
# en: ebf7
ledger-points-only = 点数だけで、お金は動きません。
# en: a69c
ledger-even = 全員プラスマイナスゼロです。
# en: 4664
ledger-how-to-settle =
    { $payments ->
        [1] この支払いで精算されるのはここのポイントだけです。以前の夜の未払い分や支払い済みの分は含みません。
       *[other] この{ $payments }件の支払いで精算されるのはここのポイントだけです。以前の夜の未払い分や支払い済みの分は含みません。
    }
# en: 5c20
ledger-final-sheet = 支払う分は、以前の夜の分も含めて最後のスコアシートにあります。
# en: f21f
ledger-payment = { $payer } → { $payee } { $points }
# en: 4721
ledger-more-payments = … ほか{ $payments }件
# en: 3479
ledger-nothing-paid = まだ支払いはありません。
# en: 34bb
ledger-no-older-payments = これより古い支払いはありません。

## すべての支払い

# en: 0284
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **第{ $game }ゲーム**、対戦中
               *[other] **第{ $game }ゲーム**、ステイクス{ $stake }、対戦中
            }
       *[no]
            { $stake ->
                [1] **第{ $game }ゲーム**
               *[other] **第{ $game }ゲーム**、ステイクス{ $stake }
            }
    }
# en: d6ae
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }、第{ $game }ゲーム**、対戦中
               *[other] **#{ $table }、第{ $game }ゲーム**、ステイクス{ $stake }、対戦中
            }
       *[no]
            { $stake ->
                [1] **#{ $table }、第{ $game }ゲーム**
               *[other] **#{ $table }、第{ $game }ゲーム**、ステイクス{ $stake }
            }
    }
# en: 3767
ledger-payment-for = { $payer } → { $payee } { $points }（{ $why }）

## ゲームの支払い、勝負ごと

# en: c664
ledger-settlement = 第{ $game }ゲーム、勝負ごとの結果
# en: 8d01
ledger-pays = { $payer } → { $payee } { $points }点（{ $why }）
# en: 4d98
ledger-pays-each = { $payer } → { $payees } { $points }点ずつ（{ $why }）
# en: 58b3
ledger-pay-each = { $payers } → { $payee } { $points }点ずつ（{ $why }）
# en: 7d61
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [1] { $players }が{ $other }のラクーンをパス：{ $points }点
               *[other] { $players }が{ $other }のラクーンをパス：{ $points }点ずつ
            }
       *[beaver]
            { $count ->
                [1] { $players }が{ $other }のビーバーをパス：{ $points }点
               *[other] { $players }が{ $other }のビーバーをパス：{ $points }点ずつ
            }
    }
# en: b3b2
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player }が{ $others }のラクーンをパス：{ $points }点ずつ
       *[beaver] { $player }が{ $others }のビーバーをパス：{ $points }点ずつ
    }
# en: 6d83
ledger-are-even = { $players }：支払いなし（{ $why }）

## 理由

# en: dfe0
ledger-why =
    { $why ->
        [borne-off] 最後までプレイ
        [dropped] パス
        [resigned] リザイン
        [forfeited] 不戦敗
        [extra] エクストラキューブ
        [partner] パートナーの半分
       *[settled] セトルメント
    }
# en: f2a0
ledger-why-refused =
    { $stage ->
        [beaver] ビーバーをパス、キューブ{ $cube }
       *[raccoon] ラクーンをパス、キューブ{ $cube }
    }
# en: 4acc
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] ギャモン、ジャコビーで1倍、キューブ{ $cube }
               *[no] ギャモン、キューブ{ $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] バックギャモン、ジャコビーで1倍、キューブ{ $cube }
               *[no] バックギャモン、キューブ{ $cube }
            }
       *[single] シングル、キューブ{ $cube }
    }
# en: 0aa1
ledger-why-conceded =
    { $why ->
        [forfeited] 不戦敗：{ $result }
       *[resigned] リザイン：{ $result }
    }
# en: 8ef6
ledger-why-extra = エクストラキューブ{ $cube }
# en: 0156
ledger-why-on-extra = { $why }、エクストラキューブ

## 次のゲームのボックスと順番

# en: 2f40
ledger-away = 休み：{ $players }。
# en: 9095
ledger-heads-up = 残り2人なので、一対一で続けます。
