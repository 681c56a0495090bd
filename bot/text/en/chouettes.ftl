### Chouettes in lists (/turns, /history, menus), in files, as names of threads, and the options that a host changes.
### Some are parts of a line with dots between them. $host: a name. $players: names. $game: a number.

chouettes-kind = Chouette
# As a title; also the name of its thread, by which we know it again.
chouettes-of = { $host }'s chouette
# The label of a link to the next table that waits for the reader.
chouettes-next = Next game: { $host }'s chouette
# In a menu: 100 characters.
chouettes-choice = #{ $table } chouette: { $players }

## What it waits for

chouettes-not-begun = not started
chouettes-unplayed = closed without a game
# $awaited: who is first to do what.
chouettes-awaited-more =
    { $others ->
        [one] { $awaited }, and 1 other
       *[other] { $awaited }, and { $others } others
    }

# Who has won the most so far; $points is signed: "+8".
chouettes-leader = { $player } { $points }

## Its files

chouettes-files =
    { $sessions ->
        [one] Attached: 1 money session for GNU Backgammon.
       *[other] Attached: { $sessions } money sessions for GNU Backgammon, one for each two players who had a bet.
    }
chouettes-sheet-file = And the scoresheet, for a spreadsheet.
# $payments: several of record-omission.
chouettes-not-in-files = Not in these files, which hold only bets with a cube: { $payments }.
chouettes-no-ids = An XGID, OGID or GNU ID has room for one cube; a chouette has several. `/replay` shows its boards.

## Its lobby

chouettes-posted = Lobby opened.
chouettes-own-thread = Your chouette has its own thread: { $thread }.
chouettes-whoever-joins = Whoever joins plays by these options. The order is rolled here when the host starts.
chouettes-never-begun = Closed before the first game.
chouettes-machine-question = How well should the bot play? It sits at the table like everybody else, with a cube of its own, and may become captain or box.
chouettes-machine-missing = I cannot play here: my backgammon engine is not installed. Somebody else can join instead.

## Its options, and changes of them. $changes: "Jacoby: no · Stake: 5".

chouettes-options = Chouette options
chouettes-host-changed = { $host } changed the options: { $changes }
# Above the rows of buttons of the editor. $page: a subject, such as "Cubes".
chouettes-editor =
    { $part ->
        [presets] **1.** Choose a set of rules
        [pages] **2.** or change them, by subject:
        [options] **{ $page }**: press to change
       *[save] **3.** Save, or keep what there was
    }
# Below "Cubes: press to change". $options: "Raccoons: no".
chouettes-editor-fixed = Follows from the others: { $options }
chouettes-unchanged = No changes yet.
chouettes-same-options = Those are the current options: change at least one.
chouettes-held-back = Changes start two games from now; a new stake needs everyone's agreement.
chouettes-held-back-in-game = Changes take effect from the next game, a new stake only once everybody agrees.
chouettes-from-game = From game { $game } on: { $changes }
chouettes-stake-proposed = Stake { $stake } proposed; still to agree: { $players }
chouettes-stake-agreed = Stake { $stake } from game { $game } on: everybody agreed
chouettes-last-game = Game { $game } is the last

# In the channel. $player: who waits for it. $players: who has not asked for it yet. "Analyse" is the button below.
chouettes-agreement-wanted = { $player } asks for the analysis of game { $game }. While the session lasts, everybody at the table must agree. { $players }: press **Analyse** if you do.
