"""How Sieben Jahre looks in the terminal."""

from sanssouci.terminal.sieben_jahre.presenter import SiebenJahrePresenter as Presenter

__all__ = ["Presenter"]
