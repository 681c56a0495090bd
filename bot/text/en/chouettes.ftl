### Chouettes in lists (/turns, /history, menus), in files, as names of threads, and the options that a host changes.
### Some are parts of a line with dots between them. $host: a name. $players: names. $game: a number.

chouettes-kind = Chouette
# As a title; also the name of its thread, by which we know it again.
chouettes-of = { $host }'s chouette
# The label of a link.
chouettes-next = Next: { $host }'s chouette
# In a menu: 100 characters.
chouettes-choice = #{ $table } chouette: { $players }

## What it waits for

chouettes-not-begun = not begun
chouettes-unplayed = closed before its first game
# $awaited: who is first to do what.
chouettes-awaited-more =
    { $awaited }, and { $others ->
        [one] 1 other
       *[other] { $others } others
    }

# Who has won the most so far; $points is signed: "+8".
chouettes-leader = { $player } { $points }

## Its files

chouettes-files =
    Attached: { $sessions ->
        [one] one money session
       *[other] { $sessions } money sessions
    }, one for each two who had a bet, in files that GNU Backgammon reads.
# $payments: several of record-omission.
chouettes-not-in-files = Not in them, since no cube was played for it: { $payments }.
chouettes-no-ids = The ids of a position tell of one cube; a chouette has several. `/replay` shows its boards.

## Its lobby

chouettes-posted = Lobby opened.

chouettes-own-thread = Your chouette has a thread of its own: { $thread }.
chouettes-whoever-joins = Whoever joins accepts these options. The order is rolled here, for all to see.
chouettes-never-begun = It was closed before its first game.

## Its options, and changes of them. $changes: "Jacoby: no · Stake: 5".

chouettes-options = Options of the chouette
chouettes-host-changed = { $host } changed the options: { $changes }
chouettes-unchanged = Nothing is changed yet.
chouettes-same-options = Those are the options already. Change one of them, or leave them as they are.
chouettes-held-back = Options that are changed now hold from the game after next, and a new stake only once all agree.
chouettes-held-back-in-game = Options that are changed now hold once this game is over, and a new stake only once all agree.
chouettes-from-game = From game { $game } on: { $changes }
chouettes-stake-proposed = A stake of { $stake } is proposed: { $players } must still agree
chouettes-stake-agreed = All agree to a stake of { $stake }, from game { $game } on
chouettes-last-game = Game { $game } is the last
