### Revoir une partie, coup par coup.

# en: bc4a
replay-imported = Importé
# en: 9b2a
replay-game = partie { $number } sur { $games }
# en: 78b6
replay-page = { $page } sur { $pages }
# en: 465d
replay-illegal = partie { $game }, { $finding }
# en: c285
replay-nothing = Rien ne s’est encore passé
# en: 10a5
replay-shared = Partagé par { $player }
# en: 563a
replay-drawing = L’animation est en préparation. Une longue partie prend un moment.
# en: 39c7
replay-film = Film de toute la partie
# en: 511e
replay-film-alt = Film de toute la partie. Il finit sur cette position : { $board }
