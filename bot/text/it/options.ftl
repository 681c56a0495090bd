### Opzioni, di tavoli a due e di chouette: nomi, descrizioni nei comandi, valori, regole, rifiuti.

# Il nome di un’opzione: sopra un menu, e prima del valore.
# en: 3a0c
options-title =
    { $option ->
        [length] Lunghezza
        [stake] Posta
        [max_players] Posti
        [cube] Cubo
        [cube_mode] Cubi
        [cube_cap] Tetto del cubo
        [jacoby] Jacoby
        [beavers] Beaver
        [raccoons] Raccoon
        [automatic_doubles] Raddoppi automatici
        [consultation] Consultazioni
        [box_double_rule] Raddoppi del box
        [box_take_rule] Accettazioni del box
        [reply_order] Ordine delle risposte
        [lone_taker] Unica accettazione
        [lone_min] Minimo per unica accettazione
        [settlements] Accordi
        [box_retention] Per tenere il box
        [partner_min] Compagno del box
        [join_position] Nuovi arrivi
        [turn_hours] Tempo per decisione
        [crew_grace] Tempo per raddoppiare
        [absent_cube] Chi non risponde
        [box_abandon] Box assente
       *[start] Partenza
    }
# en: e58c
options-line = { $title }: { $value }
# en: 4548
options-change = { $title }: { $before } → { $after }
# en: fddd
options-change-play = { $before } → { $after }

# La descrizione in un comando: al massimo 100 caratteri, meglio 70.
# en: 7b8d
options-asked =
    { $option ->
        [length] Punti che vincono il match, da { $least } a { $most }
        [stake] { $is_money ->
            [yes] Quanto vale un punto, da { $least } a { $most }; niente soldi veri
           *[no] Partita libera: quanto vale un punto, da { $least } a { $most }; niente soldi veri
        }
        [max_players] Quanti giocano, da { $least } a { $most }; gli altri aspettano in coda
        [cube] Giocare con il cubo
        [cube_mode] Un cubo per ogni membro, o uno per tutta la squadra
        [cube_cap] Valore massimo del cubo: 2, 4, 8 …; 0 per nessun tetto
        [jacoby] { $is_money ->
            [yes] I gammon contano solo dopo un raddoppio
           *[no] Partita libera: i gammon contano solo dopo un raddoppio
        }
        [beavers] { $is_money ->
            [yes] Chi riceve il raddoppio può raddoppiare a sua volta e tenere il cubo
           *[no] Partita libera: chi riceve il raddoppio può raddoppiare a sua volta e tenere il cubo
        }
        [raccoons] { $is_money ->
            [yes] Dopo un beaver, chi ha raddoppiato può farlo ancora
           *[no] Partita libera: dopo un beaver, chi ha raddoppiato può farlo ancora
        }
        [automatic_doubles] { $is_money ->
            [yes] Raddoppi per dadi iniziali uguali, da { $least } a { $most }, o { -options-unlimited }
           *[no] Partita libera: massimo di raddoppi per dadi iniziali uguali, o { -options-unlimited }
        }
        [consultation] Chi può consigliare il capitano
        [box_double_rule] Con quali cubi il box può raddoppiare insieme
        [box_take_rule] Quali cubi il box può accettare insieme
        [reply_order] Quando si scoprono le risposte dei membri
        [lone_taker] Che cosa succede se uno solo accetta il primo raddoppio del box
        [lone_min] Da quanti giocatori vale la regola dell’unica accettazione, da { $least } a { $most }
        [settlements] Le scommesse si possono chiudere con un accordo
        [box_retention] Che cosa deve fare il box per restare box
        [partner_min] Da quanti giocatori il box può avere un compagno
        [join_position] Dove entra in coda chi arriva
        [turn_hours] Ore per ogni decisione, da { $least } a { $most }
        [crew_grace] Quanto il lancio aspetta i raddoppi della squadra
        [absent_cube] Che cosa fa chi non risponde a un raddoppio
        [box_abandon] Che succede quando il box lascia una partita
       *[start] { -options-standard }, { -options-nackgammon }, { -options-hypergammon }, o un XGID, OGID o GNU Position ID
    }

# Le pagine delle opzioni di una chouette, sui pulsanti.
# en: 7f7b
options-page =
    { $page ->
        [cubes] Cubi
        [answers] Risposte
        [box] Box
        [table] Tavolo
       *[stake] Posta
    }
# en: cc5c
options-no-such-value = { $title }: non conosco `{ $given }`. Scrivi { $values }.

## Valori, dopo il nome dell’opzione e i due punti, e nel menu di un comando.

# en: db10
options-switch =
    { $is_on ->
        [yes] sì
       *[no] no
    }
# en: 037f
options-no-limit = senza limite
# en: 22ff
options-money = partita libera
# en: 436a
options-players = al massimo { $value }
# en: acdb
options-players-from = { $value } giocatori
# What may be typed for a start, and for no limit to automatic doubles.
# en: 599e
-options-standard = standard
# en: da3e
-options-nackgammon = Nackgammon
# en: 5f01
-options-hypergammon = hypergammon
# en: 054a
-options-unlimited = illimitati
# en: b1eb
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
# en: da1b
options-no-cap = nessun tetto
# en: aff7
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] speciale
       *[standard] { -options-standard }
    }
# en: e350
options-cubes =
    { $value ->
        [multi] uno per ogni membro
       *[single] uno per tutta la squadra
    }
# en: b6c7
options-advice =
    { $value ->
        [free] chi è ancora in gioco
        [after-cube] chi ha il proprio cubo già girato
       *[none] nessuna
    }
# en: 96bf
options-doubles =
    { $value ->
        [any] i cubi che vuole
        [must-include-captain] il cubo del capitano e altri a piacere
       *[all] tutti i cubi o nessuno
    }
# en: fbaa
options-takes =
    { $value ->
        [free] i cubi che vuole
        [half-of-initial] almeno metà dei primi raddoppi, o nessuno
        [all-or-none] tutti i cubi o nessuno
       *[must-take-captain] il cubo del capitano e altri a piacere, o nessuno
    }
# en: 9a64
options-answers =
    { $value ->
        [sealed] tutte insieme
        [captain-first] prima il capitano
       *[captain-last] per ultimo il capitano
    }
# en: 3412
options-lone =
    { $value ->
        [none] continua a giocare
        [must-drop] deve passare
        [extras] può ricevere cubi extra
       *[must-beaver] deve fare beaver o passare
    }
# en: 096b
options-stays =
    { $value ->
        [beats-captain] battere il capitano
        [beats-original-captain] battere il primo capitano
        [net-profit] vincere punti in totale
        [net-nonneg] non perdere punti in totale
       *[beats-all] battere ogni membro
    }
# en: f0c5
options-partner =
    { $value ->
        [0] nessuno
       *[other] da { $value } giocatori in su
    }
# en: c414
options-joins =
    { $value ->
        [after-loser] in fondo alla coda
       *[before-loser] davanti a chi ha perso
    }
# en: 127b
options-silent =
    { $value ->
        [follow-captain] segue il capitano, o passa se il capitano non riceve un raddoppio
        [drop] passa
       *[proxy-only] passa, se non risponde una delega
    }
# en: 5352
options-grace =
    { $value ->
        [quarter-hour] 15 minuti
        [hour] 1 ora
        [four-hours] 4 ore
       *[none] nessuno
    }
# en: 2f2c
options-gone =
    { $value ->
        [autopilot] continua il pilota automatico
       *[forfeit-single] perde una partita singola
    }

## Regole di una chouette, ognuna una riga della scheda.

# en: 535f
options-rule-cubes =
    { $value ->
        [multi] **Cubi**: ogni membro ha un cubo con il box, e raddoppia, accetta o passa da sé.
       *[single] **Cubo**: uno per tutta la squadra. Il capitano raddoppia per tutti; ogni membro accetta o passa da sé.
    }
# en: 1c55
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby**: gammon e backgammon contano solo con un cubo raddoppiato e accettato.
       *[no] **Jacoby**: no. Gammon e backgammon contano sempre.
    }
# en: b284
options-rule-advice =
    { $value ->
        [free] **Consultazioni**: chi è ancora in gioco può consigliare; decide il capitano.
        [after-cube] **Consultazioni**: può consigliare chi ha il proprio cubo girato e accettato; decide il capitano.
       *[none] **Consultazioni**: nessuna; decide solo il capitano.
    }
# en: a5f8
options-rule-answers =
    { $value ->
        [sealed] **Risposte**: i membri rispondono al box in segreto. Tutte le risposte si scoprono insieme.
        [captain-first] **Risposte**: i membri rispondono al box in segreto. La risposta del capitano si scopre per prima.
       *[captain-last] **Risposte**: i membri rispondono al box in segreto. La risposta del capitano si scopre per ultima.
    }
# en: 6896
options-rule-settlements =
    { $is_on ->
        [yes] **Accordi**: ogni scommessa si può chiudere a punti, se le due parti sono d’accordo.
       *[no] **Accordi**: nessuno; una scommessa si può solo concedere.
    }
# en: e972
options-rule-box =
    { $value ->
        [beats-captain] **Prossimo box**: il box resta finché un capitano non lo batte. Un capitano che passa va in fondo alla coda, e il capitano diventa il membro dopo.
        [beats-original-captain] **Prossimo box**: il box resta finché non perde contro il capitano che ha iniziato la partita.
        [net-profit] **Prossimo box**: il box resta se nella partita ha vinto punti in totale.
        [net-nonneg] **Prossimo box**: il box resta se nella partita non ha perso punti in totale.
       *[beats-all] **Prossimo box**: il box resta se ha battuto ogni membro.
    }
# en: 5084
options-rule-partner = **Compagno**: da { $players } giocatori in su, il box può chiedere un compagno, che fa a metà.
# en: c28e
options-rule-joining =
    { $value ->
        [after-loser] **Nuovi arrivi**: in ogni momento. Si entra dopo la partita, in fondo alla coda.
       *[before-loser] **Nuovi arrivi**: in ogni momento. Si entra dopo la partita, davanti a chi l’ha persa.
    }
# en: fd5f
options-rule-gone =
    { $value ->
        [autopilot] **Box assente**: se il box se ne va, continua il compagno o qualcuno fuori dalla partita che si offre, altrimenti il pilota automatico.
       *[forfeit-single] **Box assente**: se il box se ne va, continua il compagno o qualcuno fuori dalla partita che si offre; altrimenti il box perde una partita singola su ogni scommessa.
    }

## Rifiuti. Fra accenti gravi stanno le opzioni dei comandi.

# en: 62b3
options-wrong =
    { $option ->
        [length] Scegli `length` da { $least } a { $most } punti; hai scritto { $given }.
        [stake] Scegli `stake` da { $least } a { $most } punti; hai scritto { $given }.
        [max_players] Scegli `max_players` da { $least } a { $most }; hai scritto { $given }.
        [cube_cap] Scegli `cube_cap` tra 2, 4, 8 e così via fino a { $most }, o 0 per nessun tetto; hai scritto { $given }.
        [automatic_doubles] Scegli `automatic_doubles` da { $least } a { $most } per partita, o `{ -options-unlimited }`; hai scritto { $given }.
        [lone_min] Scegli `lone_min` da { $least } a { $most } giocatori; hai scritto { $given }.
        [partner_min] Per `partner_min` scegli 6 o 8 giocatori, o 0 per nessun compagno; hai scritto { $given }.
        [turn_hours] Scegli `turn_hours` da { $least } a { $most }; hai scritto { $given }.
       *[other] Scegli un altro valore per `{ $option }`; hai scritto { $given }.
    }
# en: a122
options-money-only =
    { $count ->
        [one] { $options } è per partite libere: togli l’opzione, o gioca una partita libera.
       *[other] { $options } sono per partite libere: togli queste opzioni, o gioca una partita libera.
    }
# en: 43ff
options-needs-cube =
    { $count ->
        [one] { $options } richiede il cubo: togli l’opzione, o gioca con il cubo.
       *[other] { $options } richiedono il cubo: togli queste opzioni, o gioca con il cubo.
    }
# en: c67f
options-fault =
    { $fault ->
        [needs-beavers] Un raccoon risponde a un beaver: aggiungi `beavers`, o togli `raccoons`.
        [start] Scegli una partenza uguale per le due parti, con almeno una pedina da levare.
        [start-shared] Scegli un’altra partenza: in questa, le due parti tengono la stessa punta.
        [start-closed-out] Scegli un’altra partenza: in questa, entrambe le parti sono sul bar contro un settore chiuso, e nessuno potrebbe mai muovere.
        [partner-table] Il tavolo è troppo piccolo per un compagno del box: alza `max_players`, o abbassa `partner_min`.
        [single-beavers] Con un solo cubo per la squadra non c’è beaver: togli `beavers`, o gioca con un cubo per ogni membro.
        [single-batch] `box_take_rule` e `box_double_rule` scelgono tra più cubi: toglili, o gioca con un cubo per ogni membro.
        [lone-beaver] L’unica accettazione può diventare beaver solo dove si gioca con i beaver: aggiungi `beavers`, o scegli un altro `lone_taker`.
       *[money-only] Una chouette è una partita libera con il cubo: non prende `length`, e il cubo resta in gioco.
    }
# en: 3a77
-options-starts = { -options-standard }, { -options-nackgammon } o { -options-hypergammon }, un XGID, un OGID, o un GNU Position ID di 14 caratteri
# en: 96ef
options-no-start = Non posso partire da `{ $given }`. { $flaw } Scegli { -options-starts }.
# en: b183
options-unknown-start = Non conosco la partenza `{ $given }`. Scegli { -options-starts }.
# en: 05cd
options-length-of-money = Una partita libera non ha `length`: toglilo, o gioca un match a { $length }.
