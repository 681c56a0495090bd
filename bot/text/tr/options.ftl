### Masaların ve chouette’lerin seçenekleri: adlar, açıklamalar, değerler, kurallar, ret nedenleri.
### $option: seçeneğin komuttaki İngilizce adı. $value: değerlerinden biri. Sayılara ek getirilmez.

# Bir menünün üstünde ve değerinin önünde (“Yeni oyuncular: kaybedenin arkasına”).
# en: 3a0c
options-title =
    { $option ->
        [length] Uzunluk
        [stake] Puan değeri
        [max_players] Oyuncular
        [cube] Küp
        [cube_mode] Küpler
        [cube_cap] Küp sınırı
        [jacoby] Jacoby
        [beavers] Beaver
        [raccoons] Raccoon
        [automatic_doubles] Otomatik vido
        [consultation] Danışma
        [box_double_rule] Box’ın vidoları
        [box_take_rule] Box’ın aldıkları
        [reply_order] Yanıt sırası
        [lone_taker] Tek alan
        [lone_min] Tek alan sınırı
        [settlements] Anlaşma
        [box_retention] Box’ı koruma
        [partner_min] Box ortağı
        [join_position] Yeni oyuncular
        [turn_hours] Karar süresi
        [crew_grace] Vido süresi
        [absent_cube] Sessiz üye
        [box_abandon] Box yoksa
       *[start] Diziliş
    }
# en: e58c
options-line = { $title }: { $value }
# en: 4548
options-change = { $title }: { $before } → { $after }
# en: fddd
options-change-play = { $before } → { $after }

# Komuttaki seçeneğin açıklaması: en çok 100 karakter, daha iyisi 70.
# en: 7b8d
options-asked =
    { $option ->
        [length] Maçı kazandıran puan, { $least }–{ $most }
        [stake] { $is_money ->
            [yes] Bir puanın değeri, { $least }–{ $most }; gerçek para değil
           *[no] Limitsiz oturum: bir puanın değeri, { $least }–{ $most }; gerçek para değil
        }
        [max_players] Kaç kişi oynayabilir, { $least }–{ $most }; ötekiler sırada bekler
        [cube] Küple oyna
        [cube_mode] Her üyeye bir küp ya da bütün takıma tek küp
        [cube_cap] Küpün en yüksek değeri: 2, 4, 8 …; 0: sınır yok
        [jacoby] { $is_money ->
            [yes] Mars yalnız vido çekilmişse sayılır
           *[no] Limitsiz oturum: mars yalnız vido çekilmişse sayılır
        }
        [beavers] { $is_money ->
            [yes] Vido çekilen, küpü bir daha katlayıp tutabilir
           *[no] Limitsiz oturum: vido çekilen oyuncu küpü bir daha katlayıp kendinde tutabilir
        }
        [raccoons] { $is_money ->
            [yes] Beaver’dan sonra vidoyu çeken bir daha katlayabilir
           *[no] Limitsiz oturum: beaver’dan sonra vidoyu çeken bir daha katlayabilir
        }
        [automatic_doubles] { $is_money ->
            [yes] Açılışta eşit zarda en çok kaç vido, { $least }–{ $most } ya da { -options-unlimited }
           *[no] Limitsiz oturum: açılışta eşit zarlar için en çok kaç otomatik vido, ya da { -options-unlimited }
        }
        [consultation] Kaptana kim tavsiye verebilir
        [box_double_rule] Box hangi küplerle birlikte vido çekebilir
        [box_take_rule] Box hangi küpleri birlikte alabilir
        [reply_order] Üyelerin yanıtları ne zaman gösterilir
        [lone_taker] Box’ın ilk vidosunu tek başına alana ne olur
        [lone_min] Tek alan kuralı kaç oyuncudan itibaren geçerli, { $least }–{ $most }
        [settlements] Oyuncular karşılaşmaları anlaşarak bitirebilir
        [box_retention] Box yerini korumak için ne yapmalı
        [partner_min] Box kaç oyuncudan itibaren ortak alabilir
        [join_position] Yeni oyuncular sıraya nereden girer
        [turn_hours] Her karar için kaç saat, { $least }–{ $most }
        [crew_grace] Zar, üyelerin vidosunu ne kadar bekler
        [absent_cube] Sessiz üye, vido çekilince ne yapar
        [box_abandon] Box oyundan ayrılırsa ne olur
       *[start] { -options-standard }, { -options-nackgammon }, { -options-hypergammon }, bir XGID, OGID ya da GNU Position ID
    }

# Chouette seçeneklerinin sayfaları, düğmelerde.
# en: 7f7b
options-page =
    { $page ->
        [cubes] Küpler
        [answers] Yanıtlar
        [box] Box
        [table] Masa
       *[stake] Puan değeri
    }
# en: cc5c
options-no-such-value = { $title }: `{ $given }` diye bir değer bilmiyorum. Şunlardan birini yaz: { $values }.

## Değerler: seçeneğin adı ve iki noktadan sonra, bir de komutun menüsünde.

# en: db10
options-switch =
    { $is_on ->
        [yes] evet
       *[no] hayır
    }
# en: 037f
options-no-limit = sınırsız
# en: 22ff
options-money = limitsiz oturum
# en: 436a
options-players = en çok { $value }
# en: acdb
options-players-from = en az { $value } oyuncu
# What may be typed for a start, and for no limit to automatic doubles.
# en: 599e
-options-standard = standart
# en: da3e
-options-nackgammon = Nackgammon
# en: 5f01
-options-hypergammon = hypergammon
# en: 054a
-options-unlimited = sınırsız
# en: b1eb
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
# en: da1b
options-no-cap = sınır yok
# en: aff7
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] özel
       *[standard] { -options-standard }
    }
# en: e350
options-cubes =
    { $value ->
        [multi] her üyeye bir küp
       *[single] bütün takıma tek küp
    }
# en: b6c7
options-advice =
    { $value ->
        [free] oyundaki bütün üyeler
        [after-cube] küpünde vido alınmış üyeler
       *[none] yok
    }
# en: 96bf
options-doubles =
    { $value ->
        [any] istediği küpler
        [must-include-captain] kaptanın küpü ve istediği başkaları
       *[all] bütün küpler ya da hiçbiri
    }
# en: fbaa
options-takes =
    { $value ->
        [free] istediği küpler
        [half-of-initial] ilk vidoların en az yarısı ya da hiçbiri
        [all-or-none] bütün küpler ya da hiçbiri
       *[must-take-captain] kaptanın küpü ve istediği başkaları, ya da hiçbiri
    }
# en: 9a64
options-answers =
    { $value ->
        [sealed] hepsi birden
        [captain-first] önce kaptan
       *[captain-last] en son kaptan
    }
# en: 3412
options-lone =
    { $value ->
        [none] oynamaya devam eder
        [must-drop] o da pas geçmek zorunda
        [extras] ek küpler alabilir
       *[must-beaver] beaver yapmak ya da pas geçmek zorunda
    }
# en: 096b
options-stays =
    { $value ->
        [beats-captain] kaptanı yenmek
        [beats-original-captain] ilk kaptanı yenmek
        [net-profit] toplamda puan kazanmak
        [net-nonneg] toplamda puan kaybetmemek
       *[beats-all] bütün üyeleri yenmek
    }
# en: f0c5
options-partner =
    { $value ->
        [0] yok
       *[other] en az { $value } oyuncuyla
    }
# en: c414
options-joins =
    { $value ->
        [after-loser] sıranın sonuna
       *[before-loser] kaybedenin önüne
    }
# en: 127b
options-silent =
    { $value ->
        [follow-captain] kaptana uyar, kaptana vido çekilmediyse pas geçer
        [drop] pas geçer
       *[proxy-only] vekili yanıtlamazsa pas geçer
    }
# en: 5352
options-grace =
    { $value ->
        [quarter-hour] 15 dakika
        [hour] 1 saat
        [four-hours] 4 saat
       *[none] yok
    }
# en: 2f2c
options-gone =
    { $value ->
        [autopilot] otomatik pilot sürdürür
       *[forfeit-single] tek oyunla hükmen yenilir
    }

## Bir chouette’in kuralları, kural özetinde birer satır.

# en: 535f
options-rule-cubes =
    { $value ->
        [multi] **Küpler**: her üyenin box ile arasında bir küp vardır; vidoyu kendi çeker, kendi alır ya da pas geçer.
       *[single] **Küp**: bütün takıma tek küp. Vidoyu herkes için kaptan çeker; her üye kendi alır ya da pas geçer.
    }
# en: 1c55
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby**: mars ve katmerli mars yalnız vido çekilip alınmış küpte sayılır.
       *[no] **Jacoby**: kapalı. Mars ve katmerli mars her zaman sayılır.
    }
# en: b284
options-rule-advice =
    { $value ->
        [free] **Danışma**: oyundaki her üye tavsiye verebilir; kararı kaptan verir.
        [after-cube] **Danışma**: küpünde vido alınmış üyeler tavsiye verebilir; kararı kaptan verir.
       *[none] **Danışma**: yok; kaptan tek başına karar verir.
    }
# en: a5f8
options-rule-answers =
    { $value ->
        [sealed] **Yanıtlar**: üyeler box’ı gizlice yanıtlar. Bütün yanıtlar birden gösterilir.
        [captain-first] **Yanıtlar**: üyeler box’ı gizlice yanıtlar. Önce kaptanın yanıtı gösterilir.
       *[captain-last] **Yanıtlar**: üyeler box’ı gizlice yanıtlar. Kaptanın yanıtı en son gösterilir.
    }
# en: 6896
options-rule-settlements =
    { $is_on ->
        [yes] **Anlaşma**: iki taraf da isterse bir karşılaşma puanla kapatılabilir.
       *[no] **Anlaşma**: yok; bir karşılaşmada yalnız pes edilebilir.
    }
# en: e972
options-rule-box =
    { $value ->
        [beats-captain] **Sonraki box**: bir kaptan yenene kadar box yerinde kalır. Pas geçen kaptan sıranın sonuna gider, sıradaki üye kaptan olur.
        [beats-original-captain] **Sonraki box**: oyuna başlayan kaptana yenilene kadar box yerinde kalır.
        [net-profit] **Sonraki box**: oyunda toplamda puan kazandıysa box yerinde kalır.
        [net-nonneg] **Sonraki box**: oyunda toplamda puan kaybetmediyse box yerinde kalır.
       *[beats-all] **Sonraki box**: bütün üyeleri yendiyse box yerinde kalır.
    }
# en: 5084
options-rule-partner = **Ortak**: en az { $players } oyuncuyla box bir ortak isteyebilir; kazancın ya da kaybın yarısı ortağındır.
# en: c28e
options-rule-joining =
    { $value ->
        [after-loser] **Yeni oyuncular**: istediğin zaman katıl. Oyundan sonra sıranın sonuna girersin.
       *[before-loser] **Yeni oyuncular**: istediğin zaman katıl. Oyundan sonra kaybedenin önüne girersin.
    }
# en: fd5f
options-rule-gone =
    { $value ->
        [autopilot] **Box yoksa**: box ayrılırsa ortağı ya da dışarıdaki bir gönüllü, yoksa otomatik pilot sürdürür.
       *[forfeit-single] **Box yoksa**: box ayrılırsa ortağı ya da dışarıdaki bir gönüllü sürdürür; yoksa box her karşılaşmada tek oyunla hükmen yenilir.
    }

## Ret nedenleri. Ters tırnak içindekiler komutların seçenekleridir.

# en: 62b3
options-wrong =
    { $option ->
        [length] `length` { $least }–{ $most } puan olmalı; yazdığın: { $given }.
        [stake] `stake` { $least }–{ $most } puan olmalı; yazdığın: { $given }.
        [max_players] `max_players` { $least }–{ $most } olmalı; yazdığın: { $given }.
        [cube_cap] `cube_cap` 2, 4, 8 … en çok { $most } olmalı, ya da sınırsız için 0; yazdığın: { $given }.
        [automatic_doubles] `automatic_doubles` oyun başına { $least }–{ $most } ya da `{ -options-unlimited }` olmalı; yazdığın: { $given }.
        [lone_min] `lone_min` { $least }–{ $most } oyuncu olmalı; yazdığın: { $given }.
        [partner_min] `partner_min` 6 ya da 8 oyuncu olmalı, ya da ortaksız için 0; yazdığın: { $given }.
        [turn_hours] `turn_hours` { $least }–{ $most } olmalı; yazdığın: { $given }.
       *[other] `{ $option }` için başka bir değer seç; yazdığın: { $given }.
    }
# en: a122
options-money-only = Yalnız limitsiz oturumda olur: { $options }. Bunu çıkar ya da limitsiz oturum oyna.
# en: 43ff
options-needs-cube = Yalnız küple olur: { $options }. Bunu çıkar ya da küple oyna.
# en: c67f
options-fault =
    { $fault ->
        [needs-beavers] Raccoon, beaver’ın yanıtıdır: `beavers` ekle ya da `raccoons` seçeneğini çıkar.
        [start] İki taraf için aynı olan, toplanacak pulu kalmış bir diziliş seç.
        [start-shared] Başka bir diziliş seç: bunda aynı kapı iki tarafın da elinde.
        [start-closed-out] Başka bir diziliş seç: bunda iki taraf da kapalı, kimse oynayamaz.
        [partner-table] Masa box ortağı için küçük: `max_players` artır ya da `partner_min` azalt.
        [single-beavers] Takımın tek küpüne beaver yapılamaz: `beavers` seçeneğini çıkar ya da her üyeye bir küple oyna.
        [single-batch] `box_take_rule` ve `box_double_rule` birden çok küp içindir: bunları çıkar ya da her üyeye bir küple oyna.
        [lone-beaver] Tek alan, yalnız beaver varsa beaver yapabilir: `beavers` ekle ya da başka bir `lone_taker` seç.
       *[money-only] Chouette küplü limitsiz bir oturumdur: `length` olmaz, küp de oyunda kalır.
    }
# en: 3a77
-options-starts = { -options-standard }, { -options-nackgammon }, { -options-hypergammon }, bir XGID, bir OGID ya da 14 karakterlik bir GNU Position ID
# en: 96ef
options-no-start = `{ $given }` ile başlanamıyor. { $flaw } Şunlardan birini seç: { -options-starts }.
# en: b183
options-unknown-start = `{ $given }` diye bir diziliş bilmiyorum. Şunlardan birini seç: { -options-starts }.
# en: 05cd
options-length-of-money = Limitsiz oturumda `length` olmaz: onu çıkar ya da { $length } puanlık maç oyna.
