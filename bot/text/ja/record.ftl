### 棋譜：履歴、リプレイ、エクスポート、インポート

## 履歴

# en: 36ec
record-yours = 自分の対戦
# en: e711
record-yours-with = { $other }さんとの対戦
# en: 6649
record-yours-with-here = このサーバーでの{ $other }さんとの対戦
# en: fb17
record-of-server = このサーバーの対戦
# en: 21ee
record-page = { $page }ページ目
# en: 0a1b
record-newer = ◀ 新しい
# en: c2de
record-older = 古い ▶
# en: 64f7
record-hint = `/replay table:#{ $table }` で一手ずつ見直し、`/export table:#{ $table }` でファイルに保存。
# en: 0a86
record-none-older = これより古い対戦はありません。
# en: 2871
record-none = まだ対戦がありません。`/challenge` で始められます。
# en: 89f9
record-none-here = このサーバーではまだ対戦がありません。`/challenge` で始められます。
# en: 4f30
record-none-with = まだ対戦したことがありません。`/challenge` で始められます。
# en: 3c8e
record-none-with-here = このサーバーではまだ対戦したことがありません。`/challenge` で始められます。
# en: 191a
record-no-table = そのテーブルが見つかりません。見られるものは `/history` にあります。
# en: 00f9
record-no-frame = このリプレイではそこへ移れません。`/replay` で開き直すか、`/import` で読み込み直してください。

## エクスポート

# en: 7774
record-left-out = { $files } に入らないもの：{ $what }。
# en: 2d41
record-omission =
    { $what ->
        [automatic-doubles] オートマチックダブル
        [jacoby] ジャコビーなしの設定（GNU Backgammonでは `set jacoby off` と入力）
        [start] 初期配置
        [gammons] 駒が15個より少ない対戦のギャモン
        [stake] ステイクス
        [forced-roll] 動かさずに終わった強制ムーブ
        [refused-resignations] 断られたリザイン
        [settlements] キューブの値と違う点数のセトルメント
        [fees] エクストラキューブへの支払い
        [partners] ボックスのパートナーの勝ち負け
       *[illegal-plays] 不正なムーブと、そのあと
    }

## インポート

# en: 8331
record-read = 読めるのは、Galaxy、Studio、GNU Backgammonなどが書き出した棋譜です：`.mat`、`.sgf`、`.ogxm`、`.xg`、`.bgf`、それにGalaxyとStudioの `.txt`。
# en: 5905
record-unreadable = そのファイルは読めません。
# en: a04f
record-too-large = そのファイルは大きすぎます。{ $limit } KBまでです。長いマッチでも20 KBで足ります。
# en: 0718
record-empty = そのファイルは空です。
# en: 1403
record-not-fetched = Discordからファイルを受け取れませんでした。もう一度送ってください。
# en: e7ee
record-no-import = 保存しているのは最近のインポートだけです。ファイルをもう一度 `/import` してください。
# en: e3f5
record-at-work = 前のファイルを作成中です。終わってからもう一度どうぞ。
# en: 73ae
record-too-much-work = 時間がかかりすぎるので中止しました。短いファイルにするか、形式を一つずつ頼んでください。
# en: 9b84
record-film-too-long = このゲームの動画は大きすぎて、ここではDiscordに送れません。**再生**で一手ずつ見られます。
# en: f4c3
record-nothing-played = まだ誰もムーブしていません。最初のムーブのあとで**再生**できます。

## インポートの問題点

# en: 00da
record-found-illegal =
    { $illegal ->
        [1] 不正なムーブ1件：{ $first }
       *[other] 不正なムーブ{ $illegal }件、最初：{ $first }
    }
# en: f46c
record-found-notes =
    { $notes ->
        [1] 気になる点1件：{ $first }
       *[other] 気になる点{ $notes }件、最初：{ $first }
    }
# en: b164
record-found-both = 不正なムーブ{ $illegal }件、気になる点{ $notes }件、最初：{ $first }
# en: 1306
record-breaks-off = 棋譜はここで終わりです：{ $illegal }
# en: 6f03
record-illegal = { $line }行目が不正、{ $roll }：{ $written }。{ $reason }
# en: d204
record-illegal-unplayed = { $line }行目が不正、{ $roll }：ムーブなし。{ $reason }
# en: f713
record-no-play = ムーブになっていません。

## 読めない理由

# en: 56f1
record-fault-in-line = { $line }行目、{ $text }：{ $reason }
# en: 51fa
record-fault-too-large = 棋譜は{ $limit }バイトまでですが、{ $size }バイト以上あります。
# en: c89f
record-fault-no-text = テキストファイルではないので、読める棋譜がありません。
# en: b573
record-fault-for-people = 人が読むための棋譜です。.matか.sgfで書き出してください。
# en: 6ca7
record-fault-no-length = 棋譜ではありません。「7 point match」のような長さの行がありません。
# en: f97e
record-fault-two-matches = ここから二つ目のマッチです。マッチごとに別のファイルにしてください。
# en: aec7
record-fault-long-line = 一行は{ $limit }文字までです。
# en: 5b19
record-fault-before-length = 最初にマッチの長さが必要です。
# en: 0ac5
record-fault-no-game-line = ゲームは「Game 1」のように番号で始まります。
# en: ecc5
record-fault-no-names = 「Game」の次の行には、二人の名前がコロンとスコア付きで必要です。
# en: 7ea8
record-fault-after-end = ゲームは終わっています。勝者は上に書かれています。
# en: 0cda
record-fault-ogxm =
    { $what ->
        [newer] この .ogxm はもっと新しいプログラムのためのものです。
        [variant] この .ogxm の変則ルールは分かりません。
        [set-up] この .ogxm には、手で置いた盤面やキューブなど、対局以外のものも入っています。
        [no-match] この .ogxm に対局は入っていません。
       *[damaged] この .ogxm は壊れています。
    }
# en: 8bad
record-fault-foreign = その .xg または .bgf には、読める棋譜が入っていません。
# en: 4713
record-fault-row = ムーブでも、ゲームのほかの記録でもありません。
# en: d660
record-fault-cell = { $text } が読めません。ムーブは 31: 8/5 6/5 のように書きます。
# en: 17d2
record-fault-no-sgf = SGFではありません。「(;」で始まるゲームがありません。
# en: 8a17
record-fault-outside-games = ゲームの外にあります。
# en: 6223
record-fault-not-closed = ゲームが ) で閉じていません。
# en: 3dbb
record-fault-no-piece = ここから先は正しいSGFではありません。
# en: fa18
record-fault-late-setup = 配置は最初のムーブより前に必要です。
# en: 90f2
record-fault-cube-owned = キューブは最初、センターになければなりません。
# en: 948e
record-fault-cube = キューブは1、2、4…{ $limit }までです。
# en: 962d
record-fault-cube-turned-on = キューブは{ $limit }までです。
# en: 9cd5
record-fault-position = ポジションではありません。駒は両者15個ずつです。
# en: c4e0
record-fault-place = ポイントはaからyまでの文字です。
# en: 99f1
record-fault-play = 読めません。ムーブは 31hefe のように書きます。
# en: 020a
record-fault-other-start = 棋譜にある初期配置と違う配置で始まるゲームがあります。
# en: a2ee
record-fault-no-backgammon = このSGFにバックギャモンのゲームはありません。
# en: d5cd
record-fault-nameless = 両者の名前が必要です。
# en: 39fe
record-fault-no-game = ゲームが一つもありません。
# en: baee
record-fault-length = マッチは1ポイント以上です（{ $length }は不可）。
# en: 6e6f
record-fault-variation = { $text } は対応していないルールです。
# en: 0d79
record-fault-start = { $text } からはゲームを始められません。

## 読めるが、気になる点

# en: 7eca
record-note = { $line }行目：{ $note }
# en: 5a08
record-note-unfinished = ゲームが途中で終わっています。
# en: df73
record-note-winner = 棋譜では{ $winner }の勝ちですが、勝ったのは{ $found }です。
# en: e6c1
record-note-resigned =
    { $kind ->
        [single] もっと小さい負けで済むのに、シングルでリザインしています。
        [gammon] もっと小さい負けで済むのに、ギャモンでリザインしています。
       *[backgammon] もっと小さい負けで済むのに、バックギャモンでリザインしています。
    }
# en: 2295
record-note-points-enough = 点数：盤面では{ $found }点、棋譜では{ $points }点（マッチに足りる点）。
# en: 8bf3
record-note-forfeited = マッチは不戦敗。棋譜では{ $points }点。
# en: 9803
record-note-points = 点数：盤面では{ $found }点、棋譜では{ $points }点。
# en: f4b3
record-note-passed-over = ゲームの記録ではないので読み飛ばしました：{ $text }
# en: 1367
record-note-match-over = マッチはこのゲームの前に終わっています。
# en: ff0d
record-note-score = スコアは{ $score }ですが、棋譜では{ $written }です。
# en: ac16
record-note-cube-after-end = ゲームのあとにキューブが動いています。
# en: ea1d
record-note-not-answered = 直前のダブルに返事がないので、テイクしたはずです。
# en: a2b2
record-note-opening-doubles = オープニングロールがゾロ目です。
# en: 65c0
record-note-not-played = 最後のロールがムーブされていません。
# en: 185c
record-note-forced = { $play } は強制で、棋譜では省かれています。
# en: 031d
record-note-cube-too-high = キューブは{ $value }です。これより先は追えません。
# en: a7b0
record-note-no-turn = この側は今キューブを動かせません。
# en: a6a4
record-note-value = キューブは{ $value }ですが、棋譜では{ $written }です。
# en: 9fe3
record-note-no-cube = キューブなしのゲームでダブルしています。
# en: 4b5a
record-note-others-cube = 相手のキューブでダブルしています。
# en: cafe
record-note-dead-cube = デッドキューブでダブルしています。
# en: 566c
record-note-out-of-turn = 手番でないのにダブルしています。
# en: edab
record-note-no-double = 返事をするダブルがありません。
# en: e41e
record-note-doubler-answers = ダブルした側が自分で返事をしています。

## 棋譜のムーブが不正な理由

# en: bdad
record-illegal-over = ゲームは終わっています。
# en: 2098
record-illegal-turn = 相手の手番です。
# en: ae89
record-illegal-called = 棋譜自体が不正としています。
# en: 534e
record-illegal-not-played = { $play } のように動かせます。

# en: ee8d
record-position-in-play = 対戦中のゲームのポジションや、それに似たポジションは評価しません。そのゲーム（またはマッチ）が終わってから、もう一度どうぞ。
# en: 8c53
record-start-in-play = その初期配置は、対戦中のゲームに似すぎています。別の配置を選ぶか、そのゲームが終わってからどうぞ。
# en: 4b17
record-too-many-questions = 対戦中のゲームがある間、評価は1日{ $count }ポジションまでです。次の評価は{ $again }からです。終わったゲームの解析はいつでもできます。
# en: 3567
record-game-in-play = そのゲームはまだ対戦中です。終わってから解析を頼んでください。
# en: 9b85
record-game-waits = そのゲームは終わりましたが、マッチまたはセッションがまだ続いています。すべて終わってから解析を頼んでください。
# en: 92a2
record-game-waits-for = そのゲームはセッションが終わってから解析できます。テーブルの全員が頼めば、その前でもできます。まだの人：{ $players }。
# en: 95ba
record-game-owed = ほかの人に頼みました。解析ができたらお知らせします。
