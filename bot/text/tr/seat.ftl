### Yerim: chouette’in bir üyesinin yalnız kendi okuduğu, ona sorulanlar ve düğmeleri. Adlara ek getirilmez.
### “Karşılaşma” (bet): bir üye ile box arasındaki hesap; her birinin kendi küpü olabilir.

## Yeri

# en: 251b
seat-closed = Puanlar `/chouette ledger` altında.
# en: f77a
seat-leaving = Bu oyundan sonra ayrılıyorsun; o zamana kadar yerine başkaları oynuyor.
# en: eaa8
seat-returning = Döndün: sonraki oyundan itibaren sen oynarsın, o zamana kadar yerine başkaları oynuyor.
# en: b6df
seat-away = Ara verdin; dönene kadar yerine başkaları oynuyor.
# en: d71d
seat-dealt-in = Bu oyundan sonra oyuna giriyorsun.
# en: 2b90
seat-on-waiting-list = Bekleme listesinde { $place }. sıradasın.
# en: 68e5
seat-next-box = Sonraki oyunda box sensin.
# en: 6915
seat-next-captain = Sonraki oyunda kaptan sensin.
# en: db3a
seat-in-line = Kaptanlık sıran: { $place }.
# en: d4ae
seat-at-table = Masadasın.
# en: 570f
seat-captain = Kaptan sensin.
# en: 6561
seat-acting-captain = Vekil kaptan sensin.
# en: 512e
seat-crew = Takımdasın; kaptanlık sıran: { $place }.
# en: 8be2
seat-out = Bu oyunda dışarıdasın; kaptanlık sıran: { $place }.
# en: 802f
seat-box-won = Box’ı kazandın, sonraki oyunda box sensin.
# en: 7223
seat-score = Puanın: { $points } (sıralama: { $place }/{ $players }).
# en: 10ba
seat-score-tied = Puanın: { $points } (sıralama: { $place }/{ $players }, berabere).
# en: 8142
seat-box = Box sensin.
# en: df20
seat-plays-for-you = Senin yerine { $player } oynuyor; puanlar senin.
# en: b0e1
seat-autopilot-plays = Senin yerine otomatik pilot oynuyor; puanlar senin.
# en: 4edd
seat-substitute = { $box } yerine oynuyorsun; puanları { $box } kazanır ya da kaybeder.
# en: bad2
seat-partner = Box’ın ortağısın: kazancının ya da kaybının yarısı senin.
# en: 5fd4
seat-proxy-of-yours = { $player } senin adına yanıtlayabilir.
# en: 539e
seat-proxy-for = { $member } adına yanıtlayabilirsin.
# en: 92b7
seat-willing = Box ayrılırsa yerine sen oynarsın.

## Karşılaşmaları. $lies: küp, okuyana göre nerede.

# en: daff
seat-bet =
    { $lies ->
        [to-you] { $other } ile karşılaşman: sana vido çekildi ({ $value }).
        [by-you] { $other } ile karşılaşman: vido çektin ({ $value }).
        [centred] { $other } ile karşılaşman: küp { $value }, ortada.
        [yours] { $other } ile karşılaşman: küp { $value }, sende.
       *[theirs] { $other } ile karşılaşman: küp { $value }, rakipte.
    }
# en: ae35
seat-bet-over = { $other } ile karşılaşman bitti: { $points }.
# en: cd84
seat-extra =
    { $lies ->
        [to-you] { $other } ile ek karşılaşman: sana vido çekildi ({ $value }).
        [by-you] { $other } ile ek karşılaşman: vido çektin ({ $value }).
        [centred] { $other } ile ek karşılaşman: küp { $value }, ortada.
        [yours] { $other } ile ek karşılaşman: küp { $value }, sende.
       *[theirs] { $other } ile ek karşılaşman: küp { $value }, rakipte.
    }
# en: ad45
seat-extra-over = { $other } ile ek karşılaşman bitti: { $points }.
# Box’ın karşılaşmaları, birbirine benzeyenler bir arada.
# en: d715
seat-bet-of-box =
    { $lies ->
        [to-you] { $members }: sana vido çekildi ({ $value }).
        [by-you] { $members }: vido çektin ({ $value }).
        [centred] { $members }: küp { $value }, ortada.
        [yours] { $members }: küp { $value }, sende.
       *[theirs] { $members }: küp { $value }, rakipte.
    }

# Mars bütün açık karşılaşmalarda (“all”) ya da vido alınırsa (“taken”) kaç puan eder.
# en: db35
seat-gammon =
    { $case ->
        [all-taken] Bütün vidolar alınırsa mars toplam { $gammon } puan kazandırır ya da kaybettirir, katmerli mars { $backgammon }.
        [all] Mars toplam { $gammon } puan kazandırır ya da kaybettirir, katmerli mars { $backgammon }.
        [taken] Vido alınırsa mars { $gammon } puan kazandırır ya da kaybettirir, katmerli mars { $backgammon }.
       *[plain] Mars { $gammon } puan kazandırır ya da kaybettirir, katmerli mars { $backgammon }.
    }
# en: 508d
seat-gammon-single =
    { $is_all ->
        [yes] Vido çekilene kadar mars, tek oyun gibi toplam { $gammon } puan sayılır (Jacoby).
       *[no] Vido çekilene kadar mars, tek oyun gibi { $gammon } puan sayılır (Jacoby).
    }

## Karşı tarafın henüz görmediği vidolar

# en: ace6
seat-may-double = { $player } zar atana kadar vido çekebilirsin.
# Zar at düğmesine basıldı, zar bazı üyeleri bekliyor.
# en: c9ed
seat-may-double-waiting = Zar atılana kadar vido çekebilirsin.
# en: 13de
seat-double-of-box = Zar atınca vido çekiyorsun: { $members }.
# en: fd1b
seat-double-of-extra = Box zar atınca vido çekiyorsun; o zamana kadar geri alabilirsin.
# **Zar at**: bir düğme.
# en: 3666
seat-double-to-send = **Zar at** düğmesine basınca vido çekiyorsun; o zamana kadar geri alabilirsin.
# en: 932d
seat-double = Kaptan zar atınca vido çekiyorsun; o zamana kadar geri alabilirsin.
# Zar at düğmesine basıldı, zar bazı üyeleri bekliyor.
# en: b1bf
seat-double-waiting = Zarın beklemesi bitince vido çekiyorsun; o zamana kadar geri alabilirsin.
# **Artık beni bekleme**: bir düğme; **Talimatlar**: **Yerim** altındaki düğme.
# en: d08d
seat-no-double = Bu sırada vido çekmiyorsun. Yalnız sen görürsün; zar atılana kadar yine de çekebilirsin. **Artık beni bekleme** düğmesine basarsan zar seni beklemez; sen bunu **Talimatlar** altında değiştirene kadar sonraki oyunlarda da beklemez.
# en: d398
seat-others-double = { $members } vido çekiyor; box henüz bilmiyor.

## Vidolara, beaver’lara, raccoon’lara yanıtlar

# Düğmelerde bir addan sonra, bir de aşağıdaki cümlelerde. Beaver ya da raccoon ($is_raised) kabul ya da reddedilir.
# en: 36ac
seat-answer =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] kabul
               *[no] al
            }
        [drop]
            { $is_raised ->
                [yes] ret
               *[no] pas
            }
        [beaver] beaver
        [raccoon] raccoon
       *[follow] kaptana uy
    }
# en: 648f
seat-answer-at =
    { $answer ->
        [beaver] beaver ({ $value })
        [raccoon] raccoon ({ $value })
       *[take]
            { $is_raised ->
                [yes] kabul ({ $value })
               *[no] al ({ $value })
            }
    }
# en: f16d
seat-answer-of = { $who }: { $answer }

# en: 2cab
seat-your-answer = Yanıtın: **{ $answer }**.
# Kaptana uyacak olana.
# en: 6edc
seat-follow-passes = Kaptana ({ $captain }) vido çekilmedi: kaptana uyarsan pas geçersin.
# en: 801f
seat-your-answer-to = Yanıtın ({ $members }): **{ $answer }**.
# en: 34fb
seat-your-answer-for = { $member } adına yanıtın: **{ $answer }**.
# en: f1d9
seat-instruction-answers = Talimatın herkesten sonra yanıtlar: **{ $answer }**. Yalnız sen görürsün; yine de kendin yanıtlayabilirsin.
# en: ff8c
seat-your-extra =
    { $is_yes ->
        [yes] Yanıtın: **ek küp ver**.
       *[no] Yanıtın: **ek küp verme**.
    }
# en: dad9
seat-sealed-answer = Yalnız sen görürsün; bütün yanıtlar gelene ya da süre dolana kadar değiştirebilirsin.
# en: 239b
seat-partner-reply =
    { $is_yes ->
        [yes] Box’ın ortağı olmayı önerdin. Yalnız sen görürsün; ortak bulunana kadar değiştirebilirsin.
       *[no] Box’ın ortağı olmayı istemedin. Yalnız sen görürsün; ortak bulunana kadar değiştirebilirsin.
    }

## Bir oyunluk talimatlar; “Vidomu hiç bekleme” sonraki oyunlarda da geçerlidir

# en: 0bef
seat-instruction =
    { $instruction ->
        [hold] Her zardan önce bana sor
        [no-double] Vidomu hiç bekleme
        [double-with-captain] Kaptan vido çekince vido çek
        [take] Vido çekilince küpü al
       *[follow] Vidolara kaptan gibi yanıt ver; kaptana vido çekilmediyse pas geç
    }
# en: 97b6
seat-instructed = Bu oyun için talimatın: { $instruction }. Yalnız sen görürsün.
# en: 8f4d
seat-instructed-lasting = Bu oyun ve sonrakiler için talimatın: { $instruction }. Yalnız sen görürsün.
# en: 9bed
seat-instructed-hold = Bu oyun için talimatın: { $instruction }. Zar bekler, tahta sana adınla sorar.

## Yanıt bekleyen anlaşmalar ve pesler. $proposal: kim kime ne teklif ediyor, sonunda nokta yok.

# en: 3ce4
seat-proposal-to-withdraw = { $proposal }. Teklifi sonraki zara kadar geri çekebilirsin.
# en: 86dc
seat-proposal-to-answer = { $proposal }. Teklifi sonraki zara kadar kabul edebilir ya da reddedebilirsin.
# en: 66cd
seat-proposal-to-other = { $proposal }. { $player } teklifi sonraki zara kadar kabul edebilir ya da reddedebilir.

## Sayfalar

# Bir sayfayı açan düğme ve sayfanın başlığı; **Ara ver** ve **Ayrıl** işi yapan düğmedir de.
# en: 5216
seat-page =
    { $page ->
        [orders] Talimatlar
        [proxy] Vekil
        [settle] Anlaşma
        [concede] Pes et
        [away] Ara ver
        [close] Chouette’i bitir
       *[leave] Ayrıl
    }
# **Önce bana sor**: seat-switch’in ilk düğmesi.
# en: 16fa
seat-orders-hint = Bu oyun için; ancak **Beni bekleme**, sen kapatana kadar sürer. Yalnız sen görürsün, ama **Önce bana sor** açıksa tahta sana adınla sorar. Değiştirmek için bas.
# en: 1423
seat-order =
    { $is_on ->
        [yes] { $instruction }: **açık**
       *[no] { $instruction }: kapalı
    }
# en: bbbe
seat-switch =
    { $instruction ->
        [hold]
            { $is_on ->
                [yes] Önce bana sor: açık
               *[no] Önce bana sor: kapalı
            }
        [no-double]
            { $is_on ->
                [yes] Beni bekleme: açık
               *[no] Beni bekleme: kapalı
            }
        [double-with-captain]
            { $is_on ->
                [yes] Kaptanla vido: açık
               *[no] Kaptanla vido: kapalı
            }
        [take]
            { $is_on ->
                [yes] Al: açık
               *[no] Al: kapalı
            }
       *[follow]
            { $is_on ->
                [yes] Kaptana uy: açık
               *[no] Kaptana uy: kapalı
            }
    }

## Sorular

# en: bd1c
seat-proxy-question = Senin adına kim yanıtlayabilir?
# en: dc72
seat-no-proxy = Vekil yok
# en: c901
seat-close-question = Chouette şimdi bitsin mi? Kapanış mesajında son durum yazar.
# en: bd74
seat-leave-question =
    { $leaves ->
        [bets] Bu chouette’ten ayrılıyor musun? Açık karşılaşmalarını senin yerine başkaları bitirir; puanların hesapta kalır.
        [points] Bu chouette’ten ayrılıyor musun? Puanların hesapta kalır.
       *[nothing] Bu chouette’ten ayrılıyor musun?
    }
# en: 3f4f
seat-away-question = Ara mı veriyorsun?
# en: c207
seat-away-member =
    { $absent ->
        [follow-captain] Bu oyunda senin adına vekilin yanıtlar; vekilin yoksa vidolara kaptan gibi yanıt verirsin, kaptana vido çekilmediyse pas geçersin.
       *[drop] Bu oyunda senin adına vekilin yanıtlar; vekilin yoksa sana vido çekilince pas geçersin.
    }
# en: bd93
seat-away-forfeit = Yerine oynayacak kimse yok: her açık karşılaşmada tek oyunla hükmen yenilirsin.
# en: e31c
seat-away-substitute = Bu oyunu senin yerine { $player } oynar; puanlar senin.
# en: e29b
seat-away-autopilot = Bu oyunu senin yerine otomatik pilot ya da gönüllü biri oynar; puanlar senin.
# en: 1b00
seat-sit-out = Dönünce kaptanlık sırasının sonundan başlarsın.
# en: e782
seat-sit-out-in-game = Bu oyun sürerken dönersen yerin kalır; daha sonra kaptanlık sırasının sonundan başlarsın.

## Karşı taraftan biri ya da birkaçıyla anlaşma ve pes

# en: c66f
seat-settle-to-you =
    { $count ->
        [one] Teklifin: **{ $others } sana { $points } puan öder** ve karşılaşma biter.
       *[other] Teklifin: **{ $others } sana kişi başı { $points } puan öder** ve karşılaşmalar biter.
    }
# en: 9a57
seat-settle-from-you =
    { $count ->
        [one] Teklifin ({ $others }): **sen { $points } puan ödersin** ve karşılaşma biter.
       *[other] Teklifin ({ $others }): **sen her birine { $points } puan ödersin** ve karşılaşmalar biter.
    }
# en: 29f0
seat-settle-even =
    { $count ->
        [one] Teklifin ({ $others }): **kimse ödemez** ve karşılaşma biter.
       *[other] Teklifin ({ $others }): **kimse ödemez** ve karşılaşmalar biter.
    }
# en: 55fd
seat-settle-most = En çok { $most }.
# en: da52
seat-settle-most-each = Her biri en çok { $most }.
# en: 9024
seat-leave-out = Dışarıda bırakmak için bir ada bas.
# en: 425c
seat-propose = Teklifi gönder
# en: a260
seat-concede-question =
    { $count ->
        [one] { $others } karşısında neyle pes ediyorsun? En yüksek kayıptan azı reddedilebilir.
       *[other] { $others } karşısında neyle pes ediyorsun? Her biri en yüksek kayıptan azını reddedebilir.
    }
# Verilen, kaybedilebilecek en yüksek kayıpsa.
# en: 1301
seat-concede-maximum = { $others } karşısında pes ediyor musun? En yüksek kayıp bu: hemen kabul edilir.
# en: 84d9
seat-concede-for-team = Kaptan olarak bütün takım adına pes edersin.
# en: 7faa
seat-loss-in-all =
    { $kind ->
        [gammon] Mars, toplam −{ $points }
        [backgammon] Katmerli mars, toplam −{ $points }
       *[single] Tek oyun, toplam −{ $points }
    }
# Aynısı, bazı küplerle hiç vido çekilmediyse: onlarda mars, Jacoby gereği tek oyundur.
# en: 1ee0
seat-loss-where-it-counts =
    { $kind ->
        [gammon] Sayıldığı yerde mars, toplam −{ $points }
       *[backgammon] Sayıldığı yerde katmerli mars, toplam −{ $points }
    }
# en: 351f
seat-among =
    { $is_in ->
        [yes] { $other }: evet
       *[no] { $other }: hayır
    }
# en: c730
seat-among-for =
    { $is_in ->
        [yes] { $member } – { $other }: evet
       *[no] { $member } – { $other }: hayır
    }

## Düğmeler

# en: 481c
seat-back = Geri
# en: 2653
seat-role =
    { $role ->
        [come-back] Döndüm
        [volunteer] Box yerine oynarım
        [stand-down] Box yerine oynamam
        [last-game] Son oyunu duyur
        [no-last-game] Duyuruyu geri al
       *[join] Katıl
    }
# en: db6e
seat-double-back = Vidoyu geri al
# en: 76c1
seat-never-double = Artık beni bekleme
# en: eae7
seat-answer-cubes = Yanıtla: { $cubes } küp
# en: 8b79
seat-last-word-for =
    { $is_kept ->
        [yes] { $member }: ek küpleri tut
       *[no] { $member }: yine de pas
    }
# en: 3dbd
seat-on-proposal =
    { $verb ->
        [refuse] Teklifi reddet: { $other }
        [withdraw] Teklifi geri çek: { $other }
       *[accept] Teklifi kabul et: { $other }
    }
# en: 0bee
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member } – { $other }: ret
        [withdraw] { $member } – { $other }: geri çek
       *[accept] { $member } – { $other }: kabul
    }

## Birkaç küp birden: her ada bir düğme, seçilen ve küpün o zamanki değeri

# en: ee56
seat-cubes-to-answer = Yanıtlanacak { $cubes } küp var.
# en: 97ef
seat-whom-to-double = Kime vido çekiyorsun?
# **Onayla**: bir düğme.
# en: fb7e
seat-choose = Değiştirmek için bir ada, sonra **Onayla** düğmesine bas.
# **Zar at**: tahtanın altındaki düğme.
# en: 1ff8
seat-nobody-chosen = Kimse seçilmedi: bir ada, sonra **Onayla** düğmesine bas; ya da tahtada **Zar at** düğmesine bas.
# en: 18c1
seat-confirm = Onayla
# Ad yerine, birkaç kişinin paylaştığı küp için.
# en: d4c0
seat-all = Hepsi
# en: 60e2
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }: vido ({ $value })
       *[no] { $who }: vido yok
    }
# en: 9696
seat-choose-for-all =
    { $answer ->
        [take] Hepsini al
        [drop] Hepsine pas
       *[double] Hepsine vido
    }
