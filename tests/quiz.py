"""A toy subject that is no table: somebody is asked about a position, is reminded once, and told the end."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, Table, insert, select, update

import render
from bot.discord.feature import Feature
from bot.engine import Position
from bot.engine.keys import PlayerId
from bot.play.base.keys import ChannelSnowflake, Edition, GuildSnowflake, MessageSnowflake, SubjectId
from bot.play.base.pending_post import PendingPost
from bot.play.base.table import Player
from bot.play.display.panel import Button, Panel, Picture, SharedButton
from bot.play.kinds.privacy import Entry
from bot.play.subjects.posts import PendingPanel
from bot.play.subjects.subject import NOBODYS, Fired, Firing, Owners, Subject
from bot.play.tables.store import to_player
from bot.play.tables.visibility import Viewer
from bot.play.text.words import mention
from bot.play.upkeep.belongings import Belongings
from storage import OutboxRecord, UnitOfWork

QUIZ = "quiz"
SHOW, REMIND = "show", "remind"
REMINDED, CLOSED = "reminder", "close"
BUTTON = SharedButton.SHARE_POSITION
ASKED_FOR, REMINDED_AFTER = timedelta(hours=2), timedelta(hours=1)
QUIZZES = Table(
    "quizzes",
    MetaData(),
    Column("subject_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("player_id", BigInteger),
    Column("message", BigInteger),
    Column("edition", Integer, nullable=False),
    Column("is_over", Boolean, nullable=False),
)


@dataclass(frozen=True)
class Stored:
    """A quiz as it stands."""

    subject: SubjectId
    guild: GuildSnowflake
    channel: ChannelSnowflake
    asked: Player | None
    message: MessageSnowflake | None
    edition: Edition
    is_over: bool


def prepare(uow: UnitOfWork) -> None:
    """Let quizzes be stored."""
    QUIZZES.create(uow.connection, checkfirst=True)


def open_quiz(
    uow: UnitOfWork, guild: int, channel: int, asked: int, at: datetime, hurry: float = 1.0
) -> SubjectId:
    """Ask somebody, by our key of them."""
    key = SubjectId(uow.subjects.add(QUIZ, guild).id)
    values = {"subject_id": key, "channel": channel, "player_id": asked, "edition": 0, "is_over": False}
    uow.connection.execute(insert(QUIZZES), values)
    due = [(REMINDED, asked, at + REMINDED_AFTER / hurry), (CLOSED, None, at + ASKED_FOR / hurry)]
    uow.deadlines.replace(key, 0, due)
    uow.outbox.add(key, 0, SHOW, {}, at)
    return key


def quiz_of(uow: UnitOfWork, key: SubjectId) -> Stored:
    row = uow.connection.execute(select(QUIZZES).where(QUIZZES.c.subject_id == key)).one()
    asked = None if row.player_id is None else to_player(uow.players.get_many([row.player_id])[row.player_id])
    guild = uow.subjects.lock(key).guild_snowflake
    assert guild is not None
    return Stored(
        key,
        GuildSnowflake(guild),
        ChannelSnowflake(row.channel),
        asked,
        row.message,
        Edition(row.edition),
        row.is_over,
    )


def change(uow: UnitOfWork, key: SubjectId, **values: object) -> None:
    uow.connection.execute(update(QUIZZES).where(QUIZZES.c.subject_id == key).values(**values))


def panel_of(quiz: Stored, *, is_nameless: bool) -> Panel:
    if quiz.asked is None:
        who = "a former player"
    else:
        who = f"player {quiz.asked.id}" if is_nameless else quiz.asked.display_name
    side = render.Side(Position.start().own)
    picture = Picture(render.Diagram(bottom=side, top=side), "The board before a game.")
    if quiz.is_over:
        return Panel(f"Quiz {quiz.subject} is over. It was for {who}.", (picture,))
    return Panel(f"Quiz {quiz.subject} for {who}.", (picture,), ((Button(BUTTON, "Answer"),),))


class Quizzes(Subject):
    @property
    def kinds(self) -> Collection[str]:
        return (QUIZ,)

    def fire(self, uow: UnitOfWork, firing: Firing) -> Fired:
        quiz = quiz_of(uow, firing.subject)
        if not uow.deadlines.fire(firing.deadline.id, firing.at):
            return Fired()
        if firing.deadline.kind == REMINDED:
            uow.outbox.add(quiz.subject, quiz.edition, REMIND, {}, firing.at)
        else:
            change(uow, quiz.subject, edition=quiz.edition + 1, is_over=True)
            uow.outbox.add(quiz.subject, quiz.edition + 1, SHOW, {}, firing.at)
        return Fired()

    def next_post(
        self,
        uow: UnitOfWork,
        subject: SubjectId,
        rows: Sequence[OutboxRecord],
        now: datetime,
        besides: Owners = NOBODYS,
    ) -> PendingPost | None:
        quiz = quiz_of(uow, subject)
        for row in rows:
            if row.due_at > now or None in besides:
                return None
            if row.kind == SHOW:
                return self._shown(uow, quiz, row)
            if quiz.asked is not None and quiz.asked.snowflake is not None:
                return self._reminder(uow, quiz, row, quiz.asked)
            uow.outbox.mark_delivered([row.id], now)
        return None

    @staticmethod
    def _shown(uow: UnitOfWork, quiz: Stored, row: OutboxRecord) -> PendingPanel:
        return PendingPanel(
            row,
            quiz.guild,
            quiz.channel,
            uow.database,
            lambda is_nameless: panel_of(quiz, is_nameless=is_nameless),
            message=quiz.message,
            edition=quiz.edition,
            known_by=frozenset({BUTTON}),
            taken=lambda uow, message, _at: change(uow, quiz.subject, message=message),
        )

    @staticmethod
    def _reminder(uow: UnitOfWork, quiz: Stored, row: OutboxRecord, asked: Player) -> PendingPanel:
        return PendingPanel(
            row,
            quiz.guild,
            quiz.channel,
            uow.database,
            lambda _is_nameless: Panel(f"{mention(asked)} Quiz {quiz.subject} waits for you."),
            mention=(asked,),
            later_than=quiz.message,
        )

    def may_view(self, uow: UnitOfWork, subject: SubjectId, viewer: Viewer) -> bool:
        return quiz_of(uow, subject).guild == viewer.guild


class QuizBelongings(Belongings):
    """The people who were asked."""

    def export(self, uow: UnitOfWork, player: PlayerId) -> Entry:
        asked = list(_asked_of(uow, player))
        return {"asked": asked} if asked else {}

    def forget(self, uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
        for key in _asked_of(uow, player):
            quiz = quiz_of(uow, SubjectId(key))
            change(uow, quiz.subject, player_id=None, edition=quiz.edition + 1)
            uow.outbox.add(quiz.subject, quiz.edition + 1, SHOW, {}, at)


def _asked_of(uow: UnitOfWork, player: PlayerId) -> Sequence[int]:
    theirs = select(QUIZZES.c.subject_id).where(QUIZZES.c.player_id == player)
    return uow.connection.execute(theirs).scalars().all()


QUIZ_FEATURE: Final = Feature(name=QUIZ, subjects=(Quizzes(),), belongings=QuizBelongings())
