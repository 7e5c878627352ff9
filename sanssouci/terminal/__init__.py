"""A table in the terminal: people at the keyboard, bots beside them."""
