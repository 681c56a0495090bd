### Wie eine Chouette steht: wer gegen wen, wer was ist, auf wen sie wartet.

# en: 86df
chouette-somebody = jemand
# en: 55c5
chouette-nobody = niemand
# en: 0d17
chouette-autopilot = Der Autopilot
# en: 9e28
chouette-autopilot-known =
    { $autopilot ->
        [advanced] Der Autopilot (Fortgeschritten)
       *[plain] Der einfache Autopilot
    }
# en: 28b7
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player } (Autopilot: Fortgeschritten)
       *[plain] { $player } (einfacher Autopilot)
    }
# en: 0494
chouette-acts-for = { $player } (für { $of })
# en: 4a93
chouette-side =
    { $side ->
        [white] Box
       *[black] Team
    }

# en: 93d7
chouette-over = Die Chouette ist zu Ende
# en: fb41
chouette-title = { $box } (Box) gegen das Team von { $captain }
# en: edf7
chouette-title-heads-up = { $players }, zu zweit
# en: cf18
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] Das Spiel endet quitt; { $box } bleibt Box
               *[no] Das Spiel endet quitt; { $box } ist die nächste Box
            }
        [team]
            { $is_kept ->
                [yes] Das Team gewinnt { $points }; { $box } bleibt Box
               *[no] Das Team gewinnt { $points }; { $box } ist die nächste Box
            }
        [member]
            { $is_kept ->
                [yes] { $who } gewinnt { $points }; { $box } bleibt Box
               *[no] { $who } gewinnt { $points } und übernimmt die Box
            }
       *[box]
            { $is_kept ->
                [yes] { $who } gewinnt { $points } und bleibt Box
               *[no] { $who } gewinnt { $points }; { $box } ist die nächste Box
            }
    }
# en: 3440
chouette-title-won =
    { $winner ->
        [nobody] Das Spiel endet quitt
        [team] Das Team gewinnt { $points }
       *[other] { $who } gewinnt { $points }
    }
# en: f2dd
chouette-of-numbered = Chouette von { $host } (#{ $number })
# en: 753a
chouette-stake = Einsatz { $stake }
# en: 1a61
chouette-players =
    { $players ->
        [one] 1 am Tisch
       *[other] { $players } am Tisch
    }
# en: 89e5
chouette-host-is = Host: { $host }
# en: 2956
chouette-moved-here = Die Chouette von { $host } geht hier weiter.

# en: 6791
chouette-lobby =
    { $missing ->
        [one] Wer spielt mit? Noch 1, dann kann { $host } starten.
       *[other] Wer spielt mit? Noch { $missing }, dann kann { $host } starten.
    }
# en: 8095
chouette-lobby-enough = { $host } kann starten; andere können noch einsteigen.
# en: fb34
chouette-lobby-full = { $host } kann starten; andere kommen auf die Warteliste.
# en: f43f
chouette-between = { $starters } kann Spiel { $number } starten.
# en: f63b
chouette-between-timed = { $starters } kann Spiel { $number } starten; es beginnt automatisch { $moment }.
# en: da95
chouette-rests = Es läuft keine Zeit, bis die Chouette weitergehen kann.
# en: 5656
chouette-waits-for-start = Das nächste Spiel wartet: Seine Grundstellung ist einem laufenden Spiel zu ähnlich. Es beginnt automatisch, sobald das möglich ist. { $host } kann mit `/chouette settings` eine andere Grundstellung wählen oder den Bot wegschicken.
# en: 4020
chouette-closed =
    { $games ->
        [one] Die Chouette ist nach 1 Spiel zu Ende.
       *[other] Die Chouette ist nach { $games } Spielen zu Ende.
    }
# en: 73cc
chouette-may-reopen = { $host } kann sie bis { $moment } wieder öffnen.

# Die Aufgaben sind Infinitive, die auch nach einem Doppelpunkt stehen: „Ben muss 3-1 ziehen“.
# en: 7813
chouette-call =
    { $count ->
        [one] { $who } muss { $task }
       *[other] { $who } müssen { $task }
    }
# en: c7a6
chouette-call-partner = { $who }: Wer spielt mit der Box?
# en: 87dd
chouette-call-proposal = { $who }: { $proposal }
# en: d69c
chouette-call-proposal-for = { $who } (für { $other }): { $proposal }
# en: 5fd8
chouette-call-proposals =
    { $offer ->
        [single] { $player } bietet an, ein einfaches Spiel aufzugeben und zu zahlen: { $shares }
        [gammon] { $player } bietet an, ein Gammon aufzugeben und zu zahlen: { $shares }
        [backgammon] { $player } bietet an, ein Backgammon aufzugeben und zu zahlen: { $shares }
        [pays] { $player } bietet eine Einigung an und zahlt: { $shares }
        [asks] { $player } bietet eine Einigung an, wenn alle zahlen: { $shares }
       *[even] { $player } bietet { $shares } an, quitt zu sein
    }
# en: 908e
chouette-call-pays = { $member } { $points }

# en: d23f
chouette-task-play = { $roll } ziehen
# en: ef3b
chouette-task-play-later = ziehen
# en: e057
chouette-task-roll = würfeln
# en: 504c
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] redoppeln oder würfeln
       *[no] doppeln oder würfeln
    }
# en: 7e7a
chouette-task-hold = doppeln oder den Wurf freigeben
# en: d20b
chouette-task-take-or-pass =
    { $cubes ->
        [1] annehmen oder passen
       *[other] { $cubes }-mal annehmen oder passen
    }
# en: f421
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] auf den Raccoon antworten
               *[other] auf { $count } Raccoons antworten
            }
       *[beaver]
            { $count ->
                [one] auf den Beaver antworten
               *[other] auf { $count } Beaver antworten
            }
    }
# en: 1088
chouette-task-answer-cubes =
    { $cubes ->
        [one] bei 1 Doppler antworten
       *[other] bei { $cubes } Dopplern antworten
    }
# en: 9f2e
chouette-task-answer = antworten
# en: 3e29
chouette-task-seek-partner = einen Partner suchen oder allein spielen
# en: 482e
chouette-task-be-partner = als Partner der Box zu- oder absagen
# en: 0442
chouette-task-extra = über einen Extra-Doppler entscheiden
# en: ac4e
chouette-task-keep-extras = die Extra-Doppler behalten oder doch noch passen
# en: 3707
chouette-task-beaver-or-pass = beavern oder passen
# en: 5bec
chouette-task-also-for = { $task }, auch für { $others }
# en: 3d1e
chouette-task-for = { $task }, für { $others }

# en: 1346
chouette-answers-in =
    { $answers ->
        [one] 1 Antwort da, verdeckt bis zur letzten.
       *[other] { $answers } Antworten da, verdeckt bis zur letzten.
    }
# en: 9885
chouette-lone-taker =
    { $rule ->
        [must-drop] Wer als Einziger annimmt, muss auch passen.
        [must-beaver] Wer als Einziger annimmt, muss beavern oder passen.
       *[extras] Nimmt nur einer an, kann ihm jeder, der passt, einen Extra-Doppler geben.
    }
# en: 368e
chouette-roll-asked = { $player } will würfeln.
# en: cc2a
chouette-may-double =
    { $count ->
        [one] { $members } kann doppeln, bis { $captain } würfelt.
       *[other] { $members } können doppeln, bis { $captain } würfelt.
    }
# en: 66a3
chouette-may-double-timed =
    { $count ->
        [one] { $members } kann doppeln, bis { $captain } würfelt (spätestens { $moment }).
       *[other] { $members } können doppeln, bis { $captain } würfelt (spätestens { $moment }).
    }
# en: d726
chouette-may-double-rolling =
    { $count ->
        [one] { $members } kann bis zum Wurf doppeln.
       *[other] { $members } können bis zum Wurf doppeln.
    }
# en: 3863
chouette-may-double-grace =
    { $count ->
        [one] { $members } kann doppeln; der Wurf wartet auf die Entscheidung, längstens bis { $moment }.
       *[other] { $members } können doppeln; der Wurf wartet auf die Entscheidungen, längstens bis { $moment }.
    }
# en: b586
chouette-may-double-too =
    { $count ->
        [one] { $members } kann auch doppeln; der Wurf wartet auf die Entscheidung, längstens bis { $moment }.
       *[other] { $members } können auch doppeln; der Wurf wartet auf die Entscheidungen, längstens bis { $moment }.
    }
# en: 14ac
chouette-how-to-wait = **Wurf anhalten** gibt dir mehr Zeit, **Erst mich fragen** (unter **Mein Platz**) in jedem Zug.
# en: 909c
chouette-roll-remembered = { $captain } will würfeln: Der Wurf fällt um { $moment }, oder sobald die Crew entschieden hat.
# en: 4aac
chouette-roll-remembered-untimed = { $captain } will würfeln: Der Wurf fällt, sobald die Crew entschieden hat.
# en: 4afb
chouette-box-won = { $player } hat die Box gewonnen und übernimmt sie im nächsten Spiel.
# en: 8d92
chouette-stand-in =
    { $absence ->
        [left] { $player } spielt für { $box } (gegangen); die Punkte zählen für { $box }.
        [returning] { $player } spielt für { $box } (im nächsten Spiel zurück); die Punkte zählen für { $box }.
        [away] { $player } spielt für { $box } (macht Pause); die Punkte zählen für { $box }.
       *[silent] { $player } spielt für { $box } (schweigt); die Punkte zählen für { $box }.
    }
# en: 3539
chouette-stand-in-for-team = { $player } spielt für das Team: Alle Mitglieder sind weg.

# en: ad90
chouette-at-table = Am Tisch: { $members }
# en: 7a34
chouette-host = { $player } (Host)
# en: c46c
chouette-box = Box: { $box }
# en: 1d26
chouette-box-with-partner = Box: { $box } (Partner: { $partner })
# en: 5f5a
chouette-box-played-by = { $player } spielt für die Box
# en: 8104
chouette-box-on-autopilot = der Autopilot spielt für die Box
# en: cbd7
chouette-captain = Captain: { $captain }
# en: 4b43
chouette-captain-acting = Captain: { $captain } (in Vertretung)
# en: e218
chouette-moves-this-turn = { $player } zieht diesmal
# en: d3f8
chouette-autopilot-moves = der Autopilot zieht
# en: 040b
chouette-crew = Crew: { $members }
# en: f5cd
chouette-absent =
    { $absence ->
        [left] { $player } (gegangen)
        [returning] { $player } (im nächsten Spiel zurück)
        [away] { $player } (macht Pause)
       *[silent] { $player } (schweigt)
    }
# en: 8da0
chouette-out = Draußen: { $members }
# en: 0f82
chouette-line-captain-first = Reihenfolge, Captain zuerst: { $members }
# en: 93f9
chouette-line = Reihenfolge: { $members }
# en: 171c
chouette-line-captain = { $player } (Captain)
# en: 30fd
chouette-waiting-list = Warteliste: { $members }
# en: d79f
chouette-away = Pause: { $members }
