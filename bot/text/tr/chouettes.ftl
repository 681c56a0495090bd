### Listelerde, dosyalarda ve alt başlık adlarında chouette’ler; kurucunun değiştirdiği seçenekler. Adlara ek getirilmez.

# en: 2b51
chouettes-kind = Chouette
# Başlık; alt başlığının adı da budur, onu bundan tanırız.
# en: 8b77
chouettes-of = { $host } chouette’i
# en: 062d
chouettes-next = Sonraki oyun: { $host } chouette’i
# Menüde: 100 karakter.
# en: 5e09
chouettes-choice = #{ $table } chouette: { $players }

## Neyi bekliyor

# en: c778
chouettes-not-begun = başlamadı
# en: 9d4a
chouettes-unplayed = oynanmadan kapandı
# en: d9d8
chouettes-awaited-more = { $awaited } (ve { $others } kişi daha)

# en: 6fee
chouettes-leader = { $player } { $points }

## Dosyaları

# en: 3159
chouettes-files =
    { $sessions ->
        [1] Ekte: GNU Backgammon için 1 limitsiz oturum.
       *[other] Ekte: GNU Backgammon için { $sessions } limitsiz oturum, karşılaşan her iki oyuncuya bir tane.
    }
# en: 0c8c
chouettes-sheet-file = Bir de tablolama programı için skor çizelgesi.
# en: 9c9a
chouettes-not-in-files = Bu dosyalarda yalnız küplü karşılaşmalar var; dışarıda kalan: { $payments }.
# en: 6d24
chouettes-no-ids = Bir XGID’ye, OGID’ye ya da GNU kimliğine tek küp sığar; chouette’te birkaç küp var. `/replay` tahtalarını gösterir.

## Lobisi

# en: 2fa4
chouettes-posted = Lobi açıldı.
# en: 152e
chouettes-own-thread = Chouette’inin kendi alt başlığı var: { $thread }.
# en: 909d
chouettes-whoever-joins = Katılan bu seçeneklerle oynar. Kurucu başlatınca sıra için burada zar atılır.
# en: e6ae
chouettes-never-begun = İlk oyundan önce kapandı.
# en: 8ed6
chouettes-machine-question = Bot ne kadar iyi oynasın? Herkes gibi masaya oturur, kendi küpü olur, kaptan ya da box olabilir.
# en: b4db
chouettes-machine-missing = Burada oynayamıyorum: tavla motorum kurulu değil. Benim yerime başka biri katılabilir.

## Seçenekleri ve değişiklikler. $changes: “Jacoby: hayır · Puan değeri: 5”.

# en: 1c06
chouettes-options = Chouette seçenekleri
# en: eda1
chouettes-host-changed = { $host } seçenekleri değiştirdi: { $changes }
# en: 5f8d
chouettes-editor =
    { $part ->
        [presets] **1.** Hazır kurallardan seç
        [pages] **2.** ya da konu konu değiştir:
        [options] **{ $page }**: değiştirmek için bas
       *[save] **3.** Kaydet ya da eskisini koru
    }
# en: 3991
chouettes-editor-fixed = Ötekilere bağlı: { $options }
# en: 05ea
chouettes-unchanged = Henüz değişiklik yok.
# en: 6c10
chouettes-same-options = Seçenekler zaten böyle: en az birini değiştir.
# en: e6ae
chouettes-held-back = Değişiklikler sonraki oyunda değil, ondan sonrakinde geçerli; yeni puan değeri herkes onaylayınca.
# en: 02db
chouettes-held-back-in-game = Değişiklikler sonraki oyunda geçerli; yeni puan değeri herkes onaylayınca.
# en: 71ce
chouettes-from-game = { $game }. oyundan itibaren: { $changes }
# en: ed0f
chouettes-stake-proposed = Önerilen puan değeri { $stake }; onayı beklenenler: { $players }
# en: 334f
chouettes-stake-agreed = { $game }. oyundan itibaren puan değeri { $stake }: herkes onayladı
# en: a4dd
chouettes-last-game = { $game }. oyun son oyun
# en: 086e
chouettes-agreement-wanted = { $player } oyun { $game } için analiz istiyor. Oturum sürdükçe masadaki herkesin onayı gerekir. { $players }: onaylamak için **Analiz et** düğmesine bas.
