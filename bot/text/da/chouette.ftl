### Hvordan en chouette står: hvem der spiller mod hvem, hvem der er hvad, og hvem den venter på.

## Personer

# en: 86df
chouette-somebody = nogen
# en: 55c5
chouette-nobody = ingen
# en: 0d17
chouette-autopilot = Autopiloten
# en: 9e28
chouette-autopilot-known =
    { $autopilot ->
        [advanced] Den avancerede autopilot
       *[plain] Den enkle autopilot
    }
# en: 28b7
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player } (avanceret autopilot)
       *[plain] { $player } (enkel autopilot)
    }
# en: 0494
chouette-acts-for = { $player } (for { $of })
# en: 4a93
chouette-side =
    { $side ->
        [white] Box
       *[black] Hold
    }

## Titler

# en: 93d7
chouette-over = Chouetten er slut
# en: fb41
chouette-title = { $box } i boxen mod { $captain } og holdet
# en: edf7
chouette-title-heads-up = { $players }, én mod én
# en: cf18
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] Partiet ender lige; { $box } beholder boxen
               *[no] Partiet ender lige; { $box } er næste box
            }
        [team]
            { $is_kept ->
                [yes] Holdet vinder { $points }; { $box } beholder boxen
               *[no] Holdet vinder { $points }; { $box } er næste box
            }
        [member]
            { $is_kept ->
                [yes] { $who } vinder { $points }; { $box } beholder boxen
               *[no] { $who } vinder { $points } og overtager boxen
            }
       *[box]
            { $is_kept ->
                [yes] { $who } vinder { $points } og beholder boxen
               *[no] { $who } vinder { $points }; { $box } er næste box
            }
    }
# en: 3440
chouette-title-won =
    { $winner ->
        [nobody] Partiet ender lige
        [team] Holdet vinder { $points }
       *[other] { $who } vinder { $points }
    }
# en: f2dd
chouette-of-numbered = Chouette hos { $host } (#{ $number })
# en: 753a
chouette-stake = Indsats { $stake }
# en: 1a61
chouette-players =
    { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }
# en: 89e5
chouette-host-is = vært: { $host }
# en: 2956
chouette-moved-here = Chouetten hos { $host } fortsætter her.

## Før, mellem og efter partierne

# en: 6791
chouette-lobby =
    { $missing ->
        [one] Hvem vil være med? Med 1 spiller mere kan { $host } starte.
       *[other] Hvem vil være med? Med { $missing } spillere mere kan { $host } starte.
    }
# en: 8095
chouette-lobby-enough = { $host } kan starte; andre kan stadig deltage.
# en: fb34
chouette-lobby-full = { $host } kan starte; andre kommer på ventelisten.
# en: f43f
chouette-between = { $starters } kan starte parti { $number }.
# en: f63b
chouette-between-timed = { $starters } kan starte parti { $number }; det starter automatisk { $moment }.
# en: da95
chouette-rests = Tiden løber ikke, før chouetten kan fortsætte.
# Med botten ved bordet. $host er en omtale.
# en: 5656
chouette-waits-for-start = Næste parti venter: Startstillingen ligner for meget et parti, der er i gang. Det starter automatisk, så snart det må. { $host } kan vælge en anden start i `/chouette settings` eller sende botten væk.
# en: 4020
chouette-closed =
    { $games ->
        [one] Chouetten er slut efter 1 parti.
       *[other] Chouetten er slut efter { $games } partier.
    }
# en: 73cc
chouette-may-reopen = { $host } kan genåbne chouetten indtil { $moment }.

## Hvem den venter på

# Uden kolon efter navnet, som på billedet står for sig.
# en: 7813
chouette-call = { $who } { $task }
# en: c7a6
chouette-call-partner = { $who }: Hvem spiller med boxen?
# en: 87dd
chouette-call-proposal = { $who }: { $proposal }
# en: d69c
chouette-call-proposal-for = { $who } (for { $other }): { $proposal }
# en: 5fd8
chouette-call-proposals =
    { $offer ->
        [single] { $player } tilbyder at opgive enkelt og betale: { $shares }
        [gammon] { $player } tilbyder at opgive gammon og betale: { $shares }
        [backgammon] { $player } tilbyder at opgive backgammon og betale: { $shares }
        [pays] { $player } tilbyder forlig og betaler: { $shares }
        [asks] { $player } tilbyder forlig, hvis de betaler: { $shares }
       *[even] { $player } foreslår at slutte lige med { $shares }
    }
# en: 908e
chouette-call-pays = { $member } { $points }

# Efter et navn eller alene ved siden af det, og efter »Du«.
# en: d23f
chouette-task-play = skal rykke { $roll }
# en: ef3b
chouette-task-play-later = skal rykke
# en: e057
chouette-task-roll = skal slå
# en: 504c
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] skal redoble eller slå
       *[no] skal doble eller slå
    }
# en: 7e7a
chouette-task-hold = skal doble eller give slaget fri
# en: d20b
chouette-task-take-or-pass =
    { $cubes ->
        [1] skal tage eller droppe
       *[other] skal tage eller droppe { $cubes } cubes
    }
# en: f421
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] skal svare på raccoonen
               *[other] skal svare på { $count } raccoons
            }
       *[beaver]
            { $count ->
                [one] skal svare på beaveren
               *[other] skal svare på { $count } beavers
            }
    }
# en: 1088
chouette-task-answer-cubes =
    { $cubes ->
        [one] skal svare på 1 cube
       *[other] skal svare på { $cubes } cubes
    }
# en: 9f2e
chouette-task-answer = skal svare
# en: 3e29
chouette-task-seek-partner = skal bede om en makker eller spille alene
# en: 482e
chouette-task-be-partner = skal sige ja eller nej til at være boxens makker
# en: 0442
chouette-task-extra = skal give en ekstra cube eller lade være
# en: ac4e
chouette-task-keep-extras = skal beholde de ekstra cubes eller droppe alligevel
# en: 3707
chouette-task-beaver-or-pass = skal beavere eller droppe
# en: 5bec
chouette-task-also-for = { $task }, også for { $others }
# en: 3d1e
chouette-task-for = { $task }, for { $others }

## Hvad der ellers er at vide

# en: 1346
chouette-answers-in = { $answers } svar er inde og skjult, til alle har svaret.
# en: 9885
chouette-lone-taker =
    { $rule ->
        [must-drop] Den, der er alene om at tage, skal også droppe.
        [must-beaver] Den, der er alene om at tage, skal beavere eller droppe.
       *[extras] Den, der dropper, kan give en ekstra cube til den, der er alene om at tage.
    }
# en: 368e
chouette-roll-asked = { $player } er klar til at slå.
# en: cc2a
chouette-may-double = { $members } kan doble, indtil { $captain } slår.
# en: 66a3
chouette-may-double-timed = { $members } kan doble, indtil { $captain } slår (senest { $moment }).
# en: d726
chouette-may-double-rolling = { $members } kan doble, indtil der slås.
# en: 3863
chouette-may-double-grace = { $members } kan doble; slaget venter på beslutningen, til senest { $moment }.
# Sammen med andre, som har bedt slaget vente længere.
# en: b586
chouette-may-double-too = { $members } kan også doble; slaget venter på beslutningen, til senest { $moment }.
# en: 14ac
chouette-how-to-wait = **Hold slaget** giver dig mere tid, **Spørg mig først** (under **Min plads**) i hver tur.
# en: 909c
chouette-roll-remembered = { $captain } er klar til at slå: Der slås senest { $moment }, før hvis resten af holdet har besluttet sig.
# en: 4aac
chouette-roll-remembered-untimed = { $captain } er klar til at slå: Der slås, når resten af holdet har besluttet sig.
# en: 4afb
chouette-box-won = { $player } har vundet boxen og overtager den i næste parti.
# en: 8d92
chouette-stand-in =
    { $absence ->
        [left] { $player } spiller for { $box }, som er gået; { $box } vinder eller taber pointene.
        [returning] { $player } spiller for { $box }, som er med i næste parti; { $box } vinder eller taber pointene.
        [away] { $player } spiller for { $box }, som holder pause; { $box } vinder eller taber pointene.
       *[silent] { $player } spiller for { $box }, som er tavs; { $box } vinder eller taber pointene.
    }
# en: 3539
chouette-stand-in-for-team = { $player } spiller for holdet: Alle medlemmer er væk.

## Hvem der er hvad: en linje for hver rolle

# en: ad90
chouette-at-table = Ved bordet: { $members }
# en: 7a34
chouette-host = { $player } (vært)
# en: c46c
chouette-box = Box: { $box }
# en: 1d26
chouette-box-with-partner = Box: { $box } (makker: { $partner })
# en: 5f5a
chouette-box-played-by = { $player } spiller for boxen
# en: 8104
chouette-box-on-autopilot = autopiloten spiller for boxen
# en: cbd7
chouette-captain = Kaptajn: { $captain }
# en: 4b43
chouette-captain-acting = Kaptajn: { $captain } (fungerende)
# en: e218
chouette-moves-this-turn = { $player } rykker i denne tur
# en: d3f8
chouette-autopilot-moves = autopiloten rykker
# en: 040b
chouette-crew = Resten af holdet: { $members }
# en: f5cd
chouette-absent =
    { $absence ->
        [left] { $player } (er gået)
        [returning] { $player } (med i næste)
        [away] { $player } (pause)
       *[silent] { $player } (tavs)
    }
# en: 8da0
chouette-out = Ude: { $members }
# en: 0f82
chouette-line-captain-first = Rækkefølge, kaptajnen først: { $members }
# en: 93f9
chouette-line = Rækkefølge: { $members }
# en: 171c
chouette-line-captain = { $player } (kaptajn)
# en: 30fd
chouette-waiting-list = Venteliste: { $members }
# en: d79f
chouette-away = Holder pause: { $members }
