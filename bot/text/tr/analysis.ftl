### Analizler: bir maçın nasıl oynandığı.

# en: 6885
analysis-title = { $white } – { $black }
# en: 60cb
analysis-depth =
    { $depth ->
        [quick] hızlı analiz
       *[deep] derin analiz
    }
# en: 873d
analysis-rated = **{ $player }: PR { $pr }** · seviye: { $grade ->
        [world-champion] dünya şampiyonu
        [world-class] dünya klasmanı
        [expert] uzman
        [advanced] ileri
        [intermediate] orta
        [casual] hobi
        [beginner] başlangıç
       *[distracted] dalgın
    } · { $decisions } karar
# 20’den az karar: pek bir şey söylemez.
# en: 68ea
analysis-few = **{ $player }: PR { $pr }** · az karar ({ $decisions })
# Verecek kararı olmayan.
# en: 5ac1
analysis-unrated = **{ $player }**: karar yok
# en: f3a3
analysis-fault-count =
    { $fault ->
        [play] Hamleler: { $counts }
        [missed-double] Kaçırılan vidolar: { $counts }
        [market-lost] Kaçırılan market: { $counts }
        [doubled-too-early] Erken vido: { $counts }
        [not-good-enough] Yetersiz pozisyonda vido: { $counts }
        [too-good] Vido için fazla iyi: { $counts }
        [wrong-take] Yanlış alışlar: { $counts }
        [missed-beaver] Kaçırılan beaver: { $counts }
        [wrong-beaver] Yanlış beaver: { $counts }
       *[wrong-pass] Yanlış paslar: { $counts }
    }
# en: 4f11
analysis-blunders =
    { $number ->
        [one] { $number } blunder
       *[other] { $number } blunder
    }
# en: 0958
analysis-errors =
    { $number ->
        [one] { $number } hata
       *[other] { $number } hata
    }
# en: 4ba3
analysis-no-faults = Hata ve blunder yok
# en: c714
analysis-luck = Şans { $luck } puan
# en: 7412
analysis-luck-match = Şans (%): { $luck } · şanstan arındırılmış sonuç (%): { $adjusted }
# en: c35f
analysis-luck-match-older = Şans { $luck } puan · şanstan arındırılmış sonuç (%): { $adjusted }
# en: 54fb
analysis-luck-money = Şans { $luck } puan · şanstan arındırılmış sonuç: { $adjusted } puan
# en: 56c5
analysis-resignation =
    { $done ->
        [resignation-made] Pes etti
        [resignation-accepted] Pesi kabul etti
        [resignation-refused] Pesi reddetti
        [concession-made] Pes etti
        [concession-accepted] Pesi kabul etti
       *[concession-refused] Pesi reddetti
    } ({ $kind ->
        [gammon] mars
        [backgammon] katmerli mars
       *[single] tek oyun
    }): { $is_right ->
        [yes] doğru
       *[no] −{ $lost }, PR’a sayılmaz
    }
# en: 6ca7
analysis-in-game = Oyun { $game }: { $said }
# en: 303d
analysis-illegal =
    { $number ->
        [one] Sayılmayan { $number } geçersiz hamle: { $first }
       *[other] Sayılmayan { $number } geçersiz hamle, ilki: { $first }
    }
# en: 4fb3
analysis-withheld =
    { $number ->
        [one] Çok benzer bir oyun sürdüğü için 1 karar şimdilik gizli. PR’a katılmadı.
       *[other] Çok benzer bir oyun sürdüğü için { $number } karar şimdilik gizli. PR’a katılmadılar.
    }
# en: 56bb
analysis-stopped = Bir oyun sonuna kadar takip edilemedi.
# en: 9aa2
analysis-older = Daha eski bir analiz. Kısa toplama konumlarını tahmin etti; oradaki küp kararlarını yanlış değerlendirmiş olabilir.
# en: 63fb
analysis-chart-match = Maçı kazanma şansı (%)
# en: f2a0
analysis-chart-game = Kazanma şansı (%)
# en: e69f
analysis-chart-blunder = blunder
# en: 3607
analysis-chart-joker = joker
# en: e3fb
analysis-chart-roll = zar
# en: 6176
analysis-chart-alt = { $white } ve { $black }: { $rolls } zarda kazanma şansı.
# en: e24c
analysis-chart-alt-blunder = { $player } blunder yaptı, { $done }.
# en: b3f5
analysis-no-chart = Grafik çizilemedi.
# en: 291c
analysis-choose-game = Oyun seç
# en: d87d
analysis-all-games =
    { $games ->
        [2] Her iki oyun
       *[other] { $games } oyunun hepsi
    }
# en: 3c3f
analysis-game =
    { $points ->
        [one] { $number }. oyun, skor { $score }: { $winner } { $points } puan kazandı
       *[other] { $number }. oyun, skor { $score }: { $winner } { $points } puan kazandı
    }
# en: c39b
analysis-game-open = { $number }. oyun, skor { $score }
# en: 0c22
analysis-verdict =
    { $band ->
        [blunder] Blunder, −{ $lost }
        [error] Hata, −{ $lost }
        [inaccuracy] Küçük hata, −{ $lost }
       *[good] Neredeyse en iyi, −{ $lost }
    }
# en: f0b0
analysis-verdict-cube =
    { $fault ->
        [missed-double] Kaçırılan vido
        [market-lost] Kaçırılan vido, market kaçtı
        [doubled-too-early] Erken vido
        [not-good-enough] Yetersiz pozisyonda vido
        [too-good] Vido için fazla iyi
        [wrong-take] Yanlış alış
        [missed-beaver] Kaçırılan beaver
        [wrong-beaver] Yanlış beaver
       *[wrong-pass] Yanlış pas
    } · { $band ->
        [blunder] blunder, −{ $lost }
        [error] hata, −{ $lost }
       *[inaccuracy] küçük hata, −{ $lost }
    }
# en: ca8d
analysis-verdict-best = En iyisi
# Below a double that was not made: the bot rolled for whoever could have doubled.
# en: 01d3
analysis-rolled-automatically = Zarı bot otomatik attı.
# en: 1831
analysis-verdict-illegal = Geçersiz hamle
# en: d969
analysis-verdict-missed-beaver = Kaçırılan beaver
# en: bf95
analysis-verdict-wrong-beaver = Yanlış beaver
# en: b89c
analysis-verdict-of-bet = { $bet }: { $verdict }
# en: 5086
analysis-best = { $dot } En iyisi: { $best }
# en: 3d9d
analysis-done =
    { $action ->
        [no-double] { $player } vido çekmedi
        [double] { $player } vido çekti
        [take] { $player } aldı
        [pass] { $player } pas geçti
        [beaver] { $player } beaver yaptı
       *[raccoon] { $player } raccoon yaptı
    }
# en: ff86
analysis-action =
    { $action ->
        [no-double] Vido yok
        [double] Vido
        [take] Alış
        [pass] Pas
        [beaver] Beaver
       *[raccoon] Raccoon
    }
# en: a95f
analysis-double-take = Vido, alış
# en: 742b
analysis-double-beaver = Vido, beaver
# en: c171
analysis-double-pass = Vido, pas
# en: 28c0
analysis-cube-for = { $player } için değeri:
# en: 6ca1
analysis-no-play = hamle yok
# en: 8733
analysis-legend = Şanslar (%): kazanma, mars, katmerli mars | kaybetme için aynıları
# en: d4b7
analysis-where =
    { $is_before ->
        [yes] { $number }. oyun, skor { $score }, { $roll }. zardan önce
       *[no] { $number }. oyun, skor { $score }, { $roll }. zar
    }
# en: 47ac
analysis-where-roll =
    { $is_before ->
        [yes] { $roll }. zardan önce
       *[no] { $roll }. zar
    }
# en: 5414
analysis-place = karar { $place } / { $of }, en kötüsü önce
# en: f6b8
analysis-latest-import = En son içe aktardığın maç
# en: c578
analysis-files = `{ $file }`, gammonview için analiz dosyasıdır. `{ $link }` içindeki bağlantı onu başka bir site olan gammonview.com’da gösterir; maçın tamamı bağlantının içindedir.
# en: 120f
analysis-files-of-bets = `{ $file }` içinde her karşılaşma için gammonview’e uygun bir analiz (kendi küpüyle iki kişilik bir maç olarak) ve onu başka bir site olan gammonview.com’da gösteren bir bağlantı var; her bağlantı karşılaşmanın tamamını içerir.
# en: 39c3
analysis-everybody = İkisi
# en: 05a6
analysis-begun = Analiz sürüyor.
# en: f88e
analysis-later =
    { $depth ->
        [quick] Bu her zamankinden uzun sürüyor. Analiz bitince haber veririm.
       *[deep] Derin analiz birkaç dakika sürer. Bitince haber veririm.
    }
# en: b413
analysis-notice = Analizin hazır: { $table }.
# en: c289
analysis-notice-failed = Analiz yapılamadı: { $table }.
# en: 66f6
analysis-none = Bu analizi bulamıyorum. `/analyse` ile yenisini yap.
# en: fc14
analysis-failed =
    { $why ->
        [missing] Analizler için bgsage ve gammonview paketleri gerekir; burada kurulu değiller.
        [too-long] Analiz çok uzun sürdü, durdurdum.
        [unreadable] Maç sonuna kadar takip edilemiyor.
       *[broken] Analiz başarısız oldu. Lütfen yeniden dene.
    }
# en: d44e
analysis-too-many = Zaten { $number } analiz bekliyorsun. Biri bitince yeniden iste.
# en: fb30
analysis-too-many-here = Bu sunucu zaten { $number } analiz bekliyor. Sonra yeniden iste.
# en: 2fdf
analysis-nothing = Bu pozisyonda verilecek bir karar yok.
