"""``python -m sanssouci`` is the same as the command ``sanssouci``."""

from sanssouci.cli import main

if __name__ == "__main__":
    main()
