"""Barpoint: backgammon with friends, played over days in a Discord channel."""
