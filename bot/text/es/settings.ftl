### Settings of players and of servers: names, values, hints, and the question where a player lives.
### $time: such as "6 hours".

## Names and values. "Theme" is the look of a board.

# Above a menu, and before the value.
# en: f11a
settings-name =
    { $setting ->
        [theme]
            { $is_of_server ->
                [yes] Tema de los tableros en vivo
               *[no] Tema
            }
        [language] Idioma
        [side] Lado de abajo
        [colours] Tus fichas
        [motion] Animaciones
        [rolls] Tirar cuando no puedes doblar
        [plays] Hacer jugadas forzadas
        [confirms] Preguntar antes de doblar
        [confirmplays] Confirmar jugadas
        [lends] El piloto automático usa tu cubo
        [where] Recordatorios
        [hours] Cada cuánto recordar
        [zone] Zona horaria
        [from] Silencio desde
        [until] Silencio hasta
        [rated] Juegos con rating
        [profile] Tu perfil
       *[weekend] Fin de semana
    }
# $setting: settings-name. $value: one of those below.
# en: 4664
settings-line = { $setting }: **{ $value }**
# The label of a button: at most 80 characters.
# en: 0e85
settings-switch =
    { $is_on ->
        [yes] { $setting }: sí
       *[no] { $setting }: no
    }
# en: 5212
settings-is-on =
    { $is_on ->
        [yes] sí
       *[no] no
    }
# en: 1eda
settings-motion-off = no, sin { $watch } ni { $film }
# en: 6ba9
-settings-none = ninguno
# en: 8c0a
settings-none = { -settings-none }
# en: d1be
settings-theme =
    { $theme ->
        [walnut] nogal
        [felt] fieltro
        [midnight] medianoche
        [clear] nítido
       *[other] { $theme }
    }
# en: 84c9
settings-theme-of-server = { $theme } (como en este servidor)
# en: 325f
settings-theme-unchosen =
    { $is_of_server ->
        [yes] por defecto
       *[no] como en el servidor
    }
# Instead of a language, which is named in its own.
# en: f821
settings-language-unchosen =
    { $is_of_server ->
        [yes] el que Discord tiene para este servidor
       *[no] el que Discord tiene para ti
    }
# Which side a player sees at the bottom of boards that they alone see.
# en: 39f1
settings-bottom =
    { $side ->
        [own] tu lado
       *[as-posted] como en el tablero en vivo
    }
# Which side is at the bottom of boards that everybody sees.
# en: ca0c
settings-facing =
    { $side ->
        [to-act] el de quien debe actuar
       *[first] el de quien desafía, o el box
    }
# en: 5dc9
settings-profile =
    { $whom ->
        [all] para cualquiera
        [server] para miembros del servidor desde el que lo piden
        [opponents] para quienes han jugado contra ti
       *[nobody] solo para ti
    }
# en: 7e34
settings-rated =
    { $which ->
        [all] todos los matches, y cada juego de las sesiones libres
        [from-3] matches a 3 puntos o más
        [from-5] matches a 5 puntos o más
        [from-7] matches a 7 puntos o más
       *[none] ninguno
    }
# en: 918e
settings-facing-here =
    { $side ->
        [to-act] -# Los tableros en vivo de este servidor se giran hacia quien debe actuar.
       *[first] -# Los tableros en vivo de este servidor mantienen abajo al box, o a quien desafía.
    }
# en: 2f50
settings-facing-button =
    { $side ->
        [to-act] Girar tableros
       *[first] Fijar un lado
    }
# Which checkers are the player's.
# en: 769e
settings-colour =
    { $colour ->
        [light] claras
        [dark] oscuras
       *[as-posted] las mismas que en el tablero en vivo
    }
# Where somebody is reminded that a table waits for them.
# en: ddc9
settings-where =
    { $where ->
        [in-channel] en el canal
        [directly] por mensaje directo
       *[never] nunca
    }
# Chosen, but Discord does not let the bot write to them.
# en: 7a2d
settings-closed = Recordatorios: **por mensaje directo**. Llegan al canal hasta que permitas mis mensajes directos.
# Values of the reminder interval.
# en: 12f9
settings-once = un solo recordatorio antes de que se acabe tu tiempo
# en: d10f
settings-interval = cada { $time }, { $most } recordatorios como mucho, más uno antes de que se acabe tu tiempo
# Cities that share a clock; those that are best known where the language is spoken.
# en: 0d68
settings-cities =
    { $zone ->
        [pacific-honolulu] Honolulu
        [america-losangeles] Los Ángeles, Tijuana
        [america-denver] Denver, Ciudad Juárez
        [america-phoenix] Phoenix, Hermosillo
        [america-chicago] Chicago, Dallas, Houston
        [america-newyork] Nueva York, Miami, Toronto
        [america-halifax] Halifax
        [america-saopaulo] Buenos Aires, Montevideo, São Paulo
        [europe-london] Londres, Canarias, Lisboa
        [europe-berlin] Madrid, Barcelona, París, Berlín, Roma
        [europe-athens] Atenas, Helsinki, Bucarest
        [africa-johannesburg] Johannesburgo
        [asia-jerusalem] Jerusalén
        [europe-istanbul] Estambul, Moscú
        [asia-tehran] Teherán
        [asia-dubai] Dubái
        [asia-karachi] Karachi
        [asia-kolkata] Delhi, Bombay
        [asia-bangkok] Bangkok, Yakarta
        [asia-shanghai] Pekín, Singapur, Perth
        [asia-tokyo] Tokio, Seúl
        [australia-sydney] Sídney, Melbourne
        [pacific-auckland] Auckland
       *[utc] UTC
    }

## A player's own settings, by sections with a button each.

# en: bb54
settings-own = ### Tus ajustes
# en: 9805
settings-section =
    { $section ->
        [boards] Tableros
        [turns] Tu turno
        [reminders] Recordatorios
        [time] Tu tiempo
       *[challenges] Desafíos
    }
# en: ef35
settings-boards = -# Tableros que solo ves tú
# en: c4cb
settings-shown = -# Lo que otros ven de ti
# en: 8a06
settings-turns = -# Lo que el bot hace por ti en tu turno
# en: f1df
settings-reminders = -# Cuando una mesa te sigue esperando
# en: cf6c
settings-offers = -# Lo que ofrecen los desafíos si no dicen otra cosa
# $sheet: such as "5-point match, no cube".
# en: 5727
settings-offer = Desafíos: **{ $sheet }**
# en: 0288
settings-own-hint = -# Cambia los ajustes aquí o con `/settings me`, que conoce todas las zonas horarias. Restablécelos todos con `/settings me reset:True`.

## What a player's challenges offer.

# en: 7548
settings-challenges = ### Tus desafíos
# en: 89fd
settings-challenges-hint = -# Cámbialos con `/settings challenge`. Restablécelos todos con `/settings challenge reset:True`.
# en: 6254
settings-challenges-of-server = -# Usas los ajustes de este servidor. Elige los tuyos con `/settings challenge`.

## A server's settings.

# en: 2cb7
settings-server = ### Los ajustes de este servidor
# en: 3f1e
settings-server-hint = -# Cambia los ajustes aquí o con `/settings server`. Restablécelos todos con `/settings server reset:True`.
# Manage Server: as Discord calls the permission.
# en: 23e4
settings-server-others = -# Quien tiene el permiso **Gestionar servidor** puede cambiar estos ajustes.
# en: a9be
settings-server-refused = Solo quien tiene el permiso **Gestionar servidor** puede cambiar los ajustes de este servidor. Los tuyos están en `/settings me`.

## Asked at somebody's first game.

# en: 4db2
settings-zone = ### ¿Dónde vives?
# $begin, $end: such as 23:00.
# en: e9a2
settings-zone-why = Elige una ciudad y no llegarán recordatorios de { $begin } a { $end } en tu hora. Solo lo pregunto una vez. Otras ciudades y horas: `/settings me`.
# In the menu, before anything is chosen.
# en: 23f4
settings-zone-menu = Ciudad de tu zona horaria
# en: a4fb
settings-zone-skip = Omitir
# en: dbfd
settings-zone-skipped = Omitido. Pon tu zona horaria cuando quieras con `/settings me`.
# en: 9e51
settings-zone-taken = Tu zona horaria: **{ $zone }**. Cámbiala con `/settings me`.
# en: a178
settings-zone-taken-quiet = Tu zona horaria: **{ $zone }**. Sin recordatorios de { $begin } a { $end }. Cámbialo con `/settings me`.
