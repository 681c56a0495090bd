"""A studio without a process of its own."""

from dataclasses import replace

from bot.discord.service.studio import Studio
from bot.play.base.keys import UserSnowflake
from render.studio import Order


class Pencil(Studio):
    """Draws at once, and of a film no more than a few boards."""

    def __init__(self) -> None:
        super().__init__()
        self.orders: list[Order] = []

    async def draw(self, person: UserSnowflake, order: Order) -> bytes:
        """Draw within the bot, and remember the order."""
        assert person
        self.orders.append(order)
        self.meanwhile()
        return replace(order, shots=order.shots[-2:]).drawn()

    def meanwhile(self) -> None:
        """What happens while it draws."""
