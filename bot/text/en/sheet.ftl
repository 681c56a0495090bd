### The rule sheet of a table of two: what is played, in a line and rule by rule.

# What is played. $length: the points that win.
sheet-match = { $length }-point match
sheet-money = Money session
# $stake: what a point is worth; more than 1.
sheet-money-stake = Money session, stake { $stake }

## Above the options that are on.

sheet-heading-match = **{ $length }-point match**
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
# $places: as in sheet-rule-checkers.
sheet-first-start-unnamed = Start: { $places }
sheet-crawford = Crawford rule
sheet-jacoby = Jacoby
sheet-beavers = beavers
sheet-raccoons = raccoons
sheet-doubles =
    { $doubles ->
        [one] 1 automatic double a game
       *[other] up to { $doubles } automatic doubles a game
    }
sheet-doubles-unlimited = unlimited automatic doubles
sheet-start =
    { $start ->
        [nackgammon] Nackgammon start
        [hypergammon] hypergammon, three checkers a side
       *[standard] standard start
    }
sheet-start-unnamed = start: { $places }
# Behind what is played, as table-cube-none is: "5-point match, no cube".
sheet-cap = cube up to { $cap }

## Rules, each a line.

sheet-rule-one = **1-point match**: any win wins the match.
sheet-rule-match = **{ $length }-point match**: the first to { $length } points wins.
sheet-rule-money = **Money session**: play as many games as you both like. You play for points; no money moves.
# Behind sheet-rule-money.
sheet-rule-stake = Each point is worth { $stake }.
sheet-rule-wins =
    { $has_cube ->
        [yes] **Wins**: a single game is 1 point, a gammon 2, a backgammon 3, times the cube.
       *[no] **Wins**: a single game is 1 point, a gammon 2, a backgammon 3.
    }
sheet-rule-gammon = **Gammon**: the loser has borne off no checkers.
sheet-rule-backgammon = **Backgammon**: a gammon with a checker of the loser on the bar or in the winner's home board.
sheet-rule-no-cube = **Doubling cube**: none.
sheet-rule-cube = **Doubling cube**: before you roll, you may double. If your opponent takes, the game counts twice as much, and only they may double next. If they pass, they lose what it counted before the double.
sheet-rule-cap = **Cube cap**: the cube goes up to { $cap }.
sheet-rule-crawford = **Crawford rule**: when a player first needs only 1 more point, the next game is played without the cube. After that game, the cube is back.
sheet-rule-dead-cube = **Dead cube**: you cannot double when a single game already wins you the match.
sheet-rule-jacoby = **Jacoby**: gammons and backgammons count only in games with a double that was taken.
sheet-rule-beavers = **Beavers**: when you are doubled, you may double back at once and keep the cube.
sheet-rule-raccoons = **Raccoons**: when your double is beavered, you may double once more; your opponent keeps the cube.
sheet-rule-doubles =
    { $doubles ->
        [one] **Automatic doubles**: when the opening dice are equal, the cube doubles and stays in the middle, once a game.
       *[other] **Automatic doubles**: when the opening dice are equal, the cube doubles and stays in the middle, up to { $doubles } times a game.
    }
sheet-rule-doubles-unlimited = **Automatic doubles**: whenever the opening dice are equal, the cube doubles and stays in the middle.
# $start: options-start, or a Position ID.
sheet-rule-start = **Start**: { $start }.
# Behind it. $places: picture-on-bar, picture-on-point and sheet-checkers-off, with commas between them.
sheet-rule-checkers = Each side has { $places }.
# Checkers with which a short start is not played; they are not borne off.
sheet-checkers-off = { $checkers } out of play
