### House options, of tables of two and of chouettes: names, descriptions in commands, values, rules, refusals.
### $option: the name of an option as commands have it, such as cube_mode. $value: one of its values.
### $least, $most: the range of its numbers.

# The name of an option: above a menu, and before its value ("New players: at the end of the line").
options-title =
    { $option ->
        [length] Length
        [stake] Stake
        [max_players] Players
        [cube] Cube
        [cube_mode] Cubes
        [cube_cap] Cube cap
        [jacoby] Jacoby
        [beavers] Beavers
        [raccoons] Raccoons
        [automatic_doubles] Automatic doubles
        [consultation] Advice
        [box_double_rule] Box's doubles
        [box_take_rule] Box's takes
        [reply_order] Order of answers
        [lone_taker] Lone taker
        [lone_min] Lone taker minimum
        [settlements] Settlements
        [box_retention] Keeping the box
        [partner_min] Box partner
        [join_position] New players
        [turn_hours] Time per decision
        [crew_grace] Time to double
        [absent_cube] Silent member
        [box_abandon] Absent box
       *[start] Start
    }
# $title: options-title. $value: one of the values below, a number, or clock-hours or clock-days.
options-line = { $title }: { $value }
# What an offer changes.
options-change = { $title }: { $before } → { $after }
# What is played instead, such as "5-point match → money session".
options-change-play = { $before } → { $after }

# The description of an option in a command: at most 100 characters, better 70. $is_money: whether all games
# are for money, and none is of a match.
options-asked =
    { $option ->
        [length] Points that win the match, { $least } to { $most }
        [stake] { $is_money ->
            [yes] What a point is worth, { $least } to { $most }; no real money
           *[no] Money session: what a point is worth, { $least } to { $most }; no real money
        }
        [max_players] How many can play, { $least } to { $most }; others wait in line
        [cube] Play with the doubling cube
        [cube_mode] A cube for each member, or one for the whole team
        [cube_cap] Highest value of the cube: 2, 4, 8 …; 0 for no cap
        [jacoby] { $is_money ->
            [yes] Gammons count only after a double
           *[no] Money session: gammons count only after a double
        }
        [beavers] { $is_money ->
            [yes] Whoever is doubled may double back and keep the cube
           *[no] Money session: whoever is doubled may double back and keep the cube
        }
        [raccoons] { $is_money ->
            [yes] After a beaver, the doubler may double once more
           *[no] Money session: after a beaver, the doubler may double once more
        }
        [automatic_doubles] { $is_money ->
            [yes] Most doubles for equal opening dice, { $least } to { $most }, or { -options-unlimited }
           *[no] Money session: most doubles for equal opening dice, or { -options-unlimited }
        }
        [consultation] Who may advise the captain
        [box_double_rule] Which cubes the box may double together
        [box_take_rule] Which cubes the box may take together
        [reply_order] When the answers of the members are shown
        [lone_taker] What happens to the only taker of the box's first double
        [lone_min] Smallest table for the lone taker rule, { $least } to { $most }
        [settlements] Players may settle bets by agreement
        [box_retention] What the box must do to keep the box
        [partner_min] From how many players the box may have a partner
        [join_position] Where new players enter the line
        [turn_hours] Hours for each decision, { $least } to { $most }
        [crew_grace] How long the roll waits for the crew to double
        [absent_cube] What a silent member does when doubled
        [box_abandon] What happens when the box leaves a game
       *[start] { -options-standard }, { -options-nackgammon }, { -options-hypergammon }, or an XGID, OGID or GNU Position ID
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

# $values: what may be typed, "`free`, `after cube` or `none`".
options-no-such-value = { $title }: I don't know `{ $given }`. Type { $values }.

## Values, behind their option's name and a colon, and in the menu of a command.

options-switch =
    { $is_on ->
        [yes] yes
       *[no] no
    }
# Of the cube cap and of automatic doubles.
options-no-limit = no limit
options-money = money session
# Of the table.
options-players = at most { $value }
# Of the lone taker minimum.
options-players-from = { $value } players
# What may be typed for a start, and for no limit to automatic doubles.
-options-standard = standard
-options-nackgammon = Nackgammon
-options-hypergammon = hypergammon
-options-unlimited = unlimited
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
options-no-cap = no cap
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] special
       *[standard] { -options-standard }
    }
options-cubes =
    { $value ->
        [multi] one for each member
       *[single] one for the whole team
    }
options-advice =
    { $value ->
        [free] all members still in the game
        [after-cube] members whose own cube was turned
       *[none] none
    }
options-doubles =
    { $value ->
        [any] any cubes
        [must-include-captain] the captain's cube and any others
       *[all] all cubes or none
    }
options-takes =
    { $value ->
        [free] any cubes
        [half-of-initial] at least half of the first doubles, or none
        [all-or-none] all cubes or none
       *[must-take-captain] the captain's cube and any others, or none
    }
options-answers =
    { $value ->
        [sealed] all at once
        [captain-first] captain first
       *[captain-last] captain last
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
        [beats-captain] beat the captain
        [beats-original-captain] beat the first captain
        [net-profit] win points overall
        [net-nonneg] lose no points overall
       *[beats-all] beat every member
    }
options-partner =
    { $value ->
        [0] none
       *[other] with { $value } or more players
    }
options-joins =
    { $value ->
        [after-loser] at the end of the line
       *[before-loser] ahead of the loser
    }
options-silent =
    { $value ->
        [follow-captain] follows the captain, or passes if the captain is not doubled
        [drop] passes
       *[proxy-only] passes unless a proxy answers
    }
# How long the captain's roll waits for the crew to double.
options-grace =
    { $value ->
        [quarter-hour] 15 minutes
        [hour] 1 hour
        [four-hours] 4 hours
       *[none] none
    }
options-gone =
    { $value ->
        [autopilot] autopilot plays on
       *[forfeit-single] forfeits a single game
    }

## Rules of a chouette, each a line of its rule sheet.

options-rule-cubes =
    { $value ->
        [multi] **Cubes**: each member has a cube with the box, and doubles, takes or passes alone.
       *[single] **Cube**: one for the whole team. The captain doubles for everybody; each member takes or passes alone.
    }
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby**: gammons and backgammons count only on a cube that was doubled and taken.
       *[no] **Jacoby**: off. Gammons and backgammons always count.
    }
options-rule-advice =
    { $value ->
        [free] **Advice**: every member still in the game may advise; the captain decides.
        [after-cube] **Advice**: members may advise once their own cube was turned and taken; the captain decides.
       *[none] **Advice**: none; the captain decides alone.
    }
options-rule-answers =
    { $value ->
        [sealed] **Answers**: members answer the box in secret. All answers are shown at once.
        [captain-first] **Answers**: members answer the box in secret. The captain's answer is shown first.
       *[captain-last] **Answers**: members answer the box in secret. The captain's answer is shown last.
    }
options-rule-settlements =
    { $is_on ->
        [yes] **Settlements**: any bet may be settled for points if both sides agree.
       *[no] **Settlements**: none; a bet may only be conceded.
    }
options-rule-box =
    { $value ->
        [beats-captain] **Next box**: the box stays until a captain beats it. A captain who passes goes to the bottom of the line, and the next member is captain.
        [beats-original-captain] **Next box**: the box stays until it loses to the captain who began the game.
        [net-profit] **Next box**: the box stays if it won points in the game overall.
        [net-nonneg] **Next box**: the box stays if it lost no points in the game overall.
       *[beats-all] **Next box**: the box stays if it beat every member.
    }
options-rule-partner = **Partner**: with { $players } or more players, the box may ask for a partner, who shares half.
options-rule-joining =
    { $value ->
        [after-loser] **New players**: join at any time. You enter after the game, at the end of the line.
       *[before-loser] **New players**: join at any time. You enter after the game, ahead of its loser.
    }
options-rule-gone =
    { $value ->
        [autopilot] **Absent box**: if the box leaves, the partner or a volunteer who is out plays on, otherwise the autopilot.
       *[forfeit-single] **Absent box**: if the box leaves, the partner or a volunteer who is out plays on; otherwise the box forfeits a single game on each bet.
    }

## Refusals. Words in backticks are options of commands.

# $given: what was typed.
options-wrong =
    { $option ->
        [length] Choose a `length` from { $least } to { $most } points; you typed { $given }.
        [stake] Choose a `stake` from { $least } to { $most } points; you typed { $given }.
        [max_players] Choose `max_players` from { $least } to { $most }; you typed { $given }.
        [cube_cap] Choose a `cube_cap` of 2, 4, 8 and so on up to { $most }, or 0 for no cap; you typed { $given }.
        [automatic_doubles] Choose `automatic_doubles` from { $least } to { $most } a game, or `{ -options-unlimited }`; you typed { $given }.
        [lone_min] Choose `lone_min` from { $least } to { $most } players; you typed { $given }.
        [partner_min] Choose a `partner_min` of 6 or 8 players, or 0 for no partner; you typed { $given }.
        [turn_hours] Choose `turn_hours` from { $least } to { $most }; you typed { $given }.
       *[other] Choose another value for `{ $option }`; you typed { $given }.
    }
# $options: the options to leave out, as they are typed, and $count of them.
options-money-only =
    { $count ->
        [one] { $options } is for money sessions: leave it out, or play a money session.
       *[other] { $options } are for money sessions: leave them out, or play a money session.
    }
options-needs-cube =
    { $count ->
        [one] { $options } needs the cube: leave it out, or play with the cube.
       *[other] { $options } need the cube: leave them out, or play with the cube.
    }
options-fault =
    { $fault ->
        [needs-beavers] A raccoon answers a beaver: add `beavers`, or leave out `raccoons`.
        [start] Choose a start that is the same for both sides, with a checker left to bear off.
        [start-shared] Choose another start: in this one, both sides hold the same point.
        [start-closed-out] Choose another start: in this one, both sides are closed out and nobody could ever move.
        [partner-table] The table is too small for a box partner: raise `max_players`, or lower `partner_min`.
        [single-beavers] One cube for the team cannot be beavered: leave out `beavers`, or play with a cube for each member.
        [single-batch] `box_take_rule` and `box_double_rule` choose between several cubes: leave them out, or play with a cube for each member.
        [lone-beaver] A lone taker who may beaver needs beavers: add `beavers`, or choose another `lone_taker`.
       *[money-only] A chouette is a money session with the cube: it takes no `length`, and the cube stays in play.
    }
-options-starts = { -options-standard }, { -options-nackgammon } or { -options-hypergammon }, an XGID, an OGID, or a GNU Position ID of 14 characters
# $flaw: position-flaw.
options-no-start = I can't start from `{ $given }`. { $flaw } Choose { -options-starts }.
options-unknown-start = I don't know the start `{ $given }`. Choose { -options-starts }.
options-length-of-money = A money session has no `length`: leave it out, or play a { $length }-point match.
