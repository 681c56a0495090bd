"""The names of a match or money session of two, in lists, threads and reminders, and short phrases."""

import re
from collections.abc import Collection, Sequence
from datetime import datetime
from functools import cache
from typing import Final

from bot.engine import IllegalAction, OfferStage, RuleSheet, Side
from bot.engine.keys import PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.base.namesakes import told_apart
from bot.play.base.table import News, Player, Status
from bot.play.base.use_case import Caller
from bot.play.heads_up import refusals
from bot.play.heads_up.pushes import against, push_news
from bot.play.heads_up.results import abandoned, lead
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.tasks import roll_to_play, task_of, to_act
from bot.play.heads_up.text import challenge_line, players, score, status_line, title, what_is_offered
from bot.play.kinds.words import TableWords
from bot.play.text.clocks import stamp
from bot.play.text.options import what_is_played
from bot.play.text.places import DISCORD_THREAD_NAME_LIMIT
from bot.play.text.pushes import table_line
from bot.play.text.records import DISCORD_CHOICE_LENGTH
from bot.play.text.turns import reminder
from bot.play.text.words import DOT, mentioning, name, plain_name
from bot.text.catalogue import files_of, listed, phrase
from bot.text.language import Language, speaking

SOME_NAME: Final = "\ue000"
SOME_NUMBER: Final = "\ue001"
"""For the arguments of a thread's name, whatever they are; nobody types them."""

EARLIER_NAMES: Final = f"{SOME_NAME} vs {SOME_NAME}, match to {SOME_NUMBER}"
"""A pattern of earlier names of threads of matches."""


class HeadsUpWords(TableWords[HeadsUpTable]):
    """A game is called by its players, and a challenge by what is offered to whom."""

    def wrong_kind(self, command: str = "") -> str:
        return refusals.two_play_here()

    def refused(self, table: HeadsUpTable, player: PlayerId, error: IllegalAction) -> str:
        return refusals.illegal_action(table, player, error)

    def title(self, table: HeadsUpTable) -> str:
        return title(table)

    def table_name(self, table: HeadsUpTable) -> str:
        return players(table) if table.has_begun else title(table)

    def headline(self, table: HeadsUpTable) -> str:
        return title(table)

    def moved_here(self, table: HeadsUpTable) -> str:
        return phrase("table-moved-here", players=players(table))

    def own_game(self, table: HeadsUpTable, snowflake: UserSnowflake) -> str:
        side = table.side_of(snowflake)
        opponent = name(table.player_on(side.other)) if side else ""
        return phrase("table-own-game", is_met=side is not None, opponent=opponent, table=table.id)

    def posted(self, table: HeadsUpTable) -> str:
        if table.status is Status.PLAYING:
            return phrase("table-posted", table=self.table_name(table))
        if table.status is not Status.CHALLENGE:
            return phrase("turn-done")
        return phrase("challenge-posted", offered=what_is_offered(table.state.challenge))

    def link_label(self, table: HeadsUpTable) -> str:
        return phrase("button-to-board") if table.has_begun else phrase("button-to-challenge")

    def thread_name(self, table: HeadsUpTable) -> str:
        challenge, players = table.state.challenge, table.players
        called = [plain_name(players[each]) for each in challenge.sides]
        return thread_name(called[0], called[1] if len(called) > 1 else None, table.sheet)

    def names_thread(self, called: str) -> bool:
        return is_thread_name(called)

    def turn_line(self, table: HeadsUpTable, link: str) -> str:
        """A table in a line: players, score, whom it waits for, until when, and where."""
        if table.state.game is None:
            return _challenge_line(table, link)
        who = score(table) if table.sheet.is_match else players(table)
        awaited = _between_games(table) if table.is_between_games else _awaited(table)
        facts = (f"**#{table.id}** {who}", what_is_played(table.sheet), awaited, _until(table), link)
        return " · ".join(fact for fact in facts if fact)

    def next_label(self, table: HeadsUpTable, snowflake: UserSnowflake | None) -> str:
        """The label of the way to a table that waits for a reader: "Next game: against Carol"."""
        player = None if snowflake is None else table.player_of(snowflake)
        rivals = listed(
            [plain_name(each) for key, each in table.players.items() if player is None or key != player.id]
        )
        if table.state.game is None:
            return phrase("list-next-challenge", players=rivals)
        return phrase("list-next-game", players=rivals)

    def history_line(self, table: HeadsUpTable, at: datetime, link: str) -> str:
        """A table in two short lines: its number, players and score; then what, when and where."""
        parts = [what_is_played(table.sheet), f"<t:{int(at.timestamp())}:d>", link]
        who = score(table) if table.sheet.is_match else players(table)
        head = " · ".join(part for part in (f"**#{table.id}** {who}", stage(table)) if part)
        return f"{head}\n-# {' · '.join(part for part in parts if part)}"

    def choice(self, table: HeadsUpTable) -> str:
        sheet, called = table.sheet, listed([plain_name(table.player_on(side)) for side in Side])
        if sheet.length is not None:
            choice = phrase("list-choice-match", table=table.id, players=called, length=sheet.length)
        else:
            choice = phrase("list-choice-session", table=table.id, players=called, stake=sheet.stake)
        return choice[:DISCORD_CHOICE_LENGTH]

    def table_line(self, table: HeadsUpTable, called: Collection[Player]) -> str:
        """A challenge itself says whose it is."""
        return table_line(against(table, called) if table.has_begun else "", table.id)

    def push_news(self, table: HeadsUpTable, news: News, called: Collection[Player]) -> Sequence[str]:
        return push_news(table, news, called)

    def reminder(self, table: HeadsUpTable, player: Player, at: datetime, *, is_direct: bool) -> str:
        if not table.has_begun:
            asked = f"{challenge_line(table)}\n{table_line(what_is_played(table.sheet), table.id)}"
            return mentioning(asked, [player], []) if is_direct else asked
        return reminder(
            _still_your_turn(table, is_direct=is_direct),
            table.time_left(player.id, at),
            DOT.join([against(table, [player]), *_played_for(table)]),
            table.id,
            is_direct=is_direct,
        )


def _until(table: HeadsUpTable) -> str:
    """When the running time is out; "" where none runs."""
    if table.time is None:
        return ""
    return (
        phrase("list-rests") if table.time.is_resting else phrase("list-due", due=stamp(table.time.due, "R"))
    )


def _awaited(table: HeadsUpTable) -> str:
    """Return the task of a game; with a name, if the other player is asked for a takeback meanwhile."""
    asked, player = table.asked_for_takeback, table.players[table.must_act[0]]
    if asked is None:
        return phrase("list-task", task=task_of(table.game), roll=roll_to_play(table.game))
    if asked == player.id:
        return phrase("list-task-or-takeback", task=task_of(table.game))
    takeback = phrase("list-takeback", player=name(table.players[asked]))
    return f"{to_act(table, player)} · {takeback}"


def _challenge_line(table: HeadsUpTable, link: str) -> str:
    """A challenge in a line: who challenges whom, to what, who must answer, how old it is, where."""
    posted = phrase("list-posted", since=stamp(table.changed_at, "R")) if table.changed_at else ""
    facts = (
        f"**#{table.id}** {title(table)}",
        what_is_played(table.sheet),
        _who_answers(table),
        posted,
        link,
    )
    return " · ".join(fact for fact in facts if fact)


def _who_answers(table: HeadsUpTable) -> str:
    awaited = table.state.challenge.awaited
    if awaited is None:
        return phrase("list-awaits-anyone")
    return phrase("list-awaits", player=name(table.players[awaited]))


def _between_games(table: HeadsUpTable) -> str:
    return phrase("list-waits-for-start") if table.waits_for_start else phrase("list-next-or-end")


def stage(table: HeadsUpTable) -> str:
    """Return whose turn it is, or how the table ended, beyond its score."""
    if table.status is Status.CLOSED:
        return abandoned(table)
    if table.is_between_games:
        return f"{lead(table)} · {phrase('list-between-games')}"
    if table.must_act:
        return to_act(table, table.players[table.must_act[0]])
    return "" if table.sheet.is_match else lead(table)


def thread_name(challenger: str, opponent: str | None, sheet: RuleSheet) -> str:
    """Such as "Alice vs Bob, 5-point match"; Discord shows it without formatting."""
    if sheet.length is not None:
        called = _match_thread(challenger, opponent, sheet.length)
    else:
        called = _session_thread(challenger, opponent, sheet.stake)
    return called[:DISCORD_THREAD_NAME_LIMIT]


def names_in_thread(challenger: Caller, opponent: Caller | None) -> tuple[str, str | None]:
    """Return the two players' names in the name of a thread that is opened before the table."""
    people = [each for each in (challenger, opponent) if each is not None]
    shown = told_apart(
        Player(PlayerId(number), each.snowflake, each.name, username=each.username or "")
        for number, each in enumerate(people)
    )
    called = [plain_name(each) for each in shown.values()]
    return called[0], called[1] if opponent is not None else None


def is_thread_name(called: str) -> bool:
    return _thread_names().fullmatch(called) is not None


@cache
def _thread_names() -> re.Pattern[str]:
    """All names that `thread_name` gives, in any language, or gave once."""
    said: list[str] = []
    for language in filter(files_of, Language):
        with speaking(language):
            for opponent in (SOME_NAME, None):
                said.append(_match_thread(SOME_NAME, opponent, SOME_NUMBER))
                said += [_session_thread(SOME_NAME, opponent, stake) for stake in (1, SOME_NUMBER)]
    patterns = "|".join([*map(re.escape, said), EARLIER_NAMES])
    return re.compile(patterns.replace(SOME_NAME, ".+").replace(SOME_NUMBER, r"\d+"))


def _match_thread(challenger: str, opponent: str | None, length: int | str) -> str:
    is_to_all = opponent is None
    return phrase(
        "list-thread-match",
        challenger=challenger,
        opponent=opponent or "",
        is_to_all=is_to_all,
        length=length,
    )


def _session_thread(challenger: str, opponent: str | None, stake: int | str) -> str:
    is_to_all = opponent is None
    return phrase(
        "list-thread-session",
        challenger=challenger,
        opponent=opponent or "",
        is_to_all=is_to_all,
        stake=stake,
    )


def _offered(table: HeadsUpTable) -> str:
    """Return the open offer of the cube, such as "Alice doubles to 2"; "" where there is none."""
    cube = table.game.cubes[0]
    if cube.offer is None:
        return ""
    player, value = name(table.player_on(cube.offer.to.other)), cube.accepted_value
    if cube.offer.stage is not OfferStage.DOUBLE:
        return phrase("log-raises", player=player, stage=cube.offer.stage, value=value)
    if cube.owner is not None:
        return phrase("log-redoubles", player=player, value=value, is_automatic=False)
    return phrase("log-doubles", player=player, value=value, is_automatic=False)


def _still_your_turn(table: HeadsUpTable, *, is_direct: bool) -> str:
    """In a channel as a push says it, with a mention."""
    if not is_direct:
        return phrase("turn-reminder", call=status_line(table))
    awaited, roll, offered = task_of(table.game), roll_to_play(table.game), _offered(table)
    if offered:
        task = phrase("list-task", task=awaited, roll=roll)
        return phrase("turn-still-to-answer", task=task, offers=offered)
    return phrase("list-still-your-turn", task=awaited, roll=roll)


def _played_for(table: HeadsUpTable) -> list[str]:
    return [what_is_played(table.sheet), *([score(table)] if table.sheet.is_match else [])]
