### Where tables stand: threads, moving a table, places in trouble, and what Discord does not allow.
### $channel: the mention of a channel. $player: a name. $permissions: a list, as Discord calls them.
### $taken: what is played in a channel, such as "Alice 3, Bob 1".

## Threads.

# en: 3470
place-thread-opened = Tu desafío tiene su propio hilo: { $channel }.
# $why: one of the five sentences below.
# en: 6b30
place-no-thread = No puedo abrir un hilo. { $why }
# en: 52bb
place-no-thread-taken = La mesa de este canal está ocupada: { $taken }. No puedo abrir un hilo para otra. { $why }
# en: bfd8
place-thread-lacking = Me faltan permisos en este canal: { $permissions }. Pídelos a quien administra el servidor, o desafía en otro canal.
# en: 8ba5
place-thread-too-many = Este servidor tiene todos los hilos abiertos que permite Discord. Pide que se cierren algunos, o desafía en otro canal.
# $again: when, as Discord shows a moment, such as "in 4 minutes".
# en: 9c43
place-thread-limited = Por ahora, Discord no permite más hilos nuevos en este canal. Prueba otra vez { $again }, o desafía en otro canal.
# en: 59f0
place-thread-nowhere = Los hilos para juegos solo son posibles en canales de texto. Desafía en un canal de texto.
# Before place-no-thread: why a thread was wanted.
# en: 13a6
place-announcements = Discord limita las ediciones en los canales de anuncios, así que allí se juega en hilos.
# en: f608
place-thread-refused = Discord no lo aceptó. Prueba otra vez en un minuto, o desafía en otro canal.

## Moving a table.

# $link: where its board stands.
# en: 2dce
place-moved-away = El juego sigue en { $channel }: [Al tablero]({ $link })
# en: 3d01
place-nothing-to-move = No tienes ningún juego en otro sitio para traer aquí. Empieza uno con `/challenge`.
# en: 2031
place-not-yours = No tienes ningún juego con ese número. Elige uno de la lista de `table`.
# $tables: such as "#17 or #23".
# en: 10cc
place-several = Tienes varios juegos en otros sitios. Elige uno de la lista de `table`: { $tables }.
# en: 89a0
place-played-out = Ese juego terminó. Empieza otro con `/challenge`.
# en: 040c
place-played-here = Ese juego ya está aquí. `/board repost:True` publica su tablero otra vez.
# en: 4d48
place-taken = La mesa de este canal está ocupada: { $taken }. Escribe `/move-here` en un canal o hilo libre.
# en: d78b
place-move-announcements = Discord limita las ediciones en los canales de anuncios, así que aquí no puede haber un tablero. Escribe `/move-here` en un hilo o en otro canal.
# en: d886
place-player-not-here = { $player } no está en este servidor. Lleva el juego a un servidor en común.
# en: a50d
place-player-cannot-see = { $player } no ve este canal. Lleva el juego a un canal que vean los dos lados.

## Places in trouble.

# To a player. $game: table-own-match or table-own-session. $why: place-why and so on, a sentence.
# en: 01a3
place-cut-off = { $game }: hay una interrupción. { $why } No se pierde nada: escribe `/move-here` donde quieras seguir.
# After place-cut-off, where nobody can act.
# en: 7cc6
place-rests = Mientras tanto, el tiempo no corre.
# In the channel around the thread. $table: place-table.
# en: 5ac2
place-locked =
    { $table }: el hilo fue bloqueado, así que allí nadie puede pulsar botones ni escribir comandos.
    No se pierde nada y el tiempo no corre: quien juega puede escribir `/move-here` en un canal libre para seguir.
# To those who run the server. $table: place-table. $since: such as "2 hours ago". $why, $remedy: sentences.
# en: 7559
place-trouble = { $table }: { $why } Detectado { $since }. { $remedy }
# en: 6de8
place-why =
    { $problem ->
        [deleted] Su canal o hilo fue borrado.
        [hidden] Ya no veo { $channel }.
        [locked] El hilo { $channel } fue bloqueado.
        [removed] Me echaron del servidor.
        [refused] Discord no acepta mis tableros en { $channel }.
        [no-uploads] Por ahora, Discord no acepta archivos en el servidor, así que no puedo mostrar un tablero en { $channel } ni en los otros canales.
       *[forbidden] Me faltan permisos para mostrar un tablero en { $channel }.
    }
# en: 26f3
place-why-direct = { $player } no permite mis mensajes directos.
# en: 6a12
place-why-quarantined = Por ahora, Discord no me deja enviar mensajes directos a { $player }.
# en: 5383
place-why-quarantined-yours = Por ahora, Discord no me deja enviarte mensajes directos.
# en: 7b5e
place-why-direct-yours = No permites mis mensajes directos. Puedes permitirlos en los ajustes de privacidad de un servidor.
# Of a game.
# en: f0e4
place-remedy =
    { $problem ->
        [deleted] Quien juega puede escribir `/move-here` en otro canal.
        [hidden] Déjame ver el canal, o quien juega puede escribir `/move-here` en otro.
        [forbidden] Dame los permisos que faltan, o quien juega puede escribir `/move-here` en otro canal.
        [locked] Desbloquea el hilo, o quien juega puede escribir `/move-here` en otro.
        [removed] Cuando yo vuelva, el juego sigue con su próximo tablero.
        [refused] Sigo intentándolo; quien juega puede escribir `/move-here` en otro canal.
        [no-uploads] Quien modera el servidor puede pedir a Discord que vuelva a permitir archivos aquí (https://dis.gd/contact), o quien juega puede escribir `/move-here` en otro servidor.
        [quarantined] Quien juega puede escribir `/move-here` en un canal, y quien lleva este bot puede apelar ante Discord.
       *[closed] Quien juega puede escribir `/move-here` en un canal.
    }
# Of a challenge, which does not move.
# en: 0c98
place-remedy-challenge =
    { $problem ->
        [deleted] Quien desafía puede escribir `/challenge` en otro canal.
        [hidden] Déjame ver el canal, o quien desafía puede escribir `/challenge` en otro.
        [forbidden] Dame los permisos que faltan, o quien desafía puede escribir `/challenge` en otro canal.
        [locked] Desbloquea el hilo, o quien desafía puede escribir `/challenge` en otro.
        [removed] Cuando yo vuelva, el desafío sigue con su próximo tablero.
        [refused] Sigo intentándolo; quien desafía puede escribir `/challenge` en otro canal.
        [no-uploads] Quien modera el servidor puede pedir a Discord que vuelva a permitir archivos aquí (https://dis.gd/contact), o quien desafía puede escribir `/challenge` en otro servidor.
        [quarantined] Quien desafía puede escribir `/challenge` en un canal, y quien lleva este bot puede apelar ante Discord.
       *[closed] Quien desafía puede escribir `/challenge` en un canal.
    }

## The state of a server, for those who run it.

# en: 4eaf
place-status = ### Barpoint en este servidor
# $tables: a list of place-count.
# en: 76c6
place-all-is-well = **Todo va bien.** Abierto aquí: { $tables }. Se muestran todos los tableros y tengo todos los permisos.
# en: 247d
place-open = Abierto aquí: { $tables }.
# en: 3972
place-count =
    { $what ->
        [game] { $count ->
            [one] 1 juego
           *[other] { $count } juegos
        }
        [chouette] { $count ->
            [one] 1 chouette
           *[other] { $count } chouettes
        }
       *[challenge] { $count ->
            [one] 1 desafío
           *[other] { $count } desafíos
        }
    }
# en: b227
place-status-trouble = **Mesas interrumpidas**
# en: 617a
place-status-lacking = **Permisos que faltan donde se juega**
# en: fbe3
place-status-undelivered = **Tableros aún sin mostrar (sigo intentándolo)**
# en: 1808
place-status-direct = **Mensajes directos**
# en: 4706
place-quarantined-here = Discord solo me deja escribir a personas a las que ya escribí antes. Los recordatorios para las demás llegan en el canal. Quien lleva este bot puede apelar en https://dis.gd/contact.
# en: 0296
place-status-left = **Jugadores que dejaron este servidor**
# As Discord's own app calls it.
# en: a124
place-permission =
    { $permission ->
        [view-channel] Ver canal
        [send-messages] Enviar mensajes
        [send-messages-in-threads] Enviar mensajes en hilos
        [create-public-threads] Crear hilos públicos
        [create-private-threads] Crear hilos privados
        [manage-threads] Gestionar hilos
        [connect] Conectar
        [attach-files] Adjuntar archivos
       *[read-message-history] Leer el historial de mensajes
    }
# en: eb40
place-lacking = { $channel }: { $permissions }
# $since: such as "2 hours ago". $reason: what Discord said, in English.
# en: a65e
place-undelivered =
    { $attempts ->
        [one] { $table }: pendiente { $since }, 1 intento; `{ $reason }`
       *[other] { $table }: pendiente { $since }, { $attempts } intentos; `{ $reason }`
    }
# $tables: such as "#17, #23".
# en: 9b57
place-left = { $player } ({ $tables }): los juegos siguen cuando vuelva.
# en: b828
place-more = … y { $number } más.
# $called: who plays, such as "Alice and Bob", or "Alice's chouette".
# en: d4e5
place-table = #{ $number } { $called } en { $channel }
# en: e5cb
place-table-without-thread = #{ $number } { $called }, aún sin hilo
# Manage Server: as Discord calls the permission.
# en: cb5a
place-status-refused = Esto solo lo ve quien tiene el permiso **Gestionar servidor**.
# en: 065d
place-server-only = Escríbelo en un canal del servidor en cuestión.

## Direct messages, and who cannot be reached.

# en: b03d
place-direct-needs-opponent = Di tu rival para jugar por mensajes directos: `/challenge opponent:@rival direct:True`.
# en: efef
place-direct-or-thread = Elige `direct` o `thread`, no los dos.
# en: 78fd
place-no-direct-channel = Ahora Discord no abre mensajes directos con { $player }, así que no se cambió nada. Prueba otra vez en un minuto, o desafía aquí sin `direct`.
# en: 7ad4
place-no-direct-today = Hoy Discord ya no me deja abrir mensajes directos con personas nuevas, así que no puedo escribir a { $player }. No se cambió nada. Desafía aquí sin `direct`.
# en: cd2e
place-no-direct-table = No tienes ningún juego en estos mensajes directos. Empieza uno en un servidor con `/challenge direct:True`.
# en: 5705
place-not-on-server = { $player } no está en este servidor y no vería el tablero. Desafía a alguien que esté.
# **Withdraw challenge**: button-withdraw-challenge.
# en: 4cd2
place-closed-yours =
    { $is_challenge ->
        [yes] Guardado, pero no permites mis mensajes directos y no puedes ver el tablero. Permítelos en los ajustes de privacidad de un servidor, o pulsa **Retirar desafío** y desafía en un canal.
       *[no] Guardado, pero no permites mis mensajes directos y no puedes ver el tablero. Permítelos en los ajustes de privacidad de un servidor, o escribe `/move-here` en un canal que vean los dos lados.
    }
# en: 4153
place-closed =
    { $is_challenge ->
        [yes] Guardado, pero { $player } no permite mis mensajes directos. El tablero llegará cuando los permita. O pulsa **Retirar desafío** y desafía en un canal.
       *[no] Guardado, pero { $player } no permite mis mensajes directos. El tablero llegará cuando los permita. O escribe `/move-here` en un canal que vean los dos lados.
    }
# en: b1be
place-quarantined-yours =
    { $is_challenge ->
        [yes] Guardado, pero por ahora Discord no me deja enviarte mensajes directos y no puedes ver el tablero. Pulsa **Retirar desafío** y desafía en un canal.
       *[no] Guardado, pero por ahora Discord no me deja enviarte mensajes directos y no puedes ver el tablero. Escribe `/move-here` en un canal que vean los dos lados.
    }
# en: 9a9c
place-quarantined =
    { $is_challenge ->
        [yes] Guardado, pero por ahora Discord no me deja enviar mensajes directos a { $player }. Pulsa **Retirar desafío** y desafía en un canal.
       *[no] Guardado, pero por ahora Discord no me deja enviar mensajes directos a { $player }. Escribe `/move-here` en un canal que vean los dos lados.
    }

## Nothing here, or nothing to be shown.

# en: 88f4
place-no-table = No hay ningún juego en este canal. Empieza uno con `/challenge`.
# en: fbb0
place-handled = Eso ya está hecho. `/board` muestra el tablero en vivo.
# $link: invites the bot.
# en: 47d8
place-not-a-member = No soy miembro de este servidor: solo se añadieron mis comandos, así que no puedo publicar un tablero aquí. Pide a quien administra el servidor que [me invite]({ $link }).
# en: 4fc4
place-cannot-post = No puedo mostrar un tablero aquí porque me faltan permisos: { $permissions }. Pídelos a quien administra el servidor, o juega en otro canal.
# en: 4d8d
place-unknown-button = Ese botón ya no vale. `/board` muestra el tablero en vivo con los nuevos.
# en: b5ab
place-board-replaced = Me actualizaron o restauraron después de publicar ese tablero, así que sus botones ya no valen. Usa el nuevo.
# What somebody did was saved, but Discord does not take the board.
# en: 9176
place-not-shown = Guardado, pero ahora no puedo mostrar el tablero. Sigo intentándolo; `/board` te lo muestra.
# It was saved, but cannot be read again.
# en: bb42
place-saved = Guardado. `/board` muestra la mesa.
# Somebody pressed or typed dozens of things at once.
# en: e562
place-too-many-requests = Has pedido mucho a la vez. Inténtalo otra vez cuando haya respondido a lo demás.
# en: 18ed
place-unavailable = Ahora no puedo guardar nada, así que no se cambió nada. Prueba otra vez en unos minutos.
# In place of an answer with a picture.
# en: db75
place-uploads-limited = Por ahora, Discord no acepta archivos en este servidor, así que no puedo mostrarte una imagen. Todo lo guardado está a salvo. Quien modera el servidor puede pedir a Discord que vuelva a permitir archivos aquí (https://dis.gd/contact), o puedes escribir `/move-here` en otro servidor.
# After a mistake of the bot's own.
# en: 570d
place-broken = Algo falló por mi parte. Todo lo guardado está a salvo: `/board` muestra la mesa.
