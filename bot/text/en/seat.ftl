### My seat: what one member of a chouette alone reads, the questions that they are asked, and their buttons.
### $player, $box, $member, $other: a name. $members, $others: a list of names, with $count of them.
### $value: what a cube shows, or would show. $points, $gammon, $backgammon, $most: numbers of points.

## Their place

seat-closed = The points are in `/chouette ledger`.
seat-leaving = You leave after this game; others act for you until then.
seat-returning = You are back: you play from the next game on, and others act for you until then.
seat-away = You are away; others act for you until you come back.
seat-dealt-in = You are dealt in after this game.
seat-on-waiting-list = You are number { $place } on the waiting list.
seat-next-box = You are the box in the next game.
seat-next-captain = You are captain in the next game.
seat-in-line = You are number { $place } in line.
seat-at-table = You are at the table.
seat-captain = You are the captain.
seat-acting-captain = You are the acting captain.
seat-crew = You are in the crew, number { $place } in line.
seat-out = You are out of this game, number { $place } in line.
seat-box-won = You have won the box and take it in the next game.
# $points is signed: "+3". $place of $players: who has the most points is first.
seat-score = Your score: { $points } (place { $place } of { $players }).
seat-score-tied =
    { $place ->
        [1] Your score: { $points } (tied 1st of { $players }).
        [2] Your score: { $points } (tied 2nd of { $players }).
        [3] Your score: { $points } (tied 3rd of { $players }).
       *[other] Your score: { $points } (tied { $place }th of { $players }).
    }
seat-box = You are the box.
seat-plays-for-you = { $player } plays for you; the points are yours.
seat-autopilot-plays = The autopilot plays for you; the points are yours.
seat-substitute = You play for { $box }, who wins or loses the points.
seat-partner = You are the box's partner: half of what it wins or loses is yours.
seat-proxy-of-yours = { $player } may answer for you.
seat-proxy-for = You may answer for { $member }.
seat-willing = You will stand in if the box leaves.

## Their bets. $lies: where the cube is, seen from the reader.

seat-bet =
    { $lies ->
        [to-you] Your bet with { $other }: cube offered to you at { $value }.
        [by-you] Your bet with { $other }: you offer the cube at { $value }.
        [centred] Your bet with { $other }: cube at { $value }, centred.
        [yours] Your bet with { $other }: you own the cube at { $value }.
       *[theirs] Your bet with { $other }: { $other } owns the cube at { $value }.
    }
# $points is signed: "+3".
seat-bet-over = Your bet with { $other } is over: { $points }.
# The bet of a lone taker with somebody who passed and gave them an extra cube.
seat-extra =
    { $lies ->
        [to-you] Your extra bet with { $other }: cube offered to you at { $value }.
        [by-you] Your extra bet with { $other }: you offer the cube at { $value }.
        [centred] Your extra bet with { $other }: cube at { $value }, centred.
        [yours] Your extra bet with { $other }: you own the cube at { $value }.
       *[theirs] Your extra bet with { $other }: { $other } owns the cube at { $value }.
    }
seat-extra-over = Your extra bet with { $other } is over: { $points }.
# The bets of the box, those alike together.
seat-bet-of-box =
    { $lies ->
        [to-you] { $members }: cube offered to you at { $value }.
        [by-you] { $members }: you offer the cube at { $value }.
        [centred] { $members }: cube at { $value }, centred.
        [yours] { $members }: you own the cube at { $value }.
       *[theirs]
            { $count ->
                [one] { $members } owns the cube at { $value }.
               *[other] { $members } own the cube at { $value }.
            }
    }

# What a gammon is worth on all open bets ("all"), or if the double is taken ("taken").
seat-gammon =
    { $case ->
        [all-taken] If all doubles are taken, a gammon wins or costs you { $gammon } in total, a backgammon { $backgammon }.
        [all] A gammon wins or costs you { $gammon } in total, a backgammon { $backgammon }.
        [taken] If the double is taken, a gammon wins or costs you { $gammon }, a backgammon { $backgammon }.
       *[plain] A gammon wins or costs you { $gammon }, a backgammon { $backgammon }.
    }
# By Jacoby's rule. $is_all: several bets together; $cubes: how many cubes there are.
seat-gammon-single =
    { $is_all ->
        [yes]
            { $cubes ->
                [one] Until the cube is turned, a gammon counts { $gammon } in total, like a single game (Jacoby).
               *[other] Until a cube is turned, a gammon counts { $gammon } in total, like a single game (Jacoby).
            }
       *[no] Until the cube is turned, a gammon counts { $gammon }, like a single game (Jacoby).
    }

## Doubles that the other side does not see yet

seat-may-double = You may double until { $player } rolls.
# Roll is pressed, and the roll waits for some of the crew.
seat-may-double-waiting = You may double until the roll.
seat-double-of-box = You double { $members } when you roll.
seat-double-of-extra = You double when the box rolls; you can take the double back until then.
# **Roll** is a button.
seat-double-to-send = You double when you press **Roll**; you can take the double back until then.
seat-double = You double when the captain rolls; you can take the double back until then.
# Roll is pressed, and the roll waits for some of the crew.
seat-double-waiting = You double as soon as the roll need not wait any more; you can take the double back until then.
# **Don't wait again** is a button, **Instructions** one under **My seat**.
seat-no-double = You don't double this turn. Only you see it; you can still double until the roll. **Don't wait again** stops the roll from waiting for you, in later games too, until you change that under **Instructions**.
seat-others-double =
    { $count ->
        [one] { $members } doubles; the box does not know yet.
       *[other] { $members } double; the box does not know yet.
    }

## Answers to doubles, beavers and raccoons

# On buttons behind a name, and in the sentences below. A beaver or a raccoon ($is_raised) is accepted or refused.
seat-answer =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] accept
               *[no] take
            }
        [drop]
            { $is_raised ->
                [yes] refuse
               *[no] pass
            }
        [beaver] beaver
        [raccoon] raccoon
       *[follow] follow captain
    }
# $value: what the cube shows then.
seat-answer-at =
    { $answer ->
        [beaver] beaver to { $value }
        [raccoon] raccoon to { $value }
       *[take]
            { $is_raised ->
                [yes] accept at { $value }
               *[no] take at { $value }
            }
    }
# A button. $answer: seat-answer or seat-answer-at.
seat-answer-of = { $who }: { $answer }

# $answer, in the next four: seat-answer.
seat-your-answer = Your answer: **{ $answer }**.
seat-your-answer-to = Your answer to { $members }: **{ $answer }**.
seat-your-answer-for = Your answer for { $member }: **{ $answer }**.
seat-instruction-answers = Your instruction will answer last: **{ $answer }**. Only you see it; you can still answer yourself.
# To whoever would follow the captain.
seat-follow-passes = { $captain }, the captain, is not doubled, so following the captain passes.
seat-your-extra =
    { $is_yes ->
        [yes] Your answer: **give an extra cube**.
       *[no] Your answer: **give no extra cube**.
    }
seat-sealed-answer = Only you see it; you can change it until all answers are in or time runs out.
seat-partner-reply =
    { $is_yes ->
        [yes] You offered to be the box's partner. Only you see it; you can change it until a partner is found.
       *[no] You declined to be the box's partner. Only you see it; you can change it until a partner is found.
    }

## Instructions, which hold for one game, but for "Never wait for me to double"

# In the list of them, and in the sentences below.
seat-instruction =
    { $instruction ->
        [hold] Ask me before each roll
        [no-double] Never wait for me to double
        [double-with-captain] Double when the captain doubles
        [take] Take when I am doubled
       *[follow] Answer doubles as the captain does, or pass if the captain is not doubled
    }
seat-instructed = Your instruction for this game: { $instruction }. Only you see it.
seat-instructed-lasting = Your instruction for this game and the next ones: { $instruction }. Only you see it.
seat-instructed-hold = Your instruction for this game: { $instruction }. The roll waits, and the board asks you by name.

## Settlements and concessions that wait for an answer. $proposal: who offers what to whom, without a full stop.

seat-proposal-to-withdraw = { $proposal }. You can withdraw the offer until the next roll.
seat-proposal-to-answer = { $proposal }. You can accept or refuse the offer until the next roll.
seat-proposal-to-other = { $proposal }. { $player } can accept or refuse the offer until the next roll.

## Pages

# A button that opens a page, and the page's heading; of **Sit out** and **Leave** also the button that does it.
seat-page =
    { $page ->
        [orders] Instructions
        [proxy] Proxy
        [settle] Settle
        [concede] Concede
        [away] Sit out
        [close] End chouette
       *[leave] Leave
    }
# **Ask me first** is the first button of seat-switch.
seat-orders-hint = For this game, but **Don't wait** holds until you switch it off. Only you see them, but with **Ask me first** the board asks you by name. Press one to switch it.
# $instruction is seat-instruction.
seat-order =
    { $is_on ->
        [yes] { $instruction }: **on**
       *[no] { $instruction }: off
    }
# A button.
seat-switch =
    { $instruction ->
        [hold]
            { $is_on ->
                [yes] Ask me first: on
               *[no] Ask me first: off
            }
        [no-double]
            { $is_on ->
                [yes] Don't wait: on
               *[no] Don't wait: off
            }
        [double-with-captain]
            { $is_on ->
                [yes] Double with captain: on
               *[no] Double with captain: off
            }
        [take]
            { $is_on ->
                [yes] Take: on
               *[no] Take: off
            }
       *[follow]
            { $is_on ->
                [yes] Follow captain: on
               *[no] Follow captain: off
            }
    }

## Questions

seat-proxy-question = Who may answer for you?
# A button: take the proxy back.
seat-no-proxy = No proxy
seat-close-question = End the chouette now? The closing post has the final standings.
seat-leave-question =
    { $leaves ->
        [bets] Leave this chouette? Others play out your open bets; your points stay in the ledger.
        [points] Leave this chouette? Your points stay in the ledger.
       *[nothing] Leave this chouette?
    }
seat-away-question = Sit out?
# $absent: what becomes of a double that a member does not answer.
seat-away-member =
    { $absent ->
        [follow-captain] In this game your proxy answers for you; without one, you answer doubles as the captain does, or pass if the captain is not doubled.
       *[drop] In this game your proxy answers for you; without one, you pass when you are doubled.
    }
seat-away-forfeit = Nobody can stand in for you: you forfeit a single game on each open bet.
seat-away-substitute = { $player } plays this game for you; the points are yours.
seat-away-autopilot = The autopilot, or whoever offers to stand in, plays this game for you; the points are yours.
seat-sit-out = When you come back, you start at the bottom of the line.
# To a member of the team in a game.
seat-sit-out-in-game = Come back during this game and you keep your place; later you start at the bottom of the line.

## A settlement, and a concession, with one or more others on the other side

seat-settle-to-you =
    { $count ->
        [one]
            { $points ->
                [one] Your offer: **{ $others } pays you 1 point** and the bet ends.
               *[other] Your offer: **{ $others } pays you { $points } points** and the bet ends.
            }
       *[other]
            { $points ->
                [one] Your offer: **{ $others } pay you 1 point each** and the bets end.
               *[other] Your offer: **{ $others } pay you { $points } points each** and the bets end.
            }
    }
seat-settle-from-you =
    { $count ->
        [one]
            { $points ->
                [one] Your offer: **you pay { $others } 1 point** and the bet ends.
               *[other] Your offer: **you pay { $others } { $points } points** and the bet ends.
            }
       *[other]
            { $points ->
                [one] Your offer: **you pay { $others } 1 point each** and the bets end.
               *[other] Your offer: **you pay { $others } { $points } points each** and the bets end.
            }
    }
seat-settle-even =
    { $count ->
        [one] Your offer to { $others }: **nobody pays** and the bet ends.
       *[other] Your offer to { $others }: **nobody pays** and the bets end.
    }
seat-settle-most = Limit { $most }.
seat-settle-most-each = Limit { $most } each.
# Buttons with the names of all stand below.
seat-leave-out = Press a name to leave that player out.
seat-propose = Send offer
seat-concede-question =
    { $count ->
        [one] What do you concede to { $others }? Anything less than the maximum may be refused.
       *[other] What do you concede to { $others }? Each of them may refuse anything less than the maximum.
    }
# Where what is conceded is the most that can be lost.
seat-concede-maximum = Concede to { $others }? This is the maximum, so it is accepted at once.
seat-concede-for-team = As captain you concede for the whole team.
# A button: what is conceded on several bets, and what it costs. On one it is button-resign.
seat-loss-in-all =
    { $kind ->
        [gammon] Gammon, lose { $points } in total
        [backgammon] Backgammon, lose { $points } in total
       *[single] Single, lose { $points } in total
    }
# The same where some cubes were never doubled, so that a gammon on them is a single game by Jacoby.
seat-loss-where-it-counts =
    { $kind ->
        [gammon] Gammon where it counts, lose { $points } in total
       *[backgammon] Backgammon where it counts, lose { $points } in total
    }
# A button: whether the bet with somebody is among those.
seat-among =
    { $is_in ->
        [yes] { $other }: yes
       *[no] { $other }: no
    }
# The same as the proxy of $member.
seat-among-for =
    { $is_in ->
        [yes] { $member } vs { $other }: yes
       *[no] { $member } vs { $other }: no
    }

## Buttons

seat-back = Back
seat-role =
    { $role ->
        [come-back] Come back
        [volunteer] Stand in for the box
        [stand-down] Don't stand in
        [last-game] Announce last game
        [no-last-game] Cancel last game
       *[join] Join
    }
seat-double-back = Take back double
seat-never-double = Don't wait again
seat-answer-cubes =
    { $cubes ->
        [one] Answer 1 cube
       *[other] Answer { $cubes } cubes
    }
# As the proxy of $member.
seat-last-word-for =
    { $is_kept ->
        [yes] { $member }: keep extras
       *[no] { $member }: pass after all
    }
seat-on-proposal =
    { $verb ->
        [refuse] Refuse offer: { $other }
        [withdraw] Withdraw offer: { $other }
       *[accept] Accept offer: { $other }
    }
# As the proxy of $member; it should stay short beside two names.
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member } vs { $other }: refuse
        [withdraw] { $member } vs { $other }: withdraw
       *[accept] { $member } vs { $other }: accept
    }

## Several cubes at once: a button for each name, with what is chosen, and the value of the cube then

seat-cubes-to-answer =
    { $cubes ->
        [one] 1 cube to answer.
       *[other] { $cubes } cubes to answer.
    }
seat-whom-to-double = Whom do you double?
# **Confirm** is a button.
seat-choose = Press a name to change it, then **Confirm**.
# **Roll** is a button under the board.
seat-nobody-chosen = Nobody chosen: press a name, then **Confirm**; or press **Roll** on the board.
seat-confirm = Confirm
# Instead of a name, for a cube that several share.
seat-all = All
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }: double to { $value }
       *[no] { $who }: no double
    }
seat-choose-for-all =
    { $answer ->
        [take] Take all
        [drop] Pass all
       *[double] Double all
    }
