"""The rules of the chouette: one board, and a bet between the box and each member of the team."""
