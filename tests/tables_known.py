"""For all tests but those of the rules: the kinds of table are known, and no database waits for the disk."""

from sqlalchemy import Engine
from sqlalchemy.event import listen

from bot.features import switch_all_on
from tests.databases import hasten

switch_all_on()
listen(Engine, "engine_connect", hasten)
