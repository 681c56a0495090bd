### Einstellungen von Mitgliedern und Servern.

# en: f11a
settings-name =
    { $setting ->
        [theme] { $is_of_server ->
            [yes] Farbschema der Live-Bretter
           *[no] Farbschema
        }
        [side] Seite unten
        [colours] Deine Steine
        [motion] Bewegte Bilder
        [rolls] Würfeln, wenn du nicht doppeln kannst
        [plays] Erzwungene Züge ziehen
        [confirms] Vor dem Doppeln fragen
        [confirmplays] Züge bestätigen
        [lends] Autopilot nutzt deinen Doppler
        [language] Sprache
        [where] Erinnerungen
        [hours] Abstand der Erinnerungen
        [zone] Zeitzone
        [from] Ruhe von
        [until] Ruhe bis
        [rated] Gewertete Spiele
        [profile] Dein Profil
       *[weekend] Wochenende
    }
# en: 4664
settings-line = { $setting }: **{ $value }**
# en: 0e85
settings-switch =
    { $is_on ->
        [yes] { $setting }: an
       *[no] { $setting }: aus
    }
# en: 5212
settings-is-on =
    { $is_on ->
        [yes] an
       *[no] aus
    }
# en: 1eda
settings-motion-off = aus, ohne { $watch } und { $film }
# en: 6ba9
-settings-none = nie
# en: 8c0a
settings-none = { -settings-none }
# en: d1be
settings-theme =
    { $theme ->
        [walnut] Nussbaum
        [felt] Filz
        [midnight] Mitternacht
        [clear] Klar
       *[other] { $theme }
    }
# en: 84c9
settings-theme-of-server = { $theme } (wie auf diesem Server)
# en: 325f
settings-theme-unchosen =
    { $is_of_server ->
        [yes] Standard
       *[no] wie auf dem Server
    }
# en: 39f1
settings-bottom =
    { $side ->
        [own] deine Seite
       *[as-posted] wie auf dem Live-Brett
    }
# en: ca0c
settings-facing =
    { $side ->
        [to-act] wer dran ist
       *[first] wer herausgefordert hat, oder die Box
    }
# en: 5dc9
settings-profile =
    { $whom ->
        [all] für alle
        [server] für Mitglieder des Servers, auf dem sie fragen
        [opponents] für alle, gegen die du gespielt hast
       *[nobody] nur für dich
    }
# en: 7e34
settings-rated =
    { $which ->
        [all] alle Matches, und unlimitiert jedes Spiel
        [from-3] Matches ab 3 Punkten
        [from-5] Matches ab 5 Punkten
        [from-7] Matches ab 7 Punkten
       *[none] keine
    }
# en: 918e
settings-facing-here =
    { $side ->
        [to-act] -# Live-Bretter auf diesem Server drehen sich zu der Seite, die dran ist.
       *[first] -# Live-Bretter auf diesem Server zeigen unten immer die Box, oder wer herausgefordert hat.
    }
# en: 2f50
settings-facing-button =
    { $side ->
        [to-act] Bretter drehen
       *[first] Seite festhalten
    }
# en: 769e
settings-colour =
    { $colour ->
        [light] hell
        [dark] dunkel
       *[as-posted] wie auf dem Live-Brett
    }
# en: ddc9
settings-where =
    { $where ->
        [in-channel] im Kanal
        [directly] per Direktnachricht
       *[never] gar nicht
    }
# en: 7a2d
settings-closed = Erinnerungen: **per Direktnachricht**. Sie kommen im Kanal, bis du Direktnachrichten von mir erlaubst.
# en: 12f9
settings-once = eine Erinnerung, bevor deine Zeit abläuft
# en: d10f
settings-interval =
    { $most ->
        [one] { $time }, höchstens 1 Erinnerung, plus eine, bevor deine Zeit abläuft
       *[other] { $time }, höchstens { $most } Erinnerungen, plus eine, bevor deine Zeit abläuft
    }
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
        [america-saopaulo] São Paulo, Buenos Aires
        [europe-london] London, Dublin, Lissabon
        [europe-berlin] Berlin, Wien, Zürich, Paris, Madrid, Rom
        [europe-athens] Athen, Helsinki, Bukarest
        [africa-johannesburg] Johannesburg
        [asia-jerusalem] Jerusalem
        [europe-istanbul] Istanbul, Moskau
        [asia-tehran] Teheran
        [asia-dubai] Dubai
        [asia-karachi] Karatschi
        [asia-kolkata] Delhi, Mumbai
        [asia-bangkok] Bangkok, Jakarta
        [asia-shanghai] Peking, Singapur, Perth
        [asia-tokyo] Tokio, Seoul
        [australia-sydney] Sydney, Melbourne
        [pacific-auckland] Auckland
       *[utc] UTC
    }

# en: bb54
settings-own = ### Deine Einstellungen
# en: 9805
settings-section =
    { $section ->
        [boards] Bretter
        [turns] Dein Zug
        [reminders] Erinnerungen
        [time] Deine Zeit
       *[challenges] Herausforderungen
    }
# en: ef35
settings-boards = -# Bretter, die nur du siehst
# en: c4cb
settings-shown = -# Was andere von dir sehen
# en: 8a06
settings-turns = -# Was der Bot in deinem Zug für dich tut
# en: f1df
settings-reminders = -# Wenn du an einem Tisch noch dran bist
# en: cf6c
settings-offers = -# Was Herausforderungen normalerweise anbieten
# en: 5727
settings-offer = Herausforderungen: **{ $sheet }**
# en: 0288
settings-own-hint = -# Ändere sie hier oder mit `/settings me`, das alle Zeitzonen kennt. `/settings me reset:True` setzt alle zurück.

# en: 7548
settings-challenges = ### Deine Herausforderungen
# en: 89fd
settings-challenges-hint = -# Ändere sie mit `/settings challenge`. `/settings challenge reset:True` setzt alles zurück.
# en: 6254
settings-challenges-of-server = -# Für dich gelten die Einstellungen dieses Servers. Eigene wählst du mit `/settings challenge`.

# en: 2cb7
settings-server = ### Einstellungen dieses Servers
# en: 3f1e
settings-server-hint = -# Ändere sie hier oder mit `/settings server`. `/settings server reset:True` setzt alle zurück.
# en: 23e4
settings-server-others = -# Wer **Server verwalten** darf, kann sie ändern.
# en: a9be
settings-server-refused = Die Einstellungen dieses Servers ändert nur, wer **Server verwalten** darf. Deine stehen unter `/settings me`.

# en: 4db2
settings-zone = ### Wo wohnst du?
# en: e9a2
settings-zone-why = Wähle eine Stadt, dann kommt von { $begin } bis { $end } Uhr Ortszeit keine Erinnerung. Ich frage nur einmal. Andere Städte und Zeiten: `/settings me`.
# en: 23f4
settings-zone-menu = Stadt in deiner Zeitzone
# en: a4fb
settings-zone-skip = Überspringen
# en: dbfd
settings-zone-skipped = Übersprungen. Deine Zeitzone kannst du jederzeit mit `/settings me` einstellen.
# en: 9e51
settings-zone-taken = Deine Zeitzone: **{ $zone }**. Mit `/settings me` änderst du sie.
# en: a178
settings-zone-taken-quiet = Deine Zeitzone: **{ $zone }**. Keine Erinnerungen von { $begin } bis { $end }. Mit `/settings me` änderst du das.
# en: f821
settings-language-unchosen =
    { $is_of_server ->
        [yes] wie Discord auf diesem Server
       *[no] wie Discord bei dir
    }
