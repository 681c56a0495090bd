### Replays: a game, event by event.

# Where a match was brought in a file, in place of the number of its table.
replay-imported = Imported
replay-game = game { $number } of { $games }
replay-page = { $page } of { $pages }
# $finding: what is illegal in a match record, with its line.
replay-illegal = game { $game }, { $finding }
replay-nothing = Nothing has happened yet
replay-shared = Shared by { $player }
replay-drawing = The moving picture is being made. A long game takes a while.
replay-film = Film of the whole game
replay-film-alt = Film of the whole game. It ends with this board: { $board }
