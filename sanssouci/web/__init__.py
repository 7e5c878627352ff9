"""The table in the browser: an ASGI application and its pages."""

from sanssouci.web.app import create_app
from sanssouci.web.settings import Limits, Settings

__all__ = ["Limits", "Settings", "create_app"]
