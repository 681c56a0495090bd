### Chouette’in kural özeti: hazır ayarları ve birkaç seçeneği birlikte anlatan satırlar. Ötekiler options-rule-….

# Hazır ayarı seçen düğme.
# en: 3e7e
chouette-rules-preset =
    { $preset ->
        [leaflet] Broşür
        [single-cube] Tek küp
        [no-consultation] Danışmasız
       *[club] Kulüp
    }
# en: e1aa
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Broşür: en çok 5 oyuncu, tek küp, otomatik vido, Jacoby yok
        [single-cube] Tek küp: kulüp gibi, bütün takıma tek küp
        [no-consultation] Danışmasız: kulüp gibi, ama kaptana kimse tavsiye vermez
       *[club] Kulüp: her üyeye bir küp, Jacoby, beaver, serbest danışma; en az 5 oyuncuda tek alan da pas geçmek zorunda
    }
# en: acac
chouette-rules-changed =
    { $preset ->
        [leaflet] Broşür, { $changes }
        [single-cube] Tek küp, { $changes }
        [no-consultation] Danışmasız, { $changes }
       *[club] Kulüp, { $changes }
    }
# en: 3b86
chouette-rules-brief =
    { $option ->
        [stake] puan değeri { $value }
        [max_players] en çok { $value } oyuncu
        [turn_hours] karar başına { $value }
        [jacoby]
            { $is_on ->
                [yes] Jacoby
               *[no] Jacoby yok
            }
        [beavers]
            { $is_on ->
                [yes] beaver
               *[no] beaver yok
            }
        [raccoons]
            { $is_on ->
                [yes] raccoon
               *[no] raccoon yok
            }
        [settlements]
            { $is_on ->
                [yes] anlaşma
               *[no] anlaşma yok
            }
       *[cube_mode] { $value }
    }

## Kurallar, birer satır

# en: 11d8
chouette-rules-chouette = **Chouette**: bir oyuncu, box, ötekilerin hepsine, takıma karşı oynar. Takım adına kaptan zar atar ve oynar. Yalnız puan: para el değiştirmez.
# en: 4385
chouette-rules-players = **Oyuncular**: 3 kişiyle başlanabilir; en çok { $most } kişi oynar, ötekiler sırada bekler.
# en: 4e31
chouette-rules-cap = **Küp sınırı**: hiçbir küp { $cap } değerini geçmez.
# en: 908a
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beaver**: vido çekilince hemen bir daha katlayıp küpü kendinde tutabilirsin; karşı taraf raccoon ile yanıtlayabilir.
       *[no] **Beaver**: vido çekilince hemen bir daha katlayıp küpü kendinde tutabilirsin; raccoon yok.
    }
# en: 914a
chouette-rules-no-beavers = **Beaver**: yok.
# en: 6074
chouette-rules-doubles =
    { $is_single ->
        [yes]
            { $doubles ->
                [1] **Otomatik vido**: açılışta eşit zarlar küpü katlar, oyunda bir kez.
               *[other] **Otomatik vido**: açılışta eşit zarlar küpü katlar, oyunda en çok { $doubles } kez.
            }
       *[no]
            { $doubles ->
                [1] **Otomatik vido**: açılışta eşit zarlar bütün küpleri katlar, oyunda bir kez.
               *[other] **Otomatik vido**: açılışta eşit zarlar bütün küpleri katlar, oyunda en çok { $doubles } kez.
            }
    }
# en: 4cfa
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **Otomatik vido**: açılışta eşit zarlar küpü katlar, sınırsız.
       *[no] **Otomatik vido**: açılışta eşit zarlar bütün küpleri katlar, sınırsız.
    }
# en: 5e0e
chouette-rules-box-doubles =
    { $rule ->
        [any] **Box’ın vidoları**: box istediği küplerle vido çekebilir.
        [must-include-captain] **Box’ın vidoları**: box herhangi bir küple vido çekerse kaptana da çeker.
       *[all] **Box’ın vidoları**: box ya bütün küpleriyle vido çeker ya hiçbiriyle.
    }
# en: 8338
chouette-rules-box-takes =
    { $rule ->
        [free] **Box’ın aldıkları**: box istediği küpleri alır, ötekilere pas geçer.
        [half-of-initial] **Box’ın aldıkları**: bütün takım ilk kez vido çekerse box küplerin en az yarısını alır ya da hiçbirini almaz.
        [must-take-captain] **Box’ın aldıkları**: bir küp alan box kaptanınkini de alır.
       *[all-or-none] **Box’ın aldıkları**: box birlikte çekilen vidoların ya hepsini alır ya hiçbirini.
    }
# en: 8605
chouette-rules-advice-single-cube = **Danışma**: vido çekilip küp alındıktan sonra üyeler tavsiye verebilir; kararı kaptan verir.
# en: 880e
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Tek alan** (en az { $players } oyuncuda): box’ın ilk vidosunu tek başına alan da pas geçmek zorunda.
        [extras] **Tek alan** (en az { $players } oyuncuda): pas geçen her üye, box’ın ilk vidosunu tek başına alana bir ek küp ve yanında küpün değerinin yarısı kadar puan verebilir.
        [must-beaver] **Tek alan** (en az { $players } oyuncuda): box’ın ilk vidosunu tek başına alan, beaver yapmak ya da pas geçmek zorunda.
       *[none] **Tek alan**: box’ın ilk vidosunu tek başına alan oynamaya devam eder.
    }
# en: dfda
chouette-rules-grace = **Vido süresi**: takımın sırasında zar, vido çekebilecek herkes karar verene kadar, en çok { $time } bekler.
# en: d512
chouette-rules-time =
    { $absent ->
        [follow-captain] **Süre**: her karar için { $time }. Sonra, vido çekilen sessiz üye kaptan gibi yanıtlar, kaptana vido çekilmediyse pas geçer; sessiz kaptan vidoda pas geçer, o sıralık yerine başkası oynar.
        [drop] **Süre**: her karar için { $time }. Sonra, vido çekilen sessiz üye pas geçer; sessiz kaptan da pas geçer, o sıralık yerine başkası oynar.
       *[proxy-only] **Süre**: her karar için { $time }. Sonra, vido çekilen sessiz üye adına vekili yanıtlar, yoksa üye pas geçer; sessiz kaptan vidoda pas geçer, o sıralık yerine başkası oynar.
    }
