"""The pages of an analysis: a summary with a chart, and its decisions one by one, the worst first."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bot.analysis import (
    Chart,
    CubeAction,
    CubeDecision,
    Decision,
    Depth,
    ExportedMatch,
    GameAnalysis,
    MatchAnalysis,
    PlayDecision,
    Rating,
)
from bot.engine import Side
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.analysis.analyses import ALL_GAMES, AnalysisId, PendingNotice, ShownAnalysis
from bot.play.base.errors import NoSuchFrame
from bot.play.display.panel import (
    Button,
    Download,
    Entry,
    Menu,
    Painting,
    Panel,
    ReplayCursor,
    SharedButton,
    Tone,
    cursor_button,
)
from bot.play.display.picture import View, cut
from bot.play.kinds.judged import PartOfAnalysis, PresentedAnalysis
from bot.play.kinds.kind import kind_of, words_of
from bot.play.pages.analysis_picture import chart_alt, chart_of, decision_picture, dots_of, mover_of
from bot.play.text import analysis as analysis_text
from bot.play.text.escapes import unformatted
from bot.play.text.words import DOT
from bot.text.catalogue import phrase

CURSOR: Final = re.compile(r"(?P<id>\d{1,18})\.(?P<game>\d{1,5})\.(?P<whose>[awb])\.(?P<place>\d{1,5})")
DISCORD_ENTRY_LIMIT: Final = 25
DISCORD_ENTRY_LENGTH: Final = 100


class Whose(StrEnum):
    """The side whose decisions are shown."""

    ALL = "a"
    WHITE = "w"
    BLACK = "b"

    @property
    def sides(self) -> tuple[Side, ...]:
        return {Whose.ALL: tuple(Side), Whose.WHITE: (Side.WHITE,), Whose.BLACK: (Side.BLACK,)}[self]


@dataclass(frozen=True, slots=True)
class AnalysisCursor:
    """A page of an analysis.

    Args:
        game: The number of a game, from 1, or ALL_GAMES.
        whose: Whose decisions.
        place: 0 for the summary; else the decision, from 1, the worst first.
    """

    id: AnalysisId
    game: int = ALL_GAMES
    whose: Whose = Whose.ALL
    place: int = 0

    def __str__(self) -> str:
        return f"{self.id}.{self.game}.{self.whose}.{self.place}"


def parse_analysis_cursor(argument: str) -> AnalysisCursor | None:
    """None for an argument that we do not write; what follows it only tells two buttons apart."""
    match = CURSOR.match(argument)
    if match is None:
        return None
    return AnalysisCursor(
        AnalysisId(int(match["id"])), int(match["game"]), Whose(match["whose"]), int(match["place"])
    )


@dataclass(frozen=True, slots=True)
class Page:
    """A page of an analysis; `chart` is what it shows besides, which has to be drawn elsewhere."""

    panel: Panel
    chart: Chart | None = None
    alt: str = ""

    def with_chart(self, png: bytes) -> Panel:
        return replace(self.panel, pictures=(Painting(png, self.alt),))

    def without_chart(self) -> Panel:
        """The panel if the chart cannot be drawn."""
        return replace(self.panel, text=f"{self.panel.text}\n-# {phrase('analysis-no-chart')}")


@dataclass(frozen=True, slots=True)
class _Shown:
    """An analysis with its players' names, and what is told of it where its games are bets."""

    asked: ShownAnalysis
    presented: PresentedAnalysis
    analysis: MatchAnalysis

    @property
    def parts(self) -> tuple[PartOfAnalysis, ...]:
        return self.presented.parts

    def of_part(self, index: int) -> "_Shown":
        """With the names of the two who bet."""
        part = self.parts[index]
        return replace(self, analysis=replace(self.analysis, white=part.white, black=part.black))

    def index(self, game: GameAnalysis) -> int:
        """Return the index of the game, by identity: two bets may have gone alike."""
        return next(index for index, each in enumerate(self.analysis.games) if each is game)

    def is_automatic(self, game: GameAnalysis, decision: Decision) -> bool:
        """Whether the bot rolled for whoever did not double."""
        is_rolled = isinstance(decision, CubeDecision) and decision.done is CubeAction.NO_DOUBLE
        number = self.asked.game or self.index(game) + 1
        return is_rolled and game.roll_of(decision) in self.asked.automatic_rolls.get(number, ())


def page_of(asked: ShownAnalysis, cursor: AnalysisCursor, view: View, *, is_public: bool = False) -> Page:
    """A page of an analysis; raises NoSuchFrame."""
    presented = kind_of(asked.table).presented(asked.table, asked.analysis)
    shown = _Shown(asked, presented, presented.analysis)
    games = shown.analysis.games
    if cursor.game > len(games):
        raise NoSuchFrame
    if shown.parts and cursor.game != ALL_GAMES:
        shown = shown.of_part(cursor.game - 1)
    if cursor.place == 0:
        page = _overview if shown.parts and cursor.game == ALL_GAMES else _summary
        return page(shown, cursor, view, is_public=is_public)
    found = _worst_first(shown, cursor)
    if cursor.place > len(found):
        raise NoSuchFrame
    return Page(_decision(shown, cursor, found, view, is_public=is_public))


def _chosen(shown: _Shown, cursor: AnalysisCursor) -> tuple[GameAnalysis, ...]:
    games = shown.analysis.games
    return games if cursor.game == ALL_GAMES else games[cursor.game - 1 : cursor.game]


def _overview(shown: _Shown, cursor: AnalysisCursor, view: View, *, is_public: bool) -> Page:
    """Show a summary of all bets, and the way to each; the chart is that of the boards."""
    lines = [f"### {shown.presented.title}", f"-# {_subtitle(shown, cursor)}", *shown.presented.summary]
    lines += analysis_text.older_lines(shown.analysis)
    panel = Panel(
        "\n".join(lines),
        rows=_summary_rows(shown, cursor, is_public=is_public),
        menus=() if is_public else _menus(shown, cursor),
    )
    boards = _boards(shown)
    labels = [phrase("table-game-number", number=number) for number in boards]
    return _charted(panel, shown, tuple(boards.values()), view, labels)


def _boards(shown: _Shown) -> dict[GameNumber, GameAnalysis]:
    """Each game as the bet on it saw it that went on longest."""
    longest: dict[GameNumber, GameAnalysis] = {}
    for part, game in zip(shown.parts, shown.analysis.games, strict=True):
        known = longest.setdefault(part.game, game)
        if len(game.decisions) > len(known.decisions):
            longest[part.game] = game
    return longest


def _charted(
    panel: Panel, shown: _Shown, games: Sequence[GameAnalysis], view: View, labels: Sequence[str] = ()
) -> Page:
    """A page with the chart of some games, if anything can be drawn of them."""
    if not any(isinstance(each, PlayDecision) and each.plays for game in games for each in game.decisions):
        return Page(panel)
    chart = chart_of(shown.analysis, games, view, labels)
    return Page(panel, chart, chart_alt(shown.analysis, games))


def _summary(shown: _Shown, cursor: AnalysisCursor, view: View, *, is_public: bool) -> Page:
    analysis, games, withheld = shown.analysis, _chosen(shown, cursor), _withheld(shown, cursor)
    lines = [f"### {_players(analysis)}", f"-# {_subtitle(shown, cursor)}"]
    for side in (view.bottom, view.bottom.other):
        decisions = [each for game in games for each in game.decisions if each.side is side]
        rating = _rating(analysis, cursor, side)
        lines += analysis_text.rating_lines(
            analysis.name(side), rating, decisions, is_match=analysis.length > 0, has_luck=not withheld
        )
        lines += _resignations(shown, games, side)
    if withheld:
        lines.append(phrase("analysis-withheld", number=withheld))
    if illegal := _illegal(games):
        lines.append(f"-# {analysis_text.illegal_line(analysis, illegal)}")
    if any(game.stopped for game in games):
        lines.append(f"-# {phrase('analysis-stopped')}")
    lines += analysis_text.older_lines(analysis)
    panel = Panel(
        "\n".join(lines),
        rows=_summary_rows(shown, cursor, is_public=is_public),
        menus=() if is_public else _menus(shown, cursor),
    )
    return _charted(panel, shown, games, view)


def _withheld(shown: _Shown, cursor: AnalysisCursor) -> int:
    """How many decisions are kept back, of which nothing here may tell."""
    numbers = shown.asked.withheld
    return sum(numbers if cursor.game == ALL_GAMES else numbers[cursor.game - 1 : cursor.game])


def _resignations(shown: _Shown, games: Sequence[GameAnalysis], side: Side) -> Iterator[str]:
    """Yield a side's losses by resigning, or by answering; of several games, with their numbers."""
    for game in games:
        number = shown.index(game) + 1 if len(games) > 1 else 0
        is_bet = bool(shown.parts)
        yield from analysis_text.resignation_lines(game.resignations, side, number, is_bet=is_bet)


def _players(analysis: MatchAnalysis) -> str:
    white, black = (unformatted(analysis.name(side)) for side in Side)
    return phrase("analysis-title", white=white, black=black)


def _subtitle(shown: _Shown, cursor: AnalysisCursor) -> str:
    """Such as "#17 · 5-point match · game 2 of 4 · quick"."""
    length = shown.analysis.length
    played = phrase("sheet-match", length=length) if length else phrase("sheet-money")
    played = shown.presented.played or played
    parts = [phrase("replay-imported") if shown.asked.is_imported else f"#{shown.asked.table.id}", played]
    games = len(shown.analysis.games)
    if cursor.game != ALL_GAMES and games > 1:
        is_bet = bool(shown.parts)
        game = phrase("replay-game", number=cursor.game, games=games)
        parts.append(unformatted(shown.parts[cursor.game - 1].label) if is_bet else game)
    elif shown.asked.game != ALL_GAMES:
        parts.append(phrase("replay-game", number=shown.asked.game, games=shown.asked.table.number))
    parts.append(phrase("analysis-depth", depth=shown.analysis.depth))
    return " · ".join(parts)


def _rating(analysis: MatchAnalysis, cursor: AnalysisCursor, side: Side) -> Rating:
    if cursor.game == ALL_GAMES:
        return analysis.rating(side)
    return analysis.games[cursor.game - 1].rating(side)


def _illegal(games: Sequence[GameAnalysis]) -> list[PlayDecision]:
    decisions = (each for game in games for each in game.decisions if isinstance(each, PlayDecision))
    return [each for each in decisions if not each.is_legal]


def _worst_first(shown: _Shown, cursor: AnalysisCursor) -> list[tuple[GameAnalysis, Decision]]:
    """All that lost something, the worst first, then what was illegal."""
    found = [pair for pair in _decisions(shown, cursor) if pair[1].side in cursor.whose.sides]
    wrong = [(game, each) for game, each in found if _is_mistake(each) and _is_legal(each)]
    wrong.sort(key=lambda pair: -pair[1].lost)
    return wrong + [(game, each) for game, each in found if not _is_legal(each)]


def _decisions(shown: _Shown, cursor: AnalysisCursor) -> Iterator[tuple[GameAnalysis, Decision]]:
    """Of all bets on a board, each decision once."""
    games = shown.analysis.games
    if shown.parts and cursor.game == ALL_GAMES:
        yield from ((games[part], games[part].decisions[at]) for part, at in shown.presented.decisions)
    else:
        yield from ((game, each) for game in _chosen(shown, cursor) for each in game.decisions)


def _is_mistake(decision: Decision) -> bool:
    """A missed or a wrong beaver is one, although no count says so."""
    is_beaver = isinstance(decision, CubeDecision) and decision.is_about_beaver
    return is_beaver or decision.lost >= analysis_text.SMALLEST_LOSS


def _is_legal(decision: Decision) -> bool:
    return not isinstance(decision, PlayDecision) or decision.is_legal


def _summary_rows(
    shown: _Shown, cursor: AnalysisCursor, *, is_public: bool
) -> tuple[tuple[Button, ...], ...]:
    first = replace(cursor, place=1)
    worst = [Button(SharedButton.ANALYSIS, phrase("button-decisions"), Tone.PRIMARY, f"{first}.first")]
    row = worst if _worst_first(shown, cursor) else []
    if is_public:
        return (tuple(row),) if row else ()
    return ((*row, *_ways_on(shown, cursor)),)


def _ways_on(shown: _Shown, cursor: AnalysisCursor) -> Iterator[Button]:
    kind = SharedButton.REPLAY_IMPORT if shown.asked.is_imported else SharedButton.REPLAY
    number = GameNumber(shown.asked.game or cursor.game or FIRST_GAME)
    if shown.parts:
        number = shown.parts[max(cursor.game - 1, 0)].game
    yield cursor_button(kind, phrase("button-replay"), ReplayCursor(number), "first")
    yield from _links_out(shown, cursor)


def _links_out(shown: _Shown, cursor: AnalysisCursor) -> Iterator[Button]:
    """To the channel, to a deeper look, and to other programs."""
    yield Button(SharedButton.SHARE_ANALYSIS, phrase("button-share"), argument=str(cursor))
    if shown.asked.has_deeper:
        yield Button(SharedButton.ANALYSE_DEEPER, phrase("button-deeper"), argument=str(cursor))
    if shown.analysis.file:
        yield Button(SharedButton.ANALYSIS_FILE, phrase("button-file"), argument=str(cursor))


def _menus(shown: _Shown, cursor: AnalysisCursor) -> tuple[Menu, ...]:
    """Return the menu of games, where there are several; of very many, the last ones."""
    analysis = shown.analysis
    if len(analysis.games) == 1 and not shown.parts:
        return ()
    numbers = range(1, len(analysis.games) + 1)[-(DISCORD_ENTRY_LIMIT - 1) :]
    entries = [
        Entry(
            shown.presented.whole or phrase("analysis-all-games", games=len(analysis.games)),
            str(replace(cursor, game=ALL_GAMES)),
            is_chosen=cursor.game == ALL_GAMES,
        )
    ]
    entries += [
        Entry(
            cut(_label(shown, number), DISCORD_ENTRY_LENGTH),
            str(replace(cursor, game=number)),
            is_chosen=cursor.game == number,
        )
        for number in numbers
    ]
    return (Menu(SharedButton.ANALYSIS, phrase("analysis-choose-game"), tuple(entries)),)


def _label(shown: _Shown, number: int) -> str:
    """Return the name of a game, or of a bet on one."""
    return shown.parts[number - 1].label if shown.parts else _game_label(shown.analysis, number)


def _game_label(analysis: MatchAnalysis, number: int) -> str:
    game = analysis.games[number - 1]
    score = f"{game.white_score}–{game.black_score}"  # noqa: RUF001  # an en dash
    if game.winner is None:
        return phrase("analysis-game-open", number=number, score=score)
    winner = analysis.name(game.winner)
    return phrase("analysis-game", number=number, score=score, winner=winner, points=game.points)


def _decision(
    shown: _Shown,
    cursor: AnalysisCursor,
    found: Sequence[tuple[GameAnalysis, Decision]],
    view: View,
    *,
    is_public: bool,
) -> Panel:
    game, decision = found[cursor.place - 1]
    if shown.parts:
        shown = shown.of_part(shown.index(game))
    analysis = shown.analysis
    played_dot, best_dot = dots_of(view.theme)
    done = unformatted(analysis_text.done_in_words(analysis.name(decision.side), decision))
    has_arrows = isinstance(decision, PlayDecision) and decision.played != decision.best
    place = phrase("analysis-place", place=cursor.place, of=len(found))
    verdict = analysis_text.verdict(decision)
    of_what = [f"### {_players(analysis)}", f"-# {_subtitle(shown, cursor)}", f"**{verdict}**"]
    lines = [
        *(of_what if is_public else [f"### {verdict}"]),
        f"{played_dot} {done}" if has_arrows else done,
        analysis_text.best_line(decision, best_dot),
        phrase("analysis-rolled-automatically") if shown.is_automatic(game, decision) else "",
        f"-# {_where(shown, cursor, game, decision)} · {place}",
    ]
    return Panel(
        "\n".join(line for line in lines if line),
        (decision_picture(analysis, game, decision, view),),
        () if is_public else _decision_rows(shown, cursor, len(found)),
        below=analysis_text.ratings_below(analysis.name(mover_of(decision)), decision),
    )


def _where(shown: _Shown, cursor: AnalysisCursor, game: GameAnalysis, decision: Decision) -> str:
    """Such as "game 2 at 1-0, roll 5"; of a bet among all, on which."""
    analysis = shown.analysis
    number = shown.index(game) + 1
    score = f"{game.white_score}–{game.black_score}"  # noqa: RUF001  # an en dash
    at, is_cube = game.roll_of(decision), isinstance(decision, CubeDecision)
    roll = phrase("analysis-where-roll", roll=at, is_before=is_cube)
    if shown.parts and cursor.game == ALL_GAMES:
        return f"{unformatted(shown.parts[number - 1].label)} · {roll}"
    if len(analysis.games) == 1 or shown.parts:
        return roll
    return phrase("analysis-where", number=number, score=score, roll=at, is_before=is_cube)


def _decision_rows(shown: _Shown, cursor: AnalysisCursor, count: int) -> tuple[tuple[Button, ...], ...]:
    """Around the decisions in a circle, back to the summary, to whose decisions are shown, and out."""
    analysis = shown.analysis
    before, after = (replace(cursor, place=(cursor.place - 1 + step) % count + 1) for step in (-1, 1))
    steps = (
        Button(SharedButton.ANALYSIS, "◀", argument=f"{before}.back"),
        Button(SharedButton.ANALYSIS, "▶", Tone.PRIMARY, f"{after}.on"),
        Button(
            SharedButton.ANALYSIS, phrase("button-summary"), argument=f"{replace(cursor, place=0)}.summary"
        ),
    )
    if shown.parts and cursor.game == ALL_GAMES:
        return (steps, tuple(_links_out(shown, cursor)))
    labels = {
        Whose.ALL: phrase("analysis-everybody"),
        Whose.WHITE: analysis.white,
        Whose.BLACK: analysis.black,
    }
    filters = tuple(
        Button(
            SharedButton.ANALYSIS,
            cut(label, DISCORD_SHORT_LABEL),
            Tone.SUCCESS if whose is cursor.whose else Tone.SECONDARY,
            f"{replace(cursor, whose=whose, place=1)}.of",
        )
        for whose, label in labels.items()
        if _worst_first(shown, replace(cursor, whose=whose))
    )
    return (steps, filters, tuple(_links_out(shown, cursor)))


DISCORD_SHORT_LABEL: Final = 20
"""Of a name on a button, so that three stand beside each other on a phone."""


def files_panel(shown: ShownAnalysis, exported: Sequence[tuple[str, ExportedMatch]]) -> Panel:
    """An analysis for other programs, bet by bet if there are several, under what each is called."""
    if stem := kind_of(shown.table).presented(shown.table, shown.analysis).stem:
        return _files_of_bets_panel(f"{stem}-{shown.id}", exported)
    ((called, match),) = exported
    return _files_of_match_panel(f"{called}-{shown.id}", match)


def _files_of_match_panel(stem: str, exported: ExportedMatch) -> Panel:
    """Its file, and where its link leads."""
    files = (
        Download(f"{stem}.ogxm.json", exported.ogxm),
        Download(f"{stem}.link.txt", exported.link.encode()),
    )
    return Panel(phrase("analysis-files", file=files[0].name, link=files[1].name), downloads=files)


def _files_of_bets_panel(stem: str, bets: Sequence[tuple[str, ExportedMatch]]) -> Panel:
    """The same for each bet, in one archive."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for number, (called, exported) in enumerate(bets, start=1):
            for suffix, content in (("ogxm.json", exported.ogxm), ("link.txt", exported.link.encode())):
                name = ZipInfo(f"{number:02}-{called}.{suffix}")  # of 1980, always alike
                archive.writestr(name, content, ZIP_DEFLATED)
    file = Download(f"{stem}.zip", packed.getvalue())
    return Panel(phrase("analysis-files-of-bets", file=file.name), downloads=(file,))


def names_of(shown: ShownAnalysis) -> tuple[tuple[str, str], ...]:
    """The players of a match of two, White first; where there are several bets, those of each."""
    presented = kind_of(shown.table).presented(shown.table, shown.analysis)
    whole = ((presented.analysis.white, presented.analysis.black),)
    return tuple((part.white, part.black) for part in presented.parts) or whole


def begun_panel() -> Panel:
    """Return the panel shown while an analysis is made."""
    return Panel(phrase("analysis-begun"))


def waiting_panel(depth: Depth) -> Panel:
    """The answer to whoever is told later."""
    return Panel(phrase("analysis-later", depth=depth))


def notice_panel(notice: PendingNotice, *, mention: str = "") -> Panel:
    """Return the notice to a player that their analysis is done, or has failed."""
    table = words_of(notice.table).table_name(notice.table)
    if notice.failure is not None:
        failed = phrase("analysis-notice-failed", table=table)
        why = analysis_text.failure_sentence(notice.failure)
        return Panel(DOT.join(filter(None, [mention, f"{failed} {why}"])))
    text = phrase("analysis-notice", table=table)
    show = Button(SharedButton.ANALYSIS, phrase("button-show"), Tone.PRIMARY, str(AnalysisCursor(notice.id)))
    return Panel(DOT.join(filter(None, [mention, text])), rows=((show,),))
