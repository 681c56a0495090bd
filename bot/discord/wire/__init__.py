"""The exchange with Discord: components, custom ids, words, calls and their failures."""
