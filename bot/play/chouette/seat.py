"""My seat: what one member alone sees, and everything that they may do now.

What moves the game on comes first (`now_rows`), then the ways to the pages of all else.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.engine import Answer, AnswerOffer, Cube, MakePlay, OfferDouble, OfferStage
from bot.engine.chouette import Chouette, Instruction, actions, legal_actions
from bot.engine.chouette.answers import OpenOffer
from bot.engine.chouette.people import bets_played_by, spoken_for
from bot.engine.keys import FIRST_CUBE, CubeIndex, PlayerId
from bot.play.chouette.action_codec import ChouetteButton, format_action, parse_number
from bot.play.chouette.advice import suggestion_lines, suggestion_rows
from bot.play.chouette.bet_pages import back, concede_page, heading, possible_of, settle_page, sides_in
from bot.play.chouette.buttons import (
    STEPS,
    answer_button,
    bot_button,
    double_label,
    ledger_button,
    plain_button,
    play_button,
    sheet_button,
)
from bot.play.chouette.intents import (
    Intent,
    cubes_asked,
    cubes_to_turn,
    decides_at_once,
    passes_in,
    to_offer,
)
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import refusals
from bot.play.chouette.text import seat as seat_text
from bot.play.chouette.text.cubes import are_all_owned
from bot.play.chouette.text.people import plain_player_name, player_name
from bot.play.chouette.text.seat import place_lines, stakes_lines
from bot.play.display.panel import Button, Panel, Tone
from bot.play.text.turns import pass_answer, pass_question
from bot.text.catalogue import phrase

ROLES: Final[Mapping[actions.ChouetteAction, tuple[str, Tone]]] = {
    actions.Join(): ("join", Tone.SUCCESS),
    actions.ComeBack(): ("come-back", Tone.SUCCESS),
    actions.Volunteer(): ("volunteer", Tone.SECONDARY),
    actions.StandDown(): ("stand-down", Tone.SECONDARY),
    actions.SetLastGame(is_last=True): ("last-game", Tone.SECONDARY),
    actions.SetLastGame(is_last=False): ("no-last-game", Tone.SECONDARY),
}
VERBS: Final[Mapping[type[actions.ChouetteAction], tuple[str, Tone]]] = {
    actions.AcceptProposal: ("accept", Tone.SUCCESS),
    actions.RefuseProposal: ("refuse", Tone.SECONDARY),
    actions.WithdrawProposal: ("withdraw", Tone.SECONDARY),
}
PAGES: Final[tuple[tuple[str, type[actions.Possible] | tuple[type[actions.Possible], ...]], ...]] = (
    ("orders", actions.Instruct),
    ("proxy", actions.NameProxy),
    ("settle", actions.SettlementUpTo),
    ("concede", actions.Concede),
    ("away", actions.GoAway),
    ("leave", actions.Leave),
)
"""The pages, and the action that must be possible."""

GOING: Final = ("away", "leave")


def spectator_panel(table: ChouetteTable) -> Panel:
    """For somebody who has no seat: how to get one."""
    if table.chouette.is_closed:
        return Panel(refusals.not_at_table(table, None))
    return Panel(
        phrase("reason-not-seated", has_button=True),
        rows=((_role(actions.Join()),),),
    )


def seated_panel(table: ChouetteTable) -> Panel:
    """For somebody who is at the table and would join it: how to leave; in the lobby at once."""
    label = phrase("chouette-button-leave")
    in_lobby = Button(ChouetteButton.LEAVE, label)
    leave = Button(ChouetteButton.SEAT, label, argument="leave") if table.has_begun else in_lobby
    return Panel(phrase("reason-seated"), rows=((leave,),))


def seat_panel(table: ChouetteTable, player: PlayerId) -> Panel:
    possible = legal_actions(table.chouette, player)
    pages = {
        page: Button(ChouetteButton.SEAT, phrase("seat-page", page=page), argument=page)
        for page, needed in PAGES
        if any(isinstance(one, needed) for one in possible)
    }
    going = tuple(pages.pop(page) for page in GOING if page in pages)
    host = tuple(
        bot_button(table.chouette)
        for one in possible
        if isinstance(one, actions.AnyBot | actions.SendBotAway)
    )
    roles = tuple(_role(one) for one in ROLES if one in possible)
    rows = (
        *now_rows(table, player),
        *suggestion_rows(table, player),
        (*pages.values(), *host),
        (*roles, *going, ledger_button(), sheet_button()),
    )
    seen, names = table.seen_by(player).chouette, table.players
    lines = [
        *place_lines(seen, player, names, table.score),
        *seat_text.private_lines(table.chouette, player, names),
        *stakes_lines(seen, player, names),
        *suggestion_lines(table, player),
    ]
    text = "\n".join(lines)
    return Panel(text, rows=tuple(row for row in rows if row))


def now_rows(table: ChouetteTable, player: PlayerId) -> tuple[tuple[Button, ...], ...]:
    """The buttons of what moves the game on, and of proposals, as far as they are the player's."""
    chouette = table.chouette
    possible = to_offer(chouette, legal_actions(chouette, player))
    done = _decided(chouette, player, possible)
    plain = tuple(plain_button(chouette, one) for one in STEPS if one in possible and one not in done)
    is_moving = any(isinstance(one, MakePlay) for one in possible)
    acting = (*plain, *((play_button(chouette.game),) if is_moving else ()))
    answers = (*_answers(chouette, player, possible), *_for_others(table, possible))
    doubles = (*_doubles(chouette, possible), *_never(chouette, player, possible))
    rows = (acting, answers, tuple(_proposals(table, player, possible)), doubles)
    return tuple(row for row in rows if row)


def _decided(
    chouette: Chouette, player: PlayerId, possible: Sequence[actions.Possible]
) -> tuple[actions.ChouetteAction, ...]:
    """Return answers already given, which need not be offered: no after a double, or a second no."""
    doubles = any(isinstance(one, actions.TakeBackDouble) for one in possible)
    has_said = player in chouette.current.doubling.declined if chouette.in_play else False
    return (actions.DeclineDouble(),) if doubles or has_said else ()


def _do(label: str, tone: Tone, action: actions.ChouetteAction) -> Button:
    return Button(ChouetteButton.ACTION, label, tone, format_action(action))


def _role(action: actions.ChouetteAction) -> Button:
    role, tone = ROLES[action]
    return _do(phrase("seat-role", role=role), tone, action)


def _doubles(chouette: Chouette, possible: Sequence[actions.Possible]) -> Iterator[Button]:
    """Doubles, or taking them back; with several cubes, the way to choose among them."""
    several = [chouette.game.cubes[cube] for cube in cubes_to_turn(possible)]
    if len(several) > 1:
        label = phrase("chouette-button-double-some", is_redouble=are_all_owned(several))
        yield Button(ChouetteButton.INTENT, label, argument=Intent.DOUBLE)
        return
    for one in possible:
        if isinstance(one, OfferDouble):
            label = double_label([chouette.game.cubes[one.cube]])
            yield Button(ChouetteButton.INTENT, label, argument=Intent.DOUBLE)
        elif isinstance(one, actions.TakeBackDouble):
            yield _do(phrase("seat-double-back"), Tone.SECONDARY, one)


def _never(chouette: Chouette, player: PlayerId, possible: Sequence[actions.Possible]) -> Iterator[Button]:
    """To have no roll wait any more, for whoever does not double this turn."""
    instruct = actions.Instruct(Instruction.NO_DOUBLE, is_on=True)
    is_asked = actions.DeclineDouble() in possible and instruct in possible
    if is_asked and player in chouette.current.doubling.declined:
        yield _do(phrase("seat-never-double"), Tone.SECONDARY, instruct)


def _answers(chouette: Chouette, player: PlayerId, possible: Sequence[actions.Possible]) -> Iterator[Button]:
    """A player's own answers; with several cubes, the way to answer them together."""
    cubes = cubes_asked(possible)
    if len(cubes) > 1:
        label = phrase("seat-answer-cubes", cubes=len(cubes))
        yield Button(ChouetteButton.INTENT, label, Tone.PRIMARY, Intent.ANSWER)
        return
    for cube, answers in cubes.items():
        offer = chouette.game.cubes[cube].offer
        asked = (OpenOffer(player, cube, offer.stage if offer else OfferStage.DOUBLE),)
        is_last = decides_at_once(chouette, bets_played_by(chouette, player))
        for answer in answers:
            is_asked_first = answer is Answer.DROP and is_last
            action = format_action(AnswerOffer(cube, answer))
            kind, what = (
                (ChouetteButton.INTENT, Intent.PASS) if is_asked_first else (ChouetteButton.ACTION, action)
            )
            yield answer_button(chouette, asked, answer, kind, what)


def _for_others(table: ChouetteTable, possible: Sequence[actions.Possible]) -> Iterator[Button]:
    """A proxy's answers for others; a pass that decides at once asks first."""
    for one in possible:
        if isinstance(one, actions.InPlaceOf):
            label = _for_other(table, one)
            is_pass = isinstance(one.action, AnswerOffer) and one.action.answer is Answer.DROP
            is_asked_first = is_pass and decides_at_once(table.chouette, one.member)
            page = Button(ChouetteButton.SEAT, label, argument=f"pass.{one.member}")
            yield page if is_asked_first else _do(label, Tone.SECONDARY, one)


def _for_other(table: ChouetteTable, one: actions.InPlaceOf) -> str:
    """The label of what a proxy may do for a member."""
    member = plain_player_name(table.players, one.member)
    if not isinstance(one.action, AnswerOffer):
        return phrase("seat-last-word-for", member=member, is_kept=isinstance(one.action, actions.KeepExtras))
    is_raised = _is_raised(table, one.action.cube)
    return phrase(
        "seat-answer-of",
        who=member,
        answer=phrase("seat-answer", answer=one.action.answer, is_raised=is_raised),
    )


def _is_raised(table: ChouetteTable, cube: CubeIndex) -> bool:
    offer = table.chouette.game.cubes[cube].offer
    return offer is not None and offer.stage is not OfferStage.DOUBLE


def _proposals(
    table: ChouetteTable, player: PlayerId, possible: Sequence[actions.Possible]
) -> Iterator[Button]:
    """Answers to proposals, or withdrawals, each with the other player's name."""
    for one in possible:
        if isinstance(one, actions.AcceptProposal | actions.RefuseProposal | actions.WithdrawProposal):
            verb, tone = VERBS[type(one)]
            of, other = _sides_of(table, one, player)
            who = plain_player_name(table.players, other)
            if of == player:
                label = phrase("seat-on-proposal", verb=verb, other=who)
            else:
                member = plain_player_name(table.players, of)
                label = phrase("seat-on-proposal-for", verb=verb, other=who, member=member)
            yield _do(label, tone, one)


def _sides_of(
    table: ChouetteTable,
    action: actions.AcceptProposal | actions.RefuseProposal | actions.WithdrawProposal,
    player: PlayerId,
) -> tuple[PlayerId, PlayerId]:
    """The player for whom somebody answers a proposal, or withdraws it, and the other side of it."""
    proposals = table.chouette.current.proposals
    by = next(one.by for one in proposals if one.bet == action.bet)
    bet = table.chouette.game.bets[action.bet]
    if by == spoken_for(table.chouette, bet, player):
        return sides_in(table, action.bet, player)
    return (bet.black if bet.white == by else bet.white), by


def seat_page(table: ChouetteTable, player: PlayerId, argument: str) -> Panel:
    """A page by the argument of its button; the first page where it has nothing to offer.

    Raises ValueError for an argument that no button has.
    """
    page, _, rest = argument.partition(".")
    if page and page not in PAGE_PANELS:
        raise ValueError(f"{argument!r} is no page")
    return PAGE_PANELS[page](table, player, rest) if page else seat_panel(table, player)


def _orders(table: ChouetteTable, player: PlayerId, _rest: str) -> Panel:
    """Standing instructions: each label shows whether it is on, and a press switches it."""
    can = {one.instruction: one for one in possible_of(table, player, actions.Instruct)}
    lines = [heading("orders"), f"-# {phrase('seat-orders-hint')}"]
    buttons = []
    for instruction, action in can.items():
        is_on = not action.is_on
        told = seat_text.instruction_in_words(instruction)
        lines.append(phrase("seat-order", is_on=is_on, instruction=told))
        label = phrase("seat-switch", instruction=instruction, is_on=is_on)
        tone = Tone.SUCCESS if is_on else Tone.SECONDARY
        buttons.append(Button(ChouetteButton.ACTION, label, tone, format_action(action)))
    return _panel(table, player, lines, buttons)


def _proxy(table: ChouetteTable, player: PlayerId, _rest: str) -> Panel:
    buttons = [
        Button(ChouetteButton.ACTION, _proxy_label(table, one), argument=format_action(one))
        for one in possible_of(table, player, actions.NameProxy)
    ]
    return _panel(table, player, [heading("proxy"), phrase("seat-proxy-question")], buttons)


def _proxy_label(table: ChouetteTable, action: actions.NameProxy) -> str:
    return phrase("seat-no-proxy") if action.proxy is None else plain_player_name(table.players, action.proxy)


def _pass(table: ChouetteTable, player: PlayerId, rest: str) -> Panel:
    member = parse_number(rest)
    _, passes = passes_in(legal_actions(table.chouette, player))
    for one in passes:
        if one.member == member:
            return Panel(pass_question_for(table, one), rows=((yes_to_pass(table, one), back()),))
    return seat_panel(table, player)


def pass_question_for(table: ChouetteTable, action: actions.InPlaceOf) -> str:
    return pass_question(_cube_of(table, action), player_name(table.players, action.member))


def yes_to_pass(
    table: ChouetteTable, action: AnswerOffer | actions.InPlaceOf, *, is_one: bool = True
) -> Button:
    """The button that passes; for one of several offers, it says for whom."""
    whom = ""
    if isinstance(action, actions.InPlaceOf) and not is_one:
        whom = plain_player_name(table.players, action.member)
    return _do(pass_answer(_cube_of(table, action), whom), Tone.DANGER, action)


def _cube_of(table: ChouetteTable, action: AnswerOffer | actions.InPlaceOf) -> Cube:
    answer = action.action if isinstance(action, actions.InPlaceOf) else action
    return table.chouette.game.cubes[answer.cube if isinstance(answer, AnswerOffer) else FIRST_CUBE]


def _settle(table: ChouetteTable, player: PlayerId, rest: str) -> Panel:
    return settle_page(table, player, rest) or seat_panel(table, player)


def _concede(table: ChouetteTable, player: PlayerId, rest: str) -> Panel:
    return concede_page(table, player, rest) or seat_panel(table, player)


def _away(table: ChouetteTable, player: PlayerId, _rest: str) -> Panel:
    question = seat_text.away_question(table.chouette, player, table.players)
    return _question(table, player, actions.GoAway(), question)


def _leave(table: ChouetteTable, player: PlayerId, _rest: str) -> Panel:
    current = table.chouette.in_play
    if current is not None and current.game.active_bets(player):
        leaves = "bets"
    else:
        leaves = "points" if player in table.score else "nothing"
    return _question(table, player, actions.Leave(), phrase("seat-leave-question", leaves=leaves))


def _close(table: ChouetteTable, player: PlayerId, _rest: str) -> Panel:
    return _question(table, player, actions.Close(), phrase("seat-close-question"))


GONE_BY: Final[Mapping[type[actions.Leave | actions.GoAway | actions.Close], str]] = {
    actions.Leave: "leave",
    actions.GoAway: "away",
    actions.Close: "close",
}
"""The pages that ask whether to go, or to end it all."""


def _question(
    table: ChouetteTable,
    player: PlayerId,
    action: actions.Leave | actions.GoAway | actions.Close,
    question: str,
) -> Panel:
    if action not in legal_actions(table.chouette, player):
        return seat_panel(table, player)
    yes = phrase("seat-page", page=GONE_BY[type(action)])
    return Panel(
        question, rows=((Button(ChouetteButton.ACTION, yes, Tone.DANGER, format_action(action)), back()),)
    )


def _panel(table: ChouetteTable, player: PlayerId, lines: Sequence[str], buttons: Sequence[Button]) -> Panel:
    """A page with its buttons, and the way back; the first page where there is nothing to choose."""
    if not buttons:
        return seat_panel(table, player)
    return Panel("\n".join(lines), rows=(tuple(buttons), (back(),)))


PAGE_PANELS: Final[Mapping[str, Callable[[ChouetteTable, PlayerId, str], Panel]]] = {
    "orders": _orders,
    "proxy": _proxy,
    "settle": _settle,
    "concede": _concede,
    "pass": _pass,
    "away": _away,
    "leave": _leave,
    "close": _close,
}
