### Ratings, profiles, leaderboards: who stands where.
### $player, $opponent: names. $rating: a whole number. $moved: such as "+12".

## Below the last board of a game or match that moved ratings.

# $ratings: standing-moved-of of both players, with a comma or "and" between them.
standing-moved = Ratings: { $ratings }
standing-moved-of = { $player } { $rating } ({ $moved })
# On a player's own board in direct messages.
standing-moved-own = Your rating: { $rating } ({ $moved })

## What is missing for a place on the leaderboard: a part of a line, with " · " between several.

# $deviation, $most: whole numbers.
standing-too-uncertain = ± { $deviation }, needs ± { $most }
standing-too-few-opponents =
    { $more ->
        [one] 1 more opponent
       *[other] { $more } more opponents
    }
standing-not-lately = nothing rated for { $days } days

## A profile: a picture, and the same in words.

# $player: a mention.
standing-no-profile = { $player } has not played yet, or does not show their profile here.
# In place of a rating.
standing-unrated = no rating yet
# $rank, $players: whole numbers.
standing-place = place { $rank } of { $players }
# Of what the figures tell.
standing-scope =
    { $of ->
        [server] on this server
        [together] with you
       *[own] everywhere
    }
# Before a colon, and at the left of a picture.
standing-label =
    { $of ->
        [matches] Matches
        [lengths] By length
        [money] Money games
        [gammons] Gammons
        [cubes] Doubles
        [streak] In a row
        [longest] Longest win
        [bets] Chouettes
        [answers] Answers
        [time] Lost on time
       *[bets-rating] Chouette rating
    }
standing-won-and-lost = { $won } won, { $lost } lost
# $score: such as "12-7". One of a list with commas.
standing-length = to { $length } { $score }
# $points: such as "+17".
standing-money = { $score }, { $points } points
# $cashed: doubles that the opponent passed. $taken: games that went on with the cube turned.
standing-cubes = { $cashed } cashed, { $passed } passed, { $taken } taken
standing-streak =
    { $is_won ->
        [yes] { $games } won
       *[no] { $games } lost
    }
# $now: standing-streak.
standing-streaks = { $now }, at best { $best } won
standing-longest = to { $length } against { $player }
# One of a list with commas.
standing-role =
    { $role ->
        [box] box { $points }
        [captain] captain { $points }
       *[crew] crew { $points }
    }
standing-pace-minutes = within { $minutes } min
standing-pace-hours = within { $hours } h
standing-pace-days = within { $days } days
standing-on-time =
    { $games ->
        [one] { $lost } of the last game
       *[other] { $lost } of the last { $games } games
    }

## The leaderboard.

standing-board =
    { $measure ->
        [rating] Rating
        [points] Points
       *[chouette] Chouette points
    }
# Of rating: what it gained.
standing-span =
    { $span ->
        [month] This month
       *[all] All time
    }
standing-board-empty = Nobody is on this leaderboard yet.

## Two against each other.

standing-never-met = Nothing to show: they have not finished a game that you may see.
standing-versus = { $player } against { $opponent }
standing-against = against { $opponent }
# Games or matches: won, then lost.
standing-score = { $won }-{ $lost }
# $results: how many; their scores follow, "5-3, 2-5, +4".
standing-last =
    { $results ->
        [one] The last
       *[other] The last { $results }
    }
# Before standing-chance.
standing-next = Next match to { $length }
standing-chance = { $percent } % to win

## A server in one card.

standing-nothing-here = Nothing has ended on this server yet. Start with `/challenge`.
# Before a colon, and at the left of a picture.
standing-total =
    { $of ->
        [players] Players
        [matches] Matches
        [games] Games of two
        [bet-games] Games of chouettes
        [gammons] Gammons
        [backgammons] Backgammons
        [passed] Ended by a pass
        [taken] Cube turned and played on
        [shortest] Shortest game played out
        [longest] Longest game
       *[cube] Highest cube
    }
standing-share = { $count } ({ $percent } %)
# Of both sides together.
standing-plays =
    { $plays ->
        [one] 1 play
       *[other] { $plays } plays
    }

## Declared void by an admin.

# Below the last board. $reason: what the admin wrote.
standing-void = An admin declared this void: { $reason }
standing-void-which = Which table? Give its number, such as 17.
# $table: what a table is called, such as "Alice and Bob".
standing-voided =
    { $is_undone ->
        [yes] { $table }: it counts again. Ratings are worked out anew.
       *[no] { $table }: declared void. Ratings are worked out anew.
    }

## On a challenge: who offers it.

# $facts: a rating, standing-won-and-lost, standing-answers and standing-lost-on-time, with dots between them.
standing-introduced = { $player }: { $facts }
# $pace: one of standing-pace-….
standing-answers = answers { $pace }
# $said: standing-on-time.
standing-lost-on-time = { $said } lost on time
