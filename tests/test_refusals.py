"""Whoever is refused something reads why in his own language: records, positions, packs, hosts."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

import sanssouci
from sanssouci.arena.plan import make_plan
from sanssouci.games.crisis.pack_tables import read_pack
from sanssouci.kernel import Record, SanssouciError, speaking
from sanssouci.table import backup


def no_record(folder: Path) -> object:
    return Record.loads("Game: chess")


def no_position(folder: Path) -> object:
    game = sanssouci.game("friedrich")
    data = game.new("war-in-the-west").to_json()
    return game.from_json(data | {"turn": 0})


def part_of_another_kind(folder: Path) -> object:
    game = sanssouci.game("friedrich")
    data = game.new("war-in-the-west").to_json()
    return game.from_json(data | {"turn": "soon"})


def no_pack(folder: Path) -> object:
    return read_pack(folder / "nowhere")


def no_backup(folder: Path) -> object:
    file = folder / "letter.gz"
    file.write_bytes(gzip.compress(b'{"dear": "Voltaire"}\n'))
    return backup.check(file)


def no_plan(folder: Path) -> object:
    return make_plan({"game": "friedrich"})


def no_such_bot(folder: Path) -> object:
    return make_plan({"game": "friedrich", "bots": ["voltaire"]})


REFUSED: dict[Callable[[Path], object], dict[str, str]] = {
    no_record: {
        "en": "line 1: not a Sanssouci record of format 1",
        "it": "riga 1: non è una registrazione di Sanssouci del formato 1",
        "de": "Zeile 1: keine Aufzeichnung von Sanssouci im Format 1",
        "el": "γραμμή 1: δεν είναι καταγραφή του Sanssouci της μορφής 1",
    },
    no_position: {
        "en": "not a position of Friedrich: turn: 0 is below 1",
        "it": "non è una posizione di Friedrich: turn: 0 è meno di 1",
        "de": "keine Stellung von Friedrich: turn: 0 ist kleiner als 1",
        "el": "δεν είναι θέση του παιχνιδιού Friedrich: turn: το 0 είναι κάτω από 1",
    },
    part_of_another_kind: {
        "en": "turn: a whole number expected, not 'soon'",
        "it": "turn: deve essere un numero intero, non 'soon'",
        "de": "turn: eine ganze Zahl erwartet, nicht 'soon'",
        "el": "turn: αναμένεται ακέραιος, όχι 'soon'",
    },
    no_pack: {
        "en": "nowhere: no such folder or file",
        "it": "nowhere: nessuna cartella e nessun file con questo nome",
        "de": "nowhere: kein solcher Ordner und keine solche Datei",
        "el": "nowhere: δεν υπάρχει τέτοιος φάκελος ή αρχείο",
    },
    no_backup: {
        "en": "letter.gz is not a backup of Sanssouci",
        "it": "letter.gz non è un backup di Sanssouci",
        "de": "letter.gz ist keine Sicherung von Sanssouci",
        "el": "letter.gz: δεν είναι αντίγραφο ασφαλείας του Sanssouci",
    },
    no_plan: {
        "en": "no bots are named",
        "it": "non è indicato nessun bot",
        "de": "es sind keine Bots genannt",
        "el": "δεν ορίστηκαν bot",
    },
    no_such_bot: {
        "en": "nobody is called 'voltaire'",
        "it": "nessuno si chiama «voltaire»",
        "de": "niemand heißt „voltaire“",
        "el": "κανείς δεν λέγεται «voltaire»",
    },
}


@pytest.mark.parametrize("attempt", REFUSED)
def test_a_refusal_is_told_in_the_readers_language(
    attempt: Callable[[Path], object], tmp_path: Path
) -> None:
    for language, expected in REFUSED[attempt].items():
        with speaking(language), pytest.raises(SanssouciError) as refused:
            attempt(tmp_path)
        assert expected in str(refused.value), language
