"""What the bot says about itself."""

HELP = """\
### Backgammon over days
`/challenge @friend` starts a game in this channel; without a name, anyone may accept.
Its options say what is played, such as `length:7`; **Propose changes** or `/propose` asks for something else.
Where the channel's table is taken, your challenge gets a thread of its own; `thread:True` always opens one.
`/challenge direct:True` plays by direct messages: each of you has a board of his own there.
`/move-here` brings a game of yours to the channel or thread where you type it.
When it is your turn you are mentioned once, with the live board. Its buttons are what you may do now.
**Roll**, then **Play**: choose a checker, then where it goes, and confirm. Or type it: `/play 8/5 6/5`.
**Double** before rolling; the other side answers with **Take** or **Pass**.
A match's next game starts by itself; after one of a session, press **Next game** or **End session**.
`/turns` lists all your games, on every server, those that wait for you first.
`/history` lists the games, `/replay` shows one again; `/export` makes files of a match, `/import` reads one.
**Since my turn** shows what happened while you were away; **My side** shows the board from your side; \
**Rules** explains what is played. `/settings me` changes how you see boards.
`/challenge turn_hours:24` adds a clock; `/clock show` has how long you have, `/clock more` grants time, \
`/clock ask` asks for it, `/clock claim` claims a game whose time is out. `/vacation set` stops your clocks.
If you forget a turn, you are reminded once a day, never in your quiet hours, and no more than five times. \
`/settings me` chooses how often, and whether in the channel, by direct message or not at all.
`/orders` are your standing orders at a table: the bot rolls, plays, doubles or answers for you.
`/takeback` asks to take back your last play or double; until the other side acts, it may be granted.
`/note` keeps a note to yourself about a table; you alone see it, at your next turn too.
`/chouette start` opens a chouette for three to ten: one player, the box, against all the others, each \
with a cube of his own. Press **Join**, then **Start**; **My seat** has all that is yours alone, \
`/chouette line` who is who, `/chouette ledger` who has won what. Most commands above work there too.
`/dice show` proves a game's dice when it is over; `/dice words` adds words of yours to those of the next.

`/challenge` `/propose` `/roll` `/double` `/take` `/pass` `/beaver` `/play` `/resign` `/next` `/end` \
`/orders` `/takeback` `/note` `/clock show` `/clock claim` `/clock autopilot` `/clock more` `/clock ask` \
`/vacation show` `/vacation set` `/vacation end` `/move-here` `/turns` `/board` `/position` `/history` \
`/replay` `/import` `/export` `/settings me` `/settings server` `/dice show` `/dice words` `/dice server` \
`/privacy export` `/privacy erase` `/admin status` `/help`
`/chouette` `start` `join` `leave` `away` `back` `settings` `line` `ledger` `settle` `concede` `proxy` \
`hold` `suggest` `close`

Points are numbered from 24 down to 1 as the side on roll counts them. `13/8(2)` moves two checkers, \
`bar/20*` enters and hits, `6/off` bears off. A gammon counts double, a backgammon triple, \
and the doubling cube multiplies it all.\
"""
