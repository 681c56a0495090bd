### Komut satırında yazanlar: başlangıç hataları, `barpoint` yardımı, dosyalarda bulunanlar.
### $reason: Discord’un ya da sistemin İngilizce sözleri.

## Başlangıç hataları.

# en: 1a42
start-setting-unusable = { $variable } kullanılamıyor: { $reason }.
# en: 421d
start-setting-unknown = { $variable } Barpoint’in bir ayarı değil: hepsi .env.example dosyasında.
# en: 8741
start-file-unreadable = { $file } okunamıyor: UTF-8 bir metin dosyası olmalı.
# en: 5fb5
start-file-not-understood = { $file } anlaşılamıyor, satır { $line } ve sonrası.
# en: e499
start-token-refused = { $variable } kullanılamıyor: Discord reddetti.
# en: eb2c
start-port-taken = { $variable } kullanılamıyor: { $port } numaralı port dolu.
# en: d0a7
start-port-not-allowed = { $variable } kullanılamıyor: { $port } numaralı porta izin yok.
# en: 8f6d
start-host-not-here = { $variable } kullanılamıyor: bu makinede { $host } adresi yok.
# en: 5bf8
start-not-let-in = Discord botu içeri almıyor: { $reason }.
# en: fc90
start-no-intents = Discord botun gerek duyduğu intent izinlerini vermiyor.
# en: 188e
start-no-discord = Discord’a ulaşılamıyor: { $reason }.
# en: 22b9
start-check-no-token = { $variable } yok: denetlenecek botun token’ını belirt.
# en: b330
start-check-no-channel = Bot, yazabileceği bir { $channel } kanalı görmüyor: onu o sunucuya davet et ya da başka bir kanal belirt.
# en: f5b0
start-no-gateway = Discord’un ağ geçidine ulaşılamıyor.
# en: 4159
start-no-playground = { $variable } yok, deneme alanı da kurulu değil: token’ı belirt ya da barpoint[playground] kur.

## start-setting-unusable içinde.

# en: 6ff1
start-no-driver = şöyle başlamalı: { $beginnings }
# en: c1b2
start-no-file = { $example } gibi bir dosya adı gerekli: yoksa sonraki başlatmada bütün oyunlar kaybolur
# en: 5e4d
start-no-theme = şunlardan biri olmalı: { $names }
# en: af57
start-no-word = Discord’un verdiği gibi tek bir sözcük olmalı
# en: f87b
start-no-shards = 0 ya da 0-3 gibi bir sayı veya aralık olmalı
# en: 17f7
start-shards-of-how-many = yanında { $variable } da gerekli
# en: 5112
start-no-such-shards = parçalar 0 ile { $last } arasında
# en: a5fe
start-shards-need-postgres = birden çok süreç için { $variable } içinde ortak bir PostgreSQL veritabanı gerekli
# en: b401
start-no-proxy = http://127.0.0.1:8080 gibi bir adres olmalı

## `barpoint` yardımı.

# en: 4833
start-help = Botu çalıştırır: token varsa Discord’da, yoksa deneme alanında.
# en: bcd8
start-version = Barpoint { $version }
# en: f974
start-help-version = bunun hangi sürüm olduğunu yaz
# en: ba61
start-help-commands = botu çalıştırmak yerine
# en: 54c6
start-help-run = botu çalıştır, komut verilmemiş gibi
# en: 42b6
start-help-backup = bot çalışırken veritabanını kopyala
# en: caf6
start-help-backup-file = kopyanın yeri
# en: 6a66
start-help-backup-replace = dosya varsa yerine yaz
# en: c3c1
start-help-check-database = kayıtlı her şeyi oku, yeniden oynat ve yanlış olanı söyle
# en: 9cb1
start-help-database = bir SQLite dosyası ya da adres; yoksa ayarlardaki
# en: 344c
start-help-rebuild = tüm oyunların nasıl bittiğini oyunlarda olanlardan, ya da bu sonuçlardan çıkanı yeniden yaz; önce botu durdur
# en: d15f
start-help-rebuild-what = neyin yeniden yazılacağı
# en: 3f91
start-help-copy-database = her şeyi SQLite’tan PostgreSQL’e ya da geri kopyala ve karşılaştır
# en: 002d
start-help-copy-from = bir SQLite dosyası ya da adres; olduğu gibi kalır
# en: 0c0c
start-help-copy-to = aynısı; içinde henüz hiçbir kayıt olmayan
# en: d4a4
start-help-check-health = çalışan bota hazır olup olmadığını sor
# en: c8bc
start-help-check-discord = botun gerek duyduğu her şeyi gerçek bir sunucuda dene, sonra temizle
# en: 4987
start-help-check-discord-channel = o sunucuda botun bir dakika boyunca yazabileceği bir kanal
# en: 1a78
start-help-check-discord-user = direkt mesaj yazılacak ve bir alt başlığa alınacak kişi; yoksa hiç kimse
# en: b79f
start-help-check-match = maç kayıtlarında geçersiz hamle ara
# en: 8e67
start-help-check-match-files = .mat, .sgf, .ogxm, Galaxy ya da Studio dışa aktarımı
# en: 95ad
start-help-verify-dice = bir oyunun zar kanıtını denetle
# en: de38
start-help-verify-dice-file = /dice show komutundan bir kanıt
# en: c587
start-help-analyse = bir maçın oyuncuları ne kadar iyi oynadı, değerlendir
# en: 7fc0
start-help-analyse-files = .mat, .sgf, .ogxm, .xg, .bgf, Galaxy ya da Studio dışa aktarımı
# en: 7344
start-help-depth = quick (varsayılan) ya da deep
# en: 2710
start-help-json = bulunan her şeyi yaz, dosya başına bir satır
# en: de3a
start-help-advise = standart girdideki XGID’lerde ya da OGID’lerde bilgisayar rakibin ne yaptığını yaz
# en: 3092
start-help-level = seviyesi
# en: 204a
start-help-seed = hatalarını belirleyen bir metin
# en: 8da2
start-help-text-status = çevirilerde eksik ya da eskimiş olanı listele
# en: ef32
start-help-languages = şunlardan herhangisi: { $codes }
# en: eb7f
start-help-text-file = yalnız bu dosya, örneğin result
# en: 759b
start-help-text-draft = çevrilecek İngilizcesini yaz
# en: b4d1
start-help-text-stamp = önce, damgası olmayanların bugünkü İngilizceden çevrildiğini işaretle

## `barpoint check-match`.

# en: 68fa
start-check-unreadable = { $file }: okunamıyor: { $reason }
# en: 5f5b
start-check-file =
    { $length ->
        [0] { $file }: { $scores }, limitsiz oturum; oyun: { $games }, hamle: { $plays }, geçersiz: { $illegal }
       *[other] { $file }: { $scores }, { $length } puanlık maç; oyun: { $games }, hamle: { $plays }, geçersiz: { $illegal }
    }
# en: 480b
start-check-illegal = Satır { $line }, geçersiz: { $written }, zar { $roll }, pozisyon { $position }: { $reason }
# en: 7a62
start-check-more = { $number } tane daha.
# en: 010b
start-check-total = maç: { $matches }, oyun: { $games }, hamle: { $plays }, geçersiz: { $illegal }, okunamayan: { $unreadable }
# en: 99cd
start-backup-made = Yedek alındı: { $file }
# en: 6898
start-database-checked = masa: { $tables }, olay: { $events }, sorun: { $problems }
# en: f507
start-results-rebuilt = Tüm sonuçlar yeniden yazıldı.
# en: ada9
start-recounted = “{ $feature }” altında tutulan her şey yeniden sayıldı.
# en: 6a96
start-table-copied = { $table }: satır: { $rows }, sağlama: { $checksum }
# en: 76ee
start-health-no-port = { $variable } olmadan bota kimse soramaz: belirt ve botu yeniden başlat.
# en: 87e3
start-health-silent = { $address } yanıt vermiyor.

## `barpoint text-status`.

# en: b520
start-text-status = { $language }: { $missing } eksik, { $outdated } eskimiş
