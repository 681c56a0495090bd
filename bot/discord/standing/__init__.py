"""Ratings on Discord."""
