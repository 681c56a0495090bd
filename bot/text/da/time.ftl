### Tiden for den, der er i tur i et spil for to, og hvad den anden kan gøre ved det.

# en: d746
time-heading = Ur
# en: 57c4
time-no-clock = Intet ur
# en: f06f
time-left = { $player } har til { $due } ({ $soon })
# en: e408
time-left-reserve = { $player } har til { $due } ({ $soon }), fra { $reserve_from } på tidsreserven
# en: de91
time-rests = Tiden løber ikke for { $player }, før spillet kan fortsætte.
# en: a88c
time-accepts = Uden svar i tide er opgivelsen accepteret.
# en: 251a
time-is-out = **Tiden udløb for { $player }** { $since }. { $waiting }: Kræv sejren, lad autopiloten spille færdigt, eller vent.
# **+{ $days } dage**: knappen button-more-time.
# en: b10b
time-is-asked = { $player } beder om mere tid. { $waiting }: Tryk på **+{ $days } dage** for at give det.
# en: f089
time-vacation = { $player } holder ferie, { $spans }: Uret står stille
# en: e0de
time-vacation-span = { $first } til { $last }
# en: 4abb
time-reserve = { $player }: { $left } i reserve

## Til den, der bad om tid eller gav den

# en: 8956
time-granted = Du har givet mere tid.
# en: 9dff
time-granted-until = Du har givet mere tid: { $player } har til { $due } ({ $soon }).
# en: 9748
time-asked-rests = { $waiting } er spurgt om mere tid til dig.
# en: 8b94
time-asked = { $waiting } er spurgt om mere tid til dig. Dit ur går, indtil svaret kommer.
