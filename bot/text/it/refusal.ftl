### Perché un tavolo rifiuta ciò che un comando o un pulsante chiede, e che cosa fare invece.

# en: e2f3
refusal-stale = Quel tavoliere non è più quello attuale.

## Sfide.

# en: 2cfa
refusal-self-challenge = Non puoi giocare contro di te. Sfida qualcun altro, o lascia vuoto il nome: così chiunque può accettare.
# en: 9821
refusal-bot-challenge = Gli altri bot qui non giocano. Sfida me o una persona, o lascia vuoto il nome: così chiunque può accettare.
# en: c0a4
refusal-too-many-challenges = Hai { $number } sfide aperte. Prima ritirane una: le elenca `/turns`.
# en: 1a88
refusal-too-many-challenges-to =
    Hai { $number } sfide aperte con { $opponent }. Prima ritirane una: le elenca `/turns`.
# en: 2733
refusal-nobody-accepted = La partita inizia quando qualcuno accetta la sfida.
# en: 37e1
refusal-accept-first =
    { $is_counter ->
        [yes] La partita inizia quando accetti la controproposta.
       *[no] La partita inizia quando accetti la sfida.
    }
# en: 4ff0
refusal-not-accepted =
    { $is_counter ->
        [yes] La partita inizia quando { $player } accetta la controproposta.
       *[no] La partita inizia quando { $player } accetta la sfida.
    }
# en: 15bb
refusal-challenge-over = Quella sfida è già stata accettata.
# en: a442
refusal-your-open-challenge = La sfida è tua: chiunque altro può accettarla, e tu puoi ritirarla.
# en: 10b3
refusal-open-challenge = La sfida è di { $offerer }: tu puoi accettarla, e solo { $offerer } può ritirarla.
# en: 253e
refusal-your-offer =
    { $is_counter ->
        [yes] La controproposta è tua: { $player } può rispondere, e tu puoi ritirarla.
       *[no] La sfida è tua: { $player } può rispondere, e tu puoi ritirarla.
    }
# en: cb69
refusal-offer-to-you =
    { $is_counter ->
        [yes] La controproposta è di { $offerer }: tu puoi rispondere, e solo { $offerer } può ritirarla.
       *[no] { $offerer } ti ha lanciato una sfida: tu puoi rispondere, e solo { $offerer } può ritirarla.
    }
# en: 6b83
refusal-offer =
    { $is_counter ->
        [yes] { $offerer } ha fatto una controproposta; solo { $player } può rispondere.
       *[no] { $offerer } ha sfidato { $player }; solo { $player } può rispondere.
    }
# en: 07d7
refusal-same-sheet = È l’offerta attuale: accettala, o proponi altro.
# **Ritira la sfida**: il pulsante sotto una sfida.
# en: 5ac6
refusal-challenged-already =
    Hai già lanciato questa sfida a { $opponent }. Aspetta la risposta, o premi **Ritira la sfida** sotto la sfida.
# en: 870d
refusal-challenged-them-already =
    Hai già lanciato questa sfida. Aspetta la risposta, o premi **Ritira la sfida** sotto la sfida.
# en: df1d
refusal-challenged-directly = Ho mandato la tua sfida a { $opponent } e a te con un messaggio diretto.
# en: 7e82
refusal-challenged-directly-unnamed = Ho mandato la tua sfida all’altra parte e a te con un messaggio diretto.
# en: 5e96
refusal-opponent-gone = L’altra parte se n’è andata e non può continuare. Sfida qualcun altro con `/challenge`.

## Un canale ha un tavolo alla volta.

# en: 64ff
refusal-channel-taken = Il tavolo di questo canale è occupato: { $title }. Scrivi `/challenge` per aprire un thread per il tuo.
# en: d898
refusal-channel-taken-for-chouette =
    Il tavolo di questo canale è occupato: { $title }. Gioca in un altro canale o in un thread.
# en: 62ad
refusal-channel-reused = Adesso qui si gioca { $taken }, quindi la chouette resta chiusa. Aprine un’altra con `/chouette start`.
# en: c9a3
refusal-channel-yours =
    { $is_between_games ->
        [yes] Hai già un tavolo qui: { $title }. Termina la sessione con `/end`, o scrivi `/challenge` per aprire un thread per un altro.
       *[no] Hai già un tavolo qui: { $title }. Finisci la partita, o scrivi `/challenge` per aprire un thread per un altro.
    }

## Un tavolo a due.

# en: 274a
refusal-two-play-here = Il tavolo di questo canale è occupato da una partita a due. Apri una chouette altrove con `/chouette start`.
# en: bd76
refusal-not-playing = A questo tavolo giocano solo { $players }. Per guardare scrivi `/board`.
# **Prossima partita**, **Termina**, **Rivincita**: pulsanti sotto il tavoliere.
# en: f763
refusal-between-games = Premi **Prossima partita** o **Termina**, oppure scrivi `/next` o `/end`.
# en: 13ec
refusal-start-another = Inizia un’altra partita con `/challenge`.
# en: 9571
refusal-rematch = Premi **Rivincita** o scrivi `/next`, oppure inizia un’altra partita con `/challenge`.
# en: 1db6
refusal-match-goes-on = Un match si gioca fino in fondo, e la prossima partita inizia da sola.
# en: cfe9
refusal-session-goes-on = Prima finisci questa partita; poi inizia la prossima o termina la sessione.
# en: b48e
refusal-not-begun =
    Il tavolo #{ $table } è ancora una sfida aperta. `/history` elenca le partite giocate.
# en: 0a5d
refusal-one-game = Il tavolo #{ $table } ha una sola partita: non scrivere il numero della partita.
# en: 024d
refusal-games = Il tavolo #{ $table } ha { $games } partite: scegline una da 1 a { $games }.
# en: 22dd
refusal-words-later = Per aggiungere ancora parole ai dadi, inizia un’altra partita con `/challenge`.
# en: eaa4
refusal-words-too-late =
    Troppo tardi: l’ultima partita è iniziata. Per aggiungere ancora parole ai dadi, iniziane un’altra con `/challenge`.
# en: 14f6
refusal-resign-later = Puoi abbandonare quando tocca a te.

## Il ritiro dell’ultima mossa o dell’ultimo raddoppio.

# en: c9cb
refusal-no-takeback = Puoi ritirare solo la tua ultima mossa o il tuo ultimo raddoppio.
# en: 5ac0
refusal-opponent-acted = Troppo tardi: { $opponent } ha già agito.
# en: 027c
refusal-dice-thrown = Troppo tardi: nel frattempo i dadi sono stati tirati.
# en: 2d8f
refusal-game-ended = Troppo tardi: la partita è finita.
# en: 32db
refusal-next-game-begun = Troppo tardi: è iniziata la partita { $number }.
# en: 35b4
refusal-takeback-asked =
    { $is_refused ->
        [yes] Hai già chiesto questo ritiro, ed è stato rifiutato: continua a giocare.
       *[no] Hai già chiesto questo ritiro: aspetta la risposta, o continua a giocare.
    }
# en: c021
refusal-no-takeback-to-answer = Potrai rispondere quando { $opponent } chiederà un ritiro.

## L’orologio.

# en: 8bc3
refusal-no-clock = Questo tavolo non ha orologio: prenditi tutto il tempo che vuoi.
# en: 6b44
refusal-no-autopilot = Giochi già per conto tuo.
# en: 2fa3
refusal-nobodys-time = In questo momento non corre il tempo di nessuno.
# en: cb8e
refusal-own-time =
    Corre il tuo tempo: scadenza { $due } ({ $soon }). Chiedine altro con `/clock ask`; solo { $opponent } può concederlo, o reclamare la partita.
# en: 8a5f
refusal-their-time =
    Corre il tempo di { $opponent }: scadenza { $due } ({ $soon }). Puoi concederne altro con `/clock more`.
# en: 6379
refusal-too-early = Scadenza per { $opponent }: { $due } ({ $soon }). Dopo puoi reclamare la partita.
# en: 95f8
refusal-time-asked =
    In questo turno hai già chiesto più tempo. La tua scadenza: { $due } ({ $soon }).
# en: 481e
refusal-time-rests =
    { $is_own ->
        [yes] Tocca a te, ma il tempo non scorre finché la partita non può continuare.
       *[no] Tocca a { $opponent }, ma il tempo non scorre finché la partita non può continuare.
    }
# en: b948
refusal-time-asked-rests = In questo turno hai già chiesto più tempo. Il tempo non scorre finché la partita non può continuare.

## Una chouette.

# en: 4710
refusal-chouette-here = `/{ $command }` è per le partite a due, e questa è una chouette.
# en: 7e82
refusal-chouette-here-button = È per le partite a due, e questa è una chouette.
# **Prossima partita**, **Il mio posto**: pulsanti sotto il tavoliere.
# en: 8075
refusal-chouette-instead =
    { $command ->
        [challenge] Sfida in un altro canale, o partecipa alla chouette con `/chouette join`.
        [resign] Concedi una scommessa con `/chouette concede`.
        [end] Chi ha aperto la chouette la chiude con `/chouette close`.
        [next] Il box, o chi ha aperto la chouette, preme **Prossima partita**.
        [rematch] La prossima partita inizia da sola, o quando il box preme **Prossima partita**.
        [orders] Lascia istruzioni sotto **Il mio posto**.
        [clock] Il tempo per ogni decisione sta nella scheda delle regole.
        [takeback] Le mosse sono definitive; raddoppi e risposte si possono cambiare finché non sono scoperti.
       *[other] Scrivi `/chouette` per vedere i suoi comandi.
    }
# en: d3ae
refusal-too-many-lobbies = Hai { $number } chouette non ancora iniziate. Prima iniziane o chiudine una: le elenca `/turns`.
# en: d065
refusal-chouette-not-begun = Di questa chouette non è stata ancora giocata nessuna partita.
# en: 563b
refusal-no-ledger = Su questo server non ci sono ancora conti di chouette. Aprine una con `/chouette start`.
# en: e3fd
refusal-chouette-too-late = Questa chouette non ha altre partite. Aprine un’altra con `/chouette start`.
# en: ebb8
refusal-chouette-games =
    { $games ->
        [0] Questa chouette non è iniziata: non scrivere il numero della partita.
        [1] Questa chouette ha una sola partita: non scrivere il numero della partita.
       *[other] Questa chouette ha { $games } partite: scegline una da 1 a { $games }.
    }
