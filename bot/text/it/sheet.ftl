### La scheda delle regole di un tavolo a due: che cosa si gioca, in una riga e regola per regola.

# en: e968
sheet-match =
    { $length ->
        [one] Match a 1 punto
       *[other] Match a { $length } punti
    }
# en: c4be
sheet-money = Partita libera
# en: 76a3
sheet-money-stake = Partita libera, posta { $stake }

## Sopra le opzioni attive.

# en: 12ce
sheet-heading-match =
    { $length ->
        [one] **Match a 1 punto**
       *[other] **Match a { $length } punti**
    }
# en: f057
sheet-heading-money = **Partita libera**
# en: f5a0
sheet-heading-stake = **Partita libera, posta { $stake }**

## Le opzioni attive, separate da “ · ” o “, ”.

# La prima.
# en: 54c6
sheet-first-cube = Con il cubo
# en: 8ba0
sheet-first-cap = Cubo fino a { $cap }
# en: bf58
sheet-first-no-cube = Senza cubo
# en: c73e
sheet-first-start =
    { $start ->
        [nackgammon] Partenza Nackgammon
        [hypergammon] Hypergammon, tre pedine per parte
       *[standard] Partenza standard
    }
# en: 0488
sheet-first-start-unnamed = Partenza: { $places }
# en: e667
sheet-crawford = regola di Crawford
# en: 7af3
sheet-jacoby = Jacoby
# en: f385
sheet-beavers = beaver
# en: 489e
sheet-raccoons = raccoon
# en: 35b3
sheet-doubles =
    { $doubles ->
        [one] 1 raddoppio automatico a partita
       *[other] fino a { $doubles } raddoppi automatici a partita
    }
# en: 7e22
sheet-doubles-unlimited = raddoppi automatici senza limite
# en: 8707
sheet-start =
    { $start ->
        [nackgammon] partenza Nackgammon
        [hypergammon] hypergammon, tre pedine per parte
       *[standard] partenza standard
    }
# en: 6728
sheet-start-unnamed = partenza: { $places }
# en: 9218
sheet-cap = cubo fino a { $cap }

## Regole, ognuna una riga.

# en: 011d
sheet-rule-one = **Match a 1 punto**: qualunque vittoria vince il match.
# en: 89ed
sheet-rule-match = **Match a { $length } punti**: vince chi arriva per primo a { $length } punti.
# en: 3263
sheet-rule-money = **Partita libera**: giocate tutte le partite che volete. Si gioca a punti; non gira denaro.
# en: 7135
sheet-rule-stake = Ogni punto vale { $stake }.
# en: 3300
sheet-rule-wins =
    { $has_cube ->
        [yes] **Vittorie**: una partita singola vale 1 punto, un gammon 2, un backgammon 3, moltiplicati per il valore del cubo.
       *[no] **Vittorie**: una partita singola vale 1 punto, un gammon 2, un backgammon 3.
    }
# en: 523c
sheet-rule-gammon = **Gammon**: chi perde non ha levato nessuna pedina.
# en: 4072
sheet-rule-backgammon = **Backgammon**: un gammon in cui chi perde ha una pedina sul bar o nel settore interno di chi vince.
# en: 6815
sheet-rule-no-cube = **Cubo**: nessuno.
# en: ec6a
sheet-rule-cube = **Cubo**: prima di tirare puoi raddoppiare. Se l’altra parte accetta, la partita vale il doppio, e il prossimo raddoppio spetta solo a lei. Se passa, perde quanto valeva prima del raddoppio.
# en: 2540
sheet-rule-cap = **Tetto del cubo**: il cubo arriva fino a { $cap }.
# en: 05ba
sheet-rule-crawford = **Regola di Crawford**: quando a una parte manca per la prima volta solo 1 punto, la partita successiva si gioca senza cubo. Poi il cubo torna in gioco.
# en: fe92
sheet-rule-dead-cube = **Cubo morto**: non puoi raddoppiare se con il cubo attuale ti basta una partita singola per vincere il match.
# en: af1b
sheet-rule-jacoby = **Jacoby**: gammon e backgammon contano solo nelle partite con un raddoppio accettato.
# en: 8eeb
sheet-rule-beavers = **Beaver**: se ricevi un raddoppio, puoi subito raddoppiare a tua volta e tenere il cubo.
# en: 2e46
sheet-rule-raccoons = **Raccoon**: se il tuo raddoppio riceve un beaver, puoi raddoppiare ancora una volta; il cubo resta all’altra parte.
# en: 6026
sheet-rule-doubles =
    { $doubles ->
        [one] **Raddoppi automatici**: se i dadi di partenza sono uguali, il cubo raddoppia e resta al centro, una volta a partita.
       *[other] **Raddoppi automatici**: se i dadi di partenza sono uguali, il cubo raddoppia e resta al centro, fino a { $doubles } volte a partita.
    }
# en: 0267
sheet-rule-doubles-unlimited = **Raddoppi automatici**: ogni volta che i dadi di partenza sono uguali, il cubo raddoppia e resta al centro.
# en: 4bf8
sheet-rule-start = **Partenza**: { $start }.
# Dopo; i posti sono “2 sulla 24” e così via.
# en: d903
sheet-rule-checkers = Pedine di ogni parte: { $places }.
# en: 334d
sheet-checkers-off = { $checkers } fuori dal gioco
