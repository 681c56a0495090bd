"""Matches and money sessions on Discord: what their buttons and commands do, and what one person is shown."""
