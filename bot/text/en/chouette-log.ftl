### What happens in a chouette, for all to read. Each message is a clause without a full stop; a line may join several: "Ben and Dora take at 2; Carl passes and pays 1".
### $player, $players: who does it, by name: "Ben", "Ben and Carl", also "The autopilot" or "Eve (for Ann)". $count: how many they are. $value: what a cube shows; $points: a number.
### Where English has one form for one and several players, it stands twice, since other languages have two.

## Doubles

chouette-log-doubles =
    { $is_redouble ->
        [yes]
            { $count ->
                [one] { $players } redoubles to { $value }
               *[other] { $players } redouble to { $value }
            }
       *[no]
            { $count ->
                [one] { $players } doubles to { $value }
               *[other] { $players } double to { $value }
            }
    }
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] The team redoubles to { $value }
       *[no] The team doubles to { $value }
    }
# $members: one or several of chouette-log-doubled, "Ben and Carl to 2, Dora to 8".
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box } redoubles { $members }
       *[no] { $box } doubles { $members }
    }
chouette-log-doubled = { $members } to { $value }
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player } redoubles { $other } on the extra cube to { $value }
       *[no] { $player } doubles { $other } on the extra cube to { $value }
    }

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
        [one] { $players } passes and pays { $points }
       *[other] { $players } pass and pay { $points } each
    }
# They follow the captain, who was not doubled.
chouette-log-follows-nobody =
    { $count ->
        [one] { $players } follows the captain, who is not doubled: passes and pays { $points }
       *[other] { $players } follow the captain, who is not doubled: pass and pay { $points } each
    }
chouette-log-passes-extra =
    { $count ->
        [one] { $players } passes the extra cube and pays { $points }
       *[other] { $players } pass the extra cube and pay { $points } each
    }
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } passes the raccoon and pays { $points }
               *[beaver] { $players } passes the beaver and pays { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } pass the raccoon and pay { $points } each
               *[beaver] { $players } pass the beaver and pay { $points } each
            }
    }
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } passes the raccoon on the extra cube and pays { $points }
               *[beaver] { $players } passes the beaver on the extra cube and pays { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } pass the raccoon on the extra cube and pay { $points } each
               *[beaver] { $players } pass the beaver on the extra cube and pay { $points } each
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

# The box answers the doubles of members, each with a cube. $members: names, "Ben and Carl"; $count: how many.
chouette-log-box-takes =
    { $count ->
        [one] { $box } takes { $members }'s cube at { $value }
       *[other] { $box } takes the cubes of { $members } at { $value }
    }
chouette-log-box-passes =
    { $count ->
        [one] { $box } passes { $members }'s double and pays { $points }
       *[other] { $box } passes the doubles of { $members } and pays { $points } each
    }
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } passes { $members }'s raccoon and pays { $points }
               *[beaver] { $box } passes { $members }'s beaver and pays { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } passes the raccoons of { $members } and pays { $points } each
               *[beaver] { $box } passes the beavers of { $members } and pays { $points } each
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

# The doubler accepts a beaver, or its member a raccoon. $stage is unknown where the log begins later.
chouette-log-box-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $box } accepts { $members }'s beaver at { $value }
               *[other] { $box } accepts the beavers of { $members } at { $value }
            }
        [raccoon]
            { $count ->
                [one] { $box } accepts { $members }'s raccoon at { $value }
               *[other] { $box } accepts the raccoons of { $members } at { $value }
            }
       *[unknown]
            { $count ->
                [one] { $box } accepts { $members }'s cube at { $value }
               *[other] { $box } accepts the cubes of { $members } at { $value }
            }
    }
chouette-log-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $players } accepts the beaver at { $value }
               *[other] { $players } accept the beaver at { $value }
            }
        [raccoon]
            { $count ->
                [one] { $players } accepts the raccoon at { $value }
               *[other] { $players } accept the raccoon at { $value }
            }
       *[unknown]
            { $count ->
                [one] { $players } accepts at { $value }
               *[other] { $players } accept at { $value }
            }
    }
chouette-log-accepts-extra =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } accepts the raccoon on the extra cube at { $value }
               *[other] { $players } accept the raccoon on the extra cube at { $value }
            }
       *[beaver]
            { $count ->
                [one] { $players } accepts the beaver on the extra cube at { $value }
               *[other] { $players } accept the beaver on the extra cube at { $value }
            }
    }

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

chouette-log-lone-must-pass = { $player }, the only taker, must pass too and pays { $points }
chouette-log-lone-must-beaver = { $player }, the only taker, must beaver or pass
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
        [one] { $players } pays { $taker } { $points } and gives an extra cube at { $value }
       *[other] { $players } each pay { $taker } { $points } and give an extra cube at { $value }
    }

## The roll

# $high, $low: the dice, the higher one first; box and team roll one each. The others are log-opening-….
chouette-log-opening =
    { $starter ->
        [white] Opening roll { $high }-{ $low }: the box starts
       *[black] Opening roll { $high }-{ $low }: the team starts
    }
chouette-log-holds = { $player } asks to hold the roll
# By releasing it, or by a double that nobody may know of yet.
chouette-log-releases = The roll no longer waits for { $player }
chouette-log-releases-silent = { $player } ran out of time: the roll is released
chouette-log-rolls = { $player } is ready to roll
# As the name of whoever plays: "The autopilot (for the team) 3-1: 8/5 6/5".
chouette-log-autopilot-for-team = The autopilot (for the team)

## Captain, box and who acts for others

chouette-log-captain-passed = { $player } is out and goes to the bottom of the line; { $captain } is captain
chouette-log-captain-gone = { $captain } takes over from { $player } as captain
chouette-log-captain-acting = { $captain } is acting captain
# A captain who was silent for too long has come back, and nobody had succeeded them.
chouette-log-captain-again = { $captain } is captain again
# A captain who has left, or was silent for too long, with nobody there to succeed them.
chouette-log-captain-struck = { $captain } can no longer win the box as captain
# $why: the captain leaves, sits out, or was silent twice in a row. $is_acting: $captain only moves the checkers.
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player } leaves after this game: { $captain } is acting captain
               *[no] { $player } leaves after this game: { $captain } is captain
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player } sits out: { $captain } is acting captain
               *[no] { $player } sits out: { $captain } is captain
            }
       *[silent]
            { $is_acting ->
                [yes] { $player } missed two decisions: { $captain } is acting captain
               *[no] { $player } missed two decisions: { $captain } is captain
            }
    }
chouette-log-captain-missed = { $captain } ran out of time; late once more, and somebody else takes over
chouette-log-captain-missed-once = { $captain } ran out of time; late once more, and { $player } takes over
chouette-log-heard-again = { $player } is active again
chouette-log-box-silent = { $box } ran out of time; late once more, and somebody else plays for the box
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } missed two decisions and is away now
       *[no] { $player } ran out of time; others act for them in this game
    }
chouette-log-box-forfeits = Nobody plays for { $box }, who forfeits a single game on each open bet
chouette-log-volunteers = { $player } will stand in if the box leaves
chouette-log-volunteers-no-longer = { $player } will no longer stand in for the box
chouette-log-substitute = { $player } plays for { $box }, who wins or loses the points
chouette-log-proxy = { $player } may answer for { $member }
chouette-log-proxy-ended = { $member } no longer has a proxy
chouette-log-proxy-silent = The proxy of { $member } ran out of time and no longer answers

## Settlements and concessions

# $reader, in the next four: the proposer, or a proxy who proposes for $player; asked, the $other one; or anybody.
# Where they are "called", the sentence stands after the name of the $other one and a colon.
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] You offer to concede a gammon to { $other } and pay { $points }
                [backgammon] You offer to concede a backgammon to { $other } and pay { $points }
               *[single] You offer to concede a single game to { $other } and pay { $points }
            }
        [proxy]
            { $kind ->
                [gammon] You (for { $player }) offer to concede a gammon to { $other } and pay { $points }
                [backgammon] You (for { $player }) offer to concede a backgammon to { $other } and pay { $points }
               *[single] You (for { $player }) offer to concede a single game to { $other } and pay { $points }
            }
        [asked]
            { $kind ->
                [gammon] { $player } offers to concede a gammon to you and pay { $points }
                [backgammon] { $player } offers to concede a backgammon to you and pay { $points }
               *[single] { $player } offers to concede a single game to you and pay { $points }
            }
        [called]
            { $kind ->
                [gammon] { $player } offers to concede a gammon and pay { $points }
                [backgammon] { $player } offers to concede a backgammon and pay { $points }
               *[single] { $player } offers to concede a single game and pay { $points }
            }
       *[anybody]
            { $kind ->
                [gammon] { $player } offers to concede a gammon to { $other } and pay { $points }
                [backgammon] { $player } offers to concede a backgammon to { $other } and pay { $points }
               *[single] { $player } offers to concede a single game to { $other } and pay { $points }
            }
    }
chouette-log-asks =
    { $reader ->
        [proposer]
            { $points ->
                [one] You offer { $other } a settlement: { $other } pays 1
               *[other] You offer { $other } a settlement: { $other } pays { $points }
            }
        [proxy]
            { $points ->
                [one] You (for { $player }) offer { $other } a settlement: { $other } pays 1
               *[other] You (for { $player }) offer { $other } a settlement: { $other } pays { $points }
            }
        [asked]
            { $points ->
                [one] { $player } offers you a settlement: you pay 1
               *[other] { $player } offers you a settlement: you pay { $points }
            }
        [called]
            { $points ->
                [one] { $player } offers to settle if { $other } pays 1
               *[other] { $player } offers to settle if { $other } pays { $points }
            }
       *[anybody]
            { $points ->
                [one] { $player } offers { $other } a settlement: { $other } pays 1
               *[other] { $player } offers { $other } a settlement: { $other } pays { $points }
            }
    }
chouette-log-offers =
    { $reader ->
        [proposer]
            { $points ->
                [one] You offer { $other } 1 point to settle
               *[other] You offer { $other } { $points } points to settle
            }
        [proxy]
            { $points ->
                [one] You (for { $player }) offer { $other } 1 point to settle
               *[other] You (for { $player }) offer { $other } { $points } points to settle
            }
        [asked]
            { $points ->
                [one] { $player } offers you 1 point to settle
               *[other] { $player } offers you { $points } points to settle
            }
        [called]
            { $points ->
                [one] { $player } offers 1 point to settle
               *[other] { $player } offers { $points } points to settle
            }
       *[anybody]
            { $points ->
                [one] { $player } offers { $other } 1 point to settle
               *[other] { $player } offers { $other } { $points } points to settle
            }
    }
chouette-log-offers-even =
    { $reader ->
        [proposer] You offer to call it even with { $other }
        [proxy] You (for { $player }) offer to call it even with { $other }
        [asked] { $player } offers to call it even with you
        [called] { $player } offers to call it even
       *[anybody] { $player } offers to call it even with { $other }
    }
chouette-log-refuses-offer = { $player } refuses { $other }'s offer
chouette-log-withdraws-offer = { $player } withdraws the offer to { $other }
# Where nobody can speak for a player; and without names, where the log goes back two games.
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] The offer between { $box } and { $member } is refused
       *[no] The offer between { $box } and { $member } is withdrawn
    }
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] The offer is refused
       *[no] The offer is withdrawn
    }
chouette-log-settles =
    { $count ->
        [one] { $players } settles with { $payee } and pays { $points }
       *[other] { $players } settle with { $payee } and pay { $points } each
    }
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players } concedes a gammon to { $payee } and pays { $points }
                [backgammon] { $players } concedes a backgammon to { $payee } and pays { $points }
               *[single] { $players } concedes a single game to { $payee } and pays { $points }
            }
       *[other]
            { $kind ->
                [gammon] { $players } concede a gammon to { $payee } and pay { $points } each
                [backgammon] { $players } concede a backgammon to { $payee } and pay { $points } each
               *[single] { $players } concede a single game to { $payee } and pay { $points } each
            }
    }
chouette-log-even = { $box } and { $member } call it even
# Where the log goes back two games.
chouette-log-bet-ended =
    { $is_settled ->
        [yes]
            { $points ->
                [one] A bet is settled for 1 point
               *[other] A bet is settled for { $points } points
            }
       *[no]
            { $points ->
                [one] A bet is conceded for 1 point
               *[other] A bet is conceded for { $points } points
            }
    }

## Who comes and goes

chouette-log-joins =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } is back
               *[no] { $players } joins
            }
       *[other]
            { $is_back ->
                [yes] { $players } are back
               *[no] { $players } join
            }
    }
chouette-log-joins-waiting =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } is back and waits to be dealt in
               *[no] { $players } joins and waits to be dealt in
            }
       *[other]
            { $is_back ->
                [yes] { $players } are back and wait to be dealt in
               *[no] { $players } join and wait to be dealt in
            }
    }
chouette-log-dealt-in =
    { $count ->
        [one] { $players } is dealt in
       *[other] { $players } are dealt in
    }
chouette-log-leaves = { $player } leaves
chouette-log-leaves-game = { $player } leaves after this game; others act for them until then
chouette-log-goes-away = { $player } sits out

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
# Whoever proposed another has left.
chouette-log-stake-withdrawn = The stake stays as it was

## Between games

chouette-log-partner-sought = { $box } asks for a partner
chouette-log-partner-sought-unknown = The box asks for a partner
# $dice: such as "Ben 6, 4 · Carl 3".
chouette-log-partner-drawn = Nobody offers to be the partner; drawn by lot: { $dice }
chouette-log-partner = { $partner } is { $box }'s partner in this game
chouette-log-partner-unknown = { $partner } is the box's partner in this game
chouette-log-no-partner =
    { $count ->
        [one] { $players } did not answer in time and plays without a partner
       *[other] { $players } did not answer in time and play without a partner
    }
# $dice: such as "Ann 6, 4 · Carl 6, 2 · Ben 3".
chouette-log-order = Order: { $dice }; { $box } is the box, { $captain } the captain
chouette-log-game-begins = Game { $number } begins
# $points: such as "Ben +8 · Ann −8".
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
chouette-log-no-last-game = The last game is cancelled
chouette-log-announces-last = { $player } announces game { $number } as the last
chouette-log-takes-back-last = { $player } cancels the last game
chouette-log-closes = { $player } closes the chouette
chouette-log-reopens = { $player } reopens the chouette
chouette-log-hands-over = { $player } makes { $host } the host
# The host has left.
chouette-log-next-host = { $host } is the host now
