"""The terminal table, played through pipes: whole games, secrets between people, and what can be asked."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import ClassVar

import pytest
from command_line import run
from rich.text import Text

import turnkey
from turnkey.bots import catalogue
from turnkey.bots.sight import Sight
from turnkey.cli.keyboard import FORGET
from turnkey.cli.past import Past
from turnkey.core.actions import Action
from turnkey.games.break_escape.sketch import loop
from turnkey.games.break_escape.why_asked import WHY_ASKED

# Answers that together get through any decision of a Runner; those that do not fit are refused and do no harm.
ANYTHING = "go\nend\nbreakout\nfall\n" + "".join(f"discard {card}\n" for card in ("pup", "swap", "teleport"))
PLAY = ("play", "break_escape", "--seed", "3")


def test_a_game_to_its_end_and_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = run(*PLAY, "--option", "rounds=4", "--record", str(file), typed=ANYTHING * 40)
    assert ran.code == 0
    assert ran.err == ""
    assert "People: Ben. Bots (heuristic): Lewis, David, James." in ran.out
    ending = ran.out[ran.out.index("The game is over.") :]
    for word in ("Winners:", "Reason:", "fate", "captures", str(file)):
        assert word in ending.replace("\n", "")
    table = turnkey.replay(file.read_text(encoding="utf-8"))
    assert table.result is not None
    assert f"Reason: {table.result.reason.replace('_', ' ')}" in ending
    assert "face down" not in ran.out[ran.out.index("Round 4, James") :]
    assert run("replay", str(file)).code == 0


def test_the_same_seed_and_answers_make_the_same_game() -> None:
    assert run(*PLAY, typed=ANYTHING * 3).out == run(*PLAY, typed=ANYTHING * 3).out


def test_bots_alone_are_watched_by_a_spectator() -> None:
    ran = run(*PLAY, "--seat", "ben=random", "--option", "rounds=2")
    assert ran.code == 0
    assert "People" not in ran.out
    assert "Round 1, Ben\n" in ran.out
    assert "The game is over." in ran.out


def test_the_end_of_input_ends_the_game_and_keeps_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = run(*PLAY, "--record", str(file), typed="go\n")
    assert ran.code == 0
    assert "The input has ended" in ran.out
    assert ran.err == ""
    assert not turnkey.replay(file.read_text(encoding="utf-8")).over


def test_quitting_is_asked_for_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = run(*PLAY, "--record", str(file), typed="quit\nn\ngo\nquit\ny\n")
    assert ran.code == 0
    assert ran.out.count("Leave the game?") == 2
    assert "Ben moves to" in ran.out
    assert "left before its end" in ran.out
    assert file.read_text(encoding="utf-8").startswith("turnkey 1\ngame break_escape ")


def screens(out: str) -> list[str]:
    """What can be seen between one hand-over and the next."""
    return out.split("Pass the keyboard to ")[1:]


def test_two_people_do_not_see_each_others_secrets() -> None:
    people = ("--seat", "ben=person", "--seat", "lewis=person", "--option", "hands=private")
    ran = run(*PLAY, *people, typed="\n\ngo\nend\n\ngo\nend\n\n", terminal=True)
    plain = re.sub(r"\x1b\[[\d;]*m", "", ran.out)
    shown = screens(plain)
    assert [screen.split(".")[0] for screen in shown] == ["Ben", "Lewis", "Ben"]
    assert plain.count(f"{FORGET}Pass the keyboard to ") == 3
    for screen in shown:
        me, other = ("Ben", "Lewis") if screen.startswith("Ben") else ("Lewis", "Ben")
        rows = [line for line in screen.splitlines() if f"{other} " in line and " HP " in line]
        assert rows
        assert all("face down" in row for row in rows)
        mine = [line for line in screen.splitlines() if f"{me} " in line and " HP " in line]
        assert mine
        assert not any("face down" in row for row in mine)
        assert f"{other} draws a card" in screen or f"{other} draws" not in screen


def test_james_does_not_see_cards_after_a_runner_has() -> None:
    people = ("--seat", "ben=person", "--seat", "james=person", "--option", "james_move=up_to")
    ran = run(*PLAY, *people, typed="\ngo\nsay hold jailbreak 1\nend\n\nlog\nrecord\n")
    ben, james = screens(ran.out)
    assert "Ben says: I hold 1 JAIL BREAK." in ben
    assert "says" not in james
    assert james.count("face down") == 3
    assert "* deal ben ? ?" in james
    assert "1-" in james  # James is asked how far


def test_one_person_is_never_asked_to_hand_over() -> None:
    ran = run(*PLAY, "--seat", "james=person", "--option", "james_move=up_to", typed="1\n1\n", terminal=True)
    assert "Pass the keyboard" not in ran.out
    assert FORGET not in ran.out


def test_what_is_new_is_told_once() -> None:
    ran = run(*PLAY, typed="go\nend\n")
    assert ran.out.count("Round 1, Ben\n") == 1
    assert ran.out.count("Round 1, James\n") == 1


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "go R14 You must move the full roll"),
        ("?", "What you can type:"),
        ("? teleport", "teleport <space> R56, R57 Any other space"),
        ("?tele", "R56 TELEPORT: own turn"),
        ("? dance", "there is no 'dance' here"),
        ("help", "What you can type:"),
        ("why end", "Ben cannot 'end' now: that is for the time after the move, and this is the time before the move"),
        ("why attack", "the main action comes after the move (R19, Q10). R19 After that the Runner takes at most one"),
        ("why go", "You can: Walk your roll."),
        ("why", "You must walk all that you rolled"),
        ("why dance", "no action begins with 'dance'"),
        ("end", "Ben cannot 'end' now"),
        ("end", "Possible: go, pup (R19)"),
        ("dance", "Type ? for help."),
        ("99", "there is no line 99: choose one of 1 to"),
        ("1 2", "1 alone is enough: it means 'go'"),
        ("²", "no action begins with"),
        ("log", "Round 1, Ben Ben rolls"),
        ("record", "redacted=ben"),
        ("say", "say plan <goal>"),
        ("say plan gate", "Ben says: My plan: gate."),
        ("say plan moon", "cannot read 'plan moon'"),
    ],
)
def test_what_can_be_typed_beside_options(typed: str, told: str) -> None:
    ran = run(*PLAY, typed=f"{typed}\n")
    answer = ran.out[ran.out.index(f"Ben> {typed}") :]
    assert told in " ".join(answer.split())


def test_enter_takes_the_only_option_or_shows_the_table_again() -> None:
    alone = ("--option", "deck_pup=0", "--option", "deck_swap=0", "--option", "deck_teleport=0")
    only = run(*PLAY, *alone, "--option", "deck_jailbreak=20", typed="\n")
    assert "Enter takes it" in only.out
    assert "Ben moves to" in only.out
    several = run(*PLAY, "--option", "deck_pup=60", typed="\n")
    assert "Ben moves to" not in several.out
    assert several.out.count("1  go") == 2


def test_at_a_terminal_it_asks_who_plays() -> None:
    ran = run(*PLAY, typed="bob\nben, james\nsmart\nrandom\n\nquit\ny\n", terminal=True)
    assert "There is no seat 'bob'." in ran.out
    assert "There is no bot 'smart' for break_escape; there are random, easy" in ran.out
    assert "People: Ben, James. Bots (random): Lewis, David." in ran.out
    assert "People: Ben. Bots (heuristic): Lewis, David, James." in run(*PLAY, typed="\n\n", terminal=True).out
    assert "People: Ben, Lewis, David, James." in run(*PLAY, typed="all\n", terminal=True).out
    assert "People" not in run(*PLAY, "--option", "rounds=1", typed="none\n\n", terminal=True).out.split("?")[-1]


def test_what_may_be_done_of_ones_own_accord_is_offered_beside_what_is_asked() -> None:
    """A crew of Lockup, at one's first turn; then the same is asked again."""
    seats = ("--seat", "a=random", "--seat", "b=person", "--seat", "c=random")
    line = ("play", "lockup", "--players", "3", "--seed", "3", "--option", "first_player=a", *seats)
    ran = run(*line, typed="?\ncrew\nwhy crew goblins\ncrew gob\n")
    assert "crew <crew>" in ran.out
    assert "A matter of colour, until your first tokens are placed" in " ".join(ran.out.split())
    assert "say which of" in ran.out
    assert "You can: Play the Goblins." in ran.out
    before, after = ran.out.split("B> crew gob")
    assert "goblins" not in before.partition("crew <crew>")[0]
    assert re.search(r"b.* goblins ", after)
    assert "crew <crew>" in after


def test_a_seat_for_a_person_leaves_the_others_to_bots() -> None:
    assert "People: James." in run(*PLAY, "--seat", "james=person").out
    assert "People: Ben." in run(*PLAY, "--seat", "lewis=random").out


@pytest.mark.parametrize("columns", [30, 50, 80, 120])
@pytest.mark.parametrize("board", ["O.CSJ.GC", "O.C.S.C..JC.S.C.G.C.S.C.", "OJGS" + "C" * 56, "OJGS" + ".C" * 24 + "."])
def test_the_board_fits_every_terminal(board: str, columns: int) -> None:
    table = turnkey.game("break_escape").deal(seed=1, options={"board": board})
    lines = loop(table.view(0)["board"], columns)
    drawn = [Text.from_markup(line).plain.rstrip() for line in lines]
    assert max(map(len, drawn)) <= columns
    numbers = " ".join(drawn[0::3]).translate(str.maketrans("─→←↑↓", "     ")).split()
    assert sorted(map(int, numbers)) == list(range(len(board)))


@pytest.mark.parametrize("slug", ["airlock", "break_escape", "lockdown"])
def test_the_terminal_takes_back_by_the_same_law(slug: str) -> None:
    """What shows nothing is free, what chance answered comes again, and what was said stays said."""
    game, luck, past = turnkey.game(slug), random.Random(1), Past()
    table, free, again = game.deal(), 0, 0
    while not table.over:
        before, seat = table.record.to_text(), luck.choice(table.actors)
        action = luck.choice(table.options(seat))
        past.act(table, seat, action)
        after = table.record.to_text()
        free += past.free_for(seat)
        past.take_back(table, 1)
        assert table.record.to_text() == before
        past.act(table, seat, action)
        assert table.record.to_text() == after
        again += 1
    assert free
    assert again > free


def test_alone_with_bots_the_terminal_goes_back_to_the_last_decision_for_practice(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "go\n" + "end\n" * 2 + "undo\nn\nundo\ny\n" + ANYTHING * 40
    ran = run(*PLAY, "--option", "rounds=4", "--record", str(file), typed=typed)
    assert ran.err == ""
    assert ran.out.count("Go back to your last decision? y/n") >= 2
    assert "Practice: somebody alone with bots" in ran.out.replace("\n", " ")
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Practice")
    assert turnkey.replay(text).over


def test_the_terminal_says_once_why_somebody_is_asked_and_again_when_they_want_to_know() -> None:
    ran = run(*PLAY, "--option", "rounds=4", typed="go\nend\n" * 2 + "why\nquit\ny\n")
    assert ran.err == ""
    told = " ".join(ran.out.split())
    moving, arrived = (WHY_ASKED[code] for code in ("before_move", "act"))
    assert told.count(moving) == 2, "when it is asked first, and on why"
    assert told.count(arrived) == 1


def test_a_hint_at_the_terminal_is_an_option_with_its_reason_and_makes_it_practice() -> None:
    ran = run(*PLAY, "--option", "rounds=4", typed="hint\nn\nhint\ny\n" + ANYTHING * 40)
    assert ran.err == ""
    told = " ".join(ran.out.split())
    assert told.count("Take a hint? y/n") == 2
    assert re.search(
        r"(go|swap|pup) .+\. (There was no time to look ahead|With this the chance to win is about \d+%)", told
    )
    assert "or somebody took a hint. It counts for no campaign." in told


def test_who_comes_to_the_keyboard_next_is_told_that_a_hint_was_taken() -> None:
    ran = run(*PLAY, "--seat", "ben=person", "--seat", "lewis=person", typed="\nhint\ny\ngo\nend\n\nquit\ny\n")
    assert ran.out.count("Ben takes a hint.") == 1


def test_people_at_one_keyboard_must_all_agree() -> None:
    ran = run("play", "break_escape", "--seed", "3", "--seat", "ben=person", "--seat", "lewis=person",
              typed="\nundo\ngo\nend\n\nundo\nn\nundo\ny\n")  # fmt: skip
    assert "nothing has been done yet" in ran.out
    assert "Do all of you agree to go back? y/n" in ran.out
    assert ran.err == ""


class Noting:
    """A bot that notes whether it is to keep nobody waiting."""

    hurried: ClassVar[list[bool]] = []

    def choose(self, sight: Sight) -> Action:
        self.hurried.append(sight.leave.waited_for)
        return sight.options[0]


@pytest.mark.parametrize(
    ("terminal", "seed", "hurried"), [(True, [], True), (True, ["--seed", "3"], False), (False, [], False)]
)
def test_bots_compile_nothing_while_people_wait_at_a_terminal(
    terminal: bool, seed: list[str], hurried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But in a script, and where a seed says that the game is to be had again, they do what they are for."""
    monkeypatch.setattr(catalogue, "make_bot", lambda *given, **more: Noting())
    monkeypatch.setattr(Noting, "hurried", [])
    run("play", "break_escape", *seed, "--seat", "james=person", "--pace", "0", typed="quit\ny\n", terminal=terminal)
    assert Noting.hurried
    assert set(Noting.hurried) == {hurried}
