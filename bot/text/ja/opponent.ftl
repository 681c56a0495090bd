### 対戦相手としてのボット：名前、強さ、対戦できない場合。

# en: 9ef7
opponent-level =
    { $level ->
        [beginner] ビギナー
        [casual] カジュアル
       *[intermediate] 中級
        [advanced] 上級
        [expert] エキスパート
        [champion] チャンピオン
    }
# en: f5a6
opponent-name = Barpoint ({ $level })
# en: b18b
opponent-level-of-person = レベルは私との対戦で選ぶものです。{ $player }を外すか、レベルを外してください。
# en: 0248
opponent-missing = ここでは対戦できません。考えるためのプログラムがこのコンピューターに入っていません。代わりに人に申し込んでください。
# en: 6619
opponent-failed = 今は考えられません。1分ほどしてからもう一度試してください。
# en: ef7a
opponent-only-me = ダイレクトメッセージで対戦できる相手は私だけです。{ $player }への申し込みは、サーバーで `/challenge` を使ってください。
# en: 5586
opponent-directly = ボードはダイレクトメッセージにあります。
# en: d218
opponent-autopilot = 自動プレイ（{ $level }）が{ $player }の代わりに打っています。
# en: 9e91
opponent-autopilot-plain = 簡単な自動プレイが{ $player }の代わりに打っています。強いエンジンがありません。
