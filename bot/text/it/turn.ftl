### A chi tocca dove, promemoria, le domande prima di un’azione, la mossa in costruzione, istruzioni fisse e nota.

# en: 8dbd
turn-none = Adesso non hai partite. Iniziane una con `/challenge`.
# en: 0a5b
turn-heading-yours = ### Tocca a te
# en: bbdd
turn-heading-others = ### Tocca ad altri
# en: 2cb7
turn-heading-anyone = ### Sfide aperte qui
# en: 5bc7
turn-left-out =
    { $number ->
        [one] -# … e un altro
       *[other] -# … e altri { $number }
    }
# en: d0b4
turn-next = Fatto. Tocca a te anche qui: { $table }

## Un promemoria.

# en: f183
turn-still = Tocca ancora a te.
# en: 7799
turn-still-to = Tocca ancora a te: { $task }.
# en: e661
turn-still-to-answer = Tocca ancora a te: { $task } ({ $offers }).
# en: 48d3
turn-reminder = Promemoria: { $call }
# en: 4756
turn-reminder-to = Promemoria: { $call }.
# “tra 2 ore”.
# en: a242
turn-time-runs-out =
    { $is_direct ->
        [yes] Il tuo tempo scade { $when }.
       *[no] Il tempo scade { $when }.
    }

## Domande prima di un’azione, e che cosa si dice dopo.

# en: 44d5
turn-ask-double = { $button }?
# en: c4eb
turn-ask-pass =
    { $stage ->
        [beaver] Rifiuti il beaver?
        [raccoon] Rifiuti il raccoon?
        [redouble] Passi il riraddoppio?
       *[double] Passi il raddoppio?
    }
# en: c34a
turn-ask-pass-for =
    { $stage ->
        [beaver] Rifiuti il beaver per { $player }?
        [raccoon] Rifiuti il raccoon per { $player }?
        [redouble] Passi il riraddoppio per { $player }?
       *[double] Passi il raddoppio per { $player }?
    }
# en: dd06
turn-ask-resign = Che cosa concedi? L’altra parte può rifiutare tutto ciò che è meno del massimo.
# Where what is resigned is the most that can be lost.
# en: 837c
turn-ask-resign-maximum =
    { $is_match ->
        [yes] Abbandoni il match? È il massimo, quindi l’abbandono è accettato subito.
       *[no] Abbandoni la partita? È il massimo, quindi l’abbandono è accettato subito.
    }
# en: b6f2
turn-offer-more = Il tuo abbandono è stato rifiutato. Fino al tuo prossimo turno puoi solo offrire di più.
# en: 1506
turn-cancel = Annulla
# en: 5a75
turn-cancelled = Annullato.
# en: 4de1
turn-done = Fatto.
# en: 3bdb
turn-you-rolled = Il tuo lancio: { $roll }.
# en: a575
turn-play-stands = Nel frattempo si è tirato: la tua mossa resta.

## Sopra ciò che è successo dal turno di chi legge.

# en: d2f7
turn-since-yours = Dal tuo turno
# en: 6769
turn-nothing-since-yours = Dal tuo turno non è successo nulla
# en: ed48
turn-last = L’ultimo turno

## Una mossa in costruzione, propria o da suggerire al capitano.

# en: d5d4
turn-build =
    { $is_own ->
        [yes] ### Il tuo lancio: { $roll }
       *[no] ### Suggerisci una mossa per { $roll }
    }
# en: 5668
turn-build-moved = ### { $roll }: { $moves }
# **Conferma** o **Suggerisci** è il pulsante.
# en: 94a2
turn-build-complete =
    { $is_own ->
        [yes] Mossa completa. Confermi?
       *[no] Mossa completa. La suggerisci?
    }
# en: 6f44
turn-build-from = Dalla { $point } a dove?
# en: 0d2a
turn-build-from-bar = Dal bar a dove?
# en: e80a
turn-build-next = Scegli la prossima pedina.
# en: f0d1
turn-build-first = Scegli una mossa, o una pedina da muovere.
# en: 09f2
turn-build-more-plays = -# Mosse elencate: { $listed } di { $plays }. Costruisci le altre passo passo, o scrivi `{ $command }`.
# en: b376
turn-build-bar = bar
# en: 9fa5
turn-build-other-checker = Altra pedina
# en: 1eba
turn-build-undo = Indietro

## Istruzioni fisse: ciò che il bot fa per te finché non le spegni.

# en: c4a4
turn-orders-heading =
    { $is_match ->
        [yes] Le tue istruzioni in questo match
       *[no] Le tue istruzioni in questa sessione
    }
# en: ea59
turn-orders-once = Una volta, in questa partita:
# en: 4448
turn-orders-rolling = Smetto di tirare per te quando il cubo passa dalla tua parte. Un lancio senza scelta è giocato per te, senza notifica.
# en: 3bab
turn-roll-for-me = Tira per me
# en: 97c9
turn-rolling-stopped = Non tiro più per te: il cubo è tuo.
# en: b1c4
turn-orders-hint = Le tue istruzioni le vedi solo tu. Puoi disattivarle finché non agiscono; il registro mostra che cosa hanno fatto.
# en: 9772
turn-orders-bearing-off = La levata automatica leva tutte le pedine che il lancio permette. Tra mosse equivalenti tiene occupate più punte, poi preferisce le pile più basse, poi più pedine sulle punte basse.
# en: a34c
turn-order =
    { $order ->
        [roll] Tira per me quando non posso raddoppiare
        [forced] Gioca per me le mosse obbligate
        [bear-off] Leva per me quando non c’è più contatto
        [roll-game] Tira per me in questa partita anche se potrei raddoppiare
        [roll-table]
            { $is_match ->
                [yes] Tira per me in questo match anche se potrei raddoppiare
               *[no] Tira per me in questa sessione anche se potrei raddoppiare
            }
        [after-hit] Chiedimi di nuovo ogni volta che una pedina è mangiata
        [double] Raddoppia all’inizio del mio prossimo turno
        [take] Accetta il prossimo raddoppio
       *[pass] Passa il prossimo raddoppio
    }
# en: 165c
turn-order-button =
    { $order ->
        [roll] Tira
        [forced] Mosse obbligate
        [bear-off] Levata
        [roll-game] Tira: partita
        [roll-table]
            { $is_match ->
                [yes] Tira: match
               *[no] Tira: sessione
            }
        [after-hit] Chiedi se si mangia
        [double] Raddoppia al mio turno
        [take] Accetta il prossimo
       *[pass] Passa il prossimo
    }
# en: 6fe3
turn-order-on = { $order }: **sì**
# en: cb87
turn-order-off = { $order }: no
# en: 2e4e
turn-order-settled = { $order }: **sì** (`/settings me`)
# en: 0d71
turn-order-between-games = Dai questa istruzione quando è iniziata la prossima partita.
# en: da81
turn-order-cube-yours = Finché il cubo è tuo, decidi tu prima di ogni lancio. Dai questa istruzione quando non lo è più.
# en: 071c
turn-order-turn-begun = Il tuo turno è iniziato: raddoppia o tira a mano. Puoi dare questa istruzione dopo il lancio.
# en: fe7e
turn-order-doubled = Hai davanti un raddoppio: premi subito **Accetta** o **Passa**. L’istruzione vale per il prossimo.

## La nota su un tavolo.

# en: bb6a
turn-note = -# La tua nota:
# en: 8fec
turn-note-none = Non hai una nota su questo tavolo. Scrivine una con `/note text:`; la vedi solo tu.
# en: 69f6
turn-note-deleted = Nota cancellata.
# **Il mio lato** e **Dal mio turno** sono pulsanti.
# en: ed5e
turn-note-hint = La tua nota la vedi solo tu: sotto **Il mio lato**, **Dal mio turno** e dove costruisci la mossa.
# en: 1199
turn-note-too-long = Una nota può avere al massimo { $limit } caratteri. Accorcia la tua.
# en: a64b
turn-live = Segue la partita fino alle { $moment }. Poi premi di nuovo **Il mio lato**.
# en: 930f
turn-live-over = Premi di nuovo **Il mio lato** per vedere che cosa è cambiato.
