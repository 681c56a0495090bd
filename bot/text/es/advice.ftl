### Advice to the captain of a chouette: who may give it, the team's private thread, and suggested plays.
### $players: a list of names, with $count of them. $captain, $player: a name. $roll: "3-1". $moves: a play,
### "8/5 6/5". $thread, $channel: a link.

## Who may advise

# en: 5423
advice-refused =
    { $reason ->
        [no-game] No hay ningún juego en curso: sugiere una jugada en el siguiente.
        [box] Juegas contra el equipo: al capitán lo aconsejan sus miembros.
        [out] Estás fuera de este juego: solo aconseja al capitán quien sigue jugando.
        [gone] En este juego otros actúan por ti: podrás aconsejar en el siguiente.
        [captain] Tú decides por el equipo: juega lo que te parezca mejor.
        [bot] El bot no aconseja a nadie y, como capitán, decide solo.
        [none] En esta mesa se juega sin consejos: el capitán decide en solitario.
       *[cube] En esta mesa puedes aconsejar al capitán cuando tu cubo ya esté girado y aceptado.
    }
# The same with one cube for the whole team.
# en: 8f70
advice-refused-single-cube = En esta mesa el equipo puede aconsejar al capitán cuando el cubo se haya girado y aceptado.
# en: 946b
advice-no-roll = El equipo no tiene tirada que jugar.
# en: 31d8
advice-played-since = El equipo ya jugó esa tirada.

## The team's private thread

# Its name; no two of a server are the same.
# en: c0ac
advice-thread-name = Chouette { $table }: el equipo en el juego { $game }
# en: d170
advice-captain = { $captain } es capitán y tiene la última palabra.
# en: f78e
advice-captain-now = Ahora { $captain } es capitán y tiene la última palabra.
# $count: how many they are; other languages than English tell one from several, here and below.
# en: 33c2
advice-crew =
    { $count ->
        [one] { $players } puede aconsejar aquí o con `/chouette suggest`.
       *[other] { $players } pueden aconsejar aquí o con `/chouette suggest`.
    }
# en: 2bde
advice-added =
    { $count ->
        [one] { $players } ya puede aconsejar.
       *[other] { $players } ya pueden aconsejar.
    }
# en: 0544
advice-removed =
    { $count ->
        [one] { $players } ya no aconseja.
       *[other] { $players } ya no aconsejan.
    }
# en: a954
advice-closed = El juego { $game } terminó; este hilo está cerrado.
# en: e63f
advice-board = El tablero está en { $channel }.
# en: 421f
advice-thread = El equipo habla en { $thread }.
# $permissions: as Discord names them.
# en: b719
advice-permissions = Para el hilo privado del equipo necesito { $permissions }.
# en: 9f20
advice-no-thread = No puedo crear un hilo privado aquí: envía una jugada al capitán con `/chouette suggest`.
# en: 5d64
advice-no-thread-lacking = No puedo crear un hilo privado aquí sin { $permissions }: envía una jugada al capitán con `/chouette suggest`.
# **Manage Threads**: a permission, as Discord names it.
# en: 2214
advice-who-reads = Quien tenga **Gestionar hilos** en este canal puede leer este hilo sin que se le añada.
# After advice-who-reads: those who can, and play against the team or are out of the game.
# en: e788
advice-who-should-not =
    { $count ->
        [one] { $players } puede leerlo, pero no debería: por favor, no mires.
       *[other] { $players } pueden leerlo, pero no deberían: por favor, no mirar.
    }

## Suggested plays

# Over the picture.
# en: 65b7
advice-headline = { $player } sugiere { $moves }
# en: 6e5b
advice-headline-no-play = { $player } no sugiere jugada
# en: 8ebc
advice-heading = **Sugerencias para { $roll }**
# en: fc7d
advice-none-yet = Aún no hay sugerencias: pulsa **Hacer jugada** para hacer una.
# en: da7f
advice-suggested = { $player }: { $roll } { $moves }
# en: 6562
advice-suggested-no-play = { $player }: { $roll } sin jugada
# Beside it.
# en: 8a11
advice-votes =
    { $votes ->
        [one] 1 voto ({ $players })
       *[other] { $votes } votos ({ $players })
    }
# en: 5c55
advice-played = jugada
# **My seat** is a button.
# en: 849a
advice-captain-closed = No puedo escribir al capitán, que verá tu sugerencia en **Mi puesto**.

## Buttons

# en: b442
advice-build = Hacer jugada
# en: 5603
advice-support = Votarla
# en: 3dcb
advice-adopt = Jugar esta
