### Ciò che si stampa sulla riga di comando: errori dell’avvio, l’aiuto di `barpoint`, e ciò che trova nei file.

## Errori dell’avvio.

# en: 1a42
start-setting-unusable = { $variable } non si può usare: { $reason }.
# en: 421d
start-setting-unknown = { $variable } non è un’impostazione di Barpoint: .env.example le elenca tutte.
# en: 8741
start-file-unreadable = { $file } non si può leggere: dev’essere un file di testo in UTF-8.
# en: 5fb5
start-file-not-understood = { $file } non si capisce dalla riga { $line } in poi.
# en: e499
start-token-refused = { $variable } non si può usare: Discord lo ha rifiutato.
# en: eb2c
start-port-taken = { $variable } non si può usare: la porta { $port } è occupata.
# en: d0a7
start-port-not-allowed = { $variable } non si può usare: la porta { $port } non è permessa.
# en: 8f6d
start-host-not-here = { $variable } non si può usare: questa macchina non ha l’indirizzo { $host }.
# en: 5bf8
start-not-let-in = Discord non fa entrare il bot: { $reason }.
# en: fc90
start-no-intents = Discord non concede gli intent di cui il bot ha bisogno.
# en: 188e
start-no-discord = Discord non è raggiungibile: { $reason }.
# en: 22b9
start-check-no-token = Manca { $variable }: imposta il token del bot da verificare.
# en: b330
start-check-no-channel = Il bot non vede nessun canale { $channel } in cui scrivere: invitalo su quel server, o indica un altro canale.
# en: f5b0
start-no-gateway = Il gateway di Discord non è raggiungibile.
# en: 4159
start-no-playground = Manca { $variable } e l’area di prova non è installata: imposta il token, oppure installa barpoint[playground].

## Dentro start-setting-unusable.

# en: 6ff1
start-no-driver = deve cominciare con { $beginnings }
# en: c1b2
start-no-file = deve nominare un file, come in { $example }: senza, al prossimo avvio tutte le partite sono perse
# en: 5e4d
start-no-theme = dev’essere uno di { $names }
# en: af57
start-no-word = dev’essere una sola parola, esattamente come la dà Discord
# en: f87b
start-no-shards = dev’essere un numero o un intervallo, come 0 o 0-3
# en: 17f7
start-shards-of-how-many = richiede anche { $variable }
# en: 5112
start-no-such-shards = gli shard vanno da 0 a { $last }
# en: a5fe
start-shards-need-postgres = più processi richiedono un solo database PostgreSQL in { $variable }
# en: b401
start-no-proxy = dev’essere un indirizzo come http://127.0.0.1:8080

## L’aiuto di `barpoint`.

# en: 4833
start-help = Avvia il bot: su Discord con un token, altrimenti nell’area di prova.
# en: bcd8
start-version = Barpoint { $version }
# en: f974
start-help-version = mostra quale versione è questa
# en: ba61
start-help-commands = invece di avviare il bot
# en: 54c6
start-help-run = avvia il bot, come senza alcun comando
# en: 42b6
start-help-backup = copia il database, anche mentre il bot è attivo
# en: caf6
start-help-backup-file = dove va la copia
# en: 6a66
start-help-backup-replace = sostituisci il file se esiste già
# en: c3c1
start-help-check-database = leggi e rigioca tutto ciò che è salvato, e di’ che cosa non va
# en: 9cb1
start-help-database = un file SQLite o un indirizzo; altrimenti quello delle impostazioni
# en: 344c
start-help-rebuild = riscrivi come sono finite tutte le partite, in base a ciò che vi è successo, o ciò che ne deriva; prima ferma il bot
# en: d15f
start-help-rebuild-what = che cosa riscrivere
# en: 3f91
start-help-copy-database = copia tutto da SQLite a PostgreSQL, o viceversa, e confronta
# en: 002d
start-help-copy-from = un file SQLite o un indirizzo, che resta com’è
# en: 0c0c
start-help-copy-to = lo stesso, dove non c’è ancora niente
# en: d4a4
start-help-check-health = chiedi al bot attivo se è pronto
# en: c8bc
start-help-check-discord = prova su un server vero ciò di cui il bot ha bisogno, e poi ripulisci
# en: 4987
start-help-check-discord-channel = un canale di quel server in cui può scrivere per un minuto
# en: 1a78
start-help-check-discord-user = qualcuno a cui scrivere in privato e da far entrare in un thread; altrimenti nessuno
# en: b79f
start-help-check-match = cerca mosse illegali nelle registrazioni di match
# en: 8e67
start-help-check-match-files = un’esportazione .mat, .sgf, .ogxm, di Galaxy o di Studio
# en: 95ad
start-help-verify-dice = verifica la prova dei dadi di una partita
# en: de38
start-help-verify-dice-file = una prova di /dice show
# en: c587
start-help-analyse = valuta quanto bene è stato giocato un match
# en: 7fc0
start-help-analyse-files = un’esportazione .mat, .sgf, .ogxm, .xg, .bgf, di Galaxy o di Studio
# en: 7344
start-help-depth = quick (predefinito) o deep
# en: 2710
start-help-json = stampa tutto ciò che trova, una riga per file
# en: de3a
start-help-advise = stampa che cosa fa il computer negli XGID o OGID che legge dallo standard input
# en: 3092
start-help-level = il suo livello
# en: 204a
start-help-seed = un testo che decide i suoi errori
# en: 8da2
start-help-text-status = elenca che cosa manca o non è aggiornato nelle traduzioni
# en: ef32
start-help-languages = uno o più di { $codes }
# en: eb7f
start-help-text-file = solo questo file, per esempio result
# en: 759b
start-help-text-draft = ne stampa l’inglese, da tradurre
# en: b4d1
start-help-text-stamp = prima segna come tradotto dall’inglese di oggi ciò che non ha un segno

## `barpoint check-match`: una riga per file, e una per tutti.

# en: 68fa
start-check-unreadable = { $file }: illeggibile: { $reason }
# en: 5f5b
start-check-file =
    { $length ->
        [0] { $file }: { $scores }, partita libera; partite: { $games }, mosse: { $plays }, illegali: { $illegal }
       *[other] { $file }: { $scores }, match a { $length }; partite: { $games }, mosse: { $plays }, illegali: { $illegal }
    }
# en: 480b
start-check-illegal = Riga { $line }, illegale: { $written } con { $roll } in { $position }: { $reason }
# en: 7a62
start-check-more = Altre: { $number }.
# en: 010b
start-check-total = match: { $matches }, partite: { $games }, mosse: { $plays }, illegali: { $illegal }, illeggibili: { $unreadable }
# en: 99cd
start-backup-made = Copia di sicurezza fatta: { $file }
# en: 6898
start-database-checked = tavoli: { $tables }, eventi: { $events }, problemi: { $problems }
# en: f507
start-results-rebuilt = Tutti i risultati sono stati riscritti.
# en: ada9
start-recounted = Tutto ciò che sta sotto “{ $feature }” è stato ricontato.
# en: 6a96
start-table-copied = { $table }: righe: { $rows }, checksum: { $checksum }
# en: 76ee
start-health-no-port = Senza { $variable } nessuno può interrogare il bot: impostala e riavvia il bot.
# en: 87e3
start-health-silent = Nessuna risposta da { $address }.

## `barpoint text-status`: una riga per lingua.

# en: b520
start-text-status = { $language }: { $missing } mancanti, { $outdated } non aggiornati
