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

## How turns are timed, in a few words with " · " between them: "24 hours a turn · stops on weekends".

clock-none = no clock
clock-turn = { $time } a turn
clock-reserve = reserve of { $reserve }
clock-weekends = stops on weekends
# What happens then. The opponent decides unless something else was agreed, and then it is not said.
clock-when-out =
    { $when_out ->
        [claimed] time out: lost by itself
        [autopilot] time out: autopilot
       *[opponent-decides] time out: the opponent claims or waits
    }
# $control: the few words.
clock-line = Clock: { $control }
clock-change = Clock: { $before } → { $after }

## The same as a line of the rule sheet, in sentences.

clock-rule = **Clock**: each player has { $time } a turn.
clock-rule-reserve = **Clock**: each player has { $time } a turn, and { $reserve } more to use up over all their turns.
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] It stands still on a player's weekend and vacation.
       *[no] It stands still on a player's vacation.
    }
clock-rule-when-out =
    { $when_out ->
        [claimed] When it is out, the game is lost by itself.
        [autopilot] When it is out, the autopilot finishes the game for whoever is gone.
       *[opponent-decides] When it is out, nothing happens by itself: the opponent may claim the game, let the autopilot finish it, or simply wait.
    }
clock-rule-loss = **Loss on time**: an unanswered double counts as passed; otherwise a single game at the cube's value, or the gammon or backgammon that is certain. Two games in a row lost on time lose a match.

## When time is out.

clock-won = { $winner } wins on time: { $loser } has not moved.
# **Claim**: the button below the board.
clock-waited = You wait; nothing changes. As long as they have not moved you can still claim: press **Claim**, or type `/clock claim`.

## Vacations.

clock-vacations = ### Your vacations
clock-vacations-none = None is set.
clock-vacations-left = -# { $left ->
        [one] 1 day
       *[other] { $left } days
    } left of { $allowance } in { $year }. Your clocks stand still meanwhile.
clock-vacations-hint = -# `/vacation set` sets one, `/vacation end` ends it.
clock-vacation-set =
    Vacation set: { $days }. Your clocks stand still meanwhile, at every table; { $left ->
        [one] 1 day
       *[other] { $left } days
    } left for { $year }.
clock-vacation-cancelled = Your vacation { $days } is called off.
clock-vacation-ended = Your vacation ends today; your clocks run again from midnight on.

## When somebody can be expected to move: lines of their settings.

clock-calendar = -# When you can be expected to move
clock-zone = Time zone: **{ $zone }**
clock-zone-usual = Time zone: **{ $zone }, unless you choose yours**
# $begin, $end: such as 23:00.
clock-quiet = Quiet hours, without reminders: **{ $begin } to { $end }**
clock-quiet-none = Quiet hours, without reminders: **none**
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

clock-wrong-hours =
    { $fault ->
        [hours] A turn has 1 to 336 hours (two weeks), or `turn_hours:0` for no clock, not { $given }.
        [reserve] A reserve is 0 to 720 hours (thirty days), not { $given }.
        [extension] You can grant 1 to 336 hours (two weeks) at a time, not { $given }.
       *[interval] Reminders come every 1 to 168 hours (a week), or with `remind_hours:0` once, before your time is out, not { $given }.
    }
# $options: a list.
clock-wrong-rules = Without a clock there is nothing to say about { $options }: add `turn_hours`, or leave it out.
# $examples: a list such as "`Europe/Berlin`, `Asia/Tokyo`".
clock-wrong-zone = `{ $given }` is no time zone that I know. Write it as a region and a city, such as { $examples }.
clock-wrong-quiet = Quiet hours leave at least one hour of the day; choose other times.
clock-wrong-date = `{ $given }` is no date. Write it as year-month-day, such as `2026-03-01`, or `today`.
clock-wrong-time = `{ $given }` is no time of day. Write it as hours and minutes, such as `22:30` or `10:30pm`.
clock-half-quiet = Quiet hours need both `quiet_from` and `quiet_until`; `quiet_from:none` has none.
clock-vacation-backwards = A vacation ends on the day it begins, or later; exchange `from` and `until`.
clock-vacation-past = A vacation begins today, { $today }, or later.
clock-vacation-far = A vacation can be set a year ahead: it begins on { $latest } at the latest.
clock-vacation-overlaps = You have a vacation from { $first } to { $last } already; end that first with `/vacation end`.
clock-vacation-long =
    You have { $left ->
        [one] 1 day
       *[other] { $left } days
    } of vacation left in { $year }; choose fewer.
# $since: a moment.
clock-vacation-late = Your time is out at a table since { $since }: move there first, or ask for more time with `/clock ask`.
clock-vacation-over = You have no vacation to end. Set one with `/vacation set`.
