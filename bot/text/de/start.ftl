### Auf der Kommandozeile: Fehler beim Start, die Hilfe von `barpoint`, und was es in Dateien findet.

# en: 1a42
start-setting-unusable = { $variable } ist nicht brauchbar: { $reason }.
# en: 421d
start-setting-unknown = { $variable } ist keine Einstellung von Barpoint: Alle stehen in .env.example.
# en: 8741
start-file-unreadable = { $file } lässt sich nicht lesen: Es muss eine Textdatei in UTF-8 sein.
# en: 5fb5
start-file-not-understood = { $file } ist ab Zeile { $line } nicht zu verstehen.
# en: e499
start-token-refused = { $variable } ist nicht brauchbar: Discord hat es abgelehnt.
# en: eb2c
start-port-taken = { $variable } ist nicht brauchbar: Port { $port } ist belegt.
# en: d0a7
start-port-not-allowed = { $variable } ist nicht brauchbar: Port { $port } ist nicht erlaubt.
# en: 8f6d
start-host-not-here = { $variable } ist nicht brauchbar: Dieser Rechner hat keine Adresse { $host }.
# en: 5bf8
start-not-let-in = Discord lässt den Bot nicht herein: { $reason }.
# en: fc90
start-no-intents = Discord gewährt die Intents nicht, die der Bot braucht.
# en: 188e
start-no-discord = Discord ist nicht zu erreichen: { $reason }.
# en: 22b9
start-check-no-token = { $variable } fehlt: Setze es auf das Token des Bots, der geprüft werden soll.
# en: b330
start-check-no-channel = Der Bot sieht keinen Kanal { $channel }, in dem er posten kann: Lade ihn auf diesen Server ein, oder nenne einen anderen Kanal.
# en: f5b0
start-no-gateway = Das Gateway von Discord ist nicht zu erreichen.
# en: 4159
start-no-playground = { $variable } fehlt, und der Playground ist nicht installiert: Gib das Token an, oder installiere barpoint[playground].

# en: 6ff1
start-no-driver = es muss mit { $beginnings } beginnen
# en: c1b2
start-no-file = es muss eine Datei nennen, etwa { $example }: Ohne Datei ist beim nächsten Start jedes Spiel weg
# en: 5e4d
start-no-theme = möglich sind { $names }
# en: af57
start-no-word = es muss ein Wort sein, genau wie Discord es angibt
# en: f87b
start-no-shards = es muss eine Zahl oder ein Bereich sein, etwa 0 oder 0-3
# en: 17f7
start-shards-of-how-many = dazu gehört { $variable }
# en: 5112
start-no-such-shards = die Shards gehen von 0 bis { $last }
# en: a5fe
start-shards-need-postgres = mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank in { $variable }
# en: b401
start-no-proxy = es muss eine Adresse wie http://127.0.0.1:8080 sein

# en: 4833
start-help = Startet den Bot: mit Token auf Discord, ohne Token im Playground.
# en: bcd8
start-version = Barpoint { $version }
# en: f974
start-help-version = ausgeben, welche Version das ist
# en: ba61
start-help-commands = statt den Bot zu starten
# en: 54c6
start-help-run = den Bot starten, wie ganz ohne Befehl
# en: 42b6
start-help-backup = die Datenbank kopieren, auch während der Bot läuft
# en: caf6
start-help-backup-file = wohin die Kopie soll
# en: 6a66
start-help-backup-replace = die Datei ersetzen, falls es sie gibt
# en: c3c1
start-help-check-database = alles Gespeicherte lesen und nachspielen, und sagen, was nicht stimmt
# en: 9cb1
start-help-database = eine SQLite-Datei oder eine Adresse; sonst die aus den Einstellungen
# en: 344c
start-help-rebuild = neu aufschreiben, wie alle Spiele endeten, aus dem, was darin geschah, oder was daraus folgt; vorher den Bot anhalten
# en: d15f
start-help-rebuild-what = was neu aufzuschreiben ist
# en: 3f91
start-help-copy-database = alles von SQLite nach PostgreSQL kopieren oder zurück, und vergleichen
# en: 002d
start-help-copy-from = eine SQLite-Datei oder eine Adresse, die bleibt, wie sie ist
# en: 0c0c
start-help-copy-to = ebenso, wo noch nichts gespeichert ist
# en: d4a4
start-help-check-health = den laufenden Bot fragen, ob er bereit ist
# en: c8bc
start-help-check-discord = auf einem echten Server ausprobieren, worauf sich der Bot verlässt, und aufräumen
# en: 4987
start-help-check-discord-channel = ein Kanal dieses Servers, in dem er eine Minute lang posten darf
# en: 1a78
start-help-check-discord-user = eine Person, der er direkt schreibt und die er in einen Thread holt; sonst niemand
# en: b79f
start-help-check-match = Aufzeichnungen auf ungültige Züge prüfen
# en: 8e67
start-help-check-match-files = ein Export als .mat, .sgf, .ogxm, von Galaxy oder Studio
# en: 95ad
start-help-verify-dice = den Nachweis der Würfel eines Spiels prüfen
# en: de38
start-help-verify-dice-file = ein Nachweis von /dice show
# en: c587
start-help-analyse = bewerten, wie gut in einem Match gespielt wurde
# en: 7fc0
start-help-analyse-files = ein Export als .mat, .sgf, .ogxm, .xg, .bgf, von Galaxy oder Studio
# en: 7344
start-help-depth = quick (normal) oder deep
# en: 2710
start-help-json = alles Gefundene ausgeben, eine Zeile je Datei
# en: de3a
start-help-advise = ausgeben, was der Computer in den XGIDs oder OGIDs der Standardeingabe spielt
# en: 3092
start-help-level = seine Stärke
# en: 204a
start-help-seed = ein Text, der seine Fehler bestimmt
# en: 8da2
start-help-text-status = auflisten, was in Übersetzungen fehlt oder veraltet ist
# en: ef32
start-help-languages = beliebige von { $codes }
# en: eb7f
start-help-text-file = nur diese Datei, etwa result
# en: 759b
start-help-text-draft = das Englische dazu ausgeben, zum Übersetzen
# en: b4d1
start-help-text-stamp = zuerst vermerken, dass alles ohne Stempel aus dem heutigen Englisch übersetzt ist

# en: 68fa
start-check-unreadable = { $file }: nicht lesbar: { $reason }
# en: 5f5b
start-check-file =
    { $length ->
        [0] { $file }: { $scores }, unlimitiertes Spiel; Spiele: { $games }, Züge: { $plays }, ungültig: { $illegal }
       *[other] { $file }: { $scores }, Match auf { $length }; Spiele: { $games }, Züge: { $plays }, ungültig: { $illegal }
    }
# en: 480b
start-check-illegal = Zeile { $line }, ungültig: { $written } mit { $roll } in { $position }: { $reason }
# en: 7a62
start-check-more = { $number } weitere.
# en: 010b
start-check-total = Matches: { $matches }, Spiele: { $games }, Züge: { $plays }, ungültig: { $illegal }, nicht lesbar: { $unreadable }
# en: 99cd
start-backup-made = Die Sicherung ist erstellt: { $file }
# en: 6898
start-database-checked = Tische: { $tables }, Ereignisse: { $events }, Fehler: { $problems }
# en: f507
start-results-rebuilt = Alle Ergebnisse sind neu aufgeschrieben.
# en: ada9
start-recounted = Alles unter „{ $feature }“ ist neu gezählt.
# en: 6a96
start-table-copied = { $table }: Zeilen: { $rows }, Prüfsumme: { $checksum }
# en: 76ee
start-health-no-port = Ohne { $variable } kann niemand den Bot fragen: Setze es, und starte den Bot neu.
# en: 87e3
start-health-silent = Unter { $address } antwortet nichts.

# en: b520
start-text-status = { $language }: { $missing } fehlen, { $outdated } veraltet
