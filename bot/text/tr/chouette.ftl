### Bir chouette’in durumu: kim kime karşı, kim ne, kim bekleniyor. Adlara ek getirilmez.

## İnsanlar

# en: 86df
chouette-somebody = biri
# en: 55c5
chouette-nobody = kimse
# en: 0d17
chouette-autopilot = Otomatik pilot
# en: 9e28
chouette-autopilot-known =
    { $autopilot ->
        [advanced] İleri otomatik pilot
       *[plain] Basit otomatik pilot
    }
# en: 28b7
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player } (ileri otomatik pilot)
       *[plain] { $player } (basit otomatik pilot)
    }
# en: 0494
chouette-acts-for = { $player } ({ $of } adına)
# Bir tarafın adı: “Box 3-1: 8/5 6/5”.
# en: 4a93
chouette-side =
    { $side ->
        [white] Box
       *[black] Takım
    }

## Başlıklar

# en: 93d7
chouette-over = Chouette bitti
# en: fb41
chouette-title = Box { $box }, kaptan { $captain }
# en: edf7
chouette-title-heads-up = { $players }, baş başa
# Biten oyun. $who: box ya da takımın tek üyesi; $box: sonraki box.
# en: cf18
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] Oyun başa baş bitti; box’ta kalan { $box }
               *[no] Oyun başa baş bitti; sonraki box { $box }
            }
        [team]
            { $is_kept ->
                [yes] Takım { $points } puan kazandı; box’ta kalan { $box }
               *[no] Takım { $points } puan kazandı; sonraki box { $box }
            }
        [member]
            { $is_kept ->
                [yes] { $who } { $points } puan kazandı; box’ta kalan { $box }
               *[no] { $who } { $points } puan ve box’ı kazandı
            }
       *[box]
            { $is_kept ->
                [yes] { $who } { $points } puan kazandı, box’ta kalıyor
               *[no] { $who } { $points } puan kazandı; sonraki box { $box }
            }
    }
# Aynısı, başka oyun için kimse kalmadıysa.
# en: 3440
chouette-title-won =
    { $winner ->
        [nobody] Oyun başa baş bitti
        [team] Takım { $points } puan kazandı
       *[other] { $who } { $points } puan kazandı
    }
# en: f2dd
chouette-of-numbered = { $host } chouette’i (#{ $number })
# en: 753a
chouette-stake = Puan değeri { $stake }
# en: 1a61
chouette-players = { $players } oyuncu
# en: 89e5
chouette-host-is = kurucu: { $host }
# en: 2956
chouette-moved-here = { $host } chouette’i burada sürüyor.

## Oyunlardan önce, arada ve sonra

# en: 6791
chouette-lobby = Kim katılıyor? { $missing } oyuncu daha gelince { $host } başlatabilir.
# en: 8095
chouette-lobby-enough = { $host } başlatabilir; başkaları hâlâ katılabilir.
# en: fb34
chouette-lobby-full = { $host } başlatabilir; başkaları bekleme listesine girer.
# en: f43f
chouette-between = { $starters } { $number }. oyunu başlatabilir.
# en: f63b
chouette-between-timed = { $starters } { $number }. oyunu başlatabilir; kendiliğinden başlar: { $moment }.
# en: da95
chouette-rests = Chouette devam edebilene kadar süre işlemiyor.
# Masada bot varsa. $host: etiket.
# en: 5656
chouette-waits-for-start = Sonraki oyun bekliyor: başlangıç dizilişi süren bir oyuna fazla benziyor. Başlayabilir olunca kendiliğinden başlar. { $host } `/chouette settings` ile başka bir diziliş seçebilir ya da botu gönderebilir.
# en: 4020
chouette-closed = Chouette { $games } oyundan sonra bitti.
# en: 73cc
chouette-may-reopen = { $host } yeniden açabilir (en geç { $moment }).

## Kim bekleniyor

# $task: chouette-task-… ya da chouette-picture-task-…, emir olarak: “Ben: 3-1 oyna”. Hatırlatmada da öyle.
# en: 7813
chouette-call = { $who }: { $task }
# en: c7a6
chouette-call-partner = { $who }: box ile kim oynar?
# en: 87dd
chouette-call-proposal = { $who }: { $proposal }
# en: d69c
chouette-call-proposal-for = { $who } ({ $other } adına): { $proposal }
# en: 5fd8
chouette-call-proposals =
    { $offer ->
        [single] { $player } tek oyunla pes etmeyi ve ödemeyi teklif ediyor: { $shares }
        [gammon] { $player } marsla pes etmeyi ve ödemeyi teklif ediyor: { $shares }
        [backgammon] { $player } katmerli marsla pes etmeyi ve ödemeyi teklif ediyor: { $shares }
        [pays] { $player } anlaşmayı ve ödemeyi teklif ediyor: { $shares }
        [asks] { $player }, her biri öderse anlaşmayı teklif ediyor: { $shares }
       *[even] { $player } başa baş bitirmeyi teklif ediyor: { $shares }
    }
# en: 908e
chouette-call-pays = { $member } { $points }

# en: d23f
chouette-task-play = { $roll } oyna
# en: ef3b
chouette-task-play-later = oyna
# en: e057
chouette-task-roll = zar at
# en: 504c
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] tekrar vido çek ya da zar at
       *[no] vido çek ya da zar at
    }
# en: 7e7a
chouette-task-hold = vido çek ya da zarı serbest bırak
# en: d20b
chouette-task-take-or-pass =
    { $cubes ->
        [1] al ya da pas geç
       *[other] { $cubes } küpte al ya da pas geç
    }
# en: f421
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [1] raccoon’u yanıtla
               *[other] { $count } raccoon’u yanıtla
            }
       *[beaver]
            { $count ->
                [1] beaver’ı yanıtla
               *[other] { $count } beaver’ı yanıtla
            }
    }
# en: 1088
chouette-task-answer-cubes = { $cubes } küpü yanıtla
# en: 9f2e
chouette-task-answer = yanıtla
# en: 3e29
chouette-task-seek-partner = ortak ara ya da yalnız oyna
# en: 482e
chouette-task-be-partner = box ile oynayıp oynamayacağını söyle
# en: 0442
chouette-task-extra = ek küp ver ya da verme
# en: ac4e
chouette-task-keep-extras = ek küpleri tut ya da yine de pas geç
# en: 3707
chouette-task-beaver-or-pass = beaver yap ya da pas geç
# en: 5bec
chouette-task-also-for = { $task }, ayrıca { $others } adına
# en: 3d1e
chouette-task-for = { $task }, { $others } adına

## Başka bilinecekler

# en: 1346
chouette-answers-in = { $answers } yanıt geldi, hepsi gelene kadar gizli.
# en: 9885
chouette-lone-taker =
    { $rule ->
        [must-drop] Tek alan da pas geçmek zorunda.
        [must-beaver] Tek alan beaver yapmak ya da pas geçmek zorunda.
       *[extras] Pas geçen, tek alana ek küp verebilir.
    }
# en: 368e
chouette-roll-asked = { $player } zar atmaya hazır.
# en: cc2a
chouette-may-double = { $captain } zar atana kadar vido çekebilir: { $members }.
# en: 66a3
chouette-may-double-timed = { $captain } zar atana kadar (en geç { $moment }) vido çekebilir: { $members }.
# en: d726
chouette-may-double-rolling = Zar atılana kadar vido çekebilir: { $members }.
# en: 3863
chouette-may-double-grace = Vido çekebilir: { $members }; zar kararı bekliyor (en geç { $moment }).
# Başkaları zarı daha uzun süre beklettiyse.
# en: b586
chouette-may-double-too = Ayrıca vido çekebilir: { $members }; zar kararı bekliyor (en geç { $moment }).
# **Zarı beklet**: bir düğme; **Önce bana sor**: **Yerim** sayfasında, **Talimatlar** altında.
# en: 14ac
chouette-how-to-wait = **Zarı beklet** sana bu sırada, **Önce bana sor** (**Yerim** altında) her sırada daha çok süre verir.
# en: 909c
chouette-roll-remembered = { $captain } zar atmaya hazır: üyeler karar verince (en geç { $moment }) zar atılır.
# en: 4aac
chouette-roll-remembered-untimed = { $captain } zar atmaya hazır: üyeler karar verince zar atılır.
# en: 4afb
chouette-box-won = { $player } box’ı kazandı, sonraki oyunda yeni box olacak.
# en: 8d92
chouette-stand-in =
    { $absence ->
        [left] Ayrılan { $box } yerine { $player } oynuyor; puanları { $box } kazanır ya da kaybeder.
        [returning] Sonraki oyunda dönecek { $box } yerine { $player } oynuyor; puanları { $box } kazanır ya da kaybeder.
        [away] Ara veren { $box } yerine { $player } oynuyor; puanları { $box } kazanır ya da kaybeder.
       *[silent] Sessiz kalan { $box } yerine { $player } oynuyor; puanları { $box } kazanır ya da kaybeder.
    }
# en: 3539
chouette-stand-in-for-team = { $player } takım adına oynuyor: bütün üyeler gitti.

## Kim ne: her role bir satır

# en: ad90
chouette-at-table = Masada: { $members }
# en: 7a34
chouette-host = { $player } (kurucu)
# en: c46c
chouette-box = Box: { $box }
# en: 1d26
chouette-box-with-partner = Box: { $box } (ortak: { $partner })
# chouette-box ve noktalı virgülden sonra.
# en: 5f5a
chouette-box-played-by = box yerine { $player } oynuyor
# en: 8104
chouette-box-on-autopilot = box yerine otomatik pilot oynuyor
# en: cbd7
chouette-captain = Kaptan: { $captain }
# en: 4b43
chouette-captain-acting = Kaptan: { $captain } (vekil)
# chouette-captain ve noktalı virgülden sonra.
# en: e218
chouette-moves-this-turn = bu sırada { $player } oynuyor
# en: d3f8
chouette-autopilot-moves = otomatik pilot oynuyor
# en: 040b
chouette-crew = Diğer üyeler: { $members }
# en: f5cd
chouette-absent =
    { $absence ->
        [left] { $player } (ayrıldı)
        [returning] { $player } (sonraki oyunda döner)
        [away] { $player } (ara verdi)
       *[silent] { $player } (sessiz)
    }
# en: 8da0
chouette-out = Dışarıda: { $members }
# en: 0f82
chouette-line-captain-first = Kaptanlık sırası, önce kaptan: { $members }
# en: 93f9
chouette-line = Kaptanlık sırası: { $members }
# en: 171c
chouette-line-captain = { $player } (kaptan)
# en: 30fd
chouette-waiting-list = Bekleme listesi: { $members }
# en: d79f
chouette-away = Ara verenler: { $members }
