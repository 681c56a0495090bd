### The ledger of chouettes: who pays whom after a game, and why; who has won how much; and how all is settled.
### $payer, $payee, $player: a name. $payers, $payees, $players: names in a row, "Ben, Carl". $points: a number.
### $cube: what the cube showed. $kind: single, gammon or backgammon. $game, $table, $stake: numbers.

## Pages: headings, and the buttons that lead to them

ledger-button = Ledger
ledger-page =
    { $page ->
        [standings] Standings
        [payments] Every payment
       *[settle] Settle up
    }
ledger-final-standings = Final standings
ledger-server = All chouettes of this server
ledger-table = This chouette (#{ $table })
# $table has all of the server's games so far.
ledger-table-alone = This chouette (#{ $table }), which is all of this server so far
ledger-way =
    { $way ->
        [all-time] All time
        [this-chouette] This chouette
        [newer] Newer
       *[older] Older
    }

## What was won and lost so far

# $totals: "Ben +8 · Ann -8".
ledger-score = Score: { $totals }
ledger-empty = Nobody has won or lost anything yet.
ledger-left-out = { $players } more who won or lost less
ledger-points-only = Points only; no money moves.
ledger-even = Everybody is even: nobody owes anybody.
ledger-how-to-settle = With these payments, and no fewer, everybody would be even.
ledger-payment = { $payer } → { $payee } { $points }
ledger-more-payments = … and { $payments } more
ledger-nothing-paid = Nothing was paid yet.
ledger-no-older-payments = There are no older payments.

## Every payment, each with its reason

# The heading of a game's payments.
ledger-game = **Game { $game }**{ $stake ->
        [1] { "" }
       *[other] , stake { $stake }
    }{ $is_open ->
        [yes] , in play
       *[no] { "" }
    }
ledger-game-of-table = **#{ $table }, game { $game }**{ $stake ->
        [1] { "" }
       *[other] , stake { $stake }
    }{ $is_open ->
        [yes] , in play
       *[no] { "" }
    }
# $why is one of those that follow.
ledger-payment-for = { $payer } → { $payee } { $points }, { $why }
# Where the cube is not known.
ledger-why =
    { $why ->
        [borne-off] played to the end
        [dropped] passed
        [resigned] resigned
        [settled] settled
        [forfeited] forfeited
        [extra] for an extra cube
       *[partner] partner's half
    }
ledger-why-on =
    { $why ->
        [borne-off] played to the end
        [dropped] passed
        [resigned] resigned
        [settled] settled
        [forfeited] forfeited
       *[partner] partner's half
    } on { $cube ->
        [8] an 8 cube
       *[other] a { $cube } cube
    }
ledger-why-refused =
    { $stage ->
        [beaver] refused a beaver
       *[raccoon] refused a raccoon
    } on { $cube ->
        [8] an 8 cube
       *[other] a { $cube } cube
    }
# By Jacoby's rule a gammon or backgammon counted as a single game: $is_once.
ledger-why-won =
    { $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] single game
    } on { $cube ->
        [8] an 8 cube
       *[other] a { $cube } cube
    }{ $is_once ->
        [yes] , once by Jacoby
       *[no] { "" }
    }
ledger-why-conceded =
    { $why ->
        [forfeited] forfeited
       *[resigned] resigned
    } { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    } on { $cube ->
        [8] an 8 cube
       *[other] a { $cube } cube
    }
ledger-why-extra = for an extra cube at { $cube }

## The settlement of a game, bet by bet, as on the board

ledger-settlement = Game { $game }, settled bet by bet
# $why is one of those that follow. Equal payments for the same reason share a line.
ledger-pays = { $payer } pays { $payee } { $points }: { $why }
ledger-pays-each = { $payer } pays { $payees } { $points } each: { $why }
ledger-pay-each = { $payers } pay { $payee } { $points } each: { $why }
# $players is a list: "Ann and Ben".
ledger-are-even = { $players } are even: { $why }
# The cube of the bet between a lone taker and somebody who gave an extra cube.
ledger-on-extra = { $why }, on the extra cube
ledger-for =
    { $why ->
        [dropped] passed
        [forfeited] forfeited a single game
        [extra] for the extra cube
        [partner] the partner's half
       *[settled] settled
    }
ledger-for-refused =
    { $stage ->
        [beaver] refused a beaver
       *[raccoon] refused a raccoon
    }
# $counted is ledger-for-win or ledger-for-win-once.
ledger-for-resigned = resigned, { $counted }
ledger-for-win =
    { $kind ->
        [gammon] gammon, twice the cube on { $cube }
        [backgammon] backgammon, three times the cube on { $cube }
       *[single] single game, cube on { $cube }
    }
ledger-for-win-once =
    { $kind ->
        [backgammon] backgammon, single by Jacoby: cube on { $cube }, not doubled
       *[gammon] gammon, single by Jacoby: cube on { $cube }, not doubled
    }

## The box and the line of the next game

ledger-box =
    { $box ->
        [kept] { $player } keeps the box.
        [taken] { $player } takes the box.
       *[held] { $player } is the box.
    }
ledger-captain = Line: { $player } (captain).
ledger-line = Line: { $player } (captain), then { $players }.
ledger-away = Away: { $players }.
ledger-heads-up = Two are left: they play on heads-up.
