### Bir chouette’in skor çizelgesi, resimle ve yazıyla: her oyuncuya bir sütun, her oyuna bir satır.

# en: 737e
scoresheet-button = Çizelge
# en: cce5
scoresheet-heading = Skor çizelgesi
# en: 639a
scoresheet-way =
    { $way ->
        [picture] Resim olarak
        [words] Yazıyla
       *[file] CSV dosyası
    }
# en: 3fe4
scoresheet-games =
    { $count ->
        [one] { $last }. oyun
       *[other] { $first }–{ $last }. oyunlar
    }
# en: c8d0
scoresheet-empty = Henüz oyun başlamadı.
# en: 762e
scoresheet-no-older = Daha eski oyun yok.
# en: 8f82
scoresheet-total = toplam
# en: c30c
scoresheet-in-play = sürüyor
# en: 3046
scoresheet-partner = ortak
# en: 3c53
scoresheet-note =
    { $kind ->
        [single] { $cube }
        [gammon] { $cube } M
        [backgammon] { $cube } K
        [passed] { $cube } P
       *[settled] A
    }
# en: 3701
scoresheet-legend-numbers = Her oyunun puanı, altında toplam · { $crown } kaptan
# en: d1d8
scoresheet-legend-letters = M mars · K katmerli mars · P pas · A anlaşma · + başka karşılaşmalar
# en: dbf4
scoresheet-roles =
    { $count ->
        [one] box { $box }, kaptan { $captains }
       *[other] box { $box }, kaptanlar { $captains }
    }
# en: 2596
scoresheet-alt = Skor çizelgesi: { $title }. { $games }. Toplam: { $totals }.
# en: 8f9d
scoresheet-alt-game = { $game }. oyun: { $roles }; { $points }.
# en: ba08
scoresheet-others = Bu oyunlarda olmayanlar: { $totals }
# en: 8219
scoresheet-file = Tablolama programı için bütün skor çizelgesi: her karşılaşmaya iki satır, iki oyuncudan her birine bir tane.
