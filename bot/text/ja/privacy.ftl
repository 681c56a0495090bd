### 保存されている自分の情報：エクスポートと消去

# en: 68ed
privacy-exported = 保存されている情報のすべてです：名前とDiscord ID、設定、テーブルとそこでしたこと、ダイスの言葉、メモ、インポートした棋譜。
# en: 02eb
privacy-nothing-stored = まだ何も保存されていません。最初の申し込みかゲームから保存されます。

## 消去の前に

# en: 84b9
privacy-erase = ### 自分の情報をすべて消しますか？
# en: 54de
privacy-ends-games = **{ $games }ゲームがすぐに終わり**、結果は残りません。相手には理由が伝わります。
# en: 8843
privacy-ends-challenges = **申し込み{ $challenges }件がすぐに終わります。**
# en: 8f55
privacy-leaves = **シュエット{ $chouettes }件からすぐに退席します**。途中のゲームはほかの人が最後まで進めます。
# en: 2907
privacy-forgotten = 名前、Discord ID、設定、インポート、メモ、ダイスの言葉を消します。
# en: b63c
privacy-kept = 対戦したゲームは相手のために残り、名前は「元プレイヤー」になります。
# en: 95c9
privacy-posted = すでにDiscordにあるメッセージには名前が残ります。変わるのは、今終わるテーブルの盤面だけです。
# en: df31
privacy-final = **元には戻せません**。また来たときは、新しいプレイヤーとして始まります。
# en: 3d6c
privacy-copy = 先に `/privacy export` で控えを受け取れます。
# en: eafd
privacy-erase-yes = すべて消す
# en: c881
privacy-erase-no = 消さない

## そのあと

# en: 9ad5
privacy-kept-all = 何も消していません。
# en: 0849
privacy-erased = 情報を消しました。
# en: 9d82
privacy-closed = 自分のテーブル{ $tables }件を閉じました。
# en: e3a3
privacy-traces = データベースファイルにまだ痕跡が残っています。消し方は、ボットの運営者がログで確認できます。
