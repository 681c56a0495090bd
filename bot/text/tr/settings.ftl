### Oyuncuların ve sunucuların ayarları: adlar, değerler, ipuçları ve oyuncunun nerede yaşadığı sorusu.

## Adlar ve değerler. “Tema”: tahtanın görünümü.

# en: f11a
settings-name =
    { $setting ->
        [theme]
            { $is_of_server ->
                [yes] Canlı tahta teması
               *[no] Tema
            }
        [language] Dil
        [side] Alttaki taraf
        [colours] Pulların
        [motion] Hareketli resimler
        [rolls] Vido çekemeyeceğin yerde zarı at
        [plays] Zorunlu hamleyi oyna
        [confirms] Vidodan önce sor
        [confirmplays] Hamleyi onaylat
        [lends] Otomatik pilot senin küpünü kullanır
        [where] Hatırlatmalar
        [hours] Hatırlatma aralığı
        [zone] Saat dilimi
        [from] Sessiz saatler, başlangıç
        [until] Sessiz saatler, bitiş
        [rated] Elo’ya sayılan oyunlar
        [profile] Profilin
       *[weekend] Hafta sonu
    }
# en: 4664
settings-line = { $setting }: **{ $value }**
# en: 0e85
settings-switch =
    { $is_on ->
        [yes] { $setting }: açık
       *[no] { $setting }: kapalı
    }
# en: 5212
settings-is-on =
    { $is_on ->
        [yes] açık
       *[no] kapalı
    }
# en: 1eda
settings-motion-off = kapalı ({ $watch } ve { $film } yok)
# en: 6ba9
-settings-none = yok
# en: 8c0a
settings-none = { -settings-none }
# en: d1be
settings-theme =
    { $theme ->
        [walnut] ceviz
        [felt] çuha
        [midnight] gece yarısı
        [clear] berrak
       *[other] { $theme }
    }
# en: 84c9
settings-theme-of-server = { $theme } (bu sunucudaki gibi)
# en: 325f
settings-theme-unchosen =
    { $is_of_server ->
        [yes] varsayılan
       *[no] sunucudaki gibi
    }
# en: f821
settings-language-unchosen =
    { $is_of_server ->
        [yes] bu sunucunun Discord dili
       *[no] senin Discord dilin
    }
# en: 39f1
settings-bottom =
    { $side ->
        [own] senin tarafın
       *[as-posted] canlı tahtadaki gibi
    }
# en: ca0c
settings-facing =
    { $side ->
        [to-act] sırası gelen oyuncu
       *[first] davet eden ya da box
    }
# en: 5dc9
settings-profile =
    { $whom ->
        [all] herkese açık
        [server] aynı sunucudaki üyelere açık
        [opponents] oynadığın kişilere açık
       *[nobody] yalnız sana açık
    }
# en: 7e34
settings-rated =
    { $which ->
        [all] bütün maçlar ve limitsiz oturumların her oyunu
        [from-3] 3 puan ve üstü maçlar
        [from-5] 5 puan ve üstü maçlar
        [from-7] 7 puan ve üstü maçlar
       *[none] hiçbiri
    }
# en: 918e
settings-facing-here =
    { $side ->
        [to-act] -# Bu sunucudaki canlı tahtalar sırası gelen oyuncuya döner.
       *[first] -# Bu sunucudaki canlı tahtalarda altta hep box ya da davet eden durur.
    }
# en: 2f50
settings-facing-button =
    { $side ->
        [to-act] Tahtaları döndür
       *[first] Tarafı sabitle
    }
# en: 769e
settings-colour =
    { $colour ->
        [light] açık renk
        [dark] koyu renk
       *[as-posted] canlı tahtadaki gibi
    }
# en: ddc9
settings-where =
    { $where ->
        [in-channel] kanalda
        [directly] direkt mesajla
       *[never] hiç
    }
# en: 7a2d
settings-closed = Hatırlatmalar: **direkt mesajla**. Benden direkt mesaja izin verene kadar kanalda gelir.
# en: 12f9
settings-once = süren dolmadan önce tek hatırlatma
# en: d10f
settings-interval = { $time }, en çok { $most } hatırlatma, süren dolmadan önce bir tane daha
# Aynı saati kullanan şehirler; Türkçe konuşulan yerde en çok bilinenler.
# en: 0d68
settings-cities =
    { $zone ->
        [pacific-honolulu] Honolulu
        [america-losangeles] Los Angeles, Vancouver
        [america-denver] Denver, Calgary
        [america-phoenix] Phoenix
        [america-chicago] Chicago, Dallas, Winnipeg
        [america-newyork] New York, Miami, Toronto
        [america-halifax] Halifax
        [america-saopaulo] São Paulo, Buenos Aires
        [europe-london] Londra, Dublin, Lizbon
        [europe-berlin] Berlin, Paris, Amsterdam, Viyana, Roma
        [europe-athens] Atina, Lefkoşa, Bükreş
        [africa-johannesburg] Johannesburg
        [asia-jerusalem] Kudüs
        [europe-istanbul] İstanbul, Ankara, İzmir, Moskova
        [asia-tehran] Tahran
        [asia-dubai] Dubai, Bakü
        [asia-karachi] Karaçi
        [asia-kolkata] Delhi, Mumbai
        [asia-bangkok] Bangkok, Cakarta
        [asia-shanghai] Pekin, Singapur, Perth
        [asia-tokyo] Tokyo, Seul
        [australia-sydney] Sidney, Melbourne
        [pacific-auckland] Auckland
       *[utc] UTC
    }

## Oyuncunun kendi ayarları, bölüm bölüm.

# en: bb54
settings-own = ### Ayarların
# en: 9805
settings-section =
    { $section ->
        [boards] Tahtalar
        [turns] Sıran
        [reminders] Hatırlatmalar
        [time] Zamanın
       *[challenges] Davetler
    }
# en: ef35
settings-boards = -# Yalnız senin gördüğün tahtalar
# en: c4cb
settings-shown = -# Başkalarının senin hakkında gördükleri
# en: 8a06
settings-turns = -# Sıra sendeyken botun senin için yaptıkları
# en: f1df
settings-reminders = -# Bir masa hâlâ seni beklerken
# en: cf6c
settings-offers = -# Davetlerin varsayılan teklifi
# en: 5727
settings-offer = Davetler: **{ $sheet }**
# en: 0288
settings-own-hint = -# Ayarları burada ya da bütün saat dilimlerini bilen `/settings me` ile değiştir. Hepsini `/settings me reset:True` sıfırlar.

## Oyuncunun davetleri ne teklif eder.

# en: 7548
settings-challenges = ### Davetlerin
# en: 89fd
settings-challenges-hint = -# `/settings challenge` ile değiştir. Hepsini `/settings challenge reset:True` sıfırlar.
# en: 6254
settings-challenges-of-server = -# Bu sunucunun ayarlarını kullanıyorsun. Kendininkileri `/settings challenge` ile seç.

## Sunucunun ayarları.

# en: 2cb7
settings-server = ### Bu sunucunun ayarları
# en: 3f1e
settings-server-hint = -# Ayarları burada ya da `/settings server` ile değiştir. Hepsini `/settings server reset:True` sıfırlar.
# Sunucuyu Yönet: iznin Discord’daki adı.
# en: 23e4
settings-server-others = -# Bu ayarları **Sunucuyu Yönet** izni olan üyeler değiştirebilir.
# en: a9be
settings-server-refused = Bu sunucunun ayarlarını yalnız **Sunucuyu Yönet** izni olan üyeler değiştirebilir. Seninkiler `/settings me` altında.

## Birinin ilk oyununda sorulur.

# en: 4db2
settings-zone = ### Nerede yaşıyorsun?
# en: e9a2
settings-zone-why = Bir şehir seç; oradaki saatle { $begin }–{ $end } arası hatırlatma gelmez. Yalnız bir kez soruyorum. Başka şehirler ve saatler: `/settings me`.
# en: 23f4
settings-zone-menu = Saat diliminden bir şehir seç
# en: a4fb
settings-zone-skip = Atla
# en: dbfd
settings-zone-skipped = Atlandı. Saat dilimini istediğin zaman `/settings me` ile seçebilirsin.
# en: 9e51
settings-zone-taken = Saat dilimin: **{ $zone }**. `/settings me` ile değiştir.
# en: a178
settings-zone-taken-quiet = Saat dilimin: **{ $zone }**. { $begin }–{ $end } arası hatırlatma yok. `/settings me` ile değiştir.
