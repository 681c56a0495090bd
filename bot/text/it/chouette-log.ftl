### Che cosa succede in una chouette, da leggere per tutti. Ogni messaggio è una frase senza punto; una riga può unirne
### più d’una: “Ben, Dora accettano a 2; Carl passa e paga 1”.

## Raddoppi

# en: 26a5
chouette-log-doubles =
    { $is_redouble ->
        [yes]
            { $count ->
                [one] { $players } riraddoppia a { $value }
               *[other] { $players } riraddoppiano a { $value }
            }
       *[no]
            { $count ->
                [one] { $players } raddoppia a { $value }
               *[other] { $players } raddoppiano a { $value }
            }
    }
# en: 669a
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] La squadra riraddoppia a { $value }
       *[no] La squadra raddoppia a { $value }
    }
# en: 007b
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box } riraddoppia: { $members }
       *[no] { $box } raddoppia: { $members }
    }
# en: cacf
chouette-log-doubled = { $members } a { $value }
# en: 9954
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player } riraddoppia a { $value } il cubo extra con { $other }
       *[no] { $player } raddoppia a { $value } il cubo extra con { $other }
    }

## Risposte

# en: 73e2
chouette-log-takes =
    { $count ->
        [one] { $players } accetta a { $value }
       *[other] { $players } accettano a { $value }
    }
# en: 52b1
chouette-log-takes-extra =
    { $count ->
        [one] { $players } accetta il cubo extra a { $value }
       *[other] { $players } accettano il cubo extra a { $value }
    }
# en: 6905
chouette-log-passes =
    { $count ->
        [one] { $players } passa e paga { $points }
       *[other] { $players } passano e pagano { $points } a testa
    }
# en: 749a
chouette-log-follows-nobody =
    { $count ->
        [one] { $players } segue il capitano, che non ha ricevuto un raddoppio: passa e paga { $points }
       *[other] { $players } seguono il capitano, che non ha ricevuto un raddoppio: passano e pagano { $points } a testa
    }
# en: 9df9
chouette-log-passes-extra =
    { $count ->
        [one] { $players } passa il cubo extra e paga { $points }
       *[other] { $players } passano il cubo extra e pagano { $points } a testa
    }
# en: 04b6
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } passa il raccoon e paga { $points }
               *[beaver] { $players } passa il beaver e paga { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } passano il raccoon e pagano { $points } a testa
               *[beaver] { $players } passano il beaver e pagano { $points } a testa
            }
    }
# en: 515a
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } passa il raccoon sul cubo extra e paga { $points }
               *[beaver] { $players } passa il beaver sul cubo extra e paga { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } passano il raccoon sul cubo extra e pagano { $points } a testa
               *[beaver] { $players } passano il beaver sul cubo extra e pagano { $points } a testa
            }
    }
# en: 5a9b
chouette-log-raises =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } fa raccoon a { $value }
               *[beaver] { $players } fa beaver a { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } fanno raccoon a { $value }
               *[beaver] { $players } fanno beaver a { $value }
            }
    }
# en: a7df
chouette-log-raises-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } fa raccoon sul cubo extra a { $value }
               *[beaver] { $players } fa beaver sul cubo extra a { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } fanno raccoon sul cubo extra a { $value }
               *[beaver] { $players } fanno beaver sul cubo extra a { $value }
            }
    }

# Il box risponde ai raddoppi dei membri, ognuno con il suo cubo.
# en: 343b
chouette-log-box-takes =
    { $count ->
        [one] { $box } accetta a { $value } il raddoppio di { $members }
       *[other] { $box } accetta a { $value } i raddoppi di { $members }
    }
# en: 5ccf
chouette-log-box-passes =
    { $count ->
        [one] { $box } passa il raddoppio di { $members } e paga { $points }
       *[other] { $box } passa i raddoppi di { $members } e paga { $points } a testa
    }
# en: 6131
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } passa il raccoon di { $members } e paga { $points }
               *[beaver] { $box } passa il beaver di { $members } e paga { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } passa i raccoon di { $members } e paga { $points } a testa
               *[beaver] { $box } passa i beaver di { $members } e paga { $points } a testa
            }
    }
# en: 0917
chouette-log-box-raises =
    { $stage ->
        [raccoon] { $box } fa raccoon a { $value } contro { $members }
       *[beaver] { $box } fa beaver a { $value } contro { $members }
    }
# en: a733
chouette-log-box-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $box } accetta il beaver di { $members } a { $value }
               *[other] { $box } accetta i beaver di { $members } a { $value }
            }
        [raccoon]
            { $count ->
                [one] { $box } accetta il raccoon di { $members } a { $value }
               *[other] { $box } accetta i raccoon di { $members } a { $value }
            }
       *[unknown]
            { $count ->
                [one] { $box } accetta il cubo di { $members } a { $value }
               *[other] { $box } accetta i cubi di { $members } a { $value }
            }
    }
# en: 3a36
chouette-log-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $players } accetta il beaver a { $value }
               *[other] { $players } accettano il beaver a { $value }
            }
        [raccoon]
            { $count ->
                [one] { $players } accetta il raccoon a { $value }
               *[other] { $players } accettano il raccoon a { $value }
            }
       *[unknown]
            { $count ->
                [one] { $players } accetta a { $value }
               *[other] { $players } accettano a { $value }
            }
    }
# en: cedf
chouette-log-accepts-extra =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } accetta il raccoon sul cubo extra a { $value }
               *[other] { $players } accettano il raccoon sul cubo extra a { $value }
            }
       *[beaver]
            { $count ->
                [one] { $players } accetta il beaver sul cubo extra a { $value }
               *[other] { $players } accettano il beaver sul cubo extra a { $value }
            }
    }

# Risposte mostrate prima delle altre.
# en: 6c1d
chouette-log-answered-first = Prime risposte: { $answers }
# en: ae99
chouette-log-answer =
    { $answer ->
        [take] { $player } accetta
        [drop] { $player } passa
        [beaver] { $player } fa beaver
        [raccoon] { $player } fa raccoon
       *[follow] { $player } segue il capitano
    }
# en: 5bc5
chouette-log-silent =
    { $count ->
        [one] { $players } non ha risposto in tempo
       *[other] { $players } non hanno risposto in tempo
    }

## L’unica accettazione: tutti gli altri hanno passato

# en: c201
chouette-log-lone-must-pass = { $player }, unica accettazione, deve passare e paga { $points }
# en: 1197
chouette-log-lone-must-beaver = Accetta solo { $player }, che deve fare beaver o passare
# en: a8ec
chouette-log-lone =
    { $answer ->
        [beaver] Solo { $player } fa beaver; { $other } può dare un cubo extra
       *[take] Solo { $player } accetta; { $other } può dare un cubo extra
    }
# en: 6f83
chouette-log-lone-several =
    { $answer ->
        [beaver] Solo { $player } fa beaver; chi ha passato può dare un cubo extra
       *[take] Solo { $player } accetta; chi ha passato può dare un cubo extra
    }
# en: dcba
chouette-log-extras =
    { $count ->
        [one] { $players } dà un cubo extra
       *[other] { $players } danno un cubo extra
    }
# en: 1f05
chouette-log-no-extras = Nessuno dà un cubo extra
# en: f856
chouette-log-no-extras-silent =
    { $count ->
        [one] { $players } non ha risposto in tempo; nessuno dà un cubo extra
       *[other] { $players } non hanno risposto in tempo; nessuno dà un cubo extra
    }
# en: 7a79
chouette-log-extras-given =
    { $count ->
        [one] { $players } paga { $points } a { $taker } e dà un cubo extra a { $value }
       *[other] { $players } pagano { $points } a testa a { $taker } e danno ciascuno un cubo extra a { $value }
    }

## Il lancio

# en: 68b3
chouette-log-opening =
    { $starter ->
        [white] Lancio di partenza { $high }-{ $low }: comincia il box
       *[black] Lancio di partenza { $high }-{ $low }: comincia la squadra
    }
# en: 3bb2
chouette-log-holds = { $player } chiede di trattenere il lancio
# en: b5f0
chouette-log-releases = Il lancio non aspetta più { $player }
# en: 25cf
chouette-log-releases-silent = Tempo scaduto per { $player }: il lancio è libero
# en: fa2d
chouette-log-rolls = { $player } vuole tirare
# en: ffba
chouette-log-autopilot-for-team = Il pilota automatico (per la squadra)

## Capitano, box e chi agisce per altri

# en: 6219
chouette-log-captain-passed = { $player } è fuori e va in fondo alla coda; capitano: { $captain }
# en: dca6
chouette-log-captain-gone = { $captain } prende il posto di { $player } come capitano
# en: 3d8e
chouette-log-captain-acting = { $captain } è capitano ad interim
# en: 932e
chouette-log-captain-again = { $captain } è di nuovo capitano
# en: 9bdb
chouette-log-captain-struck = { $captain } non può più vincere il box come capitano
# en: afb4
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player } esce dopo questa partita: { $captain } è capitano ad interim
               *[no] { $player } esce dopo questa partita: { $captain } è capitano
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player } fa una pausa: { $captain } è capitano ad interim
               *[no] { $player } fa una pausa: { $captain } è capitano
            }
       *[silent]
            { $is_acting ->
                [yes] { $player } ha saltato due decisioni: { $captain } è capitano ad interim
               *[no] { $player } ha saltato due decisioni: { $captain } è capitano
            }
    }
# en: 99ad
chouette-log-captain-missed = Tempo scaduto per { $captain }; se ricapita, subentra qualcun altro
# en: f824
chouette-log-captain-missed-once = Tempo scaduto per { $captain }; se ricapita, subentra { $player }
# en: 8356
chouette-log-heard-again = { $player } è di nuovo in gioco
# en: 5cdb
chouette-log-box-silent = Tempo scaduto per { $box }; se ricapita, qualcun altro gioca per il box
# en: c194
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } ha saltato due decisioni: adesso è assente
       *[no] Tempo scaduto per { $player }: in questa partita altri agiscono al suo posto
    }
# en: 6eb6
chouette-log-box-forfeits = Nessuno gioca per { $box }, che perde una partita singola su ogni scommessa aperta
# en: 493b
chouette-log-volunteers = { $player } sostituisce il box se questo se ne va
# en: 4ec7
chouette-log-volunteers-no-longer = { $player } non vuole più sostituire il box
# en: 55e1
chouette-log-substitute = { $player } gioca per { $box }, che vince o perde i punti
# en: 973b
chouette-log-proxy = { $player } può rispondere per { $member }
# en: 0812
chouette-log-proxy-ended = { $member } non ha più una delega
# en: 31e1
chouette-log-proxy-silent = Tempo scaduto per chi ha la delega di { $member }: non risponde più

## Accordi e concessioni

# en: 81f2
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] Hai offerto di concedere un gammon a { $other } e di pagare { $points }
                [backgammon] Hai offerto di concedere un backgammon a { $other } e di pagare { $points }
               *[single] Hai offerto di concedere una partita singola a { $other } e di pagare { $points }
            }
        [proxy]
            { $kind ->
                [gammon] Hai offerto (per { $player }) di concedere un gammon a { $other } e di pagare { $points }
                [backgammon] Hai offerto (per { $player }) di concedere un backgammon a { $other } e di pagare { $points }
               *[single] Hai offerto (per { $player }) di concedere una partita singola a { $other } e di pagare { $points }
            }
        [asked]
            { $kind ->
                [gammon] { $player } offre di concederti un gammon e di pagare { $points }
                [backgammon] { $player } offre di concederti un backgammon e di pagare { $points }
               *[single] { $player } offre di concederti una partita singola e di pagare { $points }
            }
        [called]
            { $kind ->
                [gammon] { $player } offre di concedere un gammon e di pagare { $points }
                [backgammon] { $player } offre di concedere un backgammon e di pagare { $points }
               *[single] { $player } offre di concedere una partita singola e di pagare { $points }
            }
       *[anybody]
            { $kind ->
                [gammon] { $player } offre di concedere un gammon a { $other } e di pagare { $points }
                [backgammon] { $player } offre di concedere un backgammon a { $other } e di pagare { $points }
               *[single] { $player } offre di concedere una partita singola a { $other } e di pagare { $points }
            }
    }
# en: cbda
chouette-log-asks =
    { $reader ->
        [proposer]
            { $points ->
                [one] Offri un accordo a { $other }: { $other } paga 1
               *[other] Offri un accordo a { $other }: { $other } paga { $points }
            }
        [proxy]
            { $points ->
                [one] Offri (per { $player }) un accordo a { $other }: { $other } paga 1
               *[other] Offri (per { $player }) un accordo a { $other }: { $other } paga { $points }
            }
        [asked]
            { $points ->
                [one] { $player } ti offre un accordo: paghi 1
               *[other] { $player } ti offre un accordo: paghi { $points }
            }
        [called]
            { $points ->
                [one] { $player } offre un accordo se { $other } paga 1
               *[other] { $player } offre un accordo se { $other } paga { $points }
            }
       *[anybody]
            { $points ->
                [one] { $player } offre un accordo a { $other }: { $other } paga 1
               *[other] { $player } offre un accordo a { $other }: { $other } paga { $points }
            }
    }
# en: 4ff0
chouette-log-offers =
    { $reader ->
        [proposer]
            { $points ->
                [one] Hai offerto a { $other } 1 punto per un accordo
               *[other] Hai offerto a { $other } { $points } punti per un accordo
            }
        [proxy]
            { $points ->
                [one] Hai offerto (per { $player }) a { $other } 1 punto per un accordo
               *[other] Hai offerto (per { $player }) a { $other } { $points } punti per un accordo
            }
        [asked]
            { $points ->
                [one] { $player } ti offre 1 punto per un accordo
               *[other] { $player } ti offre { $points } punti per un accordo
            }
        [called]
            { $points ->
                [one] { $player } offre 1 punto per un accordo
               *[other] { $player } offre { $points } punti per un accordo
            }
       *[anybody]
            { $points ->
                [one] { $player } offre a { $other } 1 punto per un accordo
               *[other] { $player } offre a { $other } { $points } punti per un accordo
            }
    }
# en: 0b50
chouette-log-offers-even =
    { $reader ->
        [proposer] Hai offerto a { $other } di chiudere in pari
        [proxy] Hai offerto (per { $player }) a { $other } di chiudere in pari
        [asked] { $player } ti offre di chiudere in pari
        [called] { $player } offre di chiudere in pari
       *[anybody] { $player } offre a { $other } di chiudere in pari
    }
# en: 816b
chouette-log-refuses-offer = { $player } rifiuta l’offerta di { $other }
# en: 93be
chouette-log-withdraws-offer = { $player } ritira l’offerta a { $other }
# en: 744b
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] L’offerta tra { $box } e { $member } è rifiutata
       *[no] L’offerta tra { $box } e { $member } è ritirata
    }
# en: b95b
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] L’offerta è rifiutata
       *[no] L’offerta è ritirata
    }
# en: cdd5
chouette-log-settles =
    { $count ->
        [one] { $players } si accorda con { $payee } e paga { $points }
       *[other] { $players } si accordano con { $payee } e pagano { $points } a testa
    }
# en: d65f
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players } concede un gammon a { $payee } e paga { $points }
                [backgammon] { $players } concede un backgammon a { $payee } e paga { $points }
               *[single] { $players } concede una partita singola a { $payee } e paga { $points }
            }
       *[other]
            { $kind ->
                [gammon] { $players } concedono un gammon a { $payee } e pagano { $points } a testa
                [backgammon] { $players } concedono un backgammon a { $payee } e pagano { $points } a testa
               *[single] { $players } concedono una partita singola a { $payee } e pagano { $points } a testa
            }
    }
# en: d672
chouette-log-even = { $box } e { $member } chiudono in pari
# en: 15a3
chouette-log-bet-ended =
    { $is_settled ->
        [yes]
            { $points ->
                [one] Una scommessa si chiude con un accordo per 1 punto
               *[other] Una scommessa si chiude con un accordo per { $points } punti
            }
       *[no]
            { $points ->
                [one] Una scommessa è concessa per 1 punto
               *[other] Una scommessa è concessa per { $points } punti
            }
    }

## Chi va e chi viene

# en: d1d1
chouette-log-joins =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } è di nuovo qui
               *[no] { $players } si unisce
            }
       *[other]
            { $is_back ->
                [yes] { $players } sono di nuovo qui
               *[no] { $players } si uniscono
            }
    }
# en: 2887
chouette-log-joins-waiting =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } è di nuovo qui e aspetta di entrare in gioco
               *[no] { $players } si unisce e aspetta di entrare in gioco
            }
       *[other]
            { $is_back ->
                [yes] { $players } sono di nuovo qui e aspettano di entrare in gioco
               *[no] { $players } si uniscono e aspettano di entrare in gioco
            }
    }
# en: 5d67
chouette-log-dealt-in =
    { $count ->
        [one] { $players } entra in gioco
       *[other] { $players } entrano in gioco
    }
# en: edb0
chouette-log-leaves = { $player } esce
# en: 6baf
chouette-log-leaves-game = { $player } esce dopo questa partita; fino ad allora altri agiscono al suo posto
# en: 9c5a
chouette-log-goes-away = { $player } fa una pausa

## Opzioni

# en: 2782
chouette-log-options =
    { $is_new_stake ->
        [yes] Opzioni: { $options }; tutti devono accettare la posta
       *[no] Opzioni: { $options }
    }
# en: 5d13
chouette-log-options-later =
    { $is_new_stake ->
        [yes] Dalla partita { $number }: { $options }; tutti devono accettare la posta
       *[no] Dalla partita { $number }: { $options }
    }
# en: 0588
chouette-log-unchanged = le opzioni restano come sono
# en: e24b
chouette-log-preset = preset “{ $preset }”
# en: 194d
chouette-log-stake-agreed = { $player } accetta la nuova posta
# en: 4815
chouette-log-stake-withdrawn = La posta resta com’era

## Tra due partite

# en: 82c7
chouette-log-partner-sought = { $box } chiede un compagno
# en: 2f99
chouette-log-partner-sought-unknown = Il box chiede un compagno
# en: 54b7
chouette-log-partner-drawn = Nessuno si offre come compagno; si estrae a sorte: { $dice }
# en: 8c79
chouette-log-partner = { $partner } fa da compagno a { $box } in questa partita
# en: bc4f
chouette-log-partner-unknown = { $partner } fa da compagno al box in questa partita
# en: 76c8
chouette-log-no-partner =
    { $count ->
        [one] { $players } non ha risposto in tempo e gioca senza compagno
       *[other] { $players } non hanno risposto in tempo e giocano senza compagno
    }
# en: 4b4d
chouette-log-order = Ordine: { $dice }; box: { $box }, capitano: { $captain }
# en: 808a
chouette-log-game-begins = Inizia la partita { $number }
# en: 30c7
chouette-log-game-over = La partita è finita: { $points }
# en: ea7f
chouette-log-box =
    { $change ->
        [takes] { $player } prende il box
        [keeps] { $player } tiene il box
       *[is] { $player } è il box
    }
# en: 9526
chouette-log-line = coda: { $members }
# en: d218
chouette-log-nobody-left = Al tavolo non c’è più nessuno
# en: a6e3
chouette-log-no-last-game = L’ultima partita è annullata
# en: 4790
chouette-log-announces-last = { $player } annuncia la partita { $number } come ultima
# en: 064d
chouette-log-takes-back-last = { $player } annulla l’ultima partita
# en: 76d3
chouette-log-closes = { $player } chiude la chouette
# en: 0692
chouette-log-reopens = { $player } riapre la chouette
# en: ba97
chouette-log-hands-over = { $player } affida la chouette a { $host }
# en: 31c2
chouette-log-next-host = Adesso organizza { $host }
