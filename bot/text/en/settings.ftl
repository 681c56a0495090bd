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
        [side] Side at the bottom
        [colours] Your checkers
        [rolls] Roll automatically
        [plays] Forced plays
        [confirms] Ask before a double
        [where] Reminders
        [hours] How often
        [zone] Time zone
        [from] Quiet from
        [until] Quiet until
       *[weekend] Weekend
    }
# $setting: settings-name. $value: one of those below.
settings-line = { $setting }: **{ $value }**
# The label of a button: at most 80 characters.
settings-switch =
    { $setting }: { $is_on ->
        [yes] on
       *[no] off
    }
settings-is-on =
    { $is_on ->
        [yes] on
       *[no] off
    }
settings-none = none
settings-theme =
    { $theme ->
        [walnut] walnut
        [felt] felt
        [midnight] midnight
        [clear] clear
       *[other] { $theme }
    }
settings-theme-of-server = { $theme }, as on this server
settings-theme-unchosen =
    { $is_of_server ->
        [yes] as by default
       *[no] as on the server
    }
# Which side a player sees at the bottom of boards that they alone see.
settings-bottom =
    { $side ->
        [own] your own
       *[as-posted] as on the live board
    }
# Which side is at the bottom of boards that everybody sees.
settings-facing =
    { $side ->
        [to-act] of whoever must act
       *[first] always the challenger's, in a chouette the box's
    }
# Which checkers are the player's.
settings-colour =
    { $colour ->
        [light] the light ones
        [dark] the dark ones
       *[as-posted] as on the live board
    }
# Where somebody is reminded that a table waits for them.
settings-where =
    { $where ->
        [in-channel] in the channel
        [directly] by direct message
       *[never] not at all
    }
settings-closed = { $setting }: **{ $value }**, but Discord does not let me write to you: in the channel for now
settings-once = once, before your time is out
settings-every = every { $time }
settings-every-and =
    every { $time }, at most { $most ->
        [one] 1 time
       *[other] { $most } times
    }, and before your time is out
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
settings-boards = -# For the boards that only you see
settings-turns = -# What the bot does for you at your turn
settings-reminders = -# When a table still waits for you
settings-offers = -# What a challenge offers unless it says otherwise
# $sheet: such as "Match to 5, no cube".
settings-offer = Challenges: **{ $sheet }**
settings-own-hint = -# Change this here, or by the options of `/settings me`, which know every zone; `/settings me reset:True` takes it all back.

## What a player's challenges offer.

settings-challenges = ### Your challenges
settings-challenges-hint = -# Change this by the options of `/settings challenge`; `/settings challenge reset:True` takes it all back.
settings-challenges-of-server = -# As on this server. Change this by the options of `/settings challenge`; `/settings challenge reset:True` takes it all back.

## A server's settings.

settings-server = ### This server's settings
settings-server-hint = -# Change this here, or by the options of `/settings server`; `/settings server reset:True` takes it all back.
# Manage Server: as Discord calls the permission.
settings-server-others = -# Members with Manage Server can change this.
settings-server-refused = Only members with the permission **Manage Server** may change this server's settings. Yours are under `/settings me`.

## Asked at somebody's first game.

settings-zone = ### Where do you live?
settings-zone-why = Then no reminder comes while you sleep, from 23:00 to 08:00 there. You are asked only once. Your city is not in the list? `/settings me` takes any other, and other hours.
# In the menu, before anything is chosen.
settings-zone-menu = Choose a city with your time
settings-zone-skip = Skip
settings-zone-skipped = You can tell it at any time by `/settings me`. Until then reminders may come at night.
settings-zone-taken = Your time zone is **{ $zone }**. `/settings me` changes it.
settings-zone-taken-quiet = Your time zone is **{ $zone }**. No reminders from { $begin } to { $end }. `/settings me` changes it.
