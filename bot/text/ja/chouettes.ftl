### 一覧、ファイル、スレッド名の中のシュエットと、主催者が変えるオプション。

# en: 2b51
chouettes-kind = シュエット
# en: 8b77
chouettes-of = { $host }のシュエット
# en: 062d
chouettes-next = 次のゲーム：{ $host }のシュエット
# en: 5e09
chouettes-choice = #{ $table } シュエット：{ $players }

## 何を待っているか

# en: c778
chouettes-not-begun = 開始前
# en: 9d4a
chouettes-unplayed = ゲームなしで終了
# en: d9d8
chouettes-awaited-more = { $awaited }、ほか{ $others }人

# en: 6fee
chouettes-leader = { $player } { $points }

## ファイル

# en: 3159
chouettes-files =
    { $sessions ->
        [1] GNU Backgammon用のアンリミテッド1件を添付しました。
       *[other] GNU Backgammon用のアンリミテッド{ $sessions }件（勝負があった二人ごとに一つ）を添付しました。
    }
# en: 0c8c
chouettes-sheet-file = 表計算用のスコアシートも付いています。
# en: 9c9a
chouettes-not-in-files = キューブの勝負ではないので除いたもの：{ $payments }。
# en: 6d24
chouettes-no-ids = XGIDやOGID、GNUのIDに入るキューブは一つですが、シュエットには複数あります。盤面は `/replay` で見られます。

## 募集

# en: 2fa4
chouettes-posted = 募集を始めました。
# en: 152e
chouettes-own-thread = シュエット専用のスレッドを開きました：{ $thread }
# en: 909d
chouettes-whoever-joins = 参加する人はこのオプションで遊びます。順番は、主催者が始めるときにここで振って決めます。
# en: e6ae
chouettes-never-begun = 最初のゲームの前に終わりました。
# en: 8ed6
chouettes-machine-question = ボットの強さを選んでください。ほかの人と同じように席につき、自分のキューブを持ち、キャプテンやボックスにもなります。
# en: b4db
chouettes-machine-missing = ここではプレイできません。バックギャモンのエンジンがインストールされていません。代わりにほかの人が参加できます。

## オプションの変更

# en: 1c06
chouettes-options = シュエットのオプション
# en: eda1
chouettes-host-changed = { $host }がオプションを変更：{ $changes }
# en: 5f8d
chouettes-editor =
    { $part ->
        [presets] **1.** ルールのセットを選ぶ
        [pages] **2.** または項目ごとに変える：
        [options] **{ $page }**：押して変更
       *[save] **3.** 保存するか、元のままにする
    }
# en: 3991
chouettes-editor-fixed = ほかの設定で決まるもの：{ $options }
# en: 05ea
chouettes-unchanged = まだ変更はありません。
# en: 6c10
chouettes-same-options = 今のオプションと同じです。どれか一つは変えてください。
# en: e6ae
chouettes-held-back = 変更は次の次のゲームから、新しいステイクスは全員の同意のあとです。
# en: 02db
chouettes-held-back-in-game = 変更は次のゲームから、新しいステイクスは全員の同意のあとです。
# en: 71ce
chouettes-from-game = 第{ $game }ゲームから：{ $changes }
# en: ed0f
chouettes-stake-proposed = ステイクス{ $stake }の提案。同意待ち：{ $players }
# en: 334f
chouettes-stake-agreed = 第{ $game }ゲームからステイクス{ $stake }：全員が同意
# en: a4dd
chouettes-last-game = 第{ $game }ゲームが最後です
# en: 086e
chouettes-agreement-wanted = { $player }さんがゲーム{ $game }の解析を希望しています。セッションの間は、テーブルの全員の同意が必要です。{ $players } さん：同意するなら **解析** を押してください。
