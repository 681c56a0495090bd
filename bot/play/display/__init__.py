"""The display: a panel of lines and buttons, its picture, and the meaning of a press."""
