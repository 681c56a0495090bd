"""All the tables of a player in lines."""

NO_TURNS = "You play nowhere at the moment. Start with `/challenge`."
YOUR_TURN = "### Your turn"
OTHERS_TURN = "### Waiting for others"
FOR_ANYONE = "### Challenges to anyone here"


def next_line(waiting: str) -> str:
    """Return which table waits for a player now; `waiting` is that in a line."""
    return f"Done. Also waiting for you: {waiting}"


def turns_left_out(number: int) -> str:
    """Return how many tables a list leaves out."""
    return f"-# … and {number} more"
