"""A report to read: one HTML page that needs nothing else, and its pictures as files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import jinja2
import matplotlib as mpl
from markupsafe import Markup

import sanssouci
from sanssouci.arena.figures import Figures, figures
from sanssouci.arena.follies import follies_of
from sanssouci.arena.plots import Picture, pictures
from sanssouci.arena.ratings import Ratings, rate
from sanssouci.arena.store import BadTable, Store
from sanssouci.board.drawing.lettering import font_faces
from sanssouci.bots import called
from sanssouci.games import load
from sanssouci.kernel import Message
from sanssouci.kernel.catalogue import spoken, tell
from sanssouci.kernel.numerals import decimal, percent

_PAGE = "report.html"
_DOTS_PER_INCH = 150


def write_report(store: Store, folder: Path) -> Iterator[Path]:
    """Write the page and the pictures, and say each file as it is there."""
    games = store.games()
    if not games:
        raise BadTable(tell("arena.nothing_played"))
    game = load(store.plan.game)
    found, ratings = figures(store.plan, games), rate(games)
    drawn = pictures(found, ratings, games, game)
    folder.mkdir(parents=True, exist_ok=True)
    inline = {}
    for picture in drawn:
        svg = _svg(picture)
        inline[picture.name] = Markup(_as_part_of_a_page(svg, picture))
        yield _written(folder / f"{picture.name}.svg", svg.encode())
        png = folder / f"{picture.name}.png"
        picture.figure.savefig(png, dpi=_DOTS_PER_INCH)
        yield png
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).with_name("templates")),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.filters["called"] = called
    page = environment.get_template(_PAGE).render(
        game=game,
        plan=store.plan,
        planned=sum(1 for _ in store.plan.jobs()),
        found=found,
        ratings=ratings,
        verdict=verdict(found, ratings, game.name),
        follies=follies_of(store),
        folly=lambda key: game.say(Message.of(key)),
        pictures=drawn,
        inline=inline,
        fonts=Markup(font_faces()),
        version=sanssouci.__version__,
        rules=store.rules,
        credit=game.say(Message.of("game.credit")),
        say=tell,
        decimal=decimal,
        percent=percent,
        language=spoken(),
    )
    yield _written(folder / _PAGE, page.encode())


def verdict(found: Figures, ratings: Ratings, name: Callable[[str], str]) -> str:
    """The outcome in a sentence or two."""
    first, *rest = ratings.bots
    if not rest:
        strongest = max(ratings.seats, key=lambda place: ratings.seats[place].mu)
        setup, seat = found.setups[strongest[0]].title, name(strongest[1])
        return tell("matches.of_one", bot=called(first), seat=seat, setup=setup)
    second = rest[0]
    gap = ratings.bots[first].mu - ratings.bots[second].mu
    doubt = 2 * (ratings.bots[first].sigma ** 2 + ratings.bots[second].sigma ** 2) ** 0.5
    share = found.totals[first]
    key = "matches.strongest" if gap > doubt else "matches.ahead"
    return tell(key, bot=called(first), second=called(second), won=share.won, seats=share.games)


def _written(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def _svg(picture: Picture) -> str:
    """The same picture is the same text, whenever it is drawn."""
    buffer = StringIO()
    unsaid = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    with mpl.rc_context({"svg.hashsalt": picture.name}):
        picture.figure.savefig(buffer, format="svg", metadata=unsaid)
    return buffer.getvalue()


def _as_part_of_a_page(svg: str, picture: Picture) -> str:
    """Without its prologue, with ids that no other picture has and words for who cannot see it."""
    start = svg.index("<svg")
    body = re.sub(r'(\bid="|url\(#|href="#)', rf"\1{picture.name}-", svg[start:])
    label = jinja2.filters.do_forceescape(f"{picture.title}. {picture.text}")
    return body.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
