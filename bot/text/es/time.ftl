### The time of whoever must act at a table of two, and what the other may do about it.
### $player: whose time it is. $waiting: the other. $due, $since: a moment, and $soon how far away it is, as
### Discord writes them.

# en: d746
time-heading = Reloj
# en: 57c4
time-no-clock = Sin reloj
# en: f06f
time-left = { $player } tiene hasta el { $due } ({ $soon })
# en: e408
time-left-reserve = { $player } tiene hasta el { $due } ({ $soon }), con la reserva desde el { $reserve_from }
# While nobody can act where the table stands.
# en: de91
time-rests = El tiempo de { $player } no corre hasta que el juego pueda seguir.
# Below it, while a resignation awaits its answer.
# en: a88c
time-accepts = Si no hay respuesta a tiempo, el abandono queda aceptado.
# $since: such as "2 hours ago".
# en: 251a
time-is-out = **{ $player } agotó el tiempo** { $since }. { $waiting }: reclama el juego, deja que lo acabe el piloto automático, o espera.
# **+{ $days } days**: the button button-more-time.
# en: b10b
time-is-asked = { $player } pide más tiempo. { $waiting }: pulsa **+{ $days } días** para darlo.
# $spans: of dates, such as "1 May to 3 May".
# en: f089
time-vacation = { $player }, de vacaciones { $spans }: el reloj está detenido
# en: e0de
time-vacation-span = del { $first } al { $last }
# $left: such as "61 hours".
# en: 4abb
time-reserve = { $player }: { $left } de reserva

## To whoever asked for more time, or granted it.

# en: 8956
time-granted = Tiempo ampliado.
# en: 9dff
time-granted-until = Tiempo ampliado: { $player } tiene hasta el { $due } ({ $soon }).
# While no time runs.
# en: 9748
time-asked-rests = Le pedí más tiempo a { $waiting }.
# en: 8b94
time-asked = Le pedí más tiempo a { $waiting }. Tu reloj sigue corriendo hasta que responda.
