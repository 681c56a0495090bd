### The words on the picture of a chouette's board, which have little room, and its alt text, which is read aloud to those who cannot see it.
### $player, $box, $captain, $giver: a name. $members: names, "Ben, Carl". $points: with a sign, such as "+8" or "−1".

## Over the board

# A name at the beginning that stands on the plate below, here "The team", is not drawn twice.
chouette-picture-team = The team
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } waits for { $player }
       *[other] { $captain } waits for { $members } members
    }
chouette-picture-waits-for-crew = { $captain } waits for the crew
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } to answer
       *[other] { $members } members to answer
    }
chouette-picture-answers = { $captain } · { $left } of { $asked } to answer
chouette-picture-answers-extra = { $player } alone · { $left } of { $asked } to answer
chouette-picture-ends-even = Game { $number }: all square
chouette-picture-team-wins =
    { $points ->
        [one] The team wins 1 point
       *[other] The team wins { $points } points
    }
chouette-picture-box-wins =
    { $points ->
        [one] { $box } wins 1 point
       *[other] { $box } wins { $points } points
    }
chouette-picture-partners-win =
    { $points ->
        [one] { $box } and { $partner } win 1 point
       *[other] { $box } and { $partner } win { $points } points
    }

# What somebody is to do, in a chouette-call; and beside their name.
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] to answer { $cubes } doubles
        [raccoon] to answer { $cubes } raccoons
       *[beaver] to answer { $cubes } beavers
    }
# chouette-task-double-or-roll, where a language has no room for that.
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] to redouble or roll
       *[no] to double or roll
    }
chouette-picture-task-hold = may still double
chouette-picture-task-extra = to give an extra
chouette-picture-task-keep-or-retract = to keep or pass
chouette-picture-task-beaver-or-pass = beaver or pass
chouette-picture-task-seek-partner = to ask for a partner

## On the plates of box and captain

chouette-picture-box = box
# $player: who plays for the box, or chouette-picture-autopilot.
chouette-picture-box-played-by = box: { $player }
chouette-picture-autopilot = autopilot
chouette-picture-captain =
    { $is_acting ->
        [yes] acting
       *[no] captain
    }
# Beside a name: the points that somebody wins or loses if the game is a single one.
chouette-picture-at-stake = { $points } at stake
chouette-picture-position = Position ID { $id }

## Beside the board: a member's badge, role and state

# One letter in a badge.
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] P
    }
chouette-picture-role =
    { $role ->
        [acting-captain] acting captain
        [next-box] → box
        [kept-box] keeps the box
        [next-captain] → captain
        [last-box] was box
        [last-partner] was partner
       *[partner] box's partner
    }
# The headline of the closing post. $won: who won the last game, as above.
chouette-picture-final = { $won } · final standings
# In the final standings: what somebody won in the last game. $points is signed: "+2".
chouette-picture-last-game = last game { $points }
# Over the score sheet of a settled game. Below "next" are badges: B for the next box, a crown for the captain, places in the line.
# Below "place" are those in the final standings.
chouette-picture-heading =
    { $column ->
        [next] next
        [place] place
        [game] game { $game }
       *[total] total
    }
chouette-picture-answered = has answered
chouette-picture-after-captain = after the captain
chouette-picture-answer =
    { $answer ->
        [take] takes
        [drop] passes
        [beaver] beavers
        [raccoon] raccoons
       *[follow] follows
    }{ $is_sealed ->
        [yes] , sealed
       *[no] { "" }
    }
chouette-picture-offers =
    { $stage ->
        [double] doubles to { $value }
        [redouble] redoubles to { $value }
        [raccoon] raccoons to { $value }
       *[beaver] beavers to { $value }
    }
chouette-picture-will-double =
    { $is_redouble ->
        [yes] will redouble
       *[no] will double
    }
chouette-picture-alone =
    { $answer ->
        [take] takes alone
       *[beaver] beavers alone
    }
chouette-picture-gives-extra = gives an extra
# Of somebody who gave an extra cube to the lone taker.
chouette-picture-gave-extra = gave { $taker } an extra
chouette-picture-plays-box = plays for the box
chouette-picture-plays-extras = plays the extras
chouette-picture-gone =
    { $absence ->
        [left] has left
        [returning] back next game
        [away] away
       *[silent] silent
    }
chouette-picture-gone-proxy =
    { $absence ->
        [left] left, proxy { $proxy }
        [returning] away, proxy { $proxy }
        [away] away, proxy { $proxy }
       *[silent] silent, proxy { $proxy }
    }
# How a member's bet with the box ended; borne-off: played to the end.
chouette-picture-won =
    { $ending ->
        [dropped] cashed
        [resigned] box conceded
        [settled] settled
        [forfeited] box forfeited
       *[borne-off]
            { $kind ->
                [gammon] won a gammon
                [backgammon] won a backgammon
               *[single] won
            }
    }
chouette-picture-lost =
    { $ending ->
        [dropped] passed
        [resigned] conceded
        [settled] settled
       *[borne-off]
            { $kind ->
                [gammon] lost a gammon
                [backgammon] lost a backgammon
               *[single] lost
            }
    }
chouette-picture-box-refused =
    { $stage ->
        [raccoon] box passed a raccoon
       *[beaver] box passed a beaver
    }
chouette-picture-refused =
    { $stage ->
        [raccoon] passed a raccoon
       *[beaver] passed a beaver
    }

## The alt text, in sentences

chouette-picture-alt-box = Box: { $box }.
# What the box wins or loses if the game is a single one: the sum of all cubes.
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] At stake if taken: { $points }.
       *[no] At stake: { $points }.
    }
chouette-picture-alt-partner = Partner: { $partner }.
chouette-picture-alt-played-by = { $player } plays for the box.
chouette-picture-alt-captain = Captain: { $captain }.
chouette-picture-alt-crew = Crew: { $members }.
chouette-picture-alt-next-box = Next box: { $box }.
chouette-picture-alt-next-line = Next line: { $members }.
# Where the team has one cube.
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] One cube: { $value } centred.
        [box] One cube: { $value } owned by the box.
        [team] One cube: { $value } owned by the team.
        [offered-box] One cube: offered at { $value } to the box.
       *[offered-team] One cube: offered at { $value } to the team.
    }
# $members: all whose cubes lie alike.
chouette-picture-alt-cubes =
    { $lies ->
        [centred] Cube { $value } centred: { $members }.
        [box] Cube { $value } owned by the box: { $members }.
        [team]
            { $count ->
                [one] Cube { $value } owned by its member: { $members }.
               *[other] Cube { $value } owned by its members: { $members }.
            }
        [offered-box] Cube offered at { $value } to the box: { $members }.
       *[offered-team]
            { $count ->
                [one] Cube offered at { $value } to its member: { $members }.
               *[other] Cube offered at { $value } to its members: { $members }.
            }
    }
# An extra cube between a giver and the lone taker: box is the giver's side, team the taker's.
chouette-picture-alt-extra =
    { $lies ->
        [centred] Extra of { $giver }: { $value } centred.
        [box] Extra of { $giver }: { $value } owned by { $giver }.
        [team] Extra of { $giver }: { $value } owned by { $taker }.
        [offered-box] Extra of { $giver }: offered at { $value } to { $giver }.
       *[offered-team] Extra of { $giver }: offered at { $value } to { $taker }.
    }
chouette-picture-alt-out = Out: { $members }.
chouette-picture-alt-waited-for = Waiting for: { $members }.
# $state: what stands beside their names on the picture, such as "has answered".
chouette-picture-alt-state = { $members }: { $state }.
# Of several. Whatever else stands beside names is told of each alone.
chouette-picture-alt-answered = { $members }: have answered.
# $members: names with what they won: "Ben +8, Carl −1".
chouette-picture-alt-won = Box { $box } { $points }, { $members }.
# As that, since the chouette began.
chouette-picture-alt-in-all = In all: { $members }.
