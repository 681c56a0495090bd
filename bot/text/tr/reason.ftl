### Oyunun kuralları bir isteği neden geri çevirir ve yerine ne yapılabilir. Adlara ek getirilmez.

## Her yerde.

# en: 0b80
reason-not-now = Bunu şimdi yapamazsın.
# en: 4243
reason-crawford = Crawford oyununda vido çekilmez.
# en: b67c
reason-no-cube = Bu masada küp yok.
# en: bc7d
reason-other-on-roll = Zar sırası karşı tarafta; vidoyu kendi zarından önce çekersin.
# en: e6e4
reason-other-owns-cube = Küpün sahibi { $who }: yalnız sahibi vido çekebilir.
# en: c6f3
reason-dead-cube = Küp ölü: tek oyun bile sana maçı kazandırıyor.
# en: ccd9
reason-over-cap = Bu masada küp en çok { $number } olur.
# en: 6a63
reason-no-beavers = Bu masada beaver yok.
# en: 455a
reason-no-raccoons = Bu masada raccoon yok.
# en: 52e8
reason-cannot-lose = Bu oyunu artık kaybedemezsin.

# $actions: reason-action’lerden biri ya da birkaçı: “zar atmak, vido çekmek veya pes etmek”.
# en: a858
reason-you-can = Yapabileceğin: { $actions }.
# en: 0c94
reason-right-now = Şu anda yapabileceğin: { $actions }.
# en: 1e41
reason-rolled = Zar atıldı; yapabileceğin: { $actions }.
# en: 06d7
reason-action =
    { $action ->
        [roll] zar atmak
        [double] vido çekmek
        [play] oynamak
        [take] küpü almak
        [pass] pas geçmek
        [beaver] beaver yapmak
        [raccoon] raccoon yapmak
        [follow] kaptana uymak
        [resign] pes etmek
        [resign-gammon] marsla pes etmek
        [resign-backgammon] katmerli marsla pes etmek
        [answer-resignation] pesi kabul etmek ya da reddetmek
        [take-back] vidonu geri almak
        [no-double] vido çekmeyeceğini söylemek
        [hold] zarı bekletmek
        [release] zarı serbest bırakmak
        [give-extra] ek küpe karar vermek
        [keep-extras] ek küpleri tutmak
        [retract] yine de pas geçmek
        [answer-for] vekil olarak yanıtlamak
        [seek-partner] ortak aramak
        [play-alone] yalnız oynamak
        [be-partner] box’ın ortak isteğini yanıtlamak
        [start] oyunu başlatmak
        [agree-to-stake] puan değerini onaylamak
        [answer-proposal] teklifi yanıtlamak
       *[withdraw-proposal] teklifini geri çekmek
    }

## İki oyuncu arasında sıra kimde.

# en: 628a
reason-your-turn =
    { $task ->
        [play] Sıra sende: { $roll } oyna.
        [double] Sıra sende: al ya da pas geç.
        [beaver] Sıra sende: beaver’ı yanıtla.
        [raccoon] Sıra sende: raccoon’u yanıtla.
        [single] Sıra sende: pesi yanıtla (tek oyun).
        [gammon] Sıra sende: pesi yanıtla (mars).
        [backgammon] Sıra sende: pesi yanıtla (katmerli mars).
        [double-or-roll] Sıra sende: vido çek ya da zar at.
        [redouble-or-roll] Sıra sende: tekrar vido çek ya da zar at.
       *[roll] Sıra sende: zar at.
    }
# en: 2bae
reason-others-turn =
    { $task ->
        [play] { $player } bekleniyor: { $roll } oynayacak.
        [double] { $player } bekleniyor: alacak ya da pas geçecek.
        [beaver] { $player } bekleniyor: beaver’ı yanıtlayacak.
        [raccoon] { $player } bekleniyor: raccoon’u yanıtlayacak.
        [single] { $player } bekleniyor: pesi yanıtlayacak (tek oyun).
        [gammon] { $player } bekleniyor: pesi yanıtlayacak (mars).
        [backgammon] { $player } bekleniyor: pesi yanıtlayacak (katmerli mars).
        [double-or-roll] { $player } bekleniyor: vido çekecek ya da zar atacak.
        [redouble-or-roll] { $player } bekleniyor: tekrar vido çekecek ya da zar atacak.
       *[roll] { $player } bekleniyor: zar atacak.
    }

## Chouette’te sıra kimde.

# en: 836a
reason-your-decision =
    { $need ->
        [double-or-roll] Sıra sende: vido çek ya da zar at.
        [roll] Sıra sende: zar at.
        [hold] Sıra sende: vido çek ya da zarı serbest bırak.
        [take-or-pass] Sıra sende: al ya da pas geç.
        [answer] Sıra sende: yanıtla.
        [extra] Sıra sende: ek küp ver ya da verme.
        [keep-extras] Sıra sende: ek küpleri tut ya da yine de pas geç.
        [beaver-or-pass] Sıra sende: beaver yap ya da pas geç.
        [seek-partner] Sıra sende: ortak ara ya da yalnız oyna.
        [be-partner] Sıra sende: box’ın ortak isteğini yanıtla.
       *[move] Sıra sende: { $roll } oyna.
    }
# en: 36a7
reason-others-decision =
    { $need ->
        [double-or-roll] { $who } bekleniyor: vido çekecek ya da zar atacak.
        [roll] { $who } bekleniyor: zar atacak.
        [hold] { $who } bekleniyor: vido çekecek ya da zarı serbest bırakacak.
        [take-or-pass] { $who } bekleniyor: alacak ya da pas geçecek.
        [answer] { $who } bekleniyor: yanıtlayacak.
        [extra] { $who } bekleniyor: ek küp verecek ya da vermeyecek.
        [keep-extras] { $who } bekleniyor: ek küpleri tutacak ya da yine de pas geçecek.
        [beaver-or-pass] { $who } bekleniyor: beaver yapacak ya da pas geçecek.
        [seek-partner] { $who } bekleniyor: ortak arayacak ya da yalnız oynayacak.
        [be-partner] { $who } bekleniyor: box’ın ortak isteğini yanıtlayacak.
       *[move] { $who } bekleniyor: { $roll } oynayacak.
    }
# en: 6577
reason-waits-for-crew = { $players } bekleniyor: vido çekecek ya da çekmeyecek.
# en: 8d0d
reason-waits-for-autopilot = Otomatik pilot bekleniyor.
# en: cfb2
reason-waits-for-host = { $host } bekleniyor: ilk oyunu başlatacak.
# en: 2f11
reason-waits-for-next-game = { $players } bekleniyor: sonraki oyunu başlatacak.

## Chouette masasında.

# en: 45f8
reason-closed = Bu chouette bitti. `/chouette start` ile yenisini aç.
# en: e969
reason-seated = Zaten bu masadasın.
# en: 3459
reason-waiting = Zaten bekleme listesindesin, { $number }. sırada. Yerini bırakmak için `/chouette leave` yaz.
# en: e96c
reason-away = Ara verdin: yeniden oyuna girmek için `/chouette back` yaz.
# en: fef5
reason-still-leaving = Bu oyundan sonra ayrılıyorsun; ondan sonra yeniden katılabilirsin.
# en: 7aa2
reason-not-seated =
    { $has_button ->
        [yes] Bu chouette’te değilsin. Oynamak için **Katıl** düğmesine bas.
       *[no] Bu chouette’te değilsin. `/chouette join` ile katıl.
    }
# en: aa58
reason-not-dealt-in = Oyuna girmeyi bekliyorsun. Yerini bırakmak için `/chouette leave` yaz.
# en: 6d4b
reason-no-game-yet = İlk oyun başlayınca ara verebilirsin. Yerini bırakmak için `/chouette leave` yaz.
# en: a822
reason-in-game = { $number }. oyun sürüyor: sonrakini o bitince başlat.
# en: 968e
reason-no-game = Bunu bir oyun sürerken yapabilirsin.
# en: 7980
reason-last-already = Son oyun zaten duyuruldu. `/chouette last when:kapalı` ile geri al.
# en: 50a5
reason-not-last = Son oyun duyurulmadı. `/chouette last` ile duyur.
# en: 3322
reason-too-few = Oyun için iki oyuncu gerekir: { $missing } kişi daha `/chouette join` ile katılmalı.
# en: 3ab5
reason-too-few-at-first = İlk oyun için üç oyuncu gerekir: { $missing } kişi daha `/chouette join` ile katılmalı.
# en: ccef
reason-host-only = Bunu yalnız kurucu yapabilir: { $host }.
# en: 33c2
reason-host-already = Kurucu zaten sensin: başka birini seç.
# en: 8e4f
reason-never-host = { $player } kurucu olamaz: burada oynayan bir insanı seç.
# en: d66c
reason-not-closed = Chouette hâlâ sürüyor.
# en: 706b
reason-machine-seated = Bot zaten masada. Seviyesini değiştirmek için önce onu gönder.
# en: 4f56
reason-machine-gone = Bot masada değil ya da bu oyundan sonra ayrılıyor.
# en: bb74
reason-one-starts = Oyunu yalnız { $player } başlatabilir.
# en: 3cca
reason-host-or-box-starts = Oyunu yalnız { $box } (box) ya da { $host } (kurucu) başlatabilir.
# en: 823a
reason-too-small = Bu masada { $number } oyuncu var: `max_players` en az { $number } olmalı.
# en: 8cf3
reason-box-only = Ortağa yalnız { $box } (box) karar verir.
# en: 1c09
reason-not-in-line = Box’ın ortaklığı yalnız sıradakilere sorulur.

## Chouette oyununda kim oynar.

# en: d736
reason-has-left = Ayrıldın: bu oyun bitene kadar yerine başkaları oynuyor. Sonra yeniden katılabilirsin.
# en: e7e4
reason-is-away = Ara verdin: bu oyunda yerine başkaları oynuyor. Dönünce `/chouette back` yaz.
# en: 543d
reason-is-returning = Döndün, ama bu oyun bitene kadar yerine başkaları oynuyor. Sonrakinde sen oynarsın.
# en: c55f
reason-was-silent = Süreyi aştın: bu oyun bitene kadar yerine başkaları oynuyor. Sonrakinde sen oynarsın.
# en: 9205
reason-shares-result = Bu oyunda { $box } ile ortaksın; ikiniz adına { $box } karar verir.
# en: d1af
reason-not-in-game = Bu oyunda yoksun. Yer olursa bu oyundan sonra girersin.
# en: d6ff
reason-out-of-game = Bu oyundaki karşılaşman bitti; sonraki oyunda yine oynarsın.
# en: edb2
reason-mover =
    { $side ->
        [white] Box adına { $player } zar atıp oynuyor.
       *[black] Takım adına { $player } zar atıp oynuyor.
    }
# en: 8e62
reason-autopilot-moves =
    { $side ->
        [white] Box adına otomatik pilot zar atıp oynuyor.
       *[black] Takım adına otomatik pilot zar atıp oynuyor.
    }
# en: c621
reason-no-proxy = Yalnız kendin adına ve seni `/chouette proxy` ile vekil seçenler adına yanıtlarsın.
# en: f63f
reason-box-has-no-proxy = Box vekilsiz yanıtlar. Ara vermek için `/chouette away` yaz.
# en: 03d9
reason-no-proxy-named = Henüz vekilin yok. `/chouette proxy` ile seç.
# en: d2bb
reason-own-proxy = Kendin adına zaten yanıtlıyorsun: vekil olarak başka bir oyuncu seç.
# en: e026
reason-proxy-already = { $player } zaten vekilin.
# en: 6272
reason-never-proxy = { $player } vekilin olamaz: burada olan ve box’ın tarafında olmayan birini seç.

## Chouette’te vidolar ve yanıtlar.

# en: 29fa
reason-not-your-cube = Yalnız kendi küpünle vido çek.
# en: 4cbe
reason-anothers-cube = O küpün sahibi { $owner }: kendi küpünle vido çek.
# Bütün takımın tek küpü var.
# en: 4cd8
reason-other-side-owns-cube = Küp karşı tarafta: yalnız onlar vido çekebilir.
# en: 5df5
reason-captain-doubles = Tek küp varken yalnız kaptan ({ $captain }) vido çeker.
# en: ccca
reason-not-doubled = O küple vido çekmedin.
# en: 03a7
reason-doubled-already = O küple zaten vido çektin.
# en: 8747
reason-roll-asked-for = Vidolarını değiştirmek için artık geç: zar atılmak üzere.
# en: d7fc
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [one] Beaver yaptın; şimdi { $who } yanıtlayacak.
               *[other] Beaver yaptın; şimdi ötekiler yanıtlayacak.
            }
        [raccoon]
            { $count ->
                [one] Raccoon yaptın; şimdi { $who } yanıtlayacak.
               *[other] Raccoon yaptın; şimdi ötekiler yanıtlayacak.
            }
       *[double]
            { $count ->
                [one] Vido çektin; şimdi { $who } yanıtlayacak.
               *[other] Vido çektin; şimdi ötekiler yanıtlayacak.
            }
    }
# en: b428
reason-captain-follows = Kaptan sensin: kendin yanıtla.
# en: 2d82
reason-answer-shown = Yanıtın gösterildi, artık değişmez.
# en: fbed
reason-captain-last = Bu masada kaptan en son yanıtlar: ötekilerden sonra yanıtla.
# en: 8aa0
reason-captain-first = Bu masada önce kaptan yanıtlar: { $captain }. Sen sonra yanıtla.
# en: 1428
reason-double-rule =
    { $rule ->
        [must-include-captain] Bu masada box kaptana da vido çekmek zorunda. Kaptanı ekle ({ $captain }) ya da vidolarını geri al.
       *[all] Bu masada box ya bütün küplerle vido çeker ya hiçbiriyle: ötekileri ekle ya da vidolarını geri al.
    }
# en: 7cf5
reason-take-rule =
    { $rule ->
        [half-of-initial] Bu masada box, bütün takımın ilk vidolarının en az yarısını alır ya da hiçbirini almaz. Hepsini birlikte yanıtla.
        [must-take-captain] Bu masada bir küp alan box kaptanınkini de alır. Hepsini birlikte yanıtla.
       *[all-or-none] Bu masada box birlikte çekilen vidoların ya hepsini alır ya hiçbirini. Hepsini birlikte yanıtla.
    }

## Chouette’te karşılaşmaları bitirmek: anlaşarak ya da pes ederek.

# en: eca2
reason-bet-over = O karşılaşma bitti. Açık olanlardan birini seç.
# en: 71a4
reason-no-bet-left =
    { $bets ->
        [1] Senin karşılaşmaların bitti. Açık kalanda yalnız { $who } anlaşabilir ya da pes edebilir.
       *[other] Senin karşılaşmaların bitti. Açık kalanlarda yalnız { $who } anlaşabilir ya da pes edebilir.
    }
# en: 190a
reason-anothers-bet = O karşılaşmada yalnız { $who } anlaşabilir ya da pes edebilir.
# en: 80a0
reason-offer-open = O küple vido çekildi: vido yanıtlanınca anlaş.
# en: 5b90
reason-no-settlements = Bu masada anlaşma yok. Bir karşılaşmada pes etmek için `/chouette concede` yaz.
# en: 2998
reason-too-many-points = Daha az puan teklif et: en çok küpün üç katı olur.
# en: e360
reason-too-many-points-here = En çok { $number } puan teklif et, küpün üç katı.
# en: a18f
reason-nobody-answers =
    { $kind ->
        [gammon] { $player } adına yanıtlayacak kimse yok: bu oyunun en yüksek kaybı olan marsla pes et.
        [backgammon] { $player } adına yanıtlayacak kimse yok: bu oyunun en yüksek kaybı olan katmerli marsla pes et.
       *[single] { $player } adına yanıtlayacak kimse yok: bu oyunun en yüksek kaybı olan tek oyunla pes et.
    }
# en: 081c
reason-nobody-answers-now = { $player } adına yanıtlayacak kimse yok: oynamaya devam et.
# en: a580
reason-nothing-proposed = Burada bununla pes edemezsin: `/chouette concede` ile başka bir kayıp seç.
# en: 7068
reason-no-proposal-left = O teklif yanıtlandı ya da geri çekildi.
# en: db78
reason-answered-by-other = Bu teklif senin: { $player } yanıtlayabilir, sen geri çekebilirsin.
# en: 3534
reason-proposed-by-you = O karşılaşmadaki son teklifin hâlâ açık: önce onu geri çek.
# en: d485
reason-proposed-to-you = O karşılaşmada { $player } bir teklif yaptı: önce onu yanıtla.
# en: 0b17
reason-no-bet-with = { $player } ile açık karşılaşman yok. Açık olanlar: { $players }.
# en: b836
reason-no-bet-with-anybody = Şu anda açık karşılaşman yok.
