"""What is wrong with the catalogues of sentences: ``python -m tools.sentences``.

Lists the sentences a language lacks, has too many or says of other words than English, those the
code says but no catalogue has, and those nobody says. Nothing is printed if all is well.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

import sanssouci
from sanssouci.kernel import ENGLISH, Catalogues, Sentences
from sanssouci.kernel.catalogue import SHARED, keys_of, read, resource_of
from sanssouci.terminal.wording import SENTENCES

CODE: Final = Path(sanssouci.__file__).parent
SCRIPTS: Final = CODE / "web" / "static" / "js"
TERMINAL: Final = "terminal"
"""What the catalogue of the terminal is called here, beside those of the games."""
_PYTHON_KEY: Final = re.compile(
    r"""["']((?:prompt|refuse|log|end|kernel|why|folly|table|terminal|state|unit|card|picture|error|cli|unsound|pack(?!\.toml)|arena|host|invalid|system|matches|number)"""
    r"""\.[a-z_]+)["']"""
)
_SCRIPT_KEY: Final = re.compile(r'(?<![.\w])t\("([\w.\-]+)"')
_KEY_BEGINS: Final = re.compile(r"""(?:f["']|`)([a-z]+\.[a-z_-]*)(?:\$?\{)""")
_WORD: Final = 7  # letters of a made-up word: a page may break a line after it
_ANY_WORD: Final = re.compile(r"""["'`]([a-z][\w.\-]*)["'`]""")


class _References(Visitor):
    """The messages that messages are made of, and the words they speak of."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.words: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.add(node.id.name)


class _Marker(Transformer):
    def __init__(self, longer: float) -> None:
        self.longer = longer

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        if node.value.strip():
            node.value = re.sub(r"(\S(?:.*\S)?)", self._mark, node.value)
        return node

    def _mark(self, found: re.Match[str]) -> str:
        more = int(len(found[0]) * self.longer)
        filling = "~" * max(0, more - 2)
        words = [filling[at : at + _WORD] for at in range(0, len(filling), _WORD)]
        return f"⟦{found[0]}{' '.join(words)}⟧"


def marked(source: str, longer: float = 0) -> str:
    """A made-up language: the same sentences, every piece of text in brackets.

    With ``longer`` it takes so much more room: 0.5 is half as long again.
    """
    made_up = _Marker(longer).visit(read(source, "a made-up language"))
    return FluentSerializer().serialize(made_up)


def resource(sentences: Sentences, language: str = ENGLISH) -> ast.Resource:
    return resource_of(sentences, language) or ast.Resource()


def lacking(sentences: Sentences, language: str) -> set[str]:
    """What English says and the language does not; forms of names are every language's own."""
    missing = keys_of(resource(sentences)) - keys_of(resource(sentences, language))
    return {key for key in missing if not key.startswith("trait-")}


def superfluous(sentences: Sentences, language: str) -> set[str]:
    """What the language says beyond English; names and their forms are its good right."""
    more = keys_of(resource(sentences, language)) - keys_of(resource(sentences))
    return {key for key in more if not key.startswith(("name-", "trait-"))}


def misworded(sentences: Sentences, language: str) -> set[str]:
    """Sentences that speak of other things than the English ones: an old translation, mostly."""
    english, translated = resource(sentences), resource(sentences, language)
    spoken_of, words = _words(translated), _words(english)
    names = ("name-", "trait-")
    both = {key for key in spoken_of.keys() & words.keys() if not key.startswith(names)}
    return {key for key in both if spoken_of[key] != words[key]}


def _words(entries: ast.Resource) -> dict[str, frozenset[str]]:
    """The words each message asks for, itself or in another it is made of, in whatever form."""
    found = {}
    for entry in entries.body:
        if isinstance(entry, ast.Message):
            references = _References()
            references.visit(entry)
            found[entry.id.name] = references
    whole = {}
    for key in found:
        made_of, words = {key}, set[str]()
        while made_of:
            part = found.get(made_of.pop())
            if part is not None:
                words |= {word.partition("-")[0] for word in part.words}
                made_of |= part.messages
        whole[key] = frozenset(words)
    return whole


def _folders(game: str) -> tuple[Path, ...]:
    package = game.replace("-", "_")
    return CODE / "games" / package, CODE / "terminal" / package, SCRIPTS / game


def code_of(game: str | None) -> str:
    """The code that may say sentences of a game, of the terminal, or (None) those all share."""
    if game in (None, TERMINAL):
        others = [folder for game in sanssouci.GAMES for folder in _folders(game)]
        others.append(CODE / "steps")  # whose sentences are those of the game that takes them
        files = [path for path in _files(CODE) if not any(map(path.is_relative_to, others))]
        return _text(path for path in files if _is_terminal(path) == (game == TERMINAL))
    code = _text(path for folder in _folders(game) for path in _files(folder))
    steps = set(re.findall(r"sanssouci\.steps\.([\w.]+)", code))
    return code + _text(path for step in steps for path in _step_files(step))


def _is_terminal(path: Path) -> bool:
    return path.is_relative_to(CODE / "terminal") or path in (CODE / "cli.py", CODE / "hosting.py")


def _step_files(step: str) -> list[Path]:
    """The files of a step: its module, or all of a folder from which a module is taken."""
    path = CODE.joinpath("steps", *step.split("."))
    return _files(path) if path.is_dir() else [path.with_suffix(".py")]


def _files(folder: Path) -> list[Path]:
    found = [path for kind in ("py", "js", "html") for path in folder.rglob(f"*.{kind}")]
    return [path for path in found if "vendor" not in path.parts]


def said(code: str) -> set[str]:
    """The keys that some code says for certain."""
    keys = {*_PYTHON_KEY.findall(code), *_SCRIPT_KEY.findall(code)}
    return {key.replace(".", "-") for key in keys}


def unsaid(sentences: Sentences, code: str) -> set[str]:
    """Sentences of which no code makes use, not even by a key put together from parts."""
    entries = resource(sentences)
    references = _References()
    references.visit(entries)
    whole = {word.replace(".", "-") for word in _ANY_WORD.findall(code)} | references.messages
    begun_in_code = {*_KEY_BEGINS.findall(code), "name.", "trait.", "list."}
    begun = tuple(part.replace(".", "-") for part in begun_in_code)
    return {key for key in keys_of(entries) if key not in whole and not key.startswith(begun)}


def _text(files: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def catalogues() -> Mapping[str | None, Sentences]:
    """All there are: that of the table itself (None), of the terminal and of each game."""
    found: dict[str | None, Sentences] = {None: SHARED, TERMINAL: SENTENCES}
    return found | {game: sanssouci.game(game).sentences for game in sanssouci.GAMES}


def findings(*, unfinished: bool = True) -> list[str]:
    """What is wrong, also with ``unfinished`` languages: those that the table does not offer yet
    because the catalogue that all share is still to be written."""
    offered = Catalogues(SHARED).languages
    keys = {who: keys_of(resource(sentences)) for who, sentences in catalogues().items()}
    code = {who: code_of(who) for who in catalogues()}
    found = []
    for who, sentences in catalogues().items():
        of = f" of {who}" if who else ""
        missing = said(code[who]) - keys[None] - keys[who]
        if who in sanssouci.GAMES:
            missing |= {f"end-{reason}" for reason in sanssouci.game(who).reasons} - keys[who]
            missing -= keys[TERMINAL]
        else:  # what is common to all reads what games say
            missing -= set().union(*(keys[game] for game in sanssouci.GAMES))
        found += [f"no sentence{of}: {key}" for key in sorted(missing)]
        readers = [who, None, TERMINAL] if who in sanssouci.GAMES else list(code)
        unread = unsaid(sentences, "".join(code[reader] for reader in readers))
        found += [f"nobody says{of}: {key}" for key in sorted(unread)]
        for language in Catalogues(sentences).languages:
            if language not in offered and not unfinished:
                continue
            found += [
                f"{language} lacks{of}: {key}" for key in sorted(lacking(sentences, language))
            ]
            more = sorted(superfluous(sentences, language))
            found += [f"{language} alone has{of}: {key}" for key in more]
            other = sorted(misworded(sentences, language))
            found += [f"{language} speaks of other words than English{of}: {key}" for key in other]
    return found


if __name__ == "__main__":
    wrong = findings()
    print("\n".join(wrong))
    sys.exit(bool(wrong))
