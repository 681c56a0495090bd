"""Animations without a process of their own."""

from dataclasses import replace

from bot.discord.service.animation import AnimationProcess
from bot.play.base.keys import UserSnowflake
from render.animation_process import AnimationRequest


class Pencil(AnimationProcess):
    """Draws at once, and of a film no more than a few boards."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[AnimationRequest] = []

    async def draw(self, person: UserSnowflake, request: AnimationRequest) -> bytes:
        """Draw within the bot, and remember the request."""
        assert person
        self.requests.append(request)
        self.meanwhile()
        return replace(request, shots=request.shots[-2:]).drawn()

    def meanwhile(self) -> None:
        """Called while it draws."""
