"""Finished games for the tests, one for each way a game can end."""
