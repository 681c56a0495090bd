### La scheda delle regole di un tavolo a due: che cosa si gioca, in una riga e regola per regola.

sheet-match =
    { $length ->
        [one] match a 1 punto
       *[other] match a { $length } punti
    }
sheet-money = partita libera
sheet-money-stake = partita libera, posta { $stake }

## Sopra le opzioni attive.

sheet-heading-match =
    { $length ->
        [one] **Match a 1 punto**
       *[other] **Match a { $length } punti**
    }
sheet-heading-money = **Partita libera**
sheet-heading-stake = **Partita libera, posta { $stake }**

## Le opzioni attive, separate da “ · ” o “, ”.

# La prima.
sheet-first-cube = Con il cubo
sheet-first-cap = Cubo fino a { $cap }
sheet-first-no-cube = Senza cubo
sheet-first-start =
    { $start ->
        [nackgammon] Partenza Nackgammon
        [hypergammon] Hypergammon, tre pedine per parte
       *[standard] Partenza standard
    }
sheet-first-start-unnamed = Partenza { $id }
sheet-crawford = regola di Crawford
sheet-jacoby = Jacoby
sheet-beavers = beaver
sheet-raccoons = raccoon
sheet-doubles =
    { $doubles ->
        [one] 1 raddoppio automatico a partita
       *[other] fino a { $doubles } raddoppi automatici a partita
    }
sheet-doubles-unlimited = raddoppi automatici senza limite
sheet-start =
    { $start ->
        [nackgammon] partenza Nackgammon
        [hypergammon] hypergammon, tre pedine per parte
       *[standard] partenza standard
    }
sheet-start-unnamed = partenza { $id }
sheet-cap = cubo fino a { $cap }

## Regole, ognuna una riga.

sheet-rule-one = **Match a 1 punto**: qualunque vittoria vince il match.
sheet-rule-match = **Match a { $length } punti**: vince chi arriva per primo a { $length } punti.
sheet-rule-money = **Partita libera**: giocate tutte le partite che volete. Si gioca a punti; non gira denaro.
sheet-rule-stake = Ogni punto vale { $stake }.
sheet-rule-wins =
    { $has_cube ->
        [yes] **Vittorie**: una partita singola vale 1 punto, un gammon 2, un backgammon 3, per il valore del cubo.
       *[no] **Vittorie**: una partita singola vale 1 punto, un gammon 2, un backgammon 3.
    }
sheet-rule-gammon = **Gammon**: chi perde non ha levato nessuna pedina.
sheet-rule-backgammon = **Backgammon**: un gammon in cui chi perde ha una pedina sul bar o nel settore interno di chi vince.
sheet-rule-no-cube = **Cubo**: nessuno.
sheet-rule-cube = **Cubo**: prima di tirare puoi raddoppiare. Se l’altra parte accetta, la partita vale il doppio, e il prossimo raddoppio spetta solo a lei. Se passa, perde quanto valeva prima.
sheet-rule-cap = **Tetto del cubo**: il cubo arriva fino a { $cap }.
sheet-rule-crawford = **Regola di Crawford**: quando a una parte manca per la prima volta solo 1 punto, la partita dopo si gioca senza cubo. Poi il cubo torna.
sheet-rule-dead-cube = **Cubo morto**: non puoi raddoppiare se con il cubo attuale ti basta una partita singola per vincere il match.
sheet-rule-jacoby = **Jacoby**: gammon e backgammon contano solo nelle partite con un raddoppio accettato.
sheet-rule-beavers = **Beaver**: se ricevi un raddoppio, puoi subito raddoppiare a tua volta e tenere il cubo.
sheet-rule-raccoons = **Raccoon**: se il tuo raddoppio riceve un beaver, puoi raddoppiare ancora una volta; il cubo resta all’altra parte.
sheet-rule-doubles =
    { $doubles ->
        [one] **Raddoppi automatici**: se i dadi di partenza sono uguali, il cubo raddoppia e resta al centro, una volta a partita.
       *[other] **Raddoppi automatici**: se i dadi di partenza sono uguali, il cubo raddoppia e resta al centro, fino a { $doubles } volte a partita.
    }
sheet-rule-doubles-unlimited = **Raddoppi automatici**: ogni volta che i dadi di partenza sono uguali, il cubo raddoppia e resta al centro.
sheet-rule-start = **Partenza**: { $start }.
# Dopo; i posti sono “2 sulla 24” e così via.
sheet-rule-checkers = Pedine di ogni parte: { $places }.
sheet-checkers-off = { $checkers } fuori dal gioco
