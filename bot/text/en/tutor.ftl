### The tutor: what a decision would give up ($loss, such as 0.12 points), and what is better.

# $loss without its unit: 0.12. In a money game, then in a match.
tutor-loss = { $loss } points
tutor-loss-in-match = { $loss } in equity
# Where both need one point. $chances: in percent, such as 9.5.
tutor-loss-of-chances = a { $chances } % chance to win
tutor-silent = Your tutor is silent here: this position is too much like a game still in play.
# $play: a play, such as 8/5 6/5.
tutor-play = { $play } gives up { $loss }.
# $fault: what was done about the cube; roll and double, then an answer to a double and what is better, then to a beaver.
tutor-cube =
    { $fault ->
        [roll] Rolling gives up { $loss }.
        [double] Doubling gives up { $loss }.
        [pass-take] Passing gives up { $loss }.
        [pass-beaver] Passing gives up { $loss }.
        [take-pass] Taking gives up { $loss }.
        [take-beaver] Taking gives up { $loss }.
        [beaver-take] The beaver gives up { $loss }.
        [beaver-pass] The beaver gives up { $loss }.
        [refuse] Refusing the beaver gives up { $loss }.
        [accept] Accepting the beaver gives up { $loss }.
        [raccoon-accept] The raccoon gives up { $loss }.
        [resign] Resigning gives up { $loss }.
       *[raccoon-refuse] The raccoon gives up { $loss }.
    }
# Follows one of those two, once somebody asks. $best: a play.
tutor-better-play = { $best } is better.
# $fault: as above; what to do in its place.
tutor-better-cube =
    { $fault ->
        [roll] Double first.
        [double] Just roll.
        [pass-take] Take.
        [pass-beaver] Beaver.
        [take-pass] Pass.
        [take-beaver] Beaver.
        [beaver-take] Just take.
        [beaver-pass] Pass.
        [refuse] Accept it.
        [accept] Refuse it.
        [raccoon-accept] Just accept the beaver.
        [resign] Play on.
       *[raccoon-refuse] Refuse the beaver.
    }
# Somebody asked what is better.
tutor-speechless = I can't tell right now. Think again, or go on anyway.
tutor-rule = **Tutor**: before you give up more than 0.08 points, I tell you privately what it costs. Think again, go on anyway, or ask me what is better. I speak once for each decision.
