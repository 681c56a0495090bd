### The help: a short page, and a page for each section, each of which fits a phone's screen.
### What stands between ** is a button, whose label must be the same here; between ` a command.

help-front-heading = ### Backgammon at your own pace
help-front-start = **Start** with `/challenge @friend`. Leave the name out, and anyone here can accept.
help-front-turn = **Your turn**: the bot mentions you once and posts the board. Its buttons show what you can do.
help-front-turns = **Your games** are in `/turns`, those waiting for you first.
help-front-more = Press for more:
# $version: of this bot, such as 1.0.0.
help-front-version = -# Barpoint { $version }

# The label of the button that opens each page.
help-label =
    { $section ->
        [start] Getting started
        [turn] A turn
        [match] Matches & cube
        [chouette] Chouettes
        [time] Settings & reminders
        [records] Records & dice
        [standing] Ratings & profiles
       *[privacy] Privacy
    }

# $days: how long a challenge waits.
help-start =
    ### Getting started
    - `/challenge @friend` posts a challenge. Options choose the game: `length:7`, `play:Money session`, `start:Nackgammon`. `/settings challenge` keeps your choice.
    - `/challenge level:casual` plays me at once, from beginner to champion, here, in a thread, or in direct messages.
    - **Accept** starts the game; **Propose changes** (`/propose`) makes a counter-offer.
    - **Withdraw challenge** or **Withdraw counter-offer** takes yours back. A challenge expires after { $days } days without an answer.
    - A channel has one table; the next game gets a thread. `thread:True` always opens one, `direct:True` plays by direct message.
    - `/move-here` brings your game to the channel where you type it.

help-turn =
    ### A turn
    - **Roll** (`/roll`), choose a play from the list, **Confirm**. If the dice lie there already, the list is on the board. **Play** lets you move one checker after the other. Or type it: `/play 8/5 6/5`.
    - Your checkers move from point 24 down to 1. `13/8(2)` moves two, `bar/20*` enters and hits, `6/off` bears off.
    - The bot rolls when you cannot double, and makes forced plays. `/settings me` switches that off.
    - **Roll for me** (after a roll, or under **My side**) lets the bot roll although you could double, at a table of two, until the cube is yours.
    - `/settings me confirm_play:False` plays what you choose at once, except in a chouette; **Undo** takes it back until something follows.
    - **Since my turn** shows what has happened, **My side** (`/board`) the board as you like it. To a spectator, **My side** keeps its side and follows the game.
    - `/takeback` asks for your last play or double back.
    - `/orders` lets the bot act for you; `/note` keeps a note for your eyes only.

help-match =
    ### Matches and the cube
    - **Double** (`/double`) before you roll. Your opponent answers **Take** (`/take`) or **Pass** (`/pass`), or in some money sessions **Beaver** (`/beaver`).
    - A gammon counts double, a backgammon triple, times the cube. **Rules** shows all that is agreed.
    - **Resign** (`/resign`) offers a loss; your opponent may refuse anything less than the maximum. No answer in time accepts it.
    - The next game of a match starts automatically. In a money session, press **Next game** (`/next`) or **End session** (`/end`).
    - At the end, press **Rematch**.

help-chouette =
    ### Chouettes
    Three to ten play: one is the box, and plays all the others at once.
    - `/chouette start` opens a lobby. Friends press **Join** (`/chouette join`), the host presses **Start**.
    - On the board, a crown is the captain, a number a place in line; **4 at stake** is what the box wins or loses in a single game.
    - **My seat** shows your cube, your score and all that you can do. `/chouette suggest` shows the captain a play, `/chouette hold` asks to hold the roll.
    - `/chouette settle` and `/chouette concede` end a bet; `/chouette proxy` lets somebody answer for you.
    - `/chouette away` sits out, `/chouette back` returns, `/chouette leave` leaves.
    - `/chouette line` shows who is next, `/chouette ledger` who has won what; **Sheet** there has it game by game.
    - The host has `/chouette settings`, `/chouette last`, `/chouette close` and `/chouette host`.

help-standing =
    ### Ratings and profiles
    - `/profile` shows how you, or somebody else, have fared: rating, record, doubles, chouettes, how quickly they answer.
    - A rating is FIBS' formula; "1632 ± 41" says how sure it is. Matches to 3 points or more count, unless the server decides otherwise. A challenge says so; `/challenge rated:False` plays for fun.
    - `/leaderboard` shows who is ahead here: rating, points, chouette points. A place needs ± 200 or less, five opponents, and a rated match within ninety days.
    - `/versus` shows you against somebody, `/stats` this server in one card.
    - `/settings me profile:` says who sees your profile. What ended in a private thread or by direct message shows to nobody else.
    - For admins: `/admin void` lets a result count no more; `/settings server rated:` says which games count.

# $most: how many reminders come at the most.
help-time =
    ### Settings and reminders
    - `/settings me`: your boards, your time zone, your quiet hours, and what the bot does for you. `/settings server`: what is played here.
    - If you forget a turn, you are reminded once a day, { $most } times at most, never in your quiet hours. `/settings me` changes how often and where.
    - `/challenge turn_hours:24` adds a clock. `/clock show` shows it, `/clock more` grants time, `/clock ask` asks for it.
    - When your opponent's time is out: `/clock claim` wins, `/clock autopilot` plays on for them until they press **I'm back**.
    - `/vacation set` stops your clocks; see `/vacation show`, `/vacation end`.

help-records =
    ### Records and dice
    - `/history` lists games, `/replay` shows every move again.
    - **Analyse** (`/analyse`) shows how a finished game was played: ratings, luck, a chart, every mistake.
    - `/export` saves a match as files for other programs, `/import` reads theirs.
    - `/position` shows any position to everyone.
    - `/dice show` lets you check the dice of a finished game, `/dice words` adds words of yours to the next, `/dice server` counts all rolls here.

help-privacy =
    ### Privacy
    - `/privacy export` gives you all that is stored about you.
    - `/privacy erase` forgets you. Your opponents keep their games, against "a former player".
    - Only you see your notes, orders, settings and imports.
    - `/block` keeps somebody from challenging you, `/unblock` lets them again. `/report` tells this server's admins.
    - For admins: `/admin status` shows what is wrong on this server, `/admin reports` says where reports go.
    - `/help` shows these pages.
