### Süre: hamleler nasıl sürelenir, sessiz saatler, hafta sonları, tatiller ve yanlış girilenler.

# en: 5bd3
clock-hours = { $hours } saat
# en: 8ed9
clock-days = { $days } gün

## Kısaca, aralarında “ · ”: “hamle başına 24 saat · yedek: 3 gün”.

# en: 38d0
clock-none = saat yok
# en: a44a
clock-turn = hamle başına { $time }
# en: 743c
clock-reserve = yedek: { $reserve }
# en: 28f8
clock-weekends = hafta sonu durur
# en: 70cb
clock-when-out =
    { $when_out ->
        [claimed] süre dolunca: otomatik yenilgi
        [autopilot] süre dolunca: otomatik pilot
       *[opponent-decides] süre dolunca: rakip karar verir
    }
# en: 4204
clock-line = Saat: { $control }
# en: 1c28
clock-change = Saat: { $before } → { $after }

## Aynısı kural özetinde, cümlelerle.

# en: bdf8
clock-rule = **Saat**: her oyuncuya hamle başına { $time }.
# en: a9a9
clock-rule-reserve = Bütün hamleler için yedek süre: { $reserve }.
# en: e6fb
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] Saat, oyuncunun hafta sonlarında ve tatillerinde durur.
       *[no] Saat, oyuncunun tatillerinde durur.
    }
# en: ca60
clock-rule-when-out =
    { $when_out ->
        [claimed] Süresi dolan oyuncu oyunu kendiliğinden kaybeder.
        [autopilot] Süresi dolan oyuncunun yerine, kendisi dönmezse, oyunu otomatik pilot bitirir.
       *[opponent-decides] Bir oyuncunun süresi dolarsa rakibi oyunu isteyebilir, otomatik pilota bitirtebilir ya da bekleyebilir.
    }
# en: a629
clock-rule-loss = **Süre aşımı**: yanıtsız vidoya pas geçilmiş, yanıtsız pes kabul edilmiş sayılır. Başka durumda küp değerinde tek oyun kaybedilir; mars ya da katmerli marstan artık kurtuluş yoksa o kaybedilir. Art arda iki oyunu süreden kaybeden maçı kaybeder.

## Süre dolunca.

# en: 540a
clock-won = { $winner } süreyle kazandı: { $loser } oynamadı.
# en: bc10
clock-waited = Beklemeyi seçtin. Rakibin oynayana kadar oyunu yine isteyebilirsin: **Oyunu iste** düğmesine bas ya da `/clock claim` yaz.

## Tatiller.

# en: c60d
clock-vacations = ### Tatillerin
# en: f9a7
clock-vacations-none = Tatil yok.
# en: 637e
clock-vacations-left = -# Kalan tatil günü ({ $year }): { $left } / { $allowance }. Tatilde saatlerin durur.
# en: 5b63
clock-vacations-hint = -# `/vacation set` tatil ekler, `/vacation end` bitirir.
# en: c922
clock-vacation-set = Tatil eklendi: { $days }. Bu sürede bütün saatlerin durur. Kalan tatil günü ({ $year }): { $left }.
# en: 775c
clock-vacation-cancelled = Tatil iptal edildi: { $days }.
# en: 0e4c
clock-vacation-ended = Tatilin bugün bitiyor. Saatlerin gece yarısından sonra yine işler.

## Birinin ne zaman oynayabileceği: ayarlarının satırları.

# en: ec1a
clock-calendar = -# Oynayabileceğin zamanlar
# en: a598
clock-zone = Saat dilimi: **{ $zone }**
# en: 6df6
clock-zone-usual = Saat dilimi: **{ $zone }, sen seçene kadar**
# en: bf77
clock-quiet = Sessiz saatler (hatırlatma yok): **{ $begin }–{ $end }**
# en: b3ac
clock-quiet-none = Sessiz saatler (hatırlatma yok): **yok**
# en: d5bb
clock-weekend = Hafta sonu: **{ $weekdays }**
# en: 8c5f
clock-weekend-none = Hafta sonu: **yok**
# en: 1de8
clock-weekday =
    { $day ->
        [monday] pazartesi
        [tuesday] salı
        [wednesday] çarşamba
        [thursday] perşembe
        [friday] cuma
        [saturday] cumartesi
       *[sunday] pazar
    }

## Ret nedenleri. Ters tırnak içindekiler komutların seçenekleridir.

# en: ce73
clock-wrong-hours =
    { $fault ->
        [hours] `turn_hours` 1–{ $most } olmalı, ya da saatsiz için 0; yazdığın: { $given }.
        [reserve] `reserve_hours` 0–{ $most } olmalı; yazdığın: { $given }.
        [extension] Bir kerede 1–{ $most } saat verebilirsin; yazdığın: { $given }.
       *[interval] `remind_hours` 1–{ $most } olmalı, ya da süren dolmadan tek hatırlatma için 0; yazdığın: { $given }.
    }
# en: 0d17
clock-wrong-rules = Yalnız saatle olur: { $options }. `turn_hours` ekle ya da bunu çıkar.
# en: 7dc8
clock-wrong-zone = `{ $given }` diye bir saat dilimi bilmiyorum. Bölge ve şehir yaz, örneğin { $examples }.
# en: 149e
clock-wrong-quiet = Sessiz saatlerin dışında günde en az bir saat bırak.
# What may be typed instead of a day.
# en: 4a08
-clock-today = bugün
# en: f357
clock-today = { -clock-today }
# en: 7bc3
clock-wrong-date = `{ $given }` tarih olarak okunamıyor. Yıl-ay-gün yaz, örneğin `2026-03-01`, ya da `{ -clock-today }`.
# en: de7e
clock-wrong-time = `{ $given }` günün saati olarak okunamıyor. Saat ve dakika yaz, örneğin `22:30` ya da `10:30pm`.
# en: 2d3c
clock-half-quiet = `quiet_from` ve `quiet_until` birlikte yazılır; sessiz saat istemiyorsan `quiet_from:{ -settings-none }`.
# en: e7d7
clock-vacation-backwards = Tatil başlamadan bitiyor: `from` ile `until` yer değiştirsin.
# en: 5e40
clock-vacation-past = Bugün ({ $today }) ya da daha sonra başlayan bir tatil seç.
# en: a9b7
clock-vacation-far = En çok bir yıl sonrasına tatil eklenir: en geç { $latest } günü başlamalı.
# en: 27d1
clock-vacation-overlaps = Zaten bir tatilin var: { $first } – { $last }. Önce onu `/vacation end` ile bitir.
# en: 244d
clock-vacation-long = Daha kısa bir tatil seç. Kalan tatil günü ({ $year }): { $left }.
# en: f95a
clock-vacation-late = Bir masada süren doldu ({ $since }): önce orada oyna ya da `/clock ask` ile ek süre iste.
# en: 474a
clock-vacation-over = Bitirecek tatilin yok. `/vacation set` ile ekle.
