### Tid: ure, stilletid og weekender, ferie, og hvad der kan være galt med dem.

# en: 5bd3
clock-hours =
    { $hours ->
        [one] 1 time
       *[other] { $hours } timer
    }
# en: 8ed9
clock-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dage
    }

## Uret i få ord

# en: 38d0
clock-none = intet ur
# en: a44a
clock-turn = { $time } pr. tur
# en: 743c
clock-reserve = reserve: { $reserve }
# en: 28f8
clock-weekends = står stille i weekender
# en: 70cb
clock-when-out =
    { $when_out ->
        [claimed] ved tidsudløb: automatisk nederlag
        [autopilot] ved tidsudløb: autopilot
       *[opponent-decides] ved tidsudløb: modstanderen bestemmer
    }
# en: 4204
clock-line = Ur: { $control }
# en: 1c28
clock-change = Ur: { $before } → { $after }

## Det samme som en linje på regelarket

# en: bdf8
clock-rule = **Ur**: { $time } pr. tur for hver spiller.
# en: a9a9
clock-rule-reserve = Reserve til alle ture tilsammen: { $reserve }.
# en: e6fb
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] Uret står stille i en spillers weekender og ferier.
       *[no] Uret står stille i en spillers ferier.
    }
# en: ca60
clock-rule-when-out =
    { $when_out ->
        [claimed] Udløber en spillers tid, er partiet automatisk tabt.
        [autopilot] Udløber en spillers tid, spiller autopiloten partiet færdigt, medmindre spilleren kommer tilbage.
       *[opponent-decides] Udløber en spillers tid, kan modstanderen kræve sejren, lade autopiloten spille færdigt eller vente.
    }
# en: a629
clock-rule-loss = **Tab på tid**: En ubesvaret dobling regnes som droppet, en ubesvaret opgivelse som accepteret. Ellers tabes enkelt med cubens værdi, eller gammon eller backgammon, hvis det ikke længere kan reddes. Den, der taber to partier i træk på tid, taber kampen.

## Når tiden er udløbet

# en: 540a
clock-won = { $winner } vinder på tid: { $loser } rykkede ikke.
# **Kræv sejren**: knappen under brættet.
# en: bc10
clock-waited = Du har valgt at vente. Indtil din modstander rykker, kan du stadig kræve sejren: Tryk på **Kræv sejren**, eller skriv `/clock claim`.

## Ferie

# en: c60d
clock-vacations = ### Din ferie
# en: f9a7
clock-vacations-none = Ingen ferie angivet.
# en: 637e
clock-vacations-left = -# Feriedage tilbage i { $year }: { $left } af { $allowance }. Dine ure står stille i ferien.
# en: 5b63
clock-vacations-hint = -# `/vacation set` tilføjer en ferie, `/vacation end` slutter den.
# en: c922
clock-vacation-set = Ferie angivet: { $days }. Alle dine ure står stille imens. Feriedage tilbage i { $year }: { $left }.
# en: 775c
clock-vacation-cancelled = Ferie aflyst: { $days }.
# en: 0e4c
clock-vacation-ended = Din ferie slutter i dag. Dine ure går igen fra midnat.

## Hvornår man kan vente et træk

# en: ec1a
clock-calendar = -# Hvornår du kan spille
# en: a598
clock-zone = Tidszone: **{ $zone }**
# en: 6df6
clock-zone-usual = Tidszone: **{ $zone }, indtil du vælger din egen**
# en: bf77
clock-quiet = Stilletid (ingen påmindelser): **{ $begin } til { $end }**
# en: b3ac
clock-quiet-none = Stilletid (ingen påmindelser): **ingen**
# en: d5bb
clock-weekend = Weekend: **{ $weekdays }**
# en: 8c5f
clock-weekend-none = Weekend: **ingen**
# en: 1de8
clock-weekday =
    { $day ->
        [monday] mandag
        [tuesday] tirsdag
        [wednesday] onsdag
        [thursday] torsdag
        [friday] fredag
        [saturday] lørdag
       *[sunday] søndag
    }

## Afslag. Ord i `` er valg i kommandoer

# en: ce73
clock-wrong-hours =
    { $fault ->
        [hours] Vælg `turn_hours` fra 1 til { $most }, eller 0 for intet ur; du skrev { $given }.
        [reserve] Vælg `reserve_hours` fra 0 til { $most }; du skrev { $given }.
        [extension] Du kan give 1 til { $most } timer ad gangen; du skrev { $given }.
       *[interval] Vælg `remind_hours` fra 1 til { $most }, eller 0 for én påmindelse, før din tid udløber; du skrev { $given }.
    }
# en: 0d17
clock-wrong-rules =
    { $count ->
        [one] { $options } kræver et ur: Tilføj `turn_hours`, eller udelad det.
       *[other] { $options } kræver et ur: Tilføj `turn_hours`, eller udelad dem.
    }
# en: 7dc8
clock-wrong-zone = Jeg kender ikke tidszonen `{ $given }`. Skriv en region og en by, fx { $examples }.
# en: 149e
clock-wrong-quiet = Lad mindst én time af døgnet være uden for din stilletid.
# What may be typed instead of a day.
# en: 4a08
-clock-today = i dag
# en: f357
clock-today = { -clock-today }
# en: 7bc3
clock-wrong-date = Jeg kan ikke læse `{ $given }` som en dato. Skriv år-måned-dag, fx `2026-03-01`, eller `{ -clock-today }`.
# en: de7e
clock-wrong-time = Jeg kan ikke læse `{ $given }` som et klokkeslæt. Skriv timer og minutter, fx `22:30` eller `10:30pm`.
# en: 2d3c
clock-half-quiet = Angiv både `quiet_from` og `quiet_until`, eller `quiet_from:{ -settings-none }` for ingen stilletid.
# en: e7d7
clock-vacation-backwards = Din ferie slutter, før den begynder: Byt om på `from` og `until`.
# en: 5e40
clock-vacation-past = Vælg en ferie, der begynder i dag, { $today }, eller senere.
# en: a9b7
clock-vacation-far = Du kan angive ferie op til et år frem: Den skal begynde senest { $latest }.
# en: 27d1
clock-vacation-overlaps = Du har allerede ferie fra { $first } til { $last }. Slut den først med `/vacation end`.
# en: 244d
clock-vacation-long = Vælg en kortere ferie. Feriedage tilbage i { $year }: { $left }.
# en: f95a
clock-vacation-late = Din tid er udløbet i et spil ({ $since }): Ryk der først, eller bed om mere tid med `/clock ask`.
# en: 474a
clock-vacation-over = Du har ingen ferie at slutte. Angiv en med `/vacation set`.
