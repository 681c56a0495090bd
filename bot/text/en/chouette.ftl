### How a chouette stands: who plays whom, who is what, and whom it waits for.
### $player, $box, $captain, $host, $partner, $of, $other: a name. $members, $others, $players: names, "Ben, Carl" or "Ben and Carl".
### $who: a name, or mentions in a row. $moment: such as "in 2 hours".

## People

chouette-somebody = somebody
chouette-nobody = nobody
# As the name of whoever plays, at the start of a sentence.
chouette-autopilot = The autopilot
# As a name: whoever acts, and for whom.
chouette-acts-for = { $player } (for { $of })
# As the name of a side: "Box 3-1: 8/5 6/5", "Points are numbered for Team."
chouette-side =
    { $side ->
        [white] Box
       *[black] Team
    }

## Titles

chouette-over = The chouette is over
chouette-title = { $box } in the box against { $captain }'s team
chouette-title-heads-up = { $players }, heads-up
# With its number, to which commands and menus refer.
chouette-of-numbered = { $host }'s chouette (#{ $number })
# Under the title, in a line: "Stake 1 · game 3 · 5 players".
chouette-stake = Stake { $stake }
chouette-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
chouette-moved-here = { $host }'s chouette goes on here.

## Before, between and after the games

chouette-lobby =
    Who joins? { $missing ->
        [one] 1 more player
       *[other] { $missing } more players
    } and { $host } can start.
chouette-lobby-enough = { $host } can start; others may still join.
chouette-lobby-full = { $host } can start; who joins now waits.
chouette-between = { $starters } can start game { $number }.
chouette-between-timed = { $starters } can start game { $number }; it begins by itself { $moment }.
chouette-closed =
    The chouette is over after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.

## Whom it waits for

# $task: a chouette-task-… or chouette-picture-task-…; "Ben to play 3-1". A colon may stand between them: "Ben: play 3-1".
chouette-call = { $who } { $task }
chouette-call-proposal = { $who } to accept or refuse: { $proposal }
chouette-call-proposal-for = { $who }, for { $other }, to accept or refuse: { $proposal }

# What a player is to do, after their name. $roll: such as "3-1".
chouette-task-play = to play { $roll }
chouette-task-play-later = to play
chouette-task-roll = to roll
chouette-task-double-or-roll = to double or roll
chouette-task-hold = to double, or let the roll go
chouette-task-take-or-pass =
    to take or pass{ $cubes ->
        [1] { "" }
       *[other] , { $cubes } cubes
    }
# $offers: one or several of chouette-task-offers.
chouette-task-answer-offers = to answer { $offers }
chouette-task-offers =
    { $stage ->
        [double]
            { $count ->
                [one] the double
               *[other] the doubles
            }
        [raccoon]
            { $count ->
                [one] the raccoon
               *[other] the raccoons
            }
       *[beaver]
            { $count ->
                [one] the beaver
               *[other] the beavers
            }
    }
chouette-task-answer = to answer
chouette-task-seek-partner = to ask for a partner, or play alone
chouette-task-be-partner = to say whether to be the box's partner
chouette-task-extra = to give an extra cube, or not
chouette-task-keep-extras = to keep the extra cubes, or pass after all
chouette-task-beaver-or-pass = to beaver or pass
# Who answers for others: with their own task, or only for the others.
chouette-task-also-for = { $task }, also for { $others }
chouette-task-for = { $task }, for { $others }

## What else there is to know

chouette-answers-in =
    { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } in, sealed until all are.
chouette-roll-asked = { $player } asked for the roll.
# $count: how many $members are; other languages than English tell one from several.
chouette-may-double =
    { $count ->
        [one] { $members } may double until { $captain } rolls.
       *[other] { $members } may double until { $captain } rolls.
    }
chouette-may-double-timed =
    { $count ->
        [one] { $members } may double until { $captain } rolls ({ $moment } at the latest).
       *[other] { $members } may double until { $captain } rolls ({ $moment } at the latest).
    }
chouette-may-double-rolling =
    { $count ->
        [one] { $members } may double until the roll.
       *[other] { $members } may double until the roll.
    }
chouette-box-won = { $player } has won the box, from the next game on.
chouette-stand-in =
    { $absence ->
        [left] { $player } plays for { $box }, who has left; the points stay { $box }'s.
        [returning] { $player } plays for { $box }, who is back next game; the points stay { $box }'s.
        [away] { $player } plays for { $box }, who is away; the points stay { $box }'s.
       *[silent] { $player } plays for { $box }, who is silent; the points stay { $box }'s.
    }
chouette-stand-in-for-team = The autopilot plays for the team, whose members are all gone.

## Who is what: a line for each role

chouette-at-table = At the table: { $members }
chouette-host = { $player } (host)
chouette-box = Box: { $box }
chouette-box-with-partner = Box: { $box }, with { $partner } as partner
# After chouette-box and a semicolon.
chouette-box-played-by = { $player } plays for the box
chouette-box-on-autopilot = the autopilot plays for the box
chouette-captain = Captain: { $captain }
chouette-captain-acting = Captain: { $captain } (acting)
# After chouette-captain and a semicolon.
chouette-moves-this-turn = { $player } moves this turn
chouette-autopilot-moves = the autopilot moves
chouette-crew = Crew: { $members }
chouette-absent =
    { $absence ->
        [left] { $player } (has left)
        [returning] { $player } (back next game)
        [away] { $player } (away)
       *[silent] { $player } (silent)
    }
# $members: names with what they won: "Carl -1, Eve +2".
chouette-out = Out: { $members }
chouette-line-captain-first = Line, captain first: { $members }
chouette-line = Line: { $members }
chouette-line-captain = { $player } (captain)
chouette-waiting-list = Waiting list: { $members }
chouette-away = Away: { $members }
chouette-pips =
    Box { $box ->
        [one] 1 pip
       *[other] { $box } pips
    } · team { $team ->
        [one] 1 pip
       *[other] { $team } pips
    }
