### Whose turn it is where, reminders, the questions before an action, a play that is being built, and what a
### player keeps at a table: standing orders and a note.
### $roll: such as 3-1. $moves: such as 8/5 6/5. $points: a number.

## The list of all turns, and the way to the next one.

turn-none = You play nowhere at the moment. Start with `/challenge`.
turn-heading-yours = ### Your turn
turn-heading-others = ### Waiting for others
turn-heading-anyone = ### Challenges to anyone here
turn-left-out = -# … and { $number } more
# $table: a line of the list.
turn-next = Done. Also waiting for you: { $table }
# The label of a button.
turn-to-the-board = To the board

## A reminder. $task: what to do, such as "to roll".

turn-still = It is still your turn.
turn-still-to = It is still your turn { $task }.
turn-still-mentioned = { $player }, it is still your turn.
turn-still-to-mentioned = { $player }, it is still your turn { $task }.
# $when: such as "in 2 hours", which Discord says.
turn-time-is-out = Your time is out { $when }.

## Questions before an action, and what is said after it.

# $button: the label of the button that does it, such as "Double to 2".
turn-ask-double = { $button }?
turn-ask-pass =
    { $stage ->
        [beaver] Refuse the beaver
        [raccoon] Refuse the raccoon
       *[double] Pass
    }, and lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }?
# $player: for whom the reader answers.
turn-ask-pass-for =
    { $stage ->
        [beaver] Refuse the beaver
        [raccoon] Refuse the raccoon
       *[double] Pass
    } for { $player }, and lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }?
turn-yes-pass =
    { $stage ->
        [double] Yes, pass
       *[other] Yes, refuse
    }
turn-yes-pass-for =
    { $stage ->
        [double] Yes, pass for { $player }
       *[other] Yes, refuse for { $player }
    }
turn-ask-resign = Which loss do you offer? The other side may refuse it; the most the game can cost is accepted at once.
turn-offer-more = What you offered was refused: until your next turn you can only offer more.
# The label of the button that does nothing.
turn-cancel = Cancel
turn-nothing-done = Nothing was done; the game goes on.
turn-posted = Posted.
turn-you-rolled = You rolled { $roll }.

## Above what happened since the reader's turn; for a spectator, of the last turn.

turn-since-yours = Since your turn
turn-nothing-since-yours = Nothing has happened since your turn
turn-last = The last turn

## A play that is being built.

turn-build = ### { $roll }: { $moves }
turn-build-whole = That is a whole play.
turn-build-from = Where to from { $point }?
turn-build-from-bar = Where to from the bar?
turn-build-next = Choose the next checker.
turn-build-first = Choose a play, or a checker to move.
# $command: what to type, such as "/play 8/5 6/5".
turn-build-more-plays = -# The list has { $listed } of { $plays } plays. Build others step by step, or type them: `{ $command }`.
# The label of a checker's button; others bear the number of their point.
turn-build-bar = bar
turn-build-other-checker = Other checker
turn-build-undo = Undo

## Standing orders: what the bot does for a player until they switch it off.

turn-orders-heading = Your standing orders at this table
turn-orders-once = Once, and only in this game:
turn-orders-hint = Only you see them. Switch one off at any time before it acts; what it did is in the log.
turn-orders-bearing-off = Bearing off: most checkers off, then most points kept, then the lowest stack, then most on low points.
turn-order =
    { $order ->
        [roll] Roll for me where I cannot double
        [forced] Play for me where there is only one play
        [bear-off] Bear off for me in a race without contact
        [no-double] Roll for me, do not ask whether I double
        [double] Double at the start of my next turn
        [take] Take the next double
       *[pass] Pass the next double
    }
# The label of the button that switches the order.
turn-order-button =
    { $order ->
        [roll] Roll
        [forced] Forced plays
        [bear-off] Bear off
        [no-double] No doubling
        [double] Double next turn
        [take] Take next
       *[pass] Pass next
    }
# $order, and $given and $wanted below: as in turn-order.
turn-order-on = { $order }: **on**
turn-order-off = { $order }: off
turn-order-settled = { $order }: **on** (`/settings me`)
turn-order-contradicts = Your order “{ $given }” holds now. Switch it off first, if you want “{ $wanted }”.
turn-order-between-games = No game is being played: give this order when the next game has begun.
turn-order-turn-begun = Your turn has begun: decide it by hand, and give this order after your roll.
# **Take** and **Pass** are buttons.
turn-order-doubled = You are doubled already: press **Take** or **Pass** now; the order is for the next double.

## A player's note about a table.

turn-note = -# Your note:
turn-note-none = You have no note about this table. Write one with `/note text:`, for yourself alone.
turn-note-deleted = Your note about this table is deleted.
# **My side** and **Since my turn** are buttons.
turn-note-hint = Only you see it, in **My side**, **Since my turn** and where you build your play.
turn-note-too-long = A note has at most 500 characters. Write a shorter one.
