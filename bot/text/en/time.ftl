### The time of whoever must act at a table of two, and what the other may do about it.
### $player: whose time it is. $waiting: the other. $due, $since: a moment, and $soon how far away it is, as
### Discord writes them.

time-heading = Clock
time-no-clock = No clock
time-left = { $player } has until { $due } ({ $soon })
time-left-reserve = { $player } has until { $due } ({ $soon }); on the reserve from { $reserve_from }
time-is-out = **{ $player }'s time is out** since { $since }. { $waiting } may claim the game, or wait.
# +2 days: the button button-more-time.
time-is-asked = { $player } asks for more time. { $waiting }, **+2 days** grants it.
# $spans: of dates, such as "1 May to 3 May".
time-vacation = { $player } is on vacation { $spans }; the clock stands still
time-vacation-span = { $first } to { $last }
# $left: such as "61 hours".
time-reserve = Reserve of { $player }: { $left }

## To whoever asked for more time, or granted it.

time-granted = Granted.
time-granted-until = Granted: { $player } has until { $due } ({ $soon }).
time-asked = { $waiting } is asked for more time. Your clock runs on until it is granted.
