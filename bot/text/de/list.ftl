### Tische zu zweit in Listen, als Namen von Threads und in Erinnerungen.

# en: 22f9
list-next-or-end = nächstes Spiel starten oder Session beenden
# en: 9591
list-waits-for-start = nächstes Spiel wartet: Grundstellung noch nicht frei
# en: ab28
list-between-games = zwischen zwei Spielen
# en: 510a
list-due = fällig { $due }
# en: 95d5
list-rests = gerade läuft keine Zeit
# en: 1ac5
list-posted = gepostet { $since }
# en: 9524
list-awaits = { $player } muss antworten
# en: b43d
list-awaits-anyone = alle können annehmen
# en: 5389
list-takeback = { $player } muss auf eine Rücknahme antworten

# en: 159c
list-task =
    { $task ->
        [play] { $roll } ziehen
        [double] annehmen oder passen
        [beaver] auf den Beaver antworten
        [raccoon] auf den Raccoon antworten
        [single] auf die Aufgabe antworten (einfach)
        [gammon] auf die Aufgabe antworten (Gammon)
        [backgammon] auf die Aufgabe antworten (Backgammon)
        [double-or-roll] doppeln oder würfeln
        [redouble-or-roll] redoppeln oder würfeln
       *[roll] würfeln
    }
# en: 4fd2
list-task-or-takeback =
    { $task ->
        [double] annehmen oder passen, oder auf eine Rücknahme antworten
        [double-or-roll] doppeln oder würfeln, oder auf eine Rücknahme antworten
        [redouble-or-roll] redoppeln oder würfeln, oder auf eine Rücknahme antworten
       *[roll] würfeln, oder auf eine Rücknahme antworten
    }

# en: 3b58
list-choice-match = #{ $table } { $players }, Match auf { $length }
# en: 257f
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }, unlimitiert
       *[other] #{ $table } { $players }, unlimitiert, Einsatz { $stake }
    }

# en: ccc7
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } fordert alle heraus, Match auf { $length }
       *[no] { $challenger } gegen { $opponent }, Match auf { $length }
    }
# en: 83bf
list-thread-session =
    { $challenger } { $is_to_all ->
        [yes] fordert alle heraus
       *[no] gegen { $opponent }
    }, unlimitiert{ $stake ->
        [1] { "" }
       *[other] , Einsatz { $stake }
    }

# en: 10dc
list-next-challenge = Nächste Herausforderung: { $players }
# en: e8e7
list-next-game = Nächstes Spiel: gegen { $players }

# en: 70e0
list-still-your-turn =
    { $task ->
        [play] Du bist noch dran: { $roll } ziehen.
        [double] Du bist noch dran: annehmen oder passen.
        [beaver] Du bist noch dran: auf den Beaver antworten.
        [raccoon] Du bist noch dran: auf den Raccoon antworten.
        [single] Du bist noch dran: auf die Aufgabe antworten (einfaches Spiel).
        [gammon] Du bist noch dran: auf die Aufgabe antworten (Gammon).
        [backgammon] Du bist noch dran: auf die Aufgabe antworten (Backgammon).
        [double-or-roll] Du bist noch dran: doppeln oder würfeln.
        [redouble-or-roll] Du bist noch dran: redoppeln oder würfeln.
       *[roll] Du bist noch dran: würfeln.
    }
