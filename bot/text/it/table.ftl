### Un tavolo a due: chi gioca, il punteggio, a chi tocca, pip e cubo.

## Sopra il tavoliere.

# en: e9cd
table-game-number = partita { $number }
# en: 122d
table-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
# en: 0b1e
table-crawford = partita Crawford

## A chi tocca.

# Comincia con il nome.
# en: 46d3
table-waits =
    { $task ->
        [play] { $player } deve giocare { $roll }
        [double] { $player } deve accettare o passare
        [beaver] { $player } deve rispondere al beaver
        [raccoon] { $player } deve rispondere al raccoon
        [single] { $player } deve rispondere all’abbandono (singola)
        [gammon] { $player } deve rispondere all’abbandono (gammon)
        [backgammon] { $player } deve rispondere all’abbandono (backgammon)
        [double-or-roll] { $player } deve raddoppiare o tirare
        [redouble-or-roll] { $player } deve riraddoppiare o tirare
       *[roll] { $player } deve tirare
    }
# en: 365a
table-waits-resignation = { $player } deve rispondere all’abbandono
# en: 2b78
table-status =
    { $task ->
        [play] { $player }: gioca { $roll }.
        [single] { $player }: accetti l’abbandono di { $opponent } (singola)?
        [gammon] { $player }: accetti l’abbandono di { $opponent } (gammon)?
        [backgammon] { $player }: accetti l’abbandono di { $opponent } (backgammon)?
        [double-or-roll] { $player }: raddoppia o tira.
        [redouble-or-roll] { $player }: riraddoppia o tira.
       *[roll] { $player }: tira.
    }
# en: 0dbc
table-status-cube =
    { $offer ->
        [redouble] { $player }: accetti o passi il riraddoppio di { $opponent } a { $value }?
        [beaver] { $player }: rispondi al beaver di { $opponent } a { $value }.
        [raccoon] { $player }: rispondi al raccoon di { $opponent } a { $value }.
       *[double] { $player }: accetti o passi il raddoppio di { $opponent } a { $value }?
    }
# en: b3d0
table-next-or-end = { $players }: inizia la prossima partita o termina la sessione.
# **Prossima partita**: un pulsante sotto il tavoliere.
# en: d7be
table-waits-for-start = La prossima partita aspetta: la sua posizione di partenza somiglia troppo a una partita ancora in corso. Inizia da sola appena possibile; **Prossima partita** prova subito.
# en: 32fd
table-over-hint = `/replay` rivede ogni mossa, `/export` salva un file, `/dice show` ti fa verificare i dadi.
# en: 4643
table-abandoned-headline = Chiusura anticipata
# en: bee5
table-abandoned = { $players }: { $reason }

## Sotto il tavoliere.

# en: a576
table-pips = { $player } { $pips } pip
# en: f47c
table-cube-none = senza cubo
# en: 1ac7
table-cube-offered = { $player } offre il cubo a { $value }
# en: a6cb
table-cube-owned = cubo a { $value }, di { $player }
# en: d9d1
table-cube-centred = cubo a { $value }, al centro

## La partita Crawford.

# en: b9b7
table-crawford-now = Questa è la partita Crawford: non si raddoppia.
# en: 6fc0
table-crawford-over = La partita Crawford è passata: si può di nuovo raddoppiare.
# en: acf1
table-crawford-to-come = La partita Crawford deve ancora venire.

## Di passaggio.

# en: 5680
table-against = Contro { $opponent }
# en: 2092
table-numbered = tavolo { $table }

# en: d67b
table-posted-again = { $title }: il tavoliere aggiornato è più in basso
# en: 215c
table-posted = Il tavoliere è pubblicato: { $table }.
# en: 37dd
table-no-part-of-it = Il gioco di questo tavolo non prevede questa azione.
# en: 23b4
table-next = Prossimo: { $table }
# en: 9a3b
table-moved-here = { $players } continuano qui la partita.
# Inizia una frase: “… è interrotta”.
# en: 3096
table-own-game =
    { $is_met ->
        [yes] La tua partita con { $opponent } (#{ $table })
       *[no] La tua partita (#{ $table })
    }
# en: 9839
table-former-player = account cancellato
# en: 5f0e
table-numbered-player = partecipante { $number }
# en: f4a3
table-nameless-player = qualcuno senza nome
