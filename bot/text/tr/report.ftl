### Bir sunucunun yöneticilerine bildirimler.

# en: be2a
report-text = **Bildirim**, gönderen { $by }, konu { $player }, { $place }: { $reason }
# en: b4ec
report-done = Bildirimin bu sunucunun yöneticilerine ulaştı.
# en: fe8e
report-nowhere = Bu sunucunun yöneticileri bildirimler için bir kanal seçmedi: birine doğrudan yaz.
# en: beec
report-failed = Discord bildirimi almadı. Yeniden dene ya da bu sunucunun bir yöneticisine yaz.
# en: 1635
report-not-there = Şuraya yazamıyorum: { $channel }. Bana izin ver ya da başka bir kanal seç.
# en: 4a9c
report-channel =
    { $is_chosen ->
        [yes] Bildirimler şuraya gider: { $channel }.
       *[no] Burada artık bir şey bildirilemez. Değiştirmek için bir kanal seç.
    }
