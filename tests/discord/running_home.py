"""Rolls by which two who run home as fast as they can come to the end of a game."""

TO_A_SINGLE = "65 55 55 44 33 44 55 44 55 55 44 55 44 33 66 66 66 55 44"
TO_A_GAMMON = "64 44 66 33 55 33 33 66 66 44 55 55 66 55 33 66 55 44 44"
