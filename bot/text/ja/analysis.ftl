### 解析：マッチがどう打たれたか。

# en: 6885
analysis-title = { $white } – { $black }
# en: 60cb
analysis-depth =
    { $depth ->
        [quick] 簡易解析
       *[deep] 詳細解析
    }
# en: 873d
analysis-rated = **{ $player }：PR { $pr }** · { $grade ->
        [world-champion] 世界王者級
        [world-class] ワールドクラス
        [expert] エキスパート
        [advanced] 上級
        [intermediate] 中級
        [casual] カジュアル
        [beginner] ビギナー
       *[distracted] うっかり
    } · 判断 { $decisions }回
# 判断が20回より少なく、参考にしかならない。
# en: 68ea
analysis-few = **{ $player }：PR { $pr }** · 判断が少ない（{ $decisions }回）
# 判断が一度もなかった。
# en: 5ac1
analysis-unrated = **{ $player }**：判断なし
# en: f3a3
analysis-fault-count =
    { $fault ->
        [play] ムーブ：{ $counts }
        [missed-double] ミスドダブル：{ $counts }
        [market-lost] マーケットロス：{ $counts }
        [doubled-too-early] 早すぎるダブル：{ $counts }
        [not-good-enough] ダブルに届かない形でダブル：{ $counts }
        [too-good] トゥーグッドでダブル：{ $counts }
        [wrong-take] 間違ったテイク：{ $counts }
        [missed-beaver] ミスドビーバー：{ $counts }
        [wrong-beaver] 間違ったビーバー：{ $counts }
       *[wrong-pass] 間違ったパス：{ $counts }
    }
# en: 4f11
analysis-blunders =
    { $number ->
       *[other] ブランダー{ $number }
    }
# en: 0958
analysis-errors =
    { $number ->
       *[other] エラー{ $number }
    }
# en: 4ba3
analysis-no-faults = エラーもブランダーもなし
# en: c714
analysis-luck = 運 { $luck }点
# en: 7412
analysis-luck-match = 運 { $luck }% · 運を補正した結果 { $adjusted }%
# en: c35f
analysis-luck-match-older = 運 { $luck }点 · 運を補正した結果 { $adjusted }%
# en: 54fb
analysis-luck-money = 運 { $luck }点 · 運を補正した結果 { $adjusted }点
# en: 56c5
analysis-resignation =
    { $done ->
        [resignation-made] リザイン
        [resignation-accepted] リザインを承諾
        [resignation-refused] リザインを拒否
        [concession-made] リザイン
        [concession-accepted] リザインを承諾
       *[concession-refused] リザインを拒否
    }（{ $kind ->
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[single] シングル
    }）：{ $is_right ->
        [yes] 正しい
       *[no] −{ $lost }（PRには含まれません）
    }
# en: 6ca7
analysis-in-game = ゲーム{ $game }：{ $said }
# en: 303d
analysis-illegal =
    { $number ->
        [1] 不正なムーブ1件（評価の対象外）：{ $first }
       *[other] 不正なムーブ{ $number }件（評価の対象外）、最初：{ $first }
    }
# en: 4fb3
analysis-withheld =
    { $number ->
        [1] よく似たゲームが対戦中のため、判断1件は今は見せません。PRにも含めません。
       *[other] よく似たゲームが対戦中のため、判断{ $number }件は今は見せません。PRにも含めません。
    }
# en: 56bb
analysis-stopped = 最後まで追えないゲームがありました。
# en: 9aa2
analysis-older = 以前の解析です。短いベアオフは推定で、そのキューブの判定は正確でないことがあります。
# en: 63fb
analysis-chart-match = マッチ勝率 (%)
# en: f2a0
analysis-chart-game = 勝率 (%)
# en: e69f
analysis-chart-blunder = ブランダー
# en: 3607
analysis-chart-joker = ジョーカー
# en: e3fb
analysis-chart-roll = ロール
# en: 6176
analysis-chart-alt = { $white }さんと{ $black }さんの勝率の推移、{ $rolls }ロール分。
# en: e24c
analysis-chart-alt-blunder = { $player }さんのブランダー、{ $done }。
# en: b3f5
analysis-no-chart = グラフを描けませんでした。
# en: 291c
analysis-choose-game = ゲームを選ぶ
# en: d87d
analysis-all-games =
    { $games ->
        [2] 全2ゲーム
       *[other] 全{ $games }ゲーム
    }
# en: 3c3f
analysis-game =
    { $points ->
       *[other] 第{ $number }ゲーム { $score }：{ $winner }さん{ $points }点勝ち
    }
# en: c39b
analysis-game-open = 第{ $number }ゲーム { $score }
# en: 0c22
analysis-verdict =
    { $band ->
        [blunder] ブランダー −{ $lost }
        [error] エラー −{ $lost }
        [inaccuracy] 小さなミス −{ $lost }
       *[good] ほぼ最善 −{ $lost }
    }
# en: f0b0
analysis-verdict-cube =
    { $fault ->
        [missed-double] ミスドダブル
        [market-lost] ミスドダブル、マーケットロス
        [doubled-too-early] 早すぎるダブル
        [not-good-enough] ダブルに届かない形でダブル
        [too-good] トゥーグッドでダブル
        [wrong-take] 間違ったテイク
        [missed-beaver] ミスドビーバー
        [wrong-beaver] 間違ったビーバー
       *[wrong-pass] 間違ったパス
    } · { $band ->
        [blunder] ブランダー −{ $lost }
        [error] エラー −{ $lost }
       *[inaccuracy] 小さなミス −{ $lost }
    }
# en: ca8d
analysis-verdict-best = 最善
# Below a double that was not made: the bot rolled for whoever could have doubled.
# en: 01d3
analysis-rolled-automatically = ボットが自動でロールしました。
# en: 1831
analysis-verdict-illegal = 不正なムーブ
# en: d969
analysis-verdict-missed-beaver = ミスドビーバー
# en: bf95
analysis-verdict-wrong-beaver = 間違ったビーバー
# en: b89c
analysis-verdict-of-bet = { $bet }：{ $verdict }
# en: 5086
analysis-best = { $dot } 最善：{ $best }
# en: 3d9d
analysis-done =
    { $action ->
        [no-double] { $player }さん、ダブルせず
        [double] { $player }さん、ダブル
        [take] { $player }さん、テイク
        [pass] { $player }さん、パス
        [beaver] { $player }さん、ビーバー
       *[raccoon] { $player }さん、ラクーン
    }
# en: ff86
analysis-action =
    { $action ->
        [no-double] ノーダブル
        [double] ダブル
        [take] テイク
        [pass] パス
        [beaver] ビーバー
       *[raccoon] ラクーン
    }
# en: a95f
analysis-double-take = ダブル／テイク
# en: 742b
analysis-double-beaver = ダブル／ビーバー
# en: c171
analysis-double-pass = ダブル／パス
# en: 28c0
analysis-cube-for = { $player }さんから見た値：
# en: 6ca1
analysis-no-play = ムーブなし
# en: 8733
analysis-legend = 確率(%)：勝ち、ギャモン、バックギャモン | 負けも同じ順
# en: d4b7
analysis-where =
    { $is_before ->
        [yes] 第{ $number }ゲーム { $score }、{ $roll }ロール目の前
       *[no] 第{ $number }ゲーム { $score }、{ $roll }ロール目
    }
# en: 47ac
analysis-where-roll =
    { $is_before ->
        [yes] { $roll }ロール目の前
       *[no] { $roll }ロール目
    }
# en: 5414
analysis-place = 判断：悪い順で{ $of }件中{ $place }番目
# en: f6b8
analysis-latest-import = 最後にインポートした棋譜
# en: c578
analysis-files = `{ $file }` はgammonview用の解析です。`{ $link }` のリンクは別のサイトgammonview.comで解析を表示します。リンクにはマッチの棋譜がすべて含まれます。
# en: 120f
analysis-files-of-bets = `{ $file }` には、勝負ごとにgammonview用の解析（それぞれのキューブを使う二人のマッチとして）とリンクが入っています。リンクは別のサイトgammonview.comで解析を表示します。どのリンクにも、その勝負の棋譜がすべて含まれます。
# en: 39c3
analysis-everybody = 両方
# en: 05a6
analysis-begun = 解析中です。
# en: f88e
analysis-later =
    { $depth ->
        [quick] いつもより時間がかかっています。解析が終わったらお知らせします。
       *[deep] 詳しい解析には数分かかります。終わったらお知らせします。
    }
# en: b413
analysis-notice = 解析が終わりました：{ $table }。
# en: c289
analysis-notice-failed = 解析できませんでした：{ $table }。
# en: 66f6
analysis-none = その解析は見つかりません。`/analyse` で新しく作れます。
# en: fc14
analysis-failed =
    { $why ->
        [missing] 解析にはbgsageとgammonviewが必要ですが、ここには入っていません。
        [too-long] 時間がかかりすぎるので解析を中止しました。
        [unreadable] このマッチは最後まで追えません。
       *[broken] 解析に失敗しました。もう一度試してください。
    }
# en: d44e
analysis-too-many = すでに{ $number }件の解析を待っています。終わってからもう一度どうぞ。
# en: fb30
analysis-too-many-here = このサーバーはすでに{ $number }件の解析を待っています。あとでもう一度どうぞ。
# en: 2fdf
analysis-nothing = このポジションには判断することがありません。
