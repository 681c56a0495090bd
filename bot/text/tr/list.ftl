### Listelerde, alt başlık adlarında ve hatırlatmalarda iki kişilik masalar. Adlara ek getirilmez.

# en: 22f9
list-next-or-end = sonraki oyunu başlat ya da oturumu bitir
# Bota karşı bir maç; sonraki oyun henüz başlayamıyor.
# en: 9591
list-waits-for-start = sonraki oyun başlamayı bekliyor
# en: ab28
list-between-games = oyunlar arasında
# $due: “2 saat içinde” ya da “2 saat önce” gibi.
# en: 510a
list-due = süre: { $due }
# en: 95d5
list-rests = şimdilik süre işlemiyor
# en: 1ac5
list-posted = gönderildi: { $since }
# en: 9524
list-awaits = { $player } yanıtlayacak
# en: b43d
list-awaits-anyone = herkes kabul edebilir
# en: 5389
list-takeback = { $player } geri alma isteğini yanıtlayacak

# Masanın beklediği; kimden olduğu bellidir.
# en: 159c
list-task =
    { $task ->
        [play] { $roll } oynanacak
        [double] vido yanıtlanacak
        [beaver] beaver yanıtlanacak
        [raccoon] raccoon yanıtlanacak
        [single] pes yanıtlanacak (tek oyun)
        [gammon] pes yanıtlanacak (mars)
        [backgammon] pes yanıtlanacak (katmerli mars)
        [double-or-roll] vido çekilecek ya da zar atılacak
        [redouble-or-roll] tekrar vido çekilecek ya da zar atılacak
       *[roll] zar atılacak
    }
# en: 4fd2
list-task-or-takeback =
    { $task ->
        [double] vido ya da geri alma isteği yanıtlanacak
        [double-or-roll] vido çekilecek, zar atılacak ya da geri alma isteği yanıtlanacak
        [redouble-or-roll] tekrar vido çekilecek, zar atılacak ya da geri alma isteği yanıtlanacak
       *[roll] zar atılacak ya da geri alma isteği yanıtlanacak
    }

# Menüde: 100 karakter.
# en: 3b58
list-choice-match = #{ $table } { $players }, { $length } puanlık maç
# en: 257f
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }, limitsiz oturum
       *[other] #{ $table } { $players }, limitsiz oturum, puan değeri { $stake }
    }

# Alt başlıkların adları; onları bunlardan tanırız.
# en: ccc7
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } – rakip aranıyor, { $length } puanlık maç
       *[no] { $challenger } – { $opponent }, { $length } puanlık maç
    }
# en: 83bf
list-thread-session =
    { $challenger } – { $is_to_all ->
        [yes] rakip aranıyor
       *[no] { $opponent }
    }, limitsiz{ $stake ->
        [1] { "" }
       *[other] , puan değeri { $stake }
    }

# Bağlantıların yazısı.
# en: 10dc
list-next-challenge = Sonraki davet: { $players } ile
# en: e8e7
list-next-game = Sonraki oyun: { $players } ile

## Hatırlatmalar; önlerinde oyuncunun etiketi olabilir.

# en: 70e0
list-still-your-turn =
    { $task ->
        [play] Sıra hâlâ sende: { $roll } oyna.
        [double] Sıra hâlâ sende: al ya da pas geç.
        [beaver] Sıra hâlâ sende: beaver’ı yanıtla.
        [raccoon] Sıra hâlâ sende: raccoon’u yanıtla.
        [single] Sıra hâlâ sende: pesi yanıtla (tek oyun).
        [gammon] Sıra hâlâ sende: pesi yanıtla (mars).
        [backgammon] Sıra hâlâ sende: pesi yanıtla (katmerli mars).
        [double-or-roll] Sıra hâlâ sende: vido çek ya da zar at.
        [redouble-or-roll] Sıra hâlâ sende: tekrar vido çek ya da zar at.
       *[roll] Sıra hâlâ sende: zar at.
    }
