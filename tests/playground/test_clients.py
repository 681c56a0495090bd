"""What the playground makes of a message as Discord's clients do."""

from simcord.backend.models import Message
from simcord.backend.models.message import AllowedMentions
from simcord.enums import ComponentType

from bot.playground.clients import hide_strangers


def test_whoever_a_message_may_not_mention_is_unknown_to_its_readers() -> None:
    text = {"type": int(ComponentType.TEXT_DISPLAY), "content": "<@1> beat <@2>; \\<@2> typed that."}
    message = Message(
        id=10,
        channel_id=11,
        author_id=12,
        content="<@2> to roll",
        timestamp="2026-01-01T00:00:00+00:00",
        components=[{"type": int(ComponentType.CONTAINER), "components": [text]}],
        allowed_mentions=AllowedMentions(users=frozenset({1})),
    )
    hide_strangers(message)
    assert message.content == "@unknown-user to roll"
    assert text["content"] == "<@1> beat @unknown-user; \\<@2> typed that."
