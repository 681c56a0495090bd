### Les comptes des chouettes : qui paie qui après une partie et pourquoi, qui a gagné combien, comment tout régler.

## Pages

# en: 662c
ledger-page =
    { $page ->
        [standings] Comptes
        [payments] Tous les paiements
       *[settle] Régler les comptes
    }
# en: 268e
ledger-server = Toutes les chouettes de ce serveur
# en: 3660
ledger-of-table = Chouette chez { $host } (#{ $table })
# en: 601a
ledger-opened = depuis le { $moment }
# en: 6649
ledger-only-one = La seule chouette sur ce serveur jusqu’ici.
# en: 72d0
ledger-way =
    { $way ->
        [all-time] Depuis toujours
        [this-chouette] Cette chouette
        [newer] Plus récent
       *[older] Plus ancien
    }

## Gains et pertes

# en: cf0b
ledger-score = Score : { $totals }
# en: 4630
ledger-final = Classement final
# en: 27d1
ledger-empty = Aucun point gagné ni perdu pour l’instant.
# en: 8ec7
ledger-left-out =
    { $players ->
        [one] … et { $players } autre
       *[other] … et { $players } autres
    }
# en: ebf7
ledger-points-only = Des points seulement, sans argent.
# en: a69c
ledger-even = Tout le monde est quitte.
# en: 4664
ledger-how-to-settle =
    { $payments ->
        [one] Ce paiement ne règle que ces points : ni ce qui reste dû des soirées passées, ni ce qui est déjà payé.
       *[other] Ces { $payments } paiements ne règlent que ces points : ni ce qui reste dû des soirées passées, ni ce qui est déjà payé.
    }
# en: 5c20
ledger-final-sheet = La feuille de score finale dit ce qui est à payer, soirées passées ici comprises.
# en: f21f
ledger-payment = { $payer } → { $payee } { $points }
# en: 4721
ledger-more-payments = … et { $payments } de plus
# en: 3479
ledger-nothing-paid = Aucun paiement pour l’instant.
# en: 34bb
ledger-no-older-payments = Pas de paiements plus anciens.

## Tous les paiements

# en: 0284
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **Partie { $game }**, en cours
               *[other] **Partie { $game }**, enjeu { $stake }, en cours
            }
       *[no]
            { $stake ->
                [1] **Partie { $game }**
               *[other] **Partie { $game }**, enjeu { $stake }
            }
    }
# en: d6ae
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }, partie { $game }**, en cours
               *[other] **#{ $table }, partie { $game }**, enjeu { $stake }, en cours
            }
       *[no]
            { $stake ->
                [1] **#{ $table }, partie { $game }**
               *[other] **#{ $table }, partie { $game }**, enjeu { $stake }
            }
    }
# en: 3767
ledger-payment-for = { $payer } → { $payee } { $points } ({ $why })

## Les paiements d'une partie, pari par pari

# en: c664
ledger-settlement = Partie { $game }, pari par pari
# en: 8d01
ledger-pays = { $payer } paie { $points } à { $payee } ({ $why })
# en: 4d98
ledger-pays-each = { $payer } paie { $points } par tête à { $payees } ({ $why })
# en: 58b3
ledger-pay-each = { $payers } paient { $points } par tête à { $payee } ({ $why })
# en: 7d61
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } refuse le raccoon fait par { $other } : { $points } points
               *[other] { $players } refusent le raccoon fait par { $other } : { $points } points par tête
            }
       *[beaver]
            { $count ->
                [one] { $players } refuse le beaver fait par { $other } : { $points } points
               *[other] { $players } refusent le beaver fait par { $other } : { $points } points par tête
            }
    }
# en: b3b2
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player } refuse les raccoons faits par { $others } : { $points } points par tête
       *[beaver] { $player } refuse les beavers faits par { $others } : { $points } points par tête
    }
# en: 6d83
ledger-are-even = { $players } sont quittes ({ $why })

## Pourquoi : entre parenthèses

# en: dfe0
ledger-why =
    { $why ->
        [borne-off] jouée jusqu’au bout
        [dropped] passe
        [resigned] concession
        [forfeited] forfait
        [extra] videau supplémentaire
        [partner] moitié du partenaire
       *[settled] arrangement
    }
# en: f2a0
ledger-why-refused =
    { $stage ->
        [beaver] beaver refusé, videau à { $cube }
       *[raccoon] raccoon refusé, videau à { $cube }
    }
# en: 4acc
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] gammon, compté simple (Jacoby), videau à { $cube }
               *[no] gammon, videau à { $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] backgammon, compté simple (Jacoby), videau à { $cube }
               *[no] backgammon, videau à { $cube }
            }
       *[single] partie simple, videau à { $cube }
    }
# en: 0aa1
ledger-why-conceded =
    { $why ->
        [forfeited] forfait : { $result }
       *[resigned] concession : { $result }
    }
# en: 8ef6
ledger-why-extra = videau supplémentaire à { $cube }
# en: 0156
ledger-why-on-extra = { $why }, videau supplémentaire

## Le box et l'ordre de la partie suivante

# en: 2f40
ledger-away = En pause : { $players }.
# en: 9095
ledger-heads-up = Le jeu continue à deux, en tête-à-tête.
