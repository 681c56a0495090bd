### Perché le regole del gioco rifiutano qualcosa, e che cosa si può fare invece.

## Ovunque.

# en: 0b80
reason-not-now = Adesso non puoi farlo.
# en: 4243
reason-crawford = Nella partita Crawford non si raddoppia.
# en: b67c
reason-no-cube = A questo tavolo si gioca senza cubo.
# en: bc7d
reason-other-on-roll = È al lancio l’altra parte; tu raddoppi prima di un tuo lancio.
# en: e6e4
reason-other-owns-cube = Il cubo ce l’ha { $who }: solo { $who } può raddoppiare.
# en: c6f3
reason-dead-cube = Il cubo è morto: ti basta una partita singola per vincere il match.
# en: ccd9
reason-over-cap = A questo tavolo il cubo si ferma a { $number }.
# en: 6a63
reason-no-beavers = A questo tavolo si gioca senza beaver.
# en: 455a
reason-no-raccoons = A questo tavolo si gioca senza raccoon.
# en: 52e8
reason-cannot-lose = Questa partita non puoi più perderla.

# Le azioni di reason-action sono infiniti: “Puoi tirare, raddoppiare o abbandonare.”
# en: a858
reason-you-can = Puoi { $actions }.
# en: 0c94
reason-right-now = Adesso puoi { $actions }.
# en: 1e41
reason-rolled = Hai già tirato: puoi { $actions }.
# en: 06d7
reason-action =
    { $action ->
        [roll] tirare
        [double] raddoppiare
        [play] muovere
        [take] accettare
        [pass] passare
        [beaver] fare beaver
        [raccoon] fare raccoon
        [follow] seguire il capitano
        [resign] abbandonare
        [resign-gammon] concedere un gammon
        [resign-backgammon] concedere un backgammon
        [answer-resignation] accettare o rifiutare l’abbandono
        [take-back] ritirare il raddoppio
        [no-double] dire che non raddoppi
        [hold] chiedere di trattenere il lancio
        [release] liberare il lancio
        [give-extra] decidere sul cubo extra
        [keep-extras] tenere i cubi extra
        [retract] ripensarci e passare
        [answer-for] rispondere per delega
        [seek-partner] chiedere un compagno
        [play-alone] giocare senza compagno
        [be-partner] rispondere al box che cerca un compagno
        [start] iniziare la partita
        [agree-to-stake] accettare la posta
        [answer-proposal] rispondere all’offerta
       *[withdraw-proposal] ritirare la tua offerta
    }

## A chi tocca, tra due.

# en: 628a
reason-your-turn =
    { $task ->
        [play] Tocca a te: gioca { $roll }.
        [double] Tocca a te: accetta o passa.
        [beaver] Tocca a te: rispondi al beaver.
        [raccoon] Tocca a te: rispondi al raccoon.
        [single] Tocca a te: rispondi all’abbandono (singola).
        [gammon] Tocca a te: rispondi all’abbandono (gammon).
        [backgammon] Tocca a te: rispondi all’abbandono (backgammon).
        [double-or-roll] Tocca a te: raddoppia o tira.
        [redouble-or-roll] Tocca a te: riraddoppia o tira.
       *[roll] Tocca a te: tira.
    }
# en: 2bae
reason-others-turn =
    { $task ->
        [play] { $player } deve ancora giocare { $roll }.
        [double] { $player } deve ancora accettare o passare.
        [beaver] { $player } deve ancora rispondere al beaver.
        [raccoon] { $player } deve ancora rispondere al raccoon.
        [single] { $player } deve ancora rispondere all’abbandono (singola).
        [gammon] { $player } deve ancora rispondere all’abbandono (gammon).
        [backgammon] { $player } deve ancora rispondere all’abbandono (backgammon).
        [double-or-roll] { $player } deve ancora raddoppiare o tirare.
        [redouble-or-roll] { $player } deve ancora riraddoppiare o tirare.
       *[roll] { $player } deve ancora tirare.
    }

## A chi tocca in una chouette.

# en: 836a
reason-your-decision =
    { $need ->
        [double-or-roll] Tocca a te: raddoppia o tira.
        [roll] Tocca a te: tira.
        [hold] Tocca a te: raddoppia o libera il lancio.
        [take-or-pass] Tocca a te: accetta o passa.
        [answer] Tocca a te: rispondi.
        [extra] Tocca a te: dai un cubo extra o no.
        [keep-extras] Tocca a te: tieni i cubi extra o ripensaci e passa.
        [beaver-or-pass] Tocca a te: fai beaver o passa.
        [seek-partner] Tocca a te: chiedi un compagno o gioca senza.
        [be-partner] Tocca a te: rispondi al box che cerca un compagno.
       *[move] Tocca a te: gioca { $roll }.
    }
# en: 36a7
reason-others-decision =
    { $count ->
        [one]
            { $need ->
                [double-or-roll] { $who } deve ancora raddoppiare o tirare.
                [roll] { $who } deve ancora tirare.
                [hold] { $who } deve ancora raddoppiare o liberare il lancio.
                [take-or-pass] { $who } deve ancora accettare o passare.
                [answer] { $who } deve ancora rispondere.
                [extra] { $who } deve ancora decidere se dare un cubo extra.
                [keep-extras] { $who } deve ancora tenere i cubi extra o ripensarci e passare.
                [beaver-or-pass] { $who } deve ancora fare beaver o passare.
                [seek-partner] { $who } deve ancora chiedere un compagno o giocare senza.
                [be-partner] { $who } deve ancora rispondere al box che cerca un compagno.
               *[move] { $who } deve ancora giocare { $roll }.
            }
       *[other]
            { $need ->
                [double-or-roll] { $who } devono ancora raddoppiare o tirare.
                [roll] { $who } devono ancora tirare.
                [hold] { $who } devono ancora raddoppiare o liberare il lancio.
                [take-or-pass] { $who } devono ancora accettare o passare.
                [answer] { $who } devono ancora rispondere.
                [extra] { $who } devono ancora decidere se dare un cubo extra.
                [keep-extras] { $who } devono ancora tenere i cubi extra o ripensarci e passare.
                [beaver-or-pass] { $who } devono ancora fare beaver o passare.
                [seek-partner] { $who } devono ancora chiedere un compagno o giocare senza.
                [be-partner] { $who } devono ancora rispondere al box che cerca un compagno.
               *[move] { $who } devono ancora giocare { $roll }.
            }
    }
# en: 6577
reason-waits-for-crew = Manca ancora la decisione se raddoppiare o no: { $players }.
# en: 8d0d
reason-waits-for-autopilot = Tocca al pilota automatico.
# en: cfb2
reason-waits-for-host = { $host } deve ancora iniziare la prima partita.
# en: 2f11
reason-waits-for-next-game = La prossima partita può iniziarla { $players }.

## Al tavolo di una chouette.

# en: 45f8
reason-closed = Questa chouette è finita. Aprine un’altra con `/chouette start`.
# en: e969
reason-seated = Hai già un posto a questo tavolo.
# en: 3459
reason-waiting = Hai già il numero { $number } in lista d’attesa. Per rinunciare al posto scrivi `/chouette leave`.
# en: e96c
reason-away = Sei assente: scrivi `/chouette back` per rientrare in gioco.
# en: fef5
reason-still-leaving = Stai per uscire: dopo questa partita puoi di nuovo partecipare.
# en: 7aa2
reason-not-seated =
    { $has_button ->
        [yes] Non sei in questa chouette. Premi **Unisciti** per giocare.
       *[no] Non sei in questa chouette. Partecipa con `/chouette join`.
    }
# en: aa58
reason-not-dealt-in = Stai aspettando di entrare in gioco. Per rinunciare al posto scrivi `/chouette leave`.
# en: 6d4b
reason-no-game-yet = Puoi fare una pausa dopo l’inizio della prima partita. Per rinunciare al posto scrivi `/chouette leave`.
# en: a822
reason-in-game = È in corso la partita { $number }: inizia la prossima quando è finita.
# en: 968e
reason-no-game = Puoi farlo quando una partita è in corso.
# en: 7980
reason-last-already = L’ultima partita è già annunciata. Annulla l’annuncio con `/chouette last when:no`.
# en: 50a5
reason-not-last = L’ultima partita non è ancora annunciata. Annunciala con `/chouette last`.
# en: 3322
reason-too-few =
    { $missing ->
        [one] Una partita ha bisogno di due giocatori: ne manca ancora 1 (`/chouette join`).
       *[other] Una partita ha bisogno di due giocatori: ne mancano ancora { $missing } (`/chouette join`).
    }
# en: 3ab5
reason-too-few-at-first =
    { $missing ->
        [one] La prima partita ha bisogno di tre giocatori: ne manca ancora 1 (`/chouette join`).
       *[other] La prima partita ha bisogno di tre giocatori: ne mancano ancora { $missing } (`/chouette join`).
    }
# en: ccef
reason-host-only = Può farlo solo chi ha aperto la chouette: chiedi a { $host }.
# en: 33c2
reason-host-already = Organizzi già tu: scegli qualcun altro.
# en: 8e4f
reason-never-host = { $player } non può organizzare: scegli una persona che gioca qui.
# en: d66c
reason-not-closed = La chouette è ancora in corso.
# en: 706b
reason-machine-seated = Il bot è già al tavolo. Per cambiare il suo livello, prima mandalo via.
# en: 4f56
reason-machine-gone = Il bot non è al tavolo, o lo lascia dopo questa partita.
# en: bb74
reason-one-starts = Solo { $player } può iniziare la partita.
# en: 3cca
reason-host-or-box-starts = Solo { $box } (box) o { $host } (ha aperto la chouette) può iniziare la partita.
# en: 823a
reason-too-small = A questo tavolo ci sono già { $number } posti occupati: metti `max_players` a { $number } o più.
# en: 8cf3
reason-box-only = Su un compagno decide solo { $box } (box).
# en: 1c09
reason-not-in-line = Fare da compagno al box si chiede solo a chi è in coda.

## Chi agisce in una partita di una chouette.

# en: d736
reason-has-left = Hai lasciato la chouette: altri agiscono per te fino alla fine della partita. Poi puoi di nuovo partecipare.
# en: e7e4
reason-is-away = Sei assente: in questa partita altri agiscono per te. Quando torni scrivi `/chouette back`.
# en: 543d
reason-is-returning = Sei di nuovo qui, ma fino alla fine della partita altri agiscono per te. Giochi dalla prossima.
# en: c55f
reason-was-silent = Il tuo tempo è scaduto: altri agiscono per te fino alla fine della partita. Giochi dalla prossima.
# en: 9205
reason-shares-result = In questa partita tu e { $box } giocate insieme; per entrambi decide { $box }.
# en: d1af
reason-not-in-game = Non sei in questa partita. Entri in gioco dopo, se c’è posto.
# en: d6ff
reason-out-of-game = In questa partita la tua scommessa è chiusa; giochi dalla prossima.
# en: edb2
reason-mover =
    { $side ->
        [white] Per il box tira e muove { $player }.
       *[black] Per la squadra tira e muove { $player }.
    }
# en: 8e62
reason-autopilot-moves =
    { $side ->
        [white] Per il box tira e muove il pilota automatico.
       *[black] Per la squadra tira e muove il pilota automatico.
    }
# en: c621
reason-no-proxy = Puoi rispondere solo per te e per chi ti ha delegato con `/chouette proxy`.
# en: f63f
reason-box-has-no-proxy = Il box risponde senza deleghe. Per una pausa scrivi `/chouette away`.
# en: 03d9
reason-no-proxy-named = Non hai ancora delegato nessuno. Fallo con `/chouette proxy`.
# en: d2bb
reason-own-proxy = Per te rispondi già tu: delega un’altra persona.
# en: e026
reason-proxy-already = { $player } ha già la tua delega.
# en: 6272
reason-never-proxy = { $player } non può avere la tua delega: scegli qualcuno che è presente e non gioca dalla parte del box.

## Raddoppi e risposte in una chouette.

# en: 29fa
reason-not-your-cube = Raddoppia solo con il tuo cubo.
# en: 4cbe
reason-anothers-cube = Quel cubo è di { $owner }: raddoppia con il tuo.
# en: 4cd8
reason-other-side-owns-cube = Il cubo ce l’ha l’altra parte: solo lei può raddoppiare.
# en: 5df5
reason-captain-doubles = Con un solo cubo raddoppia soltanto il capitano ({ $captain }).
# en: ccca
reason-not-doubled = Con quel cubo non hai raddoppiato.
# en: 03a7
reason-doubled-already = Con quel cubo hai già raddoppiato.
# en: 8747
reason-roll-asked-for = Troppo tardi per cambiare i raddoppi: i dadi stanno per essere tirati.
# en: d7fc
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [one] Hai fatto beaver; risponde { $who }.
               *[other] Hai fatto beaver; rispondono gli altri.
            }
        [raccoon]
            { $count ->
                [one] Hai fatto raccoon; risponde { $who }.
               *[other] Hai fatto raccoon; rispondono gli altri.
            }
       *[double]
            { $count ->
                [one] Hai raddoppiato; risponde { $who }.
               *[other] Hai raddoppiato; rispondono gli altri.
            }
    }
# en: b428
reason-captain-follows = Il capitano sei tu: rispondi tu.
# en: 2d82
reason-answer-shown = La tua risposta è già scoperta e definitiva.
# en: fbed
reason-captain-last = A questo tavolo il capitano risponde per ultimo: rispondi dopo gli altri.
# en: 8aa0
reason-captain-first = A questo tavolo il capitano risponde per primo: rispondi dopo { $captain }.
# en: 1428
reason-double-rule =
    { $rule ->
        [must-include-captain] A questo tavolo il box deve raddoppiare anche il cubo del capitano: aggiungi { $captain }, o ritira i raddoppi.
       *[all] A questo tavolo il box raddoppia con tutti i cubi che può o con nessuno: aggiungi gli altri, o ritira i raddoppi.
    }
# en: 7cf5
reason-take-rule =
    { $rule ->
        [half-of-initial] A questo tavolo il box accetta almeno metà dei primi raddoppi di tutta la squadra, o nessuno. Rispondi a tutti insieme.
        [must-take-captain] A questo tavolo un box che accetta un cubo accetta anche quello del capitano. Rispondi a tutti insieme.
       *[all-or-none] A questo tavolo il box accetta tutti i cubi offerti insieme, o nessuno. Rispondi a tutti insieme.
    }

## Chiudere le scommesse di una chouette: con un accordo, o concedendole.

# en: eca2
reason-bet-over = Quella scommessa è chiusa. Scegline una ancora aperta.
# en: 71a4
reason-no-bet-left =
    { $count ->
        [one]
            { $bets ->
                [one] Le tue scommesse sono chiuse. Per quella ancora aperta, solo { $who } può accordarsi o concedere.
               *[other] Le tue scommesse sono chiuse. Per quelle ancora aperte, solo { $who } può accordarsi o concedere.
            }
       *[other]
            { $bets ->
                [one] Le tue scommesse sono chiuse. Per quella ancora aperta, solo { $who } possono accordarsi o concedere.
               *[other] Le tue scommesse sono chiuse. Per quelle ancora aperte, solo { $who } possono accordarsi o concedere.
            }
    }
# en: 190a
reason-anothers-bet =
    { $count ->
        [one] Per quella scommessa solo { $who } può accordarsi o concedere.
       *[other] Per quella scommessa solo { $who } possono accordarsi o concedere.
    }
# en: 80a0
reason-offer-open = Quel cubo è stato offerto: l’accordo si fa dopo la risposta al raddoppio.
# en: 5b90
reason-no-settlements = A questo tavolo si gioca senza accordi. Per concedere una scommessa scrivi `/chouette concede`.
# en: 2998
reason-too-many-points = Offri meno punti: al massimo tre volte il cubo.
# en: e360
reason-too-many-points-here = Offri al massimo { $number } punti, tre volte il cubo.
# en: a18f
reason-nobody-answers =
    { $kind ->
        [gammon] Nessuno può rispondere per { $player }: concedi un gammon, il massimo che questa partita può costare.
        [backgammon] Nessuno può rispondere per { $player }: concedi un backgammon, il massimo che questa partita può costare.
       *[single] Nessuno può rispondere per { $player }: concedi una partita singola, il massimo che questa partita può costare.
    }
# en: 081c
reason-nobody-answers-now = Nessuno può rispondere per { $player }: continua a giocare.
# en: a580
reason-nothing-proposed = Qui non puoi concederlo: scegli un’altra perdita con `/chouette concede`.
# en: 7068
reason-no-proposal-left = Quell’offerta ha già avuto risposta o è stata ritirata.
# en: db78
reason-answered-by-other = L’offerta è tua: { $player } può rispondere, e tu puoi ritirarla.
# en: 3534
reason-proposed-by-you = La tua ultima offerta su quella scommessa è ancora aperta: prima ritirala.
# en: d485
reason-proposed-to-you = { $player } ha fatto un’offerta su quella scommessa: prima rispondi.
# en: 0b17
reason-no-bet-with = Non hai scommesse aperte con { $player }, solo con { $players }.
# en: b836
reason-no-bet-with-anybody = Adesso non hai scommesse aperte.
