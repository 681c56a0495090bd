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
       *[other] { " " }with the cube on { $cube }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# Both games were lost on time.
result-win-rest =
    { $winner } wins all that the match still needed: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

# The end of an earlier game, of which $story has told in sentences.
result-game = Game { $number }: { $story }
result-match = { $winner } wins the match { $won }-{ $lost }.
result-match-against = { $winner } wins the match { $won }-{ $lost } against { $loser }.
# $lead: result-lead or result-even.
result-session =
    The session is over after { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $lead }.

# Within a sentence.
result-even = the session is even
result-lead =
    { $leader } leads by { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-lead-staked =
    { $leader } leads by { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $money } at the stake of { $stake }
result-even-so-far = The session is even.
result-lead-so-far = { $lead }.
# $score: result-scores.
result-score-so-far = { $score }.
result-scores = { $white } { $white_score }, { $black } { $black_score }

# $scores: such as "1-0 · 1-2 gammon".
result-each-game = Game by game, { $white } first: { $scores }
result-last-games = Game by game (the last { $listed } of { $games }), { $white } first: { $scores }
result-score =
    { $white }-{ $black }{ $kind ->
        [gammon] { " " }gammon
        [backgammon] { " " }backgammon
       *[single] { "" }
    }

result-erased =
    A player has had everything about them erased, so this ends here{ $is_in_play ->
        [yes] , without a result
       *[no] { "" }
    }.
## Why: a sentence after result-win.

result-passed = { $loser } passed.
result-resigned = { $loser } resigned.
result-settled = They settled.
result-forfeited = { $loser } forfeited.
result-time-twice = { $loser } ran out of time for the second game in a row, which loses the match.
result-time =
    { $loser } ran out of time{ $kind ->
        [gammon] , and could not have saved a gammon any more
        [backgammon] , and could not have saved a backgammon any more
       *[single] { "" }
    }.
result-borne-off =
    { $loser } had borne off { $checkers ->
        [one] 1 checker
       *[other] { $checkers } checkers
    }.
result-none-off = { $loser } had borne off nothing.
result-jacoby = { $loser } had borne off nothing, but by Jacoby's rule only a turned cube lets that count.
result-on-bar = { $loser } had borne off nothing and had a checker on the bar.
result-in-home = { $loser } had borne off nothing and had a checker in the winner's home board.
# Where it is not known which of the two.
result-backgammon = { $loser } had borne off nothing and had a checker on the bar or in the winner's home board.
