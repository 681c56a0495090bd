### What is printed on the command line: errors of the start, the help of `barpoint`, and what it finds in files.
### $variable, $file: names. $reason: what Discord or the system says, in English.

## Errors of the start.

start-setting-unusable = { $variable } cannot be used: { $reason }.
start-setting-unknown = { $variable } is not a setting of Barpoint: see .env.example for all of them.
start-file-unreadable = { $file } cannot be read: it must be a text file in UTF-8.
start-file-not-understood = { $file } cannot be understood from line { $line } on.
start-token-refused = { $variable } cannot be used: Discord refused it.
start-port-taken = { $variable } cannot be used: port { $port } is taken.
start-port-not-allowed = { $variable } cannot be used: port { $port } is not allowed.
start-host-not-here = { $variable } cannot be used: this machine has no address { $host }.
start-not-let-in = Discord does not let the bot in: { $reason }.
start-no-intents = Discord does not grant the intents that the bot needs.
start-no-discord = Cannot reach Discord: { $reason }.
start-check-no-token = There is no { $variable }: set it to the token of the bot that is to be checked.
# $channel: its number on Discord.
start-check-no-channel = The bot sees no channel { $channel } to post in: invite it to that server, or name another channel.
start-no-gateway = Cannot reach Discord's gateway.
start-no-playground = There is no { $variable }, and the playground is not installed: set the token, or install barpoint[playground].

## Within start-setting-unusable.

# $beginnings, $names: such as "a, b or c".
start-no-driver = it must start with { $beginnings }
# $example: an address that can be used.
start-no-file = it must name a file, as in { $example }: without one, every game is gone at the next start
start-no-theme = it must be one of { $names }
start-no-word = it must be one word, exactly as Discord gives it
start-no-shards = it must be a number or a range, such as 0 or 0-3
start-shards-of-how-many = it needs { $variable } beside it
# $last: a number. Shards are the parts into which Discord divides a bot's servers.
start-no-such-shards = the shards are 0 to { $last }
start-shards-need-postgres = several processes need one PostgreSQL database, in { $variable }
start-no-proxy = it must be an address such as http://127.0.0.1:8080

## The help of `barpoint`.

start-help = Runs the bot: on Discord with a token, in the playground without one.
# $version: such as 1.0.0.
start-version = Barpoint { $version }
start-help-version = say which release this is
start-help-commands = instead of running the bot
start-help-run = run the bot, as without any command
start-help-backup = copy the database while the bot runs
start-help-backup-file = where the copy goes
start-help-backup-replace = replace the file if it is there
start-help-check-database = read and replay all that is stored, and say what is wrong
start-help-database = a SQLite file or an address; without it, the one in the settings
start-help-rebuild = write down anew how all games ended, from what happened in them, or what follows from that; stop the bot first
start-help-rebuild-what = what to write anew
start-help-copy-database = move everything from SQLite to PostgreSQL, or back, and compare it
start-help-copy-from = a SQLite file or an address, which stays as it is
start-help-copy-to = the same, where nothing is stored yet
start-help-check-health = ask the running bot whether it serves
start-help-check-discord = try on a real server what the bot relies on, and clean up
start-help-check-discord-channel = a channel of that server where it may post for a minute
start-help-check-discord-user = somebody to write to directly and to let into a thread; without it, nobody
start-help-check-match = check match records for illegal plays
start-help-check-match-files = a .mat, .sgf, .ogxm, Galaxy or Studio export
start-help-verify-dice = check the proof of a game's dice
start-help-verify-dice-file = a proof from /dice show
start-help-analyse = rate how well the players of a match played
start-help-analyse-files = a .mat, .sgf, .ogxm, .xg, .bgf, Galaxy or Studio export
start-help-depth = quick (the default) or deep
start-help-json = print everything found, one line a file
start-help-advise = print what a computer opponent does in the XGIDs or OGIDs on standard input
start-help-level = its level
start-help-seed = a text that decides its mistakes
start-help-text-status = list what is missing or out of date in translations
start-help-languages = any of { $codes }
start-help-text-file = only this file, such as result
start-help-text-draft = print the English of it, to be translated
start-help-text-stamp = note first that what has no stamp was translated from today's English

## `barpoint check-match`: a line for each file, and one for all.

start-check-unreadable = { $file }: unreadable: { $reason }
# $scores: such as "Alice 3, Bob 1". $games, $plays: numbers. $length: points, 0 for a money session.
start-check-file =
    { $length ->
        [0] { $file }: { $scores }, money session; games: { $games }, plays: { $plays }, illegal: { $illegal }
       *[other] { $file }: { $scores }, match to { $length }; games: { $games }, plays: { $plays }, illegal: { $illegal }
    }
# $written: as the record writes the play. $reason: a sentence; of the engine, in English.
start-check-illegal = Line { $line }, illegal: { $written } with { $roll } in { $position }: { $reason }
start-check-more = { $number } more.
start-check-total = matches: { $matches }, games: { $games }, plays: { $plays }, illegal: { $illegal }, unreadable: { $unreadable }
start-backup-made = The backup is made: { $file }
start-database-checked = tables: { $tables }, events: { $events }, problems: { $problems }
start-results-rebuilt = All results are rebuilt.
start-recounted = Everything kept under “{ $feature }” is counted anew.
start-table-copied = { $table }: rows: { $rows }, checksum: { $checksum }
start-health-no-port = Without { $variable } nobody can ask the bot: set it, and start the bot again.
start-health-silent = Nothing answers at { $address }.

## `barpoint text-status`: a line for each language.

start-text-status = { $language }: { $missing } missing, { $outdated } outdated
