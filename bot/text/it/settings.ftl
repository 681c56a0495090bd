### Impostazioni di chi gioca e dei server: nomi, valori, consigli, e la domanda dove si vive.

## Nomi e valori. Il “tema” è l’aspetto di un tavoliere.

# en: f11a
settings-name =
    { $setting ->
        [theme] { $is_of_server ->
            [yes] Tema dei tavolieri pubblici
           *[no] Tema
        }
        [language] Lingua
        [side] Lato in basso
        [colours] Le tue pedine
        [motion] Animazioni
        [rolls] Tirare quando non puoi raddoppiare
        [plays] Mosse obbligate automatiche
        [confirms] Conferma prima di raddoppiare
        [confirmplays] Conferma delle mosse
        [lends] Il pilota automatico usa il tuo cubo
        [where] Promemoria
        [hours] Intervallo dei promemoria
        [zone] Fuso orario
        [from] Silenzio dalle
        [until] Silenzio fino alle
        [rated] Partite valide per il rating
        [profile] Il tuo profilo
       *[weekend] Weekend
    }
# en: 4664
settings-line = { $setting }: **{ $value }**
# en: 0e85
settings-switch =
    { $is_on ->
        [yes] { $setting }: sì
       *[no] { $setting }: no
    }
# en: 5212
settings-is-on =
    { $is_on ->
        [yes] sì
       *[no] no
    }
# en: 1eda
settings-motion-off = no, senza { $watch } e { $film }
# en: 6ba9
-settings-none = no
# en: 8c0a
settings-none = { -settings-none }
# en: d1be
settings-theme =
    { $theme ->
        [walnut] noce
        [felt] panno
        [midnight] mezzanotte
        [clear] nitido
       *[other] { $theme }
    }
# en: 84c9
settings-theme-of-server = { $theme } (come su questo server)
# en: 325f
settings-theme-unchosen =
    { $is_of_server ->
        [yes] predefinito
       *[no] come sul server
    }
# en: f821
settings-language-unchosen =
    { $is_of_server ->
        [yes] quella di questo server su Discord
       *[no] la tua su Discord
    }
# Il lato in basso sui tavolieri che vedi solo tu.
# en: 39f1
settings-bottom =
    { $side ->
        [own] il tuo lato
       *[as-posted] come sul tavoliere pubblico
    }
# Il lato in basso sui tavolieri che vedono tutti.
# en: ca0c
settings-facing =
    { $side ->
        [to-act] chi è di turno
       *[first] chi sfida, o il box
    }
# en: 5dc9
settings-profile =
    { $whom ->
        [all] per chiunque
        [server] per i membri del server in cui lo chiedono
        [opponents] per chi ha giocato contro di te
       *[nobody] solo per te
    }
# en: 7e34
settings-rated =
    { $which ->
        [all] tutti i match, e ogni partita delle sessioni libere
        [from-3] match a 3 punti o più
        [from-5] match a 5 punti o più
        [from-7] match a 7 punti o più
       *[none] nessuna
    }
# en: 918e
settings-facing-here =
    { $side ->
        [to-act] -# I tavolieri pubblici di questo server si girano verso chi è di turno.
       *[first] -# I tavolieri pubblici di questo server tengono in basso il box, o chi sfida.
    }
# en: 2f50
settings-facing-button =
    { $side ->
        [to-act] Gira i tavolieri
       *[first] Tieni un lato
    }
# Le pedine.
# en: 769e
settings-colour =
    { $colour ->
        [light] chiare
        [dark] scure
       *[as-posted] come sul tavoliere pubblico
    }
# en: ddc9
settings-where =
    { $where ->
        [in-channel] nel canale
        [directly] per messaggio diretto
       *[never] mai
    }
# en: 7a2d
settings-closed = Promemoria: **per messaggio diretto**. Arrivano nel canale finché non permetti messaggi diretti da me.
# en: 12f9
settings-once = uno solo prima che il tempo scada
# en: d10f
settings-interval = { $time }, al massimo { $most } promemoria, più uno prima che il tempo scada
# Città con la stessa ora, le più note a chi parla italiano.
# en: 0d68
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

# en: bb54
settings-own = ### Le tue impostazioni
# en: 9805
settings-section =
    { $section ->
        [boards] Tavolieri
        [turns] Il tuo turno
        [reminders] Promemoria
        [time] Il tuo tempo
       *[challenges] Sfide
    }
# en: ef35
settings-boards = -# Tavolieri che vedi solo tu
# en: c4cb
settings-shown = -# Che cosa vedono di te gli altri
# en: 8a06
settings-turns = -# Che cosa fa il bot per te al tuo turno
# en: f1df
settings-reminders = -# Quando un tavolo ti aspetta ancora
# en: cf6c
settings-offers = -# Che cosa offrono le sfide se non dici altro
# en: 5727
settings-offer = Sfide: **{ $sheet }**
# en: 0288
settings-own-hint = -# Cambia le impostazioni qui o con `/settings me`, che conosce ogni fuso orario. `/settings me reset:True` le ripristina tutte.

## Che cosa offrono le sfide.

# en: 7548
settings-challenges = ### Le tue sfide
# en: 89fd
settings-challenges-hint = -# Cambiale con `/settings challenge`. `/settings challenge reset:True` le ripristina tutte.
# en: 6254
settings-challenges-of-server = -# Usi le impostazioni di questo server. Scegli le tue con `/settings challenge`.

## Le impostazioni di un server.

# en: 2cb7
settings-server = ### Le impostazioni di questo server
# en: 3f1e
settings-server-hint = -# Cambia le impostazioni qui o con `/settings server`. `/settings server reset:True` le ripristina tutte.
# Gestisci server: come Discord chiama il permesso.
# en: 23e4
settings-server-others = -# Chi ha **Gestisci server** può cambiare queste impostazioni.
# en: a9be
settings-server-refused = Solo chi ha **Gestisci server** può cambiare le impostazioni di questo server. Le tue sono in `/settings me`.

## Alla prima partita.

# en: 4db2
settings-zone = ### Dove vivi?
# en: e9a2
settings-zone-why = Scegli una città, e dalle { $begin } alle { $end } della tua ora non arriva nessun promemoria. Lo chiedo una volta sola. Altre città e altri orari: `/settings me`.
# en: 23f4
settings-zone-menu = Città nel tuo fuso orario
# en: a4fb
settings-zone-skip = Salta
# en: dbfd
settings-zone-skipped = Saltato. Imposta il fuso orario quando vuoi con `/settings me`.
# en: 9e51
settings-zone-taken = Il tuo fuso orario: **{ $zone }**. Cambialo con `/settings me`.
# en: a178
settings-zone-taken-quiet = Il tuo fuso orario: **{ $zone }**. Nessun promemoria dalle { $begin } alle { $end }. Per cambiare: `/settings me`.
