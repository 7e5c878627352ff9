"""What libraries and the system complain of, in the words of whoever is told.

Pydantic and the operating system explain themselves in English. What they often say has a sentence
in the catalogue; of a value that fits in no other way it is said that it cannot be used.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from typing import Any, Final

from sanssouci.kernel.catalogue import tell

_KINDS: Final = {
    "whole": ("int_parsing", "int_type", "int_from_float", "int_parsing_size"),
    "number": ("float_parsing", "float_type", "finite_number"),
    "yes_no": ("bool_parsing", "bool_type"),
    "text": ("string_type",),
    "missing": ("missing", "missing_argument", "union_tag_not_found"),
    "unknown": ("extra_forbidden", "unexpected_keyword_argument"),
    "json": ("json_invalid", "json_type"),
    "list": ("list_type", "tuple_type", "set_type"),
    "named": ("dict_type", "model_type", "model_attributes_type", "dataclass_type"),
}
_KEYS: Final = {type_: f"invalid.{key}" for key, types in _KINDS.items() for type_ in types}
_BOUNDS: Final = {
    "greater_than_equal": ("invalid.at_least", "ge"),
    "greater_than": ("invalid.more_than", "gt"),
    "less_than_equal": ("invalid.at_most", "le"),
    "less_than": ("invalid.less_than", "lt"),
    "string_too_short": ("invalid.too_short", "min_length"),
    "string_too_long": ("invalid.too_long", "max_length"),
    "too_short": ("invalid.too_few", "min_length"),
    "too_long": ("invalid.too_many", "max_length"),
}
_CHOICES: Final = {
    "literal_error": "expected",
    "enum": "expected",
    "union_tag_invalid": "expected_tags",
}
_SYSTEM: Final = {
    errno.ENOENT: "system.missing",
    errno.EACCES: "system.forbidden",
    errno.EPERM: "system.forbidden",
    errno.EISDIR: "system.is_folder",
    errno.ENOTDIR: "system.no_folder",
    errno.EEXIST: "system.exists",
    errno.ENOSPC: "system.full",
    errno.EROFS: "system.read_only",
    errno.EADDRINUSE: "system.in_use",
    errno.EADDRNOTAVAIL: "system.no_address",
}


def misfit(problem: Mapping[str, Any]) -> str:
    """What is wrong with a value: an entry of pydantic's ``ValidationError.errors()``."""
    type_, context = str(problem["type"]), problem.get("ctx") or {}
    if type_ in _KEYS:
        return tell(_KEYS[type_])
    if type_ in _BOUNDS:
        key, name = _BOUNDS[type_]
        bound = context[name]
        return tell(key, bound=bound if isinstance(bound, int) else f"{bound:g}")
    if type_ in _CHOICES:
        listed = str(context[_CHOICES[type_]])  # 'a', 'b' or 'c'
        return tell("invalid.one_of", listed=", ".join(re.findall(r"'([^']*)'", listed)))
    if type_ == "value_error":  # a check of our own, which has said why
        return str(context["error"])
    return tell("invalid.other")


def system_trouble(error: OSError) -> str:
    """Why the system would not do something."""
    if error.errno in _SYSTEM:
        return tell(_SYSTEM[error.errno])
    return error.strerror or str(error)
