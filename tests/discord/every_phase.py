"""Tables of both kinds in every phase, each in a channel of its own, as their people leave them."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any, Final

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice, WinKind
from bot.engine.chouette import (
    AnswersTogether,
    AnswerTogether,
    AnyBot,
    AnyOptions,
    ChouetteAction,
    Concede,
    CrewGrace,
    DeclineDouble,
    DoubleRule,
    GiveExtra,
    GoAway,
    Hold,
    Instruct,
    Leave,
    LoneRule,
    NameHost,
    NameProxy,
    Possible,
    ProposeSettlement,
    SeekPartner,
    SetLastGame,
    SettlementUpTo,
    Volunteer,
    legal_actions,
)
from bot.play.base.channel_problems import ChannelProblem
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.tables.places import record_state
from tests.discord.chouette import AT_ONCE, FIVE, Chouette, chouette_of, does
from tests.discord.direct_match import Direct
from tests.discord.players import ByButtons, actor_to_move
from tests.discord.random_play import choose
from tests.discord.random_presses import opened as open_by_sheet
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.chouette.story import AT_ONCE as STORY
from tests.engine.chouette.story import SINGLE_CUBE
from tests.play.chouette.random_play import FOR_GOOD, IDLE

Scene = Callable[[SimulatedServer, Random], Awaitable[None]]
SIX: Final = (*FIVE, "Frank")
MOST_ACTIONS: Final = 600
TURNS: Final = 3

HEADS_UP: dict[str, Scene] = {}
CHOUETTES: dict[str, Scene] = {}


def heads_up(scene: Scene) -> Scene:
    HEADS_UP[scene.__name__] = scene
    return scene


async def play_turns(server: SimulatedServer, random: Random, turns: int = TURNS) -> None:
    """Let both sides roll and play, so that somebody is to double or roll."""
    hand = ByButtons(server)
    for _ in range(turns):
        table = await server.table()
        await hand.act(RollDice()) if table.game.roll is None else None
        table = await server.table()
        possible = choose(table.game, table.must_act[0], random)
        while not isinstance(possible, MakePlay):
            possible = choose(table.game, table.must_act[0], random)
        await hand.act(possible)


async def begun(server: SimulatedServer, random: Random, **options: object) -> None:
    """A match or session in which White is to double or roll."""
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, **options)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    await play_turns(server, random)


@heads_up
async def reminded(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=5, turn_hours=72, reserve_hours=24)


@heads_up
async def out_of_time(server: SimulatedServer, random: Random) -> None:
    """The first table's player is reminded, this one's may lose the game."""
    await begun(server, random, length=5, turn_hours=24)
    await server.let_pass(timedelta(hours=40))


@heads_up
async def in_a_thread(server: SimulatedServer, _random: Random) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, thread=True)
    (thread,) = server.channel.threads
    server.channel = thread
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)


@heads_up
async def somebody_erased(server: SimulatedServer, _random: Random) -> None:
    gone = server.joined_by("Zoe")
    await gone.slash(server.channel, "challenge")
    await server.press(gone, HeadsUpButton.WITHDRAW)
    asked = private(await gone.slash(server.channel, "privacy erase"))
    await server.press(gone, SharedButton.ERASE, asked)


@heads_up
async def open_challenge(server: SimulatedServer, _random: Random) -> None:
    await server.alice.slash(server.channel, "challenge", length=5)


@heads_up
async def challenge_to_one(server: SimulatedServer, _random: Random) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, turn_hours=24)


@heads_up
async def counter_offer(server: SimulatedServer, _random: Random) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    await server.bob.slash(server.channel, "propose", length=3)
    await server.alice.slash(server.channel, "propose", length=7)


@heads_up
async def withdrawn(server: SimulatedServer, _random: Random) -> None:
    await server.alice.slash(server.channel, "challenge")
    await server.press(server.alice, HeadsUpButton.WITHDRAW)


@heads_up
async def declined(server: SimulatedServer, _random: Random) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    await server.press(server.bob, HeadsUpButton.DECLINE)


@heads_up
async def to_roll(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=7)


@heads_up
async def to_play(server: SimulatedServer, random: Random) -> None:
    await begun(server, random)
    await ByButtons(server).act(RollDice())


@heads_up
async def double_offered(server: SimulatedServer, random: Random) -> None:
    await begun(server, random)
    await ByButtons(server).act(OfferDouble())


@heads_up
async def beaver_offered(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, beavers=True, jacoby=True)
    await ByButtons(server).act(OfferDouble())
    await ByButtons(server).act(AnswerOffer(0, Answer.BEAVER))


@heads_up
async def cube_turned(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=9)
    await ByButtons(server).act(OfferDouble())
    await ByButtons(server).act(AnswerOffer(0, Answer.TAKE))
    await play_turns(server, random)


@heads_up
async def resignation_offered(server: SimulatedServer, random: Random) -> None:
    await begun(server, random)
    await ByButtons(server).resign(await actor_to_move(server), WinKind.GAMMON)


@heads_up
async def resignation_refused(server: SimulatedServer, random: Random) -> None:
    await resignation_offered(server, random)
    await server.press(await actor_to_move(server), SharedButton.REFUSE)


@heads_up
async def between_games(server: SimulatedServer, random: Random) -> None:
    await begun(server, random)
    await ByButtons(server).act(OfferDouble())
    await ByButtons(server).act(AnswerOffer(0, Answer.DROP))


@heads_up
async def second_game(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=3)
    await ByButtons(server).act(OfferDouble())
    await ByButtons(server).act(AnswerOffer(0, Answer.DROP))


@heads_up
async def match_over(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=1)
    await ByButtons(server).resign(await actor_to_move(server), WinKind.SINGLE)


@heads_up
async def analysed(server: SimulatedServer, random: Random) -> None:
    await match_over(server, random)
    await server.alice.slash(server.channel, "analyse")


@heads_up
async def rematch_asked(server: SimulatedServer, random: Random) -> None:
    await match_over(server, random)
    await server.press(server.alice, HeadsUpButton.REMATCH)


@heads_up
async def session_ended(server: SimulatedServer, random: Random) -> None:
    await between_games(server, random)
    await server.press(server.alice, HeadsUpButton.END)


@heads_up
async def takeback_asked(server: SimulatedServer, random: Random) -> None:
    await begun(server, random)
    called = await actor_to_move(server)
    acted = server.bob if called is server.alice else server.alice
    await acted.slash(server.channel, "takeback")


@heads_up
async def takeback_refused(server: SimulatedServer, random: Random) -> None:
    await takeback_asked(server, random)
    await server.press(await actor_to_move(server), HeadsUpButton.REFUSE_TAKEBACK)


@heads_up
async def against_the_clock(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=5, turn_hours=48, reserve_hours=24)


@heads_up
async def time_asked(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=5, turn_hours=48)
    called = await actor_to_move(server)
    await called.slash(server.channel, "clock ask")


@heads_up
async def orders_and_notes(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=5)
    for who in (server.alice, server.bob):
        shown = private(await who.slash(server.channel, "orders"))
        await server.press(who, SharedButton.ORDER, shown)
    await server.alice.slash(server.channel, "note", text="Bob gives up the anchor early")
    await server.alice.slash(server.channel, "dice words", text="lucky")


@heads_up
async def against_the_bot(server: SimulatedServer, _random: Random) -> None:
    await server.alice.slash(server.channel, "challenge", level="casual", length=3)


@heads_up
async def by_direct_messages(server: SimulatedServer, _random: Random) -> None:
    direct = Direct(server)
    await direct.challenge(length=5)
    server.dice.will_fall("31")
    await direct.press(server.bob, HeadsUpButton.ACCEPT)


@heads_up
async def resting(server: SimulatedServer, random: Random) -> None:
    await begun(server, random, length=5, turn_hours=48)
    await close_channel(server)


async def close_channel(server: SimulatedServer) -> None:
    """Close the channel to the bot, so that nobody can act there any more."""
    await server.database.run(
        record_state,
        channel=server.channel.id,
        guild=server.guild.id,
        problem=ChannelProblem.FORBIDDEN,
        at=server.clock(),
    )


def doing(*wanted: type, names: Sequence[str] = FIVE, **options: object) -> Scene:
    """Play at random until somebody may do what is wanted, and let them do it, one after the other."""

    async def scene(server: SimulatedServer, random: Random) -> None:
        await start(server, names, **options)
        for each in wanted:
            await act_until(server, random, each)
        await deliver(server)

    return scene


def until(
    reached: Callable[[ChouetteTable], object], names: Sequence[str] = FIVE, **options: object
) -> Scene:
    """Play at random until the table is as wanted."""

    async def scene(server: SimulatedServer, random: Random) -> None:
        await start(server, names, **options)
        for _ in range(MOST_ACTIONS):
            if reached(await chouette_of(server)):
                return await deliver(server)
            await act_at_random(server, random)
        raise AssertionError(reached)

    return scene


async def start(server: SimulatedServer, names: Sequence[str], **options: Any) -> None:
    chouette = Chouette(server)
    await open_by_sheet(chouette, replace(STORY, **options))
    for name in names[1:]:
        await chouette.presses(name, "Join")
    server.dice.will_fall("654321"[: len(names)] + "31")
    await chouette.presses(names[0], "Start")


async def deliver(server: SimulatedServer) -> None:
    await server.bot.context.delivery.deliver((await chouette_of(server)).id)
    await server.env.settle()


async def act_until(server: SimulatedServer, random: Random, wanted: type) -> None:
    for _ in range(MOST_ACTIONS):
        table = await chouette_of(server)
        for player in (*table.chouette.dealt, *table.chouette.queue):
            for possible in legal_actions(table.chouette, player):
                if isinstance(possible, wanted):
                    name = table.players[player].name
                    return await does(server, name, concrete(possible, random))
        await act_at_random(server, random)
    raise AssertionError(wanted)


async def act_at_random(server: SimulatedServer, random: Random) -> None:
    table = await chouette_of(server)
    state = table.chouette
    everybody = (*state.dealt, *state.queue, *state.away)
    eager = table.must_act or (state.host,)
    player = random.choice(everybody if random.random() < 0.2 else eager)
    possible = [one for one in legal_actions(state, player) if not isinstance(one, (*FOR_GOOD, GoAway))]
    onward = [one for one in possible if not isinstance(one, IDLE)]
    if chosen := onward or possible:
        await does(server, table.players[player].name, concrete(random.choice(chosen), random))


def concrete(action: Possible, random: Random) -> ChouetteAction:
    match action:
        case SettlementUpTo():
            return ProposeSettlement(action.bet, random.randint(-action.most, action.most))
        case AnswersTogether():
            answer = random.choice([Answer.TAKE, Answer.DROP])
            return AnswerTogether(tuple((cube, answer) for cube in action.cubes))
        case _:
            assert not isinstance(action, AnyOptions | AnyBot)
            return action


async def lobby(server: SimulatedServer, _random: Random) -> None:
    chouette = Chouette(server)
    await chouette.types("Alice", "chouette start", **AT_ONCE)
    await chouette.presses("Bob", "Join")


async def closed(server: SimulatedServer, random: Random) -> None:
    await start(server, FIVE[:3])
    await act_until(server, random, SetLastGame)
    for _ in range(MOST_ACTIONS):
        if (await chouette_of(server)).is_between_games:
            break
        await act_at_random(server, random)
    await deliver(server)
    await Chouette(server).closes(await host(server))


async def host(server: SimulatedServer) -> str:
    table = await chouette_of(server)
    return table.players[table.chouette.host].name


async def stake_change(server: SimulatedServer, _random: Random) -> None:
    await start(server, FIVE[:3])
    await server.alice.slash(server.channel, "chouette settings", stake=5)


async def chouette_rests(server: SimulatedServer, _random: Random) -> None:
    await start(server, FIVE[:4])
    await close_channel(server)


async def team_talks(server: SimulatedServer, _random: Random) -> None:
    chouette = Chouette(server)
    await chouette.start(FIVE, "654321 13")
    await chouette.types("Carol", "chouette suggest", play="8/5 6/5")


CHOUETTES.update(
    lobby=lobby,
    chouette_to_play=until(lambda table: table.game.roll),
    team_talks=team_talks,
    holding=doing(Hold),
    double_prepared=doing(OfferDouble),
    double_declined=doing(OfferDouble, DeclineDouble, crew_grace=CrewGrace.FOUR_HOURS),
    doubles_offered=until(lambda table: table.chouette.in_play and table.game.phase == "answer"),
    answer_sealed=until(
        lambda table: (
            table.chouette.in_play and any(not each.is_shown for each in table.chouette.current.answers)
        ),
        double_rule=DoubleRule.ALL,
    ),
    extra_to_give=doing(GiveExtra, lone_rule=LoneRule.EXTRAS, lone_min=3),
    settlement_proposed=doing(SettlementUpTo),
    concession_proposed=doing(Concede),
    partner_sought=doing(SeekPartner, names=SIX, partner_min=6),
    box_went=doing(Volunteer, GoAway),
    proxy_named=doing(GoAway, NameProxy),
    instructed=doing(Instruct),
    left=doing(Leave),
    host_named=doing(NameHost, names=FIVE[:3]),
    last_game=doing(SetLastGame),
    between=until(lambda table: table.is_between_games and table.chouette.last),
    third_game=until(lambda table: table.number == 3, names=FIVE[:3]),
    one_cube=doing(OfferDouble, **SINGLE_CUBE),
    stake_change=stake_change,
    chouette_rests=chouette_rests,
    closed=closed,
)
