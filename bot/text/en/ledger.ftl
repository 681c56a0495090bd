### The ledger of chouettes: who pays whom after a game, and why; who has won how much; and how all is settled.
### $payer, $payee, $player: a name. $payers, $payees: names, "Ben and Carl". $players: names in a row, "Ben, Carl". $points: a number.
### $cube: what the cube showed. $kind: single, gammon or backgammon. $why: a reason. $game, $table, $stake: numbers.

## Pages: headings, and the buttons that lead to them

ledger-page =
    { $page ->
        [standings] Ledger
        [payments] All payments
       *[settle] Settle up
    }
ledger-server = All chouettes on this server
# $host: who opened it.
ledger-of-table = { $host }'s chouette (#{ $table })
# Behind that. $moment: a date.
ledger-opened = since { $moment }
# Below that, where no other was played.
ledger-only-one = The only chouette on this server so far.
ledger-way =
    { $way ->
        [all-time] All time
        [this-chouette] This chouette
        [newer] Newer
       *[older] Older
    }

## What was won and lost so far

# $totals: "Ben +8 · Ann −8".
ledger-score = Score: { $totals }
# The heading of the closing post.
ledger-final = Final standings
ledger-empty = No points won or lost yet.
# Of a very long table, how many players are not in it: those who won and lost least.
ledger-left-out =
    { $players ->
        [one] … and 1 more player
       *[other] … and { $players } more players
    }
ledger-points-only = Points only: no money moves.
ledger-even = Everybody is even.
ledger-how-to-settle =
    { $payments ->
        [one] This payment settles these points alone: not what is open from earlier evenings, nor what is paid already.
       *[other] These { $payments } payments settle these points alone: not what is open from earlier evenings, nor what is paid already.
    }
# Below the payments of the closing post; the final sheet is a post of its own, minutes later.
ledger-final-sheet = The final sheet has what is to be paid, earlier evenings here included.
ledger-payment = { $payer } → { $payee } { $points }
ledger-more-payments = … and { $payments } more
ledger-nothing-paid = No payments yet.
ledger-no-older-payments = No older payments.

## All payments

# The heading of a game's payments.
ledger-game =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **Game { $game }**, in play
               *[other] **Game { $game }**, stake { $stake }, in play
            }
       *[no]
            { $stake ->
                [1] **Game { $game }**
               *[other] **Game { $game }**, stake { $stake }
            }
    }
ledger-game-of-table =
    { $is_open ->
        [yes]
            { $stake ->
                [1] **#{ $table }, game { $game }**, in play
               *[other] **#{ $table }, game { $game }**, stake { $stake }, in play
            }
       *[no]
            { $stake ->
                [1] **#{ $table }, game { $game }**
               *[other] **#{ $table }, game { $game }**, stake { $stake }
            }
    }
# $why, here and below: one of the reasons at the end.
ledger-payment-for = { $payer } → { $payee } { $points } ({ $why })

## The payments of a game, bet by bet, as on the board. Equal payments for the same reason share a line.

ledger-settlement = Game { $game }, bet by bet
ledger-pays = { $payer } pays { $payee } { $points } ({ $why })
ledger-pays-each = { $payer } pays { $payees } { $points } each ({ $why })
ledger-pay-each = { $payers } pay { $payee } { $points } each ({ $why })
# $players is a list: "Ann and Ben".
# $count: how many $players are.
ledger-passes-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } passes { $other }'s raccoon: { $points } points
               *[other] { $players } pass { $other }'s raccoon: { $points } points each
            }
       *[beaver]
            { $count ->
                [one] { $players } passes { $other }'s beaver: { $points } points
               *[other] { $players } pass { $other }'s beaver: { $points } points each
            }
    }
# One passes those of several others.
ledger-passes-raises =
    { $stage ->
        [raccoon] { $player } passes the raccoons of { $others }: { $points } points each
       *[beaver] { $player } passes the beavers of { $others }: { $points } points each
    }
ledger-are-even = { $players } are even ({ $why })

## Why somebody pays: labels without a verb that would need a subject. They stand in brackets.

ledger-why =
    { $why ->
        [borne-off] played to the end
        [dropped] pass
        [resigned] concession
        [forfeited] forfeit
        [extra] extra cube
        [partner] partner's half
       *[settled] settlement
    }
ledger-why-refused =
    { $stage ->
        [beaver] beaver passed, cube at { $cube }
       *[raccoon] raccoon passed, cube at { $cube }
    }
# By Jacoby's rule a gammon or backgammon counts as a single game where nobody has doubled: $is_once.
ledger-why-won =
    { $kind ->
        [gammon]
            { $is_once ->
                [yes] gammon, counts single (Jacoby), cube at { $cube }
               *[no] gammon, cube at { $cube }
            }
        [backgammon]
            { $is_once ->
                [yes] backgammon, counts single (Jacoby), cube at { $cube }
               *[no] backgammon, cube at { $cube }
            }
       *[single] single game, cube at { $cube }
    }
# $result is ledger-why-won.
ledger-why-conceded =
    { $why ->
        [forfeited] forfeit: { $result }
       *[resigned] concession: { $result }
    }
ledger-why-extra = extra cube at { $cube }
# On the cube of a bet between a lone taker and somebody who gave an extra cube.
ledger-why-on-extra = { $why }, extra cube

## Who does not play the next game

ledger-away = Away: { $players }.
ledger-heads-up = Two players are left and play on heads-up.
