### 二人のテーブル：誰が対戦し、スコアはいくつで、誰の手番か。

# en: e9cd
table-game-number = 第{ $number }ゲーム
# en: 122d
table-games = { $games }ゲーム
# en: 0b1e
table-crawford = クロフォードゲーム

## 手番

# 画像では名前のあとの部分だけを右に書くので、「名前＋半角空白」で始める。
# en: 46d3
table-waits =
    { $task ->
        [play] { $player } { $roll }のムーブ待ち
        [double] { $player } テイクかパス待ち
        [beaver] { $player } ビーバーへの返事待ち
        [raccoon] { $player } ラクーンへの返事待ち
        [single] { $player } リザインへの返事待ち（シングル）
        [gammon] { $player } リザインへの返事待ち（ギャモン）
        [backgammon] { $player } リザインへの返事待ち（バックギャモン）
        [double-or-roll] { $player } ダブルかロール待ち
        [redouble-or-roll] { $player } リダブルかロール待ち
       *[roll] { $player } ロール待ち
    }
# en: 365a
table-waits-resignation = { $player } リザインへの返事待ち
# en: 2b78
table-status =
    { $task ->
        [play] { $player } さん：{ $roll }をムーブしてください。
        [single] { $player } さん：{ $opponent }さんのリザイン（シングル）を承諾しますか？
        [gammon] { $player } さん：{ $opponent }さんのリザイン（ギャモン）を承諾しますか？
        [backgammon] { $player } さん：{ $opponent }さんのリザイン（バックギャモン）を承諾しますか？
        [double-or-roll] { $player } さん：ダブルかロールをどうぞ。
        [redouble-or-roll] { $player } さん：リダブルかロールをどうぞ。
       *[roll] { $player } さん：ロールをどうぞ。
    }
# en: 0dbc
table-status-cube =
    { $offer ->
        [redouble] { $player } さん：{ $opponent }さんの{ $value }へのリダブル、テイクですか、パスですか？
        [beaver] { $player } さん：{ $opponent }さんの{ $value }へのビーバーに返事をどうぞ。
        [raccoon] { $player } さん：{ $opponent }さんの{ $value }へのラクーンに返事をどうぞ。
       *[double] { $player } さん：{ $opponent }さんの{ $value }へのダブル、テイクですか、パスですか？
    }
# en: b3d0
table-next-or-end = { $players } さん：次のゲームを始めるか、終了してください。
# ボットとのマッチ。**次のゲーム**は下のボタン。
# en: d7be
table-waits-for-start = 次のゲームは開始待ちです。初期配置が、対戦中のゲームに似すぎています。始められるようになれば自動的に始まります。今すぐ試すには**次のゲーム**を押してください。
# en: 32fd
table-over-hint = `/replay` で一手ずつ見直し、`/export` でファイルに保存、`/dice show` でダイスを検証できます。
# en: 4643
table-abandoned-headline = 中止
# en: bee5
table-abandoned = { $players }：{ $reason }

## 盤面の下

# en: a576
table-pips = { $player } { $pips }ピップ
# en: f47c
table-cube-none = キューブなし
# en: 1ac7
table-cube-offered = { $player }がキューブ{ $value }を提示
# en: a6cb
table-cube-owned = キューブ{ $value }（{ $player }）
# en: d9d1
table-cube-centred = キューブ{ $value }（センター）

## クロフォード

# en: b9b7
table-crawford-now = このゲームはクロフォードゲームです。ダブルはできません。
# en: 6fc0
table-crawford-over = クロフォードゲームは終わりました。またダブルできます。
# en: acf1
table-crawford-to-come = クロフォードゲームはまだ先です。

## その他

# en: 5680
table-against = 対 { $opponent }
# en: 2092
table-numbered = テーブル{ $table }

# en: d67b
table-posted-again = { $title }：最新の盤面は下にあります
# en: 215c
table-posted = 盤面を出しました：{ $table }
# en: 37dd
table-no-part-of-it = ここのゲームではその操作はできません。
# en: 23b4
table-next = 次：{ $table }
# en: 9a3b
table-moved-here = { $players }のゲームはここで続きます。
# 後ろに「が中断しています」と続く。
# en: 3096
table-own-game =
    { $is_met ->
        [yes] { $opponent }さんとのゲーム（#{ $table }）
       *[no] 自分のゲーム（#{ $table }）
    }

# en: 9839
table-former-player = 元プレイヤー
# en: 5f0e
table-numbered-player = プレイヤー{ $number }
# en: f4a3
table-nameless-player = 名前のないプレイヤー
