### Ordene på billedet af en chouettes bræt, hvor der er lidt plads, og den alternative tekst, der læses højt.

## Over brættet

# en: 7f8a
chouette-picture-team = Holdet
# en: 6611
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } venter på { $player }
       *[other] { $captain } venter på { $members } medlemmer
    }
# en: 9b0c
chouette-picture-waits-for-crew = { $captain } venter på holdet
# en: ae15
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } skal svare
       *[other] { $members } skal svare
    }
# en: 24fb
chouette-picture-answers = { $captain } · { $left } af { $asked } mangler
# en: 2343
chouette-picture-answers-extra = { $player } alene · { $left } af { $asked } mangler
# en: b867
chouette-picture-ends-even = Parti { $number } ender lige
# en: d73a
chouette-picture-team-wins = Holdet vinder { $points } point
# en: 6e33
chouette-picture-box-wins = { $box } vinder { $points } point
# en: 43df
chouette-picture-partners-win = { $box } og { $partner } vinder { $points } point

# Efter et navn eller alene ved siden af det, og efter »Du«.
# en: 2294
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] skal svare på { $cubes } doblinger
        [raccoon] skal svare på { $cubes } raccoons
       *[beaver] skal svare på { $cubes } beavers
    }
# en: c3fa
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] skal redoble/slå
       *[no] skal doble eller slå
    }
# en: ffe0
chouette-picture-task-hold = kan stadig doble
# en: 27fe
chouette-picture-task-extra = skal vælge: ekstra?
# en: 12bc
chouette-picture-task-keep-or-retract = skal beholde/drop
# en: d0b7
chouette-picture-task-beaver-or-pass = skal beavere/drop
# en: 50a2
chouette-picture-task-seek-partner = beder om makker?

## På skiltene for box og kaptajn

# en: 6080
chouette-picture-box = box
# en: 3e19
chouette-picture-box-played-by = box: { $player }
# en: 7bc1
chouette-picture-autopilot = autopilot
# en: fe88
chouette-picture-captain =
    { $is_acting ->
        [yes] fg. kapt.
       *[no] kaptajn
    }
# en: e716
chouette-picture-at-stake = { $points } på spil
# en: c489
chouette-picture-position = Position ID { $id }

## Ved siden af brættet: et medlems mærke, rolle og tilstand

# en: b9a9
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] M
    }
# en: 7bcc
chouette-picture-role =
    { $role ->
        [acting-captain] fung. kaptajn
        [next-box] → box
        [kept-box] beholder boxen
        [next-captain] → kaptajn
        [last-box] var box
        [last-partner] var makker
       *[partner] boxens makker
    }
# en: 228e
chouette-picture-final = { $won } · slutstilling
# en: 77cd
chouette-picture-last-game = sidste parti { $points }
# en: ada8
chouette-picture-heading =
    { $column ->
        [next] næste
        [place] plads
        [game] parti { $game }
       *[total] i alt
    }
# en: 1506
chouette-picture-answered = har svaret
# en: 9566
chouette-picture-after-captain = efter kaptajnen
# en: 8920
chouette-picture-answer =
    { $answer ->
        [take] tager
        [drop] dropper
        [beaver] beaverer
        [raccoon] raccooner
       *[follow] følger
    }{ $is_sealed ->
        [yes] , skjult
       *[no] { "" }
    }
# en: 3b21
chouette-picture-offers =
    { $stage ->
        [double] dobler til { $value }
        [redouble] redobler til { $value }
        [raccoon] raccooner til { $value }
       *[beaver] beaverer til { $value }
    }
# en: aa81
chouette-picture-will-double =
    { $is_redouble ->
        [yes] vil redoble
       *[no] vil doble
    }
# en: 2e4b
chouette-picture-alone =
    { $answer ->
        [take] tager alene
       *[beaver] beaverer alene
    }
# en: 9a76
chouette-picture-gives-extra = giver ekstra
# en: 8f3e
chouette-picture-gave-extra = ekstra til { $taker }
# en: 4b62
chouette-picture-plays-box = spiller for boxen
# en: cd2a
chouette-picture-plays-extras = spiller om ekstra
# en: 43a9
chouette-picture-gone =
    { $absence ->
        [left] er gået
        [returning] med i næste
        [away] pause
       *[silent] tavs
    }
# en: 1a7b
chouette-picture-gone-proxy =
    { $absence ->
        [left] gået, fuldm. { $proxy }
        [returning] på vej, fuldm. { $proxy }
        [away] pause, fuldm. { $proxy }
       *[silent] tavs, fuldm. { $proxy }
    }
# en: 0821
chouette-picture-won =
    { $ending ->
        [dropped] boxen droppede
        [resigned] boxen opgav
        [settled] forlig
        [forfeited] vandt walkover
       *[borne-off]
            { $kind ->
                [gammon] vandt gammon
                [backgammon] vandt backgammon
               *[single] vandt
            }
    }
# en: 7c61
chouette-picture-lost =
    { $ending ->
        [dropped] droppede
        [resigned] opgav
        [settled] forlig
       *[borne-off]
            { $kind ->
                [gammon] tabte gammon
                [backgammon] tabte backgammon
               *[single] tabte
            }
    }
# en: f415
chouette-picture-box-refused =
    { $stage ->
        [raccoon] box afviste raccoon
       *[beaver] box afviste beaver
    }
# en: 1329
chouette-picture-refused =
    { $stage ->
        [raccoon] afviste raccoon
       *[beaver] afviste beaver
    }

## Den alternative tekst, i sætninger

# en: 857f
chouette-picture-alt-box = Box: { $box }.
# en: 978d
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] På spil ved take: { $points }.
       *[no] På spil: { $points }.
    }
# en: 2d01
chouette-picture-alt-partner = Makker: { $partner }.
# en: 9e30
chouette-picture-alt-played-by = { $player } spiller for boxen.
# en: 2a9d
chouette-picture-alt-captain = Kaptajn: { $captain }.
# en: 6fee
chouette-picture-alt-crew = Resten af holdet: { $members }.
# en: 6705
chouette-picture-alt-next-box = Næste box: { $box }.
# en: b1de
chouette-picture-alt-next-line = Næste rækkefølge: { $members }.
# en: 5e2b
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] Fælles cube: { $value } i midten.
        [box] Fælles cube: { $value } hos boxen.
        [team] Fælles cube: { $value } hos holdet.
        [offered-box] Fælles cube: tilbudt boxen på { $value }.
       *[offered-team] Fælles cube: tilbudt holdet på { $value }.
    }
# en: adcb
chouette-picture-alt-cubes =
    { $lies ->
        [centred] Cube { $value } i midten: { $members }.
        [box] Cube { $value } hos boxen: { $members }.
        [team]
            { $count ->
                [one] Cube { $value } hos medlemmet: { $members }.
               *[other] Cube { $value } hos medlemmerne: { $members }.
            }
        [offered-box] Cube tilbudt boxen på { $value }: { $members }.
       *[offered-team]
            { $count ->
                [one] Cube tilbudt medlemmet på { $value }: { $members }.
               *[other] Cube tilbudt medlemmerne på { $value }: { $members }.
            }
    }
# en: ac76
chouette-picture-alt-extra =
    { $lies ->
        [centred] Ekstra cube fra { $giver }: { $value } i midten.
        [box] Ekstra cube fra { $giver }: { $value } hos { $giver }.
        [team] Ekstra cube fra { $giver }: { $value } hos { $taker }.
        [offered-box] Ekstra cube fra { $giver }: tilbudt { $giver } på { $value }.
       *[offered-team] Ekstra cube fra { $giver }: tilbudt { $taker } på { $value }.
    }
# en: f043
chouette-picture-alt-out = Ude: { $members }.
# en: d2fd
chouette-picture-alt-waited-for = Venter på: { $members }.
# en: e01c
chouette-picture-alt-state = { $members }: { $state }.
# en: be86
chouette-picture-alt-answered = { $members }: har svaret.
# en: e429
chouette-picture-alt-won = Box { $box } { $points }, { $members }.
# en: 81e9
chouette-picture-alt-in-all = I alt: { $members }.
