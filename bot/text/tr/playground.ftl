### Deneme alanı: bot, tek bilgisayarda taklit edilen ve tarayıcıda gösterilen bir Discord’da.

# en: a7f2
playground-open = Deneme alanı açık: { $address } (durdurmak için Ctrl-C).
# en: 5805
playground-what = Bütün bot, yalnız bu bilgisayarda, kendine ait bir Discord’da. Her bağlantı, o kişi olduğun bir sekme açar: iki tane aç ve oyna.
# **opponent**: komutun bir seçeneği.
# en: 7775
playground-challenge = <strong>#backgammon</strong> kanalına Alice olarak gir, <code>/challenge</code> yaz, <strong>opponent</strong>, sonra Bob seç ve gönder.
# en: 381a
playground-accept = Bob olarak gir, <strong>Kabul et</strong> düğmesine bas. Başlayan <strong>Oyna</strong> düğmesine basar; gerisini <code>/help</code> anlatır.
# en: a287
playground-chouette = Üç ile on kişilik chouette için <code>/chouette start</code> yaz, ötekiler <strong>Katıl</strong> düğmesine bassın, sonra <strong>Başlat</strong> düğmesine bas. Tek sekmede herkes olmak için en üstteki <strong>Viewing as</strong> seçimini değiştir. Yeni alt başlıklar bu sayfayı yenileyince aşağıda görünür.
# en: 43b1
playground-clock = Burada şu an: { $time } (UTC). Hatırlatmaları ve süre sonlarını görmek için:
# en: c7b7
playground-let-pass =
    { $span ->
        [hour] Bir saat geçsin
       *[day] Bir gün geçsin
    }
# en: 4897
playground-enter = gir: { $reader }
# en: 2477
playground-phones = Kilitli telefonlar, her kişiye gelen bildirimlerle:
# en: 284e
playground-phone = Kilitli telefon: { $reader }
# en: 5f00
playground-no-push = Henüz bir şey gelmedi.
# en: f34c
playground-push-empty = (metin yok)
# en: 134f
playground-direct-messages = Direkt mesajlar
# en: a522
playground-topic =
    { $channel ->
        [backgammon] Burada bir masa oynanabilir
       *[club] Burada da bir tane daha
    }
