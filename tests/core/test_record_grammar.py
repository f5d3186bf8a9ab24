"""The one grammar of records: what is read, what is refused, and with what words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import turnkey
from turnkey import BadRecord, Table
from turnkey.core.record_text import read, slug_of

HEAD = "turnkey 1\ngame break_escape version=1 edition=house players=4\n"
DEAL = "* deal ben swap pup; * deal lewis pup jailbreak\n* deal david teleport swap\n"


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def test_header_lines() -> None:
    reading = read(
        'turnkey 1\ngame Lockdown version=2 players=4\noption talk=silent\nname P1 "Ma # ra"\n\n# no steps\n'
    )
    assert reading.words == {"game": "lockdown", "version": "2", "players": "4"}
    assert reading.options == {"talk": "silent"}
    assert reading.names == {"p1": "Ma # ra"}
    assert slug_of("# first a comment\n\nTURNKEY 1\nGAME airlock") == "airlock"
    assert slug_of('{"turnkey": 1, "game": "airlock", "steps": []}') == "airlock"


def test_steps_may_share_a_line_and_comments_end_it() -> None:
    one = replayed(HEAD + DEAL + "* roll 2; ben: go; * draw pup; ben: end  # the first turn\n")
    other = replayed(HEAD + DEAL.replace("; ", "\n") + "\n* roll 2\nBEN: GO\n  *draw   pup\nben :end\n")
    assert one.record.entries[:12] == other.record.entries[:12]
    assert one.view("ben")["pieces"][0]["space"] == 2


def test_the_seat_may_be_left_out_where_one_is_asked() -> None:
    assert replayed(HEAD + DEAL + "* roll 2; go; * draw pup; end\n").view(None)["turn"] == "lewis"


def test_results_in_a_row_are_one_step_or_several() -> None:
    several = DEAL.replace("swap pup", "swap; * deal ben pup")
    assert replayed(HEAD + several).record.steps()[0].results == ("swap", "pup")


def test_what_chance_is_for_may_be_left_out_but_not_be_wrong() -> None:
    assert replayed(HEAD + "* deal swap pup pup jailbreak teleport swap; * roll 1\n").view("ben")["die"] == 1
    with pytest.raises(BadRecord, match=r"line 3: .* by the rules it is '\* deal ben swap'"):
        replayed(HEAD + DEAL.replace("deal ben", "deal david"))


def test_checks_may_be_left_out_and_are_refused_if_wrong() -> None:
    text = (Path(__file__).parents[1] / "games" / "break_escape" / "records" / "james_down.txt").read_text()
    told = [step for step in read(text).steps if step.kind == "check"]
    assert "win runners james_down" in [step.text for step in told]
    without = "\n".join(text.replace(step.written(), "") for step in told[-1:])
    assert replayed(without).result == replayed(text).result
    with pytest.raises(
        BadRecord, match="the record says 'win james time', by the rules it is 'win runners james_down'"
    ):
        replayed(text.replace("= win runners james_down", "= win james time"))
    with pytest.raises(BadRecord, match=r"says '= win james time', by the rules it is '\* roll"):
        replayed(HEAD + DEAL + "= win james time\n* roll 3\n")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "names no game"),
        ("break_escape version=1\n", "a record begins with the lines `turnkey 1` and `game …`"),
        ("turnkey 2\n", "grammar is of version '2'"),
        (HEAD + "option jail_win\n", "an option is written `option name=value`"),
        (HEAD + "name ben Mara\n", "a name stands in quotation marks"),
        (HEAD + "* hop 3\n", "nothing that chance decides is called 'hop'"),
        (HEAD + "* deal ben bat\n", "tells no result that there is: teleport, swap, pup, jailbreak"),
        (HEAD + DEAL + "* roll 2; ben: fly 3\n", "no action begins with 'fly'"),
        (HEAD + DEAL + "* roll 2; ben: go; lewis: go\n", "the record says"),
        (HEAD + DEAL + "* roll 2; zoe: go\n", "there is no seat 'zoe'"),
        (HEAD + DEAL + "* roll 2; lewis: go\n", "Lewis is not asked now"),
        (HEAD.replace("players=4", "players=four"), "whole numbers"),
        (HEAD.replace("players=4", "players=4 redacted=ben"), "only what ben saw"),
        (HEAD.replace("version=1", "version=9"), "version 9"),
        ('{"game": "break_escape"}', "no list of steps"),
        ('{"game": "break_escape", "steps": [{"sing": "la"}]}', "step 0: a step has one of do, chance, check and say"),
        ("{", "not valid JSON"),
        ("[1]", "a record begins with"),
    ],
)
def test_whatever_cannot_be_read_is_refused_with_the_place(text: str, fault: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        replayed(text)
    assert fault in str(refusal.value)


def test_text_and_json_hold_the_same() -> None:
    table = turnkey.game("break_escape").deal(seed=2, backend="interpreted")
    table.name_seats({"ben": 'Ma"ra', "james": "Bot"})
    table.say("ben", "plan gate")
    for seat in (None, 0, 3):
        record = table.record if seat is None else table.record.redacted(seat)
        data = json.loads(record.to_json())
        assert data["names"] == {"ben": 'Ma"ra', "james": "Bot"}
        assert [step.data() for step in read(record.to_text()).steps] == with_subjects_joined(data["steps"])


def with_subjects_joined(steps: list[dict[str, object]]) -> list[dict[str, object]]:
    """A text does not say which of its words is what chance is for: whoever knows the game does."""
    joined = []
    for step in steps:
        if "of" in step:
            step = {"chance": step["chance"], "results": [step["of"], *step["results"]]}  # type: ignore[misc]
        joined.append(step)
    return joined
