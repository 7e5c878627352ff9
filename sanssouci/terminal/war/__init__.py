"""What the games with generals, trains, tactical cards and a map of suits show alike."""
