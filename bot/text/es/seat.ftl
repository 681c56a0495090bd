### My seat: what one member of a chouette alone reads, the questions that they are asked, and their buttons.
### $player, $box, $member, $other: a name. $members, $others: a list of names, with $count of them.
### $value: what a cube shows, or would show. $points, $gammon, $backgammon, $most: numbers of points.

## Their place

# en: 251b
seat-closed = Los puntos están en `/chouette ledger`.
# en: f77a
seat-leaving = Sales después de este juego; hasta entonces, otros actúan por ti.
# en: eaa8
seat-returning = Ya volviste: juegas desde el siguiente juego; hasta entonces, otros actúan por ti.
# en: b6df
seat-away = Estás descansando; otros actúan por ti hasta que vuelvas.
# en: d71d
seat-dealt-in = Entras a jugar después de este juego.
# en: 2b90
seat-on-waiting-list = Tienes el número { $place } en la lista de espera.
# en: 68e5
seat-next-box = Eres el box del siguiente juego.
# en: 6915
seat-next-captain = Eres el capitán del siguiente juego.
# en: db3a
seat-in-line = Tienes el número { $place } en el orden.
# en: d4ae
seat-at-table = Estás en la mesa.
# en: 570f
seat-captain = Eres el capitán.
# en: 6561
seat-acting-captain = Eres el capitán interino.
# en: 512e
seat-crew = Estás en el equipo, con el número { $place } en el orden.
# en: 8be2
seat-out = Estás fuera de este juego, con el número { $place } en el orden.
# en: 802f
seat-box-won = Ganaste el box y lo tomas en el siguiente juego.
# $points is signed: "+3". $place of $players: who has the most points is first.
# en: 7223
seat-score = Tu marcador: { $points } (puesto { $place } de { $players }).
# en: 10ba
seat-score-tied = Tu marcador: { $points } (puesto { $place } de { $players }, con empate).
# en: 8142
seat-box = Eres el box.
# en: df20
seat-plays-for-you = { $player } juega por ti; los puntos son tuyos.
# en: b0e1
seat-autopilot-plays = El piloto automático juega por ti; los puntos son tuyos.
# en: 4edd
seat-substitute = Juegas por { $box }; los puntos son de { $box }.
# en: bad2
seat-partner = Eres la pareja del box: la mitad de lo que gane o pierda es tuya.
# en: 5fd4
seat-proxy-of-yours = { $player } puede responder por ti.
# en: 539e
seat-proxy-for = Puedes responder por { $member }.
# en: 92b7
seat-willing = Relevarás al box si se va.

## Their bets. $lies: where the cube is, seen from the reader.

# en: daff
seat-bet =
    { $lies ->
        [to-you] Tu apuesta con { $other }: te ofrece el cubo en { $value }.
        [by-you] Tu apuesta con { $other }: ofreces el cubo en { $value }.
        [centred] Tu apuesta con { $other }: cubo en { $value }, en el centro.
        [yours] Tu apuesta con { $other }: tienes el cubo en { $value }.
       *[theirs] Tu apuesta con { $other }: { $other } tiene el cubo en { $value }.
    }
# $points is signed: "+3".
# en: ae35
seat-bet-over = Tu apuesta con { $other } terminó: { $points }.
# The bet of a lone taker with somebody who passed and gave them an extra cube.
# en: cd84
seat-extra =
    { $lies ->
        [to-you] Tu apuesta extra con { $other }: te ofrece el cubo en { $value }.
        [by-you] Tu apuesta extra con { $other }: ofreces el cubo en { $value }.
        [centred] Tu apuesta extra con { $other }: cubo en { $value }, en el centro.
        [yours] Tu apuesta extra con { $other }: tienes el cubo en { $value }.
       *[theirs] Tu apuesta extra con { $other }: { $other } tiene el cubo en { $value }.
    }
# en: ad45
seat-extra-over = Tu apuesta extra con { $other } terminó: { $points }.
# The bets of the box, those alike together.
# en: d715
seat-bet-of-box =
    { $lies ->
        [to-you] { $members }: cubo ofrecido a ti en { $value }.
        [by-you] { $members }: ofreces el cubo en { $value }.
        [centred] { $members }: cubo en { $value }, en el centro.
        [yours] { $members }: tienes el cubo en { $value }.
       *[theirs]
            { $count ->
                [one] { $members } tiene el cubo en { $value }.
               *[other] { $members } tienen el cubo en { $value }.
            }
    }

# What a gammon is worth on all open bets ("all"), or if the double is taken ("taken").
# en: db35
seat-gammon =
    { $case ->
        [all-taken] Si se aceptan todos los doblajes, con un gammon ganas o pierdes { $gammon } en total, con un backgammon { $backgammon }.
        [all] Con un gammon ganas o pierdes { $gammon } en total, con un backgammon { $backgammon }.
        [taken] Si se acepta el doblaje, con un gammon ganas o pierdes { $gammon }, con un backgammon { $backgammon }.
       *[plain] Con un gammon ganas o pierdes { $gammon }, con un backgammon { $backgammon }.
    }
# By Jacoby's rule. $is_all: several bets together; $cubes: how many cubes there are.
# en: 508d
seat-gammon-single =
    { $is_all ->
        [yes]
            { $cubes ->
                [one] Hasta que se gire el cubo, un gammon cuenta { $gammon } en total, como un juego simple (Jacoby).
               *[other] Hasta que se gire un cubo, un gammon cuenta { $gammon } en total, como un juego simple (Jacoby).
            }
       *[no] Hasta que se gire el cubo, un gammon cuenta { $gammon }, como un juego simple (Jacoby).
    }

## Doubles that the other side does not see yet

# en: ace6
seat-may-double = Puedes doblar hasta que { $player } tire.
# Roll is pressed, and the roll waits for some of the crew.
# en: c9ed
seat-may-double-waiting = Puedes doblar hasta la tirada.
# en: 13de
seat-double-of-box = Doblas a { $members } cuando tires.
# en: fd1b
seat-double-of-extra = Doblas cuando tire el box; hasta entonces puedes retirar el doblaje.
# **Roll** is a button.
# en: 3666
seat-double-to-send = Doblas cuando pulses **Tirar**; hasta entonces puedes retirar el doblaje.
# en: 932d
seat-double = Doblas cuando tire el capitán; hasta entonces puedes retirar el doblaje.
# Roll is pressed, and the roll waits for some of the crew.
# en: b1bf
seat-double-waiting = Doblas en cuanto la tirada ya no tenga que esperar; hasta entonces puedes retirar el doblaje.
# **Don't wait again** is a button, **Instructions** one under **My seat**.
# en: d08d
seat-no-double = En este turno no doblas. Solo lo ves tú; aún puedes doblar hasta la tirada. Con **No esperarme más** la tirada deja de esperarte, también en los próximos juegos, hasta que lo cambies en **Instrucciones**.
# en: d398
seat-others-double =
    { $count ->
        [one] { $members } dobla; el box aún no lo sabe.
       *[other] { $members } doblan; el box aún no lo sabe.
    }

## Answers to doubles, beavers and raccoons

# On buttons behind a name, and in the sentences below. A beaver or a raccoon ($is_raised) is accepted or refused.
# en: 36ac
seat-answer =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] aceptar
               *[no] aceptar
            }
        [drop]
            { $is_raised ->
                [yes] rechazar
               *[no] pasar
            }
        [beaver] beaver
        [raccoon] raccoon
       *[follow] seguir al capitán
    }
# $value: what the cube shows then.
# en: 648f
seat-answer-at =
    { $answer ->
        [beaver] beaver a { $value }
        [raccoon] raccoon a { $value }
       *[take]
            { $is_raised ->
                [yes] aceptar en { $value }
               *[no] aceptar en { $value }
            }
    }
# A button. $answer: seat-answer or seat-answer-at.
# en: f16d
seat-answer-of = { $who }: { $answer }

# $answer, in the next four: seat-answer.
# en: 2cab
seat-your-answer = Tu respuesta: **{ $answer }**.
# To whoever would follow the captain.
# en: 6edc
seat-follow-passes = A { $captain } (capitán) no le doblan: seguir al capitán es pasar.
# en: 801f
seat-your-answer-to = Tu respuesta a { $members }: **{ $answer }**.
# en: 34fb
seat-your-answer-for = Tu respuesta por { $member }: **{ $answer }**.
# en: f1d9
seat-instruction-answers = Tu instrucción responde cuando los demás lo hayan hecho: **{ $answer }**. Solo la ves tú; aún puedes responder tú.
# en: ff8c
seat-your-extra =
    { $is_yes ->
        [yes] Tu respuesta: **dar un cubo extra**.
       *[no] Tu respuesta: **no dar cubo extra**.
    }
# en: dad9
seat-sealed-answer = Solo la ves tú; puedes cambiarla hasta que estén todas o se acabe el tiempo.
# en: 239b
seat-partner-reply =
    { $is_yes ->
        [yes] Te ofreciste como pareja del box. Solo lo ves tú; puedes cambiarlo hasta que haya pareja.
       *[no] No quieres ser pareja del box. Solo lo ves tú; puedes cambiarlo hasta que haya pareja.
    }

## Instructions, which hold for one game, but for "Never wait for me to double"

# In the list of them, and in the sentences below.
# en: 0bef
seat-instruction =
    { $instruction ->
        [hold] Preguntarme antes de cada tirada
        [no-double] No esperar nunca a que doble
        [double-with-captain] Doblar cuando doble el capitán
        [take] Aceptar cuando me doblen
       *[follow] Responder a los doblajes como el capitán, o pasar si al capitán no le doblan
    }
# en: 97b6
seat-instructed = Tu instrucción para este juego: { $instruction }. Solo la ves tú.
# en: 8f4d
seat-instructed-lasting = Tu instrucción para este juego y los siguientes: { $instruction }. Solo la ves tú.
# en: 9bed
seat-instructed-hold = Tu instrucción para este juego: { $instruction }. La tirada te espera, y el tablero muestra tu nombre.

## Settlements and concessions that wait for an answer. $proposal: who offers what to whom, without a full stop.

# en: 3ce4
seat-proposal-to-withdraw = { $proposal }. Puedes retirar la oferta hasta la próxima tirada.
# en: 86dc
seat-proposal-to-answer = { $proposal }. Puedes aceptar o rechazar la oferta hasta la próxima tirada.
# en: 66cd
seat-proposal-to-other = { $proposal }. { $player } puede aceptar o rechazar la oferta hasta la próxima tirada.

## Pages

# A button that opens a page, and the page's heading; of **Sit out** and **Leave** also the button that does it.
# en: 5216
seat-page =
    { $page ->
        [orders] Instrucciones
        [proxy] Delegar
        [settle] Acordar
        [concede] Conceder
        [away] Descansar
        [close] Cerrar chouette
       *[leave] Salir
    }
# **Ask me first** is the first button of seat-switch.
# en: 16fa
seat-orders-hint = Para este juego, salvo **No esperarme**, que sigue hasta que la desactives. Solo las ves tú, pero con **Preguntarme antes** el tablero muestra tu nombre. Pulsa una para cambiarla.
# $instruction is seat-instruction.
# en: 1423
seat-order =
    { $is_on ->
        [yes] { $instruction }: **sí**
       *[no] { $instruction }: no
    }
# A button.
# en: bbbe
seat-switch =
    { $instruction ->
        [hold]
            { $is_on ->
                [yes] Preguntarme antes: sí
               *[no] Preguntarme antes: no
            }
        [no-double]
            { $is_on ->
                [yes] No esperarme: sí
               *[no] No esperarme: no
            }
        [double-with-captain]
            { $is_on ->
                [yes] Doblar con el capitán: sí
               *[no] Doblar con el capitán: no
            }
        [take]
            { $is_on ->
                [yes] Aceptar: sí
               *[no] Aceptar: no
            }
       *[follow]
            { $is_on ->
                [yes] Seguir al capitán: sí
               *[no] Seguir al capitán: no
            }
    }

## Questions

# en: bd1c
seat-proxy-question = ¿Quién puede responder por ti?
# A button: take the proxy back.
# en: dc72
seat-no-proxy = No delegar
# en: c901
seat-close-question = ¿Cerrar ya la chouette? El mensaje de cierre lleva las cuentas finales.
# en: bd74
seat-leave-question =
    { $leaves ->
        [bets] ¿Salir de esta chouette? Otros terminan por ti tus apuestas abiertas; tus puntos quedan en las cuentas.
        [points] ¿Salir de esta chouette? Tus puntos quedan en las cuentas.
       *[nothing] ¿Salir de esta chouette?
    }
# en: 3f4f
seat-away-question = ¿Descansar?
# en: c207
seat-away-member =
    { $absent ->
        [follow-captain] En este juego responde por ti la persona en quien delegaste; sin nadie, respondes a los doblajes como el capitán, o pasas si al capitán no le doblan.
       *[drop] En este juego responde por ti la persona en quien delegaste; sin nadie, pasas si te doblan.
    }
# en: bd93
seat-away-forfeit = Nadie puede relevarte: pierdes un juego simple en cada apuesta abierta.
# en: e31c
seat-away-substitute = { $player } juega este juego por ti; los puntos son tuyos.
# en: e29b
seat-away-autopilot = El piloto automático, o quien se ofrezca de relevo, juega este juego por ti; los puntos son tuyos.
# en: 1b00
seat-sit-out = Cuando vuelvas, empiezas al final de la fila.
# To a member of the team in a game.
# en: e782
seat-sit-out-in-game = Si vuelves durante este juego, conservas tu puesto; después empiezas al final de la fila.

## A settlement, and a concession, with one or more others on the other side

# en: c66f
seat-settle-to-you =
    { $count ->
        [one]
            { $points ->
                [one] Tu oferta: **{ $others } te paga 1 punto** y la apuesta termina.
               *[other] Tu oferta: **{ $others } te paga { $points } puntos** y la apuesta termina.
            }
       *[other]
            { $points ->
                [one] Tu oferta: **{ $others } te pagan 1 punto por persona** y las apuestas terminan.
               *[other] Tu oferta: **{ $others } te pagan { $points } puntos por persona** y las apuestas terminan.
            }
    }
# en: 9a57
seat-settle-from-you =
    { $count ->
        [one]
            { $points ->
                [one] Tu oferta: **pagas 1 punto a { $others }** y la apuesta termina.
               *[other] Tu oferta: **pagas { $points } puntos a { $others }** y la apuesta termina.
            }
       *[other]
            { $points ->
                [one] Tu oferta: **pagas 1 punto por persona a { $others }** y las apuestas terminan.
               *[other] Tu oferta: **pagas { $points } puntos por persona a { $others }** y las apuestas terminan.
            }
    }
# en: 29f0
seat-settle-even =
    { $count ->
        [one] Tu oferta a { $others }: **nadie paga** y la apuesta termina.
       *[other] Tu oferta a { $others }: **nadie paga** y las apuestas terminan.
    }
# en: 55fd
seat-settle-most = Límite: { $most }.
# en: da52
seat-settle-most-each = Límite: { $most } por persona.
# Buttons with the names of all stand below.
# en: 9024
seat-leave-out = Pulsa un nombre para quitarlo.
# en: 425c
seat-propose = Enviar oferta
# en: a260
seat-concede-question =
    { $count ->
        [one] ¿Qué concedes a { $others }? Puede rechazar todo lo que no sea el máximo.
       *[other] ¿Qué concedes a { $others }? Cada cual puede rechazar todo lo que no sea el máximo.
    }
# Where what is conceded is the most that can be lost.
# en: 1301
seat-concede-maximum = ¿Concedes a { $others }? Es el máximo, así que se acepta al instante.
# en: 84d9
seat-concede-for-team = Como capitán concedes por todo el equipo.
# A button: what is conceded on several bets, and what it costs. On one it is button-resign.
# en: 7faa
seat-loss-in-all =
    { $kind ->
        [gammon] Gammon, perder { $points } en total
        [backgammon] Backgammon, perder { $points } en total
       *[single] Simple, perder { $points } en total
    }
# The same where some cubes were never doubled, so that a gammon on them is a single game by Jacoby.
# en: 1ee0
seat-loss-where-it-counts =
    { $kind ->
        [gammon] Gammon donde cuente, perder { $points } en total
       *[backgammon] Backgammon donde cuente, perder { $points } en total
    }
# A button: whether the bet with somebody is among those.
# en: 351f
seat-among =
    { $is_in ->
        [yes] { $other }: sí
       *[no] { $other }: no
    }
# The same as the proxy of $member.
# en: c730
seat-among-for =
    { $is_in ->
        [yes] { $member } vs { $other }: sí
       *[no] { $member } vs { $other }: no
    }

## Buttons

# en: 481c
seat-back = Atrás
# en: 2653
seat-role =
    { $role ->
        [come-back] Volver
        [volunteer] Relevar al box
        [stand-down] No relevar al box
        [last-game] Anunciar último juego
        [no-last-game] Anular último juego
       *[join] Entrar
    }
# en: db6e
seat-double-back = Retirar doblaje
# en: 76c1
seat-never-double = No esperarme más
# en: eae7
seat-answer-cubes =
    { $cubes ->
        [one] Responder a 1 cubo
       *[other] Responder a { $cubes } cubos
    }
# As the proxy of $member.
# en: 8b79
seat-last-word-for =
    { $is_kept ->
        [yes] { $member }: quedarse los extra
       *[no] { $member }: mejor pasar
    }
# en: 3dbd
seat-on-proposal =
    { $verb ->
        [refuse] Rechazar oferta: { $other }
        [withdraw] Retirar oferta: { $other }
       *[accept] Aceptar oferta: { $other }
    }
# As the proxy of $member; it should stay short beside two names.
# en: 0bee
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member } vs { $other }: rechazar
        [withdraw] { $member } vs { $other }: retirar
       *[accept] { $member } vs { $other }: aceptar
    }

## Several cubes at once: a button for each name, with what is chosen, and the value of the cube then

# en: ee56
seat-cubes-to-answer =
    { $cubes ->
        [one] 1 cubo por responder.
       *[other] { $cubes } cubos por responder.
    }
# en: 97ef
seat-whom-to-double = ¿A quién doblas?
# **Confirm** is a button.
# en: fb7e
seat-choose = Pulsa un nombre para cambiarlo, luego **Confirmar**.
# **Roll** is a button under the board.
# en: 1ff8
seat-nobody-chosen = Nadie elegido: pulsa un nombre, luego **Confirmar**; o pulsa **Tirar** en el tablero.
# en: 18c1
seat-confirm = Confirmar
# Instead of a name, for a cube that several share.
# en: d4c0
seat-all = Todos
# en: 60e2
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }: doblar a { $value }
       *[no] { $who }: no doblar
    }
# en: 9696
seat-choose-for-all =
    { $answer ->
        [take] Aceptar todos
        [drop] Pasar todos
       *[double] Doblar todos
    }
