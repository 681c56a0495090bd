### Die Zeit an einem Tisch zu zweit.

# en: d746
time-heading = Uhr
# en: 57c4
time-no-clock = Ohne Uhr
# en: f06f
time-left = { $player } hat Zeit bis { $due } ({ $soon })
# en: e408
time-left-reserve = { $player } hat Zeit bis { $due } ({ $soon }), ab { $reserve_from } aus der Zeitreserve
# en: de91
time-rests = Für { $player } läuft keine Zeit, bis das Spiel weitergehen kann.
# en: a88c
time-accepts = Ohne rechtzeitige Antwort ist die Aufgabe angenommen.
# en: 251a
time-is-out = **Die Zeit von { $player } ist abgelaufen** ({ $since }). { $waiting }: Sieg beanspruchen, den Autopiloten zu Ende spielen lassen oder warten.
# **+{ $days } Tage**: der Button button-more-time.
# en: b10b
time-is-asked = { $player } bittet um mehr Zeit. { $waiting }: Mit **+{ $days } Tage** gibst du sie.
# en: f089
time-vacation = { $player } hat Urlaub, { $spans }: Die Uhr steht
# en: e0de
time-vacation-span = { $first } bis { $last }
# en: 4abb
time-reserve = { $player }: { $left } Zeitreserve

# en: 8956
time-granted = Mehr Zeit gegeben.
# en: 9dff
time-granted-until = Mehr Zeit gegeben: { $player } hat Zeit bis { $due } ({ $soon }).
# en: 9748
time-asked-rests = Ich habe { $waiting } um mehr Zeit für dich gebeten.
# en: 8b94
time-asked = Ich habe { $waiting } um mehr Zeit für dich gebeten. Bis zur Antwort läuft deine Uhr weiter.
