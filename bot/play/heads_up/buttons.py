"""The buttons of a table of two players, as a function of what is legal."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import (
    Action,
    Event,
    Game,
    Offer,
    OfferStage,
    Phase,
    Played,
    format_play,
    legal_actions,
    points_for,
)
from bot.engine.keys import PlayerId
from bot.play.base.standing_orders import ROLL_FOR_ME, StandingOrders, may_leave_rolls
from bot.play.base.table import LoggedEvent, Status
from bot.play.display.action_codec import board_kind
from bot.play.display.panel import TONES, Button, SharedButton, Tone, analyse_button
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import COURTESY_DAYS, HeadsUpTable, Withdrawn
from bot.play.pages.panels import rolling_row
from bot.text.catalogue import phrase


def board_buttons(table: HeadsUpTable) -> tuple[tuple[Button, ...], ...]:
    """Under the public board: what is legal now, then ways to look.

    The double comes last, where no thumb hits it that means to roll.
    """
    look = (Button(SharedButton.FLIP, phrase("button-my-side")), _rules_button())
    match table.status:
        case Status.CHALLENGE:
            return (_challenge_buttons(table), _withdraw_buttons(table))
        case Status.PLAYING if table.is_between_games:
            following = Button(HeadsUpButton.NEXT, phrase("button-next-game"), Tone.PRIMARY)
            end = () if table.sheet.is_match else (Button(HeadsUpButton.END, phrase("button-end-session")),)
            return ((following, *end), look)
        case Status.PLAYING:
            people = [player for player in table.must_act if not table.players[player].is_bot]
            acting = [button for player in people for button in action_buttons(table.game, player)]
            rows = (*_clock_buttons(table), (_since_button(), *look))
            return between_roll_and_double(acting, rows, takeback_rows(table))
        case Status.OVER if table.has_former_player or table.has_rematch:
            return ((*look, analyse_button()),)
        case Status.OVER:
            return (
                (
                    Button(HeadsUpButton.REMATCH, phrase("button-rematch"), Tone.PRIMARY),
                    *look,
                    analyse_button(),
                ),
            )
        case Status.CLOSED:
            return ()


def rolling_rows(
    table: HeadsUpTable, player: PlayerId, orders: StandingOrders
) -> tuple[tuple[Button, ...], ...]:
    """To let the bot roll although the player could double, or to stop it; none where it changes nothing."""
    if table.status is not Status.PLAYING or table.is_between_games:
        return ()
    is_given = bool(orders.given & ROLL_FOR_ME)
    if not is_given and not may_leave_rolls(table.game, player):
        return ()
    return (rolling_row(orders, is_match=table.sheet.is_match),)


def own_buttons(table: HeadsUpTable, player: PlayerId | None) -> tuple[tuple[Button, ...], ...]:
    """Under a player's private look at a table."""
    if table.status is not Status.PLAYING or player is None:
        return ()
    orders = Button(HeadsUpButton.ORDERS, phrase("button-orders"))
    if not may_think_again(table, player):
        return ((orders,),)
    return ((Button(HeadsUpButton.TAKEBACK, phrase("button-take-back")), orders),)


def direct_buttons(table: HeadsUpTable, player: PlayerId) -> tuple[tuple[Button, ...], ...]:
    """Under a player's board in their direct messages: only their own actions."""
    look = (_rules_button(), *(button for row in own_buttons(table, player) for button in row))
    match table.status:
        case Status.CHALLENGE:
            return (_own_challenge_buttons(table, player),)
        case Status.PLAYING if not table.is_between_games:
            asked = takeback_rows(table) if table.asked_for_takeback == player else ()
            clock = () if player in table.must_act else tuple(_clock_buttons(table))
            rows = (*clock, (_since_button(), *look))
            return between_roll_and_double(action_buttons(table.game, player), rows, asked)
        case _:
            return tuple(_without_flip(row) for row in board_buttons(table))


def _own_challenge_buttons(table: HeadsUpTable, player: PlayerId) -> tuple[Button, ...]:
    """The buttons of a challenge for one of the two: answers, or to withdraw it."""
    buttons = _challenge_buttons(table)
    if player in table.must_act:
        return buttons
    mine = tuple(each for each in buttons if each.kind in {HeadsUpButton.CHANGE, HeadsUpButton.SHEET})
    last, *whole = _withdraw_buttons(table)
    return (*mine, last, *(whole if player == table.state.challenge.challenger else ()))


def may_think_again(table: HeadsUpTable, player: PlayerId) -> bool:
    """Whether a player seems to be allowed a takeback: of their own play or double."""
    game, side = table.game, table.game.side_of(player)
    if table.status is not Status.PLAYING or table.state.takeback is not None or game.roll is not None:
        return False
    if game.phase is Phase.ANSWER:
        return any(cube.offer == Offer(side) for cube in game.cubes if side is not None)
    last = game.last_play
    return game.phase is Phase.CUBE and last is not None and bool(last.moves) and last.side is side


def may_undo(table: HeadsUpTable, player: PlayerId, logged: Sequence[LoggedEvent[Event]]) -> bool:
    """Whether a player's own play was the last of some events, so that nothing has followed it."""
    last = logged[-1] if logged else None
    is_own_play = last is not None and isinstance(last.event, Played) and last.player == player
    return is_own_play and table.status is Status.PLAYING and table.game.phase is Phase.CUBE


def takeback_rows(table: HeadsUpTable) -> tuple[tuple[Button, ...], ...]:
    if table.asked_for_takeback is None:
        return ()
    grant = Button(HeadsUpButton.GRANT, phrase("button-grant-takeback"), Tone.SUCCESS)
    return ((grant, Button(HeadsUpButton.REFUSE_TAKEBACK, phrase("button-refuse-takeback"))),)


def action_buttons(game: Game, player: PlayerId) -> Iterator[Button]:
    """One button for each kind of legal action; a forced play has its own."""
    actions = legal_actions(game, player)
    for kind in buttons_in_order(actions):
        if kind is SharedButton.PLAY and len(game.plays) == 1:
            label = phrase("button-forced", play=format_play(game.plays[0]))
            yield Button(HeadsUpButton.FORCED, label, Tone.PRIMARY)
        else:
            yield _action_button(game, kind)


def between_roll_and_double(
    acting: Iterable[Button], rows: Iterable[tuple[Button, ...]], above: Iterable[tuple[Button, ...]] = ()
) -> tuple[tuple[Button, ...], ...]:
    """Rows below the player's actions and above the double, which comes last."""
    acting = tuple(acting)
    first = tuple(button for button in acting if button.kind is not SharedButton.DOUBLE)
    last = tuple(button for button in acting if button.kind is SharedButton.DOUBLE)
    return tuple(row for row in (*above, first, *rows, last) if row)


def buttons_in_order(actions: Iterable[Action]) -> list[SharedButton]:
    """The kinds of button for some actions, each once, in the order of the actions."""
    return list(dict.fromkeys(board_kind(action) for action in actions))


def claim_button(tone: Tone = Tone.SECONDARY) -> Button:
    return Button(HeadsUpButton.CLAIM, phrase("button-claim"), tone)


def more_time_button() -> Button:
    return Button(HeadsUpButton.MORE_TIME, phrase("button-more-time", days=COURTESY_DAYS))


def autopilot_button() -> Button:
    return Button(HeadsUpButton.AUTOPILOT, phrase("button-autopilot"))


def _rules_button() -> Button:
    return Button(HeadsUpButton.SHEET, phrase("button-rules"))


def _since_button() -> Button:
    return Button(HeadsUpButton.SINCE, phrase("button-since"))


def _without_flip(row: tuple[Button, ...]) -> tuple[Button, ...]:
    return tuple(button for button in row if button.kind is not SharedButton.FLIP)


def _clock_buttons(table: HeadsUpTable) -> Iterator[tuple[Button, ...]]:
    """Yield the opponent's buttons about the other's time; the bot itself waits.

    Whoever the autopilot plays for may come back.
    """
    if table.state.clock is not None and table.state.clock.autopilot is not None:
        yield (Button(HeadsUpButton.PLAY_ON, phrase("button-play-on")),)
    if table.time is None or table.bot_players:
        return
    if table.time.is_out:
        wait = Button(HeadsUpButton.WAIT, phrase("button-wait"), Tone.PRIMARY)
        yield (claim_button(Tone.DANGER), wait, more_time_button(), autopilot_button())
    elif table.time.is_asked:
        yield (more_time_button(),)


def _challenge_buttons(table: HeadsUpTable) -> tuple[Button, ...]:
    is_to_all = table.state.challenge.opponent is None
    decline = () if is_to_all else (Button(HeadsUpButton.DECLINE, phrase("button-decline")),)
    more = (Button(HeadsUpButton.CHANGE, phrase("button-propose-changes")), _rules_button())
    return (Button(HeadsUpButton.ACCEPT, phrase("button-accept-challenge"), Tone.SUCCESS), *decline, *more)


def _withdraw_buttons(table: HeadsUpTable) -> tuple[Button, ...]:
    """The button that withdraws the last offer alone, if there was one before, and that for the challenge."""
    whole = Button(HeadsUpButton.WITHDRAW, phrase("button-withdraw-challenge"), argument=Withdrawn.CHALLENGE)
    if not table.state.challenge.earlier:
        return (whole,)
    return (
        Button(HeadsUpButton.WITHDRAW, phrase("button-withdraw-counter"), argument=Withdrawn.OFFER),
        whole,
    )


def _action_button(game: Game, kind: SharedButton) -> Button:
    cube = game.cubes[0]
    is_raised = cube.offer is not None and cube.offer.stage is not OfferStage.DOUBLE
    resignation = game.bets[0].resignation
    match kind:
        case SharedButton.DOUBLE:
            is_redouble = cube.owner is not None
            return Button(kind, phrase("button-double", is_redouble=is_redouble, value=cube.accepted_value))
        case SharedButton.BEAVER | SharedButton.RACCOON:
            return Button(kind, phrase("button-raise", kind=kind, value=2 * cube.accepted_value))
        case SharedButton.TAKE if is_raised:
            return Button(kind, phrase("button-accept", value=cube.accepted_value), Tone.SUCCESS)
        case SharedButton.PASS if is_raised:
            return Button(kind, phrase("button-refuse", points=cube.refusal_points), Tone.DANGER)
        case SharedButton.AGREE if resignation:
            points = points_for(resignation.kind, cube, game.terms)
            return Button(kind, phrase("button-agree", points=points), Tone.SUCCESS)
        case _:
            return Button(kind, phrase("button-action", kind=kind), TONES.get(kind, Tone.SECONDARY))
