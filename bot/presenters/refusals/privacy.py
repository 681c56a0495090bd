"""Why nothing is given out or erased."""


def nothing_stored() -> str:
    """Return that somebody is not known."""
    return "Nothing is stored about you. You are known once you challenge somebody, are challenged, or play."
