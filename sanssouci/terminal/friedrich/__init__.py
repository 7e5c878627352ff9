"""How Friedrich looks in the terminal."""

from sanssouci.terminal.friedrich.presenter import FriedrichPresenter as Presenter

__all__ = ["Presenter"]
