### The tutor: what a decision would give up ($loss, such as 0.12), and what is better.

# $play and $best: plays, such as 8/5 6/5.
tutor-play = { $play } gives up { $loss }: { $best } is better.
# $best: what is better.
tutor-cube =
    { $best ->
        [double] Rolling gives up { $loss }: double first.
        [no-double] Doubling gives up { $loss }: just roll.
        [take] Passing gives up { $loss }: take.
       *[pass] Taking gives up { $loss }: pass.
    }
tutor-rule = **Tutor**: when a decision would give up more than 0.08 points, I tell you privately what is better, and you may take your decision back.
