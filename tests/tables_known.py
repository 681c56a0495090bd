"""For all tests but those of the rules: the kinds of table are known, and no database waits for the disk."""

from sqlalchemy import Engine
from sqlalchemy.event import listen

from bot.kinds import register_all
from tests.databases import hasten

register_all()
listen(Engine, "engine_connect", hasten)
