"""Packs: what is said about a bad one, and how a good one comes into use."""

from __future__ import annotations

import zipfile
from pathlib import Path
from random import Random

import pytest

from sanssouci.board.findings import BadPack
from sanssouci.board.packs import MOST_BYTES, MOST_ENTRIES
from sanssouci.games.crisis.pack import BUILT_IN, load_pack
from sanssouci.games.crisis.pack_tables import FILES
from sanssouci.games.crisis.shelf import SHELF
from tests.games.spoiling import copied, edit


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The built-in data, to be spoilt."""
    return copied(FILES, BUILT_IN, tmp_path / "mine")


def zipped(folder: Path, target: Path, inside: str = "") -> Path:
    with zipfile.ZipFile(target, "w") as archive:
        for file in folder.iterdir():
            archive.write(file, inside + file.name)
    return target


def problems(path: Path) -> list[str]:
    with pytest.raises(BadPack) as caught:
        load_pack(path)
    assert list(caught.value.problems) == sorted(set(caught.value.problems))
    return [str(problem) for problem in caught.value.problems]


MISTAKES = [
    # file, what stands there, what is put in its place, the complaint
    (
        "nations.tsv",
        "sweden\t",
        "norway\t",
        "nations.tsv, line 7, column id: 'norway', expected one of prussia",
    ),
    (
        "nations.tsv",
        "empire\tHoly Roman Empire\t6\t0\tinvented\n",
        "",
        "nations.tsv: no row for empire",
    ),
    (
        "nations.tsv",
        "\t40\t",
        "\tmany\t",
        "nations.tsv, line 2, column troops: 'many', expected a whole",
    ),
    (
        "nations.tsv",
        "\t40\t1\t",
        "\t40\t9\t",
        "nations.tsv: prussia releases 9 commanders, only 8 wait",
    ),
    (
        "spaces.tsv",
        "resource-city\tprussia",
        "resource-city\tprusia",
        "spaces.tsv, line 2, column nation: 'prusia' does not stand",
    ),
    (
        "spaces.tsv",
        "\tresource-city\t",
        "\tvillage\t",
        "spaces.tsv, line 2, column kind: 'village', expected one of",
    ),
    ("spaces.tsv", "berlin\tBerlin", "berlin\t", "spaces.tsv, line 2, column name: empty"),
    (
        "spaces.tsv",
        "\t457\t323",
        "\t4570\t323",
        "spaces.tsv, line 2, column x: '4570', expected a number from 0 to 1000",
    ),
    (
        "spaces.tsv",
        "\t457\t323",
        "\tnan\t323",
        "spaces.tsv, line 2, column x: 'nan', expected a number",
    ),
    (
        "spaces.tsv",
        "magdeburg\t",
        "berlin\t",
        "spaces.tsv, line 3, column id: 'berlin' stands twice",
    ),
    (
        "spaces.tsv",
        "resource-city\tprussia\t1",
        "resource-city\tprussia\t0",
        "spaces.tsv, line 2, column resources: 0, expected 1 for a resource-city",
    ),
    (
        "spaces.tsv",
        "\tbox\tsweden\t2",
        "\tcity\tsweden\t0",
        "spaces.tsv: 0 boxes of sweden, expected 1",
    ),
    (
        "spaces.tsv",
        "\t323\ttext",
        "\t323\tguess",
        "spaces.tsv, line 2, column source: 'guess', expected one of",
    ),
    (
        "routes.tsv",
        "berlin\tbrandenburg",
        "berlin\tnowhere",
        "routes.tsv, line 2, column b: 'nowhere' does not stand in spaces.tsv",
    ),
    (
        "routes.tsv",
        "berlin\tbrandenburg",
        "berlin\tberlin",
        "routes.tsv, line 2, column b: a way from berlin to itself",
    ),
    (
        "routes.tsv",
        "berlin\tbrandenburg",
        "magdeburg\tbrandenburg",
        "routes.tsv, line 3, column b: the same a and b as line 2",
    ),
    (
        "routes.tsv",
        "\tland\t",
        "\tair\t",
        "routes.tsv, line 2, column kind: 'air', expected one of land, sea",
    ),
    (
        "commanders.tsv",
        "\tmagdeburg\t",
        "\t\t",
        "commanders.tsv, line 2, column start: '' does not stand in spaces.tsv",
    ),
    (
        "commanders.tsv",
        "\tmagdeburg\t",
        "\tatlantis\t",
        "commanders.tsv, line 2, column start: 'atlantis' does not stand",
    ),
    (
        "commanders.tsv",
        "schwerin\t",
        "breslau\t",
        "commanders.tsv, line 3, column id: 'breslau' is also a space",
    ),
    (
        "commanders.tsv",
        "\t8\t3\t",
        "\t8\t9\t",
        "commanders.tsv, line 2, column rating: '9', expected a whole number from 0 to 5",
    ),
    (
        "setup.tsv",
        "magdeburg\t14",
        "magdeburg\t60",
        "setup.tsv: 74 troops of prussia set up, nations.tsv has 40 counters",
    ),
    (
        "setup.tsv",
        "prussia\tbreslau",
        "prussia\tmagdeburg",
        "setup.tsv, line 3, column space: the same nation and space as line 2",
    ),
    (
        "setup.tsv",
        "russia\trussland",
        "france\trussland",
        "setup.tsv: france in russland, which only its owner uses",
    ),
    ("turns.tsv", "\n5\t", "\n6\t", "turns.tsv, line 6, column number: 6, expected 5: a gap"),
    (
        "turns.tsv",
        "5\t1757\tApril",
        "5\t1757\tJanuary",
        "turns.tsv, line 6, column month: not later than the turn before",
    ),
    (
        "turns.tsv",
        "campaign\trussia",
        "campaign\trussia rusia",
        "turns.tsv, line 7, column chits: 'rusia', expected one of",
    ),
    ("turns.tsv", "turn-end ", "", "turns.tsv: 0 turn-end chits, expected 1"),
    ("turns.tsv", "france britain", "britain", "turns.tsv: no turn brings a chit of france"),
    (
        "turns.tsv",
        "\telizabeth\t",
        "\t\t",
        "turns.tsv: 0 turns with the event elizabeth, expected 1",
    ),
    (
        "cards.tsv",
        "\t3\t\t3\teither",
        "\t3\t\t4\teither",
        "cards.tsv: the decks differ in size: prussia 17, austria 16",
    ),
    (
        "cards.tsv",
        "\tsurprise\t2",
        "\tpanic\t2",
        "cards.tsv, line 4, column effect: 'panic', expected one of",
    ),
    (
        "cards.tsv",
        "rapid-advance\t\t1\t3",
        "rapid-advance\t\t\t3",
        "cards.tsv, line 6, column amount: '', expected a whole number",
    ),
    (
        "cards.tsv",
        "surprise\t2\t\t",
        "surprise\t2\t1\t",
        "cards.tsv, line 4, column amount: surprise has none",
    ),
    (
        "pack.toml",
        "units = 198",
        "units = 200",
        "pack.toml, column counts.units: 200, but nations.tsv and commanders.tsv add up to 198",
    ),
    (
        "pack.toml",
        "cards = 32",
        "cards = 30",
        "pack.toml, column counts.cards: 30, but cards.tsv adds up to 32",
    ),
    (
        "pack.toml",
        '"frederick"',
        '"fritz"',
        "pack.toml, column victory.king: 'fritz' does not stand in commanders.tsv",
    ),
    (
        "pack.toml",
        '"frederick"',
        '"daun"',
        "pack.toml, column victory.king: daun is no Prussian commander",
    ),
    (
        "pack.toml",
        "format = 1",
        "format = 2",
        "pack.toml, column format: '2', expected a whole number from 1 to 1",
    ),
    (
        "pack.toml",
        "reconstruction = true",
        'reconstruction = "no"',
        "pack.toml, column reconstruction: 'no', expected true or false",
    ),
    ("pack.toml", "format = 1", "format =", "pack.toml: not TOML"),
]


@pytest.mark.parametrize(("name", "old", "new", "complaint"), MISTAKES)
def test_a_mistake_is_named_with_its_place(
    folder: Path, name: str, old: str, new: str, complaint: str
) -> None:
    edit(folder, name, old, new)
    assert any(problem.startswith(complaint) for problem in problems(folder)), problems(folder)


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    edit(folder, "spaces.tsv", "\tresource-city\t", "\tvillage\t")
    edit(folder, "turns.tsv", "turn-end austria", "turn-end austia")
    edit(folder, "commanders.tsv", "\t8\t3\t", "\t8\t9\t")
    found = problems(folder)
    assert [problem.split(",")[0] for problem in found] == [
        "commanders.tsv",
        "spaces.tsv",
        "turns.tsv",
    ]


def test_a_space_without_routes_is_stranded(folder: Path) -> None:
    lines = (folder / "routes.tsv").read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if "\tmemel\t" not in f"\t{line}"]
    assert len(kept) < len(lines)
    (folder / "routes.tsv").write_text("".join(kept), encoding="utf-8")
    assert problems(folder) == ["routes.tsv: no way leads from berlin to memel"]


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    assert f"{name}: missing" in problems(folder)


@pytest.mark.parametrize("name", FILES)
def test_a_file_in_another_encoding_is_named(folder: Path, name: str) -> None:
    data = (folder / name).read_bytes()
    (folder / name).write_bytes(data + "Köln".encode("latin-1"))
    assert any(p.startswith(name) and "not UTF-8 text" in p for p in problems(folder))


def test_a_missing_column_is_named(folder: Path) -> None:
    edit(folder, "spaces.tsv", "\tresources\t", "\triches\t")
    assert "spaces.tsv, line 1: no column resources" in problems(folder)


def test_a_short_line_is_named(folder: Path) -> None:
    edit(folder, "routes.tsv", "berlin\tbrandenburg\tland\tinvented", "berlin\tbrandenburg")
    assert problems(folder)[0] == "routes.tsv, line 2: 2 columns where the head has 4"


def test_a_zip_is_as_good_as_a_folder(folder: Path, tmp_path: Path) -> None:
    for inside in ("", "crisis/"):
        path = zipped(folder, tmp_path / "pack.zip", inside)
        assert load_pack(path).fingerprint == load_pack().fingerprint


def test_tables_made_on_other_systems_are_read(folder: Path) -> None:
    for file in folder.glob("*.tsv"):
        text = file.read_text(encoding="utf-8").replace("\n", "\r\n")
        file.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load_pack(folder).fingerprint == load_pack().fingerprint


def test_a_zip_that_grows_without_end_is_refused(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in folder.iterdir():
            data = file.read_bytes()
            archive.writestr(
                file.name, data + b"#" * 50 * MOST_BYTES if file.name == "pack.toml" else data
            )
    assert path.stat().st_size < MOST_BYTES
    assert f"pack.toml: more than {MOST_BYTES} bytes" in problems(path)


def test_a_zip_with_too_many_files_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "many.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(MOST_ENTRIES + 1):
            archive.writestr(f"{number}.txt", "")
    assert problems(path) == [f"many.zip: {MOST_ENTRIES + 1} files in it, at most {MOST_ENTRIES}"]


def test_a_folder_file_that_is_too_large_is_refused(folder: Path) -> None:
    (folder / "cards.tsv").write_bytes(b"x" * (MOST_BYTES + 1))
    assert f"cards.tsv: more than {MOST_BYTES} bytes" in problems(folder)


def test_what_is_no_pack_at_all_is_said_in_one_line(tmp_path: Path) -> None:
    assert problems(tmp_path / "nowhere") == ["nowhere: no such folder or file"]
    (tmp_path / "empty").mkdir()
    assert problems(tmp_path / "empty")[0].startswith("empty: holds none of the files of a pack")
    (tmp_path / "letter.txt").write_text("Sire", encoding="utf-8")
    assert problems(tmp_path / "letter.txt")[0].startswith("letter.txt: neither a folder nor")


def test_a_damaged_zip_is_refused(folder: Path, tmp_path: Path) -> None:
    path = zipped(folder, tmp_path / "pack.zip")
    data = bytearray(path.read_bytes())
    data[200:260] = bytes(60)
    path.write_bytes(data)
    assert problems(path)


def test_the_fingerprint_names_what_matters_in_play(folder: Path) -> None:
    built_in = load_pack().fingerprint
    edit(
        folder,
        "spaces.tsv",
        "berlin\tBerlin\tresource-city\tprussia\t1\t457",
        "berlin\tBärlin\tresource-city\tprussia\t1\t460",
    )
    edit(folder, "routes.tsv", "berlin\tbrandenburg", "brandenburg\tberlin")
    edit(folder, "cards.tsv", "One more action point", "Another action point")
    assert load_pack(folder).fingerprint == built_in
    edit(folder, "commanders.tsv", "\t8\t3\t", "\t8\t2\t")
    assert load_pack(folder).fingerprint != built_in


def test_no_spoilt_table_ends_in_anything_but_problems(folder: Path) -> None:
    """Cells cut, swapped, emptied and filled with nonsense."""
    luck = Random(1756)
    nonsense = ("", "-1", "999999999999", "x", "ä", "nan", "1e9", "\x00", "'", "berlin", "\t", " 5")
    whole = {name: (BUILT_IN / name).read_text(encoding="utf-8") for name in FILES}
    refused = 0
    for _ in range(150):
        name = luck.choice(FILES)
        lines = whole[name].split("\n")
        row = luck.randrange(len(lines))
        cells = lines[row].split("\t")
        cells[luck.randrange(len(cells))] = luck.choice(nonsense)
        lines[row] = "\t".join(cells)
        (folder / name).write_text("\n".join(lines), encoding="utf-8")
        try:
            load_pack(folder)
        except BadPack:
            refused += 1
        (folder / name).write_text(whole[name], encoding="utf-8")
    assert refused > 100


def test_which_data_is_in_use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SHELF.variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder.parent))
    assert SHELF.in_use() == BUILT_IN
    SHELF.user_path.parent.mkdir(parents=True)
    zipped(folder, SHELF.user_path)
    assert SHELF.in_use() == SHELF.user_path
    monkeypatch.setenv(SHELF.variable, str(folder))
    assert SHELF.in_use() == folder
