### Die Abrechnung von Chouettes: wer wem warum zahlt, wer wie viel gewonnen hat, und wie es ausgeglichen wird.

# en: 662c
ledger-page =
    { $page ->
        [standings] Abrechnung
        [payments] Alle Zahlungen
       *[settle] Ausgleichen
    }
# en: 268e
ledger-server = Alle Chouettes auf diesem Server
# en: 3660
ledger-of-table = Chouette von { $host } (#{ $table })
# en: 601a
ledger-opened = seit { $moment }
# en: 6649
ledger-only-one = Bisher die einzige Chouette auf diesem Server.
# en: 72d0
ledger-way =
    { $way ->
        [all-time] Insgesamt
        [this-chouette] Diese Chouette
        [newer] Neuere
       *[older] Ältere
    }

# en: cf0b
ledger-score = Stand: { $totals }
# en: 4630
ledger-final = Endstand
# en: 27d1
ledger-empty = Noch keine Punkte gewonnen oder verloren.
# en: 8ec7
ledger-left-out = … und { $players } weitere
# en: ebf7
ledger-points-only = Nur Punkte: Es fließt kein Geld.
# en: a69c
ledger-even = Alle sind quitt.
# en: 4664
ledger-how-to-settle =
    { $payments ->
        [one] Diese Zahlung gleicht nur diese Punkte aus: nicht, was von früheren Abenden offen oder schon bezahlt ist.
       *[other] Diese { $payments } Zahlungen gleichen nur diese Punkte aus: nicht, was von früheren Abenden offen oder schon bezahlt ist.
    }
# en: 5c20
ledger-final-sheet = Der letzte Punktzettel zeigt, was zu zahlen ist, frühere Abende hier eingeschlossen.
# en: f21f
ledger-payment = { $payer } → { $payee } { $points }
# en: 4721
ledger-more-payments = … und { $payments } weitere
# en: 3479
ledger-nothing-paid = Noch keine Zahlungen.
# en: 34bb
ledger-no-older-payments = Keine älteren Zahlungen.

# en: 0284
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **Spiel { $game }**, läuft
               *[other] **Spiel { $game }**, Einsatz { $stake }, läuft
            }
       *[no]
            { $stake ->
                [1] **Spiel { $game }**
               *[other] **Spiel { $game }**, Einsatz { $stake }
            }
    }
# en: d6ae
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }, Spiel { $game }**, läuft
               *[other] **#{ $table }, Spiel { $game }**, Einsatz { $stake }, läuft
            }
       *[no]
            { $stake ->
                [1] **#{ $table }, Spiel { $game }**
               *[other] **#{ $table }, Spiel { $game }**, Einsatz { $stake }
            }
    }
# en: 3767
ledger-payment-for = { $payer } → { $payee } { $points } ({ $why })

# en: c664
ledger-settlement = Spiel { $game }, Wette für Wette
# en: 8d01
ledger-pays = { $payer } zahlt { $payee } { $points } ({ $why })
# en: 4d98
ledger-pays-each = { $payer } zahlt { $payees } je { $points } ({ $why })
# en: 58b3
ledger-pay-each = { $payers } zahlen { $payee } je { $points } ({ $why })
# en: 7d61
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } lehnt den Raccoon von { $other } ab: { $points } Punkte
               *[other] { $players } lehnen den Raccoon von { $other } ab: je { $points } Punkte
            }
       *[beaver]
            { $count ->
                [one] { $players } lehnt den Beaver von { $other } ab: { $points } Punkte
               *[other] { $players } lehnen den Beaver von { $other } ab: je { $points } Punkte
            }
    }
# en: b3b2
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player } lehnt die Raccoons von { $others } ab: je { $points } Punkte
       *[beaver] { $player } lehnt die Beaver von { $others } ab: je { $points } Punkte
    }
# en: 6d83
ledger-are-even = { $players } sind quitt ({ $why })

# en: dfe0
ledger-why =
    { $why ->
        [borne-off] ausgespielt
        [dropped] Pass
        [resigned] Aufgabe
        [forfeited] kampflos
        [extra] Extra-Doppler
        [partner] Hälfte des Partners
       *[settled] Einigung
    }
# en: f2a0
ledger-why-refused =
    { $stage ->
        [beaver] Beaver abgelehnt, Doppler auf { $cube }
       *[raccoon] Raccoon abgelehnt, Doppler auf { $cube }
    }
# en: 4acc
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] Gammon, wegen Jacoby einfach, Doppler auf { $cube }
               *[no] Gammon, Doppler auf { $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] Backgammon, wegen Jacoby einfach, Doppler auf { $cube }
               *[no] Backgammon, Doppler auf { $cube }
            }
       *[single] einfaches Spiel, Doppler auf { $cube }
    }
# en: 0aa1
ledger-why-conceded =
    { $why ->
        [forfeited] kampflos: { $result }
       *[resigned] Aufgabe: { $result }
    }
# en: 8ef6
ledger-why-extra = Extra-Doppler auf { $cube }
# en: 0156
ledger-why-on-extra = { $why }, Extra-Doppler

# en: 2f40
ledger-away = Pause: { $players }.
# en: 9095
ledger-heads-up = Zwei sind übrig und spielen zu zweit weiter.
