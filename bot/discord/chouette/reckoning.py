"""The buttons under payments: whoever pays says so, and whoever is paid confirms it."""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from bot.discord.pressing.replies import say
from bot.discord.pressing.responses import acknowledge
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction, request_of
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.play.base.keys import SubjectId
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.reckoning import PaymentKey, PaymentPress, PaymentSaid, press_payment
from bot.play.text.words import name
from bot.text.catalogue import phrase

ARGUMENT: Final = re.compile(r"(?P<reckoning>[0-9]{1,18})\.(?P<seq>[0-9]{1,3})")
PRESSES: Final[Mapping[StrEnum, PaymentPress]] = {
    ChouetteButton.PAID: PaymentPress.PAID,
    ChouetteButton.RECEIVED: PaymentPress.RECEIVED,
    ChouetteButton.NOT_RECEIVED: PaymentPress.NOT_RECEIVED,
}


async def press(interaction: Interaction, pressed: CustomId) -> None:
    key, context = parse_key(pressed.argument), interaction.client.context
    await acknowledge(interaction)
    said = await context.store.run(
        press_payment,
        request=request_of(interaction),
        viewer=viewer_of(interaction),
        key=key,
        press=PRESSES[pressed.kind],
    )
    await context.delivery.deliver(key.reckoning)
    await say(interaction, _answer(said))


def parse_key(argument: str) -> PaymentKey:
    """Raises UnknownButton for what we do not write."""
    match = ARGUMENT.fullmatch(argument)
    if match is None:
        raise UnknownButton(argument)
    return PaymentKey(SubjectId(int(match["reckoning"])), int(match["seq"]))


def _answer(said: PaymentSaid) -> str:
    match said.state:
        case "claimed":
            return phrase("reckoning-claimed", payee=name(said.payee))
        case "paid":
            return phrase("reckoning-received")
        case _:
            return phrase("reckoning-reopened")
