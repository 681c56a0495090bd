### Legepladsen: botten på et Discord, der simuleres på én maskine og vises i browseren.
### <strong> og <code> er HTML.

# en: a7f2
playground-open = Legepladsen er åben på { $address } (tryk Ctrl-C for at stoppe).
# en: 5805
playground-what = Hele botten på sit eget Discord, kun på denne maskine. Hvert link åbner en fane, hvor du er den person: Åbn to, og spil.
# en: 7775
playground-challenge = Gå ind i <strong>#backgammon</strong> som Alice, skriv <code>/challenge</code>, vælg <strong>opponent</strong>, så Bob, og send.
# en: 381a
playground-accept = Gå ind som Bob, og tryk på <strong>Accepter</strong>. Den, der starter, trykker på <strong>Ryk</strong>; <code>/help</code> forklarer resten.
# en: a287
playground-chouette = Til en chouette for tre til ti: Skriv <code>/chouette start</code>, lad andre trykke på <strong>Deltag</strong>, og tryk på <strong>Start</strong>. Skift <strong>Viewing as</strong> øverst for at være alle i én fane. Nye tråde vises nedenfor, når du genindlæser siden.
# en: 43b1
playground-clock = Her er det { $time } (UTC). For at se påmindelser og frister:
# en: c7b7
playground-let-pass =
    { $span ->
        [hour] Lad en time gå
       *[day] Lad et døgn gå
    }
# en: 4897
playground-enter = som { $reader }
# en: 2477
playground-phones = Låste telefoner, som viser hver persons notifikationer:
# en: 284e
playground-phone = Låst telefon: { $reader }
# en: 5f00
playground-no-push = Der er ikke kommet noget endnu.
# en: f34c
playground-push-empty = (uden tekst)
# en: 134f
playground-direct-messages = Direkte beskeder
# en: a522
playground-topic =
    { $channel ->
        [backgammon] Her kan der spilles ét spil
       *[club] Og et til her
    }
