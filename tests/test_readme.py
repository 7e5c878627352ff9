"""The Python shown in the README and the docs runs as it stands."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import mypy.api
import pytest

import sanssouci
from tests.command_line import run

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    *(ROOT / "docs" / f"{page}.md" for page in ("adding-a-game", "bots", "data-files", "research")),
]
GUIDES = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "strength").glob("*.md")),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failures, tried = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert failures == 0
    assert tried > 0


def test_the_first_bot_satisfies_a_strict_type_checker(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").partition("## ")[0]
    code = "".join(example.source for example in doctest.DocTestParser().get_examples(page))
    assert "class Cautious" in code
    module = tmp_path / "my_bots.py"
    module.write_text(code, encoding="utf-8")
    told, errors, failed = mypy.api.run(["--strict", "--follow-imports=silent", str(module)])
    assert not failed, told + errors


def test_the_line_about_data_sets_runs_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shortened to one game, which is the only word it lacks."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"`sanssouci (dataset [^`]+)`", page)
    monkeypatch.chdir(tmp_path)
    assert "1 game" in run(*line.split(), "-n", "1")
    assert (tmp_path / "games.parquet").exists()


def test_guides_and_examples_travel_with_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    sent = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert sent["examples"] == "share/doc/sanssouci/examples"
    for guide in (ROOT / "docs").glob("*.md"):
        assert sent[f"docs/{guide.name}"] == f"share/doc/sanssouci/docs/{guide.name}"
    for folder in ("rules", "strength"):
        assert sent[f"docs/{folder}"] == f"share/doc/sanssouci/docs/{folder}"
    assert str(ROOT / "docs" / "bots.md") in run("docs")


def test_the_package_example_runs() -> None:
    assert doctest.testmod(sanssouci).failed == 0


def anchors(page: Path) -> set[str]:
    """A page's headings as links name them: lower case, hyphens for spaces, no punctuation."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    titles = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{page.name} points to {link}"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name} points to {link}"
