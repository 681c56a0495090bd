### L’aiuto: una pagina breve, e una per ogni sezione, che sta sullo schermo di un telefono.
### Fra ** sta un pulsante, con la stessa etichetta; fra ` un comando.

# en: 3a06
help-front-heading = ### Backgammon con i tuoi tempi
# en: a62a
help-front-start = **Per iniziare**: `/challenge @amico`. Senza nome, chiunque qui può accettare.
# en: 10d3
help-front-turn = **Il tuo turno**: il bot ti menziona una volta e pubblica il tavoliere. I pulsanti mostrano che cosa puoi fare.
# en: a36c
help-front-turns = **Le tue partite** sono in `/turns`, prima quelle che aspettano te.
# en: 29e8
help-front-more = Premi per saperne di più:
# en: a9f3
help-front-version = -# Barpoint { $version }

# en: bc47
help-label =
    { $section ->
        [start] Come iniziare
        [turn] Un turno
        [match] Match e cubo
        [chouette] Chouette
        [time] Impostazioni e promemoria
        [records] Registrazioni e dadi
        [standing] Rating e profili
       *[privacy] Privacy
    }

# en: d4cf
help-start =
    ### Come iniziare
    - `/challenge @amico` pubblica una sfida. Le opzioni scelgono il gioco: `length:7`, `play:Partita libera`, `start:Nackgammon`. `/settings challenge` ricorda la tua scelta.
    - `/challenge level:occasionale` inizia subito contro di me, da principiante a campione: qui, in un thread o per messaggi diretti.
    - **Accetta** inizia la partita; **Proponi modifiche** (`/propose`) fa una controproposta.
    - **Ritira la sfida** o **Ritira l’offerta** ritira la tua. Una sfida scade dopo { $days } giorni senza risposta.
    - Un canale ha un tavolo; la partita successiva va in un thread. `thread:True` ne apre sempre uno, `direct:True` gioca per messaggi diretti.
    - `/move-here` porta la tua partita nel canale in cui lo scrivi.

# en: 8ac2
help-turn =
    ### Un turno
    - **Tira** (`/roll`), scegli una mossa dall’elenco, **Conferma**. Se i dadi ci sono già, l’elenco è sul tavoliere. Con **Muovi** sposti una pedina dopo l’altra. Oppure scrivila: `/play 8/5 6/5`.
    - Le tue pedine vanno dalla punta 24 alla 1. `13/8(2)` ne muove due, `bar/20*` rientra e mangia, `6/off` leva una pedina.
    - Quando non puoi raddoppiare, il bot tira per te, e gioca le mosse obbligate. `/settings me` lo disattiva.
    - **Tira per me** (dopo un lancio, o sotto **Il mio lato**) fa tirare il bot anche se potresti raddoppiare, a un tavolo per due, finché il cubo non passa dalla tua parte.
    - `/settings me confirm_play:False` gioca subito ciò che scegli, tranne in una chouette; **Annulla mossa** la ritira finché non segue altro.
    - **Dal mio turno** mostra che cosa è successo, **Il mio lato** (`/board`) il tavoliere come piace a te. Per chi guarda, **Il mio lato** tiene il suo lato e segue la partita per 14 minuti.
    - `/takeback` chiede di ritirare la tua ultima mossa o il raddoppio.
    - `/orders` fa agire il bot per te; `/note` tiene una nota solo per te.

# en: 008d
help-match =
    ### Match e cubo
    - **Raddoppia** (`/double`) prima di tirare. L’altra parte risponde **Accetta** (`/take`) o **Passa** (`/pass`), o in certe partite libere **Beaver** (`/beaver`).
    - Un gammon vale il doppio e un backgammon il triplo del valore del cubo. **Regole** mostra tutto ciò che è concordato.
    - **Abbandona** (`/resign`) offre una sconfitta; l’altra parte può rifiutare tutto ciò che è meno del massimo. Se non risponde in tempo, l’accetta.
    - La prossima partita di un match inizia da sola. In una partita libera premi **Prossima partita** (`/next`) o **Termina** (`/end`).
    - Alla fine premi **Rivincita**.

# en: 5040
help-chouette =
    ### Chouette
    Si gioca in gruppi da tre a dieci: una persona è il box e gioca contro tutte le altre insieme.
    - `/chouette start` apre una lobby. Gli amici premono **Unisciti** (`/chouette join`), chi organizza preme **Inizia**.
    - Sul tavoliere, una corona è il capitano, un numero un posto in coda; **4 in gioco** è ciò che il box vince o perde con una partita singola.
    - **Il mio posto** mostra il tuo cubo, il tuo punteggio e tutto ciò che puoi fare. `/chouette suggest` mostra una mossa al capitano, `/chouette hold` chiede di trattenere il lancio.
    - `/chouette settle` e `/chouette concede` chiudono una scommessa; `/chouette proxy` fa rispondere qualcuno per te.
    - `/chouette away` per una pausa, `/chouette back` per rientrare, `/chouette leave` per uscire.
    - `/chouette line` mostra chi è il prossimo, `/chouette ledger` chi ha vinto quanto; lì **Segnapunti** lo mostra partita per partita.
    - Chi organizza ha `/chouette settings`, `/chouette last`, `/chouette close` e `/chouette host`.

# en: f3a1
help-standing =
    ### Rating e profili
    - `/profile` mostra come va a te, o a qualcun altro: rating, bilancio, raddoppi, chouette, quanto ci mette a rispondere.
    - Il rating segue la formula di FIBS; “1632 ± 41” dice quanto è sicuro. Contano i match a 3 punti o più, se il server non decide altro. La sfida lo dice; `/challenge rated:False` gioca per divertimento.
    - `/leaderboard` mostra chi è in testa qui: rating, punti, punti in chouette. Per un posto servono ± 200 o meno, cinque avversari e un match valido negli ultimi novanta giorni.
    - `/versus` mostra te contro qualcuno, `/stats` questo server in una scheda.
    - `/settings me profile:` dice chi vede il tuo profilo. Ciò che è finito in un thread privato o per messaggi diretti non lo vede nessun altro.
    - Per gli admin: con `/admin void` un risultato non conta più; `/settings server rated:` dice quali partite contano.

# en: 6c89
help-time =
    ### Impostazioni e promemoria
    - `/settings me`: tavolieri, fuso orario, ore di silenzio e ciò che il bot fa per te. `/settings server`: che cosa si gioca qui.
    - Se dimentichi un turno, ricevi un promemoria al giorno, al massimo { $most }, mai nelle tue ore di silenzio. `/settings me` cambia quanto spesso e dove.
    - `/challenge turn_hours:24` aggiunge un orologio. `/clock show` lo mostra, `/clock more` concede tempo, `/clock ask` lo chiede.
    - Quando il tempo dell’altra parte è scaduto: `/clock claim` ti dà la vittoria, `/clock autopilot` fa continuare il pilota automatico finché l’altra parte non preme **Rieccomi**.
    - `/vacation set` ferma i tuoi orologi; vedi `/vacation show`, `/vacation end`.

# en: fe15
help-records =
    ### Registrazioni e dadi
    - `/history` elenca le partite, `/replay` rivede ogni mossa.
    - **Analizza** (`/analyse`) mostra come è stata giocata una partita finita: PR, fortuna, grafico, errori.
    - `/export` salva un match in file per altri programmi, `/import` legge i loro.
    - `/position` mostra una posizione a tutto il canale.
    - `/dice show` ti fa verificare i dadi di una partita finita, `/dice words` aggiunge parole tue alla prossima, `/dice server` conta tutti i lanci fatti qui.

# en: ef22
help-privacy =
    ### Privacy
    - `/privacy export` ti dà tutto ciò che è salvato su di te.
    - `/privacy erase` ti dimentica. Chi ha giocato con te tiene le partite, contro “account cancellato”.
    - Note, istruzioni, impostazioni e importazioni le vedi solo tu.
    - Con `/block` qualcuno non può più sfidarti, con `/unblock` può di nuovo. `/report` avvisa gli admin di questo server.
    - Per gli admin: `/admin status` mostra che cosa non va su questo server, `/admin reports` dice dove vanno le segnalazioni.
    - `/help` mostra queste pagine.
