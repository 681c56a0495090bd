### Records of matches: the history, replays, exports and imports.
### $other: a player's name. $page, $line, $game: numbers, from 1. $roll: such as 3-1. $moves: such as 8/5 6/5.

## The history.

# en: 36ec
record-yours = Tus juegos
# en: e711
record-yours-with = Tus juegos con { $other }
# en: 6649
record-yours-with-here = Tus juegos con { $other } en este servidor
# en: fb17
record-of-server = Los juegos de este servidor
# Follows one of the four above.
# en: 21ee
record-page = página { $page }
# en: 0a1b
record-newer = ◀ Más nuevos
# en: c2de
record-older = Más antiguos ▶
# en: 64f7
record-hint = `/replay table:#{ $table }` vuelve a mostrar cada jugada, `/export table:#{ $table }` lo guarda en archivos.
# en: 0a86
record-none-older = No hay juegos más antiguos.
# en: 2871
record-none = Aún no has jugado. Empieza con `/challenge`.
# en: 89f9
record-none-here = En este servidor aún no se ha jugado. Empieza con `/challenge`.
# en: 4f30
record-none-with = Aún no has jugado con esa persona. Empieza con `/challenge`.
# en: 3c8e
record-none-with-here = Aún no has jugado con esa persona en este servidor. Empieza con `/challenge`.
# en: 191a
record-no-table = No encuentro esa mesa. `/history` muestra las que puedes ver.
# en: 00f9
record-no-frame = Esa repetición no llega ahí. Ábrela otra vez con `/replay`, o importa otra vez el archivo con `/import`.

## Exports.

# $format: such as "mat". $what: one or more of record-omission, with commas.
# en: 7774
record-left-out = No va en { $files }: { $what }.
# en: 2d41
record-omission =
    { $what ->
        [automatic-doubles] doblajes automáticos
        [jacoby] juego sin Jacoby (escribe `set jacoby off` en GNU Backgammon)
        [start] la posición inicial
        [gammons] gammons con menos de 15 fichas por lado
        [stake] el valor del punto
        [forced-roll] una jugada forzada que no se hizo
        [refused-resignations] abandonos rechazados
        [settlements] acuerdos que no son un valor del cubo
        [fees] pagos por cubos extra
        [partners] lo que ganó o perdió la pareja del box
       *[illegal-plays] jugadas ilegales y lo que les sigue
    }

## Imports.

# en: 8331
record-read = Leo matches exportados por Galaxy, Studio, GNU Backgammon y otros: `.mat`, `.sgf`, `.ogxm`, `.xg`, `.bgf`, y el `.txt` de Galaxy y Studio.
# en: 5905
record-unreadable = No puedo leer ese archivo.
# en: a04f
record-too-large = Ese archivo es demasiado grande. El límite es { $limit } KB; hasta un match largo ocupa solo 20 KB.
# en: 0718
record-empty = Ese archivo está vacío.
# en: 1403
record-not-fetched = Discord no me dio ese archivo. Envíalo otra vez, por favor.
# en: e7ee
record-no-import = Solo guardo tus últimas importaciones. Importa otra vez el archivo con `/import`.
# en: e3f5
record-at-work = Sigo trabajando en tu último archivo. Pide otro cuando acabe.
# en: 73ae
record-too-much-work = Tardaba demasiado y lo dejé. Prueba con un archivo más corto, o un formato cada vez.
# en: 9b84
record-film-too-long = La animación de este juego sería demasiado grande para Discord aquí. **Ver jugada** muestra cada jugada.
# en: f4c3
record-nothing-played = Aún no se ha hecho ninguna jugada. **Ver jugada** sirve a partir de la primera.

## What is odd in an import. $first: the first of what was found.

# en: 00da
record-found-illegal =
    { $illegal ->
        [one] 1 jugada ilegal: { $first }
       *[other] { $illegal } jugadas ilegales; la primera: { $first }
    }
# en: f46c
record-found-notes =
    { $notes ->
        [one] 1 nota: { $first }
       *[other] { $notes } notas; la primera: { $first }
    }
# en: b164
record-found-both =
    { $illegal ->
        [one]
            { $notes ->
                [one] 1 jugada ilegal y 1 nota; lo primero: { $first }
               *[other] 1 jugada ilegal y { $notes } notas; lo primero: { $first }
            }
       *[other]
            { $notes ->
                [one] { $illegal } jugadas ilegales y 1 nota; lo primero: { $first }
               *[other] { $illegal } jugadas ilegales y { $notes } notas; lo primero: { $first }
            }
    }
# $illegal: record-illegal.
# en: 1306
record-breaks-off = El registro acaba aquí: { $illegal }
# $reason: a sentence. $written: as the record writes the play.
# en: 6f03
record-illegal = la línea { $line } es ilegal, { $roll }: { $written }. { $reason }
# en: d204
record-illegal-unplayed = la línea { $line } es ilegal, { $roll }: sin jugada. { $reason }
# en: f713
record-no-play = Eso no es una jugada.

## Why a record cannot be read: a sentence. $text: as it stands in the file. $limit: a number with separators.

# en: 56f1
record-fault-in-line = Línea { $line }, { $text }: { $reason }
# en: 51fa
record-fault-too-large = Un registro tiene como mucho { $limit } bytes; este tiene { $size } o más.
# en: c89f
record-fault-no-text = No es un archivo de texto: no contiene un match que yo pueda leer.
# en: b573
record-fault-for-people = Es un match escrito para leerlo. Expórtalo como .mat o .sgf.
# en: 6ca7
record-fault-no-length = No es el registro de un match: ninguna línea da la longitud, como “7 point match”.
# en: f97e
record-fault-two-matches = Aquí empieza un segundo match. Pon cada match en su propio archivo.
# en: aec7
record-fault-long-line = Una línea tiene como mucho { $limit } caracteres.
# en: 5b19
record-fault-before-length = La longitud del match va primero.
# en: 0ac5
record-fault-no-game-line = Un juego debe empezar con “Game 1” u otro número.
# en: ecc5
record-fault-no-names = La línea bajo “Game” debe tener los dos nombres, cada uno con dos puntos y su marcador.
# en: 7ea8
record-fault-after-end = El juego ya terminó: quien gana está más arriba.
# en: 0cda
record-fault-ogxm =
    { $what ->
        [newer] Este .ogxm es para programas más nuevos que yo.
        [variant] Este .ogxm contiene una variante que no conozco.
        [set-up] Este .ogxm contiene más que un match: una posición o un cubo puestos a mano, o algo parecido.
        [no-match] Este .ogxm no contiene ningún match.
       *[damaged] Este .ogxm está dañado.
    }
# en: 8bad
record-fault-foreign = Ese .xg o .bgf no contiene ningún match que yo pueda leer.
# en: 4713
record-fault-row = Esto no es una jugada ni nada propio de un juego.
# en: d660
record-fault-cell = No entiendo { $text }; una jugada es como 31: 8/5 6/5.
# en: 17d2
record-fault-no-sgf = Esto no es SGF: ningún juego empieza con “(;”.
# en: 8a17
record-fault-outside-games = Esto está fuera de todo juego.
# en: 6223
record-fault-not-closed = Un juego debe cerrarse con un ).
# en: 3dbb
record-fault-no-piece = Desde aquí no es SGF válido.
# en: fa18
record-fault-late-setup = La posición se pone antes del primer movimiento.
# en: 90f2
record-fault-cube-owned = El cubo debe empezar en el centro.
# en: 948e
record-fault-cube = El cubo muestra 1, 2, 4 y así hasta { $limit }.
# en: 962d
record-fault-cube-turned-on = El cubo no puede pasar de { $limit }.
# en: 9cd5
record-fault-position = No es una posición: cada lado tiene 15 fichas.
# en: c4e0
record-fault-place = Un punto debe ser una letra de la a a la y.
# en: 99f1
record-fault-play = No entiendo esto; una jugada es como 31hefe.
# en: 020a
record-fault-other-start = Algunos juegos empiezan en otra posición que la que dice el registro.
# en: a2ee
record-fault-no-backgammon = Este SGF no tiene ningún juego de backgammon.
# en: d5cd
record-fault-nameless = Los dos lados deben tener nombre.
# en: 39fe
record-fault-no-game = El registro no tiene ningún juego.
# en: baee
record-fault-length = Un match es a 1 punto o más, no a { $length }.
# en: 6e6f
record-fault-variation = { $text } es una variante que no juego.
# en: 0d79
record-fault-start = { $text } no es una posición en la que pueda empezar un juego.

## What is odd in a record that can be read: a sentence. $value, $points, $found: numbers.

# en: 7eca
record-note = Línea { $line }: { $note }
# en: 5a08
record-note-unfinished = El juego está sin acabar.
# en: df73
record-note-winner = El registro dice que ganó { $winner }, pero fue { $found }.
# en: e6c1
record-note-resigned =
    { $kind ->
        [single] Se abandonó un juego simple, pero se podía perder menos.
        [gammon] Se abandonó un gammon, pero se podía perder menos.
       *[backgammon] Se abandonó un backgammon, pero se podía perder menos.
    }
# en: 2295
record-note-points-enough = Puntos: el tablero da { $found }; el registro dice { $points }, bastante para ganar el match.
# en: 8bf3
record-note-forfeited = El match se perdió por incomparecencia; puntos según el registro: { $points }.
# en: 9803
record-note-points = Puntos: el tablero da { $found }, pero el registro dice { $points }.
# $text: a line that somebody has written between the games.
# en: f4b3
record-note-passed-over = Omitido, porque no es parte de un juego: { $text }
# en: 1367
record-note-match-over = El match ya había terminado antes de este juego.
# $written, $score: such as 3-1.
# en: ff0d
record-note-score = El marcador es { $score }, pero el registro dice { $written }.
# en: ac16
record-note-cube-after-end = El cubo se gira cuando el juego ya terminó.
# en: ea1d
record-note-not-answered = El doblaje anterior no tiene respuesta, así que debió de aceptarse.
# en: a2b2
record-note-opening-doubles = Un juego no puede empezar con dobles.
# en: 65c0
record-note-not-played = La última tirada no se jugó.
# en: 185c
record-note-forced = { $play } es forzada, y el registro no la tiene.
# en: 031d
record-note-cube-too-high = El cubo está en { $value }; más arriba no lo sigo.
# en: a7b0
record-note-no-turn = Este lado no puede girar el cubo ahora.
# en: a6a4
record-note-value = El cubo se gira a { $value }, pero el registro dice { $written }.
# en: 9fe3
record-note-no-cube = Un doblaje en un juego sin cubo.
# en: 4b5a
record-note-others-cube = Un doblaje con el cubo del otro lado.
# en: cafe
record-note-dead-cube = Un doblaje con el cubo muerto.
# en: 566c
record-note-out-of-turn = Un doblaje fuera de turno.
# en: edab
record-note-no-double = No hay doblaje que responder.
# en: e41e
record-note-doubler-answers = El lado que dobló responde a su propio doblaje.

## Why a play of a record is illegal, where it is not the play itself.

# en: bdad
record-illegal-over = El juego ya terminó.
# en: 2098
record-illegal-turn = Es el turno del otro lado.
# en: ae89
record-illegal-called = El propio registro la llama ilegal.
# en: 534e
record-illegal-not-played = Hay una jugada legal, como { $play }.
# en: ee8d
record-position-in-play = No valoro una posición de un juego en curso, ni una parecida. Pregunta otra vez cuando ese juego, o su match, acabe.
# en: 8c53
record-start-in-play = Esa posición inicial se parece demasiado a un juego en curso. Elige otro inicio, o inténtalo cuando ese juego acabe.
# $again: when, as Discord shows a moment, such as "in 3 hours".
# en: 4b17
record-too-many-questions = Mientras tengas un juego en curso, te valoro { $count } posiciones al día. Pregunta otra vez { $again }. Los análisis de juegos acabados los tienes siempre.

# en: 3567
record-game-in-play = Ese juego sigue en curso. Pide el análisis cuando acabe.
# en: 9b85
record-game-waits = Ese juego ha acabado, pero su match o su sesión sigue en curso. Pide el análisis cuando acabe todo.
# en: 92a2
record-game-waits-for = Ese juego se puede analizar cuando acabe la sesión, o antes si lo piden todos los de la mesa. Aún falta: { $players }.
# en: 95ba
record-game-owed = Ya lo he pedido; te avisaré cuando el análisis esté listo.
