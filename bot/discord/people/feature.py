"""The feature of people."""

from typing import Final

from bot.discord.feature import Feature
from bot.discord.people import commands

PEOPLE: Final = Feature(name="people", commands=(commands.block, commands.unblock, commands.report))
