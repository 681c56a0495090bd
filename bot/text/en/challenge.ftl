### Challenges: who challenges whom, offers and counter-offers, and how they ended.
### $challenger, $opponent, $player: names; where $is_to_all is "yes", anyone may accept, and there is no
### $opponent. $offerer: whose offer stands, the challenger or the opponent. $terms: such as "5-point match,
### no cube". $days: how long a challenge waits.

challenge-title =
    { $is_to_all ->
        [yes] { $challenger } challenges anyone
       *[no] { $challenger } challenges { $opponent }
    }
challenge-title-rematch = { $challenger } wants a rematch
# $challenge: challenge-title or challenge-title-rematch.
challenge-offered = { $challenge }: { $terms }
challenge-accepted = { $player } accepted: { $terms }
challenge-asked =
    { $offered ->
        [counter] { $player }, do you accept { $offerer }'s counter-offer?
        [rematch] { $player }, do you accept { $offerer }'s offer of a rematch?
       *[challenge] { $player }, do you accept { $offerer }'s challenge?
    }
challenge-asked-all = Anyone here may accept.

# To whoever made it, or the counter-offer.
challenge-posted =
    { $offered ->
        [counter] Counter-offer posted.
        [rematch] Rematch offered.
       *[challenge] Challenge posted.
    }

## Whether it counts for ratings: a line below the rules on offer.

challenge-rated =
    { $counts ->
        [match] Rated match
        [games] Each game is rated
       *[start] Not rated: an unusual start
    }
challenge-unrated = Not rated
# $least: the points of the shortest match that counts here.
challenge-rated-from = Not rated: ratings count matches to { $least } points or more

## How it came to nothing.

challenge-declined =
    { $is_rematch ->
        [yes] { $opponent } declined { $challenger }'s offer of a rematch.
       *[no] { $opponent } declined { $challenger }'s challenge.
    }
challenge-declined-counter = { $challenger } declined { $opponent }'s counter-offer.
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player } withdrew the offer of a rematch.
       *[no] { $player } withdrew the challenge.
    }
challenge-expired =
    { $is_rematch ->
        [yes] The offer of a rematch has expired: { $player } did not answer within { $days } days.
       *[no] The challenge has expired: { $player } did not answer within { $days } days. Start a new one with `/challenge`.
    }
challenge-expired-all =
    The challenge has expired: nobody accepted within { $days } days. Start a new one with `/challenge`.

## Counter-offers.

challenge-proposes = { $offerer } proposes:
challenge-stands-again = { $player } withdrew the counter-offer; { $offerer }'s offer stands again.
# $changes: such as "5-point match → 7-point match · Cube: yes → no".
challenge-changed = Changed: { $changes }
# To somebody who pressed a button below an older offer.
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer } has made a new offer: answer the newest message.
       *[no] { $offerer } has made a new offer: see the newest message.
    }
challenge-overtaken-by-you = You have made a new offer: see the newest message.

## Proposing changes, step by step.

# **Send offer**: seat-propose, the button that sends them.
challenge-editor-hint = Each button changes one thing. Nobody sees your changes until you press **Send offer**.
challenge-editor-closed = No changes made.
challenge-edit-match = Play a match
challenge-edit-session = Play a money session
challenge-edit-length = To { $length }
