### ボタン。全角10文字くらいまで。文中の **ボタン名** と同じであること。

# en: 2ff1
button-action =
    { $kind ->
        [roll] ロール
        [take] テイク
        [pass] パス
        [play] ムーブ
        [resign] リザイン
       *[refuse] 断る
    }
# en: 4093
button-forced = ムーブ：{ $play }
# en: 70b3
button-double =
    { $is_redouble ->
        [yes] { $value }へリダブル
       *[no] { $value }へダブル
    }
# en: 9c7b
button-raise =
    { $kind ->
        [raccoon] { $value }にラクーン
       *[beaver] { $value }にビーバー
    }
# en: 679c
button-pass-losing = パス (−{ $points })
# en: c9eb
button-pass-losing-match = パス (マッチ負け)
# en: 649d
button-pass-for =
    { $stage ->
        [double] { $player }の代理でパス (−{ $points })
       *[other] { $player }の代理で拒否 (−{ $points })
    }
# en: c586
button-accept = { $value }で受ける
# en: 8fdc
button-refuse = 拒否 (−{ $points })
# en: 5cac
button-agree = 承諾 (+{ $points })
# en: e2e9
button-resign =
    { $kind ->
        [gammon] ギャモン負け (−{ $points })
        [backgammon] バックギャモン負け (−{ $points })
       *[single] シングル負け (−{ $points })
    }
# マッチの負けになるとき。
# en: eea9
button-resign-match =
    { $kind ->
        [gammon] ギャモンでマッチ負け
        [backgammon] バックギャモンでマッチ負け
       *[single] シングルでマッチ負け
    }
# en: 8383
button-next-game = 次のゲーム
# en: 09b4
button-end-session = 終了する
# en: a55a
button-rematch = 再戦
# en: bf90
button-grant-takeback = 待ったを認める
# en: b75a
button-refuse-takeback = 待ったを断る

## 時間

# en: 6e20
button-more-time = +{ $days }日
# en: 1933
button-ask-time = 延長を頼む
# en: 1de1
button-claim = 勝ちを請求
# en: 6c46
button-wait = 待つ
# en: 8b34
button-autopilot = 自動プレイ
# en: fd8a
button-play-on = 戻りました

## 自分だけで見る

# en: 4a24
button-my-side = 自分の側
# en: bf54
button-since = 前の手番から
# en: 35af
button-rules = ルール
# en: 7b07
button-take-back = 待った
# en: 16d3
button-think-again = 考え直す
# en: 5f6a
button-what-is-better = 何が良い？
# en: ec27
button-go-on-anyway = このまま続ける
# en: 4453
button-orders = 自動指示
# en: 0215
button-replay = リプレイ
# en: c11d
button-watch = 再生
# en: 2e0c
button-film = 動画
# en: 4556
button-still = 静止画
# en: 8917
button-previous-cube = 前のキューブ
# en: 7ef5
button-next-cube = 次のキューブ
# en: 86d8
button-previous-game = 前のゲーム

## リンク

# en: 46f1
button-to-board = 盤面へ
# en: 98e2
button-to-challenge = 申し込みへ

## 申し込み

# en: 5f19
button-accept-challenge = 承諾
# en: 46a2
button-decline = 断る
# en: 912a
button-propose-changes = 条件を変える
# en: 6436
button-withdraw-challenge = 取り下げる
# en: 8ffe
button-withdraw-counter = 逆提案を取消
# en: 112e
button-menu-play = ムーブを選ぶ
# en: 299d
button-built =
    { $is_own ->
        [yes] 確定
       *[no] 提案
    }
# en: 9ed7
button-save = 保存
# en: 3f8a
button-keep = 変えない
# en: 2a7f
button-analyse = 解析
# en: 8c8d
button-decisions = 悪い手から
# en: 25e3
button-summary = まとめ
# en: 554d
button-share = 共有
# en: dc3d
button-file = ファイル
# en: 5adf
button-deeper = 詳細解析
# en: 3bfd
button-show = 見る
