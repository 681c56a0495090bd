"""What the strong player is asked of the games here, and what is held back."""
