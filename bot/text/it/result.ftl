### Come finiscono partite, match e sessioni. “Partita” è una sola partita; l’insieme è il match o la sessione.

# Sopra l’immagine.
# en: fd5b
result-headline =
    { $winner } vince { $kind ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] una partita singola
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
# en: 9287
result-headline-match = { $winner } vince il match

# Una frase, dopo la quale un’altra può dire perché.
# en: 93b3
result-win =
    { $winner } vince { $kind ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] una partita singola
    }{ $cube ->
        [1] { "" }
       *[other] { " " }con il cubo a { $cube }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
# en: 8918
result-win-rest =
    { $points ->
        [one] { $winner } vince l’ultimo punto del match.
       *[other] { $winner } vince gli ultimi { $points } punti del match.
    }

# en: b7f8
result-game = Partita { $number }: { $story }
# en: e290
result-match = { $winner } vince il match { $won }-{ $lost }.
# en: 5425
result-match-against = { $winner } vince il match { $won }-{ $lost } contro { $loser }.
# en: 96d4
result-session =
    { $games ->
        [one] La sessione è finita dopo 1 partita.
       *[other] La sessione è finita dopo { $games } partite.
    }

## Il punteggio: parte di una riga con punti, o dopo i due punti.

# en: c582
result-even = parità
# en: a0c4
result-lead =
    { $points ->
        [one] { $leader } conduce di 1 punto
       *[other] { $leader } conduce di { $points } punti
    }
# en: cd73
result-lead-staked =
    { $points ->
        [one] { $leader } conduce di 1 punto ({ $money } con posta { $stake })
       *[other] { $leader } conduce di { $points } punti ({ $money } con posta { $stake })
    }
# en: 94ea
result-scores = { $white } { $white_score }, { $black } { $black_score }
# en: 9fb4
result-standing = { $standing }.
# en: e33b
result-standing-even = La sessione è in parità.

# en: ae72
result-each-game = Partita per partita, prima { $white }: { $scores }
# en: 4d1e
result-last-games = Ultime { $listed } di { $games } partite, prima { $white }: { $scores }
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
        [yes] Una delle parti ha cancellato i propri dati: la partita finisce qui, senza risultato.
       *[no] Una delle parti ha cancellato i propri dati, quindi si finisce qui.
    }

## Perché: una frase dopo result-win.

# en: 75bc
result-passed = { $loser } passa.
# en: 96a4
result-resigned = { $loser } abbandona.
# en: 04df
result-settled = Le parti si sono accordate.
# en: d6a3
result-forfeited = { $loser } perde per rinuncia.
# en: 3cad
result-time-twice = Tempo scaduto per { $loser } in due partite di fila: il match è perso.
# en: 7437
result-time =
    { $kind ->
        [gammon] Tempo scaduto per { $loser }: il gammon non si poteva più salvare.
        [backgammon] Tempo scaduto per { $loser }: il backgammon non si poteva più salvare.
       *[single] Tempo scaduto per { $loser }.
    }
# en: f838
result-borne-off =
    { $checkers ->
        [one] { $loser } aveva levato 1 pedina.
       *[other] { $loser } aveva levato { $checkers } pedine.
    }
# en: a024
result-none-off = { $loser } non aveva levato nessuna pedina.
# en: 04b4
result-jacoby = { $loser } non aveva levato nessuna pedina, ma senza raddoppio i gammon non contano (regola di Jacoby).
# en: 5d86
result-on-bar = { $loser } non aveva levato nessuna pedina e ne aveva una sul bar.
# en: 3f4f
result-in-home = { $loser } non aveva levato nessuna pedina e ne aveva una nel settore interno di chi ha vinto.
# en: ada6
result-backgammon = { $loser } non aveva levato nessuna pedina e ne aveva una sul bar o nel settore interno di chi ha vinto.
