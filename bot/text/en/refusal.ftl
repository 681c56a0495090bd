### Why a table refuses what a command or a button asks for, and what to do instead.
### Why the rules of the game refuse something is said in reason.ftl.
### $table: a table's number. $title: who plays there and how it stands, such as "Alice 3, Bob 1".

refusal-stale = That board is out of date.

## Challenges. $offerer: whose challenge, or counter-offer ($is_counter), stands.

refusal-self-challenge =
    You cannot play against yourself. Challenge a friend, or leave the name out: then anyone may accept.
refusal-bot-challenge =
    Bots do not play here. Challenge a person, or leave the name out: then anyone may accept.
refusal-too-many-challenges = You have { $number } open challenges. Withdraw one first: `/turns` lists them.
refusal-too-many-challenges-to =
    You have { $number } open challenges to { $opponent }. Withdraw one first: `/turns` lists them.
refusal-nobody-accepted = The game has not begun: nobody has accepted { $offerer }'s challenge yet.
refusal-accept-first =
    { $is_counter ->
        [yes] The game has not begun: accept what { $offerer } proposed first.
       *[no] The game has not begun: accept { $offerer }'s challenge first.
    }
refusal-not-accepted =
    { $is_counter ->
        [yes] The game has not begun: { $player } has not accepted what { $offerer } proposed yet.
       *[no] The game has not begun: { $player } has not accepted { $offerer }'s challenge yet.
    }
refusal-challenge-over = That challenge was accepted already.
# Who may answer.
refusal-your-open-challenge = You made this challenge: anyone else may accept, you may withdraw.
refusal-open-challenge = { $offerer } challenged anyone: you may accept, { $offerer } may withdraw.
refusal-your-offer =
    { $is_counter ->
        [yes] You proposed this: { $player } may accept or decline, you may withdraw the counter-offer.
       *[no] You made this challenge: { $player } may accept or decline, you may withdraw.
    }
refusal-offer-to-you =
    { $is_counter ->
        [yes] { $offerer } proposed something else to you: you may accept or decline, { $offerer } may withdraw the counter-offer.
       *[no] { $offerer } challenged you: you may accept or decline, { $offerer } may withdraw.
    }
refusal-offer =
    { $is_counter ->
        [yes] { $offerer } proposed something else to { $player }: { $player } may accept or decline, { $offerer } may withdraw the counter-offer.
       *[no] { $offerer } challenged { $player }: { $player } may accept or decline, { $offerer } may withdraw.
    }
refusal-same-sheet = That is what is offered already: accept it, or propose something else.
# **Withdraw challenge**: the button below a challenge.
refusal-challenged-already =
    You have challenged { $opponent } to that already. Wait for the answer, or press **Withdraw challenge** there.
refusal-challenged-them-already =
    You have challenged them to that already. Wait for the answer, or press **Withdraw challenge** there.
# No refusal: the answer to a challenge by direct messages.
refusal-challenged-directly = I have sent your challenge to { $opponent } and to you, by direct message.
refusal-challenged-directly-unnamed = I have sent your challenge to your opponent and to you, by direct message.
refusal-opponent-gone = Your opponent has left and can play no more. Challenge somebody else with `/challenge`.

## A channel has one table at a time.

refusal-channel-taken = This channel's table is taken: { $title }. Type `/challenge`: that opens a thread for yours.
refusal-channel-taken-for-chouette =
    This channel's table is taken: { $title }. Play in another channel, or in a thread.
refusal-channel-yours =
    { $is_between_games ->
        [yes] You have a table here already: { $title }. End that session with `/end`, or type `/challenge`: that opens a thread for another.
       *[no] You have a table here already: { $title }. Finish that first, or type `/challenge`: that opens a thread for another.
    }

## A table of two.

refusal-two-play-here =
    Two players have this channel's table. Open a chouette elsewhere with `/chouette start`.
refusal-not-playing = Only { $players } play at this table. You can look at it with `/board`.
# **Next game**, **End session**, **Rematch**: buttons below the board.
refusal-between-games = Press **Next game** or **End session**, or type `/next` or `/end`.
refusal-start-another = Start another with `/challenge`.
refusal-rematch = Press **Rematch** or type `/next`, or start another with `/challenge`.
refusal-match-goes-on = A match is played to its end, and its games follow by themselves.
refusal-session-goes-on = A game is being played; the session can go on, or end, after it.
refusal-not-begun =
    Nothing has been played at table #{ $table } yet: its challenge is still open. `/history` lists what was played before.
refusal-one-game = Table #{ $table } has one game: leave the game's number out.
refusal-games = Table #{ $table } has { $games } games: choose 1 to { $games }.
# About words that players give for the dice. After result-match and the like.
refusal-words-later = Words can be given again once the next game is challenged to.
refusal-words-too-late =
    No game follows this one. Words can be given again once the next game is challenged to.

## A takeback: a player may have the last play or double back, if the other grants it.

refusal-no-takeback = You can ask to take back only your last play, or your double.
refusal-opponent-acted = It is too late to take that back: { $opponent } has acted since.
refusal-dice-thrown = That cannot be taken back: dice were thrown since, and no roll is ever thrown again.
refusal-game-ended = That cannot be taken back: the game is over.
refusal-next-game-begun = That cannot be taken back: that game is over, and game { $number } has begun.
refusal-takeback-asked =
    { $is_refused ->
        [yes] You have asked for that already, and it was refused.
       *[no] You have asked for that already; it is not answered yet.
    }
refusal-no-takeback-to-answer = There is no takeback for you to answer.

## The clock. $due: a moment, and $soon how far away it is, as Discord writes them.

refusal-no-clock = There is no clock at this table: everybody takes the time they like.
refusal-nobodys-time = Nobody's time is running.
refusal-own-time =
    It is your own time that runs until { $due } ({ $soon }): only { $opponent } may claim, or grant more time. You can ask for it with `/clock ask`.
refusal-their-time =
    It is { $opponent }'s time that runs until { $due } ({ $soon }). You can grant more with `/clock more`.
refusal-too-early = { $opponent } still has time until { $due } ({ $soon }). You can claim the game from then on.
refusal-time-asked =
    You have asked for more time in this turn already; your time runs until { $due } ({ $soon }).

## A chouette. $host: who opened it.

# $command: of two players. "" for a button, whose name is not known.
refusal-chouette-here = A chouette is played here, and `/{ $command }` is for two players.
refusal-chouette-here-button = A chouette is played here, and that is for two players.
# After one of the two. **Next game**, **My seat**: buttons below the board.
refusal-chouette-instead =
    { $command ->
        [challenge] Challenge in another channel, or join this one with `/chouette join`.
        [resign] Concede a bet with `/chouette concede`.
        [end] The host ends it with `/chouette close`.
        [next] The box or the host presses **Next game**.
        [rematch] The next game begins by itself, or when the box presses **Next game**.
        [orders] Leave instructions under **My seat**.
        [clock] Its time is on the rule sheet: each decision has its hours.
        [takeback] Nothing is taken back in it; doubles and answers may be changed until they are shown.
       *[other] Everything about it is under `/chouette`.
    }
refusal-too-many-lobbies = { $number } of your chouettes have not begun. Start or close one first: `/turns` lists them.
refusal-no-seat = You do not play in { $host }'s chouette. Join it with `/chouette join`; its board is open to all.
refusal-chouette-not-begun = No game was played in this chouette yet.
refusal-no-ledger = No chouette was settled on this server yet. Open one with `/chouette start`.
refusal-chouette-too-late = No game of this chouette follows. Open another with `/chouette start`.
refusal-chouette-games =
    { $games ->
        [0] This chouette has not begun: leave the game's number out.
        [1] This chouette has one game: leave the game's number out.
       *[other] This chouette has { $games } games: choose 1 to { $games }.
    }
