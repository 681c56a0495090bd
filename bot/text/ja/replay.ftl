### リプレイ

# en: bc4a
replay-imported = インポートした棋譜
# en: 9b2a
replay-game = 第{ $number }ゲーム（全{ $games }ゲーム）
# en: 78b6
replay-page = { $page }/{ $pages }
# en: 465d
replay-illegal = 第{ $game }ゲーム、{ $finding }
# en: c285
replay-nothing = まだ何も起きていません
# en: 10a5
replay-shared = { $player } さんが共有
# en: 563a
replay-drawing = 動画を作成中です。長いゲームは少し時間がかかります。
# en: 39c7
replay-film = ゲーム全体の動画
# en: 511e
replay-film-alt = ゲーム全体の動画。最後の盤面：{ $board }
