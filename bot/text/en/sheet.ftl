### The rule sheet of a table of two: what is played, in a line and rule by rule.

# What is played. $length: the points that win.
sheet-match = Match to { $length }
sheet-money = Money session
# $stake: what a point is worth; more than 1.
sheet-money-stake = Money session, stake { $stake }

## Above the options that are on.

sheet-heading-match = **Match to { $length ->
        [one] 1 point
       *[other] { $length } points
    }**
sheet-heading-money = **Money session**
sheet-heading-stake = **Money session, stake { $stake }**

## Options that are on, with " · " or ", " between them.

# The first of them.
sheet-first-cube = Doubling cube
sheet-first-cap = Doubling cube up to { $cap }
sheet-first-no-cube = No doubling cube
# Where a match to 1 point has nothing else to say.
sheet-first-start =
    { $start ->
        [nackgammon] Nackgammon start
        [hypergammon] Hypergammon, three checkers a side
       *[standard] Standard start
    }
# $id: a Position ID.
sheet-first-start-unnamed = Start { $id }
sheet-crawford = Crawford rule
sheet-jacoby = Jacoby
sheet-beavers = beavers
sheet-raccoons = raccoons
sheet-doubles =
    up to { $doubles ->
        [one] 1 automatic double
       *[other] { $doubles } automatic doubles
    } a game
sheet-doubles-unlimited = automatic doubles without limit
sheet-start =
    { $start ->
        [nackgammon] Nackgammon start
        [hypergammon] hypergammon, three checkers a side
       *[standard] standard start
    }
sheet-start-unnamed = start { $id }
# Behind what is played, as table-cube-none is: "Match to 5, no cube".
sheet-cap = cube up to { $cap }

## Rules, each a line.

sheet-rule-one = **Match to 1 point**: one game decides it.
sheet-rule-match = **Match to { $length } points**: whoever first has { $length } points wins; any beyond count for nothing.
sheet-rule-money = **Money session**: as many games as you both like, for points; no money moves.
# Behind sheet-rule-money.
sheet-rule-stake = Every point is worth { $stake }.
sheet-rule-wins-one = **Wins**: any win is enough.
sheet-rule-wins = **Wins**: a win is worth 1 point; a *gammon* (the loser has borne off no checker) 2; a *backgammon* (and has one on the bar or in the winner's home board) 3{ $has_cube ->
        [yes] , times the number on the cube
       *[no] { "" }
    }.
sheet-rule-no-cube = **No doubling cube**: nobody can double.
sheet-rule-cube = **Doubling cube**: before you roll you may offer to double what the game is worth. The other side takes, and alone may double next; or passes, and loses what it was worth before.
sheet-rule-cap = **Cube cap**: the cube goes no higher than { $cap }.
# $points: one less than the match is to.
sheet-rule-crawford = **Crawford rule**: when a side first has { $points ->
        [one] 1 point
       *[other] { $points } points
    }, the next game is played without the cube; after that one it is back.
sheet-rule-dead-cube = **Dead cube**: you may not double if winning a single game would win you the match anyway.
sheet-rule-jacoby = **Jacoby**: gammons and backgammons count only once somebody has doubled in the game.
sheet-rule-beavers = **Beavers**: if you are doubled, you may double again at once, and keep the cube.
sheet-rule-raccoons = **Raccoons**: if your double is beavered, you may double once more; the other keeps the cube.
sheet-rule-doubles = **Automatic doubles**: whenever both throw the same number to begin a game, the cube doubles, up to { $doubles ->
        [one] 1 time
       *[other] { $doubles } times
    }, and stays in the middle.
sheet-rule-doubles-unlimited = **Automatic doubles**: whenever both throw the same number to begin a game, the cube doubles, and stays in the middle.
# $start: options-start, or a Position ID. Of a chouette this is the whole line.
sheet-rule-start = **Start**: { $start }.
# Behind it. $places: picture-on-bar, picture-on-point and sheet-checkers-off, with commas between them.
sheet-rule-checkers = Each side has { $places }.
sheet-checkers-off = { $checkers } off the board, which do not count as borne off
