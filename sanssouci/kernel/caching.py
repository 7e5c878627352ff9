"""Properties that are worked out once.

Python 3.11 takes a lock each time it works one out, and that lock costs more than much of what
officers keep so; from Python 3.12 on there is none. As everywhere, what two threads ask for at the
same time may be worked out twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property:  # noqa: N801
        """As the one in ``functools``, for objects that are made by the thousand."""

        def __init__(self, work_out):
            self._work_out = work_out
            self.__doc__ = work_out.__doc__

        def __set_name__(self, owner, name):
            self._name = name

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            found = instance.__dict__[self._name] = self._work_out(instance)
            return found


__all__ = ["cached_property"]
