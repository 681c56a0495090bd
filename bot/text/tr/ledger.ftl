### Chouette hesabı: oyundan sonra kim kime neden ödüyor; kim ne kazandı; hesap nasıl kapanır. Adlara ek getirilmez.

## Sayfalar: başlıklar ve onlara götüren düğmeler

# en: 662c
ledger-page =
    { $page ->
        [standings] Hesap
        [payments] Bütün ödemeler
       *[settle] Hesabı kapat
    }
# en: 268e
ledger-server = Bu sunucudaki bütün chouette’ler
# en: 3660
ledger-of-table = { $host } chouette’i (#{ $table })
# en: 601a
ledger-opened = başlangıç: { $moment }
# en: 6649
ledger-only-one = Şimdiye kadar bu sunucudaki tek chouette.
# en: 72d0
ledger-way =
    { $way ->
        [all-time] Bütün zamanlar
        [this-chouette] Bu chouette
        [newer] Daha yeni
       *[older] Daha eski
    }

## Şimdiye kadar kazanılan ve kaybedilen

# en: cf0b
ledger-score = Durum: { $totals }
# Kapanış mesajının başlığı.
# en: 4630
ledger-final = Son durum
# en: 27d1
ledger-empty = Henüz puan kazanan ya da kaybeden yok.
# en: 8ec7
ledger-left-out = … ve { $players } oyuncu daha
# en: ebf7
ledger-points-only = Yalnız puan: para el değiştirmez.
# en: a69c
ledger-even = Herkes başa baş.
# en: 4664
ledger-how-to-settle =
    { $payments ->
        [1] Bu ödeme yalnız bu puanları kapatır: önceki akşamlardan kalanı ya da ödenmiş olanı değil.
       *[other] Bu { $payments } ödeme yalnız bu puanları kapatır: önceki akşamlardan kalanı ya da ödenmiş olanı değil.
    }
# en: 5c20
ledger-final-sheet = Son skor çizelgesinde ne ödeneceği yazar, buradaki önceki akşamlar da içinde.
# en: f21f
ledger-payment = { $payer } → { $payee } { $points }
# en: 4721
ledger-more-payments = … ve { $payments } tane daha
# en: 3479
ledger-nothing-paid = Henüz ödeme yok.
# en: 34bb
ledger-no-older-payments = Daha eski ödeme yok.

## Bütün ödemeler

# en: 0284
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **{ $game }. oyun**, sürüyor
               *[other] **{ $game }. oyun**, puan değeri { $stake }, sürüyor
            }
       *[no]
            { $stake ->
                [1] **{ $game }. oyun**
               *[other] **{ $game }. oyun**, puan değeri { $stake }
            }
    }
# en: d6ae
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }, { $game }. oyun**, sürüyor
               *[other] **#{ $table }, { $game }. oyun**, puan değeri { $stake }, sürüyor
            }
       *[no]
            { $stake ->
                [1] **#{ $table }, { $game }. oyun**
               *[other] **#{ $table }, { $game }. oyun**, puan değeri { $stake }
            }
    }
# $why, burada ve aşağıda: en sondaki nedenlerden biri.
# en: 3767
ledger-payment-for = { $payer } → { $payee } { $points } ({ $why })

## Bir oyunun ödemeleri, karşılaşma karşılaşma, tahtadaki gibi.

# en: c664
ledger-settlement = { $game }. oyunun hesabı
# en: 8d01
ledger-pays = { $payer } → { $payee }: { $points } ({ $why })
# en: 4d98
ledger-pays-each = { $payer } → { $payees }: her birine { $points } ({ $why })
# en: 58b3
ledger-pay-each = { $payers } → { $payee }: kişi başı { $points } ({ $why })
# en: 7d61
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } raccoon’a pas geçti ({ $other }): { $points } puan
               *[other] { $players } raccoon’a pas geçti ({ $other }): kişi başı { $points } puan
            }
       *[beaver]
            { $count ->
                [one] { $players } beaver’a pas geçti ({ $other }): { $points } puan
               *[other] { $players } beaver’a pas geçti ({ $other }): kişi başı { $points } puan
            }
    }
# en: b3b2
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player } raccoon’lara pas geçti ({ $others }): her birine { $points } puan
       *[beaver] { $player } beaver’lara pas geçti ({ $others }): her birine { $points } puan
    }
# en: 6d83
ledger-are-even = { $players } başa baş ({ $why })

## Neden ödeniyor: öznesiz etiketler, ayraç içinde.

# en: dfe0
ledger-why =
    { $why ->
        [borne-off] sonuna kadar oynandı
        [dropped] pas
        [resigned] pes
        [forfeited] hükmen
        [extra] ek küp
        [partner] ortak payı
       *[settled] anlaşma
    }
# en: f2a0
ledger-why-refused =
    { $stage ->
        [beaver] beaver’a pas, küp { $cube }
       *[raccoon] raccoon’a pas, küp { $cube }
    }
# en: 4acc
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] mars, Jacoby gereği tek sayılır, küp { $cube }
               *[no] mars, küp { $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] katmerli mars, Jacoby gereği tek sayılır, küp { $cube }
               *[no] katmerli mars, küp { $cube }
            }
       *[single] tek oyun, küp { $cube }
    }
# en: 0aa1
ledger-why-conceded =
    { $why ->
        [forfeited] hükmen: { $result }
       *[resigned] pes: { $result }
    }
# en: 8ef6
ledger-why-extra = ek küp { $cube }
# en: 0156
ledger-why-on-extra = { $why }, ek küp

## Sonraki oyunun box’ı ve sırası

# en: 2f40
ledger-away = Ara verenler: { $players }.
# en: 9095
ledger-heads-up = İki oyuncu kaldı, oyun baş başa sürüyor.
