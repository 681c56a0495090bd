### シュエットの記録。体言止めで、句点なし。一行に「; 」でいくつか並ぶ。
### 名前は何人か並んだり「自動プレイ」「Eve（Annの代行）」になったりするので、さんを付けない。

## ダブル

# en: 26a5
chouette-log-doubles =
    { $is_redouble ->
        [yes] { $players }が{ $value }へリダブル
       *[no] { $players }が{ $value }へダブル
    }
# en: 669a
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] チームが{ $value }へリダブル
       *[no] チームが{ $value }へダブル
    }
# en: 007b
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box }がリダブル：{ $members }
       *[no] { $box }がダブル：{ $members }
    }
# en: cacf
chouette-log-doubled = { $members }に{ $value }
# en: 9954
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player }が{ $other }とのエクストラキューブを{ $value }へリダブル
       *[no] { $player }が{ $other }とのエクストラキューブを{ $value }へダブル
    }

## 返事

# en: 73e2
chouette-log-takes = { $players }が{ $value }でテイク
# en: 52b1
chouette-log-takes-extra = { $players }がエクストラキューブを{ $value }でテイク
# en: 6905
chouette-log-passes =
    { $count ->
        [1] { $players }がパス（−{ $points }点）
       *[other] { $players }がパス（各 −{ $points }点）
    }
# キャプテンに合わせる人。キャプテンはダブルされなかった。
# en: 749a
chouette-log-follows-nobody =
    { $count ->
        [1] キャプテンがダブルされていないので、キャプテンに合わせる{ $players }はパス（−{ $points }点）
       *[other] キャプテンがダブルされていないので、キャプテンに合わせる{ $players }はパス（各 −{ $points }点）
    }
# en: 9df9
chouette-log-passes-extra =
    { $count ->
        [1] { $players }がエクストラキューブをパス（−{ $points }点）
       *[other] { $players }がエクストラキューブをパス（各 −{ $points }点）
    }
# en: 04b6
chouette-log-refuses =
    { $count ->
        [1]
            { $stage ->
                [raccoon] { $players }がラクーンをパス（−{ $points }点）
               *[beaver] { $players }がビーバーをパス（−{ $points }点）
            }
       *[other]
            { $stage ->
                [raccoon] { $players }がラクーンをパス（各 −{ $points }点）
               *[beaver] { $players }がビーバーをパス（各 −{ $points }点）
            }
    }
# en: 515a
chouette-log-refuses-extra =
    { $count ->
        [1]
            { $stage ->
                [raccoon] { $players }がエクストラキューブのラクーンをパス（−{ $points }点）
               *[beaver] { $players }がエクストラキューブのビーバーをパス（−{ $points }点）
            }
       *[other]
            { $stage ->
                [raccoon] { $players }がエクストラキューブのラクーンをパス（各 −{ $points }点）
               *[beaver] { $players }がエクストラキューブのビーバーをパス（各 −{ $points }点）
            }
    }
# en: 5a9b
chouette-log-raises =
    { $stage ->
        [raccoon] { $players }が{ $value }にラクーン
       *[beaver] { $players }が{ $value }にビーバー
    }
# en: a7df
chouette-log-raises-extra =
    { $stage ->
        [raccoon] { $players }がエクストラキューブで{ $value }にラクーン
       *[beaver] { $players }がエクストラキューブで{ $value }にビーバー
    }

# ボックスがメンバーのダブルに返事をする。
# en: 343b
chouette-log-box-takes = { $box }が{ $members }のダブルを{ $value }でテイク
# en: 5ccf
chouette-log-box-passes =
    { $count ->
        [1] { $box }が{ $members }のダブルをパス（−{ $points }点）
       *[other] { $box }が{ $members }のダブルをパス（各 −{ $points }点）
    }
# en: 6131
chouette-log-box-refuses =
    { $count ->
        [1]
            { $stage ->
                [raccoon] { $box }が{ $members }のラクーンをパス（−{ $points }点）
               *[beaver] { $box }が{ $members }のビーバーをパス（−{ $points }点）
            }
       *[other]
            { $stage ->
                [raccoon] { $box }が{ $members }のラクーンをパス（各 −{ $points }点）
               *[beaver] { $box }が{ $members }のビーバーをパス（各 −{ $points }点）
            }
    }
# en: 0917
chouette-log-box-raises =
    { $stage ->
        [raccoon] { $box }が{ $members }に{ $value }のラクーン
       *[beaver] { $box }が{ $members }に{ $value }のビーバー
    }
# en: a733
chouette-log-box-accepts =
    { $stage ->
        [beaver] { $box }が{ $value }のビーバーを受ける（{ $members }）
        [raccoon] { $box }が{ $value }のラクーンを受ける（{ $members }）
       *[unknown] { $box }が{ $value }のキューブを受ける（{ $members }）
    }
# en: 3a36
chouette-log-accepts =
    { $stage ->
        [beaver] { $players }が{ $value }のビーバーを受ける
        [raccoon] { $players }が{ $value }のラクーンを受ける
       *[unknown] { $players }が{ $value }で受ける
    }
# en: cedf
chouette-log-accepts-extra =
    { $stage ->
        [raccoon] { $players }がエクストラキューブの{ $value }のラクーンを受ける
       *[beaver] { $players }がエクストラキューブの{ $value }のビーバーを受ける
    }

# en: 6c1d
chouette-log-answered-first = 先に公開：{ $answers }
# en: ae99
chouette-log-answer =
    { $answer ->
        [take] { $player }がテイク
        [drop] { $player }がパス
        [beaver] { $player }がビーバー
        [raccoon] { $player }がラクーン
       *[follow] { $player }はキャプテンに合わせる
    }
# en: 5bc5
chouette-log-silent = { $players }は時間内に返事なし

## 単独テイク

# en: c201
chouette-log-lone-must-pass = 単独テイクの{ $player }もパスになる（−{ $points }点）
# en: 1197
chouette-log-lone-must-beaver = { $player }の単独テイク：ビーバーかパス
# en: a8ec
chouette-log-lone =
    { $answer ->
        [beaver] { $player }だけがビーバー。{ $other }はエクストラキューブを出せる
       *[take] { $player }の単独テイク。{ $other }はエクストラキューブを出せる
    }
# en: 6f83
chouette-log-lone-several =
    { $answer ->
        [beaver] { $player }だけがビーバー。パスした人はエクストラキューブを出せる
       *[take] { $player }の単独テイク。パスした人はエクストラキューブを出せる
    }
# en: dcba
chouette-log-extras = { $players }がエクストラキューブを出す
# en: 1f05
chouette-log-no-extras = エクストラキューブなし
# en: f856
chouette-log-no-extras-silent = { $players }は時間内に返事なし。エクストラキューブなし
# en: 7a79
chouette-log-extras-given =
    { $count ->
        [1] { $players }が{ $taker }に{ $points }点支払い、エクストラキューブ{ $value }を出す
       *[other] { $players }が{ $taker }に{ $points }点ずつ支払い、エクストラキューブ{ $value }を出す
    }

## ロール

# en: 68b3
chouette-log-opening =
    { $starter ->
        [white] オープニングロール { $high }-{ $low }：ボックスの先手
       *[black] オープニングロール { $high }-{ $low }：チームの先手
    }
# en: 3bb2
chouette-log-holds = { $player }がロールを止める
# en: b5f0
chouette-log-releases = ロールはもう{ $player }を待たない
# en: 25cf
chouette-log-releases-silent = { $player }が時間切れ：ロールを許可
# en: fa2d
chouette-log-rolls = { $player }はロールの準備完了
# en: ffba
chouette-log-autopilot-for-team = 自動プレイ（チームの代行）

## キャプテン、ボックス、代行

# en: 6219
chouette-log-captain-passed = { $player }は勝負を終えて最後尾へ、{ $captain }がキャプテン
# en: dca6
chouette-log-captain-gone = { $player }に代わって{ $captain }がキャプテン
# en: 3d8e
chouette-log-captain-acting = { $captain }がキャプテン代行
# en: 932e
chouette-log-captain-again = { $captain }がキャプテンに復帰
# en: 9bdb
chouette-log-captain-struck = { $captain }はもうキャプテンとしてボックスになれない
# en: afb4
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player }はこのゲームで退席、{ $captain }がキャプテン代行
               *[no] { $player }はこのゲームで退席、{ $captain }がキャプテン
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player }は休み、{ $captain }がキャプテン代行
               *[no] { $player }は休み、{ $captain }がキャプテン
            }
       *[silent]
            { $is_acting ->
                [yes] { $player }は2回応答なし、{ $captain }がキャプテン代行
               *[no] { $player }は2回応答なし、{ $captain }がキャプテン
            }
    }
# en: 99ad
chouette-log-captain-missed = { $captain }が時間切れ。もう一度でほかの人に交代
# en: f824
chouette-log-captain-missed-once = { $captain }が時間切れ。もう一度で{ $player }に交代
# en: 8356
chouette-log-heard-again = { $player }の応答が再開
# en: 5cdb
chouette-log-box-silent = { $box }が時間切れ。もう一度でボックスは代行
# en: c194
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player }は2回応答がなく、休み
       *[no] { $player }が時間切れ。このゲームはほかの人が代わる
    }
# en: 6eb6
chouette-log-box-forfeits = { $box }の代行がおらず、残りの勝負はすべてシングルの不戦敗
# en: 493b
chouette-log-volunteers = { $player }がボックスの代行に名乗り出る
# en: 4ec7
chouette-log-volunteers-no-longer = { $player }がボックスの代行をやめる
# en: 55e1
chouette-log-substitute = { $player }が{ $box }を代行、点数は{ $box }のもの
# en: 973b
chouette-log-proxy = { $player }が{ $member }の代理
# en: 0812
chouette-log-proxy-ended = { $member }の代理は終了
# en: 31e1
chouette-log-proxy-silent = { $member }の代理は時間切れで終了

## セトルメントと負けの申し出

# [called]：$other の名前とコロンのあとに続く。
# en: 81f2
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] { $other }にギャモン負けを申し出（−{ $points }点）
                [backgammon] { $other }にバックギャモン負けを申し出（−{ $points }点）
               *[single] { $other }にシングル負けを申し出（−{ $points }点）
            }
        [proxy]
            { $kind ->
                [gammon] { $player }の代理で{ $other }にギャモン負けを申し出（−{ $points }点）
                [backgammon] { $player }の代理で{ $other }にバックギャモン負けを申し出（−{ $points }点）
               *[single] { $player }の代理で{ $other }にシングル負けを申し出（−{ $points }点）
            }
        [asked]
            { $kind ->
                [gammon] { $player }がギャモン負けを申し出（{ $points }点もらう）
                [backgammon] { $player }がバックギャモン負けを申し出（{ $points }点もらう）
               *[single] { $player }がシングル負けを申し出（{ $points }点もらう）
            }
        [called]
            { $kind ->
                [gammon] { $player }がギャモン負けを申し出（−{ $points }点）
                [backgammon] { $player }がバックギャモン負けを申し出（−{ $points }点）
               *[single] { $player }がシングル負けを申し出（−{ $points }点）
            }
       *[anybody]
            { $kind ->
                [gammon] { $player }が{ $other }にギャモン負けを申し出（−{ $points }点）
                [backgammon] { $player }が{ $other }にバックギャモン負けを申し出（−{ $points }点）
               *[single] { $player }が{ $other }にシングル負けを申し出（−{ $points }点）
            }
    }
# en: cbda
chouette-log-asks =
    { $reader ->
        [proposer] { $other }にセトルメントを提案（{ $other }が{ $points }点払う）
        [proxy] { $player }の代理で{ $other }にセトルメントを提案（{ $other }が{ $points }点払う）
        [asked] { $player }がセトルメントを提案（あなたが{ $points }点払う）
        [called] { $player }がセトルメントを提案（{ $other }が{ $points }点払う）
       *[anybody] { $player }が{ $other }にセトルメントを提案（{ $other }が{ $points }点払う）
    }
# en: 4ff0
chouette-log-offers =
    { $reader ->
        [proposer] { $other }にセトルメントを提案（{ $points }点払う）
        [proxy] { $player }の代理で{ $other }にセトルメントを提案（{ $points }点払う）
        [asked] { $player }がセトルメントを提案（{ $points }点もらう）
        [called] { $player }がセトルメントを提案（{ $player }が{ $points }点払う）
       *[anybody] { $player }が{ $other }にセトルメントを提案（{ $player }が{ $points }点払う）
    }
# en: 0b50
chouette-log-offers-even =
    { $reader ->
        [proposer] { $other }に支払いなしのセトルメントを提案
        [proxy] { $player }の代理で{ $other }に支払いなしのセトルメントを提案
        [asked] { $player }が支払いなしのセトルメントを提案
        [called] { $player }が支払いなしのセトルメントを提案
       *[anybody] { $player }が{ $other }に支払いなしのセトルメントを提案
    }
# en: 816b
chouette-log-refuses-offer = { $player }が{ $other }の提案を断る
# en: 93be
chouette-log-withdraws-offer = { $player }が{ $other }への提案を取り下げ
# en: 744b
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] { $box }と{ $member }の間の提案は断られた
       *[no] { $box }と{ $member }の間の提案は取り下げられた
    }
# en: b95b
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] 提案は断られた
       *[no] 提案は取り下げられた
    }
# en: cdd5
chouette-log-settles =
    { $count ->
        [1] { $players }が{ $payee }とセトルメント（−{ $points }点）
       *[other] { $players }が{ $payee }とセトルメント（各 −{ $points }点）
    }
# en: d65f
chouette-log-resigns =
    { $count ->
        [1]
            { $kind ->
                [gammon] { $players }が{ $payee }にギャモンでリザイン（−{ $points }点）
                [backgammon] { $players }が{ $payee }にバックギャモンでリザイン（−{ $points }点）
               *[single] { $players }が{ $payee }にシングルでリザイン（−{ $points }点）
            }
       *[other]
            { $kind ->
                [gammon] { $players }が{ $payee }にギャモンでリザイン（各 −{ $points }点）
                [backgammon] { $players }が{ $payee }にバックギャモンでリザイン（各 −{ $points }点）
               *[single] { $players }が{ $payee }にシングルでリザイン（各 −{ $points }点）
            }
    }
# en: d672
chouette-log-even = { $box }と{ $member }が支払いなしでセトルメント
# en: 15a3
chouette-log-bet-ended =
    { $is_settled ->
        [yes] { $points }点のセトルメントで勝負が終了
       *[no] { $points }点のリザインで勝負が終了
    }

## 出入り

# en: d1d1
chouette-log-joins =
    { $is_back ->
        [yes] { $players }が復帰
       *[no] { $players }が参加
    }
# en: 2887
chouette-log-joins-waiting =
    { $is_back ->
        [yes] { $players }が復帰、次のゲーム待ち
       *[no] { $players }が参加、次のゲーム待ち
    }
# en: 5d67
chouette-log-dealt-in = { $players }がゲームに加わる
# en: edb0
chouette-log-leaves = { $player }が退席
# en: 6baf
chouette-log-leaves-game = { $player }はこのゲームで退席、それまではほかの人が代わる
# en: 9c5a
chouette-log-goes-away = { $player }は休み

## オプション

# en: 2782
chouette-log-options =
    { $is_new_stake ->
        [yes] オプション：{ $options }（ステイクスは全員の同意が必要）
       *[no] オプション：{ $options }
    }
# en: 5d13
chouette-log-options-later =
    { $is_new_stake ->
        [yes] 第{ $number }ゲームから：{ $options }（ステイクスは全員の同意が必要）
       *[no] 第{ $number }ゲームから：{ $options }
    }
# en: 0588
chouette-log-unchanged = 変更なし
# en: e24b
chouette-log-preset = プリセット「{ $preset }」
# en: 194d
chouette-log-stake-agreed = { $player }が新しいステイクスに同意
# en: 4815
chouette-log-stake-withdrawn = ステイクスは変更なし

## ゲームの間

# en: 82c7
chouette-log-partner-sought = { $box }がパートナーを募集
# en: 2f99
chouette-log-partner-sought-unknown = ボックスがパートナーを募集
# en: 54b7
chouette-log-partner-drawn = パートナーの希望者なし、抽選：{ $dice }
# en: 8c79
chouette-log-partner = このゲームのパートナー：{ $partner }（ボックス：{ $box }）
# en: bc4f
chouette-log-partner-unknown = このゲームのボックスのパートナー：{ $partner }
# en: 76c8
chouette-log-no-partner = { $players }は時間内に返事がなく、パートナーなし
# en: 4b4d
chouette-log-order = 順番：{ $dice }。ボックスは{ $box }、キャプテンは{ $captain }
# en: 808a
chouette-log-game-begins = 第{ $number }ゲーム開始
# en: 30c7
chouette-log-game-over = ゲーム終了：{ $points }
# en: ea7f
chouette-log-box =
    { $change ->
        [takes] { $player }がボックスに
        [keeps] { $player }がボックスを継続
       *[is] ボックスは{ $player }
    }
# en: 9526
chouette-log-line = 順番：{ $members }
# en: d218
chouette-log-nobody-left = テーブルに誰も残っていない
# en: a6e3
chouette-log-no-last-game = 最終ゲームの予告は取り消し
# en: 4790
chouette-log-announces-last = { $player }が第{ $number }ゲームを最終ゲームと予告
# en: 064d
chouette-log-takes-back-last = { $player }が最終ゲームの予告を取り消し
# en: 76d3
chouette-log-closes = { $player }がシュエットを終了
# en: 0692
chouette-log-reopens = { $player }がシュエットを再開
# en: ba97
chouette-log-hands-over = { $player }が主催者を{ $host }に交代
# en: 31c2
chouette-log-next-host = { $host }が主催者に
