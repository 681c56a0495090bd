### Rolls and plays, and why a play is refused.
### $roll: such as 3-1. $moves, $example, $part: notation, such as 8/5 6/5. $point, $die: a number.

# In the log and over pictures.
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }: { $moves } (automatically)
       *[no] { $player } { $roll }: { $moves }
    }
# By the bot in place of somebody who is out of time, or not there.
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll }: { $moves } (advanced autopilot)
       *[plain] { $player } { $roll }: { $moves } (plain autopilot)
    }
# $is_dance: whether a checker on the bar cannot enter.
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: dances (rolled automatically)
               *[no] { $player } { $roll }: dances
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: no move (rolled automatically)
               *[no] { $player } { $roll }: no move
            }
    }
play-rolls =
    { $is_automatic ->
        [yes] { $player } rolls { $roll } (automatically)
       *[no] { $player } rolls { $roll }
    }

## What cannot be read as a play.

play-write = Type a play like `8/5 6/5`, `13/8(2)`, `bar/20*` or `6/off`.
play-not-understood = I can't read `{ $part }`. Type a play like `8/5 6/5`, `13/8(2)`, `bar/20*` or `6/off`.
play-not-understood-given = I can't read `{ $given }`.
play-upward = Checkers move to lower points: `{ $high }/{ $low }`, not `{ $part }`.
# $ways: such as "`24/20*` or `24/22*/20*`".
play-ambiguous = Which play do you mean: { $ways }?

## Illegal plays. $example: a play that would be legal.

play-none-legal = You have no legal play: your turn passes.
play-other-roll = That play is for { $written }; your roll is { $roll }.
play-on-bar =
    { $checkers ->
        [one] Enter your checker from the bar first.
       *[other] Enter your { $checkers } checkers from the bar first.
    }
play-too-many-moves =
    { $allowed ->
        [one] This roll allows only 1 checker move.
       *[other] This roll allows only { $allowed } checker moves.
    }
play-both-dice = You must play both dice, for example { $example }.
# After doubles.
play-of-the-four =
    { $required ->
        [4] You must make all four moves, for example { $example }.
       *[other] You must make { $required } of the four moves, for example { $example }.
    }
play-higher-die = Only one die can be played, and it must be the { $die }: { $example }.
play-no-checker-on-point =
    { $place ->
        [bar] You have no checker on the bar.
       *[other] You have no checker on the { $place } point.
    }
play-blocked = The { $point } point is blocked.
play-nothing-to-hit = There is nothing to hit on the { $point } point.
# $move: such as "8/5". $pips: how far that is. $left: dice, such as "3 and 1".
play-not-rolled =
    { $pips ->
        [one] { $move } is 1 pip; you have { $left } left.
       *[other] { $move } is { $pips } pips; you have { $left } left.
    }
play-no-die-left =
    { $pips ->
        [one] { $move } is 1 pip, and you have no die left.
       *[other] { $move } is { $pips } pips, and you have no die left.
    }
play-not-home =
    { $place ->
        [bar] Enter your checker from the bar before you bear off.
       *[other] Bring your checker on the { $place } point home before you bear off.
    }
play-higher-point = You cannot bear off from the { $point } point with a { $die } while you have a checker on the { $rearmost } point.
play-illegal = That is not a legal play.
