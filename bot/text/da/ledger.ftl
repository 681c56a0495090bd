### Chouetternes regnskab: hvem der betaler hvem og hvorfor, hvem der har vundet hvad, og hvordan alt gøres op.

## Sider: overskrifter, og knapperne dertil

# en: 662c
ledger-page =
    { $page ->
        [standings] Regnskab
        [payments] Alle betalinger
       *[settle] Gør op
    }
# en: 268e
ledger-server = Alle chouetter på denne server
# en: 3660
ledger-of-table = Chouette hos { $host } (#{ $table })
# en: 601a
ledger-opened = siden { $moment }
# en: 6649
ledger-only-one = Den eneste chouette på denne server indtil nu.
# en: 72d0
ledger-way =
    { $way ->
        [all-time] Alle chouetter
        [this-chouette] Denne chouette
        [newer] Nyere
       *[older] Ældre
    }

## Hvad der er vundet og tabt indtil nu

# en: cf0b
ledger-score = Stilling: { $totals }
# en: 4630
ledger-final = Slutstilling
# en: 27d1
ledger-empty = Ingen point vundet eller tabt endnu.
# en: 8ec7
ledger-left-out =
    { $players ->
        [one] … og 1 spiller til
       *[other] … og { $players } spillere til
    }
# en: ebf7
ledger-points-only = Kun point: ingen penge.
# en: a69c
ledger-even = Alle står lige.
# en: 4664
ledger-how-to-settle =
    { $payments ->
        [one] Denne betaling udligner kun disse point: ikke det, der mangler fra tidligere aftener eller allerede er betalt.
       *[other] Disse { $payments } betalinger udligner kun disse point: ikke det, der mangler fra tidligere aftener eller allerede er betalt.
    }
# en: 5c20
ledger-final-sheet = Det endelige pointark viser, hvad der skal betales, også fra tidligere aftener her.
# en: f21f
ledger-payment = { $payer } → { $payee } { $points }
# en: 4721
ledger-more-payments = … og { $payments } til
# en: 3479
ledger-nothing-paid = Ingen betalinger endnu.
# en: 34bb
ledger-no-older-payments = Ingen ældre betalinger.

## Alle betalinger

# en: 0284
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **Parti { $game }**, i gang
               *[other] **Parti { $game }**, indsats { $stake }, i gang
            }
       *[no]
            { $stake ->
                [1] **Parti { $game }**
               *[other] **Parti { $game }**, indsats { $stake }
            }
    }
# en: d6ae
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }, parti { $game }**, i gang
               *[other] **#{ $table }, parti { $game }**, indsats { $stake }, i gang
            }
       *[no]
            { $stake ->
                [1] **#{ $table }, parti { $game }**
               *[other] **#{ $table }, parti { $game }**, indsats { $stake }
            }
    }
# en: 3767
ledger-payment-for = { $payer } → { $payee } { $points } ({ $why })

## Et partis betalinger, væddemål for væddemål

# en: c664
ledger-settlement = Parti { $game }, væddemål for væddemål
# en: 8d01
ledger-pays = { $payer } betaler { $payee } { $points } ({ $why })
# en: 4d98
ledger-pays-each = { $payer } betaler { $payees } { $points } hver ({ $why })
# en: 58b3
ledger-pay-each = { $payers } betaler { $payee } { $points } hver ({ $why })
# en: 7d61
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } afviser raccoonen fra { $other }: { $points } point
               *[other] { $players } afviser raccoonen fra { $other }: { $points } point hver
            }
       *[beaver]
            { $count ->
                [one] { $players } afviser beaveren fra { $other }: { $points } point
               *[other] { $players } afviser beaveren fra { $other }: { $points } point hver
            }
    }
# en: b3b2
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player } afviser raccoonene fra { $others }: { $points } point til hver
       *[beaver] { $player } afviser beaverne fra { $others }: { $points } point til hver
    }
# en: 6d83
ledger-are-even = { $players } slutter lige ({ $why })

## Hvorfor nogen betaler: i parentes

# en: dfe0
ledger-why =
    { $why ->
        [borne-off] spillet til ende
        [dropped] drop
        [resigned] opgivelse
        [forfeited] walkover
        [extra] ekstra cube
        [partner] makkerens halvdel
       *[settled] forlig
    }
# en: f2a0
ledger-why-refused =
    { $stage ->
        [beaver] beaver afvist, cube på { $cube }
       *[raccoon] raccoon afvist, cube på { $cube }
    }
# en: 4acc
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] gammon, tæller enkelt efter Jacoby, cube på { $cube }
               *[no] gammon, cube på { $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] backgammon, tæller enkelt efter Jacoby, cube på { $cube }
               *[no] backgammon, cube på { $cube }
            }
       *[single] enkelt, cube på { $cube }
    }
# en: 0aa1
ledger-why-conceded =
    { $why ->
        [forfeited] walkover: { $result }
       *[resigned] opgivelse: { $result }
    }
# en: 8ef6
ledger-why-extra = ekstra cube på { $cube }
# en: 0156
ledger-why-on-extra = { $why }, ekstra cube

## Boxen og rækkefølgen i næste parti

# en: 2f40
ledger-away = Holder pause: { $players }.
# en: 9095
ledger-heads-up = To spillere er tilbage og spiller videre én mod én.
