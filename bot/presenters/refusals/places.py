"""Why something is not possible in a channel or a thread, and where it would be."""

from bot.presenters.refusals.words import listed


def no_thread(why: str, taken: str | None) -> str:
    """Return why no thread is opened; `taken` says what is played in the channel, if that is the reason."""
    head = f"This channel's table is taken: {taken}. For yours," if taken else "For a thread,"
    return f"{head} {why}"


def lacking_for_thread(missing: list[str]) -> str:
    """Return which permissions the bot lacks to open a thread."""
    return (
        f"I would need {listed(missing)} in this channel. "
        "Ask somebody who runs the server to allow it, or challenge in another channel."
    )


def too_many_threads() -> str:
    """Return what to do when the server has as many open threads as Discord allows."""
    return (
        "this server would need fewer open threads: Discord allows no more of them. "
        "Ask somebody who runs it to close some, or challenge in another channel."
    )


def no_threads_here() -> str:
    """Return what to do in a channel that has no threads for games."""
    return "this kind of channel has no threads that I could open. Challenge in a text channel."


def thread_refused() -> str:
    """Return what to say when Discord opened no thread and did not say why."""
    return (
        "I asked Discord for a thread and got none. Try again in a minute, or challenge in another channel."
    )
