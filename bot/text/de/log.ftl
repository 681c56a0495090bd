### Das Protokoll eines Spiels zu zweit: eine Zeile je Ereignis, ohne Punkt.

# en: f746
log-opening = Eröffnungswurf { $high }-{ $low }: { $starter } beginnt
# en: 758e
log-opening-again = Eröffnungswurf { $die }-{ $die }: noch einmal
# en: 2ee8
log-opening-doubled = Eröffnungswurf { $die }-{ $die }: automatisches Doppel auf { $value }, noch einmal

# en: 7d5c
log-doubles =
    { $is_automatic ->
        [yes] { $player } doppelt auf { $value } (automatisch)
       *[no] { $player } doppelt auf { $value }
    }
# en: b4ca
log-redoubles =
    { $is_automatic ->
        [yes] { $player } redoppelt auf { $value } (automatisch)
       *[no] { $player } redoppelt auf { $value }
    }
# en: dc56
log-raises =
    { $stage ->
        [raccoon] { $player } erhöht mit Raccoon auf { $value }
       *[beaver] { $player } beavert auf { $value }
    }
# en: a177
log-takes =
    { $is_automatic ->
        [yes] { $player } nimmt bei { $value } an (automatisch)
       *[no] { $player } nimmt bei { $value } an
    }
# en: b43c
log-passes =
    { $points ->
        [one] { $player } passt: { $winner } gewinnt 1 Punkt
       *[other] { $player } passt: { $winner } gewinnt { $points } Punkte
    }
# en: 773c
log-passes-automatically =
    { $points ->
        [one] { $player } passt (automatisch): { $winner } gewinnt 1 Punkt
       *[other] { $player } passt (automatisch): { $winner } gewinnt { $points } Punkte
    }
# en: c4fd
log-resigns =
    { $kind ->
        [gammon] { $player } will ein Gammon aufgeben
        [backgammon] { $player } will ein Backgammon aufgeben
       *[single] { $player } will ein einfaches Spiel aufgeben
    }
# en: f038
log-accepts-resignation = { $player } nimmt die Aufgabe an
# en: 7e48
log-refuses-resignation = { $player } lehnt die Aufgabe ab
# en: 055c
log-resignation-accepted = Aufgabe angenommen (automatisch)
# en: f65d
log-out-of-time =
    { $points ->
        [one] { $player } hat die Zeit überschritten: { $winner } gewinnt 1 Punkt
       *[other] { $player } hat die Zeit überschritten: { $winner } gewinnt { $points } Punkte
    }
# en: a60b
log-takeback = Rücknahme für { $player } erlaubt
# en: 38f5
log-undo = { $player } nimmt den Zug zurück
