### House options, of tables of two and of chouettes: names, questions in commands, values, rules, refusals.
### $option: the name of an option as commands have it, such as cube_mode. $value: one of its values.

# The name of an option: above a menu, and before its value ("Jacoby: no").
options-title =
    { $option ->
        [length] Play
        [stake] Stake
        [max_players] At most
        [cube] Cube
        [cube_mode] Cubes
        [cube_cap] Cube cap
        [jacoby] Jacoby
        [beavers] Beavers
        [raccoons] Raccoons
        [automatic_doubles] Automatic doubles
        [consultation] Advice from
        [box_double_rule] The box doubles
        [box_take_rule] The box takes
        [reply_order] Answers shown
        [lone_taker] A lone taker
        [lone_min] Lone taker from
        [settlements] Settlements
        [box_retention] The box stays
        [partner_min] Partner of the box
        [join_position] Who joins stands
        [turn_hours] Time
        [absent_cube] A silent member
        [box_abandon] A box that is gone
       *[start] Start
    }
# $title: options-title. $value: one of the values below, or a number.
options-line = { $title }: { $value }
# What an offer changes.
options-change = { $title }: { $before } → { $after }
# What is played instead: "match to 5 → money session".
options-change-play = { $before } → { $after }

# The description of an option in a command: at most 100 characters.
options-asked =
    { $option ->
        [length] Points that win the match, 1 to 25
        [stake] { $is_chouette ->
            [yes] What a point is worth, 1 to 1000; points only
           *[no] Money session: what every point is worth, 1 to 1000; points only
        }
        [max_players] How many play at most, 3 to 10; more wait in order
        [cube] Whether there is a doubling cube
        [cube_mode] How many cubes
        [cube_cap] { $is_chouette ->
            [yes] The highest a cube goes: 2, 4, 8 ...; 0 for no cap
           *[no] The highest the cube goes: 2, 4, 8 ...; 0 for no cap
        }
        [jacoby] { $is_chouette ->
            [yes] Whether gammons count only once somebody has doubled
           *[no] Money session: gammons count only once somebody has doubled
        }
        [beavers] { $is_chouette ->
            [yes] Whether a double may be doubled again at once
           *[no] Money session: whoever is doubled may double again at once, and keep the cube
        }
        [raccoons] { $is_chouette ->
            [yes] Whether a beaver may be doubled again at once
           *[no] Money session: a beaver may be answered by doubling once more
        }
        [automatic_doubles] { $is_chouette ->
            [yes] How many equal opening throws turn every cube, or unlimited
           *[no] Money session: how many equal opening throws turn the cube, or unlimited
        }
        [consultation] Who may advise the captain
        [box_double_rule] Which of its cubes the box may offer together
        [box_take_rule] Which of the cubes offered together the box may take
        [reply_order] When the members' answers are shown
        [lone_taker] What becomes of the only one who takes the box's first double
        [lone_min] From how many players on that holds, 3 to 10
        [settlements] Whether bets may be settled by agreement
        [box_retention] How the box keeps the box
        [partner_min] Whether the box may have a partner
        [join_position] Where those who join stand in line
        [turn_hours] Hours for each decision, 1 to 168
        [absent_cube] How a silent member answers a double
        [box_abandon] What becomes of a game whose box is gone
       *[start] standard, Nackgammon, hypergammon, or an XGID or GNU Position ID
    }

# The pages of a chouette's options, on buttons. Stake: also automatic doubles and the start.
options-page =
    { $page ->
        [cubes] Cubes
        [answers] Answers
        [box] Box
        [table] Table
       *[stake] Stake
    }

## Values, behind their option's name and a colon, and in the menu of a command.

options-switch =
    { $is_on ->
        [yes] yes
       *[no] no
    }
# Of the highest cube, of automatic doubles, and of the time for a decision.
options-no-limit = no limit
options-match = match to { $length }
options-money = money session
options-players = { $value } players
# $time: clock-hours or clock-days.
options-time = { $time } a decision
options-start =
    { $value ->
        [nackgammon] Nackgammon
        [hypergammon] hypergammon
       *[standard] standard
    }
options-cubes =
    { $value ->
        [multi] one for each member
       *[single] one for the whole team
    }
options-advice =
    { $value ->
        [free] everyone still in the game
        [after-cube] whose own cube was turned
       *[none] nobody
    }
options-doubles =
    { $value ->
        [any] any
        [must-include-captain] the captain's too, or none
       *[all] all or none
    }
options-takes =
    { $value ->
        [free] any
        [half-of-initial] at least half of first doubles, or none
        [all-or-none] all or none
       *[must-take-captain] the captain's too, or none
    }
options-answers =
    { $value ->
        [sealed] all at once
        [captain-first] the captain's first
       *[captain-last] the captain's last
    }
options-lone =
    { $value ->
        [none] plays on
        [must-drop] must pass too
        [extras] may get extra cubes
       *[must-beaver] must beaver or pass
    }
options-stays =
    { $value ->
        [beats-captain] by beating the captain
        [beats-original-captain] by beating the first captain
        [net-profit] by winning points in all
        [net-nonneg] by losing no points in all
       *[beats-all] by beating every member
    }
options-partner =
    { $value ->
        [0] no
       *[other] from { $value } players on
    }
options-joins =
    { $value ->
        [after-loser] behind the loser
       *[before-loser] before the loser
    }
options-silent =
    { $value ->
        [follow-captain] follows the captain
        [drop] passes
       *[proxy-only] the proxy's answer, or a pass
    }
options-gone =
    { $value ->
        [autopilot] the autopilot plays on
       *[forfeit-single] forfeits a single game
    }

## Rules of a chouette, each a line of its rule sheet.

options-rule-cubes =
    { $value ->
        [multi] **Cubes**: each member has one with the box, and doubles, takes and passes alone.
       *[single] **Cube**: one for all. The captain doubles for the team; each member takes or passes alone.
    }
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby**: on a cube that nobody has doubled, gammons and backgammons count as single games.
       *[no] **Gammons**: they count on every cube, doubled or not (no Jacoby).
    }
options-rule-advice =
    { $value ->
        [free] **Advice**: every member who is still in the game may advise the captain, who has the last word.
        [after-cube] **Advice**: only members whose own cube has been turned and taken may advise the captain, who has the last word.
       *[none] **Advice**: none. The captain decides alone.
    }
options-rule-answers =
    { $value ->
        [sealed] **Answers**: answers to the box are sealed, and shown all at once.
        [captain-first] **Answers**: answers to the box are sealed; the captain's is shown first.
       *[captain-last] **Answers**: answers to the box are sealed; the captain's is shown last.
    }
options-rule-settlements =
    { $is_on ->
        [yes] **Settlements**: any bet may be settled for points, if both sides agree.
       *[no] **Settlements**: none; a bet may still be conceded.
    }
options-rule-box =
    { $value ->
        [beats-captain] **Next box**: the box stays unless a captain beats it. A captain who passes goes to the bottom; the next is captain.
        [beats-original-captain] **Next box**: the box stays unless the captain who began the game beats it.
        [net-profit] **Next box**: the box stays if it wins points over all its bets together.
        [net-nonneg] **Next box**: the box stays if it loses no points over all its bets together.
       *[beats-all] **Next box**: the box stays if it beats every member.
    }
options-rule-partner = **Partner**: from { $players } players on the box may ask for one, who shares half.
options-rule-joining =
    { $value ->
        [after-loser] **Joining**: at any time; you are dealt in after the game, behind that game's loser.
       *[before-loser] **Joining**: at any time; you are dealt in after the game, just before that game's loser.
    }
options-rule-gone =
    { $value ->
        [autopilot] **A box that is gone**: the partner, or somebody willing who is out, plays on; else the autopilot: it never doubles, and makes a plain play.
       *[forfeit-single] **A box that is gone**: the partner, or somebody willing who is out, plays on; else the box forfeits a single game on each bet.
    }

## Refusals. Words in backticks are options of commands.

# $given: what was typed.
options-wrong =
    { $option ->
        [length] A match is played to 1 to 25 points, not to { $given }. Choose a `length` among them.
        [stake] A stake is 1 to 1000 points, not { $given }.
        [max_players] A chouette is for 3 to 10 players, not { $given }. Choose `max_players` among these.
        [cube_cap] A cube cap is a power of two from 2 to 4096, or 0 for no cap, not { $given }.
        [automatic_doubles] Automatic doubles are 0 to 10 a game, or `unlimited`, not { $given }.
        [lone_min] The lone taker's rule begins at tables of 3 to 10 players, not { $given }. Choose `lone_min` among these.
        [partner_min] The box may have a partner from 6 or 8 players on, or never: `partner_min` is 6, 8 or 0, not { $given }.
        [turn_hours] A decision may take 1 to 168 hours, not { $given }. Choose `turn_hours` among these.
       *[other] `{ $option }` cannot be { $given }.
    }
# $rules: a list of options-without. $options: the options to leave out, as they are typed.
options-money-only = A match has { $rules }: leave out { $options }, or play a money session.
options-needs-cube = Without the cube there is { $rules }: leave out { $options }, or play with the cube.
options-without =
    { $option ->
        [stake] no stake
        [cube_cap] no cube cap
        [jacoby] no Jacoby
        [beavers] no beavers
        [raccoons] no raccoons
       *[automatic_doubles] no automatic doubles
    }
options-fault =
    { $fault ->
        [needs-beavers] A raccoon answers a beaver: play with `beavers` too, or leave out `raccoons`.
        [start] Both sides start alike, with a checker to bear off; in that position they do not.
        [start-shared] In that position both sides hold one point; a point belongs to one side only.
        [start-closed-out] In that position both sides are closed out, so nobody could ever move.
        [partner-table] A partner needs a table with room for that many: raise `max_players`, or lower `partner_min`.
        [single-beavers] One shared cube cannot hold two values, so it cannot be beavered: leave out `beavers`, or play with a cube for each member.
        [single-batch] `box_take_rule` and `box_double_rule` choose between cubes, and there is only one: leave them out, or play with a cube for each member.
        [lone-beaver] A lone taker can only have to beaver where beavers are on: play with `beavers`, or choose another `lone_taker`.
       *[money-only] A chouette is a money session with the cube in play: it has no length, and never lacks a cube.
    }
-options-starts = standard, Nackgammon or hypergammon, an XGID, or a GNU Position ID of 14 characters
# $flaw: position-flaw.
options-no-start = `{ $given }` is no start. { $flaw } Write { -options-starts }.
options-no-start-length =
    `{ $given }` is no start: it has { $characters ->
        [one] 1 character
       *[other] { $characters } characters
    }. Write { -options-starts }.
options-length-of-money = A money session has no length: leave out `length`, or play a match to { $length }.
