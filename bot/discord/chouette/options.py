"""The options of a chouette as options of its slash commands."""

from functools import partial
from typing import Final

from bot.discord.commands.options import OptionGroup, TypedOption, typed_option
from bot.engine.chouette import CHOUETTE_OPTIONS, PRESETS, ChouetteSheet
from bot.play.chouette.text.options import preset_label

PRESET: Final = TypedOption(
    "preset",
    str,
    choices={name: partial(preset_label, name) for name in PRESETS},
)


class ChouetteOptions(OptionGroup):
    """Typed options of a chouette's sheet."""

    OPTIONS = (PRESET, *(typed_option(each, is_money=True) for each in CHOUETTE_OPTIONS.values()))

    def applied_to(self, sheet: ChouetteSheet) -> ChouetteSheet:
        """The sheet, or the typed preset, with the other typed values.

        Raises:
            InvalidSheet: What was typed contradicts itself, or is out of its range.
            NotPossible: It cannot be read.
        """
        preset = self.typed.get("preset")
        base = PRESETS[preset] if isinstance(preset, str) else sheet
        return base.changed(**self.parsed("preset"))
