### Genafspilning: et parti, hændelse for hændelse.

# en: bc4a
replay-imported = Importeret
# en: 9b2a
replay-game = parti { $number } af { $games }
# en: 78b6
replay-page = { $page } af { $pages }
# en: 465d
replay-illegal = parti { $game }, { $finding }
# en: c285
replay-nothing = Der er ikke sket noget endnu
# en: 10a5
replay-shared = Delt af { $player }
# en: 563a
replay-drawing = Animationen laves. Et langt parti tager lidt tid.
# en: 39c7
replay-film = Film af hele partiet
# en: 511e
replay-film-alt = Film af hele partiet. Den ender med dette bræt: { $board }
