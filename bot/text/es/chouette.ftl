### How a chouette stands: who plays whom, who is what, and whom it waits for.
### $player, $box, $captain, $host, $partner, $of, $other: a name. $members, $others, $players: names, "Ben, Carl" or "Ben and Carl".
### $who: a name, or mentions in a row. $moment: such as "in 2 hours".

## People

# en: 86df
chouette-somebody = alguien
# en: 55c5
chouette-nobody = nadie
# As the name of whoever plays, at the start of a sentence.
# en: 0d17
chouette-autopilot = El piloto automático
# en: 9e28
chouette-autopilot-known =
    { $autopilot ->
        [advanced] El piloto automático avanzado
       *[plain] El piloto automático sencillo
    }
# en: 28b7
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player } (piloto automático avanzado)
       *[plain] { $player } (piloto automático sencillo)
    }
# As a name: whoever acts, and for whom.
# en: 0494
chouette-acts-for = { $player } (por { $of })
# As the name of a side: "Box 3-1: 8/5 6/5", "Points are numbered for Team."
# en: 4a93
chouette-side =
    { $side ->
        [white] Box
       *[black] Equipo
    }

## Titles

# en: 93d7
chouette-over = La chouette terminó
# en: fb41
chouette-title = { $box } en el box contra el equipo de { $captain }
# en: edf7
chouette-title-heads-up = { $players }, mano a mano
# Of a game that is over. $winner: whether the box, the team, its only member, or nobody won; $who: the box, or that member.
# $points: what they won. $box: the next box.
# en: cf18
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] El juego acaba igualado; { $box } conserva el box
               *[no] El juego acaba igualado; { $box } es el próximo box
            }
        [team]
            { $is_kept ->
                [yes] El equipo gana { $points }; { $box } conserva el box
               *[no] El equipo gana { $points }; { $box } es el próximo box
            }
        [member]
            { $is_kept ->
                [yes] { $who } gana { $points }; { $box } conserva el box
               *[no] { $who } gana { $points } y toma el box
            }
       *[box]
            { $is_kept ->
                [yes] { $who } gana { $points } y conserva el box
               *[no] { $who } gana { $points }; { $box } es el próximo box
            }
    }
# The same where nobody is left for another game.
# en: 3440
chouette-title-won =
    { $winner ->
        [nobody] El juego acaba igualado
        [team] El equipo gana { $points }
       *[other] { $who } gana { $points }
    }
# With its number, to which commands and menus refer.
# en: f2dd
chouette-of-numbered = La chouette de { $host } (#{ $number })
# Under the title, in a line: "Stake 1 · game 3 · 5 players".
# en: 753a
chouette-stake = A { $stake } el punto
# en: 1a61
chouette-players =
    { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
# en: 89e5
chouette-host-is = organiza: { $host }
# en: 2956
chouette-moved-here = La chouette de { $host } sigue aquí.

## Before, between and after the games

# en: 6791
chouette-lobby =
    { $missing ->
        [one] ¿Quién entra? Falta 1 y { $host } podrá empezar.
       *[other] ¿Quién entra? Faltan { $missing } y { $host } podrá empezar.
    }
# en: 8095
chouette-lobby-enough = { $host } puede empezar; aún se puede entrar.
# en: fb34
chouette-lobby-full = { $host } puede empezar; quien entre ahora va a la lista de espera.
# en: f43f
chouette-between = { $starters } puede empezar el juego { $number }.
# en: f63b
chouette-between-timed = { $starters } puede empezar el juego { $number }; si no, el juego empieza solo { $moment }.
# Below what a chouette waits for, while nobody can act where it stands.
# en: da95
chouette-rests = El tiempo no corre hasta que la chouette pueda seguir.
# With the bot at the table. $host: a mention.
# en: 5656
chouette-waits-for-start = El siguiente juego espera: su posición inicial se parece demasiado a un juego en curso. Empieza por sí solo en cuanto sea posible. { $host } puede elegir otro inicio en `/chouette settings` o despedir al bot.
# en: 4020
chouette-closed =
    { $games ->
        [one] La chouette terminó tras 1 juego.
       *[other] La chouette terminó tras { $games } juegos.
    }
# To the host who closed it. $moment: a time of day.
# en: 73cc
chouette-may-reopen = { $host } puede reabrirla hasta { $moment }.

## Whom it waits for

# $task: a chouette-task-… or chouette-picture-task-…; "Ben to play 3-1". A colon may stand between them: "Ben: play 3-1".
# $count: how many they are; other languages than English tell one from several.
# en: 7813
chouette-call =
    { $count ->
        [one] { $who } debe { $task }
       *[other] { $who } deben { $task }
    }
# The box seeks a partner among those.
# en: c7a6
chouette-call-partner = { $who }: ¿quién juega con el box?
# en: 87dd
chouette-call-proposal = { $who }: { $proposal }
# en: d69c
chouette-call-proposal-for = { $who } (por { $other }): { $proposal }
# en: 5fd8
chouette-call-proposals =
    { $offer ->
        [single] { $player } ofrece conceder un juego simple y pagar: { $shares }
        [gammon] { $player } ofrece conceder un gammon y pagar: { $shares }
        [backgammon] { $player } ofrece conceder un backgammon y pagar: { $shares }
        [pays] { $player } ofrece un acuerdo y paga: { $shares }
        [asks] { $player } ofrece un acuerdo si pagan: { $shares }
       *[even] { $player } ofrece quedar en paz con { $shares }
    }
# en: 908e
chouette-call-pays = { $member } { $points }

# What a player is to do, after their name. $roll: such as "3-1".
# en: d23f
chouette-task-play = jugar { $roll }
# en: ef3b
chouette-task-play-later = jugar
# en: e057
chouette-task-roll = tirar
# en: 504c
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] redoblar o tirar
       *[no] doblar o tirar
    }
# en: 7e7a
chouette-task-hold = doblar o liberar la tirada
# en: d20b
chouette-task-take-or-pass =
    { $cubes ->
        [1] aceptar o pasar
       *[other] aceptar o pasar { $cubes } cubos
    }
# en: f421
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] responder al raccoon
               *[other] responder a { $count } raccoons
            }
       *[beaver]
            { $count ->
                [one] responder al beaver
               *[other] responder a { $count } beavers
            }
    }
# Doubles, beavers and raccoons at once.
# en: 1088
chouette-task-answer-cubes =
    { $cubes ->
        [one] responder a 1 cubo
       *[other] responder a { $cubes } cubos
    }
# en: 9f2e
chouette-task-answer = responder
# en: 3e29
chouette-task-seek-partner = pedir pareja o jugar en solitario
# en: 482e
chouette-task-be-partner = decir sí o no al box, que busca pareja
# en: 0442
chouette-task-extra = dar un cubo extra o ninguno
# en: ac4e
chouette-task-keep-extras = quedarse los extra o pasar
# en: 3707
chouette-task-beaver-or-pass = hacer beaver o pasar
# Who answers for others: with their own task, or only for the others.
# en: 5bec
chouette-task-also-for = { $task }, también por { $others }
# en: 3d1e
chouette-task-for = { $task }, por { $others }

## What else there is to know

# en: 1346
chouette-answers-in =
    { $answers ->
        [one] 1 respuesta dada, oculta hasta que estén todas.
       *[other] { $answers } respuestas dadas, ocultas hasta que estén todas.
    }
# en: 9885
chouette-lone-taker =
    { $rule ->
        [must-drop] Quien acepte solo también debe pasar.
        [must-beaver] Quien acepte solo debe hacer beaver o pasar.
       *[extras] Quien pase puede dar un cubo extra a quien acepte solo.
    }
# en: 368e
chouette-roll-asked = { $player } quiere tirar.
# $count: how many $members are; other languages than English tell one from several.
# en: cc2a
chouette-may-double =
    { $count ->
        [one] { $members } puede doblar hasta que { $captain } tire.
       *[other] { $members } pueden doblar hasta que { $captain } tire.
    }
# en: 66a3
chouette-may-double-timed =
    { $count ->
        [one] { $members } puede doblar hasta que { $captain } tire (a más tardar, { $moment }).
       *[other] { $members } pueden doblar hasta que { $captain } tire (a más tardar, { $moment }).
    }
# en: d726
chouette-may-double-rolling =
    { $count ->
        [one] { $members } puede doblar hasta la tirada.
       *[other] { $members } pueden doblar hasta la tirada.
    }
# $moment: a time of day.
# en: 3863
chouette-may-double-grace =
    { $count ->
        [one] { $members } puede doblar; la tirada espera su decisión (a más tardar, { $moment }).
       *[other] { $members } pueden doblar; la tirada espera sus decisiones (a más tardar, { $moment }).
    }
# Beside others, who asked the roll to wait longer.
# en: b586
chouette-may-double-too =
    { $count ->
        [one] { $members } también puede doblar; la tirada espera su decisión (a más tardar, { $moment }).
       *[other] { $members } también pueden doblar; la tirada espera sus decisiones (a más tardar, { $moment }).
    }
# After the ones above. **Hold roll** is a button; **Ask me first** stands under **Instructions** in **My seat**.
# en: 14ac
chouette-how-to-wait = **Retener tirada** te da más tiempo; **Preguntarme antes** (en **Mi puesto**), en cada turno.
# Nobody else is waited for: the roll waits for the crew.
# en: 909c
chouette-roll-remembered = { $captain } quiere tirar: los dados caen { $moment }, o cuando el resto haya decidido.
# While no time runs.
# en: 4aac
chouette-roll-remembered-untimed = { $captain } quiere tirar: los dados caen cuando el resto haya decidido.
# en: 4afb
chouette-box-won = { $player } ganó el box y lo toma en el siguiente juego.
# en: 8d92
chouette-stand-in =
    { $absence ->
        [left] { $player } juega por { $box }, que se fue; los puntos son de { $box }.
        [returning] { $player } juega por { $box }, que vuelve en el siguiente juego; los puntos son de { $box }.
        [away] { $player } juega por { $box }, que descansa; los puntos son de { $box }.
       *[silent] { $player } juega por { $box }, que no responde; los puntos son de { $box }.
    }
# en: 3539
chouette-stand-in-for-team = { $player } juega por el equipo: no queda ningún miembro.

## Who is what: a line for each role

# en: ad90
chouette-at-table = En la mesa: { $members }
# en: 7a34
chouette-host = { $player } (organiza)
# en: c46c
chouette-box = Box: { $box }
# en: 1d26
chouette-box-with-partner = Box: { $box } (pareja: { $partner })
# After chouette-box and a semicolon.
# en: 5f5a
chouette-box-played-by = { $player } juega por el box
# en: 8104
chouette-box-on-autopilot = el piloto automático juega por el box
# en: cbd7
chouette-captain = Capitán: { $captain }
# en: 4b43
chouette-captain-acting = Capitán interino: { $captain }
# After chouette-captain and a semicolon.
# en: e218
chouette-moves-this-turn = { $player } juega este turno
# en: d3f8
chouette-autopilot-moves = juega el piloto automático
# en: 040b
chouette-crew = Resto del equipo: { $members }
# en: f5cd
chouette-absent =
    { $absence ->
        [left] { $player } (se fue)
        [returning] { $player } (vuelve en el siguiente juego)
        [away] { $player } (descansa)
       *[silent] { $player } (no responde)
    }
# $members: names with what they won: "Carl −1, Eve +2".
# en: 8da0
chouette-out = Fuera: { $members }
# en: 0f82
chouette-line-captain-first = Orden, primero el capitán: { $members }
# en: 93f9
chouette-line = Orden: { $members }
# en: 171c
chouette-line-captain = { $player } (capitán)
# en: 30fd
chouette-waiting-list = Lista de espera: { $members }
# en: d79f
chouette-away = Descansan: { $members }
