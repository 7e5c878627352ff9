"""A march at a table goes no further than it must."""

from __future__ import annotations

from tools.march_trace import traced


def test_a_march_is_carried_out_without_what_it_does_not_need() -> None:
    found = traced()
    assert "Movement.march" in found["games/friedrich/movement.py"]
    assert "Store.append" in found["table/store.py"]
    assert "steps/armies.py" not in found, "asides are listed only for what is no answer"
    assert "readers" not in found["table/course.py"], "who reads a line matters for secrets only"
