### What is printed on the command line: errors of the start, the help of `barpoint`, and what it finds in files.
### $variable, $file: names. $reason: what Discord or the system says, in English.

## Errors of the start.

# en: 1a42
start-setting-unusable = { $variable } no sirve: { $reason }.
# en: 421d
start-setting-unknown = { $variable } no es un ajuste de Barpoint: todos están en .env.example.
# en: 8741
start-file-unreadable = { $file } no se puede leer: debe ser un archivo de texto en UTF-8.
# en: 5fb5
start-file-not-understood = { $file } no se entiende desde la línea { $line }.
# en: e499
start-token-refused = { $variable } no sirve: Discord lo rechazó.
# en: eb2c
start-port-taken = { $variable } no sirve: el puerto { $port } está ocupado.
# en: d0a7
start-port-not-allowed = { $variable } no sirve: el puerto { $port } no está permitido.
# en: 8f6d
start-host-not-here = { $variable } no sirve: esta máquina no tiene la dirección { $host }.
# en: 5bf8
start-not-let-in = Discord no deja entrar al bot: { $reason }.
# en: fc90
start-no-intents = Discord no concede los intents que el bot necesita.
# en: 188e
start-no-discord = No se puede conectar con Discord: { $reason }.
# en: 22b9
start-check-no-token = Falta { $variable }: indica el token del bot que se va a comprobar.
# $channel: its number on Discord.
# en: b330
start-check-no-channel = El bot no ve ningún canal { $channel } donde publicar: invítalo a ese servidor o indica otro canal.
# en: f5b0
start-no-gateway = No se puede conectar con el gateway de Discord.
# en: 4159
start-no-playground = Falta { $variable } y el área de pruebas no está instalada: indica el token o instala barpoint[playground].

## Within start-setting-unusable.

# $beginnings, $names: such as "a, b or c".
# en: 6ff1
start-no-driver = debe empezar por { $beginnings }
# $example: an address that can be used.
# en: c1b2
start-no-file = debe indicar un archivo, como en { $example }: sin él, todos los juegos se pierden al reiniciar
# en: 5e4d
start-no-theme = debe ser { $names }
# en: af57
start-no-word = debe ser una sola palabra, tal como la da Discord
# en: f87b
start-no-shards = debe ser un número o un intervalo, como 0 o 0-3
# en: 17f7
start-shards-of-how-many = necesita también { $variable }
# en: 5112
start-no-such-shards = los shards van del 0 al { $last }
# en: a5fe
start-shards-need-postgres = varios procesos necesitan una misma base de datos PostgreSQL en { $variable }
# en: b401
start-no-proxy = debe ser una dirección como http://127.0.0.1:8080

## The help of `barpoint`.

# en: 4833
start-help = Ejecuta el bot: en Discord con un token, en el área de pruebas sin él.
# en: bcd8
start-version = Barpoint { $version }
# en: f974
start-help-version = dice qué versión es esta
# en: ba61
start-help-commands = en vez de ejecutar el bot
# en: 54c6
start-help-run = ejecuta el bot, igual que sin ningún comando
# en: 42b6
start-help-backup = copia la base de datos, también con el bot en marcha
# en: caf6
start-help-backup-file = dónde queda la copia
# en: 6a66
start-help-backup-replace = sustituye el archivo si ya existe
# en: c3c1
start-help-check-database = lee y reproduce todo lo guardado, y dice qué está mal
# en: 9cb1
start-help-database = un archivo SQLite o una dirección; si falta, la de los ajustes
# en: 344c
start-help-rebuild = anota de nuevo cómo terminaron todos los juegos, según lo que pasó en ellos, o lo que se deduce de eso; detén antes el bot
# en: d15f
start-help-rebuild-what = qué anotar de nuevo
# en: 3f91
start-help-copy-database = copia todo de SQLite a PostgreSQL, o al revés, y lo compara
# en: 002d
start-help-copy-from = un archivo SQLite o una dirección, que queda como está
# en: 0c0c
start-help-copy-to = lo mismo, donde aún no hay nada guardado
# en: d4a4
start-help-check-health = pregunta al bot en marcha si está listo
# en: c8bc
start-help-check-discord = prueba en un servidor real lo que el bot necesita, y limpia al acabar
# en: 4987
start-help-check-discord-channel = un canal de ese servidor donde puede publicar durante un minuto
# en: 1a78
start-help-check-discord-user = alguien a quien escribir en privado y dejar entrar en un hilo; si falta, nadie
# en: b79f
start-help-check-match = busca jugadas ilegales en registros de matches
# en: 8e67
start-help-check-match-files = un archivo .mat, .sgf, .ogxm, o exportado por Galaxy o Studio
# en: 95ad
start-help-verify-dice = comprueba la prueba de los dados de un juego
# en: de38
start-help-verify-dice-file = una prueba de /dice show
# en: c587
start-help-analyse = valora lo bien que se jugó un match
# en: 7fc0
start-help-analyse-files = un archivo .mat, .sgf, .ogxm, .xg, .bgf, o exportado por Galaxy o Studio
# en: 7344
start-help-depth = quick (rápido, por defecto) o deep (a fondo)
# en: 2710
start-help-json = muestra todo lo encontrado, una línea por archivo
# en: de3a
start-help-advise = muestra lo que hace un rival artificial en los XGID u OGID de la entrada estándar
# en: 3092
start-help-level = su nivel
# en: 204a
start-help-seed = un texto que decide sus errores
# en: 8da2
start-help-text-status = muestra lo que falta o está anticuado en las traducciones
# en: ef32
start-help-languages = cualquiera de { $codes }
# en: eb7f
start-help-text-file = solo este archivo, como result
# en: 759b
start-help-text-draft = muestra su inglés, para traducirlo
# en: b4d1
start-help-text-stamp = anota antes que lo que no tiene sello se tradujo del inglés de hoy

## `barpoint check-match`: a line for each file, and one for all.

# en: 68fa
start-check-unreadable = { $file }: ilegible: { $reason }
# $scores: such as "Alice 3, Bob 1". $games, $plays: numbers. $length: points, 0 for a money session.
# en: 5f5b
start-check-file =
    { $length ->
        [0] { $file }: { $scores }, sesión libre; juegos: { $games }, jugadas: { $plays }, ilegales: { $illegal }
       *[other] { $file }: { $scores }, match a { $length }; juegos: { $games }, jugadas: { $plays }, ilegales: { $illegal }
    }
# $written: as the record writes the play. $reason: a sentence; of the engine, in English.
# en: 480b
start-check-illegal = Línea { $line }, ilegal: { $written } con { $roll } en { $position }: { $reason }
# en: 7a62
start-check-more = { $number } más.
# en: 010b
start-check-total = matches: { $matches }, juegos: { $games }, jugadas: { $plays }, ilegales: { $illegal }, ilegibles: { $unreadable }
# en: 99cd
start-backup-made = Copia de seguridad hecha: { $file }
# en: 6898
start-database-checked = mesas: { $tables }, eventos: { $events }, problemas: { $problems }
# en: f507
start-results-rebuilt = Todos los resultados están anotados de nuevo.
# en: ada9
start-recounted = Todo lo guardado en “{ $feature }” está contado de nuevo.
# en: 6a96
start-table-copied = { $table }: filas: { $rows }, suma de comprobación: { $checksum }
# en: 76ee
start-health-no-port = Sin { $variable } nadie puede preguntar al bot: defínela y reinicia el bot.
# en: 87e3
start-health-silent = Nada responde en { $address }.

## `barpoint text-status`: a line for each language.

# en: b520
start-text-status = { $language }: faltan { $missing }, anticuados { $outdated }
