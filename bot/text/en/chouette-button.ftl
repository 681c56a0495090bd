### The labels of the buttons under a chouette's public board, at most 80 characters; button.ftl has those of all tables.
### $value: what the cube would show; $values: what several would show, "2 and 4"; $points: what passing costs.

## In the lobby

# Join, Start, My seat, and Roll and Next game below stand in sentences of other files as **Join** …
chouette-button-join = Join
chouette-button-leave = Leave
chouette-button-start = Start
chouette-button-options = Options
chouette-button-machine = Seat the bot
chouette-button-no-machine = Send the bot away
chouette-button-agree-stake = Agree to stake { $stake }
# The label of a link.
chouette-button-to-lobby = To the lobby

## What moves a game on

chouette-button-step =
    { $step ->
        [roll] Roll
        [no-double] No double
        [hold] Hold roll
        [release] Release roll
        [give-extra] Give extra cube
        [give-none] Give no extra
        [keep-extras] Keep extras
        [retract] Pass after all
        [seek-partner] Ask for a partner
        [play-alone] Play alone
        [be-partner] Be partner
        [not-this-time] Not this time
        [start] Start
        [reopen] Reopen
       *[next-game] Next game
    }
# To a lone taker. $value: what the cube will show; $points: what giving it costs.
chouette-button-extra = Give extra cube at { $value }, pay { $points }

## Doubles

# Where the members' cubes show different values.
chouette-button-double-own =
    { $is_redouble ->
        [yes] Redouble
       *[no] Double
    }
chouette-button-double-all =
    { $is_redouble ->
        [yes] Redouble all to { $values }
       *[no] Double all to { $values }
    }
chouette-button-double-some =
    { $is_redouble ->
        [yes] Redouble some
       *[no] Double some
    }

## Answers. $is_raised: whether to a beaver or a raccoon.

chouette-button-take =
    { $is_raised ->
        [yes] Accept at { $value }
       *[no] Take at { $value }
    }
chouette-button-take-all =
    { $is_raised ->
        [yes] Accept all at { $values }
       *[no] Take all at { $values }
    }
chouette-button-pass =
    { $is_raised ->
        [yes] Refuse, lose { $points }
       *[no] Pass, lose { $points }
    }
chouette-button-pass-all =
    { $is_raised ->
        [yes] Refuse all, lose { $points } in total
       *[no] Pass all, lose { $points } in total
    }
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] Refuse all, lose { $points } each
       *[no] Pass all, lose { $points } each
    }
chouette-button-raise =
    { $answer ->
        [raccoon] Raccoon to { $value }
       *[beaver] Beaver to { $value }
    }
# Where the members' cubes show different values.
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] Accept
               *[no] Take
            }
        [drop]
            { $is_raised ->
                [yes] Refuse
               *[no] Pass
            }
        [raccoon] Raccoon
       *[beaver] Beaver
    }
chouette-button-raise-all =
    { $answer ->
        [raccoon] Raccoon all to { $values }
       *[beaver] Beaver all to { $values }
    }
chouette-button-follow = Follow captain
chouette-button-one-by-one = One by one

## Proposals, and what a reader looks at alone

chouette-button-accept-offer = Accept offer
chouette-button-refuse-offer = Refuse offer
chouette-button-seat = My seat
