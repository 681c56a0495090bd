### シュエットのルール一覧。ほかの行は options-rule-…。

# en: 3e7e
chouette-rules-preset =
    { $preset ->
        [leaflet] リーフレット
        [single-cube] 共有キューブ
        [no-consultation] 相談なし
       *[club] クラブ
    }
# en: e1aa
chouette-rules-preset-played =
    { $preset ->
        [leaflet] リーフレット：最大5人、共有キューブ、オートマチックダブルあり、ジャコビーなし
        [single-cube] 共有キューブ：クラブと同じで、キューブはチームで一つ
        [no-consultation] 相談なし：クラブと同じで、キャプテンへの助言はなし
       *[club] クラブ：個別キューブ、ジャコビー、ビーバー、相談自由、5人以上なら単独テイクもパスになる
    }
# en: acac
chouette-rules-changed =
    { $preset ->
        [leaflet] リーフレット、{ $changes }
        [single-cube] 共有キューブ、{ $changes }
        [no-consultation] 相談なし、{ $changes }
       *[club] クラブ、{ $changes }
    }
# en: 3b86
chouette-rules-brief =
    { $option ->
        [stake] ステイクス{ $value }
        [max_players] 最大{ $value }人
        [turn_hours] 1判断{ $value }
        [jacoby]
            { $is_on ->
                [yes] ジャコビーあり
               *[no] ジャコビーなし
            }
        [beavers]
            { $is_on ->
                [yes] ビーバーあり
               *[no] ビーバーなし
            }
        [raccoons]
            { $is_on ->
                [yes] ラクーンあり
               *[no] ラクーンなし
            }
        [settlements]
            { $is_on ->
                [yes] セトルメントあり
               *[no] セトルメントなし
            }
       *[cube_mode] { $value }
    }

## ルール

# en: 11d8
chouette-rules-chouette = **シュエット**：一人のボックスが、残り全員のチームと戦います。チームのロールとムーブはキャプテンがします。点数だけで、お金は動きません。
# en: 4385
chouette-rules-players = **人数**：3人から始められ、最大{ $most }人。残りは順番待ちです。
# en: 4e31
chouette-rules-cap = **キューブの上限**：キューブは{ $cap }までです。
# en: 908a
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **ビーバー**：ダブルされたら、すぐにダブルし返してキューブを持てます。相手はラクーンで返せます。
       *[no] **ビーバー**：ダブルされたら、すぐにダブルし返してキューブを持てます。ラクーンはなしです。
    }
# en: 914a
chouette-rules-no-beavers = **ビーバー**：なし。
# en: 6074
chouette-rules-doubles =
    { $is_single ->
        [yes] **オートマチックダブル**：オープニングで同じ目が出ると、キューブが倍になります。1ゲーム{ $doubles }回までです。
       *[no] **オートマチックダブル**：オープニングで同じ目が出ると、すべてのキューブが倍になります。1ゲーム{ $doubles }回までです。
    }
# en: 4cfa
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **オートマチックダブル**：オープニングで同じ目が出ると、キューブが倍になります。回数は無制限です。
       *[no] **オートマチックダブル**：オープニングで同じ目が出ると、すべてのキューブが倍になります。回数は無制限です。
    }
# en: 5e0e
chouette-rules-box-doubles =
    { $rule ->
        [any] **ボックスのダブル**：ボックスはどのキューブでもダブルできます。
        [must-include-captain] **ボックスのダブル**：ボックスがダブルするなら、キャプテンにもダブルします。
       *[all] **ボックスのダブル**：ボックスは全員にダブルするか、誰にもしません。
    }
# en: 8338
chouette-rules-box-takes =
    { $rule ->
        [free] **ボックスのテイク**：ボックスは好きなキューブをテイクし、残りをパスできます。
        [half-of-initial] **ボックスのテイク**：チーム全員が最初のダブルをしたら、ボックスは半分以上をテイクするか、すべてパスします。
        [must-take-captain] **ボックスのテイク**：ボックスがテイクするなら、キャプテンの分もテイクします。
       *[all-or-none] **ボックスのテイク**：ボックスは一度に出されたキューブをすべてテイクするか、すべてパスします。
    }
# en: 8605
chouette-rules-advice-single-cube = **相談**：キューブがダブルされテイクされたあとは、メンバーが助言できます。決めるのはキャプテンです。
# en: 880e
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **単独テイク**（{ $players }人以上）：ボックスの最初のダブルを一人だけテイクしたら、その人もパスになります。
        [extras] **単独テイク**（{ $players }人以上）：ボックスの最初のダブルを一人だけテイクしたら、パスした人はそれぞれ、エクストラキューブとその値の半分の点数を渡せます。
        [must-beaver] **単独テイク**（{ $players }人以上）：ボックスの最初のダブルを一人だけテイクしたら、ビーバーかパスです。
       *[none] **単独テイク**：ボックスの最初のダブルを一人だけテイクしても、そのまま続けます。
    }
# en: dfda
chouette-rules-grace = **ダブルの時間**：チームの手番では、ダブルできる全員が決めるまで、ロールは最長{ $time }メンバーを待ちます。
# en: d512
chouette-rules-time =
    { $absent ->
        [follow-captain] **時間**：判断1回につき{ $time }。過ぎると、ダブルされたメンバーはキャプテンに合わせ、キャプテンがダブルされていなければパスになります。ダブルされたキャプテンはパスになり、その手番はほかの人が代わります。
        [drop] **時間**：判断1回につき{ $time }。過ぎると、ダブルされたメンバーはパスになります。キャプテンもパスになり、その手番はほかの人が代わります。
       *[proxy-only] **時間**：判断1回につき{ $time }。過ぎると、ダブルされたメンバーは代理が返事をし、代理がいなければパスになります。ダブルされたキャプテンはパスになり、その手番はほかの人が代わります。
    }
