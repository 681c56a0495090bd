### How a chouette stands: who plays whom, who is what, and whom it waits for.
### $player, $box, $captain, $host, $partner, $of, $other: a name. $members, $others, $players: names, "Ben, Carl" or "Ben and Carl".
### $who: a name, or mentions in a row. $moment: such as "in 2 hours".

## People

chouette-somebody = somebody
chouette-nobody = nobody
# As the name of whoever plays, at the start of a sentence.
chouette-autopilot = The autopilot
# The same, where it is known which of the two.
chouette-autopilot-known =
    { $autopilot ->
        [advanced] The advanced autopilot
       *[plain] The plain autopilot
    }
# As a name: for whom an autopilot has decided, and which one.
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player } (advanced autopilot)
       *[plain] { $player } (plain autopilot)
    }
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
# Of a game that is over. $winner: whether the box, the team, its only member, or nobody won; $who: the box, or that member.
# $points: what they won. $box: the next box.
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] The game ends even; { $box } keeps the box
               *[no] The game ends even; { $box } is the next box
            }
        [team]
            { $is_kept ->
                [yes] The team wins { $points }; { $box } keeps the box
               *[no] The team wins { $points }; { $box } is the next box
            }
        [member]
            { $is_kept ->
                [yes] { $who } wins { $points }; { $box } keeps the box
               *[no] { $who } wins { $points } and takes the box
            }
       *[box]
            { $is_kept ->
                [yes] { $who } wins { $points } and keeps the box
               *[no] { $who } wins { $points }; { $box } is the next box
            }
    }
# The same where nobody is left for another game.
chouette-title-won =
    { $winner ->
        [nobody] The game ends even
        [team] The team wins { $points }
       *[other] { $who } wins { $points }
    }
# With its number, to which commands and menus refer.
chouette-of-numbered = { $host }'s chouette (#{ $number })
# Under the title, in a line: "Stake 1 · game 3 · 5 players".
chouette-stake = Stake { $stake }
chouette-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
chouette-host-is = host: { $host }
chouette-moved-here = { $host }'s chouette goes on here.

## Before, between and after the games

chouette-lobby =
    { $missing ->
        [one] Who joins? 1 more player and { $host } can start.
       *[other] Who joins? { $missing } more players and { $host } can start.
    }
chouette-lobby-enough = { $host } can start; others may still join.
chouette-lobby-full = { $host } can start; others join the waiting list.
chouette-between = { $starters } can start game { $number }.
chouette-between-timed = { $starters } can start game { $number }; it starts automatically { $moment }.
# Below what a chouette waits for, while nobody can act where it stands.
chouette-rests = No time runs until the chouette can go on.
# With the bot at the table. $host: a mention.
chouette-waits-for-start =
    The next game waits: its start is too much like a game still in play. It begins automatically once it may. { $host } can choose another start in `/chouette settings` or send the bot away.
chouette-closed =
    { $games ->
        [one] The chouette is over after 1 game.
       *[other] The chouette is over after { $games } games.
    }
# To the host who closed it. $moment: a time of day.
chouette-may-reopen = { $host } can reopen it until { $moment }.

## Whom it waits for

# $task: a chouette-task-… or chouette-picture-task-…; "Ben to play 3-1". A colon may stand between them: "Ben: play 3-1".
# $count: how many they are; other languages than English tell one from several.
chouette-call =
    { $count ->
        [one] { $who } { $task }
       *[other] { $who } { $task }
    }
# The box seeks a partner among those.
chouette-call-partner = { $who }: who plays with the box?
chouette-call-proposal = { $who }: { $proposal }
chouette-call-proposal-for = { $who } (for { $other }): { $proposal }
# To several at once. $shares: each of them with their points: "Ann 8, Carl 2 and Dora 2"; their names alone if even.
chouette-call-proposals =
    { $offer ->
        [single] { $player } offers to concede a single game and pay { $shares }
        [gammon] { $player } offers to concede a gammon and pay { $shares }
        [backgammon] { $player } offers to concede a backgammon and pay { $shares }
        [pays] { $player } offers to settle and pay { $shares }
        [asks] { $player } offers to settle if { $shares }
       *[even] { $player } offers to call it even with { $shares }
    }
# The first of $shares where each is asked to pay; the others are told without the verb: "Ann pays 2 and Carl 1".
chouette-call-pays = { $member } pays { $points }

# What a player is to do, after their name. $roll: such as "3-1".
chouette-task-play = to play { $roll }
chouette-task-play-later = to play
chouette-task-roll = to roll
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] to redouble or roll
       *[no] to double or roll
    }
chouette-task-hold = to double or release the roll
chouette-task-take-or-pass =
    { $cubes ->
        [1] to take or pass
       *[other] to take or pass { $cubes } cubes
    }
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] to answer the raccoon
               *[other] to answer { $count } raccoons
            }
       *[beaver]
            { $count ->
                [one] to answer the beaver
               *[other] to answer { $count } beavers
            }
    }
# Doubles, beavers and raccoons at once.
chouette-task-answer-cubes =
    { $cubes ->
        [one] to answer 1 cube
       *[other] to answer { $cubes } cubes
    }
chouette-task-answer = to answer
chouette-task-seek-partner = to ask for a partner or play alone
chouette-task-be-partner = to say whether to play with the box
chouette-task-extra = to decide on an extra cube
chouette-task-keep-extras = to keep the extras or pass after all
chouette-task-beaver-or-pass = to beaver or pass
# Who answers for others: with their own task, or only for the others.
chouette-task-also-for = { $task }, also for { $others }
chouette-task-for = { $task }, for { $others }

## What else there is to know

chouette-answers-in =
    { $answers ->
        [one] 1 answer in, hidden until everyone has answered.
       *[other] { $answers } answers in, hidden until everyone has answered.
    }
# Below the box's first doubles, while answers to them are sealed: what becomes of whoever alone takes.
chouette-lone-taker =
    { $rule ->
        [must-drop] A lone taker must pass too.
        [must-beaver] A lone taker must beaver or pass.
       *[extras] Whoever passes may give a lone taker an extra cube.
    }
chouette-roll-asked = { $player } is ready to roll.
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
# $moment: a time of day.
chouette-may-double-grace =
    { $count ->
        [one] { $members } may double; the roll waits for their decision, until { $moment } at the latest.
       *[other] { $members } may double; the roll waits for their decisions, until { $moment } at the latest.
    }
# Beside others, who asked the roll to wait longer.
chouette-may-double-too =
    { $count ->
        [one] { $members } may double too; the roll waits for their decision, until { $moment } at the latest.
       *[other] { $members } may double too; the roll waits for their decisions, until { $moment } at the latest.
    }
# After the ones above. **Hold roll** is a button; **Ask me first** stands under **Instructions** in **My seat**.
chouette-how-to-wait = **Hold roll** gives you more time, **Ask me first** (in **My seat**) each turn.
# Nobody else is waited for: the roll waits for the crew.
chouette-roll-remembered = { $captain } is ready to roll: the dice fall at { $moment }, or once the crew has decided.
# While no time runs.
chouette-roll-remembered-untimed = { $captain } is ready to roll: the dice fall once the crew has decided.
chouette-box-won = { $player } has won the box and takes it in the next game.
chouette-stand-in =
    { $absence ->
        [left] { $player } plays for { $box }, who has left; { $box } wins or loses the points.
        [returning] { $player } plays for { $box }, who is back next game; { $box } wins or loses the points.
        [away] { $player } plays for { $box }, who is away; { $box } wins or loses the points.
       *[silent] { $player } plays for { $box }, who is silent; { $box } wins or loses the points.
    }
# $player: chouette-autopilot, or chouette-autopilot-known.
chouette-stand-in-for-team = { $player } plays for the team: all members are gone.

## Who is what: a line for each role

chouette-at-table = At the table: { $members }
chouette-host = { $player } (host)
chouette-box = Box: { $box }
chouette-box-with-partner = Box: { $box } (partner: { $partner })
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
# $members: names with what they won: "Carl −1, Eve +2".
chouette-out = Out: { $members }
chouette-line-captain-first = Line, captain first: { $members }
chouette-line = Line: { $members }
chouette-line-captain = { $player } (captain)
chouette-waiting-list = Waiting list: { $members }
chouette-away = Away: { $members }
