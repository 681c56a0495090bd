### Rolls and plays, and why a play is refused.
### $roll: such as 3-1. $moves, $example, $part: notation, such as 8/5 6/5. $point: a number.

# In the log and over pictures.
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }: { $moves } (automatically)
       *[no] { $player } { $roll }: { $moves }
    }
# Only the roll was automatic.
play-rolled-automatically = { $player } { $roll }: { $moves } (rolled automatically)
play-none =
    { $is_rolled_automatically ->
        [yes] { $player } { $roll }: no legal play (rolled automatically)
       *[no] { $player } { $roll }: no legal play
    }
play-rolls =
    { $is_automatic ->
        [yes] { $player } rolls { $roll } (automatically)
       *[no] { $player } rolls { $roll }
    }

## What cannot be read as a play.

play-write = Write a play like `8/5 6/5`, `13/8(2)`, `bar/20*` or `6/off`.
play-not-understood = I do not understand `{ $part }`. Write a play like `8/5 6/5`, `13/8(2)`, `bar/20*` or `6/off`.
play-not-understood-given = I do not understand `{ $given }`.
play-upward = Checkers move to lower points: `{ $high }/{ $low }`, not `{ $part }`.
# $ways: such as "`24/20*` or `24/22*/20*`".
play-ambiguous = That can be played in different ways: { $ways }?

## Illegal plays.

play-none-legal = There is no legal play: the turn passes.
play-other-roll = That play is for { $written }, and your roll is { $roll }.
play-on-bar =
    { $checkers ->
        [one] One checker is still on the bar.
       *[other] { $checkers } checkers are still on the bar.
    }
play-too-many-moves =
    That is more than this roll allows: { $allowed ->
        [one] 1 checker move
       *[other] { $allowed } checker moves
    }.
play-both-dice = You must play both dice: { $example }.
# After doubles.
play-of-the-four =
    You must play { $required ->
        [4] all four
       *[other] { $required } of the four
    }: { $example }.
play-higher-die = Only one die can be played, so it must be the { $die }: { $example }.
play-no-checker-on-point =
    { $place ->
        [bar] You have no checker on the bar.
       *[other] You have no checker left on the { $place } point.
    }
play-blocked = The { $point } point is blocked.
play-nothing-to-hit = There is nothing to hit on the { $point } point.
# $source and $target: bar, off, or the number of a point. $pips: how far that is. $left: dice, such as "3 and 1".
play-not-rolled =
    It is { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } from { $source ->
        [bar] the bar
       *[other] the { $source } point
    } to { $target ->
        [off] off
       *[other] the { $target } point
    }; you have { $left } left.
play-no-die-left =
    It is { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } from { $source ->
        [bar] the bar
       *[other] the { $source } point
    } to { $target ->
        [off] off
       *[other] the { $target } point
    }; you have no die left.
play-not-home =
    You cannot bear off yet: your checker on { $place ->
        [bar] the bar
       *[other] the { $place } point
    } is not home.
play-higher-point = A { $die } cannot bear off from the { $point } point while you have a checker on the { $rearmost } point.
play-illegal = That is not a legal play.
