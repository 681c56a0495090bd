"""Posts, reminders and deadlines that are owed, and when they are due."""
