"""The parts of which ``build_geography.py`` and ``build_theatres.py`` are made."""
