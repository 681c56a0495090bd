"""Members to look at: a team in which everything that can be said of a member is said of somebody."""

from render.members import Badge, CubeSpot, Member, MemberCube
from render.seats import Seat

_TEAM, _BOX = Seat.TOP, Badge(Seat.BOTTOM)
_OFFERED = MemberCube(2, CubeSpot.OWN, _BOX, is_offered=True)
_MEMBERS = (
    Member(Badge(_TEAM, "C"), "Ben", "to answer", _OFFERED, is_to_act=True),
    Member(Badge(_TEAM, "2"), "Cleo", "has answered", _OFFERED),
    Member(Badge(_TEAM, "3"), "ليلى الطويل", "passed", result="\N{MINUS SIGN}1", is_out=True),
    Member(Badge(_TEAM, "4"), "王小明", "cube centred", MemberCube(1, CubeSpot.CENTRE, _BOX)),
    Member(Badge(_TEAM, "5"), "🎲 Dicey 🦄", "own cube", MemberCube(64, CubeSpot.OWN, _BOX)),
    Member(
        Badge(_TEAM, "6"), "Maximiliane von Hohenstein", "box's cube", MemberCube(128, CubeSpot.ACROSS, _BOX)
    ),
    Member(Badge(_TEAM, "7"), "xX_DiceKing_Xx", "cashed", result="+2", is_out=True),
    Member(Badge(_TEAM, "8"), "Søren", "gave an extra", MemberCube(4, CubeSpot.CENTRE, Badge(_TEAM, "5"))),
    Member(Badge(_BOX.seat, "P"), "नमस्ते", "box's partner"),
)


def sample_members(count: int) -> tuple[Member, ...]:
    """The first so many of nine members."""
    return _MEMBERS[:count]
