### Bir chouette’in herkese açık tahtasının altındaki düğmeler, en çok 80 karakter.

## Lobide

# Katıl, Başlat, Yerim, aşağıdaki Zar at ve Sonraki oyun başka dosyaların cümlelerinde de geçer.
# en: 3bb6
chouette-button-join = Katıl
# en: a3f9
chouette-button-leave = Ayrıl
# en: 7e49
chouette-button-start = Başlat
# en: e0c5
chouette-button-options = Seçenekler
# en: c42b
chouette-button-machine = Botu masaya oturt
# en: 05b7
chouette-button-no-machine = Botu gönder
# en: b4e1
chouette-button-agree-stake = Puan değerini onayla: { $stake }
# en: 02ee
chouette-button-to-lobby = Lobiye git

## Oyunu ilerletenler

# en: 4554
chouette-button-step =
    { $step ->
        [roll] Zar at
        [no-double] Vido yok
        [hold] Zarı beklet
        [release] Zarı serbest bırak
        [give-extra] Ek küp ver
        [give-none] Ek küp verme
        [keep-extras] Ek küpleri tut
        [retract] Yine de pas geç
        [seek-partner] Ortak ara
        [play-alone] Yalnız oyna
        [be-partner] Ortak ol
        [not-this-time] Bu kez değil
        [start] Başlat
        [reopen] Yeniden aç
       *[next-game] Sonraki oyun
    }
# en: 4cbd
chouette-button-extra = Ek küp ver: { $value }, −{ $points }

## Vidolar

# en: a657
chouette-button-double-own =
    { $is_redouble ->
        [yes] Tekrar vido çek
       *[no] Vido çek
    }
# en: 86ae
chouette-button-double-all =
    { $is_redouble ->
        [yes] Hepsine tekrar vido: { $values }
       *[no] Hepsine vido: { $values }
    }
# en: 0f37
chouette-button-double-some =
    { $is_redouble ->
        [yes] Bazılarına tekrar vido
       *[no] Bazılarına vido
    }

## Yanıtlar. $is_raised: bir beaver’a ya da raccoon’a mı.

# en: e731
chouette-button-take =
    { $is_raised ->
        [yes] Kabul et: { $value }
       *[no] Al: { $value }
    }
# en: 470c
chouette-button-take-all =
    { $is_raised ->
        [yes] Hepsini kabul et: { $values }
       *[no] Hepsini al: { $values }
    }
# en: e3dc
chouette-button-pass =
    { $is_raised ->
        [yes] Reddet, −{ $points }
       *[no] Pas geç, −{ $points }
    }
# en: 411f
chouette-button-pass-all =
    { $is_raised ->
        [yes] Hepsini reddet, toplam −{ $points }
       *[no] Hepsine pas, toplam −{ $points }
    }
# en: f861
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] Hepsini reddet, her biri −{ $points }
       *[no] Hepsine pas, her biri −{ $points }
    }
# en: 83c6
chouette-button-raise =
    { $answer ->
        [raccoon] Raccoon: { $value }
       *[beaver] Beaver: { $value }
    }
# en: 024e
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] Kabul et
               *[no] Al
            }
        [drop]
            { $is_raised ->
                [yes] Reddet
               *[no] Pas geç
            }
        [raccoon] Raccoon
       *[beaver] Beaver
    }
# en: 986b
chouette-button-raise-all =
    { $answer ->
        [raccoon] Hepsine raccoon: { $values }
       *[beaver] Hepsine beaver: { $values }
    }
# en: b31c
chouette-button-follow = Kaptana uy
# en: f790
chouette-button-one-by-one = Tek tek

## Teklifler ve yalnız okuyanın baktıkları

# en: 68b5
chouette-button-accept-offer = Teklifi kabul et
# en: ed53
chouette-button-refuse-offer = Teklifi reddet
# en: 85cf
chouette-button-seat = Yerim
