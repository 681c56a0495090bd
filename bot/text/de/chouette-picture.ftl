### Die Worte auf dem Bild einer Chouette, wo wenig Platz ist, und seine Beschreibung für alle, die es nicht sehen.

# en: 7f8a
chouette-picture-team = Das Team
# en: 6611
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } wartet auf { $player }
       *[other] { $captain } wartet auf { $members } Mitglieder
    }
# en: 9b0c
chouette-picture-waits-for-crew = { $captain } wartet auf die Crew
# en: ae15
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } muss antworten
       *[other] { $members } müssen antworten
    }
# en: 24fb
chouette-picture-answers = { $captain } · { $left } von { $asked } ausstehend
# en: 2343
chouette-picture-answers-extra = { $player } allein · { $left } von { $asked } ausstehend
# en: b867
chouette-picture-ends-even = Spiel { $number }: quitt
# en: d73a
chouette-picture-team-wins =
    { $points ->
        [one] Das Team gewinnt 1 Punkt
       *[other] Das Team gewinnt { $points } Punkte
    }
# en: 6e33
chouette-picture-box-wins =
    { $points ->
        [one] { $box } gewinnt 1 Punkt
       *[other] { $box } gewinnt { $points } Punkte
    }
# en: 43df
chouette-picture-partners-win =
    { $points ->
        [one] { $box } und { $partner } gewinnen 1 Punkt
       *[other] { $box } und { $partner } gewinnen { $points } Punkte
    }

# en: 2294
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] { $cubes } Doppel beantworten
        [raccoon] { $cubes } Raccoons beantworten
       *[beaver] { $cubes } Beaver beantworten
    }
# en: c3fa
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] redoppeln/würfeln
       *[no] doppeln/würfeln
    }
# en: ffe0
chouette-picture-task-hold = doppeln / freigeben
# en: 27fe
chouette-picture-task-extra = Extra ja oder nein
# en: 12bc
chouette-picture-task-keep-or-retract = behalten/passen
# en: d0b7
chouette-picture-task-beaver-or-pass = Beaver oder Pass
# en: 50a2
chouette-picture-task-seek-partner = Partner suchen

# en: 6080
chouette-picture-box = Box
# en: 3e19
chouette-picture-box-played-by = Box: { $player }
# en: 7bc1
chouette-picture-autopilot = Autopilot
# en: fe88
chouette-picture-captain =
    { $is_acting ->
        [yes] vertritt
       *[no] Captain
    }
# en: e716
chouette-picture-at-stake = es geht um { $points }
# en: c489
chouette-picture-position = Position-ID { $id }

# en: b9a9
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] P
    }
# en: 7bcc
chouette-picture-role =
    { $role ->
        [acting-captain] Captain i. V.
        [next-box] → Box
        [kept-box] bleibt Box
        [next-captain] → Captain
        [last-box] war Box
        [last-partner] war Partner
       *[partner] Partner der Box
    }
# en: 228e
chouette-picture-final = { $won } · Endstand
# en: 77cd
chouette-picture-last-game = letztes Spiel { $points }
# en: ada8
chouette-picture-heading =
    { $column ->
        [next] dann
        [place] Platz
        [game] Spiel { $game }
       *[total] gesamt
    }
# en: 1506
chouette-picture-answered = hat geantwortet
# en: 9566
chouette-picture-after-captain = nach dem Captain
# en: 8920
chouette-picture-answer =
    { $answer ->
        [take] nimmt an
        [drop] passt
        [beaver] Beaver
        [raccoon] Raccoon
       *[follow] folgt
    }{ $is_sealed ->
        [yes] , verdeckt
       *[no] { "" }
    }
# en: 3b21
chouette-picture-offers =
    { $stage ->
        [double] doppelt auf { $value }
        [redouble] redoppelt auf { $value }
        [raccoon] Raccoon auf { $value }
       *[beaver] Beaver auf { $value }
    }
# en: aa81
chouette-picture-will-double =
    { $is_redouble ->
        [yes] wird redoppeln
       *[no] wird doppeln
    }
# en: 2e4b
chouette-picture-alone =
    { $answer ->
        [take] nimmt allein an
       *[beaver] beavert allein
    }
# en: 9a76
chouette-picture-gives-extra = gibt Extra
# en: 8f3e
chouette-picture-gave-extra = Extra an { $taker }
# en: 4b62
chouette-picture-plays-box = spielt für die Box
# en: cd2a
chouette-picture-plays-extras = spielt um Extras
# en: 43a9
chouette-picture-gone =
    { $absence ->
        [left] gegangen
        [returning] bald zurück
        [away] Pause
       *[silent] schweigt
    }
# en: 1a7b
chouette-picture-gone-proxy =
    { $absence ->
        [left] weg, dafür { $proxy }
        [returning] kommt, dafür { $proxy }
        [away] Pause, dafür { $proxy }
       *[silent] still, dafür { $proxy }
    }
# en: 0821
chouette-picture-won =
    { $ending ->
        [dropped] Box hat gepasst
        [resigned] Box gab auf
        [settled] Einigung
        [forfeited] kampflos gewonnen
       *[borne-off]
            { $kind ->
                [gammon] Gammon
                [backgammon] Backgammon
               *[single] gewonnen
            }
    }
# en: 7c61
chouette-picture-lost =
    { $ending ->
        [dropped] gepasst
        [resigned] aufgegeben
        [settled] Einigung
       *[borne-off]
            { $kind ->
                [gammon] Gammon
                [backgammon] Backgammon
               *[single] verloren
            }
    }
# en: f415
chouette-picture-box-refused =
    { $stage ->
        [raccoon] Box lehnt Raccoon ab
       *[beaver] Box lehnt Beaver ab
    }
# en: 1329
chouette-picture-refused =
    { $stage ->
        [raccoon] Raccoon abgelehnt
       *[beaver] Beaver abgelehnt
    }

# en: 857f
chouette-picture-alt-box = Box: { $box }.
# en: 978d
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] Falls angenommen, geht es um: { $points }.
       *[no] Es geht um: { $points }.
    }
# en: 2d01
chouette-picture-alt-partner = Partner: { $partner }.
# en: 9e30
chouette-picture-alt-played-by = { $player } spielt für die Box.
# en: 2a9d
chouette-picture-alt-captain = Captain: { $captain }.
# en: 6fee
chouette-picture-alt-crew = Crew: { $members }.
# en: 6705
chouette-picture-alt-next-box = Nächste Box: { $box }.
# en: b1de
chouette-picture-alt-next-line = Nächste Reihenfolge: { $members }.
# en: 5e2b
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] Ein Doppler: { $value } in der Mitte.
        [box] Ein Doppler: { $value } bei der Box.
        [team] Ein Doppler: { $value } beim Team.
        [offered-box] Ein Doppler: der Box auf { $value } angeboten.
       *[offered-team] Ein Doppler: dem Team auf { $value } angeboten.
    }
# en: adcb
chouette-picture-alt-cubes =
    { $lies ->
        [centred] Doppler { $value } in der Mitte: { $members }.
        [box] Doppler { $value } bei der Box: { $members }.
        [team]
            { $count ->
                [one] Doppler { $value } beim Mitglied: { $members }.
               *[other] Doppler { $value } bei den Mitgliedern: { $members }.
            }
        [offered-box] Der Box auf { $value } angeboten: { $members }.
       *[offered-team]
            { $count ->
                [one] Dem Mitglied auf { $value } angeboten: { $members }.
               *[other] Den Mitgliedern auf { $value } angeboten: { $members }.
            }
    }
# en: ac76
chouette-picture-alt-extra =
    { $lies ->
        [centred] Extra-Doppler von { $giver }: { $value } in der Mitte.
        [box] Extra-Doppler von { $giver }: { $value } bei { $giver }.
        [team] Extra-Doppler von { $giver }: { $value } bei { $taker }.
        [offered-box] Extra-Doppler von { $giver }: auf { $value } angeboten, Antwort von { $giver }.
       *[offered-team] Extra-Doppler von { $giver }: auf { $value } angeboten, Antwort von { $taker }.
    }
# en: f043
chouette-picture-alt-out = Draußen: { $members }.
# en: d2fd
chouette-picture-alt-waited-for = Warten auf: { $members }.
# en: e01c
chouette-picture-alt-state = { $members }: { $state }.
# en: be86
chouette-picture-alt-answered = { $members }: haben geantwortet.
# en: e429
chouette-picture-alt-won = Box { $box } { $points }, { $members }.
# en: 81e9
chouette-picture-alt-in-all = Insgesamt: { $members }.
