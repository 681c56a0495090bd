"""Whatever has deadlines, is owed posts, and may be seen by some and not by others."""
