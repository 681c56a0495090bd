### Beschriftungen der Buttons, möglichst 20 Zeichen. Einige stehen auch in Sätzen.

# en: 2ff1
button-action =
    { $kind ->
        [roll] Würfeln
        [take] Annehmen
        [pass] Passen
        [play] Ziehen
        [resign] Aufgeben
       *[refuse] Ablehnen
    }
# en: 4093
button-forced = { $play } ziehen
# en: 70b3
button-double =
    { $is_redouble ->
        [yes] Redoppeln auf { $value }
       *[no] Doppeln auf { $value }
    }
# en: 9c7b
button-raise =
    { $kind ->
        [raccoon] Raccoon auf { $value }
       *[beaver] Beaver auf { $value }
    }
# en: 679c
button-pass-losing = Passen, −{ $points }
# en: c9eb
button-pass-losing-match = Passen, Match verloren
# en: 649d
button-pass-for =
    { $stage ->
        [double] Für { $player } passen, −{ $points }
       *[other] Für { $player } ablehnen, −{ $points }
    }
# en: c586
button-accept = Annehmen bei { $value }
# en: 8fdc
button-refuse = Ablehnen, −{ $points }
# en: 5cac
button-agree = Annehmen, +{ $points }
# en: e2e9
button-resign =
    { $kind ->
        [gammon] Gammon, −{ $points }
        [backgammon] Backgammon, −{ $points }
       *[single] Einfach, −{ $points }
    }
# The same where it loses the match.
# en: eea9
button-resign-match =
    { $kind ->
        [gammon] Gammon, Match verloren
        [backgammon] Backgammon, Match verloren
       *[single] Einfach, Match verloren
    }
# en: 8383
button-next-game = Nächstes Spiel
# en: 09b4
button-end-session = Session beenden
# en: a55a
button-rematch = Revanche
# en: bf90
button-grant-takeback = Rücknahme erlauben
# en: b75a
button-refuse-takeback = Rücknahme ablehnen

# en: 6e20
button-more-time = +{ $days } Tage
# en: 1933
button-ask-time = Um Zeit bitten
# en: 1de1
button-claim = Sieg beanspruchen
# en: 6c46
button-wait = Warten
# en: 8b34
button-autopilot = Autopilot
# en: fd8a
button-play-on = Ich bin zurück

# en: 4a24
button-my-side = Meine Seite
# en: bf54
button-since = Seit meinem Zug
# en: 35af
button-rules = Regeln
# en: 7b07
button-take-back = Zurücknehmen
# en: 16d3
button-think-again = Neu überlegen
# en: 5f6a
button-what-is-better = Was ist besser?
# en: ec27
button-go-on-anyway = Trotzdem weiter
# en: 4453
button-orders = Anweisungen
# en: 0215
button-replay = Replay
# en: c11d
button-watch = Abspielen
# en: 2e0c
button-film = Film
# en: 4556
button-still = Standbild
# en: 8917
button-previous-cube = Voriges Doppel
# en: 7ef5
button-next-cube = Nächstes Doppel
# en: 86d8
button-previous-game = Voriges Spiel

# en: 46f1
button-to-board = Zum Brett
# en: 98e2
button-to-challenge = Zur Herausforderung

# en: 5f19
button-accept-challenge = Annehmen
# en: 46a2
button-decline = Ablehnen
# en: 912a
button-propose-changes = Änderung vorschlagen
# en: 6436
button-withdraw-challenge = Zurückziehen
# en: 8ffe
button-withdraw-counter = Vorschlag zurück

# en: 112e
button-menu-play = Wähle einen Zug
# en: 299d
button-built =
    { $is_own ->
        [yes] Bestätigen
       *[no] Vorschlagen
    }
# en: 9ed7
button-save = Speichern
# en: 3f8a
button-keep = So lassen
# en: 2a7f
button-analyse = Analysieren
# en: 8c8d
button-decisions = Größte Fehler
# en: 25e3
button-summary = Übersicht
# en: 554d
button-share = Teilen
# en: dc3d
button-file = Datei
# en: 5adf
button-deeper = Tiefe Analyse
# en: 3bfd
button-show = Zeigen
