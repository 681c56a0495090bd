### La scheda delle regole di una chouette: i preset, e le righe che dicono di più opzioni.

# en: 3e7e
chouette-rules-preset =
    { $preset ->
        [leaflet] Foglietto
        [single-cube] Cubo unico
        [no-consultation] Senza consultazioni
       *[club] Club
    }
# en: e1aa
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Foglietto: al massimo 5 giocatori, un cubo, raddoppi automatici, senza Jacoby
        [single-cube] Cubo unico: come Club, con un cubo per tutta la squadra
        [no-consultation] Senza consultazioni: come Club, ma nessuno consiglia il capitano
       *[club] Club: un cubo per ogni membro, Jacoby, beaver, consultazioni libere; da 5 giocatori in su chi accetta da solo deve passare
    }
# en: acac
chouette-rules-changed =
    { $preset ->
        [leaflet] Foglietto, { $changes }
        [single-cube] Cubo unico, { $changes }
        [no-consultation] Senza consultazioni, { $changes }
       *[club] Club, { $changes }
    }
# en: 3b86
chouette-rules-brief =
    { $option ->
        [stake] posta { $value }
        [max_players] { $value } giocatori
        [turn_hours] { $value } per decisione
        [jacoby]
            { $is_on ->
                [yes] Jacoby
               *[no] senza Jacoby
            }
        [beavers]
            { $is_on ->
                [yes] beaver
               *[no] senza beaver
            }
        [raccoons]
            { $is_on ->
                [yes] raccoon
               *[no] senza raccoon
            }
        [settlements]
            { $is_on ->
                [yes] accordi
               *[no] senza accordi
            }
       *[cube_mode] cubi: { $value }
    }

## Regole, ognuna una riga

# en: 11d8
chouette-rules-chouette = **Chouette**: una persona, il box, gioca contro tutte le altre, la squadra. Il capitano tira e muove per la squadra. Solo punti: non gira denaro.
# en: 4385
chouette-rules-players = **Giocatori**: si può iniziare in 3; giocano al massimo in { $most }, gli altri aspettano in coda.
# en: 4e31
chouette-rules-cap = **Tetto del cubo**: nessun cubo va oltre { $cap }.
# en: 908a
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beaver**: chi riceve un raddoppio può subito raddoppiare a sua volta e tenere il cubo; l’altra parte può rispondere con un raccoon.
       *[no] **Beaver**: chi riceve un raddoppio può subito raddoppiare a sua volta e tenere il cubo; niente raccoon.
    }
# en: 914a
chouette-rules-no-beavers = **Beaver**: no.
# en: 6074
chouette-rules-doubles =
    { $is_single ->
        [yes]
            { $doubles ->
                [one] **Raddoppi automatici**: dadi di partenza uguali raddoppiano il cubo, una volta a partita.
               *[other] **Raddoppi automatici**: dadi di partenza uguali raddoppiano il cubo, fino a { $doubles } volte a partita.
            }
       *[no]
            { $doubles ->
                [one] **Raddoppi automatici**: dadi di partenza uguali raddoppiano ogni cubo, una volta a partita.
               *[other] **Raddoppi automatici**: dadi di partenza uguali raddoppiano ogni cubo, fino a { $doubles } volte a partita.
            }
    }
# en: 4cfa
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **Raddoppi automatici**: dadi di partenza uguali raddoppiano il cubo, senza limite.
       *[no] **Raddoppi automatici**: dadi di partenza uguali raddoppiano ogni cubo, senza limite.
    }
# en: 5e0e
chouette-rules-box-doubles =
    { $rule ->
        [any] **Raddoppi del box**: il box può raddoppiare con i cubi che vuole.
        [must-include-captain] **Raddoppi del box**: se il box raddoppia, raddoppia anche il cubo del capitano.
       *[all] **Raddoppi del box**: il box raddoppia con tutti i suoi cubi o con nessuno.
    }
# en: 8338
chouette-rules-box-takes =
    { $rule ->
        [free] **Accettazioni del box**: il box può accettare i cubi che vuole e passare gli altri.
        [half-of-initial] **Accettazioni del box**: se tutta la squadra fa il suo primo raddoppio, il box accetta almeno metà dei cubi o nessuno.
        [must-take-captain] **Accettazioni del box**: se il box accetta un cubo, accetta anche quello del capitano.
       *[all-or-none] **Accettazioni del box**: il box accetta tutti i cubi offerti insieme o nessuno.
    }
# en: 8605
chouette-rules-advice-single-cube = **Consultazioni**: i membri possono consigliare quando il cubo è stato girato e accettato; decide il capitano.
# en: 880e
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Unica accettazione** (da { $players } giocatori in su): se un solo giocatore accetta il primo raddoppio del box, deve passare come gli altri.
        [extras] **Unica accettazione** (da { $players } giocatori in su): se un solo giocatore accetta il primo raddoppio del box, chi ha passato può dare a chi ha accettato un cubo extra più metà del suo valore in punti.
        [must-beaver] **Unica accettazione** (da { $players } giocatori in su): se un solo giocatore accetta il primo raddoppio del box, deve fare beaver o passare.
       *[none] **Unica accettazione**: se un solo giocatore accetta il primo raddoppio del box, continua a giocare.
    }
# en: dfda
chouette-rules-grace = **Tempo per raddoppiare**: al turno della squadra il lancio aspetta gli altri membri per { $time }, o finché ha deciso chiunque può raddoppiare.
# en: d512
chouette-rules-time =
    { $absent ->
        [follow-captain] **Tempo**: { $time } per ogni decisione. Poi un membro che tace risponde a un raddoppio come il capitano, o passa se il capitano non riceve un raddoppio; un capitano che non risponde a un raddoppio passa, ed è sostituito per quel turno.
        [drop] **Tempo**: { $time } per ogni decisione. Poi un membro che non risponde a un raddoppio passa; così anche un capitano, che è sostituito per quel turno.
       *[proxy-only] **Tempo**: { $time } per ogni decisione. Poi per un membro che non risponde a un raddoppio risponde la sua delega, altrimenti passa; un capitano che non risponde a un raddoppio passa, ed è sostituito per quel turno.
    }
