### The rule sheet of a chouette: its presets, and the lines that tell of several options. The others are options-rule-….

# A button that chooses the preset.
chouette-rules-preset =
    { $preset ->
        [leaflet] Leaflet
        [single-cube] Single cube
        [no-consultation] No consultation
       *[club] Club
    }
# The name of the preset that is played, as a command takes it, and what it means.
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Preset “leaflet”: at most 5 players, one cube, automatic doubles, no Jacoby
        [single-cube] Preset “single cube”: as club, with one cube for the whole team
        [no-consultation] Preset “no consultation”: as club, but nobody advises the captain
       *[club] Preset “club”: a cube for each member, Jacoby, beavers, free advice, from 5 players a lone taker must pass too
    }
# $changes: "Jacoby: no · Stake: 5".
chouette-rules-as-club = As the preset “club”, but { $changes }

## Rules, each a line

chouette-rules-chouette = **Chouette**: one player, the box, plays alone against all the others, the team. The captain rolls and moves for the team. Points only; no money moves.
chouette-rules-players = **Players**: 3 start it; at most { $most } play, more wait in order.
chouette-rules-cap = **Cube cap**: a cube goes no higher than { $cap }.
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beavers**: whoever is doubled may double again at once, and keep the cube; a beaver may be raccooned.
       *[no] **Beavers**: whoever is doubled may double again at once, and keep the cube; no raccoons.
    }
chouette-rules-no-beavers = **Beavers**: none.
chouette-rules-doubles = **Automatic doubles**: equal numbers in the opening turn every cube, up to { $doubles ->
        [one] 1 time
       *[other] { $doubles } times
    } a game.
chouette-rules-doubles-unlimited = **Automatic doubles**: equal numbers in the opening turn every cube.
# $which is options-doubles.
chouette-rules-box-doubles = **Box doubles**, of the cubes that it may turn: { $which }.
# $which is options-takes.
chouette-rules-box-takes = **Box takes**, of the cubes offered together: { $which }.
# $players: from how many at the table on it holds.
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Lone taker** (tables of { $players } or more): who alone takes the box's first double must pass too.
        [extras] **Lone taker** (tables of { $players } or more): who alone takes the box's first double may be given an extra cube, with its fee, by each of those who passed.
        [must-beaver] **Lone taker** (tables of { $players } or more): who alone takes the box's first double must beaver or pass.
       *[none] **Lone taker**: who alone takes the box's first double plays on.
    }
# $time: clock-hours or clock-days.
chouette-rules-time =
    { $absent ->
        [follow-captain] **Time**: { $time } for each decision. Then a silent member who is doubled follows the captain; a silent captain passes, and is relieved for the turn.
        [drop] **Time**: { $time } for each decision. Then a silent member who is doubled passes; a silent captain passes, and is relieved for the turn.
       *[proxy-only] **Time**: { $time } for each decision. Then for a silent member who is doubled the proxy answers, or it is a pass; a silent captain passes, and is relieved for the turn.
    }
