### Consigli al capitano di una chouette: chi può darne, il thread privato della squadra, e le mosse suggerite.

## Chi può consigliare

# en: 5423
advice-refused =
    { $reason ->
        [no-game] Nessuna partita è in corso: suggerisci una mossa nella prossima.
        [box] Giochi contro la squadra: il capitano lo consigliano i suoi membri.
        [out] Sei fuori da questa partita: consiglia il capitano solo chi è ancora in gioco.
        [gone] In questa partita altri agiscono per te: potrai consigliare nella prossima.
        [captain] Per la squadra decidi tu: gioca come ti sembra meglio.
        [bot] Il bot non consiglia nessuno e, da capitano, decide da solo.
        [none] A questo tavolo non ci si consulta: il capitano decide da sé.
       *[cube] A questo tavolo puoi consigliare il capitano quando il tuo cubo è stato girato e accettato.
    }
# en: 8f70
advice-refused-single-cube = A questo tavolo la squadra può consigliare il capitano quando il cubo è stato girato e accettato.
# en: 946b
advice-no-roll = La squadra non ha un lancio da giocare.
# en: 31d8
advice-played-since = La squadra ha già giocato quel lancio.

## Il thread privato della squadra

# en: c0ac
advice-thread-name = Chouette { $table }: la squadra nella partita { $game }
# en: d170
advice-captain = Il capitano è { $captain } e ha l’ultima parola.
# en: f78e
advice-captain-now = Adesso il capitano è { $captain } e ha l’ultima parola.
# en: 33c2
advice-crew =
    { $count ->
        [one] { $players } può consigliare qui o con `/chouette suggest`.
       *[other] { $players } possono consigliare qui o con `/chouette suggest`.
    }
# en: 2bde
advice-added =
    { $count ->
        [one] Adesso { $players } può consigliare.
       *[other] Adesso { $players } possono consigliare.
    }
# en: 0544
advice-removed =
    { $count ->
        [one] { $players } non consiglia più.
       *[other] { $players } non consigliano più.
    }
# en: a954
advice-closed = La partita { $game } è finita; questo thread è chiuso.
# en: e63f
advice-board = Il tavoliere è in { $channel }.
# en: 421f
advice-thread = La squadra parla in { $thread }.
# en: b719
advice-permissions = Per il thread privato della squadra mi serve: { $permissions }.
# en: 9f20
advice-no-thread = Qui non posso creare un thread privato: manda una mossa al capitano con `/chouette suggest`.
# en: 5d64
advice-no-thread-lacking = Qui non posso creare un thread privato, mi manca: { $permissions }. Manda una mossa al capitano con `/chouette suggest`.
# **Gestisci thread**: un permesso, come lo chiama Discord.
# en: 2214
advice-who-reads = Chi ha **Gestisci thread** in questo canale può leggere questo thread anche senza invito.
# en: e788
advice-who-should-not =
    { $count ->
        [one] { $players } può, e non dovrebbe: per favore, non guardare.
       *[other] { $players } possono, e non dovrebbero: per favore, non guardate.
    }

## Mosse suggerite

# en: 65b7
advice-headline = { $player } suggerisce { $moves }
# en: 6e5b
advice-headline-no-play = { $player } suggerisce: nessuna mossa
# en: 8ebc
advice-heading = **Suggerimenti per { $roll }**
# en: fc7d
advice-none-yet = Ancora nessun suggerimento: premi **Costruisci la mossa** per darne uno.
# en: da7f
advice-suggested = { $player }: { $roll } { $moves }
# en: 6562
advice-suggested-no-play = { $player }: { $roll } nessuna mossa
# en: 8a11
advice-votes =
    { $votes ->
        [one] 1 voto ({ $players })
       *[other] { $votes } voti ({ $players })
    }
# en: 5c55
advice-played = giocata
# **Il mio posto** è un pulsante.
# en: 849a
advice-captain-closed = Non posso scrivere al capitano, che trova il tuo suggerimento sotto **Il mio posto**.

## Pulsanti

# en: b442
advice-build = Costruisci la mossa
# en: 5603
advice-support = Votala
# en: 3dcb
advice-adopt = Gioca questa
