"""SimCord without what takes it long and shows nothing: it copies, looks and is told less."""

from types import SimpleNamespace
from typing import Any, Final

from simcord import components, gateway, results
from simcord.env import Env
from simcord.http import router

from bot.discord.client import BarpointBot, Tree

EXPIRY: Final = "__timeout_task_impl"


def copied(value: Any) -> Any:
    """A deep copy of what JSON can say, which is all that SimCord copies, in a fraction of the time."""
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return [copied(each) for each in value] if type(value) is list else value  # not those that nobody changes


for _module in (gateway, router):
    vars(_module)["copy"] = SimpleNamespace(deepcopy=copied)
for _module in (components, results):
    vars(_module)["deepcopy"] = copied


class Commands(list[Any]):
    """The commands as Discord is told of them: nobody changes them, so they need no copying."""


_commands: list[Commands] = []
"""Those that every bot has, once one has told of them."""


async def sync(tree: Tree) -> None:
    """Tell Discord of the commands in English only: their 20,000 texts in all languages take 100 ms."""
    assert tree.client.application_id
    if not _commands:
        _commands.append(Commands(each.to_dict(tree) for each in tree.get_commands()))
    commands: list[Any] = _commands[0]
    await tree.client.http.bulk_upsert_global_commands(tree.client.application_id, commands)


class QuickEnv(Env):
    """SimCord, which looks every 50 ms whether the bot has settled; here it looks more often, and at less.

    Each private panel has a task that waits for its time to run out, and would be looked at each time, with
    the timer that wakes it: they are put aside until time passes.
    """

    def __init__(self, bot: BarpointBot, **more: Any) -> None:
        super().__init__(bot, **more)
        self._expiring: dict[Any, tuple[Any, list[Any]]] = {}

    async def _settle_internal(self, **how: Any) -> None:
        patience = max(how.pop("timeout", None) or 0.0, self.settle_timeout)  # at a start, it has 5 s
        await super()._settle_internal(**{**how, "timeout": patience, "idle": 0.002})
        if not self._advancing:
            tasks, timers = self._work.tasks, self._work.callbacks
            for task in [task for task, record in tasks.items() if record.label.endswith(EXPIRY)]:
                waiter = getattr(task, "_fut_waiter", None)
                waking = [each for each in timers if waiter in getattr(each.handle, "_args", ())]
                self._expiring[task] = tasks.pop(task), waking
                for timer in waking:
                    timers.remove(timer)

    async def _advance_to(self, target: float, deadline: float) -> None:
        self._take_back()
        await super()._advance_to(target, deadline)

    async def _detach_bot(self) -> None:
        self._take_back()
        await super()._detach_bot()

    def _take_back(self) -> None:
        for task, (record, timers) in self._expiring.items():
            if not task.done():
                self._work.tasks[task] = record
                self._work.callbacks += timers
        self._expiring.clear()
