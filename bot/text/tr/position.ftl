### Yazılan pozisyonlar ve pozisyon kimlikleri.

# en: 5f62
position-white = Beyaz
# en: d4b1
position-black = Siyah
# en: 6b3b
position-game-over = Oyun bitti
# Below the analysis of a position: $checkers of the player are not on the board.
# en: 2774
position-missing = { $player }: eksik { $checkers } pul toplanmış sayılır.
# en: 8aab
position-without-cube = XGID’nin son alanı 0: küp olamaz; eXtreme Gammon gibi okuyorum. GNU Backgammon bu alana bakmaz, küple oynar. Küplüyse 10 yazılır.
# en: 5d88
position-gnu = GNU kimliği `{ $id }`
# en: a1d7
position-gnu-position = GNU Position ID `{ $id }`
# en: 5bce
position-gnu-match = GNU Match ID `{ $id }`
# en: 8b55
position-no-match-id = GNU Backgammon’da bu pozisyonun kimliği yok. { $flaw }
# en: c274
position-found = Pozisyon burada, yalnız sen görüyorsun. **Paylaş** herkese gösterir.
# en: 0388
position-ogid = OGID `{ $id }`

# en: b683
position-unreadable = `{ $given }` pozisyon olarak okunamıyor. Bir XGID, bir OGID ya da `4HPwATDgc/ABMA:cAkAAAAAAAAA` gibi bir GNU kimliği yapıştır; ya da pulları yaz, önce sırası gelen taraf: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: c883
position-wrong = `{ $given }` pozisyon olarak okunamıyor. { $flaw } Bir XGID, bir OGID ya da `4HPwATDgc/ABMA:cAkAAAAAAAAA` gibi bir GNU kimliği yapıştır; ya da pulları yaz, önce sırası gelen taraf: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: e95e
position-flaw =
    { $wrong ->
        [checkers] Bir tarafın 15 yerine { $number } pulu var.
        [shared-point] Aynı hanede iki tarafın da pulu var.
        [counts] Her taraf için 26 yerin her birinde bir pul sayısı gerekir.
        [sides] İki tarafın pulları arasına `|` koy.
        [stack] `{ $part }`, `13:5` gibi bir yer ve pul sayısı olmalı.
        [twice] `{ $part }` iki kez yazılmış.
        [position-id] GNU Position ID 14 karakterdir: harf, rakam, `+` ve `/`.
        [match-id] GNU Match ID 12 karakterdir: harf, rakam, `+` ve `/`.
        [no-match] Bu GNU Match ID geçerli bir maçı göstermiyor.
        [xgid-fields] XGID’nin iki noktayla ayrılan 10 alanı vardır; bunda { $number } var.
        [xgid-board] XGID’nin ilk alanı 26 karakterdir; buradaki { $number }.
        [xgid-field] XGID’nin { $number }. alanı yanlış: `{ $part }`.
        [ogid-fields] OGID’nin iki noktayla ayrılan 5 ile 11 arası alanı vardır; bunda { $number } var.
        [ogid-field] OGID’nin { $number }. alanı yanlış: `{ $part }`.
        [ogid-beaver] OGID beaver bilmez.
        [cube] Küp 1, 2, 4 diye gider, en çok { $number } olur.
        [score] Maç uzunluğu ve skor 0 ile { $number } arasındadır.
        [points] Skor, maçın uzunluğunu geçemez: { $number } puan.
        [crawford] Crawford oyunu yalnız maçta olur.
        [die] Bir zar 1 ile 6 arasındadır.
       *[no-position] Bu GNU Position ID geçerli bir pozisyonu göstermiyor.
    }
