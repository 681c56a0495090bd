### İki kişilik oyunun kaydı: her olay bir satır, sonunda nokta yok. Adlara ve sayılara ek getirilmez.

# en: f746
log-opening = Açılış zarı { $high }-{ $low }: { $starter } başlıyor
# en: 758e
log-opening-again = Açılış zarı { $die }-{ $die }: yeniden atılıyor
# en: 2ee8
log-opening-doubled = Açılış zarı { $die }-{ $die }: otomatik vido { $value }, yeniden atılıyor

# en: 7d5c
log-doubles =
    { $is_automatic ->
        [yes] { $player } vido çekti: { $value } (otomatik)
       *[no] { $player } vido çekti: { $value }
    }
# en: b4ca
log-redoubles =
    { $is_automatic ->
        [yes] { $player } tekrar vido çekti: { $value } (otomatik)
       *[no] { $player } tekrar vido çekti: { $value }
    }
# en: dc56
log-raises =
    { $stage ->
        [raccoon] { $player } raccoon yaptı: { $value }
       *[beaver] { $player } beaver yaptı: { $value }
    }
# en: a177
log-takes =
    { $is_automatic ->
        [yes] { $player } küpü aldı: { $value } (otomatik)
       *[no] { $player } küpü aldı: { $value }
    }
# en: b43c
log-passes = { $player } pas geçti: { $winner } { $points } puan kazandı
# en: 773c
log-passes-automatically = { $player } pas geçti (otomatik): { $winner } { $points } puan kazandı
# en: c4fd
log-resigns =
    { $kind ->
        [gammon] { $player } pes etmeyi teklif etti: mars
        [backgammon] { $player } pes etmeyi teklif etti: katmerli mars
       *[single] { $player } pes etmeyi teklif etti: tek oyun
    }
# en: f038
log-accepts-resignation = { $player } pesi kabul etti
# en: 7e48
log-refuses-resignation = { $player } pesi reddetti
# en: 055c
log-resignation-accepted = Pes kabul edildi (otomatik)
# en: f65d
log-out-of-time = { $player } süreyi aştı: { $winner } { $points } puan kazandı
# en: a60b
log-takeback = { $player } geri alma izni aldı
# en: 38f5
log-undo = { $player } hamlesini geri aldı
