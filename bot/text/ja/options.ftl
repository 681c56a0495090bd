### ルールのオプション：名前、説明、値、ルール一覧、エラー。二人の対戦とシュエットで共通。

# en: 3a0c
options-title =
    { $option ->
        [length] 長さ
        [stake] ステイクス
        [max_players] 人数
        [cube] キューブ
        [cube_mode] キューブ方式
        [cube_cap] キューブの上限
        [jacoby] ジャコビー
        [beavers] ビーバー
        [raccoons] ラクーン
        [automatic_doubles] オートマチックダブル
        [consultation] 相談
        [box_double_rule] ボックスのダブル
        [box_take_rule] ボックスのテイク
        [reply_order] 返事の公開
        [lone_taker] 単独テイク
        [lone_min] 単独テイクの適用
        [settlements] セトルメント
        [box_retention] ボックスの継続
        [partner_min] ボックスのパートナー
        [join_position] 新しい参加者
        [turn_hours] 判断の時間
        [crew_grace] ダブルの時間
        [absent_cube] 返事がない人
        [box_abandon] ボックスの不在
       *[start] 初期配置
    }
# en: e58c
options-line = { $title }：{ $value }
# en: 4548
options-change = { $title }：{ $before } → { $after }
# en: fddd
options-change-play = { $before } → { $after }

# en: 7b8d
options-asked =
    { $option ->
        [length] マッチに勝つためのポイント数、{ $least }〜{ $most }
        [stake] { $is_money ->
            [yes] 1点の価値、{ $least }〜{ $most }。お金は動きません
           *[no] アンリミテッド：1点の価値、{ $least }〜{ $most }。お金は動きません
        }
        [max_players] 最大人数、{ $least }〜{ $most }。残りは順番待ち
        [cube] ダブリングキューブを使う
        [cube_mode] メンバーごとの個別キューブか、チームの共有キューブか
        [cube_cap] キューブの上限：2、4、8…。0なら上限なし
        [jacoby] { $is_money ->
            [yes] ダブルがあったときだけギャモンを数える
           *[no] アンリミテッド：ダブルがあったときだけギャモンを数える
        }
        [beavers] { $is_money ->
            [yes] ダブルされた側がすぐにダブルし返し、キューブを持てる
           *[no] アンリミテッド：ダブルされた側がすぐにダブルし返し、キューブを持てる
        }
        [raccoons] { $is_money ->
            [yes] ビーバーに対し、ダブルした側がもう一度倍にできる
           *[no] アンリミテッド：ビーバーに対し、ダブルした側がもう一度倍にできる
        }
        [automatic_doubles] { $is_money ->
            [yes] オープニングの同じ目でキューブが倍になる回数、{ $least }〜{ $most }か{ -options-unlimited }
           *[no] アンリミテッド：オープニングの同じ目でキューブが倍になる回数、または{ -options-unlimited }
        }
        [consultation] キャプテンに助言できる人
        [box_double_rule] ボックスが一度にダブルできるキューブ
        [box_take_rule] ボックスが一度にテイクできるキューブ
        [reply_order] メンバーの返事を公開する順
        [lone_taker] ボックスの最初のダブルを一人だけテイクしたとき
        [lone_min] 単独テイクのルールを何人から使うか、{ $least }〜{ $most }
        [settlements] 合意による勝負のセトルメント
        [box_retention] ボックスを続けるための条件
        [partner_min] 何人からボックスにパートナーが付けるか
        [join_position] 新しい参加者が順番のどこに入るか
        [turn_hours] 判断1回の時間、{ $least }〜{ $most }
        [crew_grace] ロールがメンバーのダブルを待つ時間
        [absent_cube] 返事がない人がダブルされたとき
        [box_abandon] ボックスがゲームからいなくなったとき
       *[start] { -options-standard }、{ -options-nackgammon }、{ -options-hypergammon }、またはXGID、OGID、GNU Position ID
    }

# en: 7f7b
options-page =
    { $page ->
        [cubes] キューブ
        [answers] 返事
        [box] ボックス
        [table] テーブル
       *[stake] ステイクス
    }
# en: cc5c
options-no-such-value = { $title }：`{ $given }` という値はありません。使えるのは{ $values }です。

## 値：オプション名とコロンのあと、またはメニューの中。

# en: db10
options-switch =
    { $is_on ->
        [yes] あり
       *[no] なし
    }
# en: 037f
options-no-limit = 上限なし
# en: 22ff
options-money = アンリミテッド
# en: 436a
options-players = 最大{ $value }人
# en: acdb
options-players-from = { $value }人から
# What may be typed for a start, and for no limit to automatic doubles.
# en: 599e
-options-standard = 標準
# en: da3e
-options-nackgammon = ナックギャモン
# en: 5f01
-options-hypergammon = ハイパーギャモン
# en: 054a
-options-unlimited = 無制限
# en: b1eb
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
# en: da1b
options-no-cap = 上限なし
# en: aff7
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] 特別
       *[standard] { -options-standard }
    }
# en: e350
options-cubes =
    { $value ->
        [multi] 個別キューブ
       *[single] 共有キューブ
    }
# en: b6c7
options-advice =
    { $value ->
        [free] ゲームに残るメンバー全員
        [after-cube] 自分のキューブが動いたメンバー
       *[none] なし
    }
# en: 96bf
options-doubles =
    { $value ->
        [any] 自由に選ぶ
        [must-include-captain] キャプテンを含めて選ぶ
       *[all] すべてか、なし
    }
# en: fbaa
options-takes =
    { $value ->
        [free] 自由に選ぶ
        [half-of-initial] 最初のダブルの半分以上か、なし
        [all-or-none] すべてか、なし
       *[must-take-captain] キャプテンを含めて選ぶか、なし
    }
# en: 9a64
options-answers =
    { $value ->
        [sealed] 全員一度に
        [captain-first] キャプテンが先
       *[captain-last] キャプテンが最後
    }
# en: 3412
options-lone =
    { $value ->
        [none] そのまま続ける
        [must-drop] パスになる
        [extras] エクストラキューブがもらえる
       *[must-beaver] ビーバーかパス
    }
# en: 096b
options-stays =
    { $value ->
        [beats-captain] キャプテンに勝つ
        [beats-original-captain] 最初のキャプテンに勝つ
        [net-profit] 合計がプラス
        [net-nonneg] 合計がマイナスでない
       *[beats-all] 全員に勝つ
    }
# en: f0c5
options-partner =
    { $value ->
        [0] なし
       *[other] { $value }人から
    }
# en: c414
options-joins =
    { $value ->
        [after-loser] 順番の最後尾
       *[before-loser] 負けた人の前
    }
# en: 127b
options-silent =
    { $value ->
        [follow-captain] キャプテンに合わせる（キャプテンがダブルされなければパス）
        [drop] パス
       *[proxy-only] 代理がいなければパス
    }
# en: 5352
options-grace =
    { $value ->
        [quarter-hour] 15分
        [hour] 1時間
        [four-hours] 4時間
       *[none] なし
    }
# en: 2f2c
options-gone =
    { $value ->
        [autopilot] 自動プレイで続ける
       *[forfeit-single] シングルの不戦敗
    }

## シュエットのルール一覧

# en: 535f
options-rule-cubes =
    { $value ->
        [multi] **個別キューブ**：メンバーごとにボックスとのキューブがあり、ダブル、テイク、パスを一人ずつ決めます。
       *[single] **共有キューブ**：チームで一つ。ダブルはキャプテンが全員のためにかけ、テイクとパスは一人ずつ決めます。
    }
# en: 1c55
options-rule-jacoby =
    { $is_on ->
        [yes] **ジャコビー**：ダブルしてテイクされたキューブでだけ、ギャモンとバックギャモンを数えます。
       *[no] **ジャコビー**：なし。ギャモンとバックギャモンをいつも数えます。
    }
# en: b284
options-rule-advice =
    { $value ->
        [free] **相談**：ゲームに残るメンバーは全員助言できます。決めるのはキャプテンです。
        [after-cube] **相談**：自分のキューブがダブルされテイクされたメンバーは助言できます。決めるのはキャプテンです。
       *[none] **相談**：なし。キャプテンが一人で決めます。
    }
# en: a5f8
options-rule-answers =
    { $value ->
        [sealed] **返事**：ボックスへの返事は非公開で、全員分を一度に公開します。
        [captain-first] **返事**：ボックスへの返事は非公開で、キャプテンの分を先に公開します。
       *[captain-last] **返事**：ボックスへの返事は非公開で、キャプテンの分を最後に公開します。
    }
# en: 6896
options-rule-settlements =
    { $is_on ->
        [yes] **セトルメント**：双方が合意すれば、どの勝負も点数で終えられます。
       *[no] **セトルメント**：なし。負けの申し出だけできます。
    }
# en: e972
options-rule-box =
    { $value ->
        [beats-captain] **次のボックス**：キャプテンに負けるまで続けます。パスしたキャプテンは最後尾へ回り、次の人がキャプテンになります。
        [beats-original-captain] **次のボックス**：ゲーム開始時のキャプテンに負けるまで続けます。
        [net-profit] **次のボックス**：ゲームの合計がプラスなら続けます。
        [net-nonneg] **次のボックス**：ゲームの合計がマイナスでなければ続けます。
       *[beats-all] **次のボックス**：メンバー全員に勝てば続けます。
    }
# en: 5084
options-rule-partner = **パートナー**：{ $players }人以上なら、ボックスは半分を分け合うパートナーを募れます。
# en: c28e
options-rule-joining =
    { $value ->
        [after-loser] **新しい参加者**：参加はいつでも。ゲームのあと、順番の最後尾に入ります。
       *[before-loser] **新しい参加者**：参加はいつでも。ゲームのあと、負けた人の前に入ります。
    }
# en: fd5f
options-rule-gone =
    { $value ->
        [autopilot] **ボックスの不在**：ボックスがいなくなったら、パートナーか、勝負を終えた希望者が続けます。いなければ自動プレイです。
       *[forfeit-single] **ボックスの不在**：ボックスがいなくなったら、パートナーか、勝負を終えた希望者が続けます。いなければ、すべての勝負がシングルの不戦敗になります。
    }

## エラー

# en: 62b3
options-wrong =
    { $option ->
        [length] `length` は{ $least }〜{ $most }ポイントです（入力：{ $given }）。
        [stake] `stake` は{ $least }〜{ $most }点です（入力：{ $given }）。
        [max_players] `max_players` は{ $least }〜{ $most }です（入力：{ $given }）。
        [cube_cap] `cube_cap` は{ $most }までの2、4、8…か、上限なしの0です（入力：{ $given }）。
        [automatic_doubles] `automatic_doubles` は1ゲームに{ $least }〜{ $most }回か、`{ -options-unlimited }` です（入力：{ $given }）。
        [lone_min] `lone_min` は{ $least }〜{ $most }人です（入力：{ $given }）。
        [partner_min] `partner_min` は6人か8人、なしなら0です（入力：{ $given }）。
        [turn_hours] `turn_hours` は{ $least }〜{ $most }です（入力：{ $given }）。
       *[other] `{ $option }` には別の値を選んでください（入力：{ $given }）。
    }
# en: a122
options-money-only = { $options }はアンリミテッド用です。省くか、アンリミテッドにしてください。
# en: 43ff
options-needs-cube = { $options }にはキューブが必要です。省くか、キューブありにしてください。
# en: c67f
options-fault =
    { $fault ->
        [needs-beavers] ラクーンはビーバーへの返しです。`beavers` を加えるか、`raccoons` を省いてください。
        [start] 初期配置は、両者同じで、上げる駒が残っているものにしてください。
        [start-shared] 別の初期配置にしてください。同じポイントに両者の駒があります。
        [start-closed-out] 別の初期配置にしてください。両者ともクローズアウトで、誰も動けません。
        [partner-table] パートナーを付けるには人数が足りません。`max_players` を増やすか、`partner_min` を減らしてください。
        [single-beavers] 共有キューブではビーバーできません。`beavers` を省くか、個別キューブにしてください。
        [single-batch] `box_take_rule` と `box_double_rule` は複数のキューブ用です。省くか、個別キューブにしてください。
        [lone-beaver] 単独テイクのビーバーには、ビーバーありが必要です。`beavers` を加えるか、`lone_taker` を変えてください。
       *[money-only] シュエットはキューブありのアンリミテッドです。`length` は使えず、キューブは外せません。
    }
# en: 3a77
-options-starts = { -options-standard }、{ -options-nackgammon }、{ -options-hypergammon }、XGID、OGID、14文字のGNU Position IDのどれか
# en: 96ef
options-no-start = `{ $given }` からは始められません。{ $flaw } 使えるのは{ -options-starts }です。
# en: b183
options-unknown-start = `{ $given }` という初期配置はありません。使えるのは{ -options-starts }です。
# en: 05cd
options-length-of-money = アンリミテッドに `length` はありません。省くか、{ $length }ポイントマッチにしてください。
