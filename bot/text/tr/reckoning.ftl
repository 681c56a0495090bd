### Chouette kapanınca kim kime ödeyecek, kim ödedi. Adlara ek getirilmez.

# en: 355a
reckoning-title = { $title }: son çizelge
# en: 9b72
reckoning-even = Herkes başa baş: ödenecek bir şey yok.
# en: 9aba
reckoning-to-pay =
    { $count ->
        [one] Tek ödemeyle bütün hesap kapanıyor:
       *[other] { $count } ödemeyle bütün hesap kapanıyor:
    }
# en: ebb7
reckoning-with-carried = Buradaki önceki akşamlardan açık kalanlar da içinde.
# en: 115b
reckoning-call = Ödeme bekleniyor; ödeyince yukarıdaki **Ödendi** düğmesine bas:
# en: 880d
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · { $payer } ödediğini söylüyor; { $payee } onaylayacak
        [paid] { $payer } → { $payee } { $points } · ödendi
        [carried] { $payer } → { $payee } { $points } · sonraki bir akşama aktarıldı
       *[void] { $payer } → { $payee } { $points }
    }
# en: 8562
reckoning-button =
    { $press ->
        [paid] Ödendi
        [received] Ulaştı
       *[not-received] Ulaşmadı
    }
# en: e061
reckoning-claimed = Not edildi: { $payee } bunu **Ulaştı** düğmesiyle onaylar.
# en: 4b96
reckoning-received = Not edildi: ödendi.
# en: 8462
reckoning-reopened = Not edildi: henüz ödenmedi.
# en: 99ea
reckoning-not-theirs =
    { $state ->
        [claimed] Ulaşıp ulaşmadığını yalnız { $payee } söyleyebilir.
       *[open] Ödendiğini yalnız { $payer } ya da { $payee } söyleyebilir.
    }
# en: acff
reckoning-changed =
    { $state ->
        [paid] Bu zaten ödendi.
        [carried] Bu sonraki bir akşama aktarıldı: ödenecekler **Hesap** altında.
        [claimed] Bunu { $payee } onaylamalı.
       *[open] Bu henüz ödenmedi.
    }
# en: e309
reckoning-earlier = Buradaki önceki akşamlardan açık kalan
# en: 224d
reckoning-unpaid = { $count } ödeme hâlâ açık: **Hesabı kapat**
# en: 6b75
reckoning-more = … ve { $count } tane daha: hesapta **Hesabı kapat** altında
