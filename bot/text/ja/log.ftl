### 二人の対戦の記録。一行に一つ、体言止めで、句点なし。

# en: f746
log-opening = オープニングロール { $high }-{ $low }：{ $starter }さんの先手
# en: 758e
log-opening-again = オープニングロール { $die }-{ $die }：振り直し
# en: 2ee8
log-opening-doubled = オープニングロール { $die }-{ $die }：オートマチックダブルで{ $value }、振り直し

# en: 7d5c
log-doubles =
    { $is_automatic ->
        [yes] { $player }さんが{ $value }へダブル（自動）
       *[no] { $player }さんが{ $value }へダブル
    }
# en: b4ca
log-redoubles =
    { $is_automatic ->
        [yes] { $player }さんが{ $value }へリダブル（自動）
       *[no] { $player }さんが{ $value }へリダブル
    }
# en: dc56
log-raises =
    { $stage ->
        [raccoon] { $player }さんが{ $value }にラクーン
       *[beaver] { $player }さんが{ $value }にビーバー
    }
# en: a177
log-takes =
    { $is_automatic ->
        [yes] { $player }さんが{ $value }でテイク（自動）
       *[no] { $player }さんが{ $value }でテイク
    }
# en: b43c
log-passes = { $player }さんがパス：{ $winner }さんが{ $points }点獲得
# en: 773c
log-passes-automatically = { $player }さんがパス（自動）：{ $winner }さんが{ $points }点獲得
# en: c4fd
log-resigns =
    { $kind ->
        [gammon] { $player }さんがギャモン負けのリザインを申し出
        [backgammon] { $player }さんがバックギャモン負けのリザインを申し出
       *[single] { $player }さんがシングル負けのリザインを申し出
    }
# en: f038
log-accepts-resignation = { $player }さんがリザインを承諾
# en: 7e48
log-refuses-resignation = { $player }さんがリザインを拒否
# en: 055c
log-resignation-accepted = リザイン成立（自動）
# en: f65d
log-out-of-time = { $player }さんが時間切れ：{ $winner }さんが{ $points }点獲得
# en: a60b
log-takeback = { $player }さんの待ったが認められた
# en: 38f5
log-undo = { $player }さんがムーブを戻す
