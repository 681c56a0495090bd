"""Alembic's scripts: how the schema came to be, step by step."""
