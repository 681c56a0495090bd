"""Ratings, and places on a leaderboard. docs/ratings.md has the formulas in plain words.

What ended comes in as values, and nothing here knows a database, a page or what time it is.
"""
