"""Questions to the strong player about games played here, and answers that must wait."""
