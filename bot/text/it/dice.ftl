### Dadi verificabili: l’impegno, le parole di chi gioca, e quanto i dadi sembrano equi.

# Su ogni tavoliere.
# en: 0e48
dice-promise = Dadi { $fingerprint }
# en: 2fc3
dice-promise-game = Dadi { $game }: { $fingerprint }

## Sotto Regole.

# en: 62e5
dice-commitment-of-game = -# Dadi della partita { $game }: `{ $commitment }`
# en: ba8b
dice-what-for = -# `/dice words` aggiunge parole tue ai dadi. Dopo la partita, `/dice show` rivela il segreto, così puoi verificare ogni lancio. Il tavoliere mostra fin dall’inizio le prime 20 cifre della riga qui sopra.

## I dadi di una partita, e la prova.

# en: a030
dice-heading = ### Dadi di #{ $table } · { $who }
# en: f58e
dice-coming = **Partita { $game }**: non è iniziata, puoi ancora aggiungere parole ai suoi dadi.
# en: 315b
dice-in-play =
    { $rolls ->
        [one] **Partita { $game }**: in corso, finora 1 lancio. Il segreto si vede quando è finita.
       *[other] **Partita { $game }**: in corso, finora { $rolls } lanci. Il segreto si vede quando è finita.
    }
# en: 5959
dice-over =
    { $rolls ->
        [one] **Partita { $game }**: finita, 1 lancio, tratto da questo segreto e da queste parole.
       *[other] **Partita { $game }**: finita, { $rolls } lanci, tutti tratti da questo segreto e da queste parole.
    }
# en: d4d1
dice-never-ended =
    { $rolls ->
        [one] **Partita { $game }**: mai finita, 1 lancio. Il segreto resta segreto.
       *[other] **Partita { $game }**: mai finita, { $rolls } lanci. Il segreto resta segreto.
    }
# en: 0511
dice-commitment = -# Impegno `{ $commitment }`
# en: 0e61
dice-secret = -# Segreto `{ $secret }`
# en: 9887
dice-words-of-nobody = Nessuno ha ancora aggiunto parole. Aggiungi o cambia le tue con `/dice words`.
# en: 0cc6
dice-words-so-far = Parole già aggiunte da { $players }. Aggiungi o cambia le tue con `/dice words`.
# en: cd57
dice-words-of = Parole di { $player }: “{ $words }”
# en: d58a
dice-words-erased = Le parole di { $player } sono state cancellate; il loro SHA-256 è `{ $digest }`.
# en: 3268
dice-words-none = { $player } non ha aggiunto parole: al loro posto è stato usato l’impegno.
# en: b95e
dice-how-to-check = In allegato: la prova e un breve programma che la verifica. Confronta l’impegno e le tue parole con quelli di prima del primo lancio; poi esegui `python { $checker } { $proof }`, o `barpoint verify-dice { $proof }` dove questo bot è installato.
# en: 32b8
dice-earlier-game = -# Per verificare la partita 1 scrivi `/dice show game:1`.
# en: e843
dice-earlier-games = -# Per verificare una partita da 1 a { $last } scrivi il numero: `/dice show game:{ $last }`.
# en: fada
dice-not-verifiable = Questo tavolo è iniziato quando i dadi non si potevano ancora verificare: i lanci sono casuali, ma non c’è prova. La tua prossima `/challenge` ne avrà una.
# en: 97f2
dice-game-not-over = Quella partita è ancora in corso. Il segreto si vede quando è finita.

## Le parole di chi gioca.

# en: 1c90
dice-words-given = Le tue parole per la partita { $game }: “{ $words }”. Contano in ogni lancio; puoi cambiarle finché la partita non inizia.
# en: b56b
dice-words-of-next-game = La partita in corso continua senza queste parole.
# en: 0dc9
dice-words-too-long = Le parole per i dadi possono avere al massimo { $limit } caratteri. Accorcia le tue.

## I dadi di un server.

# en: 3ba0
dice-none-rolled = Su questo server nessuno ha ancora tirato i dadi. Inizia con `/challenge`.
# en: 4fcc
dice-totals-heading = ### I dadi di questo server
# en: a216
dice-totals =
    { $rolls ->
        [one] 1 lancio, doppi: { $doubles } ({ $share }%). Valore atteso per ogni faccia, e per i doppi: 16,7%.
       *[other] { $amount } lanci, doppi: { $doubles } ({ $share }%). Valore atteso per ogni faccia, e per i doppi: 16,7%.
    }
# Sopra tre colonne di numeri: poche lettere.
# en: 2ca5
dice-column-face = faccia
# en: 682d
dice-column-times = volte
# en: 0cf9
dice-column-share = quota
# en: e64a
dice-share = { $share }%
# en: fb83
dice-too-few-rolls = Per giudicare i dadi servono almeno { $rolls } lanci.
# en: 228e
dice-six-faces = **Sei facce**: χ² è { $chi_squared } con 5 gradi di libertà. Dadi equi sono almeno così irregolari in { $chance } campioni.
# en: 1008
dice-21-rolls = **21 lanci**: χ² è { $chi_squared } con 20 gradi di libertà. Dadi equi sono almeno così irregolari in { $chance } campioni.
# en: 08b3
dice-chance = { $times } su { $samples }
# en: 1533
dice-chance-nearly = quasi { $samples } su { $samples }
# en: 1645
dice-chance-below = meno di 1 su { $samples }
# en: 33a7
dice-totals-hint = -# Anche i dadi equi sono irregolari per caso: 1 controllo su 20 trova 5 campioni su 100 o meno. Sospetta dei dadi solo se i campioni restano molti meno di 5 man mano che i lanci aumentano.
