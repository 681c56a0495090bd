### Sfide: chi sfida chi, offerte e controproposte, e come finiscono.

# en: 69e8
challenge-title =
    { $is_to_all ->
        [yes] { $challenger } sfida chiunque
       *[no] { $challenger } sfida { $opponent }
    }
# en: 1e27
challenge-title-rematch = { $challenger } vuole la rivincita
# en: 0e64
challenge-offered = { $challenge }: { $terms }
# en: a78f
challenge-accepted = { $player } accetta. { $terms }
# en: ba63
challenge-asked =
    { $offered ->
        [counter] { $player }, accetti la controproposta di { $offerer }?
        [rematch] { $player }, accetti la rivincita con { $offerer }?
       *[challenge] { $player }, accetti la sfida di { $offerer }?
    }
# en: bf89
challenge-asked-all = Chiunque qui può accettare.
# en: 5d5a
challenge-posted =
    { $offered ->
        [counter] Controproposta pubblicata.
        [rematch] Rivincita proposta.
       *[challenge] Sfida pubblicata.
    }
# en: 761d
challenge-rated =
    { $counts ->
        [match] Match valido per il rating
        [games] Ogni partita vale per il rating
       *[start] Non vale per il rating: partenza insolita
    }
# en: fbc5
challenge-unrated = Non vale per il rating
# en: 80a9
challenge-rated-from = Non vale per il rating: qui contano i match a { $least } punti o più

## Perché non se n’è fatto nulla.

# en: 0af7
challenge-declined =
    { $is_rematch ->
        [yes] { $opponent } ha rifiutato la rivincita con { $challenger }.
       *[no] { $opponent } ha rifiutato la sfida di { $challenger }.
    }
# en: a164
challenge-declined-counter = { $challenger } ha rifiutato la controproposta di { $opponent }.
# en: c54a
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player } ha ritirato la richiesta di rivincita.
       *[no] { $player } ha ritirato la sfida.
    }
# en: b7c6
challenge-expired =
    { $is_rematch ->
        [yes] La richiesta di rivincita è scaduta: { $player } non ha risposto entro { $days } giorni.
       *[no] La sfida è scaduta: { $player } non ha risposto entro { $days } giorni. Lanciane un’altra con `/challenge`.
    }
# en: 52c3
challenge-expired-all =
    La sfida è scaduta: nessuno ha accettato entro { $days } giorni. Lanciane un’altra con `/challenge`.

## Controproposte.

# en: dbc6
challenge-proposes = { $offerer } propone:
# en: f7ae
challenge-stands-again = { $player } ha ritirato la controproposta; vale di nuovo l’offerta di { $offerer }.
# en: 7d0e
challenge-changed = Modifiche: { $changes }
# en: 67da
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer } ha fatto una nuova offerta: rispondi al messaggio più recente.
       *[no] { $offerer } ha fatto una nuova offerta: vedi il messaggio più recente.
    }
# en: cc0a
challenge-overtaken-by-you = Hai fatto una nuova offerta: vedi il messaggio più recente.

## Proporre modifiche, passo per passo.

# **Invia l’offerta**: seat-propose, il pulsante che le invia.
# en: d849
challenge-editor-hint = Ogni pulsante cambia una cosa. Nessuno vede le modifiche finché non premi **Invia l’offerta**.
# en: 8017
challenge-editor-closed = Nessuna modifica.
# en: 1429
challenge-edit-match = Gioca un match
# en: c994
challenge-edit-session = Gioca una partita libera
# en: 2efa
challenge-edit-length = A { $length }
