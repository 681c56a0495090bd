### Why the rules of the game refuse to a player what they tried, and what they may do instead.
### $who: the players whom it is about. $number: as it stands.

## Everywhere.

reason-not-now = That is not possible now.
reason-crawford = The Crawford game is played without the cube.
reason-no-cube = This table plays without the cube.
reason-other-on-roll = You double before your own side rolls, and now the other side is on roll.
reason-other-owns-cube = That cube is held by { $who }, who alone may double with it.
reason-dead-cube = The cube is dead: a single game wins you the match anyway.
# $number: the highest value of a cube.
reason-over-cap = A cube goes no higher than { $number } at this table.
reason-no-beavers = This table plays without beavers.
reason-no-raccoons = This table plays without raccoons.

# $ways: one or several of reason-way, such as "roll, double or resign".
reason-you-may = You may { $ways }.
reason-way =
    { $way ->
        [roll] roll
        [double] double
        [play] play your roll
        [take] take
        [pass] pass
        [beaver] beaver
        [raccoon] raccoon
        [follow] follow the captain
        [resign] resign
        [resign-gammon] resign a gammon
        [resign-backgammon] resign a backgammon
        [answer-resignation] accept or refuse the resignation
        [take-back] take back a double
        [hold] ask to wait with the roll
        [release] let the roll go
        [give-extra] give an extra cube, or not
        [keep-extras] keep the extra cubes
        [retract] pass after all
        [answer-for] answer for whom you are proxy
        [seek-partner] ask for a partner
        [play-alone] play alone
        [be-partner] say whether to be the box's partner
        [start] start the game
        [agree-to-stake] agree to the stake
        [answer-proposal] accept or refuse what is proposed to you
       *[withdraw-proposal] withdraw what you proposed
    }

## Whose turn it is, between two players. $roll: such as "3-1".

reason-your-turn =
    { $task ->
        [play] It is your turn to play { $roll }.
        [double] It is your turn to take or pass.
        [beaver] It is your turn to answer the beaver.
        [raccoon] It is your turn to answer the raccoon.
        [single] It is your turn to answer the resignation of a single game.
        [gammon] It is your turn to answer the resignation of a gammon.
        [backgammon] It is your turn to answer the resignation of a backgammon.
       *[roll] It is your turn to roll.
    }
reason-others-turn =
    { $task ->
        [play] It is { $player }'s turn to play { $roll }.
        [double] It is { $player }'s turn to take or pass.
        [beaver] It is { $player }'s turn to answer the beaver.
        [raccoon] It is { $player }'s turn to answer the raccoon.
        [single] It is { $player }'s turn to answer the resignation of a single game.
        [gammon] It is { $player }'s turn to answer the resignation of a gammon.
        [backgammon] It is { $player }'s turn to answer the resignation of a backgammon.
       *[roll] It is { $player }'s turn to roll.
    }

## Whom a chouette waits for.

# $need: what you must do; beaver-or-pass and keep-extras are the last word of the only one who took.
reason-waits-for-you =
    { $need ->
        [double-or-roll] It waits for you to double or roll.
        [roll] It waits for you to roll.
        [hold] It waits for you to double, or let the roll go.
        [take-or-pass] It waits for you to take or pass.
        [answer] It waits for you to answer.
        [extra] It waits for you to give an extra cube, or not.
        [keep-extras] It waits for you to keep the extra cubes, or pass after all.
        [beaver-or-pass] It waits for you to beaver or pass.
        [seek-partner] It waits for you to ask for a partner, or play alone.
        [be-partner] It waits for you to say whether to be the box's partner.
       *[move] It waits for you to play { $roll }.
    }
reason-waits-for =
    { $need ->
        [double-or-roll] It waits for { $who } to double or roll.
        [roll] It waits for { $who } to roll.
        [hold] It waits for { $who } to double, or let the roll go.
        [take-or-pass] It waits for { $who } to take or pass.
        [answer] It waits for { $who } to answer.
        [extra] It waits for { $who } to give an extra cube, or not.
        [keep-extras] It waits for { $who } to keep the extra cubes, or pass after all.
        [beaver-or-pass] It waits for { $who } to beaver or pass.
        [seek-partner] It waits for { $who } to ask for a partner, or play alone.
        [be-partner] It waits for { $who } to say whether to be the box's partner.
       *[move] It waits for { $who } to play { $roll }.
    }
reason-waits-for-autopilot = The autopilot plays.
reason-waits-for-host = The first game has not begun; { $host } starts it.
# $who: such as "Alice or Bob".
reason-waits-for-next-game = No game is in play; { $who } starts the next.

## At the table of a chouette.

reason-closed = This chouette is over. Open another with `/chouette start`.
reason-seated = You are at this table already. To leave it, type `/chouette leave`.
reason-waiting = You are on the waiting list already, as number { $number }, and need not join again.
reason-away = You are away: type `/chouette back` to be dealt in again.
reason-still-leaving = You are leaving: once this game is over you can join again.
reason-not-seated = You do not play in this chouette. Join it with `/chouette join`.
reason-not-away = You are not away, so you need not come back.
reason-not-dealt-in = You are not dealt in yet. To give up your place, type `/chouette leave`.
reason-no-game-yet = Nobody is away before the first game. To give up your place, type `/chouette leave`.
reason-in-game = Game { $number } is in play: that is possible once it is over.
reason-no-game = That is possible only in a game.
reason-last-already = The last game is announced already. Take it back with `/chouette last when:off`.
reason-not-last = No last game is announced, so there is nothing to take back.
# $missing: how many players.
reason-too-few =
    { $missing ->
        [one] A game needs two players: one more has to join with `/chouette join`.
       *[other] A game needs two players: { $missing } more have to join with `/chouette join`.
    }
reason-too-few-at-first =
    { $missing ->
        [one] The first game needs three players: one more has to join with `/chouette join`.
       *[other] The first game needs three players: { $missing } more have to join with `/chouette join`.
    }
reason-host-only = Only the host may do that: ask { $who }.
reason-one-starts = Only { $player } may start the game.
reason-host-or-box-starts = Only the box, { $box }, or the host, { $host }, may start the game.
# `max_players`: an option of `/chouette options`.
reason-too-small =
    { $number } players sit at this table, so `max_players` cannot be less: choose { $number } or more.

## Who acts in a game of a chouette.

reason-has-left = You have left: others act for you until this game is over. After it you may join again.
reason-is-away =
    You are away: others act for you in this game. With `/chouette back` you play again in the next.
reason-is-returning =
    You are back, but others act for you to the end of this game. You play again in the next.
reason-was-silent =
    You were silent for too long: others act for you in this game. You play again in the next.
reason-shares-result = You share { $who }'s result in this game, and have no cube of your own.
reason-not-in-game = You do not play in this game; you are dealt in when it is over and there is room.
reason-out-of-game = Your bet is over in this game; you play again in the next.
# $side: white is the box, black the team.
reason-mover =
    { $side ->
        [white] { $who } rolls and moves for the box now.
       *[black] { $who } rolls and moves for the team now.
    }
reason-autopilot-moves =
    { $side ->
        [white] The autopilot rolls and moves for the box now.
       *[black] The autopilot rolls and moves for the team now.
    }
reason-no-proxy =
    You answer for yourself alone. For another you may answer once you are named with `/chouette proxy`.
reason-box-has-no-proxy = The box has no proxy: it answers for itself. You may go away with `/chouette away`.
reason-no-proxy-named = You have named no proxy. Name one with `/chouette proxy`.
reason-own-proxy = You answer for yourself as it is: name another member as your proxy.
reason-proxy-already = { $who } may answer for you already.
reason-never-proxy =
    { $who } cannot be your proxy: it must be a member who is here, and not on the box's side.

## Doubles and answers in a chouette.

reason-not-your-cube = That is not your cube: you double only with your own.
reason-anothers-cube = That is { $who }'s cube: you double only with your own.
# The whole team shares one cube.
reason-other-side-owns-cube = That cube is held by the other side, who alone may double with it.
reason-captain-doubles = With one cube for all only the captain, { $who }, doubles.
reason-not-doubled = You have not doubled with that cube, so there is nothing to take back.
reason-doubled-already = You have doubled with that cube already.
reason-roll-asked-for = The roll was asked for, so your doubles stand as they are.
reason-not-asked = No double on that cube awaits your answer.
reason-captain-follows = You are the captain, and follow nobody.
reason-answer-shown = Your answer is shown already, and stands.
reason-captain-last =
    At this table the captain answers last: you are asked once the others have answered.
reason-captain-first = At this table the captain answers first: you are asked after { $who }.
# $rule: how the box may double.
reason-double-rule =
    { $rule ->
        [must-include-captain] At this table whoever the box doubles, the captain must be doubled too. Add { $who }'s cube, or take your doubles back.
       *[all] At this table the box doubles all cubes that it may turn, or none. Add the others, or take your doubles back.
    }
# $rule: how the box may take.
reason-take-rule =
    { $rule ->
        [half-of-initial] At this table of first doubles by the whole team the box takes at least half, or none. Choose for all of them together.
        [must-take-captain] At this table if the box takes any cube, it takes the captain's too. Choose for all of them together.
       *[all-or-none] At this table the box takes all cubes that are offered together, or none. Choose for all of them together.
    }

## Settling the bets of a chouette: a bet may end for points on which both agree, or be conceded.

reason-bet-over = That bet is over. Settle, or concede, one that still runs.
# $bets: how many there are. $who: several players.
reason-no-bet-left =
    You have no bet that still runs. Only { $who } may settle or concede { $bets ->
        [one] the one that does
       *[other] those that do
    }.
reason-anothers-bet = That bet is between { $white } and { $black }. Only { $who } may settle or concede it.
reason-offer-open = That cube is offered: its double must be answered before the bet can be settled.
reason-no-settlements = This table does not settle. You may concede a bet with `/chouette concede`.
reason-too-many-points = A settlement is at most three times the cube: propose fewer.
reason-too-many-points-here =
    { $number ->
        [one] A settlement is at most three times the cube, here 1 point: propose fewer.
       *[other] A settlement is at most three times the cube, here { $number } points: propose fewer.
    }
# $kind: the most that this game can cost.
reason-nobody-answers =
    Nobody answers for { $who }, who is gone: you may only concede { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }, all that this game can cost.
reason-nobody-answers-now = Nobody answers for { $who }, who is gone: play on.
reason-nothing-proposed =
    Nothing like that is open on this bet: propose something, or concede more than was refused.
reason-no-proposal-left = That proposal is answered or withdrawn by now.
reason-answered-by-other = You proposed that: { $who } answers it, and you may withdraw it.
reason-proposed-by-you = What you proposed on that bet is still open: withdraw it first.
reason-proposed-to-you = { $who } has proposed something on that bet: accept or refuse it first.
# $players: such as "Ann or Ben".
reason-no-bet-with = You have no bet with { $player } that still runs. You may with { $players }.
reason-no-bet-with-anybody = You have no bet with { $player } that still runs. You have none with anybody at the moment.
