"""Use cases: each loads, decides, saves and returns what happened, inside one transaction.

A use case is a plain function over a `storage.UnitOfWork`; callers run it by `Database.run`.
Nothing here knows Discord: people and channels come in as snowflakes, sentences are made elsewhere.
"""
