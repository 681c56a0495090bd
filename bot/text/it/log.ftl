### Il registro di una partita a due: una riga per evento, senza punto.

# en: f746
log-opening = Lancio di partenza { $high }-{ $low }: comincia { $starter }
# en: 758e
log-opening-again = Lancio di partenza { $die }-{ $die }: si tira di nuovo
# en: 2ee8
log-opening-doubled = Lancio di partenza { $die }-{ $die }: raddoppio automatico a { $value }, si tira di nuovo

# en: 7d5c
log-doubles =
    { $is_automatic ->
        [yes] { $player } raddoppia a { $value } (in automatico)
       *[no] { $player } raddoppia a { $value }
    }
# en: b4ca
log-redoubles =
    { $is_automatic ->
        [yes] { $player } riraddoppia a { $value } (in automatico)
       *[no] { $player } riraddoppia a { $value }
    }
# en: dc56
log-raises =
    { $stage ->
        [raccoon] { $player }: raccoon a { $value }
       *[beaver] { $player }: beaver a { $value }
    }
# en: a177
log-takes =
    { $is_automatic ->
        [yes] { $player } accetta a { $value } (in automatico)
       *[no] { $player } accetta a { $value }
    }
# en: b43c
log-passes =
    { $points ->
        [one] { $player } passa: { $winner } vince 1 punto
       *[other] { $player } passa: { $winner } vince { $points } punti
    }
# en: 773c
log-passes-automatically =
    { $points ->
        [one] { $player } passa (in automatico): { $winner } vince 1 punto
       *[other] { $player } passa (in automatico): { $winner } vince { $points } punti
    }
# en: c4fd
log-resigns =
    { $kind ->
        [gammon] { $player } offre di concedere un gammon
        [backgammon] { $player } offre di concedere un backgammon
       *[single] { $player } offre di concedere una partita singola
    }
# en: f038
log-accepts-resignation = { $player } accetta l’abbandono
# en: 7e48
log-refuses-resignation = { $player } rifiuta l’abbandono
# en: 055c
log-resignation-accepted = L’abbandono è accettato (in automatico)
# en: f65d
log-out-of-time =
    { $points ->
        [one] Tempo scaduto per { $player }: { $winner } vince 1 punto
       *[other] Tempo scaduto per { $player }: { $winner } vince { $points } punti
    }
# Di una mossa o di un raddoppio.
# en: a60b
log-takeback = Ritiro concesso a { $player }
# en: 38f5
log-undo = { $player } ritira la mossa
