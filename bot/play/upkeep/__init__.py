"""Upkeep: a person's data, and the consistency of all that is stored."""
