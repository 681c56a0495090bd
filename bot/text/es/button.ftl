### The labels of buttons: verbs of at most three words, 20 characters if it can be. Some stand in sentences too.
### $points: what it costs or brings. $value: the number on the cube.

## Below a board.

# en: 2ff1
button-action =
    { $kind ->
        [roll] Tirar
        [take] Aceptar
        [pass] Pasar
        [play] Jugar
        [resign] Abandonar
       *[refuse] Rechazar
    }
# A play that is the only legal one, or was suggested, such as "8/5 6/5".
# en: 4093
button-forced = Jugar { $play }
# en: 70b3
button-double =
    { $is_redouble ->
        [yes] Redoblar a { $value }
       *[no] Doblar a { $value }
    }
# en: 9c7b
button-raise =
    { $kind ->
        [raccoon] Raccoon a { $value }
       *[beaver] Beaver a { $value }
    }
# The answer to the question whether to pass a double.
# en: 679c
button-pass-losing = Pasar, perder { $points }
# en: c9eb
button-pass-losing-match = Pasar, perder el match
# The same for another player.
# en: 649d
button-pass-for =
    { $stage ->
        [double] Pasar por { $player }, perder { $points }
       *[other] Rechazar por { $player }, perder { $points }
    }
# A beaver or a raccoon.
# en: c586
button-accept = Aceptar en { $value }
# en: 8fdc
button-refuse = Rechazar, perder { $points }
# A resignation of the other player.
# en: 5cac
button-agree = Aceptar, ganar { $points }
# What to resign.
# en: e2e9
button-resign =
    { $kind ->
        [gammon] Gammon, perder { $points }
        [backgammon] Backgammon, perder { $points }
       *[single] Simple, perder { $points }
    }
# The same where it loses the match.
# en: eea9
button-resign-match =
    { $kind ->
        [gammon] Gammon, perder el match
        [backgammon] Backgammon, perder el match
       *[single] Simple, perder el match
    }
# en: 8383
button-next-game = Siguiente juego
# en: 09b4
button-end-session = Terminar sesión
# en: a55a
button-rematch = Revancha
# en: bf90
button-grant-takeback = Permitir vuelta atrás
# en: b75a
button-refuse-takeback = Rechazar vuelta atrás

## About time.

# en: 6e20
button-more-time = +{ $days } días
# en: 1933
button-ask-time = Pedir tiempo
# en: 1de1
button-claim = Reclamar
# en: 6c46
button-wait = Esperar
# en: 8b34
button-autopilot = Piloto automático
# Pressed by the player for whom the autopilot plays.
# en: fd8a
button-play-on = Ya volví

## Looks at a table, for the reader alone.

# en: 4a24
button-my-side = Mi lado
# en: bf54
button-since = Desde mi turno
# en: 35af
button-rules = Reglas
# en: 7b07
button-take-back = Vuelta atrás
# en: 16d3
button-think-again = Pensarlo otra vez
# en: 5f6a
button-what-is-better = ¿Qué es mejor?
# en: ec27
button-go-on-anyway = Seguir igualmente
# en: 4453
button-orders = Órdenes
# en: 0215
button-replay = Repetición
# en: c11d
button-watch = Ver jugada
# en: 2e0c
button-film = Animación
# en: 4556
button-still = Imagen fija
# en: 8917
button-previous-cube = Cubo anterior
# en: 7ef5
button-next-cube = Cubo siguiente
# en: 86d8
button-previous-game = Juego anterior

## Links to where a table stands.

# en: 46f1
button-to-board = Al tablero
# en: 98e2
button-to-challenge = Al desafío

## Below a challenge.

# en: 5f19
button-accept-challenge = Aceptar
# en: 46a2
button-decline = Rechazar
# Also the heading of what it opens.
# en: 912a
button-propose-changes = Proponer cambios
# en: 6436
button-withdraw-challenge = Retirar desafío
# en: 8ffe
button-withdraw-counter = Retirar contraoferta

## Below the play that somebody builds, and below an editor of options.

# In a menu, before anything is chosen.
# en: 112e
button-menu-play = Elige una jugada
# Below a play that is complete: one's own, or one for the captain.
# en: 299d
button-built =
    { $is_own ->
        [yes] Confirmar
       *[no] Sugerir
    }
# en: 9ed7
button-save = Guardar
# en: 3f8a
button-keep = Dejar como está
# en: 2a7f
button-analyse = Analizar
# en: 8c8d
button-decisions = Peores decisiones
# en: 25e3
button-summary = Resumen
# en: 554d
button-share = Compartir
# en: dc3d
button-file = Archivo
# en: 5adf
button-deeper = Análisis profundo
# en: 3bfd
button-show = Mostrar
