### Hvad der skrives på kommandolinjen: fejl ved start, hjælpen til `barpoint`, og hvad den finder i filer.

## Fejl ved start

# en: 1a42
start-setting-unusable = { $variable } kan ikke bruges: { $reason }.
# en: 421d
start-setting-unknown = { $variable } er ikke en indstilling i Barpoint: Se .env.example for alle.
# en: 8741
start-file-unreadable = { $file } kan ikke læses: Det skal være en tekstfil i UTF-8.
# en: 5fb5
start-file-not-understood = { $file } kan ikke forstås fra linje { $line }.
# en: e499
start-token-refused = { $variable } kan ikke bruges: Discord afviste den.
# en: eb2c
start-port-taken = { $variable } kan ikke bruges: Port { $port } er optaget.
# en: d0a7
start-port-not-allowed = { $variable } kan ikke bruges: Port { $port } er ikke tilladt.
# en: 8f6d
start-host-not-here = { $variable } kan ikke bruges: Denne maskine har ikke adressen { $host }.
# en: 5bf8
start-not-let-in = Discord lukker ikke botten ind: { $reason }.
# en: fc90
start-no-intents = Discord giver ikke de intents, botten behøver.
# en: 188e
start-no-discord = Kan ikke nå Discord: { $reason }.
# en: 22b9
start-check-no-token = { $variable } mangler: Angiv et token til den bot, der skal prøves.
# en: b330
start-check-no-channel = Botten kan ikke se en kanal { $channel } at skrive i: Invitér den til den server, eller angiv en anden kanal.
# en: f5b0
start-no-gateway = Kan ikke nå Discords gateway.
# en: 4159
start-no-playground = { $variable } mangler, og legepladsen er ikke installeret: Angiv et token, eller installér barpoint[playground].

## I start-setting-unusable

# en: 6ff1
start-no-driver = skal begynde med { $beginnings }
# en: c1b2
start-no-file = skal angive en fil, fx { $example }: Uden fil er alle spil væk ved næste start
# en: 5e4d
start-no-theme = skal være en af { $names }
# en: af57
start-no-word = skal være ét ord, præcis som Discord giver det
# en: f87b
start-no-shards = skal være et tal eller et interval, for eksempel 0 eller 0-3
# en: 17f7
start-shards-of-how-many = kræver også { $variable }
# en: 5112
start-no-such-shards = shards går fra 0 til { $last }
# en: a5fe
start-shards-need-postgres = flere processer kræver én fælles PostgreSQL-database i { $variable }
# en: b401
start-no-proxy = skal være en adresse som http://127.0.0.1:8080

## Hjælpen til `barpoint`

# en: 4833
start-help = Kører botten: på Discord med et token, på legepladsen uden.
# en: bcd8
start-version = Barpoint { $version }
# en: f974
start-help-version = vis, hvilken version det er
# en: ba61
start-help-commands = i stedet for at køre botten
# en: 54c6
start-help-run = kør botten, ligesom uden kommando
# en: 42b6
start-help-backup = kopiér databasen, mens botten kører
# en: caf6
start-help-backup-file = hvor kopien skal ligge
# en: 6a66
start-help-backup-replace = erstat filen, hvis den findes
# en: c3c1
start-help-check-database = læs og gennemspil alt, der er gemt, og sig, hvad der er galt
# en: 9cb1
start-help-database = en SQLite-fil eller en adresse; ellers den i indstillingerne
# en: 344c
start-help-rebuild = skriv på ny, hvordan alle partier endte, ud fra hvad der skete i dem, eller hvad der følger af det; stop botten først
# en: d15f
start-help-rebuild-what = hvad der skal skrives på ny
# en: 3f91
start-help-copy-database = flyt alt fra SQLite til PostgreSQL, eller tilbage, og sammenlign
# en: 002d
start-help-copy-from = en SQLite-fil eller en adresse, som forbliver uændret
# en: 0c0c
start-help-copy-to = det samme, hvor der endnu intet er gemt
# en: d4a4
start-help-check-health = spørg den kørende bot, om den er klar
# en: c8bc
start-help-check-discord = prøv på en rigtig server, hvad botten er afhængig af, og ryd op
# en: 4987
start-help-check-discord-channel = en kanal på den server, som den må skrive i et minuts tid
# en: 1a78
start-help-check-discord-user = en, den skal skrive direkte til og lukke ind i en tråd; ellers ingen
# en: b79f
start-help-check-match = led efter ulovlige træk i optegnelser af kampe
# en: 8e67
start-help-check-match-files = en .mat-, .sgf- eller .ogxm-fil eller en eksport fra Galaxy eller Studio
# en: 95ad
start-help-verify-dice = efterprøv beviset for et partis terninger
# en: de38
start-help-verify-dice-file = et bevis fra /dice show
# en: c587
start-help-analyse = bedøm, hvor godt spillerne i en kamp spillede
# en: 7fc0
start-help-analyse-files = en .mat-, .sgf-, .ogxm-, .xg- eller .bgf-fil eller en eksport fra Galaxy eller Studio
# en: 7344
start-help-depth = quick (standard) eller deep
# en: 2710
start-help-json = skriv alt, hvad der blev fundet, én linje pr. fil
# en: de3a
start-help-advise = skriv, hvad en computermodstander gør i XGID’erne eller OGID’erne på standard input
# en: 3092
start-help-level = dens niveau
# en: 204a
start-help-seed = en tekst, der bestemmer dens fejl
# en: 8da2
start-help-text-status = vis, hvad der mangler eller er forældet i oversættelser
# en: ef32
start-help-languages = en eller flere af { $codes }
# en: eb7f
start-help-text-file = kun denne fil, fx result
# en: 759b
start-help-text-draft = skriv den engelske tekst, så den kan oversættes
# en: b4d1
start-help-text-stamp = notér først, at alt uden stempel er oversat fra dagens engelske

## `barpoint check-match`: en linje for hver fil og en for alle

# en: 68fa
start-check-unreadable = { $file }: kan ikke læses: { $reason }
# en: 5f5b
start-check-file =
    { $length ->
        [0] { $file }: { $scores }, uendelig kamp; partier: { $games }, træk: { $plays }, ulovlige: { $illegal }
       *[other] { $file }: { $scores }, kamp til { $length }; partier: { $games }, træk: { $plays }, ulovlige: { $illegal }
    }
# en: 480b
start-check-illegal = Linje { $line }, ulovligt: { $written } med { $roll } i { $position }: { $reason }
# en: 7a62
start-check-more = { $number } til.
# en: 010b
start-check-total = kampe: { $matches }, partier: { $games }, træk: { $plays }, ulovlige: { $illegal }, ulæselige: { $unreadable }
# en: 99cd
start-backup-made = Sikkerhedskopien er lavet: { $file }
# en: 6898
start-database-checked = spil: { $tables }, hændelser: { $events }, fejl: { $problems }
# en: f507
start-results-rebuilt = Alle resultater er skrevet på ny.
# en: ada9
start-recounted = Alt under »{ $feature }« er talt op på ny.
# en: 6a96
start-table-copied = { $table }: rækker: { $rows }, kontrolsum: { $checksum }
# en: 76ee
start-health-no-port = Uden { $variable } kan ingen spørge botten: Angiv den, og start botten igen.
# en: 87e3
start-health-silent = Intet svarer på { $address }.

## `barpoint text-status`: en linje for hvert sprog

# en: b520
start-text-status = { $language }: { $missing } mangler, { $outdated } forældet
