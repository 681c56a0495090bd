"""What is shown: a panel of lines and buttons, its picture, and how a press says what it means."""
