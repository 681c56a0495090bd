"""Ratings, and places on a leaderboard. docs/ratings.md has the formulas in plain words.

The arithmetic takes what ended as values, and knows no database, no page, and not what time it is. `keeping`,
`store` and `checking` alone know where it is kept.
"""
