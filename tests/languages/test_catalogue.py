"""Every text is in the catalogue: none is missing, none is stale, none is put together, and each can be told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import turnkey
from turnkey.core.game import Game
from turnkey.core.languages import entries, known_codes
from turnkey.core.languages.known import COMMON, ENDING, folder_of
from turnkey.core.languages.source import Found, read_into
from turnkey.core.languages.texts import Text, texts_of, texts_of_program
from turnkey.core.languages.translated import Translated
from turnkey.core.names import Thing
from turnkey.core.sentences import Sentence, Shown, made, names_in

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "kuhn" / "src"))
import turnkey_kuhn

OTHERS = tuple(code for code in known_codes() if code != "en")


def catalogues() -> Iterator[tuple[Path, dict[str, Text]]]:
    """Every file of messages with the texts that it should have."""
    games = [*(turnkey.game(slug) for slug in turnkey.game_names()), Game(turnkey_kuhn.GAME)]
    for code in OTHERS:
        yield COMMON / f"{code}{ENDING}", texts_of_program()
        for game in games:
            file = folder_of(game.definition) / f"{code}{ENDING}"
            yield file, texts_of(game)


CATALOGUES = list(catalogues())
NAMED = [f"{file.parts[-3]}-{file.stem}" for file, _ in CATALOGUES]


def test_german_is_spoken() -> None:
    assert known_codes() == ("en", "de")


@pytest.mark.parametrize(("file", "texts"), CATALOGUES, ids=NAMED)
def test_no_message_is_missing_stale_or_wrong(file: Path, texts: dict[str, Text]) -> None:
    found = entries.read(file, texts)
    assert found.faults == []
    assert [one.english for one in found.missing] == []
    assert found.stale == []


@pytest.mark.parametrize(("file", "texts"), CATALOGUES, ids=NAMED)
def test_every_message_can_be_told(file: Path, texts: dict[str, Text]) -> None:
    """With one thing and with several, with 0, 1 and 2, with everything that may be left out and without."""
    language = Translated(file.stem, [COMMON / file.name, file])
    things = Thing("first", "the Jack", "card:jack"), Thing("second", "P2", "seat:p2")
    for text in texts.values():
        message = language.message(text.english)
        assert message is not None, text.english
        for value in (0, 1, 2, things[0], things, None):
            assert language.faults_of(text.english, dict.fromkeys(text.parts, value)) == [], (text.english, value)


def test_messages_are_written_as_the_command_writes_them(tmp_path: Path) -> None:
    for file, texts in CATALOGUES:
        entries.write(tmp_path / file.name, texts, entries.read(file, texts))
        assert (tmp_path / file.name).read_text(encoding="utf-8") == file.read_text(encoding="utf-8"), file


# What is planted is found


def test_a_text_that_is_new_is_missing_and_one_that_is_gone_is_stale(tmp_path: Path) -> None:
    file = tmp_path / "de.ftl"
    before = {one.key: one for one in (Text("{seat} sings.", "What happens", frozenset({"seat"})),)}
    file.write_text(f"{next(iter(before))} = {{ $seat }} singt.\n", encoding="utf-8")
    assert entries.read(file, before).missing == []
    after = {one.key: one for one in (Text("{seat} sings a song.", "What happens", frozenset({"seat"})),)}
    found = entries.read(file, after)
    assert [one.english for one in found.missing] == ["{seat} sings a song."]
    assert found.stale == list(before)
    entries.write(file, after, found)
    assert "TODO" in file.read_text(encoding="utf-8")
    assert len(entries.read(file, after).missing) == 1


def test_a_message_that_speaks_of_more_than_its_sentence_is_wrong(tmp_path: Path) -> None:
    """So that nobody is told more than in English."""
    text = Text("{seat} draws a card.", "What happens", frozenset({"seat"}))
    file = tmp_path / "de.ftl"
    file.write_text(f"{text.key} = {{ $seat }} zieht {{ $card }}.\n", encoding="utf-8")
    assert entries.read(file, {text.key: text}).faults == [
        f"de.ftl: {text.key} speaks of $card, which is no part of its sentence"
    ]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('no("done", "R1", f"there are {n} seats")', "no says a text that is put together"),
        ('asks("x", "one" + word)', "asks says a text that is put together"),
        ('says("{} cards".format(n))', "says says a text that is put together"),
        ('Refusal("x", f"no {what}")', "Refusal says a text that is put together"),
        ('def goal(view, seat):\n    return "Win."', "goal returns a bare text"),
        ('def goal(view, seat):\n    return f"Win {view}."', "goal returns a bare text"),
    ],
)
def test_bare_texts_are_found(source: str, fault: str) -> None:
    found = Found()
    read_into(found, source, "planted.py")
    assert len(found.faults) == 1
    assert fault in found.faults[0]


def test_texts_are_found_where_they_are_chosen() -> None:
    found = Found()
    source = 'A = {1: "one", 2: "two"}\nB = "three"\nno("x", "", A[n])\nasks("y", B)\nsays("four" if x else "five")'
    read_into(found, source, "planted.py")
    assert found.faults == []
    assert set(found.sentences) == {"one", "two", "three", "four", "five"}


# A sentence tells the same in every language


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_told_names_the_same_things(code: str) -> None:
    """Every thing that a log line, a question or an option marks in German is marked so in English."""
    game = turnkey.game("lockdown")
    language = game.language(code)
    table = game.deal(players=4, seed=5)
    while not table.over:
        seat = table.actors[0]
        question = table.question(seat)
        assert question is not None
        told: list[Sentence] = [question, *(one.says for one in table.options(seat))]
        for one in told:
            assert handles(one.told(language)) <= handles(one.marks)
        table.apply(seat, table.options(seat)[-1])
    for watcher in (0, 1, None):
        for line in table.log(watcher):
            assert handles(line.told(language)) <= handles(line.marks), line
            hidden = {part for part, value in line.parts.items() if value is None}
            assert all(not one.handle for one in line.told(language) if not isinstance(one, str) and one.part in hidden)


def handles(marks: tuple[object, ...]) -> set[str]:
    return {getattr(one, "handle", "") for one in marks} - {""}


def test_names_in_templates_are_the_parts_that_messages_know() -> None:
    sentence = made(Sentence, "{a} and {b:one|many}[ of {c}]", {"a": 1, "b": 2, "c": None})
    shown: dict[str, Shown] = dict(sentence.shown)
    assert names_in(sentence.template) == set(shown)
