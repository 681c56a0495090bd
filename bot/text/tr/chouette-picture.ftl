### Chouette tahtasının resmindeki sözler (yer az) ve okunan alternatif metni. Adlara ek getirilmez.

## Tahtanın üstünde

# Baştaki ad aşağıda da yazıyorsa iki kez çizilmez.
# en: 7f8a
chouette-picture-team = Takım
# en: 6611
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } bekliyor: { $player }
       *[other] { $captain } { $members } üyeyi bekliyor
    }
# en: 9b0c
chouette-picture-waits-for-crew = { $captain } üyeleri bekliyor
# en: ae15
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } yanıtlayacak
       *[other] { $members } üye yanıtlayacak
    }
# en: 24fb
chouette-picture-answers = { $captain } · beklenen yanıt { $left }/{ $asked }
# en: 2343
chouette-picture-answers-extra = { $player } tek · beklenen yanıt { $left }/{ $asked }
# en: b867
chouette-picture-ends-even = { $number }. oyun başa baş bitti
# en: d73a
chouette-picture-team-wins = Takım { $points } puan kazandı
# en: 6e33
chouette-picture-box-wins = { $box } { $points } puan kazandı
# en: 43df
chouette-picture-partners-win = { $box } ve { $partner } { $points } puan kazandı

# chouette-call içinde ve adların yanında: emir.
# en: 2294
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] { $cubes } vidoyu yanıtla
        [raccoon] { $cubes } raccoon’u yanıtla
       *[beaver] { $cubes } beaver’ı yanıtla
    }
# en: c3fa
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] yeniden vido/zar
       *[no] vido ya da zar at
    }
# en: ffe0
chouette-picture-task-hold = hâlâ vido çekebilir
# en: 27fe
chouette-picture-task-extra = ek küpe karar ver
# en: 12bc
chouette-picture-task-keep-or-retract = küp tut ya da pas
# en: d0b7
chouette-picture-task-beaver-or-pass = beaver ya da pas
# en: 50a2
chouette-picture-task-seek-partner = ortak ara

## Box ve kaptan yerlerinde

# en: 6080
chouette-picture-box = box
# en: 3e19
chouette-picture-box-played-by = box: { $player }
# en: 7bc1
chouette-picture-autopilot = otomatik pilot
# en: fe88
chouette-picture-captain =
    { $is_acting ->
        [yes] vekil
       *[no] kaptan
    }
# en: e716
chouette-picture-at-stake = masada { $points } puan
# en: c489
chouette-picture-position = Position ID { $id }

## Tahtanın yanında: üyenin rozeti, rolü ve durumu

# Rozette tek harf: box, kaptan, ortak.
# en: b9a9
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] O
    }
# en: 7bcc
chouette-picture-role =
    { $role ->
        [acting-captain] vekil kaptan
        [next-box] → box
        [kept-box] box’ta kalıyor
        [next-captain] → kaptan
        [last-box] eski box
        [last-partner] eski ortak
       *[partner] box ortağı
    }
# Kapanış mesajının başlığı. $won: son oyunu kim kazandı.
# en: 228e
chouette-picture-final = { $won } · son durum
# en: 77cd
chouette-picture-last-game = son oyun { $points }
# en: ada8
chouette-picture-heading =
    { $column ->
        [next] sonraki
        [place] derece
        [game] { $game }. oyun
       *[total] toplam
    }
# en: 1506
chouette-picture-answered = yanıtladı
# en: 9566
chouette-picture-after-captain = kaptandan sonra
# en: 8920
chouette-picture-answer =
    { $answer ->
        [take] alıyor
        [drop] pas geçiyor
        [beaver] beaver
        [raccoon] raccoon
       *[follow] kaptanla
    }{ $is_sealed ->
        [yes] , gizli
       *[no] { "" }
    }
# en: 3b21
chouette-picture-offers =
    { $stage ->
        [double] vido: { $value }
        [redouble] tekrar vido: { $value }
        [raccoon] raccoon: { $value }
       *[beaver] beaver: { $value }
    }
# en: aa81
chouette-picture-will-double =
    { $is_redouble ->
        [yes] tekrar vido çeker
       *[no] vido çekecek
    }
# en: 2e4b
chouette-picture-alone =
    { $answer ->
        [take] tek alan
       *[beaver] tek beaver
    }
# en: 9a76
chouette-picture-gives-extra = ek küp veriyor
# en: 8f3e
chouette-picture-gave-extra = ek küp: { $taker }
# en: 4b62
chouette-picture-plays-box = box yerine oynuyor
# en: cd2a
chouette-picture-plays-extras = ek küplerle oynuyor
# en: 43a9
chouette-picture-gone =
    { $absence ->
        [left] ayrıldı
        [returning] sonraki oyunda
        [away] ara verdi
       *[silent] sessiz
    }
# en: 1a7b
chouette-picture-gone-proxy =
    { $absence ->
        [left] ayrıldı, vekili { $proxy }
        [returning] döner, vekili { $proxy }
        [away] arada, vekili { $proxy }
       *[silent] sessiz, vekili { $proxy }
    }
# Üyenin box ile karşılaşması nasıl bitti.
# en: 0821
chouette-picture-won =
    { $ending ->
        [dropped] pasla kazandı
        [resigned] box pes etti
        [settled] anlaştı
        [forfeited] box hükmen yenik
       *[borne-off]
            { $kind ->
                [gammon] mars etti
                [backgammon] katmerli mars etti
               *[single] kazandı
            }
    }
# en: 7c61
chouette-picture-lost =
    { $ending ->
        [dropped] pas geçti
        [resigned] pes etti
        [settled] anlaştı
       *[borne-off]
            { $kind ->
                [gammon] mars oldu
                [backgammon] katmerli mars oldu
               *[single] kaybetti
            }
    }
# en: f415
chouette-picture-box-refused =
    { $stage ->
        [raccoon] box’tan raccoon reddi
       *[beaver] box’tan beaver reddi
    }
# en: 1329
chouette-picture-refused =
    { $stage ->
        [raccoon] raccoon’u reddetti
       *[beaver] beaver’ı reddetti
    }

## Alternatif metin, cümlelerle

# en: 857f
chouette-picture-alt-box = Box: { $box }.
# en: 978d
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] Alınırsa masada { $points } puan.
       *[no] Masada { $points } puan.
    }
# en: 2d01
chouette-picture-alt-partner = Ortak: { $partner }.
# en: 9e30
chouette-picture-alt-played-by = Box yerine { $player } oynuyor.
# en: 2a9d
chouette-picture-alt-captain = Kaptan: { $captain }.
# en: 6fee
chouette-picture-alt-crew = Diğer üyeler: { $members }.
# en: 6705
chouette-picture-alt-next-box = Sonraki box: { $box }.
# en: b1de
chouette-picture-alt-next-line = Sonraki kaptanlık sırası: { $members }.
# en: 5e2b
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] Tek küp: { $value }, ortada.
        [box] Tek küp: { $value }, box’ta.
        [team] Tek küp: { $value }, takımda.
        [offered-box] Tek küp: { $value }, box’a vido çekildi.
       *[offered-team] Tek küp: { $value }, takıma vido çekildi.
    }
# en: adcb
chouette-picture-alt-cubes =
    { $lies ->
        [centred] Küp { $value }, ortada: { $members }.
        [box] Küp { $value }, box’ta: { $members }.
        [team]
            { $count ->
                [one] Küp { $value }, üyesinde: { $members }.
               *[other] Küp { $value }, üyelerinde: { $members }.
            }
        [offered-box] Küp { $value }, box’a vido çekildi: { $members }.
       *[offered-team]
            { $count ->
                [one] Küp { $value }, üyeye vido çekildi: { $members }.
               *[other] Küp { $value }, üyelere vido çekildi: { $members }.
            }
    }
# en: ac76
chouette-picture-alt-extra =
    { $lies ->
        [centred] Ek küp ({ $giver }): { $value }, ortada.
        [box] Ek küp ({ $giver }): { $value }, sahibi { $giver }.
        [team] Ek küp ({ $giver }): { $value }, sahibi { $taker }.
        [offered-box] Ek küp ({ $giver }): vido { $value }, yanıtlayacak { $giver }.
       *[offered-team] Ek küp ({ $giver }): vido { $value }, yanıtlayacak { $taker }.
    }
# en: f043
chouette-picture-alt-out = Dışarıda: { $members }.
# en: d2fd
chouette-picture-alt-waited-for = Beklenen: { $members }.
# en: e01c
chouette-picture-alt-state = { $members }: { $state }.
# en: be86
chouette-picture-alt-answered = { $members }: yanıtladı.
# en: e429
chouette-picture-alt-won = Box { $box } { $points }, { $members }.
# en: 81e9
chouette-picture-alt-in-all = Toplam: { $members }.
