### Analyses: how a match was played. $player, $white, $black: players' names. $lost: points lost, such as 0.112.
### $number, $game, $roll, $games: numbers. A checker play is how a roll is played.

# The heading.
analysis-title = { $white } – { $black }
# How far the engine looked ahead: follows what is played, after a dot.
analysis-depth =
    { $depth ->
        [quick] quick analysis
       *[deep] deep analysis
    }

## How somebody played. $pr: such as 8.4; lower is better. $decisions: how many count.

analysis-rated = **{ $player }: PR { $pr }** · { $grade ->
        [world-champion] world champion
        [world-class] world class
        [expert] expert
        [advanced] advanced
        [intermediate] intermediate
        [casual] casual
        [beginner] beginner
       *[distracted] distracted
    } · { $decisions } decisions
# Of fewer than 20 decisions, which say little.
analysis-few =
    { $decisions ->
        [one] **{ $player }: PR { $pr }** · few decisions (1)
       *[other] **{ $player }: PR { $pr }** · few decisions ({ $decisions })
    }
# Of nobody who had anything to decide.
analysis-unrated = **{ $player }**: no decisions
# $counts: one or both of the two that follow, with a comma.
analysis-fault-count =
    { $fault ->
        [play] Checker plays: { $counts }
        [missed-double] Missed doubles: { $counts }
        [market-lost] Market lost: { $counts }
        [doubled-too-early] Doubled too early: { $counts }
        [not-good-enough] Not good enough to double: { $counts }
        [too-good] Too good to double: { $counts }
        [wrong-take] Wrong takes: { $counts }
        [missed-beaver] Missed beavers: { $counts }
        [wrong-beaver] Wrong beavers: { $counts }
       *[wrong-pass] Wrong passes: { $counts }
    }
analysis-blunders =
    { $number ->
        [one] 1 blunder
       *[other] { $number } blunders
    }
analysis-errors =
    { $number ->
        [one] 1 error
       *[other] { $number } errors
    }
analysis-no-faults = No errors or blunders
# $luck: such as +0.42. $adjusted: what the result would have been without luck. In %: of the chance to win the match.
analysis-luck = Luck { $luck } points
analysis-luck-match = Luck { $luck } % · luck-adjusted result { $adjusted } %
# Of a finished match that was analysed before luck was known in % of it.
analysis-luck-match-older = Luck { $luck } points · luck-adjusted result { $adjusted } %
analysis-luck-money = Luck { $luck } points · luck-adjusted result { $adjusted } points
# An offer to lose the game, or the answer to one; a concession in a chouette. $is_right: whether it gave nothing away; else $lost did.
analysis-resignation =
    { $done ->
        [resignation-made] Resigned
        [resignation-accepted] Accepted a resignation
        [resignation-refused] Refused a resignation
        [concession-made] Conceded
        [concession-accepted] Accepted a concession
       *[concession-refused] Refused a concession
    } ({ $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] single
    }): { $is_right ->
        [yes] right
       *[no] −{ $lost }, not in the PR
    }
# $said: analysis-resignation.
analysis-in-game = Game { $game }: { $said }
# $first: such as "Alice 6-2: 24/18 13/12".
analysis-illegal =
    { $number ->
        [one] 1 illegal play, which does not count: { $first }
       *[other] { $number } illegal plays, which do not count, first: { $first }
    }
# Of an import: what they may not be told now. The rating above is over all other decisions.
analysis-withheld =
    { $number ->
        [one] 1 decision is withheld while a game much like this one is in play. The PR leaves it out.
       *[other] { $number } decisions are withheld while a game much like this one is in play. The PR leaves them out.
    }
analysis-stopped = One game could not be replayed to its end.
# Of an analysis that was made before cubes in short bear-offs were solved exactly.
analysis-older = An older analysis. It estimated short bear-offs and may misjudge their cubes.

## The chart. Two to four words each; they stand in the picture.

analysis-chart-match = Match winning chances (%)
analysis-chart-game = Winning chances (%)
analysis-chart-blunder = blunder
analysis-chart-joker = joker
# Below the line, before the numbers of rolls: "roll  5  10  15".
analysis-chart-roll = roll
# Read aloud to those who cannot see it. $rolls: how many rolls it shows.
analysis-chart-alt = Winning chances of { $white } and { $black } over { $rolls } rolls.
# $done: such as "6-2: 24/18 13/11 (−0.112)".
analysis-chart-alt-blunder = Blunder by { $player }, { $done }.
analysis-no-chart = The chart could not be drawn.

## Which game. $score: such as 2–1.

analysis-choose-game = Choose a game
analysis-all-games =
    { $games ->
        [2] Both games
       *[other] All { $games } games
    }
analysis-game =
    { $points ->
        [one] Game { $number } at { $score }: { $winner } wins 1
       *[other] Game { $number } at { $score }: { $winner } wins { $points }
    }
analysis-game-open = Game { $number } at { $score }

## One decision.

analysis-verdict =
    { $band ->
        [blunder] Blunder, −{ $lost }
        [error] Error, −{ $lost }
        [inaccuracy] Inaccuracy, −{ $lost }
       *[good] Nearly best, −{ $lost }
    }
# What was wrong, with the cube, and how much.
analysis-verdict-cube =
    { $fault ->
        [missed-double] Missed double
        [market-lost] Missed double, market lost
        [doubled-too-early] Doubled too early
        [not-good-enough] Not good enough to double
        [too-good] Too good to double
        [wrong-take] Wrong take
        [missed-beaver] Missed beaver
        [wrong-beaver] Wrong beaver
       *[wrong-pass] Wrong pass
    } · { $band ->
        [blunder] blunder, −{ $lost }
        [error] error, −{ $lost }
       *[inaccuracy] inaccuracy, −{ $lost }
    }
# As those above, of what nothing was better than.
analysis-verdict-best = Best
analysis-verdict-illegal = Illegal play
# Below a double that was not made: the bot rolled for whoever could have doubled.
analysis-rolled-automatically = The bot rolled automatically.
# A double that should have been beavered was taken.
analysis-verdict-missed-beaver = Missed beaver
# A double was beavered that should have been taken.
analysis-verdict-wrong-beaver = Wrong beaver
# Of several bets in a chouette. $bet: one or more of chouette-analysis-bet; $verdict: one of those above.
analysis-verdict-of-bet = { $bet }: { $verdict }
# $dot: a dot in the colour of the arrow, or nothing.
analysis-best = { $dot } Best: { $best }
analysis-done =
    { $action ->
        [no-double] { $player } does not double
        [double] { $player } doubles
        [take] { $player } takes
        [pass] { $player } passes
        [beaver] { $player } beavers
       *[raccoon] { $player } raccoons
    }
analysis-action =
    { $action ->
        [no-double] No double
        [double] Double
        [take] Take
        [pass] Pass
        [beaver] Beaver
       *[raccoon] Raccoon
    }
analysis-double-take = Double, take
analysis-double-beaver = Double, beaver
analysis-double-pass = Double, pass
# Above what these are worth.
analysis-cube-for = Worth to { $player }:
# Of a position that somebody typed, which is over.
analysis-nothing = There is nothing to decide in that position.
# A roll that could not be played.
analysis-no-play = no play
# Below chances in percent, in two groups of three.
analysis-legend = In %: win, gammon, backgammon | losing the same
# Where it was: the game, the score before it, and which roll of it. $is_before: of a cube, which is turned before a roll.
analysis-where =
    { $is_before ->
        [yes] game { $number } at { $score }, before roll { $roll }
       *[no] game { $number } at { $score }, roll { $roll }
    }
analysis-where-roll =
    { $is_before ->
        [yes] before roll { $roll }
       *[no] roll { $roll }
    }
# How far down the list of all that cost something, the worst first.
analysis-place = decision { $place } of { $of }, worst first
# Among the tables that `/analyse` offers.
analysis-latest-import = What you imported last
# $file, $link: names of files that are attached.
analysis-files = `{ $file }` is the analysis for gammonview. The link in `{ $link }` shows it on gammonview.com, which is another site; the link holds the whole match.
# Of a chouette. $file: the name of the file.
analysis-files-of-bets = `{ $file }` has, for each bet, an analysis for gammonview (as a match of two, with its own cube) and a link that shows it on gammonview.com, which is another site; each link holds the whole bet.
# On a button: the decisions of both players.
analysis-everybody = Both

## While it is made, and why there is none.

analysis-begun = The analysis is under way.
analysis-later =
    { $depth ->
        [quick] This takes longer than usual. I will tell you when the analysis is done.
       *[deep] A deep analysis takes some minutes. I will tell you when it is done.
    }
# $table: its players.
analysis-notice = Your analysis is done: { $table }.
analysis-notice-failed = There is no analysis of { $table }.
analysis-none = I cannot find that analysis. `/analyse` makes a new one.
analysis-failed =
    { $why ->
        [missing] Analyses need the packages bgsage and gammonview, which are not installed here.
        [too-long] The analysis took too long, so I stopped.
        [unreadable] The match cannot be followed to its end.
       *[broken] The analysis failed. Please try again.
    }
analysis-too-many = You are waiting for { $number } analyses already. Ask again when one is done.
analysis-too-many-here = This server is waiting for { $number } analyses already. Ask again later.
