### Tekrarlar: bir oyun, olay olay.

# en: bc4a
replay-imported = İçe aktarıldı
# en: 9b2a
replay-game = oyun { $number } / { $games }
# en: 78b6
replay-page = { $page } / { $pages }
# en: 465d
replay-illegal = { $game }. oyun, { $finding }
# en: c285
replay-nothing = Henüz bir şey olmadı
# en: 10a5
replay-shared = Paylaşan: { $player }
# en: 563a
replay-drawing = Hareketli resim hazırlanıyor. Uzun bir oyun biraz sürer.
# en: 39c7
replay-film = Bütün oyunun filmi
# en: 511e
replay-film-alt = Bütün oyunun filmi. Son pozisyon: { $board }
