### Why a table refuses what a command or a button asks for, and what to do instead.
### Why the rules of the game refuse something is said in reason.ftl.
### $player, $opponent, $offerer: one player. $players: both. $number: how many, or which.
### $table: a table's number. $title: who plays there and how it stands, such as "Alice 3, Bob 1".

refusal-stale = That board is out of date.

## Challenges. $offerer: whose challenge, or counter-offer ($is_counter), is to be answered.

refusal-self-challenge = You cannot play yourself. Challenge a friend, or leave the name out to let anyone accept.
refusal-bot-challenge = Other bots do not play here. Challenge me or a person, or leave the name out to let anyone accept.
refusal-too-many-challenges = You have { $number } open challenges. Withdraw one first: `/turns` lists them.
refusal-too-many-challenges-to =
    You have { $number } open challenges to { $opponent }. Withdraw one first: `/turns` lists them.
refusal-nobody-accepted = The game begins once somebody accepts the challenge.
refusal-accept-first =
    { $is_counter ->
        [yes] The game begins once you accept the counter-offer.
       *[no] The game begins once you accept the challenge.
    }
refusal-not-accepted =
    { $is_counter ->
        [yes] The game begins once { $player } accepts the counter-offer.
       *[no] The game begins once { $player } accepts the challenge.
    }
refusal-challenge-over = That challenge has already been accepted.
# Who may answer.
refusal-your-open-challenge = You made this challenge: anyone else can accept it, and you can withdraw it.
refusal-open-challenge = { $offerer } made this challenge: you can accept it, and only { $offerer } can withdraw it.
refusal-your-offer =
    { $is_counter ->
        [yes] You made this counter-offer: { $player } can answer it, and you can withdraw it.
       *[no] You made this challenge: { $player } can answer it, and you can withdraw it.
    }
refusal-offer-to-you =
    { $is_counter ->
        [yes] { $offerer } made this counter-offer: you can answer it, and only { $offerer } can withdraw it.
       *[no] { $offerer } challenged you: you can answer, and only { $offerer } can withdraw the challenge.
    }
refusal-offer =
    { $is_counter ->
        [yes] { $offerer } made a counter-offer; only { $player } can answer it.
       *[no] { $offerer } challenged { $player }; only { $player } can answer.
    }
refusal-same-sheet = That is the current offer: accept it, or propose something else.
# **Withdraw challenge**: the button below a challenge.
refusal-challenged-already =
    You have already made { $opponent } that challenge. Wait for the answer, or press **Withdraw challenge** under it.
refusal-challenged-them-already =
    You have already made that challenge. Wait for the answer, or press **Withdraw challenge** under it.
# No refusal: the answer to a challenge by direct messages.
refusal-challenged-directly = I sent your challenge to { $opponent } and to you by direct message.
refusal-challenged-directly-unnamed = I sent your challenge to your opponent and to you by direct message.
refusal-opponent-gone = Your opponent has left and cannot play on. Challenge somebody else with `/challenge`.

## A channel has one table at a time.

refusal-channel-taken = This channel's table is taken: { $title }. Type `/challenge` to open a thread for yours.
refusal-channel-taken-for-chouette =
    This channel's table is taken: { $title }. Play in another channel or in a thread.
# A chouette that was closed is to go on. $taken: a title, such as "Ann and Ben".
refusal-channel-reused = { $taken } is played here now, so the chouette stays closed. Open another with `/chouette start`.
refusal-channel-yours =
    { $is_between_games ->
        [yes] You already have a table here: { $title }. End that session with `/end`, or type `/challenge` to open a thread for another.
       *[no] You already have a table here: { $title }. Finish that game, or type `/challenge` to open a thread for another.
    }

## A table of two.

refusal-two-play-here = This channel's table is taken by a two-player game. Open a chouette elsewhere with `/chouette start`.
refusal-not-playing = Only { $players } play at this table. To watch, type `/board`.
# **Next game**, **End session**, **Rematch**: buttons below the board.
refusal-between-games = Press **Next game** or **End session**, or type `/next` or `/end`.
refusal-start-another = Start another game with `/challenge`.
refusal-rematch = Press **Rematch** or type `/next`, or start another game with `/challenge`.
refusal-match-goes-on = A match is played to the end, and its next game starts automatically.
refusal-session-goes-on = Finish this game first; then start the next one or end the session.
refusal-not-begun =
    Table #{ $table } is still an open challenge. `/history` lists the games that were played.
refusal-one-game = Table #{ $table } has one game: leave the game number out.
refusal-games = Table #{ $table } has { $games } games: choose one from 1 to { $games }.
# About words that players give for the dice. After result-match and the like.
refusal-words-later = To add words to the dice again, start another game with `/challenge`.
refusal-words-too-late =
    Too late: the last game has begun. To add words to the dice again, start another game with `/challenge`.

# Before whom the game waits for.
refusal-resign-later = You can resign when it is your turn.

## A takeback: a player may have the last play or double back, if the other grants it.

refusal-no-takeback = Only your last play or double can be taken back.
refusal-opponent-acted = Too late: { $opponent } has already acted.
refusal-dice-thrown = Too late: dice have been rolled since.
refusal-game-ended = Too late: the game is over.
refusal-next-game-begun = Too late: game { $number } has begun.
refusal-takeback-asked =
    { $is_refused ->
        [yes] You already asked for that takeback, and it was refused: play on.
       *[no] You already asked for that takeback: wait for the answer, or play on.
    }
refusal-no-takeback-to-answer = You can answer once { $opponent } asks for a takeback.

## The clock. $due: a moment, and $soon how far away it is, as Discord writes them.

refusal-no-clock = This table has no clock: take all the time you like.
refusal-no-autopilot = You play for yourself already.
refusal-nobodys-time = Nobody is on the clock.
refusal-own-time =
    You are on the clock until { $due } ({ $soon }). Ask for more time with `/clock ask`; only { $opponent } can grant it, or claim the game.
refusal-their-time =
    { $opponent } is on the clock until { $due } ({ $soon }). You can grant more time with `/clock more`.
refusal-too-early = { $opponent } has until { $due } ({ $soon }). You can claim the game after that.
refusal-time-asked =
    You already asked for more time in this turn. You have until { $due } ({ $soon }).
# In place of these, while nobody can act where the table stands.
refusal-time-rests =
    { $is_own ->
        [yes] You are on the clock, but no time runs until the game can go on.
       *[no] { $opponent } is on the clock, but no time runs until the game can go on.
    }
refusal-time-asked-rests = You already asked for more time in this turn. No time runs until the game can go on.

## A chouette.

# $command: of two players. "" for a button, whose name is not known.
refusal-chouette-here = `/{ $command }` is for two-player games, and this is a chouette.
refusal-chouette-here-button = That is for two-player games, and this is a chouette.
# After one of the two. **Next game**, **My seat**: buttons below the board.
refusal-chouette-instead =
    { $command ->
        [challenge] Challenge in another channel, or join the chouette with `/chouette join`.
        [resign] Concede a bet with `/chouette concede`.
        [end] The host ends the chouette with `/chouette close`.
        [next] The box or the host presses **Next game**.
        [rematch] The next game starts automatically, or when the box presses **Next game**.
        [orders] Leave instructions under **My seat**.
        [clock] The rule sheet shows the time for each decision.
        [takeback] Plays are final; doubles and answers can be changed until they are shown.
       *[other] Type `/chouette` to see its commands.
    }
refusal-too-many-lobbies = You have { $number } chouettes that have not begun. Start or close one first: `/turns` lists them.
refusal-chouette-not-begun = No game of this chouette has been played yet.
refusal-no-ledger = No chouette has been settled on this server yet. Open one with `/chouette start`.
refusal-chouette-too-late = This chouette has no more games. Open another with `/chouette start`.
refusal-chouette-games =
    { $games ->
        [0] This chouette has not begun: leave the game number out.
        [1] This chouette has one game: leave the game number out.
       *[other] This chouette has { $games } games: choose one from 1 to { $games }.
    }
