"""Settings from options, the environment and a file, in that order; each error names its place."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from sanssouci.kernel import BadOption
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.complaints import misfit
from sanssouci.web.settings import Settings

CONFIG: Final = "SANSSOUCI_CONFIG"
_ADAPTER: Final = TypeAdapter(Settings)


def read_settings(
    environment: Mapping[str, str],
    default_database: str,
    config: Path | None = None,
    **options: Any,
) -> Settings:
    """Options that are None, and empty variables, count as not given."""
    values: dict[str, Any] = {"database": default_database}
    file = config or environment.get(CONFIG)
    if file:
        values |= _from_file(Path(file))
    values |= _from_environment(environment)
    given = {name: value for name, value in options.items() if value is not None}
    values |= _checked(given, lambda name: f"--{name.replace('_', '-')}", strict=False)
    return Settings(**values)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            values = tomllib.load(opened)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{file}: {error}") from error
    return _checked(values, lambda name: f"{file}: {name}", strict=True)


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    variables = {field.name: f"SANSSOUCI_{field.name.upper()}" for field in fields(Settings)}
    values = {
        name: environment[variable]
        for name, variable in variables.items()
        if environment.get(variable)
    }
    return _checked(values, lambda name: variables[name.partition(".")[0]], strict=False)


def _checked(
    values: dict[str, Any], place: Callable[[str], str], *, strict: bool
) -> dict[str, Any]:
    """The values with the types of the settings; text from outside is converted where possible."""
    whole = json.dumps({"database": "unknown", **values}, default=str)
    try:
        settings = _ADAPTER.validate_json(whole, strict=strict)
    except ValidationError as error:
        problem = error.errors(include_url=False)[0]
        name = ".".join(str(part) for part in problem["loc"])
        unknown = problem["type"] == "unexpected_keyword_argument"
        text = tell("host.no_setting") if unknown else misfit(problem)
        raise BadOption(f"{place(name)}: {text}") from error
    return {name: getattr(settings, name) for name in values}
