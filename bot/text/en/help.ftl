### The help: a short page, and a page for each section. Each page holds at most 4,000 characters.
### What stands between ** is a button, whose label must be the same here; between ` a command.

help-front-heading = ### Backgammon at your own pace
help-front-start = **Start** with `/challenge @friend`; without a name, anyone here may accept. The challenge says what is played; options such as `length:7` change it.
help-front-turn = **When it is your turn**, you are mentioned once, with the live board. Its buttons are what you may do now.
help-front-turns = **All your games** are in `/turns`, those that wait for you first.
help-front-more = Press for more:

# The label of the button that opens each page.
help-label =
    { $section ->
        [start] Getting started
        [turn] A turn
        [match] Matches & cube
        [chouette] Chouettes
        [time] Settings & reminders
        [records] Records & dice
       *[privacy] Privacy
    }

help-start =
    ### Getting started
    - `/challenge @friend` posts a challenge. Its options say what is played: `length:7`, `play:Money session`, `start:Nackgammon`.
    - **Accept** starts the game. **Propose changes** or `/propose` makes a counter-offer; **Withdraw counter-offer** takes it back, **Withdraw challenge** ends it all.
    - A challenge waits in `/turns`, reminds once, and lapses after 14 days.
    - Where the channel's table is taken, yours gets a thread; `thread:True` always opens one. `direct:True` plays by direct messages.
    - `/move-here` brings your game to the channel where you type it.
    - `/settings challenge` changes what your challenges offer.

help-turn =
    ### A turn
    - **Roll** (`/roll`), then **Play**: choose a whole play, or a checker and where it goes, then confirm. Or type it: `/play 8/5 6/5`.
    - Points are numbered from 24 down to 1 as the side on roll counts them. `13/8(2)` moves two checkers, `bar/20*` enters and hits, `6/off` bears off.
    - The bot rolls where you cannot double, and makes a play that is the only one; `/settings me` switches that off.
    - **Since my turn** shows what happened meanwhile, **My side** and `/board` the board as you like it.
    - `/takeback` asks to take back your last play or double, until the other side acts.
    - `/orders` lets the bot roll, play, double or answer for you; `/note` keeps a note to yourself.

help-match =
    ### Matches and the cube
    - **Double** before you roll (`/double`). The other side answers **Take** (`/take`) or **Pass** (`/pass`), and in some money sessions **Beaver** (`/beaver`).
    - A gammon counts double, a backgammon triple, times the cube. **Rules** explains what is played.
    - **Resign** (`/resign`) offers a loss; less than the most it can cost may be refused.
    - A match's next game starts automatically. After a game of a money session, press **Next game** or **End session** (`/next`, `/end`).
    - After the last game, press **Rematch**.

help-chouette =
    ### Chouettes
    Three to ten play: one player, the box, against all the others, each with their own cube.
    - `/chouette start` opens a lobby. Friends press **Join** (`/chouette join`), the host presses **Start**.
    - **My seat** has all that is yours alone. `/chouette suggest` shows your captain a play, `/chouette hold` asks them to hold the roll.
    - `/chouette settle`, `/chouette concede` end bets; `/chouette proxy` lets somebody answer for you.
    - `/chouette away`, `/chouette back`, `/chouette leave`: sit out, come back, or leave.
    - `/chouette line` shows who is who, `/chouette ledger` who has won what.
    - The host: `/chouette settings`, `/chouette last`, `/chouette close`.

help-time =
    ### Settings and reminders
    - `/settings me`: your boards, your time zone and quiet hours, and what the bot does for you. `/settings server`: what is played here.
    - If you forget a turn, you are reminded once a day, never in your quiet hours, at most five times. `/settings me` changes how often and where.
    - `/challenge turn_hours:24` adds a clock. `/clock show` shows it, `/clock more` gives time, `/clock ask` asks for it; when time is out, `/clock claim` or `/clock autopilot`.
    - `/vacation set` stops your clocks; `/vacation show`, `/vacation end`.

help-records =
    ### Records and dice
    - `/history` lists games, `/replay` shows one again.
    - `/export` makes files of a match that other programs read, `/import` reads theirs.
    - `/position` draws any position for everybody.
    - `/dice show` proves a game's dice once it is over. `/dice words` adds words of yours to the next. `/dice server` counts a server's rolls.

help-privacy =
    ### Privacy
    - `/privacy export` gives you all that is stored about you.
    - `/privacy erase` forgets who you were; your opponents keep their games, against "a former player".
    - Notes, orders, settings and imports are seen by you alone.
    - For those who run the server: `/admin status` says what is wrong there.
    - `/help` shows these pages.
