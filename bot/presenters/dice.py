"""The private answers about dice: what a table's dice come from, with the proof, and a server's totals."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot import fair_dice
from bot.dice_totals import DiceTotals
from bot.fair_dice import DiceProof, format_proof
from bot.game_dice import GameDice
from bot.presenters.panel import Download, Panel
from bot.presenters.sentences import dice as sentences
from bot.table import AnyTable, ChouetteTable, Hosted

CHECKER: Final = Download("fair_dice.py", Path(fair_dice.__file__).read_bytes())
"""The whole program that checks a proof, for whoever wants to read it before he runs it."""


def dice_panel(table: AnyTable, games: Sequence[GameDice]) -> Panel:
    """Return what everybody may know of the dice of some games, and the proof of one that is over."""
    lines, proofs = [sentences.dice_heading(table)], []
    for dice in games:
        lines += ["", *sentences.dice_lines(table, dice)]
        if dice.proof is not None:
            proofs.append(_proof(table, dice.number, dice.proof))
            lines.append(sentences.how_to_check(proofs[-1].name, CHECKER.name))
    if before := min(games[0].number - 1, _games_over(table)):
        lines.append(sentences.earlier_proofs(before))
    return Panel("\n".join(lines), downloads=(*proofs, CHECKER) if proofs else ())


def totals_panel(totals: DiceTotals) -> Panel:
    """Return how a server's dice have fallen."""
    if not totals.rolls:
        return Panel(sentences.NO_ROLLS)
    return Panel("\n".join(sentences.totals_lines(totals)))


def _games_over(table: AnyTable) -> int:
    if isinstance(table, ChouetteTable):
        return 0 if table.chouette.last is None else table.chouette.last.number
    return len(table.results)


def _proof(table: Hosted, number: int, proof: DiceProof) -> Download:
    return Download(f"barpoint-dice-{table.id}-{number}.json", format_proof(proof).encode())
