"""How The Great Crisis looks in the terminal."""

from sanssouci.terminal.crisis.presenter import CrisisPresenter as Presenter

__all__ = ["Presenter"]
