### Challenges: who challenges whom, offers and counter-offers, and how they ended.
### $challenger, $opponent: the players; where $is_to_all is "yes", anyone may accept, and there is no
### $opponent. $offerer: whose offer stands, the challenger or the opponent. $terms: such as "Match to 5, no
### cube".

challenge-title =
    { $challenger } challenges { $is_to_all ->
        [yes] anyone
       *[no] { $opponent }
    }
challenge-title-rematch = { $challenger } wants a rematch
# $challenge: challenge-title or challenge-title-rematch.
challenge-offered = { $challenge }: { $terms }
challenge-agreed = { $players } agree: { $terms }
challenge-asked = { $player }, do you accept?
challenge-asked-all = Anyone here may accept.

## How it came to nothing.

challenge-declined = { $opponent } declined { $challenger }'s challenge.
challenge-declined-counter = { $challenger } declined what { $opponent } proposed.
challenge-withdrawn =
    { $challenger }'s challenge to { $is_to_all ->
        [yes] anyone
       *[no] { $opponent }
    } was withdrawn.
challenge-withdrawn-by =
    { $player } withdrew the challenge to { $is_to_all ->
        [yes] anyone
       *[no] { $opponent }
    }.
challenge-lapsed = The challenge has lapsed: { $player } did not answer in 14 days. `/challenge` makes another.
challenge-lapsed-all = The challenge has lapsed: nobody accepted in 14 days. `/challenge` makes another.

## Counter-offers.

challenge-proposes = { $offerer } proposes:
challenge-stands-again = { $player } withdrew a counter-offer: { $offerer }'s offer stands again.
# $changes: such as "match to 5 → match to 7 · Cube: yes → no".
challenge-changed = Changed: { $changes }
# To somebody who pressed a button below an older offer. $changes: "" if all is as on that offer.
challenge-changed-since =
    { $offerer } has proposed other rules since{ $is_told ->
        [yes] { " " }({ $changes })
       *[no] { "" }
    }: { $may_answer ->
        [yes] answer that
       *[no] see that
    } on the newest message.
challenge-changed-since-by-you =
    You have proposed other rules since{ $is_told ->
        [yes] { " " }({ $changes })
       *[no] { "" }
    }: see that on the newest message.

## Proposing changes, step by step.

challenge-editor-hint = Each press changes one thing. Nobody sees it until you propose it.
challenge-editor-closed = Nothing was changed; all stands as it is.
challenge-edit-match = Match instead
challenge-edit-session = Money session instead
challenge-edit-length = To { $length }
# Heading of the rules in full.
challenge-rules = Rule sheet
