### The tutor: what a decision would give up ($loss, such as 0.12 points), and what is better.

# $loss without its unit: 0.12.
tutor-loss = { $loss } points
# $play and $best: plays, such as 8/5 6/5.
tutor-play = { $play } gives up { $loss }: { $best } is better.
# $fault: what was done about the cube; roll and double, then an answer to a double and what is better, then to a beaver.
tutor-cube =
    { $fault ->
        [roll] Rolling gives up { $loss }: double first.
        [double] Doubling gives up { $loss }: just roll.
        [pass-take] Passing gives up { $loss }: take.
        [pass-beaver] Passing gives up { $loss }: beaver.
        [take-pass] Taking gives up { $loss }: pass.
        [take-beaver] Taking gives up { $loss }: beaver.
        [beaver-take] The beaver gives up { $loss }: just take.
        [beaver-pass] The beaver gives up { $loss }: pass.
        [refuse] Refusing the beaver gives up { $loss }: accept it.
        [accept] Accepting the beaver gives up { $loss }: refuse it.
        [raccoon-accept] The raccoon gives up { $loss }: just accept the beaver.
       *[raccoon-refuse] The raccoon gives up { $loss }: refuse the beaver.
    }
tutor-rule = **Tutor**: when a decision would give up more than 0.08 points, I tell you privately what is better, and you may take your decision back, once.
