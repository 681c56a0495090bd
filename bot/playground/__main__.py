"""`barpoint run` without a token: the playground, which alone brings a simulated Discord with it."""

import asyncio

from bot.configuration import load_settings
from bot.logs import set_up_logging
from bot.playground import open_playground
from bot.running import until_stopped

if __name__ == "__main__":
    settings = load_settings()
    set_up_logging(settings)
    asyncio.run(until_stopped(open_playground(settings)))
