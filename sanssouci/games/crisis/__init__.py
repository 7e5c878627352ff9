"""The Great Crisis of Frederick II, by Tetsuya Nakamura: the Seven Years' War for two players."""
