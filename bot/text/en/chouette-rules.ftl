### The rule sheet of a chouette: its presets, and the lines that tell of several options. The others are options-rule-….

# A button that chooses the preset.
chouette-rules-preset =
    { $preset ->
        [leaflet] Leaflet
        [single-cube] Single cube
        [no-consultation] No consultation
       *[club] Club
    }
# The preset that is played, and what it means.
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Leaflet: at most 5 players, one cube, automatic doubles, no Jacoby
        [single-cube] Single cube: as club, with one cube for the whole team
        [no-consultation] No consultation: as club, but nobody advises the captain
       *[club] Club: a cube for each member, Jacoby, beavers, free advice; with 5 or more players a lone taker must pass too
    }
# The options are those of a preset but for a few. $changes: several of chouette-rules-brief, or options-line:
# "Club, 1 hour a decision, no Jacoby".
chouette-rules-changed =
    { $preset ->
        [leaflet] Leaflet, { $changes }
        [single-cube] Single cube, { $changes }
        [no-consultation] No consultation, { $changes }
       *[club] Club, { $changes }
    }
# An option that was changed, in a row of several. $value: as in the menus.
chouette-rules-brief =
    { $option ->
        [stake] stake { $value }
        [max_players] { $value } players
        [turn_hours] { $value } a decision
        [jacoby]
            { $is_on ->
                [yes] Jacoby
               *[no] no Jacoby
            }
        [beavers]
            { $is_on ->
                [yes] beavers
               *[no] no beavers
            }
        [raccoons]
            { $is_on ->
                [yes] raccoons
               *[no] no raccoons
            }
        [settlements]
            { $is_on ->
                [yes] settlements
               *[no] no settlements
            }
       *[cube_mode] cubes: { $value }
    }

## Rules, each a line

chouette-rules-chouette = **Chouette**: one player, the box, plays against all the others, the team. The captain rolls and moves for the team. Points only: no money moves.
chouette-rules-players = **Players**: 3 can start; at most { $most } play, others wait in line.
chouette-rules-cap = **Cube cap**: no cube goes above { $cap }.
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beavers**: when doubled, you may double back at once and keep the cube; the other side may answer with a raccoon.
       *[no] **Beavers**: when doubled, you may double back at once and keep the cube; no raccoons.
    }
chouette-rules-no-beavers = **Beavers**: none.
# $is_single: whether there is one cube for the whole team.
chouette-rules-doubles =
    { $is_single ->
        [yes]
            { $doubles ->
                [one] **Automatic doubles**: equal opening dice double the cube, once a game.
               *[other] **Automatic doubles**: equal opening dice double the cube, up to { $doubles } times a game.
            }
       *[no]
            { $doubles ->
                [one] **Automatic doubles**: equal opening dice double every cube, once a game.
               *[other] **Automatic doubles**: equal opening dice double every cube, up to { $doubles } times a game.
            }
    }
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **Automatic doubles**: equal opening dice double the cube, without limit.
       *[no] **Automatic doubles**: equal opening dice double every cube, without limit.
    }
chouette-rules-box-doubles =
    { $rule ->
        [any] **Box doubles**: the box may double any of its cubes.
        [must-include-captain] **Box doubles**: if the box doubles any of its cubes, it doubles the captain too.
       *[all] **Box doubles**: the box doubles all of its cubes or none.
    }
# half-of-initial: holds only where every member doubles for the first time.
chouette-rules-box-takes =
    { $rule ->
        [free] **Box takes**: the box may take any cubes and pass the rest.
        [half-of-initial] **Box takes**: if the whole team makes its first double, the box takes at least half of the cubes or none.
        [must-take-captain] **Box takes**: if the box takes any cube, it takes the captain's too.
       *[all-or-none] **Box takes**: the box takes all cubes offered together or none.
    }
# With one cube for the whole team.
chouette-rules-advice-single-cube = **Advice**: members may advise once the cube has been turned and taken; the captain decides.
# $players: from how many at the table on it holds.
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Lone taker** (tables of { $players } or more): a lone taker of the box's first double must pass too.
        [extras] **Lone taker** (tables of { $players } or more): whoever passed may give a lone taker of the box's first double an extra cube plus half its value in points.
        [must-beaver] **Lone taker** (tables of { $players } or more): a lone taker of the box's first double must beaver or pass.
       *[none] **Lone taker**: a lone taker of the box's first double plays on.
    }
# $time: such as "15 minutes".
chouette-rules-grace = **Time to double**: at the team's turn the roll waits { $time } for the crew, or until all who may double have decided.
# $time: clock-hours or clock-days.
chouette-rules-time =
    { $absent ->
        [follow-captain] **Time**: { $time } for each decision. After that a silent member answers a double as the captain does, or passes if the captain is not doubled; a silent captain passes when doubled, and is replaced for the turn.
        [drop] **Time**: { $time } for each decision. After that a silent member passes when doubled; so does a silent captain, who is replaced for the turn.
       *[proxy-only] **Time**: { $time } for each decision. After that a silent member passes when doubled, unless a proxy answers; a silent captain passes when doubled, and is replaced for the turn.
    }
