"""Messages: boards with pictures, edits, plain text that becomes a board, nonces, mentions, and limits."""

import asyncio
from collections.abc import Awaitable
from typing import Final

import discord

from bot.discord.wire.components import NOBODY
from bot.discord.wire.failures import UNKNOWN_MESSAGE
from bot.discord.wire.message_search import own_messages
from bot.entropy import now
from bot.shell.checkup.bench import MARK, Bench
from bot.shell.checkup.board import REPLY, Board, pictures_of
from bot.shell.checkup.findings import Otherwise

EDITS_AT_ONCE: Final = 8
"""More than Discord takes of one channel in five seconds."""


async def board_with_picture(bench: Bench) -> str:
    sent, board = await bench.post_board("a board")
    read = await bench.read_back(sent)
    _check(board, read)
    return "text, picture and button read back"


async def alt_text(bench: Bench) -> str:
    sent, board = await bench.post_board("alt text")
    (picture,) = pictures_of(await bench.read_back(sent))
    if picture.description != board.alt:
        raise Otherwise(f"of {board.alt!r} there came back {picture.description!r}")
    return f"its {len(board.alt)} characters read back"


async def new_picture(bench: Bench) -> str:
    """An edit whose answer Discord gives without attachments, so the message is read again."""
    sent, _ = await bench.post_board("a board to be edited")
    before = pictures_of(await bench.read_back(sent))
    board = await Board.drawn(f"{MARK}the board after the play", REPLY)
    view = board.view
    answer = await sent.edit(view=view, attachments=view.files, allowed_mentions=NOBODY)
    read = await bench.read_back(sent)
    _check(board, read)
    (after,) = pictures_of(read)
    if after.media.url in {each.media.url for each in before}:
        raise Otherwise("the picture is the one of before")
    if after.description != board.alt:
        raise Otherwise(f"the alt text is {after.description!r}")
    return f"the new picture and its alt text read back; attachments in the answer: {len(answer.attachments)}"


async def board_of_plain_text(bench: Bench) -> str:
    """As the bot makes a board of what a locked phone shows."""
    push = await bench.post("plain text")
    board = await _made_board(push)
    _check(board, await bench.read_back(push))
    return "the same message shows the board, and the text is gone"


async def no_way_back(bench: Bench) -> str:
    """Discord says that the flag of components cannot be removed from a message."""
    push = await bench.post("plain text, for good")
    board = await _made_board(push)
    again = push.edit(content=f"{MARK}plain again", view=None, attachments=[], allowed_mentions=NOBODY)
    code = await refusal_of(again)
    if not code:
        raise Otherwise("a board can be made plain text again")
    _check(board, await bench.read_back(push))
    return f"refused with {code}, and the board stays"


async def link_below_plain_text(bench: Bench) -> str:
    """As a reminder and a notice are sent."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="To the board", url=bench.channel.jump_url))
    read = await bench.read_back(await bench.post("a reminder", view=view))
    if read.content != f"{MARK}a reminder" or len(read.components) != 1:
        raise Otherwise(f"the text is {read.content!r}, with {len(read.components)} rows of buttons")
    return "text and link read back"


async def same_nonce_twice(bench: Bench) -> str:
    """A post is repeated where its answer was lost; with a picture, and without one."""
    nonce = discord.utils.time_snowflake(now())
    posts = [await bench.post_board("one nonce", nonce=f"{nonce}b") for _ in range(2)]
    plain = [await bench.post("one nonce", nonce=f"{nonce}") for _ in range(2)]
    for kind, ids in (
        ("boards", {message.id for message, _ in posts}),
        ("plain messages", {message.id for message in plain}),
    ):
        if len(ids) != 1:
            raise Otherwise(f"two {kind} were posted")
    return "one message each, with a picture and without"


async def mentions_after_edits(bench: Bench) -> str:
    """As in a post that notifies, and in the board that is made of it; the bot mentions itself alone."""
    named = f"<@{bench.me.id}>"
    allowed = discord.AllowedMentions(users=[bench.me], everyone=False, roles=False)
    sent = await bench.post(f"mentions of {named}", allowed=allowed)
    seen = [await _mentions(bench, sent)]
    for permitted in (NOBODY, allowed):
        view = (await Board.drawn(f"{MARK}mentions of {named}", REPLY)).view
        await sent.edit(content=None, view=view, attachments=view.files, allowed_mentions=permitted)
        seen.append(await _mentions(bench, sent))
    if seen != [1, 0, 1]:
        raise Otherwise(f"allowed, not allowed in an edit, allowed in another: {seen} mentions")
    return "a board that allows nobody loses the mention, one that allows it brings it back"


async def own_messages_are_found(bench: Bench) -> str:
    """As after an outage, when nobody knows what was posted."""
    sent, board = await bench.post_board("a board to be found")
    async for message in own_messages(bench.channel, bench.me):
        if message.id == sent.id:
            _check(board, message)
            return "found, with its text and its button"
    raise Otherwise("the channel's history does not have it")


async def deleted_message(bench: Bench) -> str:
    sent = await bench.post("a message to be deleted")
    await sent.delete()
    code = await refusal_of(sent.edit(content=f"{MARK}too late", allowed_mentions=NOBODY))
    if code != UNKNOWN_MESSAGE:
        raise Otherwise(f"an edit after that comes to {code or 'nothing'}")
    return f"an edit after that is refused with {code}"


async def limit_waited_for(bench: Bench) -> str:
    """discord.py waits before a call that Discord would refuse, or after it was."""
    sent, clock = await bench.post("many edits"), asyncio.get_running_loop()
    before, refused, start = bench.calls.limits_met, bench.calls.refused_as_too_many, clock.time()
    for number in range(EDITS_AT_ONCE):
        await sent.edit(content=f"{MARK}edit {number + 1}", allowed_mentions=NOBODY)
    if (await bench.read_back(sent)).content != f"{MARK}edit {EDITS_AT_ONCE}":
        raise Otherwise("the last edit is not shown")
    took, refused = f"{clock.time() - start:.1f} seconds", bench.calls.refused_as_too_many - refused
    if bench.calls.limits_met == before:
        raise Otherwise(f"{EDITS_AT_ONCE} edits in {took} met no limit")
    return f"{EDITS_AT_ONCE} edits took {took}; refused as too many and sent again: {refused}"


async def refusal_of(work: Awaitable[object]) -> int:
    """Discord's code, or else its status, where it refuses something; 0 where it does not.

    Raises:
        discord.DiscordServerError: Discord is out of order.
    """
    try:
        await work
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        return error.code or error.status
    return 0


async def _made_board(push: discord.Message) -> Board:
    board = await Board.drawn(f"{MARK}a board of plain text", REPLY)
    view = board.view
    await push.edit(content=None, view=view, attachments=view.files, allowed_mentions=NOBODY)
    return board


async def _mentions(bench: Bench, message: discord.Message) -> int:
    return len((await bench.read_back(message)).mentions)


def _check(board: Board, message: discord.Message) -> None:
    if found := list(board.differences(message)):
        raise Otherwise("; ".join(found))
