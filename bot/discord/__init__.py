"""Everything that knows Discord: the client, commands, buttons, delivery and custom ids."""
