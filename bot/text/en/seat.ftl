### My seat: what one member of a chouette alone reads, the questions that they are asked, and their buttons.
### $player, $box, $member, $other: a name. $players, $members, $others: a list of names, with $count of them.
### $cube, $value: what a cube shows, or would show. $points, $gammon, $backgammon, $most: numbers of points.

## Their place

seat-closed = Its points stay in `/chouette ledger`.
seat-not-here = You are not at this table.
seat-leaving = You leave when this game is over; others act for you until then.
seat-returning = You are back: others act for you to the end of this game, and you play again in the next.
seat-away = You are away: others act for you, and you sit out until you come back.
seat-dealt-in = You are dealt in when this game is over.
seat-on-waiting-list = You are number { $place } on the waiting list, and are dealt in when there is room.
seat-next-box = You are the box in the next game.
seat-next-captain = You are captain in the next game.
seat-in-line = You are number { $place } in line.
seat-at-table = You are at the table.
seat-captain = You are the captain.
seat-acting-captain = You are the acting captain.
seat-crew = You are crew, number { $place } in line.
seat-out = You are out of this game, number { $place } in line.
seat-box-won = You have won the box, and take it when this game is over.
# $points is signed: "+3". $place of $players: who has the most points is first.
seat-score =
    Your score: { $points }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }.
seat-box = You are the box in this game.
seat-plays-for-you = { $player } plays for you; the points stay yours.
seat-autopilot-plays = The autopilot plays for you; the points stay yours.
seat-substitute = You play for { $box }, whose points they stay.
seat-partner = You are { $box }'s partner, and share half of what the box wins or loses.
seat-proxy-of-yours = { $player } may answer for you.
seat-proxy-for = You may answer for { $member }.
seat-willing = You would play for the box, should the box go.

## Their bets. $cube is one of the messages seat-cube, or table-cube-centred.

seat-bet = Your bet with { $other }: { $cube }.
seat-extra = Your extra with { $other }: { $cube }.
seat-bet-of-box = { $members }: { $cube }.
seat-cube-over = over, { $points }
seat-cube-offered =
    { $is_to_you ->
        [yes] cube offered to you at { $value }
       *[no] cube offered by you at { $value }
    }
seat-cube-yours = cube on { $value }, yours
seat-cube-owned = cube on { $value }, { $owner }'s
# Of several bets of the box at once.
seat-cube-theirs = cube on { $value }, theirs

# What a gammon is worth on all open bets ("all"), or if the double is taken ("taken").
seat-gammon =
    { $case ->
        [all-taken] In all, if taken, a gammon costs or wins you { $gammon }, a backgammon { $backgammon }.
        [all] In all, a gammon costs or wins you { $gammon }, a backgammon { $backgammon }.
        [taken] If taken, a gammon costs or wins you { $gammon }, a backgammon { $backgammon }.
       *[plain] A gammon costs or wins you { $gammon }, a backgammon { $backgammon }.
    }
# By Jacoby's rule. $cubes: how many cubes there are.
seat-gammon-single =
    { $is_all ->
        [yes] In all, a gammon counts { $gammon }
       *[no] A gammon counts { $gammon }
    }, like a single game, until { $cubes ->
        [one] the cube is turned.
       *[other] a cube is turned.
    }

## Doubles that the other side does not see yet

seat-may-double = You may double now, until { $player } rolls.
seat-double-of-box = You double { $members } when you roll.
seat-double-of-extra = You double when the box rolls; you may take it back until then.
# **Roll** is a button.
seat-double-to-send = You double: press **Roll** to send it; you may take it back until then.
seat-double = You double when the captain rolls; you may take it back until then.
seat-others-double =
    { $count ->
        [one] { $members } doubles; the box does not see it yet.
       *[other] { $members } double; the box does not see it yet.
    }
# You do as well.
seat-others-double-too =
    { $count ->
        [one] { $members } doubles too; the box does not see it yet.
       *[other] { $members } double too; the box does not see it yet.
    }

## Answers that nobody else sees yet, and instructions. $answer is seat-answer or seat-answer-to-raise.

seat-your-answer = Your answer: **{ $answer }**.
seat-your-answer-to = Your answer to { $members }: **{ $answer }**.
seat-your-answer-for = Your answer for { $member }: **{ $answer }**.
seat-your-extra =
    { $is_yes ->
        [yes] Your answer: **you give an extra cube**.
       *[no] Your answer: **you give no extra cube**.
    }
seat-answer =
    { $answer ->
        [take] take
        [drop] pass
        [beaver] beaver
        [raccoon] raccoon
       *[follow] follow the captain
    }
# To a beaver or a raccoon.
seat-answer-to-raise =
    { $answer ->
        [take] accept
        [drop] refuse
       *[raccoon] raccoon
    }
seat-sealed-answer = Nobody else sees it; you may change it until all answers are in or the time is up.
seat-partner-reply =
    { $is_yes ->
        [yes] You would be the box's partner.
       *[no] You would not be the box's partner.
    }
seat-sealed-reply = Nobody else sees it; you may change it until a partner is found.
seat-instruction-answers = Your instruction will answer once all others have: **{ $answer }**.
seat-sealed-instruction = Until then nobody sees that you left one, and you may answer otherwise.
# $instruction is seat-instruction.
seat-instructed = Until the game is over: { $instruction }.
seat-instruction =
    { $instruction ->
        [hold] Ask me each turn, before the captain rolls
        [double-with-captain] Double if the captain does
        [take] Take when I am doubled
       *[follow] Do as the captain does when I am doubled
    }
seat-not-seen = Nobody else sees it.
seat-asked-by-name = The board then asks you by name, and the roll waits.

# $proposal: who offers what to whom, without a full stop.
seat-proposal-to-withdraw = { $proposal }. You may withdraw it, until the roll.
seat-proposal-to-answer = { $proposal }. You may accept or refuse it, until the roll.
seat-proposal-to-other = { $proposal }. { $player } may accept or refuse it, until the roll.

## The page of instructions

# A button that opens a page, and the page's heading.
seat-page =
    { $page ->
        [orders] Instructions
        [proxy] Proxy
        [settle] Settle
        [concede] Concede
        [away] Go away
       *[leave] Leave
    }
# **Ask me each turn** is the first button of seat-switch.
seat-orders-hint = Until this game is over; nobody else sees them, but the board asks you by name when **Ask me each turn** makes the roll wait. Press one to switch it.
# $instruction is seat-instruction.
seat-order =
    { $is_on ->
        [yes] **On**: { $instruction }
       *[no] Off: { $instruction }
    }
# A button.
seat-switch =
    { $instruction ->
        [hold] Ask me each turn
        [double-with-captain] Double with captain
        [take] Take
       *[follow] Follow captain
    }: { $is_on ->
        [yes] on
       *[no] off
    }

## Questions

seat-proxy-question = Who may answer for your cube, beside you?
# A button: take the proxy back.
seat-no-proxy = Nobody
seat-leave-question = Leave this chouette? In a game others act for your bets that are still open, to its end; your points stay in the ledger.
seat-yes-leave = Yes, leave
seat-away-question = Go away?
seat-away-member = Others act for you in this game: your proxy answers for your cube, or else it follows the captain.
seat-away-forfeit = Nobody is ready to play for you: you forfeit a single game on each open bet.
seat-away-substitute = { $player } plays for you in this game; its points stay yours.
seat-away-autopilot = The autopilot, or a substitute who offers to, plays for you in this game; its points stay yours.
seat-sit-out = You sit out until you come back, at the bottom of the line.
seat-yes-away = Yes, go away

## A settlement, and a concession, with one or more others on the other side

seat-settle-to-you =
    { $count ->
        [one] **{ $others } pays you { $points ->
            [one] 1 point
           *[other] { $points } points
        }**, and your bet is over.
       *[other] **{ $others } pay you { $points ->
            [one] 1 point
           *[other] { $points } points
        } each**, and these bets are over.
    }
seat-settle-from-you =
    { $count ->
        [one] **You pay { $others } { $points ->
            [one] 1 point
           *[other] { $points } points
        }**, and your bet is over.
       *[other] **You pay { $others } { $points ->
            [one] 1 point
           *[other] { $points } points
        } each**, and these bets are over.
    }
seat-settle-even =
    { $count ->
        [one] **You and { $others } are even**, and your bet is over.
       *[other] **You and { $others } are even**, and these bets are over.
    }
seat-settle-most = Cube on { $cube }: at most { $most }.
seat-settle-most-each = At most { $most } each.
# Buttons with the names of all stand below.
seat-leave-out = Press a name to leave them out.
seat-propose = Propose
seat-concede-question =
    Which loss do you offer { $others }? { $count ->
        [one] It may be refused
       *[other] Each may refuse it
    }; the most that the game can cost is accepted at once.
seat-concede-for-team = As captain you concede for the whole team.
seat-concede-nothing = No loss can be offered to all of { $others }.
# A button: what is conceded on several bets, and what it costs. On one it is button-resign.
seat-loss-in-all =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Single
    }: { $points ->
        [one] 1 point in all
       *[other] { $points } points in all
    }
# A button: whether the bet with somebody is among those.
seat-among =
    { $is_in ->
        [yes] { $other }: yes
       *[no] { $other }: no
    }
# In a button: the other side, and for whom the answer is.
seat-other-for = { $other } for { $member }

## Buttons

seat-back = Back
seat-role =
    { $role ->
        [come-back] Come back
        [volunteer] Play for the box if it goes
        [stand-down] Do not play for the box
        [last-game] Announce last game
        [no-last-game] Take back last game
       *[join] Join
    }
seat-double-to = Double to { $value }
seat-double-back = Take double back
seat-answer-cubes =
    { $cubes ->
        [one] Answer 1 cube
       *[other] Answer { $cubes } cubes
    }
# As a proxy of $member.
seat-answer-for =
    { $member }: { $answer ->
        [take] take
        [drop] pass
        [beaver] beaver
        [raccoon] raccoon
       *[follow] follow captain
    }
seat-answer-to-raise-for =
    { $member }: { $answer ->
        [take] accept
        [drop] refuse
       *[raccoon] raccoon
    }
seat-last-word-for =
    { $member }: { $is_kept ->
        [yes] keep extras
       *[no] pass after all
    }
seat-on-proposal =
    { $verb ->
        [refuse] Refuse { $other }
        [withdraw] Withdraw from { $other }
       *[accept] Accept { $other }
    }

## Several cubes at once: a button for each name, with what is chosen, and the value of the cube then

seat-cubes-to-answer =
    { $cubes ->
        [one] 1 cube to answer.
       *[other] { $cubes } cubes to answer.
    }
seat-whom-to-double = Whom do you double?
# **Confirm** is a button.
seat-choose = Press a name to change it; nothing counts before **Confirm**.
seat-nobody-chosen = Nobody is chosen: press a name, then **Confirm**; or press **Roll** on the board.
seat-confirm = Confirm
# Instead of a name, for a cube that several share.
seat-all = All
seat-chosen-answer =
    { $who }: { $answer ->
        [take] take { $value }
        [drop] pass
        [beaver] beaver { $value }
        [raccoon] raccoon { $value }
       *[follow] follow
    }
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }: double { $value }
       *[no] { $who }: no
    }
seat-choose-for-all =
    { $answer ->
        [take] Take all
        [drop] Pass all
       *[double] Double all
    }
