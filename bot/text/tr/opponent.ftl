### Rakip olarak botun kendisi: adı, ne kadar iyi oynadığı ve nerede oynayamadığı.

# en: 9ef7
opponent-level =
    { $level ->
        [beginner] başlangıç
        [casual] hobi
       *[intermediate] orta
        [advanced] ileri
        [expert] uzman
        [champion] şampiyon
    }
# en: f5a6
opponent-name = Barpoint ({ $level })
# en: b18b
opponent-level-of-person = Seviye, bana karşı oynarken seçilir. { $player } adını ya da seviyeyi çıkar.
# en: a98c
opponent-tutor-of-person = Eğitmen, bana karşı oynarken seçilir. { $player } adını ya da eğitmeni çıkar.
# en: 7c93
opponent-missing = Burada oynayamıyorum: tavla motorum kurulu değil. Benim yerime bir insanı davet et.
# en: 6619
opponent-failed = Şu anda düşünemiyorum. Bir dakika sonra yeniden dene.
# en: ef7a
opponent-only-me = Direkt mesajlarda yalnızca bana karşı oynayabilirsin. { $player } ile oynamak için bir sunucuda `/challenge` kullan.
# en: 5586
opponent-directly = Tahta direkt mesajlarında.
# en: d218
opponent-autopilot = Otomatik pilot ({ $level }) { $player } yerine oynuyor.
# en: 9d10
opponent-autopilot-plain = Basit otomatik pilot { $player } yerine oynuyor: burada kurulu bir motor yok.
