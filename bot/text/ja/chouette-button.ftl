### シュエットの盤面の下のボタン。文中の **参加** などと同じであること。

## 募集

# en: 3bb6
chouette-button-join = 参加
# en: a3f9
chouette-button-leave = 退席
# en: 7e49
chouette-button-start = 開始
# en: e0c5
chouette-button-options = オプション
# en: c42b
chouette-button-machine = ボットを入れる
# en: 05b7
chouette-button-no-machine = ボットを外す
# en: b4e1
chouette-button-agree-stake = ステイクス{ $stake }に同意
# en: 02ee
chouette-button-to-lobby = 募集へ

## ゲームを進める

# en: 4554
chouette-button-step =
    { $step ->
        [roll] ロール
        [no-double] ダブルしない
        [hold] ロールを止める
        [release] ロールを許可
        [give-extra] エクストラを出す
        [give-none] 出さない
        [keep-extras] エクストラで続行
        [retract] やはりパス
        [seek-partner] パートナー募集
        [play-alone] 一人で戦う
        [be-partner] パートナーになる
        [not-this-time] 今回はやめる
        [start] 開始
        [reopen] 再開
       *[next-game] 次のゲーム
    }
# en: 4cbd
chouette-button-extra = エクストラ{ $value }を出す (−{ $points })

## ダブル

# en: a657
chouette-button-double-own =
    { $is_redouble ->
        [yes] リダブル
       *[no] ダブル
    }
# en: 86ae
chouette-button-double-all =
    { $is_redouble ->
        [yes] すべて{ $values }へリダブル
       *[no] すべて{ $values }へダブル
    }
# en: 0f37
chouette-button-double-some =
    { $is_redouble ->
        [yes] 相手を選んでリダブル
       *[no] 相手を選んでダブル
    }

## 返事

# en: e731
chouette-button-take =
    { $is_raised ->
        [yes] { $value }で受ける
       *[no] { $value }でテイク
    }
# en: 470c
chouette-button-take-all =
    { $is_raised ->
        [yes] すべて{ $values }で受ける
       *[no] すべて{ $values }でテイク
    }
# en: e3dc
chouette-button-pass =
    { $is_raised ->
        [yes] 拒否 (−{ $points })
       *[no] パス (−{ $points })
    }
# en: 411f
chouette-button-pass-all =
    { $is_raised ->
        [yes] すべて拒否 (計 −{ $points })
       *[no] すべてパス (計 −{ $points })
    }
# en: f861
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] すべて拒否 (各 −{ $points })
       *[no] すべてパス (各 −{ $points })
    }
# en: 83c6
chouette-button-raise =
    { $answer ->
        [raccoon] { $value }にラクーン
       *[beaver] { $value }にビーバー
    }
# en: 024e
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] 受ける
               *[no] テイク
            }
        [drop]
            { $is_raised ->
                [yes] 拒否
               *[no] パス
            }
        [raccoon] ラクーン
       *[beaver] ビーバー
    }
# en: 986b
chouette-button-raise-all =
    { $answer ->
        [raccoon] すべて{ $values }にラクーン
       *[beaver] すべて{ $values }にビーバー
    }
# en: b31c
chouette-button-follow = キャプテンに合わせる
# en: f790
chouette-button-one-by-one = 一つずつ

## 提案、自分の席

# en: 68b5
chouette-button-accept-offer = 提案を承諾
# en: ed53
chouette-button-refuse-offer = 提案を断る
# en: 85cf
chouette-button-seat = 自分の席
