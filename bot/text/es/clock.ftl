### Time: how turns are timed, quiet hours and weekends, vacations, and what is wrong with any of them.
### $time, $reserve: clock-hours or clock-days. $days: a day such as 2026-03-01, or time-vacation-span.

# en: 5bd3
clock-hours =
    { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
# en: 8ed9
clock-days =
    { $days ->
        [one] 1 día
       *[other] { $days } días
    }

## How turns are timed, in a few words with " · " between them: "24 hours per turn · reserve: 3 days".

# en: 38d0
clock-none = sin reloj
# en: a44a
clock-turn = { $time } por turno
# en: 743c
clock-reserve = reserva: { $reserve }
# en: 28f8
clock-weekends = se detiene en fin de semana
# What happens when a player's time runs out. The opponent decides unless something else was agreed, and then it is
# not said.
# en: 70cb
clock-when-out =
    { $when_out ->
        [claimed] sin tiempo: derrota automática
        [autopilot] sin tiempo: piloto automático
       *[opponent-decides] sin tiempo: decide el rival
    }
# $control: the few words.
# en: 4204
clock-line = Reloj: { $control }
# en: 1c28
clock-change = Reloj: { $before } → { $after }

## The same as a line of the rule sheet, in sentences.

# en: bdf8
clock-rule = **Reloj**: { $time } por turno para cada lado.
# Behind it.
# en: a9a9
clock-rule-reserve = Reserva para todos los turnos: { $reserve }.
# en: e6fb
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] Tu reloj se detiene en tus fines de semana y vacaciones.
       *[no] Tu reloj se detiene en tus vacaciones.
    }
# en: ca60
clock-rule-when-out =
    { $when_out ->
        [claimed] Quien agota el tiempo pierde el juego automáticamente.
        [autopilot] Si alguien agota el tiempo, el piloto automático acaba el juego en su lugar, salvo que vuelva.
       *[opponent-decides] Si alguien agota el tiempo, su rival puede reclamar el juego, dejar que lo acabe el piloto automático, o esperar.
    }
# en: a629
clock-rule-loss = **Derrota por tiempo**: un doblaje sin responder cuenta como pase, un abandono sin responder como aceptado. Si no, se pierde un juego simple al valor del cubo, o el gammon o backgammon que ya no se pueda salvar. Dos juegos seguidos perdidos por tiempo pierden el match.

## When time is out.

# en: 540a
clock-won = { $winner } gana por tiempo: { $loser } no jugó.
# **Claim**: the button below the board.
# en: bc10
clock-waited = Elegiste esperar. Mientras tu rival no juegue, aún puedes reclamar: pulsa **Reclamar** o escribe `/clock claim`.

## Vacations.

# en: c60d
clock-vacations = ### Tus vacaciones
# en: f9a7
clock-vacations-none = Sin vacaciones.
# en: 637e
clock-vacations-left = -# Días de vacaciones que quedan en { $year }: { $left } de { $allowance }. Tus relojes se detienen en vacaciones.
# en: 5b63
clock-vacations-hint = -# `/vacation set` añade vacaciones, `/vacation end` las termina.
# en: c922
clock-vacation-set = Vacaciones: { $days }. Mientras tanto se detienen todos tus relojes. Días de vacaciones que quedan en { $year }: { $left }.
# en: 775c
clock-vacation-cancelled = Vacaciones anuladas: { $days }.
# en: 0e4c
clock-vacation-ended = Tus vacaciones terminan hoy. Tus relojes vuelven a correr a medianoche.

## When somebody can be expected to move: lines of their settings.

# en: ec1a
clock-calendar = -# Cuándo puedes jugar
# en: a598
clock-zone = Zona horaria: **{ $zone }**
# en: 6df6
clock-zone-usual = Zona horaria: **{ $zone } hasta que elijas la tuya**
# $begin, $end: such as 23:00.
# en: bf77
clock-quiet = Horas de silencio (sin recordatorios): **de { $begin } a { $end }**
# en: b3ac
clock-quiet-none = Horas de silencio (sin recordatorios): **ninguna**
# $weekdays: a list of clock-weekday.
# en: d5bb
clock-weekend = Fin de semana: **{ $weekdays }**
# en: 8c5f
clock-weekend-none = Fin de semana: **ninguno**
# en: 1de8
clock-weekday =
    { $day ->
        [monday] lunes
        [tuesday] martes
        [wednesday] miércoles
        [thursday] jueves
        [friday] viernes
        [saturday] sábado
       *[sunday] domingo
    }

## Refusals. Words in backticks are options of commands. $given: what was typed.

# $most: the greatest number of hours.
# en: ce73
clock-wrong-hours =
    { $fault ->
        [hours] Elige `turn_hours` de 1 a { $most }, o 0 sin reloj; escribiste { $given }.
        [reserve] Elige `reserve_hours` de 0 a { $most }; escribiste { $given }.
        [extension] Puedes dar de 1 a { $most } horas cada vez; escribiste { $given }.
       *[interval] Elige `remind_hours` de 1 a { $most }, o 0 para un solo recordatorio antes de que se acabe tu tiempo; escribiste { $given }.
    }
# $options: a list, and $count of them.
# en: 0d17
clock-wrong-rules =
    { $count ->
        [one] { $options } necesita reloj: añade `turn_hours`, o quítala.
       *[other] { $options } necesitan reloj: añade `turn_hours`, o quítalas.
    }
# $examples: a list such as "`Europe/Berlin`, `Asia/Tokyo`".
# en: 7dc8
clock-wrong-zone = No conozco la zona horaria `{ $given }`. Escribe una región y una ciudad, como { $examples }.
# en: 149e
clock-wrong-quiet = Deja al menos una hora del día fuera de tus horas de silencio.
# What may be typed instead of a day.
# en: 4a08
-clock-today = hoy
# en: f357
clock-today = { -clock-today }
# en: 7bc3
clock-wrong-date = No entiendo `{ $given }` como fecha. Escribe año-mes-día, como `2026-03-01`, o `{ -clock-today }`.
# en: de7e
clock-wrong-time = No entiendo `{ $given }` como hora. Escribe horas y minutos, como `22:30` o `10:30pm`.
# en: 2d3c
clock-half-quiet = Escribe `quiet_from` y `quiet_until`, o `quiet_from:{ -settings-none }` para no tener horas de silencio.
# en: e7d7
clock-vacation-backwards = Tus vacaciones terminan antes de empezar: intercambia `from` y `until`.
# en: 5e40
clock-vacation-past = Elige vacaciones que empiecen hoy, { $today }, o más tarde.
# en: a9b7
clock-vacation-far = Puedes poner vacaciones con un año de antelación: deben empezar el { $latest } a más tardar.
# en: 27d1
clock-vacation-overlaps = Ya tienes vacaciones del { $first } al { $last }. Termínalas antes con `/vacation end`.
# en: 244d
clock-vacation-long = Elige vacaciones más cortas. Días de vacaciones que quedan en { $year }: { $left }.
# $since: a moment.
# en: f95a
clock-vacation-late = Agotaste el tiempo en una mesa ({ $since }): juega allí antes, o pide más tiempo con `/clock ask`.
# en: 474a
clock-vacation-over = No tienes vacaciones que terminar. Ponlas con `/vacation set`.
