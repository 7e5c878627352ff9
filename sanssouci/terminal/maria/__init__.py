"""How Maria looks in the terminal."""

from sanssouci.terminal.maria.presenter import MariaPresenter as Presenter

__all__ = ["Presenter"]
