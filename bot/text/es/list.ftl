### Tables of two in lists (/turns, /history, menus), as names of threads, and in reminders.
### Most are parts of a line with dots between them. $stake: what a point of a money session is worth.

# Of a money session: what its players are to do.
# en: 22f9
list-next-or-end = empezar el siguiente juego o terminar la sesión
# Of a match against the bot whose next game may not begin yet.
# en: 9591
list-waits-for-start = el siguiente juego espera: su inicio aún no está libre
# en: ab28
list-between-games = entre juegos
# $due: such as "in 2 hours" or "2 hours ago".
# en: 510a
list-due = plazo: { $due }
# In its place, while nobody can act where the table stands.
# en: 95d5
list-rests = por ahora el tiempo no corre
# en: 1ac5
list-posted = publicado { $since }
# A challenge.
# en: 9524
list-awaits = { $player } debe responder
# en: b43d
list-awaits-anyone = puede aceptar cualquiera
# en: 5389
list-takeback = { $player } debe responder a una vuelta atrás

# What a table waits for, where everybody knows of whom. $task, $roll: as in table.ftl.
# en: 159c
list-task =
    { $task ->
        [play] jugar { $roll }
        [double] aceptar o pasar
        [beaver] responder al beaver
        [raccoon] responder al raccoon
        [single] responder al abandono (simple)
        [gammon] responder al abandono (gammon)
        [backgammon] responder al abandono (backgammon)
        [double-or-roll] doblar o tirar
        [redouble-or-roll] redoblar o tirar
       *[roll] tirar
    }
# en: 4fd2
list-task-or-takeback =
    { $task ->
        [double] aceptar o pasar, o responder a una vuelta atrás
        [double-or-roll] doblar o tirar, o responder a una vuelta atrás
        [redouble-or-roll] redoblar o tirar, o responder a una vuelta atrás
       *[roll] tirar, o responder a una vuelta atrás
    }

# In a menu: 100 characters.
# en: 3b58
list-choice-match = #{ $table } { $players }, match a { $length }
# en: 257f
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }, sesión libre
       *[other] #{ $table } { $players }, sesión libre, a { $stake } el punto
    }

# Names of threads, by which we know them again. Where $is_to_all is "yes", there is no $opponent yet.
# en: ccc7
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } contra quien quiera, match a { $length }
       *[no] { $challenger } vs { $opponent }, match a { $length }
    }
# en: 83bf
list-thread-session =
    { $challenger } { $is_to_all ->
        [yes] contra quien quiera
       *[no] vs { $opponent }
    }, sesión libre{ $stake ->
        [1] { "" }
       *[other] , a { $stake } el punto
    }

# Labels of links.
# en: 10dc
list-next-challenge = Siguiente desafío: con { $players }
# en: e8e7
list-next-game = Siguiente juego: contra { $players }

## Reminders; a mention of the player may stand before them. $task, $roll: as in table.ftl.

# en: 70e0
list-still-your-turn =
    { $task ->
        [play] Te sigue tocando jugar { $roll }.
        [double] Te sigue tocando aceptar o pasar.
        [beaver] Te sigue tocando responder al beaver.
        [raccoon] Te sigue tocando responder al raccoon.
        [single] Te sigue tocando responder al abandono (simple).
        [gammon] Te sigue tocando responder al abandono (gammon).
        [backgammon] Te sigue tocando responder al abandono (backgammon).
        [double-or-roll] Te sigue tocando doblar o tirar.
        [redouble-or-roll] Te sigue tocando redoblar o tirar.
       *[roll] Te sigue tocando tirar.
    }
