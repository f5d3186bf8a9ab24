"""What codes stand for: every game's words for them."""

from __future__ import annotations

from collections import Counter

import pytest

import turnkey


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_code_has_one_name_and_texts_are_sentences(slug: str) -> None:
    game = turnkey.game(slug)
    terms = game.definition.shown.terms(game.edition)
    assert [one for one, many in Counter((term.kind, term.code) for term in terms).items() if many > 1] == []
    for term in terms:
        assert term.name.strip() == term.name != ""
        assert not term.text or (term.text[0].isupper() or term.text[0].isdigit()), term
        assert not term.text or term.text.endswith((".", ")")), term
