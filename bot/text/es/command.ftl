### The slash commands: what each is called, and what it says of itself below its name.
### Names: at most 32 small letters, digits, - and _. Descriptions: at most 100 characters. Be brief, above all in /chouette.

## Commands

# en: ba8e
command-roll = tirar
# en: dc83
command-roll-description = Tira los dados
# en: 7e7d
command-double = doblar
# en: 8b84
command-double-description = Ofrece el cubo antes de tirar
# en: 292e
command-double-option-sure-description = Doblar sin más preguntas
# en: 2ff8
command-take = aceptar
# en: de4c
command-take-description = Acepta el doblaje; o un beaver, un abandono o un desafío
# en: cc6a
command-pass = pasar
# en: 560a
command-pass-description = Pasa el doblaje; o rechaza un beaver, un abandono o un desafío
# en: 9f15
command-pass-option-sure-description = Pasar un doblaje sin más preguntas
# en: 3fac
command-beaver = beaver
# en: 6987
command-beaver-description = Haz beaver: el cubo se dobla otra vez y es tuyo; o haz raccoon tras un beaver
# en: 644f
command-play = jugar
# en: 30fc
command-play-description = Juega tu tirada; sin jugada escrita, paso a paso
# en: 7a28
command-play-option-play = jugada
# en: 5c57
command-play-option-play-description = Por ejemplo 8/5 6/5, 13/8(2), bar/20* o 6/off
# en: 167b
command-resign = abandonar
# en: d272
command-resign-description = Ofrece abandonar; tu rival acepta o rechaza
# en: bd20
command-resign-option-loss-description = Lo que ofreces perder
# en: bcc1
command-resign-option-sure-description = Abandonar sin más preguntas
# en: f00a
command-next = siguiente
# en: f10e
command-next-description = Empieza el siguiente juego de la sesión; al final, la revancha
# en: 3f7e
command-challenge = desafiar
# en: f160
command-challenge-description = Desafía a alguien, o a todo este canal, a un match o una sesión libre
# en: 9287
command-challenge-option-thread-description = Jugar en un hilo propio; si la mesa del canal está ocupada, se abre solo
# en: 1d14
command-propose = proponer
# en: 14fc
command-propose-description = Propón otras reglas para el desafío de este canal
# en: 89d6
command-end = terminar
# en: bba2
command-end-description = Termina la sesión libre, entre dos juegos
# en: f69d
command-takeback = vuelta-atrás
# en: 4fbe
command-takeback-description = Pide deshacer tu última jugada o doblaje; tu rival lo permite o no
# en: 7dab
command-orders = órdenes
# en: d6e9
command-orders-description = Tus órdenes permanentes en esta mesa: lo que el bot hace por ti en tu turno
# en: 6446
command-clock = reloj
# en: ef3c
command-clock-description = El tiempo por turno en esta mesa
# en: 5780
command-clock-show = ver
# en: 21ee
command-clock-show-description = Cuánto tiempo le queda a quien le toca
# en: 34bf
command-clock-claim = reclamar
# en: 2881
command-clock-claim-description = Reclama el juego: a tu rival se le acabó el tiempo
# en: 0dab
command-clock-autopilot = piloto
# en: 2835
command-clock-autopilot-description = El piloto automático acaba el juego por tu rival, que está sin tiempo
# en: bae2
command-clock-more = dar
# en: 0bd6
command-clock-more-description = Da a tu rival más tiempo para este turno
# en: 5f05
command-clock-ask = pedir
# en: c23a
command-clock-ask-description = Pide a tu rival más tiempo para este turno
# en: 6b43
command-vacation = vacaciones
# en: 57a7
command-vacation-description = Días en los que tus relojes se detienen
# en: f098
command-vacation-show = ver
# en: a5ab
command-vacation-show-description = Tus vacaciones, y los días que te quedan este año
# en: 0efe
command-vacation-set = tomar
# en: fcf0
command-vacation-set-description = Tómate vacaciones: tus relojes se detienen en todas las mesas
# en: 52b9
command-vacation-end = terminar
# en: babe
command-vacation-end-description = Termina hoy tus vacaciones, o anula las próximas
# en: 123e
command-position = posición
# en: 8565
command-position-description = Muestra a todos una posición: XGID, OGID, ID de GNU o fichas
# en: 420d
command-import = importar
# en: 3a2d
command-import-description = Vuelve a ver un match de un archivo (.mat, .sgf, .ogxm, .xg, .bgf, Galaxy, Studio), hasta 256 KB
# en: bb35
command-chouette = chouette
# en: fdd6
command-chouette-description = Una persona en el box contra todas las demás
# en: 2c10
command-chouette-start = abrir
# en: fc65
command-chouette-start-description = Abre una chouette en este canal; la gente entra y tú la empiezas
# en: 2dde
command-chouette-start-option-thread-description = En un hilo propio
# en: 3084
command-chouette-settings = ajustes
# en: 9702
command-chouette-settings-description = Cambia las opciones, si organizas tú
# en: d5fd
command-chouette-join = entrar
# en: 2786
command-chouette-join-description = Entra en la chouette de este canal y acepta sus opciones
# en: 4876
command-chouette-leave = salir
# en: c541
command-chouette-leave-description = Sal; si hay un juego, otros actúan por ti hasta que acabe
# en: 566b
command-chouette-leave-option-sure-description = Salir sin más preguntas
# en: 583f
command-chouette-away = descansar
# en: ac88
command-chouette-away-description = Descansa; si hay un juego, otros actúan por ti
# en: b054
command-chouette-away-option-sure-description = Descansar sin más preguntas
# en: 1171
command-chouette-back = volver
# en: 0eb9
command-chouette-back-description = Vuelve y juega otra vez
# en: 9b9f
command-chouette-suggest = sugerir
# en: c7c8
command-chouette-suggest-description = Sugiere una jugada al capitán; sin escribir nada, ve las sugerencias
# en: acd6
command-chouette-suggest-option-play = jugada
# en: 636b
command-chouette-suggest-option-play-description = Por ejemplo 8/5 6/5, 13/8(2), bar/20* o 6/off; solo la lee tu equipo
# en: 1dbd
command-chouette-settle = acordar
# en: 29b0
command-chouette-settle-description = Ofrece cerrar apuestas tuyas por puntos
# en: 1618
command-chouette-settle-option-with-description = Con quién; sin nadie, todas tus apuestas
# en: f764
command-chouette-concede = conceder
# en: f338
command-chouette-concede-description = Ofrece perder apuestas tuyas
# en: 150a
command-chouette-concede-option-loss-description = Qué ofreces perder
# en: 061d
command-chouette-proxy = delegar
# en: b293
command-chouette-proxy-description = Elige quién puede responder por tu cubo en este juego; sin nadie, se anula
# en: 2ff6
command-chouette-hold = retener
# en: 252b
command-chouette-hold-description = Pide al capitán que retenga la tirada, para poder doblar
# en: 4d3f
command-chouette-hold-option-when-description = Sí para este turno, no para liberarla, o cada turno de este juego
# en: e650
command-chouette-line = orden
# en: 6ae3
command-chouette-line-description = Quién es box, capitán y resto del equipo, y tu propio puesto
# en: eef4
command-chouette-ledger = cuentas
# en: afbc
command-chouette-ledger-description = Quién ha ganado cuánto, cada pago y cómo saldar cuentas
# en: 8c73
command-chouette-last = último-juego
# en: a2f3
command-chouette-last-description = Anuncia que este juego, o el siguiente, es el último, si organizas tú
# en: 62cc
command-chouette-last-option-when-description = Sí para anunciarlo, no para anularlo
# en: 9493
command-chouette-host = organiza
# en: e2a7
command-chouette-host-description = Deja la organización a otra persona
# en: 6f34
command-chouette-host-option-player = jugador
# en: 18f5
command-chouette-host-option-player-description = Quién organiza ahora
# en: f489
command-chouette-close = cerrar
# en: 862e
command-chouette-close-description = Cierra la chouette, si organizas tú; si hay un juego, cuando acabe
# en: 5fa2
command-block = bloquear
# en: c378
command-block-description = Que alguien no pueda desafiarte; sin nadie, ve a quién has bloqueado
# en: 5bd8
command-block-option-player-description = Quién no puede desafiarte más
# en: 2331
command-unblock = desbloquear
# en: 2a78
command-unblock-description = Que alguien a quien bloqueaste pueda desafiarte otra vez
# en: 111e
command-unblock-option-player-description = Quién puede desafiarte otra vez
# en: 9d4a
command-report = denunciar
# en: ed38
command-report-description = Avisa de alguien a quienes administran este servidor; solo lo leen ellos
# en: 5d5a
command-report-option-player-description = De quién se trata
# en: 6377
command-report-option-reason-description = Qué ha pasado
# en: aa0a
command-option-reason = motivo
# en: aec3
command-note = nota
# en: 7555
command-note-description = Una nota para ti sobre esta mesa; sin opciones, la muestra
# en: c405
command-note-option-text-description = El texto que sustituye a la nota anterior
# en: cca3
command-board = tablero
# en: 3f30
command-board-description = Mira el tablero de este canal, solo para ti
# en: 9089
command-board-option-theme-description = El aspecto, si no el de tus ajustes; nítido va bien para el daltonismo
# en: ff99
command-board-option-side-description = Desde qué lado, si no el de tus ajustes
# en: 114c
command-turns = turnos
# en: d10b
command-turns-description = Todos tus juegos, en todos los servidores: primero los que te esperan
# en: 006a
command-move-here = mover-aquí
# en: 28b5
command-move-here-description = Trae un juego tuyo a este canal o hilo
# en: 3dad
command-move-here-option-table-description = El número del juego; no hace falta si solo tienes uno en otro sitio
# en: 4b0b
command-history = historial
# en: 55d6
command-history-description = Lo que se ha jugado: lo tuyo, lo tuyo con alguien, o lo de este servidor
# en: bb04
command-history-option-with-description = Solo lo que jugaste con esa persona
# en: 01c8
command-replay = repetición
# en: be9b
command-replay-description = Vuelve a ver un juego, jugada a jugada; solo lo ves tú
# en: 4833
command-replay-option-game-description = Qué juego del match
# en: 33e7
command-export = exportar
# en: 8ccc
command-export-description = Un match en archivos para otros programas, y su posición para copiar
# en: db30
command-dice = dados
# en: 32b3
command-dice-description = De dónde salen los dados, y la prueba de que son limpios
# en: 5d0b
command-dice-show = ver
# en: 4aaa
command-dice-show-description = De dónde salen los dados de un juego; al acabar, la prueba
# en: 306e
command-dice-show-option-game-description = Qué juego del match; si no, el que está en curso
# en: c95a
command-dice-words = palabras
# en: 5060
command-dice-words-description = Añade tus palabras a los dados del próximo juego de aquí
# en: 1b2c
command-dice-words-option-text-description = Lo que quieras; las dos partes lo leen en la prueba
# en: ec61
command-dice-server = servidor
# en: 3812
command-dice-server-description = Cómo han caído los dados en este servidor, y si es normal
# en: 2d54
command-privacy = privacidad
# en: 5b20
command-privacy-description = Lo que se guarda sobre ti: pídelo o bórralo
# en: e09d
command-privacy-export = exportar
# en: 6c0b
command-privacy-export-description = Todo lo que se guarda sobre ti, en un archivo solo para ti
# en: 7638
command-privacy-erase = borrar
# en: 56c0
command-privacy-erase-description = Borra todo lo que se guarda sobre ti; antes se te pregunta otra vez
# en: 65dc
command-leaderboard = clasificación
# en: e270
command-leaderboard-description = Quién va por delante en este servidor: rating, puntos, puntos en chouette
# en: c5bf
command-leaderboard-option-by = por
# en: 5fdc
command-leaderboard-option-by-description = Qué cuenta; si no dices nada, el rating
# en: f509
command-leaderboard-option-when = periodo
# en: 9ee7
command-leaderboard-option-when-description = Desde cuándo; si no dices nada, desde siempre
# en: cb49
command-profile = perfil
# en: a31c
command-profile-description = Cómo te va, a ti o a otra persona: rating, balance, doblajes, chouettes
# en: 275c
command-profile-option-player-description = De quién, si no es el tuyo
# en: c7eb
command-stats = estadísticas
# en: 09fd
command-stats-description = Este servidor de un vistazo: juegos, gammons, cubos
# en: 3510
command-versus = contra
# en: 0f80
command-versus-description = Cómo te va contra alguien, o a otros dos entre sí
# en: cd33
command-versus-option-player-description = Contra quién; si son otros dos, uno de ellos
# en: 70b2
command-versus-option-other = otro
# en: c848
command-versus-option-other-description = Otra persona en tu lugar
# en: 637f
command-settings = ajustes
# en: b20c
command-settings-description = Cómo ves los tableros, y qué se juega aquí
# en: bc3f
command-settings-me = míos
# en: b876
command-settings-me-description = Cómo ves los tableros y qué hace el bot por ti; sin opciones, los muestra
# en: 02ff
command-settings-me-option-side-description = Qué lado va abajo en los tableros que solo ves tú
# en: 385f
command-settings-me-option-theme-description = El aspecto de los tableros que solo ves tú; nítido va bien para el daltonismo
# en: 090c
command-settings-server = servidor
# en: ede5
command-settings-server-description = Qué se juega aquí si el desafío no dice otra cosa; sin opciones, los muestra
# en: 3cb7
command-settings-server-option-language-description = El idioma de los tableros, hilos y registros de este servidor
# en: 3bac
command-settings-server-option-side-description = De quién es el lado de abajo en los tableros en vivo de aquí
# en: 814e
command-settings-server-option-theme-description = El aspecto de los tableros en vivo de aquí; nítido va bien para el daltonismo
# en: c104
command-settings-challenge = desafíos
# en: c9a0
command-settings-challenge-description = Lo que ofrecen tus desafíos; sin opciones, los muestra
# en: 0923
command-settings-challenge-option-reset-description = Volver a lo que eligió el servidor; las otras opciones valen
# en: 7930
command-admin = admin
# en: 3f6f
command-admin-description = Para quien administra este servidor
# en: 5ad7
command-admin-status = estado
# en: 84ab
command-admin-status-description = Qué falla en este servidor, y qué hacer
# en: ea2f
command-admin-reports = denuncias
# en: c2c3
command-admin-reports-description = Dónde se leen los avisos; sin canal, no se aceptan
# en: 1b42
command-option-channel = canal
# en: a344
command-admin-reports-option-channel-description = Un canal que solo ve quien administra
# en: 684c
command-admin-void = anular
# en: 6785
command-admin-void-description = Que lo que acabó en una mesa ya no cuente, como un match perdido a propósito
# en: 64ef
command-admin-void-option-table-description = El número de la mesa
# en: 2770
command-admin-void-option-reason = motivo
# en: 4315
command-admin-void-option-reason-description = Por qué; lo lee toda la mesa
# en: 4e23
command-admin-void-option-game-description = Solo ese juego
# en: 866f
command-admin-void-option-undo = deshacer
# en: 46e3
command-admin-void-option-undo-description = Que vuelva a contar
# en: be61
command-help = ayuda
# en: 4ae0
command-help-description = Cómo se juega, y todos los comandos

## Options: the same in all commands, but for those above

# en: 00e0
command-option-sure = seguro
# en: ace8
command-option-play = modalidad
# en: 86b4
command-option-play-description = Un match a tantos puntos, o una sesión libre de tantos juegos como apetezca
# en: 349d
command-option-loss = pérdida
# en: e3b6
command-option-player = persona
# en: 57b7
command-option-opponent = rival
# en: 0af9
command-option-opponent-description = A quién desafías, también a mí; sin nadie, puede aceptar cualquiera de aquí
# en: 337a
command-option-level = nivel
# en: b7cc
command-option-level-description = Nivel del bot; sin rival, juegas contra el bot
# en: 4ac8
command-option-tutor = tutor
# en: ee4a
command-option-tutor-description = Contra mí: te aviso en privado antes de un blunder, y puedes pensarlo otra vez
# en: f290
command-option-length = longitud
# en: 987b
command-option-stake = valor_punto
# en: 4128
command-option-jacoby = jacoby
# en: 2e03
command-option-beavers = beavers
# en: e2f8
command-option-raccoons = raccoons
# en: 6882
command-option-automatic-doubles = doblajes_automáticos
# en: 54bb
command-option-cube-cap = tope_cubo
# en: 1853
command-option-cube = cubo
# en: 471e
command-option-start = inicio
# en: a11f
command-option-crew-grace = tiempo_doblar
# en: 1dcb
command-option-turn-hours = horas_turno
# en: ea82
command-option-turn-hours-description = Reloj: horas por turno, de 1 a 336; 0 sin reloj
# en: 3252
command-option-reserve-hours = horas_reserva
# en: a14f
command-option-reserve-hours-description = Reloj: reserva de cada lado para todos los turnos, de 0 a 720 horas
# en: 787e
command-option-weekends = fines_de_semana
# en: 197c
command-option-weekends-description = Reloj: si corre también en fin de semana
# en: 5268
command-option-when-out = sin_tiempo
# en: bc94
command-option-when-out-description = Reloj: qué pasa cuando a alguien se le acaba el tiempo
# en: b6a0
command-option-words = palabras
# en: 9540
command-option-words-description = Palabras tuyas para los dados; también puedes darlas luego con /dice words
# en: b6b8
command-option-thread = hilo
# en: 447a
command-option-direct = directo
# en: a4f7
command-option-direct-description = Jugar por mensajes directos: cada lado con su propio tablero
# en: cb5e
command-option-hours = horas
# en: 144c
command-option-hours-description = Cuántas horas más, de 1 a 336; dos días si no dices otra cosa
# en: f0bc
command-option-from = desde
# en: 4321
command-option-from-description = El primer día, como 2026-03-01, o { -clock-today }
# en: 8897
command-option-until = hasta
# en: 2e69
command-option-until-description = El último día, como 2026-03-14
# en: 4125
command-option-position = posición
# en: ce07
command-option-position-description = XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA, o 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5
# en: 339f
command-option-note = nota
# en: 90b3
command-option-note-description = Qué decir de la posición, por ejemplo una pregunta
# en: ef68
command-option-file = archivo
# en: 6e70
command-option-file-description = El match, tal como lo exportó el otro programa
# en: 5080
command-option-preset = modelo
# en: 5df9
command-option-preset-description = De qué partir; lo demás que escribas lo cambia
# en: 6bd1
command-option-cube-mode = cubos
# en: 393d
command-option-max-players = jugadores
# en: 8b1b
command-option-consultation = consejos
# en: 1691
command-option-lone-taker = única_aceptación
# en: abb6
command-option-lone-min = única_mínimo
# en: 080b
command-option-box-take-rule = box_acepta
# en: f567
command-option-box-double-rule = box_dobla
# en: 7ad7
command-option-reply-order = orden_respuestas
# en: 332a
command-option-box-retention = conservar_box
# en: fb10
command-option-partner-min = pareja_mínimo
# en: 4fa5
command-option-join-position = entrada
# en: a583
command-option-settlements = acuerdos
# en: dcc7
command-option-absent-cube = sin_respuesta
# en: f253
command-option-box-abandon = box_ausente
# en: e2d8
command-option-with = con
# en: f7db
command-option-points = puntos
# en: d9f6
command-option-points-description = Cuántos puntos recibirías; por debajo de 0 los pagarías
# en: 3211
command-option-to = para
# en: f391
command-option-to-description = A quién; sin nadie, todas tus apuestas
# en: 425c
command-option-member = miembro
# en: 29d2
command-option-member-description = Quién puede responder por ti
# en: ac14
command-option-when = cuándo
# en: b629
command-option-text = texto
# en: 588b
command-option-clear = borrar
# en: 146c
command-option-clear-description = Borrar la nota
# en: 15ea
command-option-side = lado
# en: 8041
command-option-theme = tema
# en: c662
command-option-repost = republicar
# en: c102
command-option-repost-description = Publicar otra vez el tablero en vivo para todos, al final del canal
# en: 180d
command-option-table = mesa
# en: 8f8a
command-option-table-description = El número de la mesa, como en /history; si no lo pones, la de este canal
# en: 6435
command-option-server = servidor
# en: e2e4
command-option-server-description = Todo lo que se jugó en este servidor
# en: 7d3f
command-option-game = juego
# en: 659f
command-option-format = formato
# en: f7d8
command-option-format-description = Qué quieres; si no dices nada, todo
# en: 6867
command-option-language = idioma
# en: a84a
command-option-language-description = El idioma en el que te habla el bot
# en: efd5
command-option-colours = colores
# en: 5a47
command-option-colours-description = Qué fichas son las tuyas en los tableros que solo ves tú
# en: 0e9e
command-option-roll-by-itself = tirada_automática
# en: b2bd
command-option-roll-by-itself-description = Si el bot tira por ti cuando no puedes doblar
# en: c1c2
command-option-play-forced = jugar_forzadas
# en: c4de
command-option-play-forced-description = Si el bot juega por ti cuando solo hay una jugada
# en: 57ea
command-option-confirm-double = confirmar_doblaje
# en: e09f
command-option-confirm-double-description = Si se te pregunta antes de doblar
# en: 1b80
command-option-confirm-play = confirmar_jugada
# en: 5a46
command-option-confirm-play-description = Si confirmas la jugada que eliges de la lista
# en: 965b
command-option-motion = animaciones
# en: 5bd5
command-option-motion-description = Si las repeticiones ofrecen animaciones
# en: 2b8d
command-option-autopilot-cube = piloto_cubo
# en: 1f60
command-option-autopilot-cube-description = Si el piloto automático, al jugar por ti, puede doblar y pasar
# en: 625b
command-option-reminders = recordatorios
# en: 9f61
command-option-reminders-description = Dónde se te recuerda que una mesa te espera
# en: 7444
command-option-remind-hours = horas_recordatorio
# en: 82f4
command-option-remind-hours-description = Horas entre recordatorios, de 1 a 168; 0: uno solo, antes de acabarse tu tiempo
# en: 8c4d
command-option-zone = zona
# en: e199
command-option-zone-description = Tu zona horaria, por su nombre o ciudad: Europe/Madrid, bogota
# en: aea7
command-option-quiet-from = silencio_desde
# en: 89c7
command-option-quiet-from-description = Desde cuándo no quieres recordatorios, como 22:30; { -settings-none }: sin horas de silencio
# en: 7c90
command-option-quiet-until = silencio_hasta
# en: 6496
command-option-quiet-until-description = Hasta cuándo no quieres recordatorios, como 7:00
# en: d472
command-option-weekend = fin_de_semana
# en: 9b56
command-option-weekend-description = Los días de tu fin de semana, en los que tu reloj puede detenerse
# en: 46bc
command-option-profile = perfil
# en: 0b9d
command-option-profile-description = Quién ve tu perfil, y a ti en las clasificaciones
# en: b607
command-option-rated = rating
# en: 433f
command-option-rated-description = Si cuenta para el rating de ambos; si no lo dices, como en este servidor
# en: fc35
command-settings-server-option-rated-description = Qué juegos entre dos personas cuentan para su rating
# en: 46de
command-option-reset = restablecer
# en: da5c
command-option-reset-description = Volver a lo inicial; las otras opciones valen

## Values that options offer

# en: a084
command-choice-game =
    { $is_match ->
        [yes] Match
       *[no] Sesión libre
    }
# en: cdb7
command-choice-loss =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Simple
    }
# When time is out.
# en: 8c70
command-choice-when-out =
    { $way ->
        [claimed] derrota automática
        [autopilot] sigue el piloto automático
       *[opponent-decides] decide el rival
    }
# en: 7ed9
command-choice-when =
    { $when ->
        [on] sí
        [off] no
       *[each-turn] cada turno
    }
# en: 9616
command-choice-whose =
    { $whose ->
        [theirs] el suyo
       *[mine] el mío
    }
# en: fe77
command-choice-format =
    { $format ->
        [mat] .mat, que lee casi cualquier programa
        [sgf] .sgf, para GNU Backgammon
        [ogxm] .ogxm, para OpenGammon y HedgeHog
        [text] texto, para leer
        [position] la posición: XGID, OGID e ID de GNU
       *[all] todo
    }
# en: 1294
command-analyse = analizar
# en: e1cf
command-analyse-description = Cómo se jugó un match terminado: PR, suerte, gráfico y cada error
# en: 26f4
command-analyse-option-game-description = Con qué juego empezar; si no, el match entero
# en: ab98
command-option-analyse = analizar
# en: e83e
command-option-analyse-description = Decir qué es lo mejor, solo para ti hasta que lo compartas
