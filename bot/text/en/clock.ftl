### Time: how turns are timed, quiet hours and weekends, vacations, and what is wrong with any of them.
### $time, $reserve: clock-hours or clock-days. $days: a day such as 2026-03-01, or time-vacation-span.

clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }

## How turns are timed, in a few words with " · " between them: "24 hours per turn · reserve: 3 days".

clock-none = no clock
clock-turn = { $time } per turn
clock-reserve = reserve: { $reserve }
clock-weekends = stops on weekends
# What happens when a player's time runs out. The opponent decides unless something else was agreed, and then it is
# not said.
clock-when-out =
    { $when_out ->
        [claimed] out of time: automatic loss
        [autopilot] out of time: autopilot
       *[opponent-decides] out of time: the opponent decides
    }
# $control: the few words.
clock-line = Clock: { $control }
clock-change = Clock: { $before } → { $after }

## The same as a line of the rule sheet, in sentences.

clock-rule = **Clock**: { $time } per turn for each player.
# Behind it.
clock-rule-reserve = Reserve for all turns together: { $reserve }.
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] The clock stops on a player's weekends and vacations.
       *[no] The clock stops on a player's vacations.
    }
clock-rule-when-out =
    { $when_out ->
        [claimed] A player who runs out of time loses the game automatically.
        [autopilot] If a player runs out of time, the autopilot finishes the game for them, unless they come back.
       *[opponent-decides] If a player runs out of time, the opponent may claim the game, let the autopilot finish it, or wait.
    }
clock-rule-loss = **Loss on time**: an unanswered double is passed, an unanswered resignation accepted. Otherwise the loss is a single game at the cube's value, or a gammon or backgammon that can no longer be saved. Two games in a row lost on time lose the match.

## When time is out.

clock-won = { $winner } wins on time: { $loser } did not move.
# **Claim**: the button below the board.
clock-waited = You chose to wait. Until your opponent moves, you can still claim: press **Claim** or type `/clock claim`.

## Vacations.

clock-vacations = ### Your vacations
clock-vacations-none = No vacation set.
clock-vacations-left = -# Vacation days left in { $year }: { $left } of { $allowance }. Your clocks stop on vacation.
clock-vacations-hint = -# `/vacation set` adds a vacation, `/vacation end` ends it.
clock-vacation-set = Vacation set: { $days }. All your clocks stop meanwhile. Vacation days left in { $year }: { $left }.
clock-vacation-cancelled = Vacation cancelled: { $days }.
clock-vacation-ended = Your vacation ends today. Your clocks run again from midnight.

## When somebody can be expected to move: lines of their settings.

clock-calendar = -# When you can play
clock-zone = Time zone: **{ $zone }**
clock-zone-usual = Time zone: **{ $zone } until you choose yours**
# $begin, $end: such as 23:00.
clock-quiet = Quiet hours (no reminders): **{ $begin } to { $end }**
clock-quiet-none = Quiet hours (no reminders): **none**
# $weekdays: a list of clock-weekday.
clock-weekend = Weekend: **{ $weekdays }**
clock-weekend-none = Weekend: **none**
clock-weekday =
    { $day ->
        [monday] Monday
        [tuesday] Tuesday
        [wednesday] Wednesday
        [thursday] Thursday
        [friday] Friday
        [saturday] Saturday
       *[sunday] Sunday
    }

## Refusals. Words in backticks are options of commands. $given: what was typed.

# $most: the greatest number of hours.
clock-wrong-hours =
    { $fault ->
        [hours] Choose `turn_hours` from 1 to { $most }, or 0 for no clock; you typed { $given }.
        [reserve] Choose `reserve_hours` from 0 to { $most }; you typed { $given }.
        [extension] You can give 1 to { $most } hours at a time; you typed { $given }.
       *[interval] Choose `remind_hours` from 1 to { $most }, or 0 for one reminder before your time runs out; you typed { $given }.
    }
# $options: a list, and $count of them.
clock-wrong-rules =
    { $count ->
        [one] { $options } needs a clock: add `turn_hours`, or leave it out.
       *[other] { $options } need a clock: add `turn_hours`, or leave them out.
    }
# $examples: a list such as "`Europe/Berlin`, `Asia/Tokyo`".
clock-wrong-zone = I don't know the time zone `{ $given }`. Write a region and a city, such as { $examples }.
clock-wrong-quiet = Leave at least one hour of the day outside your quiet hours.
# What may be typed instead of a day.
-clock-today = today
clock-today = { -clock-today }
clock-wrong-date = I can't read `{ $given }` as a date. Write year-month-day, such as `2026-03-01`, or `{ -clock-today }`.
clock-wrong-time = I can't read `{ $given }` as a time of day. Write hours and minutes, such as `22:30` or `10:30pm`.
clock-half-quiet = Give both `quiet_from` and `quiet_until`, or `quiet_from:{ -settings-none }` for no quiet hours.
clock-vacation-backwards = Your vacation ends before it begins: swap `from` and `until`.
clock-vacation-past = Choose a vacation that begins today, { $today }, or later.
clock-vacation-far = You can set a vacation up to a year ahead: it must begin by { $latest }.
clock-vacation-overlaps = You already have a vacation from { $first } to { $last }. End it first with `/vacation end`.
clock-vacation-long = Choose a shorter vacation. Vacation days left in { $year }: { $left }.
# $since: a moment.
clock-vacation-late = You ran out of time at a table ({ $since }): move there first, or ask for more time with `/clock ask`.
clock-vacation-over = You have no vacation to end. Set one with `/vacation set`.
