### Hvordan partier, kampe og sessioner endte.

# en: fd5b
result-headline =
    { $winner } vinder { $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] enkelt
    }: { $points } point
# en: 9287
result-headline-match = { $winner } vinder kampen

# en: 93b3
result-win =
    { $winner } vinder { $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] enkelt
    }{ $cube ->
        [1] { "" }
       *[other] { " " }med cuben på { $cube }
    }: { $points } point.
# en: 8918
result-win-rest =
    { $points ->
        [one] { $winner } vinder kampens sidste point.
       *[other] { $winner } vinder kampens sidste { $points } point.
    }

# en: b7f8
result-game = Parti { $number }: { $story }
# en: e290
result-match = { $winner } vinder kampen { $won }-{ $lost }.
# en: 5425
result-match-against = { $winner } vinder kampen mod { $loser } { $won }-{ $lost }.
# en: 96d4
result-session =
    { $games ->
        [one] Sessionen er slut efter 1 parti.
       *[other] Sessionen er slut efter { $games } partier.
    }

## Stillingen

# en: c582
result-even = lige
# en: a0c4
result-lead = { $leader } fører med { $points } point
# en: cd73
result-lead-staked = { $leader } fører med { $points } point ({ $money } ved indsats { $stake })
# en: 94ea
result-scores = { $white } { $white_score }, { $black } { $black_score }
# en: 9fb4
result-standing = { $standing }.
# en: e33b
result-standing-even = Sessionen står lige.

# en: ae72
result-each-game = Parti for parti, { $white } først: { $scores }
# en: 4d1e
result-last-games = De sidste { $listed } af { $games } partier, { $white } først: { $scores }
# en: e061
result-score =
    { $kind ->
        [gammon] { $white }-{ $black } gammon
        [backgammon] { $white }-{ $black } backgammon
       *[single] { $white }-{ $black }
    }

# en: b700
result-erased =
    { $is_in_play ->
        [yes] En spiller har slettet sine data: Partiet slutter her uden resultat.
       *[no] En spiller har slettet sine data, så det slutter her.
    }

## Hvorfor

# en: 75bc
result-passed = { $loser } droppede.
# en: 96a4
result-resigned = { $loser } opgav.
# en: 04df
result-settled = Spillerne indgik forlig.
# en: d6a3
result-forfeited = { $loser } tabte på walkover.
# en: 3cad
result-time-twice = { $loser } tabte to partier i træk på tid og taber dermed kampen.
# en: 7437
result-time =
    { $kind ->
        [gammon] Tiden udløb for { $loser }, og gammon kunne ikke længere reddes.
        [backgammon] Tiden udløb for { $loser }, og backgammon kunne ikke længere reddes.
       *[single] Tiden udløb for { $loser }.
    }
# en: f838
result-borne-off =
    { $checkers ->
        [one] { $loser } havde taget 1 brik af.
       *[other] { $loser } havde taget { $checkers } brikker af.
    }
# en: a024
result-none-off = { $loser } havde ikke taget nogen brikker af.
# en: 04b4
result-jacoby = { $loser } havde ikke taget nogen brikker af, men gammon tæller først, når cuben er vendt (Jacoby-reglen).
# en: 5d86
result-on-bar = { $loser } havde ikke taget nogen brikker af og havde en brik på baren.
# en: 3f4f
result-in-home = { $loser } havde ikke taget nogen brikker af og havde en brik i vinderens indre hjemland.
# en: ada6
result-backgammon = { $loser } havde ikke taget nogen brikker af og havde en brik på baren eller i vinderens indre hjemland.
