### The time of whoever must act at a table of two, and what the other may do about it.
### $player: whose time it is. $waiting: the other. $due, $since: a moment, and $soon how far away it is, as
### Discord writes them.

time-heading = Clock
time-no-clock = No clock
time-left = { $player } has until { $due } ({ $soon })
time-left-reserve = { $player } has until { $due } ({ $soon }), on reserve time from { $reserve_from }
# While nobody can act where the table stands.
time-rests = No time runs for { $player } until the game can go on.
# Below it, while a resignation awaits its answer.
time-accepts = No answer in time accepts the resignation.
# $since: such as "2 hours ago".
time-is-out = **{ $player } ran out of time** { $since }. { $waiting }: claim the game, let the autopilot finish it, or wait.
# **+{ $days } days**: the button button-more-time.
time-is-asked = { $player } asks for more time. { $waiting }: press **+{ $days } days** to grant it.
# $spans: of dates, such as "1 May to 3 May".
time-vacation = { $player } is on vacation, { $spans }: the clock stands still
time-vacation-span = { $first } to { $last }
# $left: such as "61 hours".
time-reserve = { $player }: { $left } in reserve

## To whoever asked for more time, or granted it.

time-granted = More time granted.
time-granted-until = More time granted: { $player } has until { $due } ({ $soon }).
# While no time runs.
time-asked-rests = I asked { $waiting } for more time.
time-asked = I asked { $waiting } for more time. Your clock keeps running until the answer.
