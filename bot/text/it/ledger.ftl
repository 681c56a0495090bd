### I conti delle chouette: chi paga chi dopo una partita, e perché; chi ha vinto quanto; e come si salda tutto.

## Pagine: titoli, e i pulsanti che ci portano

# en: 662c
ledger-page =
    { $page ->
        [standings] Conti
        [payments] Tutti i pagamenti
       *[settle] Salda i conti
    }
# en: 268e
ledger-server = Tutte le chouette di questo server
# en: 3660
ledger-of-table = Chouette di { $host } (#{ $table })
# en: 601a
ledger-opened = dal { $moment }
# en: 6649
ledger-only-one = Finora è l’unica chouette su questo server.
# en: 72d0
ledger-way =
    { $way ->
        [all-time] Di sempre
        [this-chouette] Questa chouette
        [newer] Più recenti
       *[older] Più vecchi
    }

## Ciò che finora è stato vinto e perso

# en: cf0b
ledger-score = Punteggio: { $totals }
# en: 4630
ledger-final = Classifica finale
# en: 27d1
ledger-empty = Nessun punto vinto o perso finora.
# en: 8ec7
ledger-left-out =
    { $players ->
        [one] … e 1 altro nome
       *[other] … e altri { $players } nomi
    }
# en: ebf7
ledger-points-only = Solo punti: non gira denaro.
# en: a69c
ledger-even = Sono tutti in pari.
# en: 4664
ledger-how-to-settle =
    { $payments ->
        [one] Questo pagamento salda solo questi punti: non ciò che resta dalle serate precedenti né ciò che è già pagato.
       *[other] Questi { $payments } pagamenti saldano solo questi punti: non ciò che resta dalle serate precedenti né ciò che è già pagato.
    }
# en: 5c20
ledger-final-sheet = Il segnapunti finale dice che cosa si paga, serate precedenti qui comprese.
# en: f21f
ledger-payment = { $payer } → { $payee } { $points }
# en: 4721
ledger-more-payments =
    { $payments ->
        [one] … e un altro
       *[other] … e altri { $payments }
    }
# en: 3479
ledger-nothing-paid = Ancora nessun pagamento.
# en: 34bb
ledger-no-older-payments = Nessun pagamento più vecchio.

## Tutti i pagamenti

# en: 0284
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **Partita { $game }**, in corso
               *[other] **Partita { $game }**, posta { $stake }, in corso
            }
       *[no]
            { $stake ->
                [1] **Partita { $game }**
               *[other] **Partita { $game }**, posta { $stake }
            }
    }
# en: d6ae
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }, partita { $game }**, in corso
               *[other] **#{ $table }, partita { $game }**, posta { $stake }, in corso
            }
       *[no]
            { $stake ->
                [1] **#{ $table }, partita { $game }**
               *[other] **#{ $table }, partita { $game }**, posta { $stake }
            }
    }
# en: 3767
ledger-payment-for = { $payer } → { $payee } { $points } ({ $why })

## I pagamenti di una partita, scommessa per scommessa

# en: c664
ledger-settlement = Partita { $game }, scommessa per scommessa
# en: 8d01
ledger-pays = { $payer } paga { $points } a { $payee } ({ $why })
# en: 4d98
ledger-pays-each = { $payer } paga a { $payees } { $points } a testa ({ $why })
# en: 58b3
ledger-pay-each = { $payers } pagano { $points } a testa a { $payee } ({ $why })
# en: 7d61
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } passa il raccoon di { $other }: { $points } punti
               *[other] { $players } passano il raccoon di { $other }: { $points } punti a testa
            }
       *[beaver]
            { $count ->
                [one] { $players } passa il beaver di { $other }: { $points } punti
               *[other] { $players } passano il beaver di { $other }: { $points } punti a testa
            }
    }
# en: b3b2
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player } passa i raccoon di { $others }: { $points } punti a testa
       *[beaver] { $player } passa i beaver di { $others }: { $points } punti a testa
    }
# en: 6d83
ledger-are-even = { $players } sono in pari ({ $why })

## Perché si paga: etichette senza soggetto, fra parentesi.

# en: dfe0
ledger-why =
    { $why ->
        [borne-off] giocata fino in fondo
        [dropped] passo
        [resigned] concessione
        [forfeited] rinuncia
        [extra] cubo extra
        [partner] metà del compagno
       *[settled] accordo
    }
# en: f2a0
ledger-why-refused =
    { $stage ->
        [beaver] beaver passato, cubo a { $cube }
       *[raccoon] raccoon passato, cubo a { $cube }
    }
# en: 4acc
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] gammon, vale come partita singola (Jacoby), cubo a { $cube }
               *[no] gammon, cubo a { $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] backgammon, vale come partita singola (Jacoby), cubo a { $cube }
               *[no] backgammon, cubo a { $cube }
            }
       *[single] partita singola, cubo a { $cube }
    }
# en: 0aa1
ledger-why-conceded =
    { $why ->
        [forfeited] rinuncia: { $result }
       *[resigned] concessione: { $result }
    }
# en: 8ef6
ledger-why-extra = cubo extra a { $cube }
# en: 0156
ledger-why-on-extra = { $why }, cubo extra

## Il box e la coda della prossima partita

# en: 2f40
ledger-away = Assenti: { $players }.
# en: 9095
ledger-heads-up = Restano in due e continuano testa a testa.
