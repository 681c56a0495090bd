### Il mio posto: ciò che un membro di una chouette legge da solo, le domande che riceve, e i suoi pulsanti.

## Il posto

# en: 251b
seat-closed = I punti sono in `/chouette ledger`.
# en: f77a
seat-leaving = Stai per uscire: fino alla fine di questa partita altri agiscono per te.
# en: eaa8
seat-returning = Sei di nuovo qui: giochi dalla prossima partita, e fino ad allora altri agiscono per te.
# en: b6df
seat-away = Sei assente; altri agiscono per te finché non torni.
# en: d71d
seat-dealt-in = Entri in gioco dopo questa partita.
# en: 2b90
seat-on-waiting-list = Hai il numero { $place } in lista d’attesa.
# en: 68e5
seat-next-box = Nella prossima partita il box sei tu.
# en: 6915
seat-next-captain = Nella prossima partita il capitano sei tu.
# en: db3a
seat-in-line = Hai il numero { $place } in coda.
# en: d4ae
seat-at-table = Sei al tavolo.
# en: 570f
seat-captain = Il capitano sei tu.
# en: 6561
seat-acting-captain = Il capitano ad interim sei tu.
# en: 512e
seat-crew = Sei nella squadra, numero { $place } in coda.
# en: 8be2
seat-out = Sei fuori da questa partita, numero { $place } in coda.
# en: 802f
seat-box-won = Hai vinto il box: lo prendi nella prossima partita.
# en: 7223
seat-score = Il tuo punteggio: { $points } (posto { $place } su { $players }).
# en: 10ba
seat-score-tied =
    { $place ->
        [1] Il tuo punteggio: { $points } (1º posto a pari merito su { $players }).
        [2] Il tuo punteggio: { $points } (2º posto a pari merito su { $players }).
        [3] Il tuo punteggio: { $points } (3º posto a pari merito su { $players }).
       *[other] Il tuo punteggio: { $points } ({ $place }º posto a pari merito su { $players }).
    }
# en: 8142
seat-box = Il box sei tu.
# en: df20
seat-plays-for-you = { $player } gioca per te; i punti sono tuoi.
# en: b0e1
seat-autopilot-plays = Il pilota automatico gioca per te; i punti sono tuoi.
# en: 4edd
seat-substitute = Giochi per { $box }, che vince o perde i punti.
# en: bad2
seat-partner = Il compagno del box sei tu: metà di ciò che vince o perde è tua.
# en: 5fd4
seat-proxy-of-yours = { $player } può rispondere per te.
# en: 539e
seat-proxy-for = Puoi rispondere per { $member }.
# en: 92b7
seat-willing = Se il box se ne va, lo sostituisci tu.

## Le scommesse. $lies: dov’è il cubo, visto da chi legge.

# en: daff
seat-bet =
    { $lies ->
        [to-you] La tua scommessa con { $other }: ti offre il cubo a { $value }.
        [by-you] La tua scommessa con { $other }: offri il cubo a { $value }.
        [centred] La tua scommessa con { $other }: cubo a { $value }, al centro.
        [yours] La tua scommessa con { $other }: cubo a { $value }, tuo.
       *[theirs] La tua scommessa con { $other }: cubo a { $value }, di { $other }.
    }
# en: ae35
seat-bet-over = La tua scommessa con { $other } è chiusa: { $points }.
# en: cd84
seat-extra =
    { $lies ->
        [to-you] La tua scommessa extra con { $other }: ti offre il cubo a { $value }.
        [by-you] La tua scommessa extra con { $other }: offri il cubo a { $value }.
        [centred] La tua scommessa extra con { $other }: cubo a { $value }, al centro.
        [yours] La tua scommessa extra con { $other }: cubo a { $value }, tuo.
       *[theirs] La tua scommessa extra con { $other }: cubo a { $value }, di { $other }.
    }
# en: ad45
seat-extra-over = La tua scommessa extra con { $other } è chiusa: { $points }.
# en: d715
seat-bet-of-box =
    { $lies ->
        [to-you]
            { $count ->
                [one] { $members }: ti offre il cubo a { $value }.
               *[other] { $members }: ti offrono il cubo a { $value }.
            }
        [by-you] { $members }: il cubo lo offri tu, a { $value }.
        [centred] { $members }: cubo a { $value }, al centro.
        [yours] { $members }: cubo a { $value }, tuo.
       *[theirs]
            { $count ->
                [one] { $members }: cubo a { $value }, suo.
               *[other] { $members }: cubo a { $value }, loro.
            }
    }

# en: db35
seat-gammon =
    { $case ->
        [all-taken] Se tutti i raddoppi sono accettati, un gammon ti fa vincere o perdere { $gammon } in tutto, un backgammon { $backgammon }.
        [all] Un gammon ti fa vincere o perdere { $gammon } in tutto, un backgammon { $backgammon }.
        [taken] Se il raddoppio è accettato, un gammon ti fa vincere o perdere { $gammon }, un backgammon { $backgammon }.
       *[plain] Un gammon ti fa vincere o perdere { $gammon }, un backgammon { $backgammon }.
    }
# en: 508d
seat-gammon-single =
    { $is_all ->
        [yes]
            { $cubes ->
                [one] Finché il cubo non gira, un gammon conta { $gammon } in tutto, come una partita singola (Jacoby).
               *[other] Finché un cubo non gira, un gammon conta { $gammon } in tutto, come una partita singola (Jacoby).
            }
       *[no] Finché il cubo non gira, un gammon conta { $gammon }, come una partita singola (Jacoby).
    }

## Raddoppi che l’altra parte non vede ancora

# en: ace6
seat-may-double = Puoi raddoppiare finché { $player } non tira.
# en: c9ed
seat-may-double-waiting = Puoi raddoppiare fino al lancio.
# en: 13de
seat-double-of-box = Quando tiri, offri il cubo a { $members }.
# en: fd1b
seat-double-of-extra = Raddoppi quando il box tira; fino ad allora puoi ritirare il raddoppio.
# **Tira** è un pulsante.
# en: 3666
seat-double-to-send = Raddoppi quando premi **Tira**; fino ad allora puoi ritirare il raddoppio.
# en: 932d
seat-double = Raddoppi quando il capitano tira; fino ad allora puoi ritirare il raddoppio.
# en: b1bf
seat-double-waiting = Raddoppi appena il lancio non deve più aspettare; fino ad allora puoi ritirare il raddoppio.
# en: d08d
seat-no-double = In questo turno non raddoppi. Lo vedi solo tu; puoi ancora raddoppiare fino al lancio. Con **Non aspettarmi più** il lancio non ti aspetta più, nemmeno nelle prossime partite, finché non lo cambi in **Istruzioni**.
# en: d398
seat-others-double =
    { $count ->
        [one] { $members } raddoppia; il box non lo sa ancora.
       *[other] { $members } raddoppiano; il box non lo sa ancora.
    }

## Risposte a raddoppi, beaver e raccoon

# Sui pulsanti dopo un nome, e nelle frasi qui sotto.
# en: 36ac
seat-answer =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] accetta
               *[no] accetta
            }
        [drop]
            { $is_raised ->
                [yes] rifiuta
               *[no] passa
            }
        [beaver] beaver
        [raccoon] raccoon
       *[follow] segui il capitano
    }
# en: 648f
seat-answer-at =
    { $answer ->
        [beaver] beaver a { $value }
        [raccoon] raccoon a { $value }
       *[take]
            { $is_raised ->
                [yes] accetta a { $value }
               *[no] accetta a { $value }
            }
    }
# en: f16d
seat-answer-of = { $who }: { $answer }

# en: 2cab
seat-your-answer = La tua risposta: **{ $answer }**.
# en: 6edc
seat-follow-passes = { $captain } (capitano) non riceve un raddoppio: seguire il capitano vuol dire passare.
# en: 801f
seat-your-answer-to = La tua risposta a { $members }: **{ $answer }**.
# en: 34fb
seat-your-answer-for = La tua risposta per { $member }: **{ $answer }**.
# en: f1d9
seat-instruction-answers = La tua istruzione risponde dopo tutti gli altri: **{ $answer }**. La vedi solo tu; puoi ancora rispondere tu.
# en: ff8c
seat-your-extra =
    { $is_yes ->
        [yes] La tua risposta: **dai un cubo extra**.
       *[no] La tua risposta: **nessun cubo extra**.
    }
# en: dad9
seat-sealed-answer = La vedi solo tu; puoi cambiarla finché non ci sono tutte le risposte o il tempo scade.
# en: 239b
seat-partner-reply =
    { $is_yes ->
        [yes] Ti offri come compagno del box. Lo vedi solo tu; puoi cambiare finché non si trova un compagno.
       *[no] Non vuoi fare da compagno al box. Lo vedi solo tu; puoi cambiare finché non si trova un compagno.
    }

## Istruzioni, che valgono per una partita

# en: 0bef
seat-instruction =
    { $instruction ->
        [hold] Chiedimi prima di ogni lancio
        [no-double] Non aspettare mai un mio raddoppio
        [double-with-captain] Raddoppia quando raddoppia il capitano
        [take] Accetta quando ricevo un raddoppio
       *[follow] Rispondi ai raddoppi come il capitano, o passa se il capitano non riceve un raddoppio
    }
# en: 97b6
seat-instructed = La tua istruzione per questa partita: { $instruction }. La vedi solo tu.
# en: 8f4d
seat-instructed-lasting = La tua istruzione per questa partita e le prossime: { $instruction }. La vedi solo tu.
# en: 9bed
seat-instructed-hold = La tua istruzione per questa partita: { $instruction }. Il lancio aspetta, e il tavoliere ti chiama per nome.

## Accordi e concessioni che aspettano una risposta

# en: 3ce4
seat-proposal-to-withdraw = { $proposal }. Puoi ritirare l’offerta fino al prossimo lancio.
# en: 86dc
seat-proposal-to-answer = { $proposal }. Puoi accettare o rifiutare l’offerta fino al prossimo lancio.
# en: 66cd
seat-proposal-to-other = { $proposal }. { $player } può accettare o rifiutare l’offerta fino al prossimo lancio.

## Pagine

# Un pulsante che apre una pagina, e il titolo della pagina; di **Pausa** ed **Esci** anche il pulsante che lo fa.
# en: 5216
seat-page =
    { $page ->
        [orders] Istruzioni
        [proxy] Delega
        [settle] Accordo
        [concede] Concedi
        [away] Pausa
        [close] Chiudi la chouette
       *[leave] Esci
    }
# **Chiedimi prima** è il primo pulsante di seat-switch.
# en: 16fa
seat-orders-hint = Per questa partita, tranne **Non aspettarmi**, che vale finché non la disattivi. Le vedi solo tu, ma con **Chiedimi prima** il tavoliere ti chiama per nome. Premine una per cambiarla.
# en: 1423
seat-order =
    { $is_on ->
        [yes] { $instruction }: **sì**
       *[no] { $instruction }: no
    }
# en: bbbe
seat-switch =
    { $instruction ->
        [hold]
            { $is_on ->
                [yes] Chiedimi prima: sì
               *[no] Chiedimi prima: no
            }
        [no-double]
            { $is_on ->
                [yes] Non aspettarmi: sì
               *[no] Non aspettarmi: no
            }
        [double-with-captain]
            { $is_on ->
                [yes] Raddoppia col capitano: sì
               *[no] Raddoppia col capitano: no
            }
        [take]
            { $is_on ->
                [yes] Accetta: sì
               *[no] Accetta: no
            }
       *[follow]
            { $is_on ->
                [yes] Segui il capitano: sì
               *[no] Segui il capitano: no
            }
    }

## Domande

# en: bd1c
seat-proxy-question = Chi può rispondere per te?
# en: dc72
seat-no-proxy = Nessuna delega
# en: c901
seat-close-question = Chiudi adesso la chouette? Il messaggio finale ha la classifica.
# en: bd74
seat-leave-question =
    { $leaves ->
        [bets] Lasci questa chouette? Le tue scommesse aperte le finiscono altri; i tuoi punti restano nei conti.
        [points] Lasci questa chouette? I tuoi punti restano nei conti.
       *[nothing] Lasci questa chouette?
    }
# en: 3f4f
seat-away-question = Vuoi fare una pausa?
# en: c207
seat-away-member =
    { $absent ->
        [follow-captain] In questa partita risponde chi ha la tua delega; senza delega, rispondi ai raddoppi come il capitano, o passi se il capitano non riceve un raddoppio.
       *[drop] In questa partita risponde chi ha la tua delega; senza delega, passi se ricevi un raddoppio.
    }
# en: bd93
seat-away-forfeit = Nessuno può sostituirti: perdi una partita singola su ogni scommessa aperta.
# en: e31c
seat-away-substitute = { $player } gioca questa partita per te; i punti sono tuoi.
# en: e29b
seat-away-autopilot = Il pilota automatico, o chi si offre, gioca questa partita per te; i punti sono tuoi.
# en: 1b00
seat-sit-out = Quando torni, riparti in fondo alla coda.
# en: e782
seat-sit-out-in-game = Se torni durante questa partita, tieni il tuo posto; più tardi riparti in fondo alla coda.

## Un accordo o una concessione, con una o più persone dall’altra parte

# en: c66f
seat-settle-to-you =
    { $count ->
        [one]
            { $points ->
                [one] La tua offerta: **{ $others } ti paga 1 punto** e la scommessa si chiude.
               *[other] La tua offerta: **{ $others } ti paga { $points } punti** e la scommessa si chiude.
            }
       *[other]
            { $points ->
                [one] La tua offerta: **{ $others } ti pagano 1 punto a testa** e le scommesse si chiudono.
               *[other] La tua offerta: **{ $others } ti pagano { $points } punti a testa** e le scommesse si chiudono.
            }
    }
# en: 9a57
seat-settle-from-you =
    { $count ->
        [one]
            { $points ->
                [one] La tua offerta: **paghi 1 punto a { $others }** e la scommessa si chiude.
               *[other] La tua offerta: **paghi { $points } punti a { $others }** e la scommessa si chiude.
            }
       *[other]
            { $points ->
                [one] La tua offerta: **paghi a { $others } 1 punto a testa** e le scommesse si chiudono.
               *[other] La tua offerta: **paghi a { $others } { $points } punti a testa** e le scommesse si chiudono.
            }
    }
# en: 29f0
seat-settle-even =
    { $count ->
        [one] La tua offerta a { $others }: **nessuno paga** e la scommessa si chiude.
       *[other] La tua offerta a { $others }: **nessuno paga** e le scommesse si chiudono.
    }
# en: 55fd
seat-settle-most = Limite { $most }.
# en: da52
seat-settle-most-each = Limite { $most } a testa.
# en: 9024
seat-leave-out = Premi un nome per escluderlo.
# en: 425c
seat-propose = Invia l’offerta
# en: a260
seat-concede-question =
    { $count ->
        [one] Che cosa concedi a { $others }? Tutto ciò che è meno del massimo può essere rifiutato.
       *[other] Che cosa concedi a { $others }? Ognuno può rifiutare tutto ciò che è meno del massimo.
    }
# Where what is conceded is the most that can be lost.
# en: 1301
seat-concede-maximum = Concedi a { $others }? È il massimo, quindi è accettato subito.
# en: 84d9
seat-concede-for-team = Come capitano concedi per tutta la squadra.
# en: 7faa
seat-loss-in-all =
    { $kind ->
        [gammon] Gammon, perdi { $points } in tutto
        [backgammon] Backgammon, perdi { $points } in tutto
       *[single] Singola, perdi { $points } in tutto
    }
# en: 1ee0
seat-loss-where-it-counts =
    { $kind ->
        [gammon] Gammon dove conta, perdi { $points } in tutto
       *[backgammon] Backgammon dove conta, perdi { $points } in tutto
    }
# en: 351f
seat-among =
    { $is_in ->
        [yes] { $other }: sì
       *[no] { $other }: no
    }
# en: c730
seat-among-for =
    { $is_in ->
        [yes] { $member } vs { $other }: sì
       *[no] { $member } vs { $other }: no
    }

## Pulsanti

# en: 481c
seat-back = Torna
# en: 2653
seat-role =
    { $role ->
        [come-back] Rieccomi
        [volunteer] Disponibile per il box
        [stand-down] Non più disponibile
        [last-game] Annuncia l’ultima
        [no-last-game] Annulla l’ultima
       *[join] Unisciti
    }
# en: db6e
seat-double-back = Ritira il raddoppio
# en: 76c1
seat-never-double = Non aspettarmi più
# en: eae7
seat-answer-cubes =
    { $cubes ->
        [one] Rispondi a 1 cubo
       *[other] Rispondi a { $cubes } cubi
    }
# en: 8b79
seat-last-word-for =
    { $is_kept ->
        [yes] { $member }: tieni gli extra
       *[no] { $member }: ripensaci e passa
    }
# en: 3dbd
seat-on-proposal =
    { $verb ->
        [refuse] Rifiuta l’offerta: { $other }
        [withdraw] Ritira l’offerta: { $other }
       *[accept] Accetta l’offerta: { $other }
    }
# en: 0bee
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member } vs { $other }: rifiuta
        [withdraw] { $member } vs { $other }: ritira
       *[accept] { $member } vs { $other }: accetta
    }

## Più cubi insieme: un pulsante per ogni nome

# en: ee56
seat-cubes-to-answer =
    { $cubes ->
        [one] Devi rispondere a 1 cubo.
       *[other] Devi rispondere a { $cubes } cubi.
    }
# en: 97ef
seat-whom-to-double = A chi offri il cubo?
# **Conferma** è un pulsante.
# en: fb7e
seat-choose = Premi un nome per cambiarlo, poi **Conferma**.
# **Tira** è un pulsante sotto il tavoliere.
# en: 1ff8
seat-nobody-chosen = Non hai scelto nessuno: premi un nome, poi **Conferma**; oppure premi **Tira** sul tavoliere.
# en: 18c1
seat-confirm = Conferma
# en: d4c0
seat-all = Tutti
# en: 60e2
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }: raddoppia a { $value }
       *[no] { $who }: nessun raddoppio
    }
# en: 9696
seat-choose-for-all =
    { $answer ->
        [take] Accetta tutti
        [drop] Passa tutti
       *[double] Raddoppia tutti
    }
