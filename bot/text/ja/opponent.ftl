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
opponent-level-of-person = レベルはボットとの対戦で選ぶものです。{ $player } さんかレベルのどちらかを省いてください。
# en: a98c
opponent-tutor-of-person = チューターはボットとの対戦で選ぶものです。{ $player } さんかチューターのどちらかを省いてください。
# en: 7c93
opponent-missing = ここでは対戦できません。バックギャモンのエンジンがインストールされていません。代わりに人に申し込んでください。
# en: 6619
opponent-failed = 今は考えられません。1分ほどしてからもう一度試してください。
# en: ef7a
opponent-only-me = DMで対戦できる相手はボットだけです。{ $player } さんへの申し込みは、サーバーで `/challenge` を使ってください。
# en: 5586
opponent-directly = 盤面はDMにあります。
# en: d218
opponent-autopilot = 自動プレイ（{ $level }）が{ $player }さんの代わりにプレイしています。
# en: 9d10
opponent-autopilot-plain = 簡単な自動プレイが{ $player }さんの代わりにプレイしています。ここにはエンジンがインストールされていません。
