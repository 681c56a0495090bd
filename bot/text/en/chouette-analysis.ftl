### The analysis of a chouette: each bet is judged as a game of two. $player, $white, $black: players' names.
### $box, $plays, $cube: points lost, such as 0.112.

# In a menu: not one bet, but what is said of all.
chouette-analysis-all = The whole chouette
# An extra is a bet on an extra cube.
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }, extra cube
       *[no] { $white } – { $black }
    }
# $bet: the one above.
chouette-analysis-bet-of = Game { $game }: { $bet }
chouette-analysis-alone = PR counts what each player decided alone: plays as captain or box, and the player's own cube; for the box, every cube. A decision about several cubes counts once, with its average loss.
# A heading above the two that follow.
chouette-analysis-advice = Advice
# $played: how many of the plays the captain made. $gain: such as +0.112, for the others.
chouette-analysis-adviser =
    { $plays ->
        [one] { $player }: 1 suggestion, { $played } played; the rest would have been worth { $gain }
       *[other] { $player }: { $plays } suggestions, { $played } played; the rest would have been worth { $gain }
    }
# A heading: what each side of each bet lost by its mistakes.
chouette-analysis-lost = Lost on each cube
chouette-analysis-losses = { $bet }: box { $box } · team's plays { $plays } · member's cube { $cube }
