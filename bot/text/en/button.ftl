### The labels of buttons: verbs of at most three words, 20 characters if it can be. Some stand in sentences too.
### $points: what it costs or brings. $value: the number on the cube.

## Below a board.

button-action =
    { $kind ->
        [roll] Roll
        [take] Take
        [pass] Pass
        [play] Play
        [resign] Resign
       *[refuse] Refuse
    }
# A play that is the only legal one, or was suggested, such as "8/5 6/5".
button-forced = Play { $play }
button-double =
    { $is_redouble ->
        [yes] Redouble to { $value }
       *[no] Double to { $value }
    }
button-raise =
    { $kind ->
        [raccoon] Raccoon to { $value }
       *[beaver] Beaver to { $value }
    }
# The answer to the question whether to pass a double.
button-pass-losing = Pass, lose { $points }
button-pass-losing-match = Pass, lose the match
# The same for another player.
button-pass-for =
    { $stage ->
        [double] Pass for { $player }, lose { $points }
       *[other] Refuse for { $player }, lose { $points }
    }
# A beaver or a raccoon.
button-accept = Accept at { $value }
button-refuse = Refuse, lose { $points }
# A resignation of the other player.
button-agree = Accept, win { $points }
# What to resign.
button-resign =
    { $kind ->
        [gammon] Gammon, lose { $points }
        [backgammon] Backgammon, lose { $points }
       *[single] Single, lose { $points }
    }
# The same where it loses the match.
button-resign-match =
    { $kind ->
        [gammon] Gammon, lose the match
        [backgammon] Backgammon, lose the match
       *[single] Single, lose the match
    }
button-next-game = Next game
button-end-session = End session
button-rematch = Rematch
button-grant-takeback = Grant takeback
button-refuse-takeback = Refuse takeback

## About time.

button-more-time = +{ $days } days
button-ask-time = Ask for time
button-claim = Claim
button-wait = Wait
button-autopilot = Autopilot
# Pressed by the player for whom the autopilot plays.
button-play-on = I'm back

## Looks at a table, for the reader alone.

button-my-side = My side
button-since = Since my turn
button-rules = Rules
button-take-back = Take back
# After the tutor has told what a decision costs.
button-think-again = Think again
button-what-is-better = What is better?
button-go-on-anyway = Go on anyway
button-orders = Orders
button-replay = Replay
button-watch = Watch
button-film = Film
button-still = Still board
button-previous-cube = Previous cube
button-next-cube = Next cube
button-previous-game = Previous game

## Below an analysis, and to ask for one.

button-analyse = Analyse
button-decisions = Worst decisions
button-summary = Summary
button-share = Share
button-file = File
button-deeper = Deep analysis
# Opens an analysis that is done.
button-show = Show

## Links to where a table stands.

button-to-board = To the board
button-to-challenge = To the challenge

## Below a challenge.

button-accept-challenge = Accept
button-decline = Decline
# Also the heading of what it opens.
button-propose-changes = Propose changes
button-withdraw-challenge = Withdraw challenge
button-withdraw-counter = Withdraw counter-offer

## Below the play that somebody builds, and below an editor of options.

# In a menu, before anything is chosen.
button-menu-play = Choose a play
# Below a play that is complete: one's own, or one for the captain.
button-built =
    { $is_own ->
        [yes] Confirm
       *[no] Suggest
    }
button-save = Save
button-keep = Keep as it is
