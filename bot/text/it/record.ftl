### Registrazioni di match: storico, replay, esportazioni e importazioni.

## Lo storico.

# en: 36ec
record-yours = Le tue partite
# en: e711
record-yours-with = Le tue partite con { $other }
# en: 6649
record-yours-with-here = Le tue partite con { $other } su questo server
# en: fb17
record-of-server = Partite su questo server
# en: 21ee
record-page = pagina { $page }
# en: 0a1b
record-newer = ◀ Più recenti
# en: c2de
record-older = Più vecchie ▶
# en: 64f7
record-hint = `/replay table:#{ $table }` rivede ogni mossa, `/export table:#{ $table }` salva i file.
# en: 0a86
record-none-older = Non ci sono partite più vecchie.
# en: 2871
record-none = Non hai ancora giocato. Inizia con `/challenge`.
# en: 89f9
record-none-here = Su questo server non si è ancora giocato. Inizia con `/challenge`.
# en: 4f30
record-none-with = Non avete ancora giocato insieme. Inizia con `/challenge`.
# en: 3c8e
record-none-with-here = Su questo server non avete ancora giocato insieme. Inizia con `/challenge`.
# en: 191a
record-no-table = Non trovo quel tavolo. `/history` elenca quelli che puoi guardare.
# en: 00f9
record-no-frame = Il replay non può andare lì. Riaprilo con `/replay`, o usa di nuovo `/import` con il file.

## Esportazioni.

# en: 7774
record-left-out = Manca in { $files }: { $what }.
# en: 2d41
record-omission =
    { $what ->
        [automatic-doubles] i raddoppi automatici
        [jacoby] il gioco senza Jacoby (scrivi `set jacoby off` in GNU Backgammon)
        [start] la posizione di partenza
        [gammons] i gammon con meno di 15 pedine per parte
        [stake] la posta
        [forced-roll] una mossa obbligata non giocata
        [refused-resignations] gli abbandoni rifiutati
        [settlements] gli accordi che non sono un valore del cubo
        [fees] i pagamenti per cubi extra
        [partners] ciò che ha vinto o perso il compagno del box
       *[illegal-plays] le mosse illegali e ciò che segue
    }

## Importazioni.

# en: 8331
record-read = Leggo i match esportati da Galaxy, Studio, GNU Backgammon e altri: `.mat`, `.sgf`, `.ogxm`, `.xg`, `.bgf`, e i `.txt` di Galaxy e Studio.
# en: 5905
record-unreadable = Non riesco a leggere quel file.
# en: a04f
record-too-large = Quel file è troppo grande. Il limite è { $limit } KB; anche ai match lunghi bastano 20 KB.
# en: 0718
record-empty = Quel file è vuoto.
# en: 1403
record-not-fetched = Discord non mi ha dato il file. Mandalo di nuovo, per favore.
# en: e7ee
record-no-import = Tengo solo le tue importazioni più recenti. Usa di nuovo `/import` con il file.
# en: e3f5
record-at-work = Sto ancora lavorando al tuo ultimo file. Chiedi di nuovo quando ho finito.
# en: 73ae
record-too-much-work = Ci voleva troppo tempo, quindi ho smesso. Prova con un file più corto, o un formato alla volta.
# en: 9b84
record-film-too-long = Qui un filmato di questa partita sarebbe troppo grande per Discord. **Guarda** mostra ogni mossa.
# en: f4c3
record-nothing-played = Non è ancora stata giocata nessuna mossa. **Guarda** funziona dopo la prima.

## Ciò che è strano in un’importazione.

# en: 00da
record-found-illegal =
    { $illegal ->
        [one] 1 mossa illegale: { $first }
       *[other] { $illegal } mosse illegali, la prima: { $first }
    }
# en: f46c
record-found-notes =
    { $notes ->
        [one] 1 nota: { $first }
       *[other] { $notes } note, la prima: { $first }
    }
# en: b164
record-found-both =
    { $illegal ->
        [one]
            { $notes ->
                [one] 1 mossa illegale e 1 nota, per prima: { $first }
               *[other] 1 mossa illegale e { $notes } note, per prima: { $first }
            }
       *[other]
            { $notes ->
                [one] { $illegal } mosse illegali e 1 nota, per prima: { $first }
               *[other] { $illegal } mosse illegali e { $notes } note, per prima: { $first }
            }
    }
# en: 1306
record-breaks-off = La registrazione finisce qui: { $illegal }
# en: 6f03
record-illegal = la riga { $line } è illegale, { $roll }: { $written }. { $reason }
# en: d204
record-illegal-unplayed = la riga { $line } è illegale, { $roll }: nessuna mossa. { $reason }
# en: f713
record-no-play = Non è una mossa.

## Perché una registrazione non si può leggere: una frase.

# en: 56f1
record-fault-in-line = Riga { $line }, { $text }: { $reason }
# en: 51fa
record-fault-too-large = La registrazione di un match ha al massimo { $limit } byte; questa ne ha { $size } o più.
# en: c89f
record-fault-no-text = Non è un file di testo: non c’è un match che io possa leggere.
# en: b573
record-fault-for-people = È un match scritto per essere letto da persone. Esportalo invece come .mat o .sgf.
# en: 6ca7
record-fault-no-length = Non è la registrazione di un match: nessuna riga dice la lunghezza, come “7 point match”.
# en: f97e
record-fault-two-matches = Qui comincia un secondo match. Metti ogni match in un file a parte.
# en: aec7
record-fault-long-line = Una riga può avere al massimo { $limit } caratteri.
# en: 5b19
record-fault-before-length = Prima deve venire la lunghezza del match.
# en: 0ac5
record-fault-no-game-line = Una partita deve cominciare con “Game 1” o un altro numero.
# en: ecc5
record-fault-no-names = La riga sotto “Game” deve avere i due nomi, ognuno seguito da “:” e da un punteggio.
# en: 7ea8
record-fault-after-end = La partita è già finita: chi ha vinto sta più in alto.
# en: 0cda
record-fault-ogxm =
    { $what ->
        [newer] Questo .ogxm è scritto per programmi più recenti di me.
        [variant] Questo .ogxm contiene una variante che non conosco.
        [set-up] Questo .ogxm contiene più di un match: una posizione o un cubo messi a mano, o simili.
        [no-match] Questo .ogxm non contiene nessun match.
       *[damaged] Questo .ogxm è danneggiato.
    }
# en: 8bad
record-fault-foreign = Quel .xg o .bgf non contiene nessun match che io possa leggere.
# en: 4713
record-fault-row = Non è una mossa, né altro che stia in una partita.
# en: d660
record-fault-cell = Non capisco { $text }; una mossa è fatta così: 31: 8/5 6/5.
# en: 17d2
record-fault-no-sgf = Non è SGF: nessuna partita comincia con “(;”.
# en: 8a17
record-fault-outside-games = Sta fuori da ogni partita.
# en: 6223
record-fault-not-closed = Una partita deve chiudersi con una ).
# en: 3dbb
record-fault-no-piece = Da qui in poi non è SGF valido.
# en: fa18
record-fault-late-setup = Una posizione va preparata prima della prima mossa.
# en: 90f2
record-fault-cube-owned = All’inizio il cubo deve stare al centro.
# en: 948e
record-fault-cube = Il cubo mostra 1, 2, 4 e così via, fino a { $limit }.
# en: 962d
record-fault-cube-turned-on = Il cubo non può andare oltre { $limit }.
# en: 9cd5
record-fault-position = Non è una posizione: ogni parte ha 15 pedine.
# en: c4e0
record-fault-place = Una punta dev’essere una lettera dalla a alla y.
# en: 99f1
record-fault-play = Non lo capisco; una mossa è fatta così: 31hefe.
# en: 020a
record-fault-other-start = Alcune partite partono da una posizione diversa da quella che dice la registrazione.
# en: a2ee
record-fault-no-backgammon = Questo SGF non contiene partite di backgammon.
# en: d5cd
record-fault-nameless = Entrambe le parti devono avere un nome.
# en: 39fe
record-fault-no-game = La registrazione non ha partite.
# en: baee
record-fault-length = Un match è a 1 punto o più, non a { $length }.
# en: 6e6f
record-fault-variation = { $text } è una variante che non gioco.
# en: 0d79
record-fault-start = { $text } non è una posizione da cui una partita possa partire.

## Ciò che è strano in una registrazione che si può leggere: una frase.

# en: 7eca
record-note = Riga { $line }: { $note }
# en: 5a08
record-note-unfinished = La partita non è finita.
# en: df73
record-note-winner = Secondo la registrazione vince { $winner }, secondo il tavoliere { $found }.
# en: e6c1
record-note-resigned =
    { $kind ->
        [single] È stata concessa una partita singola, ma si poteva perdere di meno.
        [gammon] È stato concesso un gammon, ma si poteva perdere di meno.
       *[backgammon] È stato concesso un backgammon, ma si poteva perdere di meno.
    }
# en: 2295
record-note-points-enough = Punti: secondo il tavoliere { $found }; secondo la registrazione { $points }, quanto basta per vincere il match.
# en: 8bf3
record-note-forfeited = Il match è finito per rinuncia; punti secondo la registrazione: { $points }.
# en: 9803
record-note-points = Punti: secondo il tavoliere { $found }, ma secondo la registrazione { $points }.
# en: f4b3
record-note-passed-over = Saltato, perché non fa parte di una partita: { $text }
# en: 1367
record-note-match-over = Il match era già finito prima di questa partita.
# en: ff0d
record-note-score = Il punteggio è { $score }, ma la registrazione dice { $written }.
# en: ac16
record-note-cube-after-end = Il cubo gira quando la partita è già finita.
# en: ea1d
record-note-not-answered = Il raddoppio precedente non ha risposta, quindi dev’essere stato accettato.
# en: a2b2
record-note-opening-doubles = Una partita non può cominciare con un doppio.
# en: 65c0
record-note-not-played = L’ultimo lancio non è stato giocato.
# en: 185c
record-note-forced = { $play } è obbligata, e la registrazione la omette.
# en: 031d
record-note-cube-too-high = Il cubo è a { $value }, e più in là non lo seguo.
# en: a7b0
record-note-no-turn = Adesso questa parte non può girare il cubo.
# en: a6a4
record-note-value = Il cubo passa a { $value }, ma la registrazione dice { $written }.
# en: 9fe3
record-note-no-cube = Un raddoppio in una partita senza cubo.
# en: 4b5a
record-note-others-cube = Un raddoppio con il cubo dell’altra parte.
# en: cafe
record-note-dead-cube = Un raddoppio con un cubo morto.
# en: 566c
record-note-out-of-turn = Un raddoppio fuori turno.
# en: edab
record-note-no-double = Non c’è un raddoppio a cui rispondere.
# en: e41e
record-note-doubler-answers = Chi ha raddoppiato risponde al proprio raddoppio.

## Perché una mossa registrata è illegale, quando non è la mossa in sé.

# en: bdad
record-illegal-over = La partita è finita.
# en: 2098
record-illegal-turn = Tocca all’altra parte.
# en: ae89
record-illegal-called = La registrazione stessa la chiama illegale.
# en: 534e
record-illegal-not-played = C’è una mossa legale, per esempio { $play }.
# en: ee8d
record-position-in-play = Non giudico una posizione di una partita ancora in corso, né una simile. Chiedi di nuovo quando quella partita, o il suo match, è finita.
# en: 8c53
record-start-in-play = Quella posizione di partenza somiglia troppo a una partita ancora in corso. Scegline un’altra, o riprova quando quella partita è finita.
# en: 4b17
record-too-many-questions = Mentre hai una partita in corso, giudico per te { $count } posizioni al giorno. Chiedi di nuovo { $again }. Le analisi di partite finite le puoi avere sempre.

# en: 3567
record-game-in-play = Quella partita è ancora in corso. Chiedi l’analisi quando è finita.
# en: 9b85
record-game-waits = Quella partita è finita, ma il match o la sessione di cui fa parte è ancora in corso. Chiedi l’analisi quando sarà tutto finito.
# en: 92a2
record-game-waits-for = Quella partita si può analizzare quando la sessione è finita, o prima se lo chiedono tutti quelli al tavolo. Manca ancora: { $players }.
# en: 95ba
record-game-owed = Ho inoltrato la richiesta; ti avviso quando l’analisi è pronta.
