### Bir chouette’te olanlar, herkes için. Her ileti noktasız bir cümleciktir; bir satırda birkaçı birleşebilir:
### “Ben, Dora küpü aldı: 2; Carl pas geçti, 1 puan ödedi”. Adlara ve sayılara ek getirilmez.

## Vidolar

# en: 26a5
chouette-log-doubles =
    { $is_redouble ->
        [yes] { $players } tekrar vido çekti: { $value }
       *[no] { $players } vido çekti: { $value }
    }
# en: 669a
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] Takım tekrar vido çekti: { $value }
       *[no] Takım vido çekti: { $value }
    }
# $members: bir ya da birkaç chouette-log-doubled: “2 (Ben ve Carl), 8 (Dora)”.
# en: 007b
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box } tekrar vido çekti: { $members }
       *[no] { $box } vido çekti: { $members }
    }
# en: cacf
chouette-log-doubled = { $value } ({ $members })
# en: 9954
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player } ek küple tekrar vido çekti: { $value } ({ $other })
       *[no] { $player } ek küple vido çekti: { $value } ({ $other })
    }

## Yanıtlar

# en: 73e2
chouette-log-takes = { $players } küpü aldı: { $value }
# en: 52b1
chouette-log-takes-extra = { $players } ek küpü aldı: { $value }
# en: 6905
chouette-log-passes =
    { $count ->
        [one] { $players } pas geçti, { $points } puan ödedi
       *[other] { $players } pas geçti, kişi başı { $points } puan ödedi
    }
# Kaptana uyanlar; kaptana vido çekilmedi.
# en: 749a
chouette-log-follows-nobody =
    { $count ->
        [one] { $players } kaptana uydu; kaptana vido çekilmediği için pas geçti, { $points } puan ödedi
       *[other] { $players } kaptana uydu; kaptana vido çekilmediği için pas geçti, kişi başı { $points } puan ödedi
    }
# en: 9df9
chouette-log-passes-extra =
    { $count ->
        [one] { $players } ek küpe pas geçti, { $points } puan ödedi
       *[other] { $players } ek küpe pas geçti, kişi başı { $points } puan ödedi
    }
# en: 04b6
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } raccoon’a pas geçti, { $points } puan ödedi
               *[beaver] { $players } beaver’a pas geçti, { $points } puan ödedi
            }
       *[other]
            { $stage ->
                [raccoon] { $players } raccoon’a pas geçti, kişi başı { $points } puan ödedi
               *[beaver] { $players } beaver’a pas geçti, kişi başı { $points } puan ödedi
            }
    }
# en: 515a
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } ek küpteki raccoon’a pas geçti, { $points } puan ödedi
               *[beaver] { $players } ek küpteki beaver’a pas geçti, { $points } puan ödedi
            }
       *[other]
            { $stage ->
                [raccoon] { $players } ek küpteki raccoon’a pas geçti, kişi başı { $points } puan ödedi
               *[beaver] { $players } ek küpteki beaver’a pas geçti, kişi başı { $points } puan ödedi
            }
    }
# en: 5a9b
chouette-log-raises =
    { $stage ->
        [raccoon] { $players } raccoon yaptı: { $value }
       *[beaver] { $players } beaver yaptı: { $value }
    }
# en: a7df
chouette-log-raises-extra =
    { $stage ->
        [raccoon] { $players } ek küpte raccoon yaptı: { $value }
       *[beaver] { $players } ek küpte beaver yaptı: { $value }
    }

# Box, her biri kendi küpüyle vido çeken üyeleri yanıtlıyor.
# en: 343b
chouette-log-box-takes =
    { $count ->
        [one] { $box }, { $members } karşısında küpü aldı: { $value }
       *[other] { $box }, { $members } karşısında küpleri aldı: { $value }
    }
# en: 5ccf
chouette-log-box-passes =
    { $count ->
        [one] { $box }, { $members } karşısında pas geçti, { $points } puan ödedi
       *[other] { $box }, { $members } karşısında pas geçti, her birine { $points } puan ödedi
    }
# en: 6131
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box }, { $members } karşısında raccoon’a pas geçti, { $points } puan ödedi
               *[beaver] { $box }, { $members } karşısında beaver’a pas geçti, { $points } puan ödedi
            }
       *[other]
            { $stage ->
                [raccoon] { $box }, { $members } karşısında raccoon’lara pas geçti, her birine { $points } puan ödedi
               *[beaver] { $box }, { $members } karşısında beaver’lara pas geçti, her birine { $points } puan ödedi
            }
    }
# en: 0917
chouette-log-box-raises =
    { $stage ->
        [raccoon] { $box }, { $members } karşısında raccoon yaptı: { $value }
       *[beaver] { $box }, { $members } karşısında beaver yaptı: { $value }
    }
# en: a733
chouette-log-box-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $box } beaver’ı kabul etti: { $value } ({ $members })
               *[other] { $box } beaver’ları kabul etti: { $value } ({ $members })
            }
        [raccoon]
            { $count ->
                [one] { $box } raccoon’u kabul etti: { $value } ({ $members })
               *[other] { $box } raccoon’ları kabul etti: { $value } ({ $members })
            }
       *[unknown]
            { $count ->
                [one] { $box } küpü kabul etti: { $value } ({ $members })
               *[other] { $box } küpleri kabul etti: { $value } ({ $members })
            }
    }
# en: 3a36
chouette-log-accepts =
    { $stage ->
        [beaver] { $players } beaver’ı kabul etti: { $value }
        [raccoon] { $players } raccoon’u kabul etti: { $value }
       *[unknown] { $players } kabul etti: { $value }
    }
# en: cedf
chouette-log-accepts-extra =
    { $stage ->
        [raccoon] { $players } ek küpteki raccoon’u kabul etti: { $value }
       *[beaver] { $players } ek küpteki beaver’ı kabul etti: { $value }
    }

# en: 6c1d
chouette-log-answered-first = İlk yanıtlar: { $answers }
# en: ae99
chouette-log-answer =
    { $answer ->
        [take] { $player } aldı
        [drop] { $player } pas geçti
        [beaver] { $player } beaver yaptı
        [raccoon] { $player } raccoon yaptı
       *[follow] { $player } kaptana uyuyor
    }
# en: 5bc5
chouette-log-silent = { $players } zamanında yanıtlamadı

## Tek alan: bütün ötekiler pas geçti

# en: c201
chouette-log-lone-must-pass = Tek alan { $player } pas geçmek zorunda, { $points } puan ödedi
# en: 1197
chouette-log-lone-must-beaver = Tek alan { $player } beaver yapmak ya da pas geçmek zorunda
# en: a8ec
chouette-log-lone =
    { $answer ->
        [beaver] Tek başına { $player } beaver yaptı; { $other } ek küp verebilir
       *[take] Tek başına { $player } aldı; { $other } ek küp verebilir
    }
# en: 6f83
chouette-log-lone-several =
    { $answer ->
        [beaver] Tek başına { $player } beaver yaptı; pas geçenler ek küp verebilir
       *[take] Tek başına { $player } aldı; pas geçenler ek küp verebilir
    }
# en: dcba
chouette-log-extras = { $players } ek küp veriyor
# en: 1f05
chouette-log-no-extras = Kimse ek küp vermiyor
# en: f856
chouette-log-no-extras-silent = { $players } zamanında yanıtlamadı; kimse ek küp vermiyor
# en: 7a79
chouette-log-extras-given =
    { $count ->
        [one] { $players } → { $taker }: { $points } puan ve ek küp ({ $value })
       *[other] { $players } → { $taker }: kişi başı { $points } puan ve ek küp ({ $value })
    }

## Zar

# en: 68b3
chouette-log-opening =
    { $starter ->
        [white] Açılış zarı { $high }-{ $low }: box başlıyor
       *[black] Açılış zarı { $high }-{ $low }: takım başlıyor
    }
# en: 3bb2
chouette-log-holds = { $player } zarı bekletmek istiyor
# en: b5f0
chouette-log-releases = Zar artık { $player } için beklemiyor
# en: 25cf
chouette-log-releases-silent = { $player } süreyi aştı: zar serbest
# en: fa2d
chouette-log-rolls = { $player } zar atmaya hazır
# en: ffba
chouette-log-autopilot-for-team = Otomatik pilot (takım adına)

## Kaptan, box ve başkalarının yerine oynayanlar

# en: 6219
chouette-log-captain-passed = { $player } dışarıda, sıranın sonuna gidiyor; kaptan { $captain }
# en: dca6
chouette-log-captain-gone = { $player } yerine kaptan { $captain }
# en: 3d8e
chouette-log-captain-acting = Vekil kaptan { $captain }
# en: 932e
chouette-log-captain-again = { $captain } yeniden kaptan
# en: 9bdb
chouette-log-captain-struck = { $captain } artık kaptan olarak box’ı kazanamaz
# en: afb4
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player } bu oyundan sonra ayrılıyor; vekil kaptan { $captain }
               *[no] { $player } bu oyundan sonra ayrılıyor; kaptan { $captain }
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player } ara verdi; vekil kaptan { $captain }
               *[no] { $player } ara verdi; kaptan { $captain }
            }
       *[silent]
            { $is_acting ->
                [yes] { $player } iki kararı kaçırdı; vekil kaptan { $captain }
               *[no] { $player } iki kararı kaçırdı; kaptan { $captain }
            }
    }
# en: 99ad
chouette-log-captain-missed = { $captain } süreyi aştı; bir daha olursa yerine başkası geçer
# en: f824
chouette-log-captain-missed-once = { $captain } süreyi aştı; bir daha olursa yerine { $player } geçer
# en: 8356
chouette-log-heard-again = { $player } yeniden oyunda
# en: 5cdb
chouette-log-box-silent = { $box } süreyi aştı; bir daha olursa box yerine başkası oynar
# en: c194
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } iki kararı kaçırdı, artık ara vermiş sayılıyor
       *[no] { $player } süreyi aştı; bu oyunda yerine başkaları oynuyor
    }
# en: 6eb6
chouette-log-box-forfeits = { $box } yerine oynayan yok: her açık karşılaşmada tek oyunla hükmen yenilgi
# en: 493b
chouette-log-volunteers = Box ayrılırsa yerine { $player } oynayacak
# en: 4ec7
chouette-log-volunteers-no-longer = { $player } box yerine oynamaktan vazgeçti
# en: 55e1
chouette-log-substitute = { $box } yerine { $player } oynuyor; puanları { $box } kazanır ya da kaybeder
# en: 973b
chouette-log-proxy = { $member } adına { $player } yanıtlayabilir
# en: 0812
chouette-log-proxy-ended = { $member } artık vekilsiz
# en: 31e1
chouette-log-proxy-silent = { $member } adına yanıtlayan vekil süreyi aştı, artık yanıtlamıyor

## Anlaşmalar ve pesler

# $reader: teklif eden; $player adına teklif eden vekil; sorulan $other; ya da herkes. [called]: $other ile iki nokta önde durur.
# en: 81f2
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] { $other } karşısında marsla pes etmeyi teklif ediyorsun, { $points } puan ödersin
                [backgammon] { $other } karşısında katmerli marsla pes etmeyi teklif ediyorsun, { $points } puan ödersin
               *[single] { $other } karşısında tek oyunla pes etmeyi teklif ediyorsun, { $points } puan ödersin
            }
        [proxy]
            { $kind ->
                [gammon] { $player } adına, { $other } karşısında marsla pes etmeyi teklif ediyorsun, bedeli { $points } puan
                [backgammon] { $player } adına, { $other } karşısında katmerli marsla pes etmeyi teklif ediyorsun, bedeli { $points } puan
               *[single] { $player } adına, { $other } karşısında tek oyunla pes etmeyi teklif ediyorsun, bedeli { $points } puan
            }
        [asked]
            { $kind ->
                [gammon] { $player } sana karşı marsla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
                [backgammon] { $player } sana karşı katmerli marsla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
               *[single] { $player } sana karşı tek oyunla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
            }
        [called]
            { $kind ->
                [gammon] { $player } marsla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
                [backgammon] { $player } katmerli marsla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
               *[single] { $player } tek oyunla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
            }
       *[anybody]
            { $kind ->
                [gammon] { $player }, { $other } karşısında marsla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
                [backgammon] { $player }, { $other } karşısında katmerli marsla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
               *[single] { $player }, { $other } karşısında tek oyunla pes etmeyi ve { $points } puan ödemeyi teklif ediyor
            }
    }
# en: cbda
chouette-log-asks =
    { $reader ->
        [proposer] { $other } ile anlaşmayı teklif ediyorsun: { $other } { $points } puan öder
        [proxy] { $player } adına, { $other } ile anlaşmayı teklif ediyorsun: { $other } { $points } puan öder
        [asked] { $player } sana anlaşma teklif ediyor: { $points } puan ödersin
        [called] { $player }, { $other } { $points } puan öderse anlaşmayı teklif ediyor
       *[anybody] { $player }, { $other } ile anlaşmayı teklif ediyor: { $other } { $points } puan öder
    }
# en: 4ff0
chouette-log-offers =
    { $reader ->
        [proposer] { $other } ile anlaşmak için { $points } puan teklif ediyorsun
        [proxy] { $player } adına, { $other } ile anlaşmak için { $points } puan teklif ediyorsun
        [asked] { $player } anlaşmak için sana { $points } puan teklif ediyor
        [called] { $player } anlaşmak için { $points } puan teklif ediyor
       *[anybody] { $player }, { $other } ile anlaşmak için { $points } puan teklif ediyor
    }
# en: 0b50
chouette-log-offers-even =
    { $reader ->
        [proposer] { $other } ile başa baş bitirmeyi teklif ediyorsun
        [proxy] { $player } adına, { $other } ile başa baş bitirmeyi teklif ediyorsun
        [asked] { $player } seninle başa baş bitirmeyi teklif ediyor
        [called] { $player } başa baş bitirmeyi teklif ediyor
       *[anybody] { $player }, { $other } ile başa baş bitirmeyi teklif ediyor
    }
# en: 816b
chouette-log-refuses-offer = { $player } teklifi reddetti (teklif eden: { $other })
# en: 93be
chouette-log-withdraws-offer = { $player } teklifini geri çekti ({ $other })
# Eski oyunlarda kimin, hatta kimlerin arasında olduğu bilinmez.
# en: 744b
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] { $box } ile { $member } arasındaki teklif reddedildi
       *[no] { $box } ile { $member } arasındaki teklif geri çekildi
    }
# en: b95b
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] Teklif reddedildi
       *[no] Teklif geri çekildi
    }
# en: cdd5
chouette-log-settles =
    { $count ->
        [one] { $players }, { $payee } ile anlaştı, { $points } puan ödedi
       *[other] { $players } anlaştı (rakip: { $payee }), kişi başı { $points } puan ödedi
    }
# en: d65f
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players }, { $payee } karşısında marsla pes etti, { $points } puan ödedi
                [backgammon] { $players }, { $payee } karşısında katmerli marsla pes etti, { $points } puan ödedi
               *[single] { $players }, { $payee } karşısında tek oyunla pes etti, { $points } puan ödedi
            }
       *[other]
            { $kind ->
                [gammon] { $players } marsla pes etti (rakip: { $payee }), kişi başı { $points } puan ödedi
                [backgammon] { $players } katmerli marsla pes etti (rakip: { $payee }), kişi başı { $points } puan ödedi
               *[single] { $players } tek oyunla pes etti (rakip: { $payee }), kişi başı { $points } puan ödedi
            }
    }
# en: d672
chouette-log-even = { $box } ile { $member } başa baş bitirdi
# en: 15a3
chouette-log-bet-ended =
    { $is_settled ->
        [yes] Bir karşılaşma anlaşmayla bitti: { $points } puan
       *[no] Bir karşılaşma pesle bitti: { $points } puan
    }

## Gelenler ve gidenler

# en: d1d1
chouette-log-joins =
    { $is_back ->
        [yes] { $players } döndü
       *[no] { $players } katıldı
    }
# en: 2887
chouette-log-joins-waiting =
    { $is_back ->
        [yes] { $players } döndü, oyuna girmeyi bekliyor
       *[no] { $players } katıldı, oyuna girmeyi bekliyor
    }
# en: 5d67
chouette-log-dealt-in = { $players } oyuna girdi
# en: edb0
chouette-log-leaves = { $player } ayrıldı
# en: 6baf
chouette-log-leaves-game = { $player } bu oyundan sonra ayrılıyor; o zamana kadar yerine başkaları oynuyor
# en: 9c5a
chouette-log-goes-away = { $player } ara verdi

## Seçenekler

# en: 2782
chouette-log-options =
    { $is_new_stake ->
        [yes] Seçenekler: { $options }; puan değerini herkes onaylamalı
       *[no] Seçenekler: { $options }
    }
# en: 5d13
chouette-log-options-later =
    { $is_new_stake ->
        [yes] { $number }. oyundan itibaren: { $options }; puan değerini herkes onaylamalı
       *[no] { $number }. oyundan itibaren: { $options }
    }
# en: 0588
chouette-log-unchanged = seçenekler olduğu gibi kalıyor
# en: e24b
chouette-log-preset = hazır ayar “{ $preset }”
# en: 194d
chouette-log-stake-agreed = { $player } yeni puan değerini onayladı
# en: 4815
chouette-log-stake-withdrawn = Puan değeri olduğu gibi kalıyor

## Oyunlar arasında

# en: 82c7
chouette-log-partner-sought = { $box } ortak arıyor
# en: 2f99
chouette-log-partner-sought-unknown = Box ortak arıyor
# en: 54b7
chouette-log-partner-drawn = Kimse ortak olmayı önermedi; kurayla: { $dice }
# en: 8c79
chouette-log-partner = Bu oyunda { $partner }, { $box } ile ortak
# en: bc4f
chouette-log-partner-unknown = Bu oyunda box’ın ortağı { $partner }
# en: 76c8
chouette-log-no-partner = { $players } zamanında yanıtlamadı, ortaksız oynuyor
# en: 4b4d
chouette-log-order = Sıra: { $dice }; box { $box }, kaptan { $captain }
# en: 808a
chouette-log-game-begins = { $number }. oyun başlıyor
# en: 30c7
chouette-log-game-over = Oyun bitti: { $points }
# en: ea7f
chouette-log-box =
    { $change ->
        [takes] Yeni box { $player }
        [keeps] Box’ta kalan { $player }
       *[is] Box { $player }
    }
# chouette-log-box ve noktalı virgülden sonra. $members: önce kaptan.
# en: 9526
chouette-log-line = kaptanlık sırası: { $members }
# en: d218
chouette-log-nobody-left = Masada kimse kalmadı
# en: a6e3
chouette-log-no-last-game = Son oyun duyurusu geri alındı
# en: 4790
chouette-log-announces-last = { $player } duyurdu: { $number }. oyun son oyun
# en: 064d
chouette-log-takes-back-last = { $player } son oyun duyurusunu geri aldı
# en: 76d3
chouette-log-closes = { $player } chouette’i bitirdi
# en: 0692
chouette-log-reopens = { $player } chouette’i yeniden açtı
# en: ba97
chouette-log-hands-over = { $player } kuruculuğu devretti; yeni kurucu { $host }
# en: 31c2
chouette-log-next-host = Yeni kurucu { $host }
