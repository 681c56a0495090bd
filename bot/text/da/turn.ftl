### Hvis tur det er hvor, påmindelser, spørgsmål før en handling, et træk, der bygges, stående ordrer og noter.

# en: 8dbd
turn-none = Du har ingen spil lige nu. Start et med `/challenge`.
# en: 0a5b
turn-heading-yours = ### Din tur
# en: bbdd
turn-heading-others = ### Venter på andre
# en: 2cb7
turn-heading-anyone = ### Åbne udfordringer her
# en: 5bc7
turn-left-out = -# … og { $number } til
# en: d0b4
turn-next = Klaret. Det her venter også på dig: { $table }

## En påmindelse

# en: f183
turn-still = Stadig din tur.
# $task: fx »skal slå eller doble«.
# en: 7799
turn-still-to = Stadig din tur: Du { $task }.
# en: e661
turn-still-to-answer = Stadig din tur: Du { $task } ({ $offers }).
# en: 48d3
turn-reminder = Påmindelse: { $call }
# en: 4756
turn-reminder-to = Påmindelse: { $call }.
# en: a242
turn-time-runs-out =
    { $is_direct ->
        [yes] Din tid udløber { $when }.
       *[no] Tiden udløber { $when }.
    }

## Spørgsmål før en handling, og hvad der siges bagefter

# en: 44d5
turn-ask-double = { $button }?
# en: c4eb
turn-ask-pass =
    { $stage ->
        [beaver] Afvis beaveren?
        [raccoon] Afvis raccoonen?
        [redouble] Drop redoblingen?
       *[double] Drop doblingen?
    }
# en: c34a
turn-ask-pass-for =
    { $stage ->
        [beaver] Afvis beaveren for { $player }?
        [raccoon] Afvis raccoonen for { $player }?
        [redouble] Drop redoblingen for { $player }?
       *[double] Drop doblingen for { $player }?
    }
# en: dd06
turn-ask-resign = Hvad vil du opgive? Din modstander kan afvise alt under det maksimale.
# Når det, der opgives, er det meste, der kan tabes.
# en: 837c
turn-ask-resign-maximum =
    { $is_match ->
        [yes] Vil du opgive kampen? Det er det maksimale, så det accepteres straks.
       *[no] Vil du opgive partiet? Det er det maksimale, så det accepteres straks.
    }
# en: b6f2
turn-offer-more = Din opgivelse blev afvist. Indtil din næste tur kan du kun tilbyde mere.
# en: 1506
turn-cancel = Annuller
# en: 5a75
turn-cancelled = Annulleret.
# en: 4de1
turn-done = Klaret.
# en: 3bdb
turn-you-rolled = Dit slag: { $roll }.
# en: a575
turn-play-stands = Der er slået siden, så dit træk står fast.

## Hvad der er sket

# en: d2f7
turn-since-yours = Siden din tur
# en: 6769
turn-nothing-since-yours = Der er ikke sket noget siden din tur
# en: ed48
turn-last = Den sidste tur

## Et træk, der bygges

# en: d5d4
turn-build =
    { $is_own ->
        [yes] ### Dit slag: { $roll }
       *[no] ### Foreslå et træk med { $roll }
    }
# en: 5668
turn-build-moved = ### { $roll }: { $moves }
# **Bekræft** og **Foreslå** er knapper.
# en: 94a2
turn-build-complete =
    { $is_own ->
        [yes] Trækket er komplet. Bekræft?
       *[no] Trækket er komplet. Foreslå det?
    }
# en: 6f44
turn-build-from = Hvorhen fra { $point }?
# en: 0d2a
turn-build-from-bar = Hvorhen fra baren?
# en: e80a
turn-build-next = Vælg næste brik.
# en: f0d1
turn-build-first = Vælg et træk eller en brik.
# en: 09f2
turn-build-more-plays = -# { $listed } af { $plays } træk står her. Byg andre trin for trin, eller skriv `{ $command }`.
# en: b376
turn-build-bar = bar
# en: 9fa5
turn-build-other-checker = Anden brik
# en: 1eba
turn-build-undo = Fortryd

## Stående ordrer

# en: c4a4
turn-orders-heading =
    { $is_match ->
        [yes] Dine stående ordrer i denne kamp
       *[no] Dine stående ordrer i denne session
    }
# en: ea59
turn-orders-once = Én gang, i dette parti:
# en: 4448
turn-orders-rolling = Der slås ikke længere for dig, når cuben kommer over til dig. Et slag uden valg rykkes for dig, uden ping.
# en: 3bab
turn-roll-for-me = Slå for mig
# en: 97c9
turn-rolling-stopped = Der slås ikke længere for dig: Du ejer cuben.
# en: b1c4
turn-orders-hint = Kun du ser dine ordrer. Slå en fra, før den bliver udført; loggen viser, hvad den gjorde.
# en: 9772
turn-orders-bearing-off = »Tag af« tager så mange brikker af, som slaget tillader. Blandt lige gode træk beholder den flest besatte punkter, så de laveste stakke og så flest brikker på lave punkter.
# en: a34c
turn-order =
    { $order ->
        [roll-game] Slå for mig i dette parti, selv om jeg kunne doble
        [after-hit] Spørg mig igen efter hvert hit
        [roll] Slå for mig, når jeg ikke kan doble
        [forced] Foretag mine tvungne træk for mig
        [bear-off] Tag af for mig, når der ikke er kontakt
        [roll-table]
            { $is_match ->
                [yes] Slå for mig i denne kamp, selv om jeg kunne doble
               *[no] Slå for mig i denne session, selv om jeg kunne doble
            }
        [double] Dobl, når min næste tur begynder
        [take] Tag næste dobling
       *[pass] Drop næste dobling
    }
# en: 165c
turn-order-button =
    { $order ->
        [roll-game] Slå i dette parti
        [after-hit] Spørg efter hits
        [roll] Slå
        [forced] Tvungne træk
        [bear-off] Tag af
        [roll-table]
            { $is_match ->
                [yes] Slå i denne kamp
               *[no] Slå i denne session
            }
        [double] Doble næste tur
        [take] Take næste
       *[pass] Drop næste
    }
# en: 6fe3
turn-order-on = { $order }: **til**
# en: cb87
turn-order-off = { $order }: fra
# en: 2e4e
turn-order-settled = { $order }: **til** (`/settings me`)
# en: 0d71
turn-order-between-games = Giv denne ordre, når næste parti er begyndt.
# en: da81
turn-order-cube-yours = Så længe du ejer cuben, bestemmer du før hvert slag. Giv denne ordre, når du ikke ejer den mere.
# en: 071c
turn-order-turn-begun = Din tur er begyndt: Dobl eller slå selv. Du kan give ordren, når du har slået.
# **Take** og **Drop** er knapper.
# en: fe7e
turn-order-doubled = Du er blevet doblet: Tryk nu på **Take** eller **Drop**. Ordren gælder næste dobling.

## En spillers note

# en: bb6a
turn-note = -# Din note:
# en: 8fec
turn-note-none = Du har ingen note til dette spil. Skriv en med `/note text:`; kun du ser den.
# en: 69f6
turn-note-deleted = Noten er slettet.
# **Min side** og **Siden min tur** er knapper.
# en: ed5e
turn-note-hint = Kun du ser din note: under **Min side**, **Siden min tur** og der, hvor du bygger dit træk.
# en: 1199
turn-note-too-long = En note kan have højst { $limit } tegn. Gør den kortere.
# en: a64b
turn-live = Følger partiet til kl. { $moment }. Tryk derefter på **Min side** igen.
# en: 930f
turn-live-over = Tryk på **Min side** igen for at se, hvad der er ændret.
