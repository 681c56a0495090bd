### The labels of buttons: at most 80 characters, better two words. Some stand in sentences too.

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
        [yes] Redouble
       *[no] Double
    } to { $value }
button-raise =
    { $kind ->
        [raccoon] Raccoon
       *[beaver] Beaver
    } to { $value }
# A beaver or a raccoon.
button-accept = Accept at { $value }
button-refuse = Refuse, lose { $points }
# A resignation.
button-agree =
    Accept { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# What to offer.
button-resign =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Single
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
button-next-game = Next game
button-end-session = End session
button-rematch = Rematch
button-grant-takeback = Grant takeback
button-refuse-takeback = Refuse takeback

## About time.

button-more-time = +2 days
button-ask-time = Ask for more time
button-claim = Claim
button-wait = Wait
button-autopilot = Autopilot

## Looks at a table, for the reader alone.

button-my-side = My side
button-since = Since my turn
button-rules = Rules
button-take-back = Take back
button-orders = Orders
button-replay = Replay
button-previous-cube = Previous cube
button-next-cube = Next cube
button-previous-game = Previous game

## Links to where a table stands.

button-live-board = Live board
button-to-challenge = To the challenge

## Below a challenge.

button-accept-challenge = Accept
button-decline = Decline
# Also the heading of what it opens.
button-propose-changes = Propose changes
button-withdraw-challenge = Withdraw challenge
button-withdraw-counter = Withdraw counter-offer
