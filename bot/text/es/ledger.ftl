### The ledger of chouettes: who pays whom after a game, and why; who has won how much; and how all is settled.
### $payer, $payee, $player: a name. $payers, $payees: names, "Ben and Carl". $players: names in a row, "Ben, Carl". $points: a number.
### $cube: what the cube showed. $kind: single, gammon or backgammon. $why: a reason. $game, $table, $stake: numbers.

## Pages: headings, and the buttons that lead to them

# en: 662c
ledger-page =
    { $page ->
        [standings] Cuentas
        [payments] Todos los pagos
       *[settle] Saldar cuentas
    }
# en: 268e
ledger-server = Todas las chouettes de este servidor
# $host: who opened it.
# en: 3660
ledger-of-table = La chouette de { $host } (#{ $table })
# Behind that. $moment: a date.
# en: 601a
ledger-opened = desde el { $moment }
# Below that, where no other was played.
# en: 6649
ledger-only-one = La única chouette de este servidor hasta ahora.
# en: 72d0
ledger-way =
    { $way ->
        [all-time] Desde siempre
        [this-chouette] Esta chouette
        [newer] Más nuevos
       *[older] Más antiguos
    }

## What was won and lost so far

# $totals: "Ben +8 · Ann −8".
# en: cf0b
ledger-score = Marcador: { $totals }
# The heading of the closing post.
# en: 4630
ledger-final = Cuentas finales
# en: 27d1
ledger-empty = Aún no se han ganado ni perdido puntos.
# Of a very long table, how many players are not in it: those who won and lost least.
# en: 8ec7
ledger-left-out =
    { $players ->
        [one] … y 1 jugador más
       *[other] … y { $players } jugadores más
    }
# en: ebf7
ledger-points-only = Solo puntos: no se mueve dinero.
# en: a69c
ledger-even = Todo está saldado.
# en: 4664
ledger-how-to-settle =
    { $payments ->
        [one] Este pago salda solo estos puntos: ni lo pendiente de otras noches ni lo ya pagado.
       *[other] Estos { $payments } pagos saldan solo estos puntos: ni lo pendiente de otras noches ni lo ya pagado.
    }
# en: 5c20
ledger-final-sheet = La hoja de puntos final dice qué se paga, con las noches anteriores de aquí.
# en: f21f
ledger-payment = { $payer } → { $payee } { $points }
# en: 4721
ledger-more-payments = … y { $payments } más
# en: 3479
ledger-nothing-paid = Aún no hay pagos.
# en: 34bb
ledger-no-older-payments = No hay pagos más antiguos.

## All payments

# The heading of a game's payments.
# en: 0284
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **Juego { $game }**, en curso
               *[other] **Juego { $game }**, a { $stake } el punto, en curso
            }
       *[no]
            { $stake ->
                [1] **Juego { $game }**
               *[other] **Juego { $game }**, a { $stake } el punto
            }
    }
# en: d6ae
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }, juego { $game }**, en curso
               *[other] **#{ $table }, juego { $game }**, a { $stake } el punto, en curso
            }
       *[no]
            { $stake ->
                [1] **#{ $table }, juego { $game }**
               *[other] **#{ $table }, juego { $game }**, a { $stake } el punto
            }
    }
# $why, here and below: one of the reasons at the end.
# en: 3767
ledger-payment-for = { $payer } → { $payee } { $points } ({ $why })

## The payments of a game, bet by bet, as on the board. Equal payments for the same reason share a line.

# en: c664
ledger-settlement = Juego { $game }, apuesta a apuesta
# en: 8d01
ledger-pays = { $payer } paga { $points } a { $payee } ({ $why })
# en: 4d98
ledger-pays-each = { $payer } paga { $points } por persona a { $payees } ({ $why })
# en: 58b3
ledger-pay-each = { $payers } pagan { $points } por persona a { $payee } ({ $why })
# $players is a list: "Ann and Ben".
# $count: how many $players are.
# en: 7d61
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } rechaza el raccoon de { $other }: { $points } puntos
               *[other] { $players } rechazan el raccoon de { $other }: { $points } puntos por persona
            }
       *[beaver]
            { $count ->
                [one] { $players } rechaza el beaver de { $other }: { $points } puntos
               *[other] { $players } rechazan el beaver de { $other }: { $points } puntos por persona
            }
    }
# One passes those of several others.
# en: b3b2
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player } rechaza los raccoons de { $others }: { $points } puntos por cubo
       *[beaver] { $player } rechaza los beavers de { $others }: { $points } puntos por cubo
    }
# $players is a list: "Ann and Ben".
# en: 6d83
ledger-are-even = { $players } quedan en paz ({ $why })

## Why somebody pays: labels without a verb that would need a subject. They stand in brackets.

# en: dfe0
ledger-why =
    { $why ->
        [borne-off] jugado hasta el final
        [dropped] pase
        [resigned] concesión
        [forfeited] incomparecencia
        [extra] cubo extra
        [partner] mitad de la pareja
       *[settled] acuerdo
    }
# en: f2a0
ledger-why-refused =
    { $stage ->
        [beaver] beaver rechazado, cubo en { $cube }
       *[raccoon] raccoon rechazado, cubo en { $cube }
    }
# By Jacoby's rule a gammon or backgammon counts as a single game where nobody has doubled: $is_once.
# en: 4acc
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] gammon, por Jacoby cuenta simple, cubo en { $cube }
               *[no] gammon, cubo en { $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] backgammon, por Jacoby cuenta simple, cubo en { $cube }
               *[no] backgammon, cubo en { $cube }
            }
       *[single] juego simple, cubo en { $cube }
    }
# $result is ledger-why-won.
# en: 0aa1
ledger-why-conceded =
    { $why ->
        [forfeited] incomparecencia: { $result }
       *[resigned] concesión: { $result }
    }
# en: 8ef6
ledger-why-extra = cubo extra en { $cube }
# On the cube of a bet between a lone taker and somebody who gave an extra cube.
# en: 0156
ledger-why-on-extra = { $why }, cubo extra

## The box and the line of the next game

# en: 2f40
ledger-away = Descansan: { $players }.
# en: 9095
ledger-heads-up = Quedan dos y siguen mano a mano.
