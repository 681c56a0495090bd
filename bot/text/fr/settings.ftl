### Paramètres de chacun et des serveurs.

## Noms et valeurs

# en: f11a
settings-name =
    { $setting ->
        [theme]
            { $is_of_server ->
                [yes] Thème des plateaux en direct
               *[no] Thème
            }
        [language] Langue
        [side] Côté du bas
        [colours] Tes pions
        [motion] Images animées
        [rolls] Lancer quand tu ne peux pas doubler
        [plays] Jouer les coups forcés
        [confirms] Confirmer avant de doubler
        [confirmplays] Confirmer les coups
        [lends] Le pilote automatique utilise ton videau
        [where] Rappels
        [hours] Temps entre les rappels
        [zone] Fuseau horaire
        [from] Calme à partir de
        [until] Calme jusqu’à
        [rated] Parties classées
        [profile] Ton profil
       *[weekend] Week-end
    }
# en: 4664
settings-line = { $setting } : **{ $value }**
# en: 0e85
settings-switch =
    { $is_on ->
        [yes] { $setting } : oui
       *[no] { $setting } : non
    }
# en: 5212
settings-is-on =
    { $is_on ->
        [yes] oui
       *[no] non
    }
# en: 1eda
settings-motion-off = non, sans { $watch } ni { $film }
# en: 6ba9
-settings-none = aucun
# en: 8c0a
settings-none = { -settings-none }
# en: f821
settings-language-unchosen =
    { $is_of_server ->
        [yes] celle de ce serveur sur Discord
       *[no] celle de ton Discord
    }
# en: d1be
settings-theme =
    { $theme ->
        [walnut] noyer
        [felt] feutre
        [midnight] minuit
        [clear] contrasté
       *[other] { $theme }
    }
# en: 84c9
settings-theme-of-server = { $theme } (comme sur ce serveur)
# en: 325f
settings-theme-unchosen =
    { $is_of_server ->
        [yes] par défaut
       *[no] comme sur le serveur
    }
# en: 39f1
settings-bottom =
    { $side ->
        [own] ton côté
       *[as-posted] comme sur le plateau en direct
    }
# en: ca0c
settings-facing =
    { $side ->
        [to-act] le côté qui doit jouer
       *[first] le côté qui a lancé le défi, ou le box
    }
# en: 5dc9
settings-profile =
    { $whom ->
        [all] pour tout le monde
        [server] pour les membres du serveur où on le demande
        [opponents] pour qui a joué contre toi
       *[nobody] rien que pour toi
    }
# en: 7e34
settings-rated =
    { $which ->
        [all] tous les matchs, et chaque partie de session libre
        [from-3] matchs en 3 points ou plus
        [from-5] matchs en 5 points ou plus
        [from-7] matchs en 7 points ou plus
       *[none] aucune
    }
# en: 918e
settings-facing-here =
    { $side ->
        [to-act] -# Les plateaux en direct de ce serveur se tournent vers le côté qui doit jouer.
       *[first] -# Les plateaux en direct de ce serveur gardent en bas le box, ou le côté qui a lancé le défi.
    }
# en: 2f50
settings-facing-button =
    { $side ->
        [to-act] Tourner les plateaux
       *[first] Garder un côté
    }
# en: 769e
settings-colour =
    { $colour ->
        [light] clairs
        [dark] foncés
       *[as-posted] comme sur le plateau en direct
    }
# en: ddc9
settings-where =
    { $where ->
        [in-channel] dans le salon
        [directly] en message privé
       *[never] jamais
    }
# en: 7a2d
settings-closed = Rappels : **en message privé**. Ils viennent dans le salon tant que tu n’acceptes pas mes messages privés.
# en: 12f9
settings-once = un seul rappel avant la fin de ton temps
# en: d10f
settings-interval = { $time }, { $most } rappels au plus, et un avant la fin de ton temps
# en: 0d68
settings-cities =
    { $zone ->
        [pacific-honolulu] Honolulu, Papeete
        [america-losangeles] Los Angeles, Vancouver
        [america-denver] Denver, Calgary
        [america-phoenix] Phoenix
        [america-chicago] Chicago, Dallas, Winnipeg
        [america-newyork] Montréal, New York, Miami
        [america-halifax] Halifax, Moncton
        [america-saopaulo] São Paulo, Buenos Aires
        [europe-london] Londres, Dublin, Lisbonne
        [europe-berlin] Paris, Bruxelles, Genève, Luxembourg
        [europe-athens] Athènes, Helsinki, Bucarest
        [africa-johannesburg] Johannesburg
        [asia-jerusalem] Jérusalem
        [europe-istanbul] Istanbul, Moscou
        [asia-tehran] Téhéran
        [asia-dubai] Dubaï, La Réunion, Maurice
        [asia-karachi] Karachi
        [asia-kolkata] Delhi, Mumbai
        [asia-bangkok] Bangkok, Jakarta, Hanoï
        [asia-shanghai] Pékin, Singapour, Perth
        [asia-tokyo] Tokyo, Séoul
        [australia-sydney] Sydney, Melbourne
        [pacific-auckland] Auckland
       *[utc] UTC
    }

## Ses propres paramètres, par rubriques

# en: bb54
settings-own = ### Tes paramètres
# en: 9805
settings-section =
    { $section ->
        [boards] Plateaux
        [turns] Ton tour
        [reminders] Rappels
        [time] Ton temps
       *[challenges] Défis
    }
# en: ef35
settings-boards = -# Les plateaux que tu vois en privé
# en: c4cb
settings-shown = -# Ce que les autres voient de toi
# en: 8a06
settings-turns = -# Ce que le bot fait pour toi à ton tour
# en: f1df
settings-reminders = -# Quand une table t’attend encore
# en: cf6c
settings-offers = -# Ce que proposent les défis par défaut
# en: 5727
settings-offer = Défis : **{ $sheet }**
# en: 0288
settings-own-hint = -# Change les paramètres ici ou avec `/settings me`, qui connaît tous les fuseaux horaires. Réinitialise tout avec `/settings me reset:True`.

## Ce que proposent ses défis

# en: 7548
settings-challenges = ### Tes défis
# en: 89fd
settings-challenges-hint = -# Change-les avec `/settings challenge`. Réinitialise tout avec `/settings challenge reset:True`.
# en: 6254
settings-challenges-of-server = -# Tu utilises les paramètres de ce serveur. Choisis les tiens avec `/settings challenge`.

## Les paramètres d'un serveur

# en: 2cb7
settings-server = ### Les paramètres de ce serveur
# en: 3f1e
settings-server-hint = -# Change les paramètres ici ou avec `/settings server`. Réinitialise tout avec `/settings server reset:True`.
# en: 23e4
settings-server-others = -# Les membres avec **Gérer le serveur** peuvent changer ces paramètres.
# en: a9be
settings-server-refused = Seuls les membres avec **Gérer le serveur** peuvent changer les paramètres de ce serveur. Les tiens sont dans `/settings me`.

## Demandé à la première partie

# en: 4db2
settings-zone = ### Où vis-tu ?
# en: e9a2
settings-zone-why = Choisis une ville, et aucun rappel ne viendra de { $begin } à { $end }, heure de chez toi. Je ne demande qu’une fois. Autres villes et heures : `/settings me`.
# en: 23f4
settings-zone-menu = Ville de ton fuseau horaire
# en: a4fb
settings-zone-skip = Ignorer
# en: dbfd
settings-zone-skipped = D’accord. Choisis ton fuseau horaire quand tu veux avec `/settings me`.
# en: 9e51
settings-zone-taken = Ton fuseau horaire : **{ $zone }**. Change-le avec `/settings me`.
# en: a178
settings-zone-taken-quiet = Ton fuseau horaire : **{ $zone }**. Pas de rappels de { $begin } à { $end }. Change ça avec `/settings me`.
