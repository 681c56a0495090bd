"""Chouettes on Discord: what presses and commands do, and what is shown to one person alone."""
