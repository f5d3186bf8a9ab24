"""What a language says: gender, case, number, lists, parts that are missing or hidden, and texts that nobody wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from turnkey.core.events import Events, secret, set_of
from turnkey.core.languages import ENGLISH, best_of, language_for, name_of
from turnkey.core.languages.keys import key_of
from turnkey.core.languages.known import COMMON
from turnkey.core.languages.translated import BEGIN, Translated
from turnkey.core.names import Names
from turnkey.core.sentences import Mark, says

SEATS = Names("seat", ("a", "b", "c"), ("Ann", "Bob", "Cem"))
CARDS = Names("card", ("bat", "saw", "meat"), ("Bat", "Saw", "Meat"))


@pytest.fixture
def german(tmp_path: Path) -> Translated:
    messages = {
        "Bat": "Schläger\n    .gender = masculine\n    .plural-dative = Schlägern",
        "Saw": "Säge\n    .gender = feminine\n    .in = in der Säge\n    .plural = Sägen",
        "Meat": "Fleisch\n    .gender = neuter\n    .indefinite = Fleisch",
        "a card": "Karte\n    .gender = feminine",
        "{seat} draws {card}.": '{ $seat } zieht { NAME($card, case: "accusative", article: "indefinite") }.',
        "{seats:wins|win}.": "{ $seats } { COUNT($seats) ->\n    [one] gewinnt\n   *[other] gewinnen\n }.",
        "{n:card|cards}": "{ $n ->\n    [0] keine Karte\n    [one] { $n } Karte\n   *[other] { $n } Karten\n }",
        "here[, {card}]": 'hier{ HAS($card) ->\n    [yes] , { $card }\n   *[no] { "" }\n }',
        "with {card}": 'mit { NAME($card, case: "dative", article: "your") }',
        "in {card}": '{ NAME($card, form: "in") }',
        "all {card}": 'alle { NAME($card, number: "plural", case: "dative") }',
        "{card} is broken": "{ $card ->\n    [bat] dieser\n    [hidden] etwas\n   *[other] jene\n }",
        "{change:+}": "{ SIGNED($change) }",
    }
    file = tmp_path / "de.ftl"
    file.write_text("".join(f"{key_of(english)} = {told}\n" for english, told in messages.items()), encoding="utf-8")
    return Translated("de", [COMMON / "de.ftl", file])


def test_articles_follow_gender_and_case(german: Translated) -> None:
    told = [german.words(says("{seat} draws {card}.", seat=SEATS.at(0), card=one)) for one in CARDS.things]
    assert told == ["Ann zieht einen Schläger.", "Ann zieht eine Säge.", "Ann zieht Fleisch."]
    assert german.words(says("with {card}", card=CARDS.at(1))) == "mit deiner Säge"
    assert german.words(says("with {card}", card=SEATS.at(1))) == "mit Bob", "people have no article"


def test_forms_that_are_written_out_and_plurals(german: Translated) -> None:
    assert german.words(says("in {card}", card=CARDS.at(1))) == "in der Säge"
    assert german.words(says("all {card}", card=CARDS.at(0))) == "alle Schlägern"
    assert german.words(says("all {card}", card=CARDS.at(1))) == "alle Sägen"


def test_numbers_and_lists(german: Translated) -> None:
    assert [german.words(says("{n:card|cards}", n=n)) for n in (0, 1, 2)] == ["keine Karte", "1 Karte", "2 Karten"]
    assert german.words(says("{seats:wins|win}.", seats=SEATS.things[:1])) == "Ann gewinnt."
    assert german.words(says("{seats:wins|win}.", seats=SEATS.things)) == "Ann, Bob und Cem gewinnen."
    assert german.words(says("{change:+}", change=3)) == "+3"


def test_parts_that_may_be_missing_and_words_of_things(german: Translated) -> None:
    assert german.words(says("here[, {card}]", card=None)) == "hier"
    assert german.words(says("here[, {card}]", card=CARDS.at(0))) == "hier, Schläger"
    assert german.words(says("{card} is broken", card=CARDS.at(0))) == "dieser"
    assert german.words(says("{card} is broken", card=CARDS.at(1))) == "jene"


def test_an_event_is_told_with_marks_and_hides_what_is_hidden(german: Translated) -> None:
    event = Events()
    drew = event("drew", seat=SEATS, card=secret(CARDS, "a card"), says="{seat} draws {card}.")
    known, hidden = drew.line((1, 0), True), drew.line((1, 0), False)
    assert known is not None
    assert hidden is not None
    assert known.told(german) == (
        Mark("seat", "Bob", "seat:b"),
        " zieht ",
        Mark("card", "einen Schläger", "card:bat"),
        ".",
    )
    assert hidden.told(german) == (Mark("seat", "Bob", "seat:b"), " zieht ", Mark("card", "eine Karte"), ".")
    assert known.told(ENGLISH) == known.marks
    assert known.told(german) is known.told(german), "it is told once"
    won = event("won", seats=set_of(SEATS), says="{seats:wins|win}.")
    line = won.line((0b11,), True)
    assert line is not None
    assert [one for one in line.told(german) if isinstance(one, Mark)] == [
        Mark("seats", "Ann", "seat:a"), Mark("seats", "Bob", "seat:b"),
    ]  # fmt: skip


def test_what_nobody_has_translated_is_told_in_english(german: Translated) -> None:
    assert german.words(says("{seat} sings.", seat=SEATS.at(0))) == "Ann sings."
    assert german.text("Some text.") == "Some text."
    assert language_for("xx") is ENGLISH
    assert language_for("de").words(says("the game is over")) == "das Spiel ist aus"


def test_words_that_people_typed_make_no_marks(german: Translated) -> None:
    told = says("{seat} says: {words}", seat=SEATS.at(0), words=f"hello{BEGIN}x").told(german)
    assert told == (Mark("seat", "Ann", "seat:a"), " sagt: ", Mark("words", "hellox"))


def test_wishes() -> None:
    assert best_of(["fr", "de-AT", "en"]) == "de"
    assert best_of(["de_DE.UTF-8"]) == "de"
    assert best_of(["C", "", "tlh"]) == "en"
    assert [name_of(code) for code in ("en", "de")] == ["English", "Deutsch"]
