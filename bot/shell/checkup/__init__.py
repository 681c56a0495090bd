"""`barpoint check-discord`: tries on a real server whatever the bot relies on and can try alone."""
