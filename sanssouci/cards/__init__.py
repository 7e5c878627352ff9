"""Cards that more than one game plays with."""
