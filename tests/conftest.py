"""What holds for all tests."""

from hypothesis import settings

from bot.kinds import register_all

settings.register_profile("no clock", deadline=None)  # a busy machine is no bug
settings.load_profile("no clock")
register_all()
