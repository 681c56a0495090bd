### Impostazioni di chi gioca e dei server: nomi, valori, consigli, e la domanda dove si vive.

## Nomi e valori. Il “tema” è l’aspetto di un tavoliere.

settings-name =
    { $setting ->
        [theme] { $is_of_server ->
            [yes] Tema dei tavolieri pubblici
           *[no] Tema
        }
        [language] Lingua
        [side] Lato in basso
        [colours] Le tue pedine
        [rolls] Lancio automatico
        [plays] Mosse obbligate automatiche
        [confirms] Conferma prima di raddoppiare
        [where] Promemoria
        [hours] Intervallo dei promemoria
        [zone] Fuso orario
        [from] Silenzio dalle
        [until] Silenzio fino alle
       *[weekend] Weekend
    }
settings-line = { $setting }: **{ $value }**
settings-switch =
    { $is_on ->
        [yes] { $setting }: sì
       *[no] { $setting }: no
    }
settings-is-on =
    { $is_on ->
        [yes] sì
       *[no] no
    }
settings-none = nessuno
settings-theme =
    { $theme ->
        [walnut] noce
        [felt] panno
        [midnight] mezzanotte
        [clear] nitido
       *[other] { $theme }
    }
settings-theme-of-server = { $theme } (come su questo server)
settings-theme-unchosen =
    { $is_of_server ->
        [yes] predefinito
       *[no] come sul server
    }
settings-language-unchosen =
    { $is_of_server ->
        [yes] quella di questo server su Discord
       *[no] la tua su Discord
    }
# Il lato in basso sui tavolieri che vedi solo tu.
settings-bottom =
    { $side ->
        [own] il tuo lato
       *[as-posted] come sul tavoliere pubblico
    }
# Il lato in basso sui tavolieri che vedono tutti.
settings-facing =
    { $side ->
        [to-act] chi deve agire
       *[first] chi sfida, o il box
    }
# Le pedine.
settings-colour =
    { $colour ->
        [light] chiare
        [dark] scure
       *[as-posted] come sul tavoliere pubblico
    }
settings-where =
    { $where ->
        [in-channel] nel canale
        [directly] per messaggio diretto
       *[never] mai
    }
settings-closed = Promemoria: **per messaggio diretto**. Arrivano nel canale finché non permetti messaggi diretti da me.
settings-once = uno solo prima che il tempo scada
settings-interval = { $time }, al massimo { $most } promemoria, più uno prima che il tempo scada
# Città con la stessa ora, le più note a chi parla italiano.
settings-cities =
    { $zone ->
        [pacific-honolulu] Honolulu
        [america-losangeles] Los Angeles, Vancouver
        [america-denver] Denver, Calgary
        [america-phoenix] Phoenix
        [america-chicago] Chicago, Dallas, Winnipeg
        [america-newyork] New York, Miami, Toronto
        [america-halifax] Halifax
        [america-saopaulo] San Paolo, Buenos Aires
        [europe-london] Londra, Dublino, Lisbona
        [europe-berlin] Roma, Milano, Lugano, Parigi, Madrid
        [europe-athens] Atene, Helsinki, Bucarest
        [africa-johannesburg] Johannesburg
        [asia-jerusalem] Gerusalemme
        [europe-istanbul] Istanbul, Mosca
        [asia-tehran] Teheran
        [asia-dubai] Dubai
        [asia-karachi] Karachi
        [asia-kolkata] Delhi, Mumbai
        [asia-bangkok] Bangkok, Giacarta
        [asia-shanghai] Pechino, Singapore, Perth
        [asia-tokyo] Tokyo, Seul
        [australia-sydney] Sydney, Melbourne
        [pacific-auckland] Auckland
       *[utc] UTC
    }

## Le impostazioni di chi gioca, a sezioni con un pulsante ciascuna.

settings-own = ### Le tue impostazioni
settings-section =
    { $section ->
        [boards] Tavolieri
        [turns] Il tuo turno
        [reminders] Promemoria
        [time] Il tuo tempo
       *[challenges] Sfide
    }
settings-boards = -# Tavolieri che vedi solo tu
settings-turns = -# Che cosa fa il bot per te al tuo turno
settings-reminders = -# Quando un tavolo ti aspetta ancora
settings-offers = -# Che cosa offrono di solito le sfide
settings-offer = Sfide: **{ $sheet }**
settings-own-hint = -# Cambia le impostazioni qui o con `/settings me`, che conosce ogni fuso orario. `/settings me reset:True` le ripristina tutte.

## Che cosa offrono le sfide.

settings-challenges = ### Le tue sfide
settings-challenges-hint = -# Cambiale con `/settings challenge`. `/settings challenge reset:True` le ripristina tutte.
settings-challenges-of-server = -# Usi le impostazioni di questo server. Scegli le tue con `/settings challenge`.

## Le impostazioni di un server.

settings-server = ### Le impostazioni di questo server
settings-server-hint = -# Cambia le impostazioni qui o con `/settings server`. `/settings server reset:True` le ripristina tutte.
# Gestisci server: come Discord chiama il permesso.
settings-server-others = -# Chi ha **Gestisci server** può cambiare queste impostazioni.
settings-server-refused = Solo chi ha **Gestisci server** può cambiare le impostazioni di questo server. Le tue sono in `/settings me`.

## Alla prima partita.

settings-zone = ### Dove vivi?
settings-zone-why = Scegli una città, e dalle { $begin } alle { $end } della tua ora non arriva nessun promemoria. Lo chiedo una volta sola. Altre città e altri orari: `/settings me`.
settings-zone-menu = Scegli una città con la tua ora
settings-zone-skip = Salta
settings-zone-skipped = Saltato. Possono arrivare promemoria di notte finché non imposti il fuso orario con `/settings me`.
settings-zone-taken = Il tuo fuso orario: **{ $zone }**. Cambialo con `/settings me`.
settings-zone-taken-quiet = Il tuo fuso orario: **{ $zone }**. Nessun promemoria dalle { $begin } alle { $end }. Per cambiare: `/settings me`.
