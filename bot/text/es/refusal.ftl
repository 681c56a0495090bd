### Why a table refuses what a command or a button asks for, and what to do instead.
### Why the rules of the game refuse something is said in reason.ftl.
### $player, $opponent, $offerer: one player. $players: both. $number: how many, or which.
### $table: a table's number. $title: who plays there and how it stands, such as "Alice 3, Bob 1".

# en: e2f3
refusal-stale = Ese tablero ya no está al día.

## Challenges. $offerer: whose challenge, or counter-offer ($is_counter), is to be answered.

# en: 2cfa
refusal-self-challenge = No puedes jugar contra ti. Desafía a alguien, o no pongas nombre y que acepte quien quiera.
# en: 9821
refusal-bot-challenge = Aquí no juegan otros bots. Desafíame a mí o a una persona, o no pongas nombre y que acepte quien quiera.
# en: c0a4
refusal-too-many-challenges = Tienes { $number } desafíos abiertos. Retira uno antes: están en `/turns`.
# en: 1a88
refusal-too-many-challenges-to = Tienes { $number } desafíos abiertos a { $opponent }. Retira uno antes: están en `/turns`.
# en: 2733
refusal-nobody-accepted = El juego empieza cuando alguien acepte el desafío.
# en: 37e1
refusal-accept-first =
    { $is_counter ->
        [yes] El juego empieza cuando aceptes la contraoferta.
       *[no] El juego empieza cuando aceptes el desafío.
    }
# en: 4ff0
refusal-not-accepted =
    { $is_counter ->
        [yes] El juego empieza cuando { $player } acepte la contraoferta.
       *[no] El juego empieza cuando { $player } acepte el desafío.
    }
# en: 15bb
refusal-challenge-over = Ese desafío ya fue aceptado.
# Who may answer.
# en: a442
refusal-your-open-challenge = Este desafío es tuyo: puede aceptarlo cualquier otra persona, y tú puedes retirarlo.
# en: 10b3
refusal-open-challenge = Este desafío es de { $offerer }: puedes aceptarlo, y solo { $offerer } puede retirarlo.
# en: 253e
refusal-your-offer =
    { $is_counter ->
        [yes] Esta contraoferta es tuya: { $player } puede responder, y tú puedes retirarla.
       *[no] Este desafío es tuyo: { $player } puede responder, y tú puedes retirarlo.
    }
# en: cb69
refusal-offer-to-you =
    { $is_counter ->
        [yes] Esta contraoferta es de { $offerer }: puedes responder, y solo { $offerer } puede retirarla.
       *[no] { $offerer } te desafió: puedes responder, y solo { $offerer } puede retirar el desafío.
    }
# en: 6b83
refusal-offer =
    { $is_counter ->
        [yes] { $offerer } hizo una contraoferta; solo { $player } puede responder.
       *[no] { $offerer } desafió a { $player }; solo { $player } puede responder.
    }
# en: 07d7
refusal-same-sheet = Esa es la oferta actual: acéptala o propón otra cosa.
# **Withdraw challenge**: the button below a challenge.
# en: 5ac6
refusal-challenged-already = Ya hiciste ese desafío a { $opponent }. Espera la respuesta, o pulsa **Retirar desafío** debajo.
# en: 870d
refusal-challenged-them-already = Ya hiciste ese desafío. Espera la respuesta, o pulsa **Retirar desafío** debajo.
# No refusal: the answer to a challenge by direct messages.
# en: df1d
refusal-challenged-directly = Envié tu desafío a { $opponent } y a ti por mensaje directo.
# en: 7e82
refusal-challenged-directly-unnamed = Envié tu desafío a tu rival y a ti por mensaje directo.
# en: 5e96
refusal-opponent-gone = Tu rival se fue y no puede seguir. Desafía a otra persona con `/challenge`.

## A channel has one table at a time.

# en: 64ff
refusal-channel-taken = La mesa de este canal está ocupada: { $title }. Escribe `/challenge` y se abre un hilo para la tuya.
# en: d898
refusal-channel-taken-for-chouette = La mesa de este canal está ocupada: { $title }. Juega en otro canal o en un hilo.
# A chouette that was closed is to go on. $taken: a title, such as "Ann and Ben".
# en: 62ad
refusal-channel-reused = Aquí se juega ahora { $taken }, así que la chouette sigue cerrada. Abre otra con `/chouette start`.
# en: c9a3
refusal-channel-yours =
    { $is_between_games ->
        [yes] Ya tienes una mesa aquí: { $title }. Termina esa sesión con `/end`, o escribe `/challenge` y se abre un hilo para otra.
       *[no] Ya tienes una mesa aquí: { $title }. Acaba ese juego, o escribe `/challenge` y se abre un hilo para otro.
    }

## A table of two.

# en: 274a
refusal-two-play-here = La mesa de este canal tiene un juego de dos. Abre la chouette en otro sitio con `/chouette start`.
# en: bd76
refusal-not-playing = En esta mesa solo juegan { $players }. Para mirar, escribe `/board`.
# **Next game**, **End session**, **Rematch**: buttons below the board.
# en: f763
refusal-between-games = Pulsa **Siguiente juego** o **Terminar sesión**, o escribe `/next` o `/end`.
# en: 13ec
refusal-start-another = Empieza otro juego con `/challenge`.
# en: 9571
refusal-rematch = Pulsa **Revancha** o escribe `/next`, o empieza otro juego con `/challenge`.
# en: 1db6
refusal-match-goes-on = Un match se juega hasta el final, y el siguiente juego empieza solo.
# en: cfe9
refusal-session-goes-on = Acaba antes este juego; luego empieza otro o termina la sesión.
# en: b48e
refusal-not-begun = La mesa #{ $table } todavía es un desafío abierto. `/history` muestra lo que se ha jugado.
# en: 0a5d
refusal-one-game = La mesa #{ $table } tiene un solo juego: no pongas número de juego.
# en: 024d
refusal-games = La mesa #{ $table } tiene { $games } juegos: elige uno del 1 al { $games }.
# About words that players give for the dice. After result-match and the like.
# en: 22dd
refusal-words-later = Para volver a añadir palabras a los dados, empieza otro juego con `/challenge`.
# en: eaa4
refusal-words-too-late = Demasiado tarde: el último juego ya empezó. Para volver a añadir palabras a los dados, empieza otro con `/challenge`.
# Before whom the game waits for.
# en: 14f6
refusal-resign-later = Puedes abandonar cuando sea tu turno.

## A takeback: a player may have the last play or double back, if the other grants it.

# en: c9cb
refusal-no-takeback = La vuelta atrás es solo para tu última jugada o doblaje.
# en: 5ac0
refusal-opponent-acted = Demasiado tarde: { $opponent } ya actuó.
# en: 027c
refusal-dice-thrown = Demasiado tarde: ya se tiraron los dados.
# en: 2d8f
refusal-game-ended = Demasiado tarde: el juego terminó.
# en: 32db
refusal-next-game-begun = Demasiado tarde: el juego { $number } ya empezó.
# en: 35b4
refusal-takeback-asked =
    { $is_refused ->
        [yes] Ya pediste esa vuelta atrás y fue rechazada: sigue jugando.
       *[no] Ya pediste esa vuelta atrás: espera la respuesta o sigue jugando.
    }
# en: c021
refusal-no-takeback-to-answer = Podrás responder cuando { $opponent } pida una vuelta atrás.

## The clock. $due: a moment, and $soon how far away it is, as Discord writes them.

# en: 8bc3
refusal-no-clock = Esta mesa no tiene reloj: tómate el tiempo que quieras.
# en: 6b44
refusal-no-autopilot = Ya juegas por tu cuenta.
# en: 2fa3
refusal-nobodys-time = No corre el tiempo de nadie.
# en: cb8e
refusal-own-time = Tienes hasta el { $due } ({ $soon }). Pide más tiempo con `/clock ask`; solo { $opponent } puede darlo, o reclamar el juego.
# en: 8a5f
refusal-their-time = { $opponent } tiene hasta el { $due } ({ $soon }). Puedes darle más tiempo con `/clock more`.
# en: 6379
refusal-too-early = { $opponent } tiene hasta el { $due } ({ $soon }). Después podrás reclamar el juego.
# en: 95f8
refusal-time-asked = Ya pediste más tiempo en este turno. Tienes hasta el { $due } ({ $soon }).
# In place of these, while nobody can act where the table stands.
# en: 481e
refusal-time-rests =
    { $is_own ->
        [yes] Te toca a ti, pero el tiempo no corre hasta que el juego pueda seguir.
       *[no] Le toca a { $opponent }, pero el tiempo no corre hasta que el juego pueda seguir.
    }
# en: b948
refusal-time-asked-rests = Ya pediste más tiempo en este turno. El tiempo no corre hasta que el juego pueda seguir.

## A chouette.

# $command: of two players. "" for a button, whose name is not known.
# en: 4710
refusal-chouette-here = `/{ $command }` es para juegos de dos, y esto es una chouette.
# en: 7e82
refusal-chouette-here-button = Eso es para juegos de dos, y esto es una chouette.
# After one of the two. **Next game**, **My seat**: buttons below the board.
# en: 8075
refusal-chouette-instead =
    { $command ->
        [challenge] Desafía en otro canal, o entra en la chouette con `/chouette join`.
        [resign] Concede una apuesta con `/chouette concede`.
        [end] Quien organiza cierra la chouette con `/chouette close`.
        [next] El box, o quien organiza, pulsa **Siguiente juego**.
        [rematch] El siguiente juego empieza solo, o cuando el box pulsa **Siguiente juego**.
        [orders] Deja instrucciones en **Mi puesto**.
        [clock] La hoja de reglas muestra el tiempo de cada decisión.
        [takeback] Las jugadas son definitivas; doblajes y respuestas se pueden cambiar hasta que se muestran.
       *[other] Escribe `/chouette` para ver sus comandos.
    }
# en: d3ae
refusal-too-many-lobbies = Tienes { $number } chouettes sin empezar. Empieza o cierra una antes: están en `/turns`.
# en: d065
refusal-chouette-not-begun = En esta chouette todavía no se ha jugado.
# en: 563b
refusal-no-ledger = En este servidor aún no hay cuentas de chouettes. Abre una con `/chouette start`.
# en: e3fd
refusal-chouette-too-late = Esta chouette no tiene más juegos. Abre otra con `/chouette start`.
# en: ebb8
refusal-chouette-games =
    { $games ->
        [0] Esta chouette no ha empezado: no pongas número de juego.
        [1] Esta chouette tiene un solo juego: no pongas número de juego.
       *[other] Esta chouette tiene { $games } juegos: elige uno del 1 al { $games }.
    }
