### Settings of players and of servers: names, values, hints, and the question where a player lives.
### $time: such as "6 hours".

## Names and values. "Theme" is the look of a board.

# Above a menu, and before the value.
settings-name =
    { $setting ->
        [theme] { $is_of_server ->
            [yes] Theme of live boards
           *[no] Theme
        }
        [language] Language
        [side] Side at the bottom
        [colours] Your checkers
        [motion] Moving pictures
        [rolls] Roll where you cannot double
        [plays] Make forced plays
        [confirms] Ask before doubling
        [confirmplays] Confirm plays
        [lends] Autopilot uses your cube
        [where] Reminders
        [hours] Reminder interval
        [zone] Time zone
        [from] Quiet from
        [until] Quiet until
        [rated] Rated games
        [profile] Your profile
       *[weekend] Weekend
    }
# $setting: settings-name. $value: one of those below.
settings-line = { $setting }: **{ $value }**
# The label of a button: at most 80 characters.
settings-switch =
    { $is_on ->
        [yes] { $setting }: on
       *[no] { $setting }: off
    }
settings-is-on =
    { $is_on ->
        [yes] on
       *[no] off
    }
# Of moving pictures. $watch, $film: button-watch, button-film.
settings-motion-off = off, without { $watch } and { $film }
-settings-none = none
settings-none = { -settings-none }
settings-theme =
    { $theme ->
        [walnut] walnut
        [felt] felt
        [midnight] midnight
        [clear] clear
       *[other] { $theme }
    }
settings-theme-of-server = { $theme } (as on this server)
settings-theme-unchosen =
    { $is_of_server ->
        [yes] default
       *[no] as on the server
    }
# Instead of a language, which is named in its own.
settings-language-unchosen =
    { $is_of_server ->
        [yes] as Discord has it for this server
       *[no] as Discord has it for you
    }
# Which side a player sees at the bottom of boards that they alone see.
settings-bottom =
    { $side ->
        [own] your side
       *[as-posted] as on the live board
    }
# Which side is at the bottom of boards that everybody sees.
settings-facing =
    { $side ->
        [to-act] the player to act
       *[first] the challenger, or the box
    }
# Who sees `/profile` of the player.
settings-profile =
    { $whom ->
        [all] for everybody
        [server] for members of the server where they ask
        [opponents] for those you have played
       *[nobody] for you alone
    }
# Which games between people count for their ratings.
settings-rated =
    { $which ->
        [all] all matches, and each game of money sessions
        [from-3] matches to 3 points or more
        [from-5] matches to 5 points or more
        [from-7] matches to 7 points or more
       *[none] none
    }
# Under the options of a chouette that has not begun, to a host who may change it.
settings-facing-here =
    { $side ->
        [to-act] -# Live boards on this server turn to the player to act.
       *[first] -# Live boards on this server keep the box, or the challenger, at the bottom.
    }
# The button below that, to the other value.
settings-facing-button =
    { $side ->
        [to-act] Turn boards
       *[first] Keep one side
    }
# Which checkers are the player's.
settings-colour =
    { $colour ->
        [light] light
        [dark] dark
       *[as-posted] the same as on the live board
    }
# Where somebody is reminded that a table waits for them.
settings-where =
    { $where ->
        [in-channel] in the channel
        [directly] by direct message
       *[never] not at all
    }
# Chosen, but Discord does not let the bot write to them.
settings-closed = Reminders: **by direct message**. They come in the channel until you allow direct messages from me.
# Values of the reminder interval.
settings-once = one reminder before your time runs out
settings-interval = { $time }, at most { $most } reminders, plus one before your time runs out
# Cities that share a clock; those that are best known where the language is spoken.
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
        [europe-london] London, Dublin, Lisbon
        [europe-berlin] Berlin, Paris, Madrid, Rome, Copenhagen
        [europe-athens] Athens, Helsinki, Bucharest
        [africa-johannesburg] Johannesburg
        [asia-jerusalem] Jerusalem
        [europe-istanbul] Istanbul, Moscow
        [asia-tehran] Tehran
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

## A player's own settings, by sections with a button each.

settings-own = ### Your settings
settings-section =
    { $section ->
        [boards] Boards
        [turns] Your turn
        [reminders] Reminders
        [time] Your time
       *[challenges] Challenges
    }
settings-boards = -# Boards that only you see
settings-shown = -# What others see of you
settings-turns = -# What the bot does for you on your turn
settings-reminders = -# When a table still waits for you
settings-offers = -# What challenges offer by default
# $sheet: such as "5-point match, no cube".
settings-offer = Challenges: **{ $sheet }**
settings-own-hint = -# Change settings here or with `/settings me`, which accepts any time zone. Reset them all with `/settings me reset:True`.

## What a player's challenges offer.

settings-challenges = ### Your challenges
settings-challenges-hint = -# Change them with `/settings challenge`. Reset them all with `/settings challenge reset:True`.
settings-challenges-of-server = -# You use the settings of this server. Choose your own with `/settings challenge`.

## A server's settings.

settings-server = ### This server's settings
settings-server-hint = -# Change settings here or with `/settings server`. Reset them all with `/settings server reset:True`.
# Manage Server: as Discord calls the permission.
settings-server-others = -# Members with **Manage Server** can change these settings.
settings-server-refused = Only members with **Manage Server** can change this server's settings. Yours are in `/settings me`.

## Asked after somebody's first turn.

settings-zone = ### Where do you live?
# $begin, $end: such as 23:00.
settings-zone-why = Choose a city, and no reminder comes from { $begin } to { $end } your time. I ask only once. Other cities and hours: `/settings me`.
# In the menu, before anything is chosen.
settings-zone-menu = A city in your time zone
settings-zone-skip = Skip
settings-zone-skipped = Skipped. Set your time zone whenever you like with `/settings me`.
settings-zone-taken = Your time zone: **{ $zone }**. Change it with `/settings me`.
settings-zone-taken-quiet = Your time zone: **{ $zone }**. No reminders from { $begin } to { $end }. Change this with `/settings me`.
