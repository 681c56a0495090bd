### What is printed on the command line: errors of the start, the help of `python -m bot`, and what it finds in files.
### $variable, $file: names. $reason: what Discord or the system says, in English.

## Errors of the start.

start-setting-unusable = { $variable } cannot be used: { $reason }.
start-setting-unknown = { $variable } is no setting of Barpoint: .env.example lists those there are.
start-file-unreadable = { $file } cannot be read: it must be a text file in UTF-8.
start-file-not-understood = { $file } cannot be understood from line { $line } on.
start-token-refused = { $variable } cannot be used: Discord refused it.
start-port-taken = { $variable } cannot be used: port { $port } is taken.
start-port-not-allowed = { $variable } cannot be used: port { $port } is not allowed.
start-not-let-in = Discord does not let the bot in: { $reason }.
start-no-intents = Discord does not grant the intents that the bot asks for.
start-no-discord = Discord cannot be reached: { $reason }.
start-no-gateway = Discord's gateway cannot be reached.

## Within start-setting-unusable.

# $beginnings, $names: such as "a, b or c".
start-no-driver = it must start with { $beginnings }
start-no-theme = it must be one of { $names }
start-no-word = it must be one word, as Discord gives it

## The help of `python -m bot`.

start-help = With a token on Discord, without one in the playground.
start-help-commands = instead of running
start-help-check-match = replay match records and find what is illegal in them
start-help-check-match-files = a .mat, .sgf, Galaxy or Studio export
start-help-verify-dice = check the proof of a game's dice
start-help-verify-dice-file = a proof as /dice gives it
start-help-analyse = say how well the players of matches played
start-help-analyse-files = a .mat, .sgf, .xg, .bgf, Galaxy or Studio export
start-help-depth = quick (usual) or deep
start-help-json = print all that was found, a line a file
start-help-advise = say what an opponent does in the XGIDs of standard input
start-help-level = how well it plays
start-help-seed = what its mistakes follow from
start-help-text-status = list what is missing or out of date in translations
start-help-languages = any of { $codes }
start-help-text-file = only this file, such as result
start-help-text-draft = print the English of it, to be translated
start-help-text-stamp = note first that what has no stamp was translated from today's English

## `python -m bot check-match`: a line for each file, and one for all.

start-check-unreadable = { $file }: unreadable: { $reason }
# $scores: such as "Alice 3, Bob 1". $games, $plays: numbers. $length: points, 0 for a money session.
start-check-file =
    { $file }: { $scores } in a { $length ->
        [0] money session
       *[other] { $length } point match
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $plays ->
        [one] 1 play
       *[other] { $plays } plays
    }, { $illegal } illegal
# $written: as the record writes the play. $reason: a sentence; of the engine, in English.
start-check-illegal = Line { $line }: illegal: { $written } with { $roll } in { $position }: { $reason }
start-check-more = And { $number } more.
start-check-total = { $matches } matches, { $games } games, { $plays } plays, { $illegal } illegal, { $unreadable } unreadable

## `python -m bot text-status`: a line for each language.

start-text-status = { $language }: { $missing } missing, { $outdated } outdated
