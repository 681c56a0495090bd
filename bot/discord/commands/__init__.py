"""Slash commands: parse, call, present."""
