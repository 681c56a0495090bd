### Tavoli a due negli elenchi (/turns, /history, menu), come nomi di thread e nei promemoria.

# en: 22f9
list-next-or-end = iniziare la prossima partita o terminare la sessione
# en: 9591
list-waits-for-start = la prossima partita aspetta: partenza non ancora libera
# en: ab28
list-between-games = tra due partite
# “tra 2 ore” o “2 ore fa”.
# en: 510a
list-due = scadenza { $due }
# en: 95d5
list-rests = per ora il tempo non scorre
# en: 1ac5
list-posted = pubblicata { $since }
# en: 9524
list-awaits = { $player } deve rispondere
# en: b43d
list-awaits-anyone = chiunque può accettare
# en: 5389
list-takeback = { $player } deve concedere o rifiutare un ritiro

# Dopo “Tocca ancora a te:”.
# en: 159c
list-task =
    { $task ->
        [play] giocare { $roll }
        [double] accettare o passare
        [beaver] rispondere al beaver
        [raccoon] rispondere al raccoon
        [single] rispondere all’abbandono (singola)
        [gammon] rispondere all’abbandono (gammon)
        [backgammon] rispondere all’abbandono (backgammon)
        [double-or-roll] raddoppiare o tirare
        [redouble-or-roll] riraddoppiare o tirare
       *[roll] tirare
    }
# en: 4fd2
list-task-or-takeback =
    { $task ->
        [double] accettare o passare, o rispondere a una richiesta di ritiro
        [double-or-roll] raddoppiare o tirare, o rispondere a una richiesta di ritiro
        [redouble-or-roll] riraddoppiare o tirare, o rispondere a una richiesta di ritiro
       *[roll] tirare, o rispondere a una richiesta di ritiro
    }

# In un menu: 100 caratteri.
# en: 3b58
list-choice-match =
    { $length ->
        [one] #{ $table } { $players }, match a 1 punto
       *[other] #{ $table } { $players }, match a { $length } punti
    }
# en: 257f
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }, partita libera
       *[other] #{ $table } { $players }, partita libera, posta { $stake }
    }

# Nomi di thread, dai quali li riconosciamo.
# en: ccc7
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } vs chiunque, match a { $length }
       *[no] { $challenger } vs { $opponent }, match a { $length }
    }
# en: 83bf
list-thread-session =
    { $challenger } vs { $is_to_all ->
        [yes] chiunque
       *[no] { $opponent }
    }, partita libera{ $stake ->
        [1] { "" }
       *[other] , posta { $stake }
    }

# en: 10dc
list-next-challenge = Prossima sfida: con { $players }
# en: e8e7
list-next-game = Prossima partita: contro { $players }

## Promemoria.

# en: 70e0
list-still-your-turn =
    { $task ->
        [play] Tocca ancora a te: gioca { $roll }.
        [double] Tocca ancora a te: accetta o passa.
        [beaver] Tocca ancora a te: rispondi al beaver.
        [raccoon] Tocca ancora a te: rispondi al raccoon.
        [single] Tocca ancora a te: rispondi all’abbandono (singola).
        [gammon] Tocca ancora a te: rispondi all’abbandono (gammon).
        [backgammon] Tocca ancora a te: rispondi all’abbandono (backgammon).
        [double-or-roll] Tocca ancora a te: raddoppia o tira.
        [redouble-or-roll] Tocca ancora a te: riraddoppia o tira.
       *[roll] Tocca ancora a te: tira.
    }
