### Indstillinger for spillere og servere: navne, værdier, vink, og spørgsmålet om, hvor en spiller bor.

## Navne og værdier

# en: f11a
settings-name =
    { $setting ->
        [confirmplays] Bekræft træk
        [theme] { $is_of_server ->
            [yes] Tema på fælles brætter
           *[no] Tema
        }
        [language] Sprog
        [side] Nederst på brættet
        [colours] Dine brikker
        [motion] Animerede billeder
        [rolls] Slå, når du ikke kan doble
        [plays] Foretag tvungne træk
        [confirms] Spørg før dobling
        [lends] Autopilot bruger din cube
        [where] Påmindelser
        [hours] Tid mellem påmindelser
        [zone] Tidszone
        [from] Stille fra
        [until] Stille til
        [rated] Ratinggivende partier
        [profile] Din profil
       *[weekend] Weekend
    }
# en: 4664
settings-line = { $setting }: **{ $value }**
# en: 0e85
settings-switch =
    { $is_on ->
        [yes] { $setting }: til
       *[no] { $setting }: fra
    }
# en: 5212
settings-is-on =
    { $is_on ->
        [yes] til
       *[no] fra
    }
# en: 1eda
settings-motion-off = fra, uden { $watch } og { $film }
# en: 6ba9
-settings-none = ingen
# en: 8c0a
settings-none = { -settings-none }
# en: d1be
settings-theme =
    { $theme ->
        [walnut] valnød
        [felt] filt
        [midnight] midnat
        [clear] klar
       *[other] { $theme }
    }
# en: 84c9
settings-theme-of-server = { $theme } (som på denne server)
# en: 325f
settings-theme-unchosen =
    { $is_of_server ->
        [yes] standard
       *[no] som på serveren
    }
# en: f821
settings-language-unchosen =
    { $is_of_server ->
        [yes] som Discord angiver for serveren
       *[no] som Discord angiver for dig
    }
# en: 39f1
settings-bottom =
    { $side ->
        [own] din side
       *[as-posted] som på det fælles bræt
    }
# en: ca0c
settings-facing =
    { $side ->
        [to-act] den, der er i tur
       *[first] udfordreren eller boxen
    }
# en: 5dc9
settings-profile =
    { $whom ->
        [all] for alle
        [server] for medlemmer af den server, hvor de spørger
        [opponents] for dem, du har spillet mod
       *[nobody] kun for dig
    }
# en: 7e34
settings-rated =
    { $which ->
        [all] alle kampe, og i uendelige kampe hvert parti
        [from-3] kampe til 3 point eller mere
        [from-5] kampe til 5 point eller mere
        [from-7] kampe til 7 point eller mere
       *[none] ingen
    }
# en: 918e
settings-facing-here =
    { $side ->
        [to-act] -# Fælles brætter på denne server vender mod den, der er i tur.
       *[first] -# Fælles brætter på denne server har altid boxen eller udfordreren nederst.
    }
# en: 2f50
settings-facing-button =
    { $side ->
        [to-act] Vend brætter
       *[first] Behold én side
    }
# en: 769e
settings-colour =
    { $colour ->
        [light] lyse
        [dark] mørke
       *[as-posted] de samme som på det fælles bræt
    }
# en: ddc9
settings-where =
    { $where ->
        [in-channel] i kanalen
        [directly] som direkte besked
       *[never] slet ikke
    }
# en: 7a2d
settings-closed = Påmindelser: **som direkte besked**. De kommer i kanalen, indtil du tillader direkte beskeder fra mig.
# en: 12f9
settings-once = én påmindelse, før din tid udløber
# en: d10f
settings-interval = { $time }, højst { $most } påmindelser plus én, før din tid udløber
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
        [europe-london] London, Tórshavn, Lissabon
        [europe-berlin] København, Berlin, Paris, Madrid, Rom
        [europe-athens] Athen, Helsinki, Bukarest
        [africa-johannesburg] Johannesburg
        [asia-jerusalem] Jerusalem
        [europe-istanbul] Istanbul, Moskva
        [asia-tehran] Teheran
        [asia-dubai] Dubai
        [asia-karachi] Karachi
        [asia-kolkata] Delhi, Mumbai
        [asia-bangkok] Bangkok, Jakarta
        [asia-shanghai] Beijing, Singapore, Perth
        [asia-tokyo] Tokyo, Seoul
        [australia-sydney] Sydney, Melbourne
        [pacific-auckland] Auckland
       *[utc] UTC
    }

## En spillers egne indstillinger, i afsnit med hver sin knap

# en: bb54
settings-own = ### Dine indstillinger
# en: 9805
settings-section =
    { $section ->
        [boards] Brætter
        [turns] Din tur
        [reminders] Påmindelser
        [time] Din tid
       *[challenges] Udfordringer
    }
# en: ef35
settings-boards = -# Brætter, som kun du ser
# en: c4cb
settings-shown = -# Hvad andre ser om dig
# en: 8a06
settings-turns = -# Hvad botten gør for dig, når det er din tur
# en: f1df
settings-reminders = -# Når et spil stadig venter på dig
# en: cf6c
settings-offers = -# Hvad udfordringer tilbyder som standard
# en: 5727
settings-offer = Udfordringer: **{ $sheet }**
# en: 0288
settings-own-hint = -# Ændr indstillinger her eller med `/settings me`, som kender alle tidszoner. Nulstil dem alle med `/settings me reset:True`.

## Hvad en spillers udfordringer tilbyder

# en: 7548
settings-challenges = ### Dine udfordringer
# en: 89fd
settings-challenges-hint = -# Ændr dem med `/settings challenge`. Nulstil dem alle med `/settings challenge reset:True`.
# en: 6254
settings-challenges-of-server = -# Du bruger serverens indstillinger. Vælg dine egne med `/settings challenge`.

## En servers indstillinger

# en: 2cb7
settings-server = ### Serverens indstillinger
# en: 3f1e
settings-server-hint = -# Ændr indstillinger her eller med `/settings server`. Nulstil dem alle med `/settings server reset:True`.
# Administrer server: som Discord kalder tilladelsen.
# en: 23e4
settings-server-others = -# Medlemmer med **Administrer server** kan ændre disse indstillinger.
# en: a9be
settings-server-refused = Kun medlemmer med **Administrer server** kan ændre serverens indstillinger. Dine egne er i `/settings me`.

## Spørges ved det første parti

# en: 4db2
settings-zone = ### Hvor bor du?
# en: e9a2
settings-zone-why = Vælg en by, så kommer der ingen påmindelser fra { $begin } til { $end } din tid. Jeg spørger kun én gang. Andre byer og tider: `/settings me`.
# en: 23f4
settings-zone-menu = Vælg en by i din tidszone
# en: a4fb
settings-zone-skip = Spring over
# en: dbfd
settings-zone-skipped = Sprunget over. Du kan altid angive din tidszone med `/settings me`.
# en: 9e51
settings-zone-taken = Din tidszone: **{ $zone }**. Ændr den med `/settings me`.
# en: a178
settings-zone-taken-quiet = Din tidszone: **{ $zone }**. Ingen påmindelser fra { $begin } til { $end }. Ændr det med `/settings me`.
