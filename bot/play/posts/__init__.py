"""What Discord is owed: posts, reminders and deadlines, and when."""
