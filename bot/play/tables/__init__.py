"""What happens at a table: from what is asked to what is saved."""
