### İki kişilik bir masa: kim oynuyor, skor, sıra kimde, pipler ve küp. Adlara ek getirilmez.

## Tahtanın üstünde: aralarında nokta olan parçalar.

# en: e9cd
table-game-number = { $number }. oyun
# en: 122d
table-games = { $games } oyun
# en: 0b1e
table-crawford = Crawford oyunu

## Sıra kimde.

# Listelerde ve resmin üstünde: adla başlar.
# en: 46d3
table-waits =
    { $task ->
        [play] { $player } { $roll } oynayacak
        [double] { $player } alacak ya da pas geçecek
        [beaver] { $player } beaver’ı yanıtlayacak
        [raccoon] { $player } raccoon’u yanıtlayacak
        [single] { $player } pesi yanıtlayacak (tek oyun)
        [gammon] { $player } pesi yanıtlayacak (mars)
        [backgammon] { $player } pesi yanıtlayacak (katmerli mars)
        [double-or-roll] { $player } vido çekecek ya da zar atacak
        [redouble-or-roll] { $player } tekrar vido çekecek ya da zar atacak
       *[roll] { $player } zar atacak
    }
# en: 365a
table-waits-resignation = { $player } pesi yanıtlayacak
# Tahtanın altında; $player etiketlenir.
# en: 2b78
table-status =
    { $task ->
        [play] { $player }: { $roll } oyna.
        [single] { $player }: { $opponent } pes etmek istiyor (tek oyun). Kabul mü?
        [gammon] { $player }: { $opponent } pes etmek istiyor (mars). Kabul mü?
        [backgammon] { $player }: { $opponent } pes etmek istiyor (katmerli mars). Kabul mü?
        [double-or-roll] { $player }: vido çek ya da zar at.
        [redouble-or-roll] { $player }: tekrar vido çek ya da zar at.
       *[roll] { $player }: zar at.
    }
# en: 0dbc
table-status-cube =
    { $offer ->
        [redouble] { $player }: al ya da pas geç. { $opponent } tekrar vido çekti: { $value }.
        [beaver] { $player }: beaver’ı yanıtla. { $opponent } beaver yaptı: { $value }.
        [raccoon] { $player }: raccoon’u yanıtla. { $opponent } raccoon yaptı: { $value }.
       *[double] { $player }: al ya da pas geç. { $opponent } vido çekti: { $value }.
    }
# en: b3d0
table-next-or-end = { $players }: sonraki oyunu başlat ya da oturumu bitir.
# Bota karşı bir maç. **Sonraki oyun**: tahtanın altındaki düğme.
# en: d7be
table-waits-for-start = Sonraki oyun bekliyor: başlangıç dizilişi süren bir oyuna fazla benziyor. Başlayabilir olunca kendiliğinden başlar; şimdi denemek için **Sonraki oyun** düğmesine bas.
# en: 32fd
table-over-hint = `/replay` bütün hamleleri yeniden gösterir, `/export` dosyaya kaydeder, `/dice show` zarları denetlemeni sağlar.
# en: 4643
table-abandoned-headline = Yarıda kaldı
# en: bee5
table-abandoned = { $players }: { $reason }

## Tahtanın altında: bir satırın parçaları.

# en: a576
table-pips = { $player } { $pips } pip
# en: f47c
table-cube-none = küp yok
# en: 1ac7
table-cube-offered = { $player } vido çekiyor: { $value }
# en: a6cb
table-cube-owned = küp { $value }: { $player }
# en: d9d1
table-cube-centred = küp { $value }, ortada

## Crawford oyunu, süren bir maçın kural özetinde.

# en: b9b7
table-crawford-now = Bu, Crawford oyunu: vido çekilmez.
# en: 6fc0
table-crawford-over = Crawford oyunu geçti: yeniden vido çekebilirsin.
# en: acf1
table-crawford-to-come = Crawford oyunu henüz gelmedi.

## Ara sözler.

# en: 5680
table-against = Rakip: { $opponent }
# en: 2092
table-numbered = masa { $table }

# en: d67b
table-posted-again = { $title }: en yeni tahta aşağıda
# en: 215c
table-posted = Tahta gönderildi: { $table }.
# en: 37dd
table-no-part-of-it = Buradaki oyunda böyle bir işlem yok.
# en: 23b4
table-next = Sıradaki: { $table }
# en: 9a3b
table-moved-here = { $players } oyuna burada devam ediyor.
# Bir cümlenin başı: “… kesintiye uğradı”.
# en: 3096
table-own-game =
    { $is_met ->
        [yes] { $opponent } ile oyunun (#{ $table })
       *[no] Oyunun (#{ $table })
    }

# en: 9839
table-former-player = eski bir oyuncu
# en: 5f0e
table-numbered-player = oyuncu { $number }
# en: f4a3
table-nameless-player = adsız bir oyuncu
