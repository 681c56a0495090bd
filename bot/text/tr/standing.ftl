### Elo, profiller, sıralamalar: kim nerede.

# en: fb5d
standing-moved = Elo: { $ratings }
# en: d214
standing-moved-of = { $player } { $rating } ({ $moved })
# en: 4f3f
standing-moved-own = Elo’n: { $rating } ({ $moved })

# en: a83f
standing-too-uncertain = ± { $deviation }, gereken ± { $most }
# en: 6a14
standing-too-few-opponents = { $more } rakip daha
# en: 6258
standing-not-lately = { $days } gündür Elo’ya sayılan yok

# en: 162d
standing-no-profile = { $player } henüz oynamadı ya da profilini burada göstermiyor.
# en: 5390
standing-unrated = henüz Elo yok
# en: dd8a
standing-place = { $players } oyuncu içinde { $rank }. sıra
# en: abf4
standing-scope =
    { $of ->
        [server] bu sunucuda
        [together] seninle
       *[own] her yerde
    }
# en: 9321
standing-label =
    { $of ->
        [matches] Maçlar
        [lengths] Uzunluğa göre
        [money] Oturum oyunları
        [gammons] Marslar
        [cubes] Vidolar
        [streak] Üst üste
        [longest] En uzun galibiyet
        [bets] Chouette
        [answers] Yanıt süresi
        [time] Süreden kayıp
       *[bets-rating] Chouette Elo’su
    }
# en: 2c91
standing-won-and-lost = { $won } galibiyet, { $lost } yenilgi
# en: c15c
standing-length = { $length } puan: { $score }
# en: 12d7
standing-money = { $score }, { $points } puan
# en: dac9
standing-cubes = { $cashed } rakip pası, { $passed } kendi pası, { $taken } alınan
# en: 86db
standing-streak =
    { $is_won ->
        [yes] { $games } galibiyet
       *[no] { $games } yenilgi
    }
# en: a648
standing-streaks = { $now }, en iyisi { $best } galibiyet
# en: 7eca
standing-longest = { $length } puan, rakip { $player }
# en: e7a6
standing-role =
    { $role ->
        [box] box { $points }
        [captain] kaptan { $points }
       *[crew] üye { $points }
    }
# en: 5860
standing-pace-minutes = { $minutes } dakika içinde
# en: 7759
standing-pace-hours = { $hours } saat içinde
# en: e9f2
standing-pace-days = { $days } gün içinde
# en: 284c
standing-on-time =
    { $games ->
        [one] son oyunda { $lost }
       *[other] son { $games } oyunda { $lost }
    }

# en: 31bf
standing-board =
    { $measure ->
        [rating] Elo
        [points] Puan
       *[chouette] Chouette puanı
    }
# en: 824b
standing-span =
    { $span ->
        [month] Bu ay
       *[all] Bütün zamanlar
    }
# en: 5eb1
standing-board-empty = Bu sıralamada henüz kimse yok.

# en: 2519
standing-never-met = Gösterecek bir şey yok: aralarında bitmiş, görebileceğin bir oyun yok.
# en: ea9e
standing-versus = { $player }, { $opponent } karşısında
# en: c9ea
standing-against = { $opponent } karşısında
# en: 6b32
standing-score = { $won }-{ $lost }
# en: 32ad
standing-last =
    { $results ->
        [one] Son skor
       *[other] Son { $results } skor
    }
# en: 5980
standing-next = Sıradaki { $length } puanlık maç
# en: ae73
standing-chance = kazanma şansı %{ $percent }

# en: ce37
standing-nothing-here = Bu sunucuda henüz biten bir şey yok. `/challenge` ile başla.
# en: bd0c
standing-total =
    { $of ->
        [players] Oyuncular
        [matches] Maçlar
        [games] İki kişilik oyunlar
        [bet-games] Chouette oyunları
        [gammons] Marslar
        [backgammons] Katmerli marslar
        [passed] Pasla biten
        [taken] Vido alınıp oynanan
        [shortest] Sona kadar en kısa oyun
        [longest] En uzun oyun
       *[cube] En yüksek küp
    }
# en: 72f1
standing-share = { $count } (%{ $percent })
# en: fab0
standing-plays = { $plays } hamle

# en: 2c35
standing-void = Bir yönetici bu sonucu geçersiz saydı: { $reason }
# en: 324e
standing-void-which = Hangi masa? Numarasını yaz, örneğin 17.
# en: 0fa8
standing-voided =
    { $is_undone ->
        [yes] { $table }: sonuç yeniden sayılıyor. Elo yeniden hesaplanıyor.
       *[no] { $table }: sonuç geçersiz sayıldı. Elo yeniden hesaplanıyor.
    }

# en: 78b1
standing-introduced = { $player }: { $facts }
# en: b298
standing-answers = { $pace } yanıt verir
# en: ac5d
standing-lost-on-time = süreden kayıp: { $said }
