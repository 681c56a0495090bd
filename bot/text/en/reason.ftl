### Why the rules of the game refuse to a player what they tried, and what they can do instead.
### $player, $box, $host: one player. $who: a player, or where there is a $count beside it one or several.

## Everywhere.

# Where nothing else is possible either.
reason-not-now = You cannot do that now.
reason-crawford = No doubling in the Crawford game.
reason-no-cube = This table plays without the cube.
reason-other-on-roll = The other side is on roll; you double before your own roll.
reason-other-owns-cube = { $who } owns that cube: only { $who } can double.
reason-dead-cube = The cube is dead: a single game already wins you the match.
# $number: the highest value of a cube.
reason-over-cap = The cube stops at { $number } at this table.
reason-no-beavers = This table plays without beavers.
reason-no-raccoons = This table plays without raccoons.
# To one who would resign.
reason-cannot-lose = You can no longer lose this game.

# $actions, in the next three: one or several of reason-action, such as "roll, double or resign". After a reason.
reason-you-can = You can { $actions }.
# Instead of a reason.
reason-right-now = Right now you can { $actions }.
reason-rolled = You have rolled: { $actions }.
reason-action =
    { $action ->
        [roll] roll
        [double] double
        [play] play
        [take] take
        [pass] pass
        [beaver] beaver
        [raccoon] raccoon
        [follow] follow the captain
        [resign] resign
        [resign-gammon] resign a gammon
        [resign-backgammon] resign a backgammon
        [answer-resignation] accept or refuse the resignation
        [take-back] take your double back
        [no-double] say no double
        [hold] ask to hold the roll
        [release] release the roll
        [give-extra] decide about the extra cube
        [keep-extras] keep the extra cubes
        [retract] pass after all
        [answer-for] answer as a proxy
        [seek-partner] ask for a partner
        [play-alone] play alone
        [be-partner] answer the box's request for a partner
        [start] start the game
        [agree-to-stake] agree to the stake
        [answer-proposal] answer the offer
       *[withdraw-proposal] withdraw your offer
    }

## Whose turn it is, between two players. $roll: such as "3-1".

reason-your-turn =
    { $task ->
        [play] It is your turn to play { $roll }.
        [double] It is your turn to take or pass.
        [beaver] It is your turn to answer the beaver.
        [raccoon] It is your turn to answer the raccoon.
        [single] It is your turn to answer the resignation (single).
        [gammon] It is your turn to answer the resignation (gammon).
        [backgammon] It is your turn to answer the resignation (backgammon).
        [double-or-roll] It is your turn to double or roll.
        [redouble-or-roll] It is your turn to redouble or roll.
       *[roll] It is your turn to roll.
    }
reason-others-turn =
    { $task ->
        [play] Waiting for { $player } to play { $roll }.
        [double] Waiting for { $player } to take or pass.
        [beaver] Waiting for { $player } to answer the beaver.
        [raccoon] Waiting for { $player } to answer the raccoon.
        [single] Waiting for { $player } to answer the resignation (single).
        [gammon] Waiting for { $player } to answer the resignation (gammon).
        [backgammon] Waiting for { $player } to answer the resignation (backgammon).
        [double-or-roll] Waiting for { $player } to double or roll.
        [redouble-or-roll] Waiting for { $player } to redouble or roll.
       *[roll] Waiting for { $player } to roll.
    }

## Whose turn it is in a chouette. $need: what they must do; beaver-or-pass and keep-extras are the last word of
## the only one who took.

reason-your-decision =
    { $need ->
        [double-or-roll] It is your turn to double or roll.
        [roll] It is your turn to roll.
        [hold] It is your turn to double or release the roll.
        [take-or-pass] It is your turn to take or pass.
        [answer] It is your turn to answer.
        [extra] It is your turn to decide on an extra cube.
        [keep-extras] It is your turn to keep the extra cubes or pass after all.
        [beaver-or-pass] It is your turn to beaver or pass.
        [seek-partner] It is your turn to ask for a partner or play alone.
        [be-partner] It is your turn to answer the box's request for a partner.
       *[move] It is your turn to play { $roll }.
    }
# $who: "Bob and Carol", $count: how many they are.
reason-others-decision =
    { $count ->
       *[other]
            { $need ->
                [double-or-roll] Waiting for { $who } to double or roll.
                [roll] Waiting for { $who } to roll.
                [hold] Waiting for { $who } to double or release the roll.
                [take-or-pass] Waiting for { $who } to take or pass.
                [answer] Waiting for { $who } to answer.
                [extra] Waiting for { $who } to decide on an extra cube.
                [keep-extras] Waiting for { $who } to keep the extra cubes or pass after all.
                [beaver-or-pass] Waiting for { $who } to beaver or pass.
                [seek-partner] Waiting for { $who } to ask for a partner or play alone.
                [be-partner] Waiting for { $who } to answer the box's request for a partner.
               *[move] Waiting for { $who } to play { $roll }.
            }
    }
# The captain is ready to roll; $players may still double.
reason-waits-for-crew = Waiting for { $players } to double or not.
reason-waits-for-autopilot = Waiting for the autopilot.
reason-waits-for-host = Waiting for { $host } to start the first game.
# $players: such as "Alice or Bob".
reason-waits-for-next-game = Waiting for { $players } to start the next game.

## At the table of a chouette.

reason-closed = This chouette is over. Open another with `/chouette start`.
# With a button to leave it.
reason-seated = You are at this table already.
reason-waiting = You are already number { $number } on the waiting list. To give up your place, type `/chouette leave`.
reason-away = You are away: type `/chouette back` to be dealt in again.
reason-still-leaving = You leave after this game; then you can join again.
reason-not-seated =
    { $has_button ->
        [yes] You are not in this chouette. Press **Join** to play.
       *[no] You are not in this chouette. Join it with `/chouette join`.
    }
reason-not-dealt-in = You are waiting to be dealt in. To give up your place, type `/chouette leave`.
reason-no-game-yet = You can sit out once the first game has begun. To give up your place, type `/chouette leave`.
reason-in-game = Game { $number } is in play: start the next one when it is over.
# After it stands who starts the next game.
reason-no-game = You can do that once a game is in play.
reason-last-already = The last game is already announced. Take it back with `/chouette last when:off`.
reason-not-last = No last game is announced. Announce one with `/chouette last`.
# $missing: how many players.
reason-too-few =
    { $missing ->
        [one] A game needs two players: one more must join with `/chouette join`.
       *[other] A game needs two players: { $missing } more must join with `/chouette join`.
    }
reason-too-few-at-first =
    { $missing ->
        [one] The first game needs three players: one more must join with `/chouette join`.
       *[other] The first game needs three players: { $missing } more must join with `/chouette join`.
    }
reason-host-only = Only the host can do that: ask { $host }.
reason-host-already = You are the host: name somebody else.
reason-never-host = { $player } cannot be host: choose a person who plays here.
reason-not-closed = The chouette is still going.
reason-machine-seated = The bot is at the table already. To change its level, send it away first.
reason-machine-gone = The bot is not at the table, or leaves it after this game.
reason-one-starts = Only { $player } can start the game.
reason-host-or-box-starts = Only { $box } (box) or { $host } (host) can start the game.
# `max_players`: an option of `/chouette options`. $number: how many sit there.
reason-too-small = { $number } players sit at this table: make `max_players` { $number } or more.

## Who acts in a game of a chouette.

reason-box-only = Only { $box } (box) decides about a partner.
reason-not-in-line = Only those in the line are asked to be the box's partner.
reason-has-left = You have left: others act for you until this game is over. Then you can join again.
reason-is-away = You are away: others act for you in this game. Type `/chouette back` when you return.
reason-is-returning = You are back, but others act for you until this game is over. You play again in the next.
reason-was-silent = You ran out of time: others act for you until this game is over. You play again in the next.
# $box: who plays for both.
reason-shares-result = You and { $box } are partners in this game; { $box } decides for both.
reason-not-in-game = You are not in this game. You are dealt in after it, if there is room.
reason-out-of-game = Your bet in this game is over; you play again in the next.
# $side: white is the box, black the team.
reason-mover =
    { $side ->
        [white] { $player } rolls and plays for the box.
       *[black] { $player } rolls and plays for the team.
    }
reason-autopilot-moves =
    { $side ->
        [white] The autopilot rolls and plays for the box.
       *[black] The autopilot rolls and plays for the team.
    }
reason-no-proxy = You answer only for yourself, and for those who named you with `/chouette proxy`.
reason-box-has-no-proxy = The box answers without a proxy. To sit out, type `/chouette away`.
reason-no-proxy-named = You have no proxy yet. Name one with `/chouette proxy`.
reason-own-proxy = You already answer for yourself: name another player as your proxy.
reason-proxy-already = { $player } is already your proxy.
reason-never-proxy = { $player } cannot be your proxy: name somebody who is here and not on the box's side.

## Doubles and answers in a chouette.

reason-not-your-cube = Double with your own cube only.
# $owner: a player.
reason-anothers-cube = That cube belongs to { $owner }: double with your own.
# The whole team shares one cube.
reason-other-side-owns-cube = The other side owns the cube: only they can double.
reason-captain-doubles = With one cube for all, only the captain ({ $captain }) doubles.
reason-not-doubled = You have not doubled with that cube.
reason-doubled-already = You have already doubled with that cube.
reason-roll-asked-for = Too late to change your doubles: the dice are about to be rolled.
# The reader's own offer is open. $who: those who answer it.
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [one] You beavered; { $who } answers.
               *[other] You beavered; the others answer.
            }
        [raccoon]
            { $count ->
                [one] You raccooned; { $who } answers.
               *[other] You raccooned; the others answer.
            }
       *[double]
            { $count ->
                [one] You doubled; { $who } answers.
               *[other] You doubled; the others answer.
            }
    }
reason-captain-follows = You are the captain: answer for yourself.
reason-answer-shown = Your answer has been shown and is final.
reason-captain-last = At this table the captain answers last: answer once the others have.
reason-captain-first = At this table the captain answers first: answer once { $captain } has.
# $rule: how the box may double.
reason-double-rule =
    { $rule ->
        [must-include-captain] At this table the box must double the captain too: add { $captain }, or take your doubles back.
       *[all] At this table the box doubles all the cubes it can or none: add the others, or take your doubles back.
    }
# $rule: how the box may take.
reason-take-rule =
    { $rule ->
        [half-of-initial] At this table the box takes at least half of the whole team's first doubles or none. Answer them together.
        [must-take-captain] At this table a box that takes any cube takes the captain's too. Answer them together.
       *[all-or-none] At this table the box takes all the cubes offered together or none. Answer them together.
    }

## Settling the bets of a chouette: a bet may end for points on which both agree, or be conceded.

reason-bet-over = That bet is over. Choose one that is still open.
# $bets: how many are open. $who: "Alice and Bob", $count: how many they are.
reason-no-bet-left =
    { $count ->
       *[other]
            { $bets ->
                [one] Your bets are over. Only { $who } can settle or concede the one still open.
               *[other] Your bets are over. Only { $who } can settle or concede those still open.
            }
    }
reason-anothers-bet =
    { $count ->
       *[other] Only { $who } can settle or concede that bet.
    }
reason-offer-open = That cube has been offered: settle once the double is answered.
reason-no-settlements = This table plays without settlements. To concede a bet, type `/chouette concede`.
reason-too-many-points = Offer fewer points: three times the cube is the most.
# $number: the most.
reason-too-many-points-here = Offer at most { $number } points, three times the cube.
# $kind: the most that this game can cost.
reason-nobody-answers =
    { $kind ->
        [gammon] Nobody can answer for { $player }: concede a gammon, the most this game can cost.
        [backgammon] Nobody can answer for { $player }: concede a backgammon, the most this game can cost.
       *[single] Nobody can answer for { $player }: concede a single game, the most this game can cost.
    }
reason-nobody-answers-now = Nobody can answer for { $player }: play on.
# A loss that was refused before, or that the position excludes.
reason-nothing-proposed = You cannot concede that here: choose another loss with `/chouette concede`.
reason-no-proposal-left = That offer has been answered or withdrawn.
reason-answered-by-other = You made that offer: { $player } can answer it, and you can withdraw it.
reason-proposed-by-you = Your last offer on that bet is still open: withdraw it first.
reason-proposed-to-you = { $player } has made an offer on that bet: answer it first.
# $players: such as "Ann and Ben".
reason-no-bet-with = You have no open bet with { $player }, only with { $players }.
reason-no-bet-with-anybody = You have no open bets right now.
