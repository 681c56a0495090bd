### What happens in a chouette, for all to read. Each message is a clause without a full stop; a line may join several: "Ben, Dora take at 2; Carl passes, pays 1".
### $player, $players: who does it, by name: "Ben", "Ben, Carl", also "The autopilot" or "Eve (for Ann)". $count: how many they are. $value: what a cube shows; $points: a number.
### Where English has one form for one and several players, it stands twice, since other languages have two.

## Doubles

chouette-log-doubles =
    { $count ->
        [one] { $players } doubles to { $value }
       *[other] { $players } double to { $value }
    }
chouette-log-team-doubles = The team doubles to { $value }
# $members: one or several of chouette-log-doubled, "Ben, Carl to 2, Dora to 8".
chouette-log-box-doubles = { $box } doubles { $members }
chouette-log-doubled = { $members } to { $value }
chouette-log-doubles-extra = { $player } doubles { $other } on the extra cube to { $value }

## Answers

chouette-log-takes =
    { $count ->
        [one] { $players } takes at { $value }
       *[other] { $players } take at { $value }
    }
chouette-log-takes-extra =
    { $count ->
        [one] { $players } takes the extra cube at { $value }
       *[other] { $players } take the extra cube at { $value }
    }
chouette-log-passes =
    { $count ->
        [one] { $players } passes, pays { $points }
       *[other] { $players } pass, pay { $points } each
    }
chouette-log-passes-extra =
    { $count ->
        [one] { $players } passes the extra cube, pays { $points }
       *[other] { $players } pass the extra cube, pay { $points } each
    }
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } refuses the raccoon, pays { $points }
               *[beaver] { $players } refuses the beaver, pays { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } refuse the raccoon, pay { $points } each
               *[beaver] { $players } refuse the beaver, pay { $points } each
            }
    }
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } refuses the raccoon of the extra cube, pays { $points }
               *[beaver] { $players } refuses the beaver of the extra cube, pays { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } refuse the raccoon of the extra cube, pay { $points } each
               *[beaver] { $players } refuse the beaver of the extra cube, pay { $points } each
            }
    }
chouette-log-raises =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } raccoons to { $value }
               *[beaver] { $players } beavers to { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } raccoon to { $value }
               *[beaver] { $players } beaver to { $value }
            }
    }
chouette-log-raises-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } raccoons the extra cube to { $value }
               *[beaver] { $players } beavers the extra cube to { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } raccoon the extra cube to { $value }
               *[beaver] { $players } beaver the extra cube to { $value }
            }
    }

# The box answers members, each with a cube. $members: one or several of chouette-log-theirs, "Ben's, Carl's"; $count: how many.
chouette-log-box-takes =
    { $count ->
        [one] { $box } takes { $members } at { $value }
       *[other] { $box } takes { $members } at { $value }
    }
chouette-log-box-passes =
    { $count ->
        [one] { $box } passes { $members }, pays { $points }
       *[other] { $box } passes { $members }, pays { $points } each
    }
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } refuses { $members } raccoon, pays { $points }
               *[beaver] { $box } refuses { $members } beaver, pays { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } refuses { $members } raccoons, pays { $points } each
               *[beaver] { $box } refuses { $members } beavers, pays { $points } each
            }
    }
chouette-log-box-raises =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } raccoons { $members } to { $value }
               *[beaver] { $box } beavers { $members } to { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } raccoons { $members } to { $value }
               *[beaver] { $box } beavers { $members } to { $value }
            }
    }
# A member's cube, in a list of such within the four sentences above.
chouette-log-theirs = { $player }'s

# Answers that are shown before the others are in. $answers: one or several of chouette-log-answer.
chouette-log-answered-first = Answered first: { $answers }
chouette-log-answer =
    { $answer ->
        [take] { $player } takes
        [drop] { $player } passes
        [beaver] { $player } beavers
        [raccoon] { $player } raccoons
       *[follow] { $player } follows the captain
    }
chouette-log-silent =
    { $count ->
        [one] { $players } did not answer in time
       *[other] { $players } did not answer in time
    }

## The lone taker: all others passed

chouette-log-lone-must-pass = { $player } alone would have taken, and must pass too
chouette-log-lone-must-beaver = { $player } alone takes, and must beaver or pass
chouette-log-lone =
    { $answer ->
        [beaver] { $player } alone beavers; { $other } may give an extra cube
       *[take] { $player } alone takes; { $other } may give an extra cube
    }
chouette-log-lone-several =
    { $answer ->
        [beaver] { $player } alone beavers; those who passed may give an extra cube
       *[take] { $player } alone takes; those who passed may give an extra cube
    }
chouette-log-extras =
    { $count ->
        [one] { $players } gives an extra cube
       *[other] { $players } give an extra cube
    }
chouette-log-no-extras = Nobody gives an extra cube
chouette-log-no-extras-silent =
    { $count ->
        [one] { $players } did not answer in time; nobody gives an extra cube
       *[other] { $players } did not answer in time; nobody gives an extra cube
    }
chouette-log-extras-given =
    { $count ->
        [one] { $players } pays { $taker } { $points }, with an extra cube at { $value }
       *[other] { $players } pay { $taker } { $points } each, with an extra cube at { $value }
    }

## The roll

# Of $box and $team, each rolls one die; such as "Opening: box 3, team 4; the team starts".
chouette-log-opening =
    { $starter ->
        [white] Opening: box { $box }, team { $team }; the box starts
       *[black] Opening: box { $box }, team { $team }; the team starts
    }
chouette-log-opening-again = Opening: box { $box }, team { $team }; again
chouette-log-opening-doubled = Opening: box { $box }, team { $team }; every cube turns to { $value }, and again
chouette-log-holds = { $player } asks to wait with the roll
chouette-log-releases = The roll waits for { $player } no longer
chouette-log-releases-silent = { $player } let the time pass: the roll waits no longer
chouette-log-rolls = { $player } asks for the roll
# As the name of whoever plays: "The autopilot (for the team) 3-1: 8/5 6/5".
chouette-log-autopilot-for-team = The autopilot (for the team)

## Captain, box and who acts for others

chouette-log-captain-passed = { $player } is out, and goes to the bottom; { $captain } is captain
chouette-log-captain-gone = { $player } is gone; { $captain } is captain
chouette-log-captain-acting = { $captain } acts as captain; the ranks stay
chouette-log-captain-struck = { $captain } is gone, and can no longer win the box as captain
chouette-log-captain-missed = { $captain } missed a turn as captain; after another the next takes over
chouette-log-heard-again = { $player } is heard from again
chouette-log-box-silent = { $box } is silent; if that lasts, others play for the box
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } was silent for too long and is away now
       *[no] { $player } was silent for too long and acts no more in this game
    }
chouette-log-box-forfeits = Nobody plays for { $box }, who forfeits a single game on each open bet
chouette-log-volunteers = { $player } would play for the box, should the box go
chouette-log-volunteers-no-longer = { $player } would play for the box no longer
chouette-log-substitute = { $player } plays for { $box }; what is won or lost stays { $box }'s
chouette-log-proxy = { $player } may answer for { $member }
chouette-log-proxy-ended = { $member } has no proxy any more
chouette-log-proxy-silent = { $member }'s proxy did not answer in time, and may answer no longer

## Settlements and concessions

# $reader, in the next four: the proposer, or a proxy who proposes for $player; asked, the $other one; or anybody.
chouette-log-concedes =
    { $reader ->
        [proposer] You offer
        [proxy] You (for { $player }) offer
       *[anybody] { $player } offers
    } to resign { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    } to { $reader ->
        [asked] you
       *[anybody] { $other }
    }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
chouette-log-asks =
    { $reader ->
        [proposer] You ask
        [proxy] You (for { $player }) ask
       *[anybody] { $player } asks
    } { $reader ->
        [asked] you
       *[anybody] { $other }
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } to settle
chouette-log-offers =
    { $reader ->
        [proposer] You offer
        [proxy] You (for { $player }) offer
       *[anybody] { $player } offers
    } { $reader ->
        [asked] you
       *[anybody] { $other }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } to settle
chouette-log-offers-even =
    { $reader ->
        [proposer] You offer
        [proxy] You (for { $player }) offer
       *[anybody] { $player } offers
    } { $reader ->
        [asked] you
       *[anybody] { $other }
    } to call it even
chouette-log-refuses-offer = { $player } refuses { $other }'s offer
chouette-log-withdraws-offer = { $player } withdraws the offer to { $other }
# Of old games it is not known by whom, or even between whom.
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] The proposal between { $box } and { $member } is refused
       *[no] The proposal between { $box } and { $member } is withdrawn
    }
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] The proposal is refused
       *[no] The proposal is withdrawn
    }
chouette-log-settles =
    { $count ->
        [one] { $players } settles with { $payee }, pays { $points }
       *[other] { $players } settle with { $payee }, pay { $points } each
    }
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players } resigns a gammon to { $payee }, pays { $points }
                [backgammon] { $players } resigns a backgammon to { $payee }, pays { $points }
               *[single] { $players } resigns a single game to { $payee }, pays { $points }
            }
       *[other]
            { $kind ->
                [gammon] { $players } resign a gammon to { $payee }, pay { $points } each
                [backgammon] { $players } resign a backgammon to { $payee }, pay { $points } each
               *[single] { $players } resign a single game to { $payee }, pay { $points } each
            }
    }
chouette-log-even = { $box } and { $member } call it even
# Of old games it is not known between whom.
chouette-log-bet-ended =
    { $is_settled ->
        [yes] A bet is settled for { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[no] A bet is conceded for { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }

## Who comes and goes

chouette-log-joins =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } comes back
               *[no] { $players } joins
            }
       *[other]
            { $is_back ->
                [yes] { $players } come back
               *[no] { $players } join
            }
    }
chouette-log-joins-waiting =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } comes back, and waits to be dealt in
               *[no] { $players } joins, and waits to be dealt in
            }
       *[other]
            { $is_back ->
                [yes] { $players } come back, and wait to be dealt in
               *[no] { $players } join, and wait to be dealt in
            }
    }
chouette-log-dealt-in =
    { $count ->
        [one] { $players } is dealt in
       *[other] { $players } are dealt in
    }
chouette-log-leaves = { $player } leaves
chouette-log-leaves-game = { $player } hands over, and leaves when the game is over
chouette-log-goes-away = { $player } is away, and sits out until coming back

## Options

# $options: such as "Jacoby: no · Stake: 5", or chouette-log-preset, or chouette-log-unchanged.
chouette-log-options =
    { $is_new_stake ->
        [yes] Options: { $options }; everybody must agree to the stake
       *[no] Options: { $options }
    }
chouette-log-options-later =
    { $is_new_stake ->
        [yes] From game { $number } on: { $options }; everybody must agree to the stake
       *[no] From game { $number } on: { $options }
    }
chouette-log-unchanged = the options stay as they are
chouette-log-preset = preset “{ $preset }”
chouette-log-stake-agreed = { $player } agrees to the new stake

## Between games

chouette-log-partner-sought = { $box } asks for a partner
chouette-log-partner-sought-unknown = The box asks for a partner
# $dice: such as "Ben 6, 4 · Carl 3".
chouette-log-partner-drawn = Nobody volunteers as partner; lots are drawn: { $dice }
chouette-log-partner = { $partner } is { $box }'s partner in this game
chouette-log-partner-unknown = { $partner } is the box's partner in this game
chouette-log-no-partner =
    { $count ->
        [one] { $players } did not answer in time, and plays without a partner
       *[other] { $players } did not answer in time, and play without a partner
    }
# $dice: such as "Ann 6, 4 · Carl 6, 2 · Ben 3".
chouette-log-order = Order: { $dice }; { $box } is the box, { $captain } the captain
chouette-log-game-begins = Game { $number } begins
# $points: such as "Ben +8 · Ann -8".
chouette-log-game-over = The game is over: { $points }
chouette-log-box =
    { $change ->
        [takes] { $player } takes the box
        [keeps] { $player } keeps the box
       *[is] { $player } is the box
    }
# After chouette-log-box and a semicolon. $members: the captain first.
chouette-log-line = line: { $members }
chouette-log-nobody-left = Nobody is left at the table
chouette-log-no-last-game = There is no last game any more
chouette-log-announces-last = { $player } announces game { $number } as the last
chouette-log-takes-back-last = { $player } takes back the last game
