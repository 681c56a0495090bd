### A chouette's scoresheet, as a picture and in words: a column a player, a row a game.
### $box: a name. $captains: names, "Ben, Carl". $cube: what the cube showed. $game: a number.

## The sheet

scoresheet-button = Sheet
# The heading of its page; also how "Sheet" is called in a sentence.
scoresheet-heading = Scoresheet
scoresheet-way =
    { $way ->
        [picture] As a picture
        [words] In words
       *[file] CSV file
    }
# Below the title. $first, $last: numbers of games; the same where there is one.
scoresheet-games =
    { $count ->
        [one] Game { $last }
       *[other] Games { $first } to { $last }
    }
scoresheet-empty = No game has begun yet.
scoresheet-no-older = No earlier games.
# The last row of the picture, and in words.
scoresheet-total = total
# In small, below the number of a game.
scoresheet-in-play = in play
scoresheet-partner = partner
# In small: the cube and how a bet ended, as the legend says. The letters stand for words of your language.
scoresheet-note =
    { $kind ->
        [single] { $cube }
        [gammon] { $cube } G
        [backgammon] { $cube } B
        [passed] { $cube } P
       *[settled] S
    }
# Below the picture, in small: what its numbers and letters mean. $crown: the sign of the captain.
scoresheet-legend-numbers = Points of each game, below them the total · { $crown } captain
scoresheet-legend-letters = G gammon · B backgammon · P pass · S settled · + more bets
# In words, below the heading of a game.
scoresheet-roles =
    { $count ->
        [one] box { $box }, captain { $captains }
       *[other] box { $box }, captains { $captains }
    }
# For those who cannot see the picture. $games is scoresheet-games, $title is ledger-of-table; $totals: "Ann +8, Ben −8".
scoresheet-alt = Scoresheet of { $title }. { $games }. Total: { $totals }.
# $roles is scoresheet-roles, $points: "Ann +8, Ben −8".
scoresheet-alt-game = Game { $game }: { $roles }; { $points }.
# In words, of those who played only in games of other pages. $totals: "Ann +8 · Ben −8".
scoresheet-others = Not in these games: { $totals }
# Beside the file.
scoresheet-file = The whole scoresheet, for a spreadsheet: two lines for each bet, one for each of the two players.
