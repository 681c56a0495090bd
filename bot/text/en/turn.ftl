### Whose turn it is where, reminders, the questions before an action, a play that is being built, and what a
### player keeps at a table: standing orders and a note.
### $roll: such as 3-1. $moves: such as 8/5 6/5.

## The list of all turns, and the way to the next one.

turn-none = You have no games right now. Start one with `/challenge`.
turn-heading-yours = ### Your turn
turn-heading-others = ### Waiting for others
turn-heading-anyone = ### Open challenges here
turn-left-out = -# … and { $number } more
# $table: a line of the list.
turn-next = Done. Also waiting for you: { $table }

## A reminder.

turn-still = Still your turn.
# $task: such as "to take or pass", which begins with a small letter; a colon may stand before it.
turn-still-to = Still your turn { $task }.
# $offers: such as "Ann doubles to 2", without a full stop; several in one line.
turn-still-to-answer = Still your turn { $task }: { $offers }.
# In a channel, for all to read. $call: table-status or table-status-cube, such as "@Ann to play 3-1.".
turn-reminder = Reminder: { $call }
# The same where $call, such as "@Ann to take or pass", is without its full stop.
turn-reminder-to = Reminder: { $call }.
# $when: such as "in 2 hours".
turn-time-runs-out =
    { $is_direct ->
        [yes] Your time runs out { $when }.
       *[no] Time runs out { $when }.
    }

## Questions before an action, and what is said after it.

# $button: the label of the button that does it, such as "Double to 2".
turn-ask-double = { $button }?
turn-ask-pass =
    { $stage ->
        [beaver] Refuse the beaver?
        [raccoon] Refuse the raccoon?
        [redouble] Pass the redouble?
       *[double] Pass the double?
    }
# $player: for whom the reader answers.
turn-ask-pass-for =
    { $stage ->
        [beaver] Refuse the beaver for { $player }?
        [raccoon] Refuse the raccoon for { $player }?
        [redouble] Pass the redouble for { $player }?
       *[double] Pass the double for { $player }?
    }
turn-ask-resign = What do you resign? Your opponent may refuse anything less than the maximum.
# Where what is resigned is the most that can be lost.
turn-ask-resign-maximum =
    { $is_match ->
        [yes] Resign the match? This is the maximum, so it is accepted at once.
       *[no] Resign the game? This is the maximum, so it is accepted at once.
    }
turn-offer-more = Your resignation was refused. Until your next turn you can only offer more.
# The label of the button that does nothing, and what it answers.
turn-cancel = Cancel
turn-cancelled = Cancelled.
turn-done = Done.
turn-you-rolled = You rolled { $roll }.

# Below a play that was made without confirming it, and that cannot be undone any more.
turn-play-stands = Dice have been rolled since, so your play stands.

## Above what happened since the reader's turn; for a spectator, of the last turn.

turn-since-yours = Since your turn
turn-nothing-since-yours = Nothing has happened since your turn
turn-last = The last turn

## A play that is being built, or one to suggest to the captain. $is_own: whether it is the reader's own.

turn-build =
    { $is_own ->
        [yes] ### Your roll: { $roll }
       *[no] ### Suggest a play for { $roll }
    }
turn-build-moved = ### { $roll }: { $moves }
# **Confirm** or **Suggest** is the button.
turn-build-complete =
    { $is_own ->
        [yes] Play complete. Confirm?
       *[no] Play complete. Suggest it?
    }
turn-build-from = From { $point } to where?
turn-build-from-bar = From the bar to where?
turn-build-next = Choose the next checker.
turn-build-first = Choose a play, or a checker to move.
# $command: what to type, such as "/play 8/5 6/5".
turn-build-more-plays = -# { $listed } of { $plays } plays are listed. Build others step by step, or type `{ $command }`.
# The label of a checker's button; others bear the number of their point.
turn-build-bar = bar
turn-build-other-checker = Other checker
turn-build-undo = Undo

## Standing orders: what the bot does for a player until they switch it off.

# $is_match: whether the games are of a match; else of a money session.
turn-orders-heading =
    { $is_match ->
        [yes] Your standing orders in this match
       *[no] Your standing orders in this session
    }
turn-orders-once = Once, in this game:
# "Roll for me" is the two orders to roll although the player could double.
turn-orders-rolling = Rolling for you ends when the cube comes to your side. A roll with no choice is played for you, without a ping.
# The label of the button below a roll that gives the first of them.
turn-roll-for-me = Roll for me
# To whom the cube has come, and for whom the bot rolled before.
turn-rolling-stopped = Rolling for you is off: the cube is yours.
turn-orders-hint = Only you see your orders. Switch any off before it acts; the log shows what it did.
turn-orders-bearing-off = Bear off takes off as many checkers as the roll allows. Between equal plays it keeps the most points occupied, then the lowest stacks, then the most checkers on low points.
turn-order =
    { $order ->
        [roll] Roll for me when I cannot double
        [forced] Make my forced plays for me
        [bear-off] Bear off for me once there is no contact
        [roll-game] Roll for me in this game although I could double
        [roll-table]
            { $is_match ->
                [yes] Roll for me in this match although I could double
               *[no] Roll for me in this session although I could double
            }
        [after-hit] Ask me again after each hit
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
        [roll-game] Roll this game
        [roll-table]
            { $is_match ->
                [yes] Roll this match
               *[no] Roll this session
            }
        [after-hit] Ask after hits
        [double] Double next turn
        [take] Take next
       *[pass] Pass next
    }
# $order: as in turn-order.
turn-order-on = { $order }: **on**
turn-order-off = { $order }: off
turn-order-settled = { $order }: **on** (`/settings me`)
turn-order-between-games = Give this order once the next game has begun.
turn-order-cube-yours = While the cube is yours, you decide before each roll. Give this order once it is not.
turn-order-turn-begun = Your turn has begun: double or roll by hand. You can give this order after your roll.
# **Take** and **Pass** are buttons.
turn-order-doubled = You have been doubled: press **Take** or **Pass** now. The order is for the next double.

## A player's note about a table.

turn-note = -# Your note:
turn-note-none = You have no note about this table. Write one with `/note text:`; only you can see it.
turn-note-deleted = Note deleted.
# **My side** and **Since my turn** are buttons.
turn-note-hint = Only you see your note: under **My side**, **Since my turn** and where you build your play.
turn-note-too-long = A note can have { $limit } characters at most. Shorten yours.

## Under a spectator's **My side**, which is a button. $moment: a time of day, such as 14:50.

turn-live = Follows the game until { $moment }. After that, press **My side** again.
turn-live-over = Press **My side** again to see what has changed.
