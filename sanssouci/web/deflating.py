"""Socket messages, compressed once for all recipients of the same message."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

_KEPT: Final = 32
_LARGEST_KEPT: Final = 256 * 1024

_packed: OrderedDict[tuple[int, bytes], Frame] = OrderedDict()
"""By window and content, the latest frames. A message that refers to no other one is the same
for everybody, so what the first spectator is sent is packed for all of them.
"""


class SharedDeflate(PerMessageDeflate):
    """Compresses each message on its own, so no memory is held per connection."""

    def encode(self, frame: Frame) -> Frame:
        if not self.local_no_context_takeover or not 1 <= len(frame.data) <= _LARGEST_KEPT:
            return super().encode(frame)
        key = self.local_max_window_bits, bytes([frame.opcode, frame.fin]) + bytes(frame.data)
        if (found := _packed.get(key)) is None:
            found = _packed[key] = super().encode(frame)
            if len(_packed) > _KEPT:
                _packed.popitem(last=False)
        else:
            _packed.move_to_end(key)
        return found


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[object]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)  # type: ignore[arg-type]
        return agreed, SharedDeflate(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )
