### Dice that can be verified: what was committed to, which words players added, and how fair the dice look.
### $game, $rolls: numbers. $commitment, $secret: long numbers in hexadecimal. $player, $players: names.

# On every board. $fingerprint: the beginning of a commitment, such as "9f2c 41d7 08ab 5e33 c1d0".
dice-promise = Dice { $fingerprint }
dice-promise-game = Dice { $game }: { $fingerprint }

## Under Rules.

dice-commitment-of-game = -# Dice of game { $game }: `{ $commitment }`
dice-what-for = -# The first 20 digits stand on the challenge or the lobby, and on the first board of each game for the next. `/dice words` adds your own words; after the game `/dice show` reveals the secret, so that you can check every roll.

## The dice of a game, and their proof.

# $who: the players of the table.
dice-heading = ### Dice of #{ $table } · { $who }
dice-coming = **Game { $game }** has not begun: words for its dice can still be given.
dice-in-play = **Game { $game }** is being played: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } so far. Its secret is shown when it is over.
dice-over = **Game { $game }** is over: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }, all drawn from this secret and these words.
dice-never-ended = **Game { $game }** came to no end: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }. Its secret stays secret for good.
dice-commitment = -# Commitment `{ $commitment }`
dice-secret = -# Secret `{ $secret }`
dice-words-of-nobody = Nobody has given any so far. `/dice words` gives yours, or others in their place.
# $count: how many players they are.
dice-words-so-far =
    { $count ->
       *[other] { $players } gave words so far.
    } `/dice words` gives yours, or others in their place.
dice-words-of = { $player }'s words: “{ $words }”
dice-words-erased = { $player }'s words were erased; their SHA-256 is `{ $digest }`.
dice-words-none = { $player } gave no words; the commitment stands in for them.
# $proof, $checker: names of files.
dice-how-to-check = Attached are the proof and a short program to check it with. Compare the commitment and your words with what you were shown and gave before the first roll; then run `python { $checker } { $proof }`, or `python -m bot verify-dice { $proof }` where this bot is installed.
dice-earlier-game = -# Game 1 is over too: `/dice show game:1` gives the proof.
dice-earlier-games = -# Games 1 to { $last } are over too: `/dice show game:{ $last }` gives the proof.
dice-not-verifiable = This table is older than dice that can be verified: its rolls are random, but there is no proof of them. Whatever begins with your next `/challenge` has one.
dice-game-not-over = That game is not over. Its secret is shown when it is, and never before.

## A player gives words.

dice-words-given = Your words for game { $game }: “{ $words }”. They enter every roll of it; until it begins you can give others.
# Follows dice-words-given after the first game.
dice-words-of-next-game = The dice of the game before are drawn without them.
dice-words-too-long = Words for the dice have at most { $limit } characters; use fewer.

## The dice of a server.

dice-none-rolled = No dice have been rolled on this server yet. `/challenge` somebody.
dice-totals-heading = ### Dice of this server
# $amount, $doubles: how many, with separators. $share: such as "16.7".
dice-totals =
    { $rolls ->
        [one] 1 roll
       *[other] { $amount } rolls
    }, { $doubles } of them doubles ({ $share } %). On average each face makes 16.7 %, as do doubles.
# Over three columns of numbers: about as many letters as here.
dice-column-face = face
dice-column-times = times
dice-column-share = share
dice-share = { $share } %
dice-too-few-rolls = With fewer than { $rolls } rolls nothing can be said about them yet.
# $chi_squared: such as "4.3". $chance: one of the three messages below.
dice-six-faces = **Six faces**: χ² is { $chi_squared } with 5 degrees of freedom; fair dice are at least this uneven in { $chance } such samples.
dice-21-rolls = **21 rolls**: χ² is { $chi_squared } with 20 degrees of freedom; fair dice are at least this uneven in { $chance } such samples.
dice-chance = { $times } of { $samples }
dice-chance-nearly = nearly { $samples } of { $samples }
dice-chance-below = fewer than 1 of { $samples }
dice-totals-hint = -# Fair dice are seldom even: 5 of 100 or fewer comes up once in twenty looks. Doubt them if it is far below that, and stays there as the rolls grow.
