### Why the rules of the game refuse to a player what they tried, and what they can do instead.
### $player, $box, $host: one player. $who: a player, or where there is a $count beside it one or several.

## Everywhere.

# Where nothing else is possible either.
# en: 0b80
reason-not-now = Ahora no puedes hacer eso.
# en: 4243
reason-crawford = En el juego de Crawford no se dobla.
# en: b67c
reason-no-cube = En esta mesa se juega sin cubo.
# en: bc7d
reason-other-on-roll = Le toca al otro lado: podrás doblar antes de tu tirada.
# en: e6e4
reason-other-owns-cube = Ese cubo lo tiene { $who }: solo { $who } puede doblar.
# en: c6f3
reason-dead-cube = El cubo está muerto: con un juego simple ya ganas el match.
# $number: the highest value of a cube.
# en: ccd9
reason-over-cap = En esta mesa el cubo no pasa de { $number }.
# en: 6a63
reason-no-beavers = En esta mesa se juega sin beavers.
# en: 455a
reason-no-raccoons = En esta mesa se juega sin raccoons.
# To one who would resign.
# en: 52e8
reason-cannot-lose = Ya no puedes perder este juego.

# $actions, in the next three: one or several of reason-action, such as "roll, double or resign". After a reason.
# en: a858
reason-you-can = Puedes { $actions }.
# Instead of a reason.
# en: 0c94
reason-right-now = Ahora puedes { $actions }.
# en: 1e41
reason-rolled = Los dados ya están tirados: puedes { $actions }.
# en: 06d7
reason-action =
    { $action ->
        [roll] tirar
        [double] doblar
        [play] jugar
        [take] aceptar
        [pass] pasar
        [beaver] hacer beaver
        [raccoon] hacer raccoon
        [follow] seguir al capitán
        [resign] abandonar
        [resign-gammon] abandonar un gammon
        [resign-backgammon] abandonar un backgammon
        [answer-resignation] aceptar o rechazar el abandono
        [take-back] retirar tu doblaje
        [no-double] decir que no doblas
        [hold] pedir que se retenga la tirada
        [release] liberar la tirada
        [give-extra] decidir sobre el cubo extra
        [keep-extras] quedarte los cubos extra
        [retract] pasar
        [answer-for] responder por delegación
        [seek-partner] pedir pareja
        [play-alone] jugar en solitario
        [be-partner] responder al box, que pide pareja
        [start] empezar el juego
        [agree-to-stake] aceptar el valor del punto
        [answer-proposal] responder a la oferta
       *[withdraw-proposal] retirar tu oferta
    }

## Whose turn it is, between two players. $roll: such as "3-1".

# en: 628a
reason-your-turn =
    { $task ->
        [play] Te toca jugar { $roll }.
        [double] Te toca aceptar o pasar.
        [beaver] Te toca responder al beaver.
        [raccoon] Te toca responder al raccoon.
        [single] Te toca responder al abandono (simple).
        [gammon] Te toca responder al abandono (gammon).
        [backgammon] Te toca responder al abandono (backgammon).
        [double-or-roll] Te toca doblar o tirar.
        [redouble-or-roll] Te toca redoblar o tirar.
       *[roll] Te toca tirar.
    }
# en: 2bae
reason-others-turn =
    { $task ->
        [play] Falta que { $player } juegue { $roll }.
        [double] Falta que { $player } acepte o pase.
        [beaver] Falta que { $player } responda al beaver.
        [raccoon] Falta que { $player } responda al raccoon.
        [single] Falta que { $player } responda al abandono (simple).
        [gammon] Falta que { $player } responda al abandono (gammon).
        [backgammon] Falta que { $player } responda al abandono (backgammon).
        [double-or-roll] Falta que { $player } doble o tire.
        [redouble-or-roll] Falta que { $player } redoble o tire.
       *[roll] Falta que { $player } tire.
    }

## Whose turn it is in a chouette. $need: what they must do; beaver-or-pass and keep-extras are the last word of
## the only one who took.

# en: 836a
reason-your-decision =
    { $need ->
        [double-or-roll] Te toca doblar o tirar.
        [roll] Te toca tirar.
        [hold] Te toca doblar o liberar la tirada.
        [take-or-pass] Te toca aceptar o pasar.
        [answer] Te toca responder.
        [extra] Te toca dar un cubo extra o ninguno.
        [keep-extras] Te toca quedarte los cubos extra o pasar.
        [beaver-or-pass] Te toca hacer beaver o pasar.
        [seek-partner] Te toca pedir pareja o jugar en solitario.
        [be-partner] Te toca responder al box, que pide pareja.
       *[move] Te toca jugar { $roll }.
    }
# $who: "Bob and Carol", $count: how many they are.
# en: 36a7
reason-others-decision =
    { $count ->
        [one]
            { $need ->
                [double-or-roll] Falta que { $who } doble o tire.
                [roll] Falta que { $who } tire.
                [hold] Falta que { $who } doble o libere la tirada.
                [take-or-pass] Falta que { $who } acepte o pase.
                [answer] Falta que { $who } responda.
                [extra] Falta que { $who } dé un cubo extra o ninguno.
                [keep-extras] Falta que { $who } se quede los cubos extra o pase.
                [beaver-or-pass] Falta que { $who } haga beaver o pase.
                [seek-partner] Falta que { $who } pida pareja o juegue en solitario.
                [be-partner] Falta que { $who } responda al box, que pide pareja.
               *[move] Falta que { $who } juegue { $roll }.
            }
       *[other]
            { $need ->
                [double-or-roll] Falta que { $who } doblen o tiren.
                [roll] Falta que { $who } tiren.
                [hold] Falta que { $who } doblen o liberen la tirada.
                [take-or-pass] Falta que { $who } acepten o pasen.
                [answer] Falta que { $who } respondan.
                [extra] Falta que { $who } den un cubo extra o ninguno.
                [keep-extras] Falta que { $who } se queden los cubos extra o pasen.
                [beaver-or-pass] Falta que { $who } hagan beaver o pasen.
                [seek-partner] Falta que { $who } pidan pareja o jueguen en solitario.
                [be-partner] Falta que { $who } respondan al box, que pide pareja.
               *[move] Falta que { $who } jueguen { $roll }.
            }
    }
# The captain is ready to roll; $players may still double.
# en: 6577
reason-waits-for-crew = Falta que { $players } doble o no.
# en: 8d0d
reason-waits-for-autopilot = Le toca al piloto automático.
# en: cfb2
reason-waits-for-host = Falta que { $host } empiece el primer juego.
# $players: such as "Alice or Bob".
# en: 2f11
reason-waits-for-next-game = Falta que { $players } empiece el siguiente juego.

## At the table of a chouette.

# en: 45f8
reason-closed = Esta chouette terminó. Abre otra con `/chouette start`.
# en: e969
reason-seated = Ya estás en esta mesa.
# en: 3459
reason-waiting = Ya tienes el número { $number } en la lista de espera. Para dejar tu puesto, escribe `/chouette leave`.
# en: e96c
reason-away = Estás descansando: escribe `/chouette back` para volver a jugar.
# en: fef5
reason-still-leaving = Sales después de este juego; luego puedes entrar otra vez.
# en: 7aa2
reason-not-seated =
    { $has_button ->
        [yes] No estás en esta chouette. Pulsa **Entrar** para jugar.
       *[no] No estás en esta chouette. Entra con `/chouette join`.
    }
# en: aa58
reason-not-dealt-in = Estás esperando para jugar. Para dejar tu puesto, escribe `/chouette leave`.
# en: 6d4b
reason-no-game-yet = Puedes descansar cuando haya empezado el primer juego. Para dejar tu puesto, escribe `/chouette leave`.
# en: a822
reason-in-game = El juego { $number } está en curso: empieza el siguiente cuando acabe.
# After it stands who starts the next game.
# en: 968e
reason-no-game = Podrás hacerlo cuando haya un juego en curso.
# en: 7980
reason-last-already = El último juego ya está anunciado. Anúlalo con `/chouette last when:no`.
# en: 50a5
reason-not-last = No hay último juego anunciado. Anúncialo con `/chouette last`.
# $missing: how many players.
# en: 3322
reason-too-few =
    { $missing ->
        [one] Para jugar hacen falta dos: otra persona debe entrar con `/chouette join`.
       *[other] Para jugar hacen falta dos: { $missing } más deben entrar con `/chouette join`.
    }
# en: 3ab5
reason-too-few-at-first =
    { $missing ->
        [one] Para el primer juego hacen falta tres: otra persona debe entrar con `/chouette join`.
       *[other] Para el primer juego hacen falta tres: { $missing } más deben entrar con `/chouette join`.
    }
# en: ccef
reason-host-only = Eso lo decide quien organiza: habla con { $host }.
# en: 33c2
reason-host-already = Ya organizas tú: elige a otra persona.
# en: 8e4f
reason-never-host = { $player } no puede organizar: elige a una persona que juegue aquí.
# en: d66c
reason-not-closed = La chouette sigue en marcha.
# en: 706b
reason-machine-seated = El bot ya está en la mesa. Para cambiar su nivel, despídelo antes.
# en: 4f56
reason-machine-gone = El bot no está en la mesa, o sale después de este juego.
# en: bb74
reason-one-starts = Solo { $player } puede empezar el juego.
# en: 3cca
reason-host-or-box-starts = Solo { $box } (box) o { $host } (organiza) puede empezar el juego.
# `max_players`: an option of `/chouette options`. $number: how many sit there.
# en: 823a
reason-too-small = En esta mesa hay { $number }: pon `max_players` a { $number } o más.
# en: 8cf3
reason-box-only = Solo { $box } (box) decide si pide pareja.
# en: 1c09
reason-not-in-line = Solo se pide pareja para el box a quienes están en el orden.

## Who acts in a game of a chouette.

# en: d736
reason-has-left = Saliste: otros actúan por ti hasta que acabe este juego. Después puedes entrar otra vez.
# en: e7e4
reason-is-away = Estás descansando: otros actúan por ti en este juego. Escribe `/chouette back` cuando vuelvas.
# en: 543d
reason-is-returning = Ya volviste, pero otros actúan por ti hasta que acabe este juego. Juegas otra vez en el siguiente.
# en: c55f
reason-was-silent = Agotaste el tiempo: otros actúan por ti hasta que acabe este juego. Juegas otra vez en el siguiente.
# $box: who plays for both.
# en: 9205
reason-shares-result = En este juego eres pareja de { $box }, que decide por los dos.
# en: d1af
reason-not-in-game = No estás en este juego. Entras después, si hay sitio.
# en: d6ff
reason-out-of-game = Tu apuesta de este juego terminó; vuelves a jugar en el siguiente.
# $side: white is the box, black the team.
# en: edb2
reason-mover =
    { $side ->
        [white] { $player } tira y juega por el box.
       *[black] { $player } tira y juega por el equipo.
    }
# en: 8e62
reason-autopilot-moves =
    { $side ->
        [white] El piloto automático tira y juega por el box.
       *[black] El piloto automático tira y juega por el equipo.
    }
# en: c621
reason-no-proxy = Solo respondes por ti y por quien delegó en ti con `/chouette proxy`.
# en: f63f
reason-box-has-no-proxy = El box no puede delegar. Para descansar, escribe `/chouette away`.
# en: 03d9
reason-no-proxy-named = Aún no has delegado en nadie. Delega con `/chouette proxy`.
# en: d2bb
reason-own-proxy = Ya respondes por ti: delega en otra persona.
# en: e026
reason-proxy-already = Ya has delegado en { $player }.
# en: 6272
reason-never-proxy = No puedes delegar en { $player }: elige a alguien que esté aquí y no juegue con el box.

## Doubles and answers in a chouette.

# en: 29fa
reason-not-your-cube = Dobla solo con tu propio cubo.
# $owner: a player.
# en: 4cbe
reason-anothers-cube = Ese cubo es de { $owner }: dobla con el tuyo.
# The whole team shares one cube.
# en: 4cd8
reason-other-side-owns-cube = El cubo lo tiene el otro lado: solo ese lado puede doblar.
# en: 5df5
reason-captain-doubles = Con un solo cubo, solo dobla el capitán ({ $captain }).
# en: ccca
reason-not-doubled = No has doblado con ese cubo.
# en: 03a7
reason-doubled-already = Ya has doblado con ese cubo.
# en: 8747
reason-roll-asked-for = Demasiado tarde para cambiar tus doblajes: ya se van a tirar los dados.
# The reader's own offer is open. $who: those who answer it.
# en: d7fc
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [one] Hiciste beaver; responde { $who }.
               *[other] Hiciste beaver; responden los demás.
            }
        [raccoon]
            { $count ->
                [one] Hiciste raccoon; responde { $who }.
               *[other] Hiciste raccoon; responden los demás.
            }
       *[double]
            { $count ->
                [one] Doblaste; responde { $who }.
               *[other] Doblaste; responden los demás.
            }
    }
# en: b428
reason-captain-follows = Eres el capitán: responde por ti.
# en: 2d82
reason-answer-shown = Tu respuesta ya se mostró y es definitiva.
# en: fbed
reason-captain-last = En esta mesa el capitán responde al final: espera a los demás.
# en: 8aa0
reason-captain-first = En esta mesa el capitán responde primero: espera a { $captain }.
# $rule: how the box may double.
# en: 1428
reason-double-rule =
    { $rule ->
        [must-include-captain] En esta mesa el box debe doblar también al capitán: añade a { $captain }, o retira tus doblajes.
       *[all] En esta mesa el box dobla todos los cubos que puede o ninguno: añade los demás, o retira tus doblajes.
    }
# $rule: how the box may take.
# en: 7cf5
reason-take-rule =
    { $rule ->
        [half-of-initial] En esta mesa, si dobla el equipo entero por primera vez, el box acepta al menos la mitad o nada. Responde a todos a la vez.
        [must-take-captain] En esta mesa, si el box acepta algún cubo, acepta también el del capitán. Responde a todos a la vez.
       *[all-or-none] En esta mesa el box acepta todos los cubos ofrecidos a la vez o ninguno. Responde a todos a la vez.
    }

## Settling the bets of a chouette: a bet may end for points on which both agree, or be conceded.

# en: eca2
reason-bet-over = Esa apuesta ya terminó. Elige una abierta.
# $bets: how many are open. $who: "Alice and Bob", $count: how many they are.
# en: 71a4
reason-no-bet-left =
    { $count ->
        [one]
            { $bets ->
                [one] Tus apuestas terminaron. Solo { $who } puede acordar o conceder la que queda abierta.
               *[other] Tus apuestas terminaron. Solo { $who } puede acordar o conceder las que quedan abiertas.
            }
       *[other]
            { $bets ->
                [one] Tus apuestas terminaron. Solo { $who } pueden acordar o conceder la que queda abierta.
               *[other] Tus apuestas terminaron. Solo { $who } pueden acordar o conceder las que quedan abiertas.
            }
    }
# en: 190a
reason-anothers-bet =
    { $count ->
        [one] Solo { $who } puede acordar o conceder esa apuesta.
       *[other] Solo { $who } pueden acordar o conceder esa apuesta.
    }
# en: 80a0
reason-offer-open = Ese cubo está ofrecido: podrás proponer un acuerdo cuando se responda al doblaje.
# en: 5b90
reason-no-settlements = En esta mesa no hay acuerdos. Para conceder una apuesta, escribe `/chouette concede`.
# en: 2998
reason-too-many-points = Ofrece menos puntos: el máximo es tres veces el cubo.
# $number: the most.
# en: e360
reason-too-many-points-here = Ofrece como mucho { $number } puntos, tres veces el cubo.
# $kind: the most that this game can cost.
# en: a18f
reason-nobody-answers =
    { $kind ->
        [gammon] Nadie puede responder por { $player }: concede un gammon, lo máximo que puede costar este juego.
        [backgammon] Nadie puede responder por { $player }: concede un backgammon, lo máximo que puede costar este juego.
       *[single] Nadie puede responder por { $player }: concede un juego simple, lo máximo que puede costar este juego.
    }
# en: 081c
reason-nobody-answers-now = Nadie puede responder por { $player }: sigue jugando.
# A loss that was refused before, or that the position excludes.
# en: a580
reason-nothing-proposed = Eso no lo puedes conceder aquí: elige otra cosa con `/chouette concede`.
# en: 7068
reason-no-proposal-left = Esa oferta ya fue respondida o retirada.
# en: db78
reason-answered-by-other = Esa oferta es tuya: { $player } puede responder, y tú puedes retirarla.
# en: 3534
reason-proposed-by-you = Tu última oferta en esa apuesta sigue abierta: retírala antes.
# en: d485
reason-proposed-to-you = { $player } hizo una oferta en esa apuesta: responde antes.
# $players: such as "Ann and Ben".
# en: 0b17
reason-no-bet-with = No tienes apuestas abiertas con { $player }, solo con { $players }.
# en: b836
reason-no-bet-with-anybody = Ahora no tienes apuestas abiertas.
