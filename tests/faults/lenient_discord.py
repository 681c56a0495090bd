"""The stand-in for Discord, as strict as the real one in all that `barpoint check-discord` tries.

Each rule can be left out, so that a test shows that the check finds out.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from enum import StrEnum
from re import fullmatch
from typing import Any, ClassVar

from simcord.backend.errors import BackendError
from simcord.components import walk_components

from tests.faults.calls import Call, Kind, Moment
from tests.faults.discord_server import DiscordServer
from tests.faults.failures import limited

EDITS_IN_ROW = 5
MESSAGES = r"/channels/\d+/messages(/\d+)?"
ACTION_ROW, PUBLIC_THREAD = 1, 11
UNKNOWN_MESSAGE, CANNOT_EDIT_OTHERS = 10008, 50005
Answer = Any
"""An answer, as JSON."""


class Rule(StrEnum):
    """A rule that the real Discord keeps, and a stand-in may not."""

    ALT_TEXT = "keeps alt texts"
    ARCHIVED = "refuses edits in archived threads"
    BOARDS = "makes a board of plain text"
    BUTTONS = "keeps buttons"
    COMMANDS = "keeps all words of commands"
    DELETED = "says that it knows no deleted message"
    FOR_GOOD = "makes no plain text of a board"
    HISTORY = "shows the history"
    INSTALLATIONS = "lets an application be for servers alone"
    LIMITS = "limits edits"
    LINKS = "keeps links below plain text"
    LOCKS = "locks threads"
    MENTIONS = "rebuilds mentions from what an edit allows"
    NONCES = "posts what has the same nonce once"
    PICTURES = "shows the picture of the last edit"
    PRIVATE = "makes private threads"


class LenientDiscord(DiscordServer):
    """A Discord that follows all rules but some; the check sends what no game of ours would."""

    holds_messages: ClassVar[bool] = False

    def __init__(self, *left_out: Rule) -> None:
        super().__init__()
        self._left_out = frozenset(left_out)
        self._edits: Counter[int] = Counter()
        self.watch = self._limit

    def follows(self, rule: Rule) -> bool:
        return rule not in self._left_out

    def _limit(self, call: Call, moment: Moment) -> None:
        is_edit = call.method == "PATCH" and fullmatch(MESSAGES, call.path) is not None
        if moment is Moment.ARRIVED and is_edit and self.follows(Rule.LIMITS):
            self._edits[call.channel or 0] += 1
            if self._edits[call.channel or 0] % EDITS_IN_ROW == 0:
                self.fail(call.kind, limited(seconds=2))

    def _check(self, call: Call) -> None:
        if self.follows(Rule.ARCHIVED) or call.kind not in (Kind.EDIT, Kind.FOLD):
            super()._check(call)

    def _as_answered(self, call: Call, answer: Answer) -> Answer:
        return super()._as_answered(call, answer) if self.follows(Rule.MENTIONS) else answer

    def _dispatch(self, call: Call) -> Answer:
        for rule, bend in BENT.items():
            if not self.follows(rule):
                bend(self, call)
        try:
            answer = super()._dispatch(call)
        except BackendError as error:
            if error.code == UNKNOWN_MESSAGE and not self.follows(Rule.DELETED):
                raise BackendError(400, CANNOT_EDIT_OTHERS, "Cannot edit") from error
            raise
        if call.kind is Kind.SEARCH and not self.follows(Rule.HISTORY):
            return []
        if isinstance(answer, list):
            return [self._as_read(call, each) for each in answer]
        return self._as_read(call, answer) if isinstance(answer, dict) else answer

    def _as_read(self, call: Call, answer: dict[str, Any]) -> Answer:
        if call.path == "/oauth2/applications/@me":
            for_users = {} if self.follows(Rule.INSTALLATIONS) else {"1": {}}
            return answer | {"integration_types_config": {"0": {}} | for_users}
        if call.path.endswith("/commands"):
            return self._command(answer)
        return self._message(answer) if "mentions" in answer else answer

    def _command(self, command: dict[str, Any]) -> Answer:
        """Words that are the same as the English ones are not told; nor is an empty list."""
        words = command.get("description_localizations") or {}
        kept = {key: text for key, text in words.items() if text != command["description"]}
        if not self.follows(Rule.COMMANDS):
            kept.pop("de", None)
        return {**command, "description_localizations": kept or None, "version": "1"}

    def _message(self, message: dict[str, Any]) -> Answer:
        """Components as they are."""
        shown = [item for each in walk_components(message["components"]) for item in each.get("items", ())]
        for item in shown:
            item["description"] = item["description"] if self.follows(Rule.ALT_TEXT) else None
            if not self.follows(Rule.PICTURES):
                item["media"] = {"url": "https://cdn.discordapp.com/attachments/1/1/board-1.png"}
        return message


def _forget_nonces(server: LenientDiscord, _call: Call) -> None:
    server.forget_nonces()


def _make_public(_server: LenientDiscord, call: Call) -> None:
    if call.kind is Kind.THREAD:
        call.body["type"] = PUBLIC_THREAD


def _leave_unlocked(_server: LenientDiscord, call: Call) -> None:
    if call.kind is Kind.REOPEN:
        call.body.pop("locked", None)


def _stay_plain(_server: LenientDiscord, call: Call) -> None:
    if call.method == "PATCH" and call.body.get("content", "") is None:
        call.body.clear()


def _drop_buttons(_server: LenientDiscord, call: Call) -> None:
    for each in call.body.get("components") or []:
        each["components"] = [part for part in each["components"] if part["type"] != ACTION_ROW]


def _drop_links(_server: LenientDiscord, call: Call) -> None:
    if call.content.get("content"):
        call.body.pop("components", None)


def _make_plain(server: LenientDiscord, call: Call) -> None:
    if call.method == "PATCH" and call.body.get("components") == []:
        message = server.backend.get_message(call.channel or 0, int(call.path.rpartition("/")[2]))
        message.flags, message.components = 0, []


BENT: Mapping[Rule, Callable[[LenientDiscord, Call], None]] = {
    Rule.BOARDS: _stay_plain,
    Rule.BUTTONS: _drop_buttons,
    Rule.FOR_GOOD: _make_plain,
    Rule.LINKS: _drop_links,
    Rule.LOCKS: _leave_unlocked,
    Rule.NONCES: _forget_nonces,
    Rule.PRIVATE: _make_public,
}
"""The effect on a call if a rule is left out."""
