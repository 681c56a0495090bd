### I pulsanti: verbi di tre parole al massimo, se possibile 20 caratteri. Alcuni stanno anche in frasi.

# en: 2ff1
button-action =
    { $kind ->
        [roll] Tira
        [take] Accetta
        [pass] Passa
        [play] Muovi
        [resign] Abbandona
       *[refuse] Rifiuta
    }
# en: 4093
button-forced = Gioca { $play }
# en: 70b3
button-double =
    { $is_redouble ->
        [yes] Riraddoppia a { $value }
       *[no] Raddoppia a { $value }
    }
# en: 9c7b
button-raise =
    { $kind ->
        [raccoon] Raccoon a { $value }
       *[beaver] Beaver a { $value }
    }
# en: 679c
button-pass-losing = Passa, −{ $points }
# en: c9eb
button-pass-losing-match = Passa, perdi il match
# en: 649d
button-pass-for =
    { $stage ->
        [double] Passa per { $player }, −{ $points }
       *[other] Rifiuta per { $player }, −{ $points }
    }
# en: c586
button-accept = Accetta a { $value }
# en: 8fdc
button-refuse = Rifiuta, −{ $points }
# en: 5cac
button-agree = Accetta, +{ $points }
# en: e2e9
button-resign =
    { $kind ->
        [gammon] Gammon, −{ $points }
        [backgammon] Backgammon, −{ $points }
       *[single] Singola, −{ $points }
    }
# The same where it loses the match.
# en: eea9
button-resign-match =
    { $kind ->
        [gammon] Gammon, perdi il match
        [backgammon] Backgammon, perdi il match
       *[single] Singola, perdi il match
    }
# en: 8383
button-next-game = Prossima partita
# en: 09b4
button-end-session = Termina
# en: a55a
button-rematch = Rivincita
# en: bf90
button-grant-takeback = Concedi il ritiro
# en: b75a
button-refuse-takeback = Rifiuta il ritiro

## Il tempo.

# en: 6e20
button-more-time = +{ $days } giorni
# en: 1933
button-ask-time = Chiedi tempo
# en: 1de1
button-claim = Reclama
# en: 6c46
button-wait = Aspetta
# en: 8b34
button-autopilot = Pilota automatico
# en: fd8a
button-play-on = Rieccomi

## Sguardi al tavolo, solo per chi legge.

# en: 4a24
button-my-side = Il mio lato
# en: bf54
button-since = Dal mio turno
# en: 35af
button-rules = Regole
# en: 7b07
button-take-back = Ritira la mossa
# en: 16d3
button-think-again = Ci ripenso
# en: 5f6a
button-what-is-better = Che cosa è meglio?
# en: ec27
button-go-on-anyway = Continua lo stesso
# en: 4453
button-orders = Istruzioni
# en: 0215
button-replay = Replay
# en: c11d
button-watch = Guarda
# en: 2e0c
button-film = Filmato
# en: 4556
button-still = Immagine fissa
# en: 8917
button-previous-cube = Cubo precedente
# en: 7ef5
button-next-cube = Cubo successivo
# en: 86d8
button-previous-game = Partita precedente

## Collegamenti.

# en: 46f1
button-to-board = Al tavoliere
# en: 98e2
button-to-challenge = Alla sfida

## Sotto una sfida.

# en: 5f19
button-accept-challenge = Accetta
# en: 46a2
button-decline = Rifiuta
# Anche il titolo di ciò che apre.
# en: 912a
button-propose-changes = Proponi modifiche
# en: 6436
button-withdraw-challenge = Ritira la sfida
# en: 8ffe
button-withdraw-counter = Ritira l’offerta

## Sotto la mossa in costruzione, e sotto le opzioni.

# en: 112e
button-menu-play = Scegli una mossa
# en: 299d
button-built =
    { $is_own ->
        [yes] Conferma
       *[no] Suggerisci
    }
# en: 9ed7
button-save = Salva
# en: 3f8a
button-keep = Lascia com’è
# en: 2a7f
button-analyse = Analizza
# en: 8c8d
button-decisions = Decisioni peggiori
# en: 25e3
button-summary = Riepilogo
# en: 554d
button-share = Condividi
# en: dc3d
button-file = File
# en: 5adf
button-deeper = Analisi approfondita
# en: 3bfd
button-show = Mostra
