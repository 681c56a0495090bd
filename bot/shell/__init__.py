"""The command line: a file for each subject, and a `Command` for each thing to do."""
