"""Threads, public and private: archived, opened, locked."""

import discord

from bot.discord.wire.components import NOBODY
from bot.discord.wire.failures import THREAD_IS_ARCHIVED
from bot.shell.checkup.bench import MARK, Bench
from bot.shell.checkup.findings import NotTried, Otherwise
from bot.shell.checkup.messages import refusal_of


async def archived_thread(bench: Bench) -> str:
    """Nothing in it can be edited, until it is opened or something is posted there."""
    thread = await _public(bench)
    sent = await thread.send(f"{MARK}in a thread", allowed_mentions=NOBODY)
    await _set(thread, archived=True, locked=False)
    code = await refusal_of(sent.edit(content=f"{MARK}in an archived thread", allowed_mentions=NOBODY))
    if code != THREAD_IS_ARCHIVED:
        raise Otherwise(f"an edit in an archived thread comes to {code or 'nothing'}")
    await _set(thread, archived=False, locked=False)
    await sent.edit(content=f"{MARK}in an open thread", allowed_mentions=NOBODY)
    await _set(thread, archived=True, locked=False)
    await thread.send(f"{MARK}opens the thread", allowed_mentions=NOBODY)
    if (await _read(bench, thread)).archived:
        raise Otherwise("a post does not open an archived thread")
    return f"an edit is refused with {code}; an edit of the thread opens it, and so does a post"


async def locked_thread(bench: Bench) -> str:
    """Try posts in a locked thread; the bot does not rely on what it is told."""
    thread = await _public(bench)
    await _set(thread, archived=False, locked=True)
    open_still = await refusal_of(thread.send(f"{MARK}in a locked thread", allowed_mentions=NOBODY))
    await _set(thread, archived=True, locked=True)
    closed = await refusal_of(thread.send(f"{MARK}in a closed thread", allowed_mentions=NOBODY))
    if (await _read(bench, thread)).locked is False:
        raise Otherwise("a post unlocks it")
    await _set(thread, archived=False, locked=False)
    posts = f"a post while locked: {_told(open_still)}, while closed: {_told(closed)}"
    return f"locked, closed and opened; {posts}"


async def private_thread(bench: Bench) -> str:
    """As a team has one."""
    if isinstance(bench.channel, discord.TextChannel) and bench.channel.is_news():
        raise NotTried("an announcement channel has no private threads")
    thread = await bench.open_thread(discord.ChannelType.private_thread)
    if not (await _read(bench, thread)).is_private():
        raise Otherwise(f"the thread is a {thread.type}")
    await thread.send(f"{MARK}in a private thread", allowed_mentions=NOBODY)
    if bench.user is not None:
        await thread.add_user(discord.Object(bench.user))
        await thread.remove_user(discord.Object(bench.user))
    await _set(thread, archived=True, locked=True)
    await _set(thread, archived=False, locked=False)
    let_in = "nobody was let in" if bench.user is None else "the user was let in and out"
    return f"opened, closed and opened again; {let_in}"


async def _public(bench: Bench) -> discord.Thread:
    is_news = isinstance(bench.channel, discord.TextChannel) and bench.channel.is_news()
    kind = discord.ChannelType.news_thread if is_news else discord.ChannelType.public_thread
    return await bench.open_thread(kind)


async def _set(thread: discord.Thread, *, archived: bool, locked: bool) -> None:
    """Change a thread, and see whether it has changed."""
    changed = await thread.edit(archived=archived, locked=locked)
    if (changed.archived, changed.locked) != (archived, locked):
        wanted = f"archived {archived}, locked {locked}"
        raise Otherwise(f"told {wanted}, it is archived {changed.archived}, locked {changed.locked}")


async def _read(bench: Bench, thread: discord.Thread) -> discord.Thread:
    found = await bench.client.fetch_channel(thread.id)
    if not isinstance(found, discord.Thread):
        raise Otherwise("it is no thread")
    return found


def _told(code: int) -> str:
    return f"refused with {code}" if code else "taken"
