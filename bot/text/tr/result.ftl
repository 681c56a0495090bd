### Oyunlar, maçlar ve oturumlar nasıl bitti.
### $winner, $loser, $leader: oyuncular. $kind: tek oyun, mars ya da katmerli mars. Adlara ek getirilmez.

# Resmin üstünde.
# en: fd5b
result-headline =
    { $winner } { $kind ->
        [gammon] marsla kazandı
        [backgammon] katmerli marsla kazandı
       *[single] kazandı
    }: { $points } puan
# en: 9287
result-headline-match = { $winner } maçı kazandı

# en: 93b3
result-win =
    { $winner } { $kind ->
        [gammon] marsla kazandı
        [backgammon] katmerli marsla kazandı
       *[single] oyunu kazandı
    }: { $points } puan{ $cube ->
        [1] { "" }
       *[other] { " " }(küp: { $cube })
    }.
# en: 8918
result-win-rest =
    { $points ->
        [1] Maçın son puanını { $winner } kazandı.
       *[other] Maçın son { $points } puanını { $winner } kazandı.
    }

# en: b7f8
result-game = { $number }. oyun: { $story }
# en: e290
result-match = Maçı { $winner } kazandı: { $won }-{ $lost }.
# en: 5425
result-match-against = { $winner }, { $loser } karşısında maçı kazandı: { $won }-{ $lost }.
# en: 96d4
result-session = Oturum bitti: { $games } oyun.

## Durum: noktalı bir satırın parçası, ya da iki noktadan sonra.

# en: c582
result-even = berabere
# en: a0c4
result-lead = { $leader } { $points } puan önde
# en: cd73
result-lead-staked = { $leader } { $points } puan önde (değeri { $money }, puan değeri { $stake })
# en: 94ea
result-scores = { $white } { $white_score }, { $black } { $black_score }
# en: 9fb4
result-standing = { $standing }.
# en: e33b
result-standing-even = Oturum berabere.

# en: ae72
result-each-game = Oyun oyun, önce { $white }: { $scores }
# en: 4d1e
result-last-games = { $games } oyunun son { $listed } tanesi, önce { $white }: { $scores }
# en: e061
result-score =
    { $kind ->
        [gammon] { $white }-{ $black } mars
        [backgammon] { $white }-{ $black } katmerli mars
       *[single] { $white }-{ $black }
    }

# en: b700
result-erased =
    { $is_in_play ->
        [yes] Bir oyuncu verilerini sildirdi: oyun burada sonuçsuz bitiyor.
       *[no] Bir oyuncu verilerini sildirdi; bu yüzden burada bitiyor.
    }

## Neden: result-win’den sonra bir cümle.

# en: 75bc
result-passed = { $loser } pas geçti.
# en: 96a4
result-resigned = { $loser } pes etti.
# en: 04df
result-settled = Oyuncular anlaştı.
# en: d6a3
result-forfeited = { $loser } hükmen yenildi.
# en: 3cad
result-time-twice = { $loser } art arda iki oyunda süreyi aştı ve maçı kaybetti.
# en: 7437
result-time =
    { $kind ->
        [gammon] { $loser } süreyi aştı, marstan artık kurtulamazdı.
        [backgammon] { $loser } süreyi aştı, katmerli marstan artık kurtulamazdı.
       *[single] { $loser } süreyi aştı.
    }
# en: f838
result-borne-off = { $loser } { $checkers } pul toplamıştı.
# en: a024
result-none-off = { $loser } hiç pul toplayamamıştı.
# en: 04b4
result-jacoby = { $loser } hiç pul toplayamamıştı, ama mars ancak vido çekilmişse sayılır (Jacoby kuralı).
# en: 5d86
result-on-bar = { $loser } hiç pul toplayamamıştı, barda da pulu vardı.
# en: 3f4f
result-in-home = { $loser } hiç pul toplayamamıştı, kazananın iç sahasında da pulu vardı.
# en: ada6
result-backgammon = { $loser } hiç pul toplayamamıştı, barda ya da kazananın iç sahasında da pulu vardı.
