"""The gaps in the translations, for translators."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from typing import Final

from bot.shell.command import EXIT_FAILED, Command, say
from bot.text.catalogue import phrase
from bot.text.language import Language
from bot.text.translations import State, gaps, stamp

TRANSLATED: Final = [language for language in Language if language is not Language.ENGLISH]


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument(
        "languages",
        nargs="*",
        type=Language,
        metavar="LANGUAGE",
        help=phrase("start-help-languages", codes=" ".join(TRANSLATED)),
    )
    parser.add_argument("--file", default="", metavar="NAME", help=phrase("start-help-text-file"))
    parser.add_argument("--draft", action="store_true", help=phrase("start-help-text-draft"))
    parser.add_argument("--stamp", action="store_true", help=phrase("start-help-text-stamp"))


def _status(options: Namespace) -> int:
    """Print what each language lacks, or as a draft, in English, what is to be translated.

    Fails if anything is missing or out of date. Only one file is looked at if it is named.
    """
    is_complete = True
    for language in options.languages or TRANSLATED:
        if options.stamp:
            stamp(language)
        left = [gap for gap in gaps(language) if options.file in ("", gap.source.file.stem)]
        is_complete = is_complete and not left
        if options.draft:
            say("\n".join(gap.source.draft for gap in left if gap.state is not State.UNKNOWN))
            continue
        for gap in left:
            say(f"{language} {gap.source.file.stem} {gap.source.name}: {gap.state}")
        numbers = Counter(gap.state for gap in left)
        missing, outdated = numbers[State.MISSING], numbers[State.OUTDATED]
        say(phrase("start-text-status", language=language.value, missing=missing, outdated=outdated))
    return 0 if is_complete else EXIT_FAILED


TEXT_STATUS: Final = Command("text-status", lambda: phrase("start-help-text-status"), _status, _describe)
