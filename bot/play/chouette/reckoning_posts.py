"""Reckonings as subjects: each is posted once its chouette is closed for good, and edited from then on."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.base.keys import Edition, MessageSnowflake, SubjectId, TableId, key_or_none
from bot.play.base.pending_post import PendingPost
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.reckoning import RECKONING, SHOW, let_go
from bot.play.chouette.reckoning_pages import Reckoning, call_panel, reckoning_panel
from bot.play.chouette.scoresheet import sheet_of
from bot.play.chouette.store import load_chouette
from bot.play.display.picture import Theme
from bot.play.kinds.privacy import Entry
from bot.play.pages.boards import posted_theme
from bot.play.subjects.posts import Look, PendingPanel
from bot.play.subjects.subject import NOBODYS, Fired, Firing, Owners, Subject
from bot.play.tables.settings import preferences_of_server
from bot.play.tables.visibility import Viewer, may_view
from bot.play.upkeep.belongings import Belongings
from render import DEFAULT_THEME
from storage import OutboxRecord, ReckoningRecord, UnitOfWork

KNOWN_BY: Final = frozenset({ChouetteButton.SCORESHEET})


class Reckonings(Subject):
    """The final sheets of chouettes, with what is to be paid."""

    @property
    def kinds(self) -> Collection[str]:
        return (RECKONING,)

    def fire(self, uow: UnitOfWork, firing: Firing) -> Fired:
        """Nothing of it is ever due."""
        uow.deadlines.fire(firing.deadline.id, firing.at)
        return Fired()

    def next_post(
        self,
        uow: UnitOfWork,
        subject: SubjectId,
        rows: Sequence[OutboxRecord],
        now: datetime,
        besides: Owners = NOBODYS,
    ) -> PendingPost | None:
        for row in rows:
            if row.due_at > now or None in besides:
                return None
            stored = uow.reckonings.get(subject)
            if row.kind == SHOW:
                return _shown(uow, stored, row)
            if called := _call(uow, stored, row):
                return called
            uow.outbox.mark_delivered([row.id], now)
        return None

    def may_view(self, uow: UnitOfWork, subject: SubjectId, viewer: Viewer) -> bool:
        return may_view(uow, viewer, load_chouette(uow, TableId(uow.reckonings.get(subject).table_id)))


def _read(uow: UnitOfWork, stored: ReckoningRecord) -> Reckoning:
    table, payments = load_chouette(uow, TableId(stored.table_id)), uow.reckonings.payments(stored.subject_id)
    return Reckoning(table, sheet_of(uow, table), payments, has_carried=stored.has_carried)


def _call(uow: UnitOfWork, stored: ReckoningRecord, row: OutboxRecord) -> PendingPanel | None:
    """What notifies whoever is to pay, once; None where nothing is open any more."""
    reckoning = _read(uow, stored)
    payers = dict.fromkeys(PlayerId(each.payer_id) for each in reckoning.payments if each.state == "open")
    if not payers:
        return None
    return PendingPanel(
        row,
        reckoning.table.guild,
        reckoning.table.channel,
        uow.database,
        lambda is_nameless: call_panel(reckoning, is_nameless=is_nameless),
        mention=tuple(reckoning.table.players[each] for each in payers),
        later_than=key_or_none(MessageSnowflake, stored.message_snowflake),
    )


def _shown(uow: UnitOfWork, stored: ReckoningRecord, row: OutboxRecord) -> PendingPanel:
    """The sheet and its payments, which mention nobody: that takes plain text."""
    reckoning = _read(uow, stored)
    table, chosen = reckoning.table, preferences_of_server(uow, reckoning.table.guild)

    def look(theme: Theme) -> Look:
        return lambda is_nameless: reckoning_panel(
            reckoning, posted_theme(chosen, theme), is_nameless=is_nameless
        )

    return PendingPanel(
        row,
        table.guild,
        table.channel,
        uow.database,
        look(DEFAULT_THEME),
        message=key_or_none(MessageSnowflake, stored.message_snowflake),
        edition=Edition(stored.edition),
        known_by=KNOWN_BY,
        taken=lambda uow, message, _at: uow.reckonings.set_message(stored.subject_id, message),
        look_in=look,
    )


class OwnPayments(Belongings):
    """What somebody is to pay, or to be paid."""

    def export(self, uow: UnitOfWork, player: PlayerId) -> Entry:
        found = uow.reckonings.of_player(player)
        if not found:
            return {}
        return {
            "payments": [
                {
                    "chouette": uow.reckonings.get(each.reckoning_id).table_id,
                    "points": each.points if each.payee_id == player else -each.points,
                    "state": each.state,
                    "at": each.changed_at.isoformat(),
                }
                for each in found
            ]
        }

    def forget(self, uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
        let_go(uow, player, at)
