### Was ein Tisch zu zweit von sich sagt: wer spielt, Stand, wer dran ist, Pips und Doppler.

# en: e9cd
table-game-number = Spiel { $number }
# en: 122d
table-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
# en: 0b1e
table-crawford = Crawford-Spiel

# Beginnt mit dem Namen, dem kein Doppelpunkt folgt: Über dem Bild steht der Name für sich.
# en: 46d3
table-waits =
    { $task ->
        [play] { $player } am Zug: { $roll }
        [double] { $player } muss annehmen oder passen
        [beaver] { $player } muss auf den Beaver antworten
        [raccoon] { $player } muss auf den Raccoon antworten
        [single] { $player } muss auf die Aufgabe antworten (einfach)
        [gammon] { $player } muss auf die Aufgabe antworten (Gammon)
        [backgammon] { $player } muss auf die Aufgabe antworten (Backgammon)
        [double-or-roll] { $player } kann doppeln oder würfeln
        [redouble-or-roll] { $player } kann redoppeln oder würfeln
       *[roll] { $player } am Wurf
    }
# en: 365a
table-waits-resignation = { $player } muss auf die Aufgabe antworten
# en: 2b78
table-status =
    { $task ->
        [play] { $player }: Zieh { $roll }.
        [single] { $player }: Aufgabe von { $opponent } annehmen (einfaches Spiel)?
        [gammon] { $player }: Aufgabe von { $opponent } annehmen (Gammon)?
        [backgammon] { $player }: Aufgabe von { $opponent } annehmen (Backgammon)?
        [double-or-roll] { $player }: doppeln oder würfeln?
        [redouble-or-roll] { $player }: redoppeln oder würfeln?
       *[roll] { $player }: Du bist am Wurf.
    }
# en: 0dbc
table-status-cube =
    { $offer ->
        [redouble] { $player }: Redoppel von { $opponent } auf { $value } annehmen oder passen?
        [beaver] { $player }: Antworte auf den Beaver von { $opponent } auf { $value }.
        [raccoon] { $player }: Antworte auf den Raccoon von { $opponent } auf { $value }.
       *[double] { $player }: Doppel von { $opponent } auf { $value } annehmen oder passen?
    }
# en: b3d0
table-next-or-end = { $players }: Nächstes Spiel starten oder Session beenden.
# **Nächstes Spiel**: ein Button unter dem Brett.
# en: d7be
table-waits-for-start = Das nächste Spiel wartet: Seine Grundstellung ist einem laufenden Spiel zu ähnlich. Es beginnt automatisch, sobald das möglich ist; **Nächstes Spiel** versucht es sofort.
# en: 32fd
table-over-hint = `/replay` zeigt alle Züge noch einmal, `/export` speichert eine Datei, mit `/dice show` prüfst du die Würfel.
# en: 4643
table-abandoned-headline = Abgebrochen
# en: bee5
table-abandoned = { $players }: { $reason }

# en: a576
table-pips =
    { $pips ->
        [one] { $player } 1 Pip
       *[other] { $player } { $pips } Pips
    }
# en: f47c
table-cube-none = ohne Doppler
# en: 1ac7
table-cube-offered = { $player } doppelt auf { $value }
# en: a6cb
table-cube-owned = Doppler auf { $value } bei { $player }
# en: d9d1
table-cube-centred = Doppler auf { $value } in der Mitte

# en: b9b7
table-crawford-now = Das ist das Crawford-Spiel: Niemand darf doppeln.
# en: 6fc0
table-crawford-over = Das Crawford-Spiel ist vorbei: Doppeln ist wieder erlaubt.
# en: acf1
table-crawford-to-come = Das Crawford-Spiel kommt noch.

# en: 5680
table-against = Gegen { $opponent }
# en: 2092
table-numbered = Tisch { $table }

# en: d67b
table-posted-again = { $title }: Das neueste Brett steht weiter unten
# en: 215c
table-posted = Das Brett ist gepostet: { $table }.
# en: 37dd
table-no-part-of-it = Das gibt es in dem Spiel hier nicht.
# en: 23b4
table-next = Weiter: { $table }
# en: 9a3b
table-moved-here = { $players } spielen hier weiter.
# en: 3096
table-own-game =
    { $is_met ->
        [yes] Dein Spiel mit { $opponent } (#{ $table })
       *[no] Dein Spiel (#{ $table })
    }

# en: 9839
table-former-player = früheres Mitglied
# en: 5f0e
table-numbered-player = Mitglied { $number }
# en: f4a3
table-nameless-player = jemand ohne Namen
