### シュエットの盤面の画像の文字（とても短く）と、読み上げ用の代替テキスト。さんは付けない。

## 盤面の上：札にある名前は二度書かないので、「名前＋半角空白」で始める。

# en: 7f8a
chouette-picture-team = チーム
# en: 6611
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } 待ち：{ $player }
       *[other] { $captain } 待ち：{ $members }人
    }
# en: 9b0c
chouette-picture-waits-for-crew = { $captain } 待ち：メンバー
# en: ae15
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } 返事待ち
       *[other] { $members }人の返事待ち
    }
# en: 24fb
chouette-picture-answers = { $captain } · 返事待ち{ $left }/{ $asked }人
# en: 2343
chouette-picture-answers-extra = { $player } 単独 · 返事待ち{ $left }/{ $asked }人
# en: b867
chouette-picture-ends-even = 第{ $number }ゲームは引き分け
# en: d73a
chouette-picture-team-wins = チーム 勝ち：{ $points }点
# en: 6e33
chouette-picture-box-wins = { $box } 勝ち：{ $points }点
# en: 43df
chouette-picture-partners-win = { $box } と{ $partner }の勝ち：{ $points }点

# 後ろに「待ち」が付くことがある。
# en: 2294
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] ダブル{ $cubes }個への返事
        [raccoon] ラクーン{ $cubes }個への返事
       *[beaver] ビーバー{ $cubes }個への返事
    }
# en: c3fa
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] リダブルかロール
       *[no] ダブルかロール
    }
# en: ffe0
chouette-picture-task-hold = ダブルの判断
# en: 27fe
chouette-picture-task-extra = エクストラの判断
# en: 12bc
chouette-picture-task-keep-or-retract = 続行かパスの判断
# en: d0b7
chouette-picture-task-beaver-or-pass = ビーバー／パス
# en: 50a2
chouette-picture-task-seek-partner = パートナーの判断

## ボックスとキャプテンの札

# en: 6080
chouette-picture-box = ボックス
# en: 3e19
chouette-picture-box-played-by = ボックス：{ $player }
# en: 7bc1
chouette-picture-autopilot = 自動プレイ
# en: fe88
chouette-picture-captain =
    { $is_acting ->
        [yes] 代行
       *[no] キャプテン
    }
# en: e716
chouette-picture-at-stake = { $points }点勝負
# en: c489
chouette-picture-position = Position ID { $id }

## 盤面の横：印、役割、状態

# en: b9a9
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] P
    }
# en: 7bcc
chouette-picture-role =
    { $role ->
        [acting-captain] キャプテン代行
        [next-box] → ボックス
        [kept-box] ボックス継続
        [next-captain] → キャプテン
        [last-box] 前のボックス
        [last-partner] 前のパートナー
       *[partner] パートナー
    }
# en: 228e
chouette-picture-final = { $won } · 最終結果
# en: 77cd
chouette-picture-last-game = 最終ゲーム { $points }
# en: ada8
chouette-picture-heading =
    { $column ->
        [next] 次
        [place] 順位
        [game] 第{ $game }ゲーム
       *[total] 合計
    }
# en: 1506
chouette-picture-answered = 返事済み
# en: 9566
chouette-picture-after-captain = キャプテンのあと
# en: 8920
chouette-picture-answer =
    { $answer ->
        [take] テイク
        [drop] パス
        [beaver] ビーバー
        [raccoon] ラクーン
       *[follow] 合わせる
    }{ $is_sealed ->
        [yes] （非公開）
       *[no] { "" }
    }
# en: 3b21
chouette-picture-offers =
    { $stage ->
        [double] { $value }へダブル
        [redouble] { $value }へリダブル
        [raccoon] { $value }にラクーン
       *[beaver] { $value }にビーバー
    }
# en: aa81
chouette-picture-will-double =
    { $is_redouble ->
        [yes] リダブルする
       *[no] ダブルする
    }
# en: 2e4b
chouette-picture-alone =
    { $answer ->
        [take] 単独テイク
       *[beaver] 単独ビーバー
    }
# en: 9a76
chouette-picture-gives-extra = エクストラを出す
# en: 8f3e
chouette-picture-gave-extra = → { $taker }
# en: 4b62
chouette-picture-plays-box = ボックスの代行
# en: cd2a
chouette-picture-plays-extras = エクストラで続行
# en: 43a9
chouette-picture-gone =
    { $absence ->
        [left] 退席
        [returning] 次から復帰
        [away] 休み
       *[silent] 応答なし
    }
# en: 1a7b
chouette-picture-gone-proxy =
    { $absence ->
        [left] 退席、代理{ $proxy }
        [returning] 次から、代理{ $proxy }
        [away] 休み、代理{ $proxy }
       *[silent] 応答なし、代理{ $proxy }
    }
# en: 0821
chouette-picture-won =
    { $ending ->
        [dropped] パス勝ち
        [resigned] リザイン勝ち
        [settled] セトルメント
        [forfeited] 不戦勝
       *[borne-off]
            { $kind ->
                [gammon] ギャモン勝ち
                [backgammon] バックギャモン勝ち
               *[single] 勝ち
            }
    }
# en: 7c61
chouette-picture-lost =
    { $ending ->
        [dropped] パス
        [resigned] リザイン
        [settled] セトルメント
       *[borne-off]
            { $kind ->
                [gammon] ギャモン負け
                [backgammon] バックギャモン負け
               *[single] 負け
            }
    }
# en: f415
chouette-picture-box-refused =
    { $stage ->
        [raccoon] ラクーンで勝ち
       *[beaver] ビーバーで勝ち
    }
# en: 1329
chouette-picture-refused =
    { $stage ->
        [raccoon] ラクーンを拒否
       *[beaver] ビーバーを拒否
    }

## 代替テキスト

# en: 857f
chouette-picture-alt-box = ボックス：{ $box }。
# en: 978d
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] テイクなら{ $points }点勝負。
       *[no] { $points }点勝負。
    }
# en: 2d01
chouette-picture-alt-partner = パートナー：{ $partner }。
# en: 9e30
chouette-picture-alt-played-by = { $player }がボックスを代行。
# en: 2a9d
chouette-picture-alt-captain = キャプテン：{ $captain }。
# en: 6fee
chouette-picture-alt-crew = メンバー：{ $members }。
# en: 6705
chouette-picture-alt-next-box = 次のボックス：{ $box }。
# en: b1de
chouette-picture-alt-next-line = 次の順番：{ $members }。
# en: 5e2b
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] 共有キューブ{ $value }、センター。
        [box] 共有キューブ{ $value }、ボックスが所有。
        [team] 共有キューブ{ $value }、チームが所有。
        [offered-box] 共有キューブ{ $value }をボックスに提示。
       *[offered-team] 共有キューブ{ $value }をチームに提示。
    }
# en: adcb
chouette-picture-alt-cubes =
    { $lies ->
        [centred] キューブ{ $value }、センター：{ $members }。
        [box] キューブ{ $value }、ボックスが所有：{ $members }。
        [team] キューブ{ $value }、メンバーが所有：{ $members }。
        [offered-box] キューブ{ $value }をボックスに提示：{ $members }。
       *[offered-team] キューブ{ $value }をメンバーに提示：{ $members }。
    }
# en: ac76
chouette-picture-alt-extra =
    { $lies ->
        [centred] { $giver }のエクストラ：{ $value }、センター。
        [box] { $giver }のエクストラ：{ $value }、{ $giver }が所有。
        [team] { $giver }のエクストラ：{ $value }、{ $taker }が所有。
        [offered-box] { $giver }のエクストラ：{ $value }を{ $giver }に提示。
       *[offered-team] { $giver }のエクストラ：{ $value }を{ $taker }に提示。
    }
# en: f043
chouette-picture-alt-out = 勝負を終えた人：{ $members }。
# en: d2fd
chouette-picture-alt-waited-for = 待ち：{ $members }。
# en: e01c
chouette-picture-alt-state = { $members }：{ $state }。
# en: be86
chouette-picture-alt-answered = { $members }：返事済み。
# en: e429
chouette-picture-alt-won = ボックス{ $box } { $points }、{ $members }。
# en: 81e9
chouette-picture-alt-in-all = 合計：{ $members }。
