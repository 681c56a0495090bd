### Zeit: Zeit pro Zug, Ruhezeit und Wochenende, Urlaub, und was daran nicht stimmen kann.

# en: 5bd3
clock-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
# en: 8ed9
clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }

# en: 38d0
clock-none = ohne Uhr
# en: a44a
clock-turn = { $time } pro Zug
# en: 743c
clock-reserve = Zeitreserve: { $reserve }
# en: 28f8
clock-weekends = steht am Wochenende
# en: 70cb
clock-when-out =
    { $when_out ->
        [claimed] Zeit abgelaufen: automatisch verloren
        [autopilot] Zeit abgelaufen: Autopilot
       *[opponent-decides] Zeit abgelaufen: Gegenseite entscheidet
    }
# en: 4204
clock-line = Uhr: { $control }
# en: 1c28
clock-change = Uhr: { $before } → { $after }

# en: bdf8
clock-rule = **Uhr**: { $time } pro Zug für jede Seite.
# en: a9a9
clock-rule-reserve = Zeitreserve für alle Züge zusammen: { $reserve }.
# en: e6fb
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] Am eigenen Wochenende und im Urlaub steht die Uhr.
       *[no] Im Urlaub steht die Uhr.
    }
# en: ca60
clock-rule-when-out =
    { $when_out ->
        [claimed] Wer die Zeit überschreitet, verliert das Spiel automatisch.
        [autopilot] Überschreitet eine Seite die Zeit, spielt der Autopilot für sie zu Ende, außer sie kommt zurück.
       *[opponent-decides] Überschreitet eine Seite die Zeit, kann die andere den Sieg beanspruchen, den Autopiloten zu Ende spielen lassen oder warten.
    }
# en: a629
clock-rule-loss = **Verlust auf Zeit**: Ein unbeantwortetes Doppel gilt als Pass, eine unbeantwortete Aufgabe als angenommen. Sonst ist ein einfaches Spiel zum Wert des Dopplers verloren, oder ein Gammon oder Backgammon, das nicht mehr zu retten ist. Wer zwei Spiele nacheinander auf Zeit verliert, verliert das Match.

# en: 540a
clock-won = { $winner } gewinnt auf Zeit: { $loser } hat nicht weitergespielt.
# en: bc10
clock-waited = Du wartest ab. Bis die Gegenseite spielt, kannst du weiter **Sieg beanspruchen** drücken oder `/clock claim` tippen.

# en: c60d
clock-vacations = ### Dein Urlaub
# en: f9a7
clock-vacations-none = Kein Urlaub eingetragen.
# en: 637e
clock-vacations-left = -# Urlaubstage { $year }: noch { $left } von { $allowance }. Im Urlaub stehen deine Uhren.
# en: 5b63
clock-vacations-hint = -# `/vacation set` trägt Urlaub ein, `/vacation end` beendet ihn.
# en: c922
clock-vacation-set = Urlaub eingetragen: { $days }. So lange stehen alle deine Uhren. Urlaubstage { $year }: noch { $left }.
# en: 775c
clock-vacation-cancelled = Urlaub abgesagt: { $days }.
# en: 0e4c
clock-vacation-ended = Dein Urlaub endet heute. Ab Mitternacht laufen deine Uhren wieder.

# en: ec1a
clock-calendar = -# Wann du spielen kannst
# en: a598
clock-zone = Zeitzone: **{ $zone }**
# en: 6df6
clock-zone-usual = Zeitzone: **{ $zone }, bis du deine wählst**
# en: bf77
clock-quiet = Ruhezeit (keine Erinnerungen): **{ $begin } bis { $end }**
# en: b3ac
clock-quiet-none = Ruhezeit (keine Erinnerungen): **keine**
# en: d5bb
clock-weekend = Wochenende: **{ $weekdays }**
# en: 8c5f
clock-weekend-none = Wochenende: **keins**
# en: 1de8
clock-weekday =
    { $day ->
        [monday] Montag
        [tuesday] Dienstag
        [wednesday] Mittwoch
        [thursday] Donnerstag
        [friday] Freitag
        [saturday] Samstag
       *[sunday] Sonntag
    }

# en: ce73
clock-wrong-hours =
    { $fault ->
        [hours] Wähle `turn_hours` von 1 bis { $most }, oder 0 für keine Uhr; du hast { $given } eingegeben.
        [reserve] Wähle `reserve_hours` von 0 bis { $most }; du hast { $given } eingegeben.
        [extension] Du kannst 1 bis { $most } Stunden auf einmal geben; du hast { $given } eingegeben.
       *[interval] Wähle `remind_hours` von 1 bis { $most }, oder 0 für nur eine Erinnerung, bevor deine Zeit abläuft; du hast { $given } eingegeben.
    }
# en: 0d17
clock-wrong-rules = Nur mit Uhr möglich: { $options }. Gib `turn_hours` an, oder lass das weg.
# en: 7dc8
clock-wrong-zone = Die Zeitzone `{ $given }` kenne ich nicht. Schreib Region und Stadt, etwa { $examples }.
# en: 149e
clock-wrong-quiet = Mindestens eine Stunde am Tag muss außerhalb deiner Ruhezeit liegen.
# What may be typed instead of a day.
# en: 4a08
-clock-today = heute
# en: f357
clock-today = { -clock-today }
# en: 7bc3
clock-wrong-date = `{ $given }` kann ich nicht als Datum lesen. Schreib Jahr-Monat-Tag, etwa `2026-03-01`, oder `{ -clock-today }`.
# en: de7e
clock-wrong-time = `{ $given }` kann ich nicht als Uhrzeit lesen. Schreib Stunden und Minuten, etwa `22:30` oder `10:30pm`.
# en: 2d3c
clock-half-quiet = Gib `quiet_from` und `quiet_until` beide an, oder `quiet_from:{ -settings-none }` für keine Ruhezeit.
# en: e7d7
clock-vacation-backwards = Dein Urlaub endet vor seinem Beginn: Vertausche `from` und `until`.
# en: 5e40
clock-vacation-past = Dein Urlaub kann frühestens heute beginnen, am { $today }.
# en: a9b7
clock-vacation-far = Urlaub kannst du bis zu ein Jahr im Voraus eintragen: Er muss spätestens am { $latest } beginnen.
# en: 27d1
clock-vacation-overlaps = Du hast schon Urlaub vom { $first } bis { $last }. Beende ihn zuerst mit `/vacation end`.
# en: 244d
clock-vacation-long = Wähle einen kürzeren Urlaub. Urlaubstage { $year }: noch { $left }.
# en: f95a
clock-vacation-late = An einem Tisch ist deine Zeit abgelaufen ({ $since }): Spiel dort zuerst, oder bitte mit `/clock ask` um mehr Zeit.
# en: 474a
clock-vacation-over = Kein Urlaub eingetragen, der enden könnte. Trag mit `/vacation set` einen ein.
