### Dice that can be verified: what was committed to, which words players added, and how fair the dice look.
### $game, $rolls: numbers. $commitment, $secret: long numbers in hexadecimal. $player, $players: names.

# On every board. $fingerprint: the beginning of a commitment, such as "9f2c 41d7 08ab 5e33 c1d0".
dice-promise = Dice { $fingerprint }
dice-promise-game = Dice { $game }: { $fingerprint }

## Under Rules.

dice-commitment-of-game = -# Dice of game { $game }: `{ $commitment }`
dice-what-for = -# `/dice words` adds your own words to the dice. After the game, `/dice show` reveals the secret, so that you can check every roll. The first 20 digits of the line above are on the board from the start.

## The dice of a game, and their proof.

# $who: the players of the table.
dice-heading = ### Dice of #{ $table } · { $who }
dice-coming = **Game { $game }** has not begun: you can still add words to its dice.
dice-in-play =
    { $rolls ->
        [one] **Game { $game }** is in play: 1 roll so far. Its secret is shown when it is over.
       *[other] **Game { $game }** is in play: { $rolls } rolls so far. Its secret is shown when it is over.
    }
dice-over =
    { $rolls ->
        [one] **Game { $game }** is over: 1 roll, drawn from this secret and these words.
       *[other] **Game { $game }** is over: { $rolls } rolls, all drawn from this secret and these words.
    }
dice-never-ended =
    { $rolls ->
        [one] **Game { $game }** was never finished: 1 roll. Its secret stays secret.
       *[other] **Game { $game }** was never finished: { $rolls } rolls. Its secret stays secret.
    }
dice-commitment = -# Commitment `{ $commitment }`
dice-secret = -# Secret `{ $secret }`
dice-words-of-nobody = Nobody has added words yet. Add or change yours with `/dice words`.
# $count: how many players they are.
dice-words-so-far =
    { $count ->
       *[other] { $players } added words. Add or change yours with `/dice words`.
    }
dice-words-of = Words from { $player }: “{ $words }”
dice-words-erased = Words from { $player } were erased; their SHA-256 is `{ $digest }`.
dice-words-none = { $player } added no words, so the commitment was used.
# $proof, $checker: names of files.
dice-how-to-check = Attached are the proof and a short program that checks it. Compare the commitment and your words with those from before the first roll; then run `python { $checker } { $proof }`, or `barpoint verify-dice { $proof }` where this bot is installed.
dice-earlier-game = -# To check game 1, type `/dice show game:1`.
dice-earlier-games = -# To check one of games 1 to { $last }, type its number: `/dice show game:{ $last }`.
dice-not-verifiable = This table began before dice could be checked: its rolls are random, but there is no proof. Your next `/challenge` has one.
dice-game-not-over = That game is still in play. Its secret is shown when it is over.

## A player gives words.

dice-words-given = Your words for game { $game }: “{ $words }”. They count in every roll; you can change them until the game begins.
# Follows dice-words-given after the first game.
dice-words-of-next-game = The game now in play goes on without them.
dice-words-too-long = Words for the dice can have { $limit } characters at most. Shorten yours.

## The dice of a server.

dice-none-rolled = No dice have been rolled on this server yet. Start with `/challenge`.
dice-totals-heading = ### Dice on this server
# $amount, $doubles: how many, with separators. $share: such as "16.7".
dice-totals =
    { $rolls ->
        [one] 1 roll, { $doubles } of them doubles ({ $share } %). Expect 16.7 % for each face, and for doubles.
       *[other] { $amount } rolls, { $doubles } of them doubles ({ $share } %). Expect 16.7 % for each face, and for doubles.
    }
# Over three columns of numbers: about as many letters as here.
dice-column-face = face
dice-column-times = times
dice-column-share = share
dice-share = { $share } %
dice-too-few-rolls = It takes at least { $rolls } rolls to judge the dice.
# $chi_squared: such as "4.3". $chance: one of the three messages below.
dice-six-faces = **Six faces**: χ² is { $chi_squared } with 5 degrees of freedom. Fair dice are at least this uneven in { $chance } samples.
dice-21-rolls = **21 rolls**: χ² is { $chi_squared } with 20 degrees of freedom. Fair dice are at least this uneven in { $chance } samples.
dice-chance = { $times } of { $samples }
dice-chance-nearly = nearly { $samples } of { $samples }
dice-chance-below = fewer than 1 of { $samples }
dice-totals-hint = -# Even fair dice are uneven by chance: 1 look in 20 finds 5 of 100 samples or fewer. Worry only if it stays well under 5 as the rolls add up.
