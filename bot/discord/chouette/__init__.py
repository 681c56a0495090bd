"""Chouettes on Discord: what presses and commands do, and what one person alone is shown."""
