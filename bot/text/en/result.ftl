### How games, matches and sessions ended.
### $winner, $loser, $leader: players. $kind: single, gammon or backgammon. $points, $games: numbers.

# Over the picture.
result-headline =
    { $winner } wins { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-headline-match = { $winner } wins the match

# A sentence, after which another may say why. $cube: where the cube was, or 1 if it was not turned.
result-win =
    { $winner } wins { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }{ $cube ->
        [1] { "" }
       *[other] { " " }with the cube at { $cube }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# Both games were lost on time.
result-win-rest =
    { $points ->
        [one] { $winner } wins the last point of the match.
       *[other] { $winner } wins the last { $points } points of the match.
    }

# The end of an earlier game, of which $story has told in sentences.
result-game = Game { $number }: { $story }
result-match = { $winner } wins the match { $won }-{ $lost }.
result-match-against = { $winner } wins the match { $won }-{ $lost } against { $loser }.
# Then the standing, as result-standing has it.
result-session =
    { $games ->
        [one] The session is over after 1 game.
       *[other] The session is over after { $games } games.
    }

## The standing: a part of a line with dots, or after a colon.

result-even = level
result-lead =
    { $points ->
        [one] { $leader } leads by 1 point
       *[other] { $leader } leads by { $points } points
    }
# $money: what the lead is worth at that stake.
result-lead-staked =
    { $points ->
        [one] { $leader } leads by 1 point ({ $money } at stake { $stake })
       *[other] { $leader } leads by { $points } points ({ $money } at stake { $stake })
    }
result-scores = { $white } { $white_score }, { $black } { $black_score }
# As a sentence. $standing: result-lead, result-lead-staked or result-scores.
result-standing = { $standing }.
result-standing-even = The session is level.

# Game by game. $scores: such as "1-0 · 1-2 gammon". $white: whose points stand first.
result-each-game = Game by game, { $white } first: { $scores }
result-last-games = Last { $listed } of { $games } games, { $white } first: { $scores }
result-score =
    { $kind ->
        [gammon] { $white }-{ $black } gammon
        [backgammon] { $white }-{ $black } backgammon
       *[single] { $white }-{ $black }
    }

result-erased =
    { $is_in_play ->
        [yes] A player has erased their data: the game ends here, without a result.
       *[no] A player has erased their data, so this ends here.
    }

## Why: a sentence after result-win.

result-passed = { $loser } passed.
result-resigned = { $loser } resigned.
result-settled = The players settled.
result-forfeited = { $loser } forfeited.
result-time-twice = { $loser } ran out of time in two games in a row and loses the match.
result-time =
    { $kind ->
        [gammon] { $loser } ran out of time and could no longer save the gammon.
        [backgammon] { $loser } ran out of time and could no longer save the backgammon.
       *[single] { $loser } ran out of time.
    }
result-borne-off =
    { $checkers ->
        [one] { $loser } had borne off 1 checker.
       *[other] { $loser } had borne off { $checkers } checkers.
    }
result-none-off = { $loser } had borne off no checkers.
result-jacoby = { $loser } had borne off no checkers, but gammons count only once the cube is turned (Jacoby rule).
result-on-bar = { $loser } had borne off no checkers and had one on the bar.
result-in-home = { $loser } had borne off no checkers and had one in the winner's home board.
# Where it is not known which of the two.
result-backgammon = { $loser } had borne off no checkers and had one on the bar or in the winner's home board.
