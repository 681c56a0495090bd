### Denetlenebilir zarlar: mühürleri, oyuncuların kattığı sözler ve zarların ne kadar dürüst göründüğü.
### “Mühür” (commitment): gizli değerin, oyundan önce gösterilen özeti. “Gizli değer” (secret) oyundan sonra açılır.

# en: 0e48
dice-promise = Zar { $fingerprint }
# en: 2fc3
dice-promise-game = Zar { $game }: { $fingerprint }

## Kurallar’ın altında.

# en: 62e5
dice-commitment-of-game = -# { $game }. oyunun zar mührü: `{ $commitment }`
# en: ba8b
dice-what-for = -# `/dice words` zarlara kendi sözlerini katar. Oyundan sonra `/dice show` gizli değeri açar, böylece her zarı denetleyebilirsin. Tahta, yukarıdaki satırın ilk 20 basamağını baştan beri gösterir.

## Bir oyunun zarları ve kanıtı.

# en: a030
dice-heading = ### Zarlar: #{ $table } · { $who }
# en: f58e
dice-coming = **{ $game }. oyun** başlamadı: zarlarına hâlâ söz katabilirsin.
# en: 315b
dice-in-play = **{ $game }. oyun** sürüyor: şimdiye kadar { $rolls } zar atıldı. Gizli değer oyun bitince gösterilir.
# en: 5959
dice-over = **{ $game }. oyun** bitti: { $rolls } zar atıldı, hepsi bu gizli değerden ve bu sözlerden çıktı.
# en: d4d1
dice-never-ended = **{ $game }. oyun** yarıda kaldı: { $rolls } zar atıldı. Gizli değer gizli kalır.
# en: 0511
dice-commitment = -# Mühür `{ $commitment }`
# en: 0e61
dice-secret = -# Gizli değer `{ $secret }`
# en: 9887
dice-words-of-nobody = Henüz kimse söz katmadı. `/dice words` ile kendi sözünü kat ya da değiştir.
# en: 0cc6
dice-words-so-far = { $players } söz kattı. `/dice words` ile kendi sözünü kat ya da değiştir.
# en: cd57
dice-words-of = { $player } şunu kattı: “{ $words }”
# en: d58a
dice-words-erased = { $player } söz katmıştı, silindi; SHA-256 özeti `{ $digest }`.
# en: 3268
dice-words-none = { $player } söz katmadı, yerine mühür kullanıldı.
# en: b95e
dice-how-to-check = Kanıt ve onu denetleyen kısa bir program ekte. Mührü ve sözlerini ilk zardan öncekilerle karşılaştır; sonra `python { $checker } { $proof }` çalıştır, ya da bu botun kurulu olduğu yerde `barpoint verify-dice { $proof }`.
# en: 32b8
dice-earlier-game = -# İlk oyunu denetlemek için `/dice show game:1` yaz.
# en: e843
dice-earlier-games = -# 1 ile { $last } arasındaki bir oyunu denetlemek için numarasını yaz: `/dice show game:{ $last }`.
# en: fada
dice-not-verifiable = Bu masa, zarlar denetlenebilir olmadan önce başladı: zarları rastgele, ama kanıtı yok. Sonraki `/challenge` oyununun olacak.
# en: 97f2
dice-game-not-over = O oyun hâlâ sürüyor. Gizli değer oyun bitince gösterilir.

## Bir oyuncu söz katıyor.

# en: 1c90
dice-words-given = { $game }. oyun için sözlerin: “{ $words }”. Her zara katılır; oyun başlayana kadar değiştirebilirsin.
# İlk oyundan sonra dice-words-given’ın ardından gelir.
# en: b56b
dice-words-of-next-game = Şimdiki oyun bu sözler olmadan sürer.
# en: 0dc9
dice-words-too-long = Zarlara katılan sözler en çok { $limit } karakter olabilir. Kısalt.

## Bir sunucunun zarları.

# en: 3ba0
dice-none-rolled = Bu sunucuda henüz zar atılmadı. `/challenge` ile başla.
# en: 4fcc
dice-totals-heading = ### Bu sunucudaki zarlar
# en: a216
dice-totals =
    { $rolls ->
        [1] 1 zar, bunun { $doubles } tanesi çift (%{ $share }). Her yüz ve çiftler için beklenen: %16,7.
       *[other] { $amount } zar, bunun { $doubles } tanesi çift (%{ $share }). Her yüz ve çiftler için beklenen: %16,7.
    }
# Üç sayı sütununun üstünde: aşağı yukarı bu uzunlukta.
# en: 2ca5
dice-column-face = yüz
# en: 682d
dice-column-times = kez
# en: 0cf9
dice-column-share = pay
# en: e64a
dice-share = %{ $share }
# en: fb83
dice-too-few-rolls = Zarları değerlendirmek için en az { $rolls } atış gerekir.
# $chance: aşağıdaki üç iletiden biri.
# en: 228e
dice-six-faces = **Altı yüz**: χ² { $chi_squared }, 5 serbestlik derecesi. Dürüst zarların en az bu kadar dengesiz çıktığı örneklem: { $chance }.
# en: 1008
dice-21-rolls = **21 çeşit zar**: χ² { $chi_squared }, 20 serbestlik derecesi. Dürüst zarların en az bu kadar dengesiz çıktığı örneklem: { $chance }.
# en: 08b3
dice-chance = { $times } / { $samples }
# en: 1533
dice-chance-nearly = neredeyse { $samples } / { $samples }
# en: 1645
dice-chance-below = 1 / { $samples } oranından az
# en: 33a7
dice-totals-hint = -# Dürüst zarlar da rastlantıyla dengesiz çıkar: 20 bakışın birinde sonuç 100 örneklemde 5 ya da daha azdır. Zarlardan ancak, atışlar arttıkça sonuç 5 örneklemin çok altında kalıyorsa kuşkulan.
