"""Hidden information and talk (section 7): what each seat and a spectator may see, and what must not leak."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from break_escape_table import (
    GAME,
    RUNNERS,
    asked,
    at,
    body,
    hands_dealt,
    now,
    offers,
    outcome,
    piece,
    play,
)

from turnkey import Table, Unreadable

WATCHERS = ("ben", "lewis", "david", "james", None)
SEES: dict[str, dict[str | None, tuple[str, ...]]] = {  # whose hands each watcher sees
    "team": {"ben": RUNNERS, "lewis": RUNNERS, "david": RUNNERS, "james": (), None: ()},
    "private": {"ben": ("ben",), "lewis": ("lewis",), "david": ("david",), "james": (), None: ()},
    "open": dict.fromkeys(WATCHERS, RUNNERS),
}


def after_a_draw(hands: str) -> Table:
    """Ben has drawn a SWAP at a Supply, and is asked."""
    table = hands_dealt("pup jailbreak", "teleport swap", "pup pup", "roll 2", options={"hands": hands})
    return play(table, "go; draw swap")


def redacted(table: Table, watcher: str | None) -> list[str]:
    return table.record.redacted(None if watcher is None else table.seat(watcher)).to_text().splitlines()


@pytest.mark.rules("Q52")
@pytest.mark.parametrize("hands", SEES)
@pytest.mark.parametrize("watcher", WATCHERS)
def test_who_sees_which_hand(hands: str, watcher: str | None) -> None:
    table = after_a_draw(hands)
    for runner in RUNNERS:
        seen = piece(table, runner, watcher)["hand"]
        assert seen == (now(table)["hand"][runner] if runner in SEES[hands][watcher] else None)
        assert piece(table, runner, watcher)["hand_size"] == (3 if runner == "ben" else 2)
    all_three = set(SEES[hands][watcher]) == set(RUNNERS)
    assert table.view(watcher)["deck"] == (now(table)["deck"] if all_three else None)
    assert table.view(watcher)["deck_size"] == 21


@pytest.mark.rules("Q52", "Q46")
@pytest.mark.parametrize("hands", SEES)
@pytest.mark.parametrize("watcher", WATCHERS)
def test_what_log_and_record_tell(hands: str, watcher: str | None) -> None:
    table = after_a_draw(hands)
    dealt = {"ben": "pup jailbreak", "lewis": "teleport swap", "david": "pup pup"}
    sees = SEES[hands][watcher]
    lines = redacted(table, watcher)
    assert lines[-4:] == [
        "; ".join(f"* deal {runner} {dealt[runner] if runner in sees else '? ?'}" for runner in RUNNERS),
        "",
        "# Round 1, Ben",
        f"* roll 2; ben: go; * draw {'swap' if 'ben' in sees else '?'}",
    ]
    assert lines[1].endswith(f"redacted={watcher or 'spectators'}")
    drew = "Ben draws SWAP (3 in hand)." if "ben" in sees else "Ben draws a card (3 in hand)."
    assert drew in table.log(watcher)
    for runner in RUNNERS:
        shown = [line for line in table.log(watcher) if line.kind == "dealt" and line.parts["runner"] == runner]
        cards = dealt[runner].split() if runner in sees else [None, None]
        assert [line.parts["card"] for line in shown] == cards
        assert not any("card:" in handle for line in shown for handle in line.touches if runner not in sees)


@pytest.mark.rules("Q52")
def test_nothing_hidden_is_in_a_redacted_record_in_any_form() -> None:
    table = after_a_draw("team")
    data = json.loads(table.record.redacted(3).to_json())
    assert [step["results"] for step in data["steps"] if step.get("chance") == "deal"] == [["?", "?"]] * 3
    assert [step["results"] for step in data["steps"] if step.get("chance") == "draw"] == [["?"]]
    hidden = [entry for entry in table.record.redacted(3).entries if entry.knowers == 0]
    assert [(entry.kind, entry.parts) for entry in hidden if entry.kind == "chance"] == [
        *(("chance", (runner, None)) for runner in (0, 0, 1, 1, 2, 2)), ("chance", (0, None)),
    ]  # fmt: skip
    assert [entry.parts[1] for entry in hidden if entry.kind == "event"] == [None] * 7, "dealt and drawn cards"
    position = at(stage="act", where={"ben": 7, "james": 3}, hand={"ben": "jailbreak"})
    assert "from {" in position.record.to_text()
    assert "from {" not in position.record.redacted(3).to_text()
    assert json.loads(position.record.redacted(3).to_json())["from"] is None


def test_positions_hp_markers_dice_and_discards_are_public() -> None:
    table = at(
        stage="before_move",
        die=4,
        keys=1,
        where={"ben": 3, "lewis": 8, "james": 20},
        wanted={"lewis": 1},
        hand={"ben": "pup"},
        discard="swap jailbreak",
        pups=[5],
        round_number=4,
    )
    public = {key: value for key, value in table.view(None).items() if key not in ("deck", "pieces")}
    for watcher in WATCHERS:
        view = table.view(watcher)
        assert {key: value for key, value in view.items() if key not in ("deck", "pieces")} == public
        for seen, open_to_all in zip(view["pieces"], table.view(None)["pieces"], strict=True):
            assert {**seen, "hand": None} == {**open_to_all, "hand": None}
    assert public["discard"] == {"teleport": 0, "swap": 1, "pup": 0, "jailbreak": 1}
    assert (public["die"], public["keys"], public["round"], public["turn"]) == (4, 1, 4, "ben")


@pytest.mark.rules("Q46")
@pytest.mark.parametrize("hands", ["team", "private"])
def test_a_key_shows_the_card_and_only_that_card(hands: str) -> None:
    table = hands_dealt(
        "pup jailbreak", "teleport swap", "pup pup", "roll 2", options={"hands": hands, "supply_draw": 2}
    )
    play(table, "go; draw jailbreak; draw pup")
    assert redacted(table, "james")[-1] == "* roll 2; ben: go; * draw jailbreak ?"
    seen = piece(table, "ben", "james")
    assert (seen["hand_size"], seen["sure_jailbreaks"], seen["unsure_cards"]) == (4, 1, 2)


@pytest.mark.rules("Q55")
@pytest.mark.parametrize(
    ("one", "other", "more"),
    [
        ("jailbreak", "pup", {"stage": "act", "pups": [7]}),  # nothing playable with either
        ("jailbreak", "teleport", {"stage": "act"}),
        ("jailbreak", "swap", {"stage": "before_move", "die": 1}),
        ("jailbreak pup", "pup swap", {"turn": "james", "stage": "strike", "die": 1, "health": {"ben": 2}}),
    ],
)
def test_whether_somebody_is_asked_does_not_show_the_hand(one: str, other: str, more: dict[str, Any]) -> None:
    """Two hands of the same size: everybody else sees the very same table, prompts included."""
    where = {"ben": 7, "lewis": 7, "david": 7, "james": 7 if more.get("turn") == "james" else 20}
    tables = [at(where=where, hand={"ben": hand, "lewis": "pup"}, **more) for hand in (one, other)]
    if more.get("turn") == "james":
        for table in tables:
            play(table, "attack")
        assert [offers(table) for table in tables] == [["save", "fall"], ["fall"]]
    for watcher in ("james", None):
        first, second = (table.view(watcher) for table in tables)
        assert first == second
        assert tables[0].log(watcher) == tables[1].log(watcher)
        assert redacted(tables[0], watcher) == redacted(tables[1], watcher)
    assert [asked(table) for table in tables] == ["ben", "ben"]


@pytest.mark.rules("Q55", "R66")
def test_a_fall_with_the_card_in_hand_looks_like_one_without() -> None:
    position: dict[str, Any] = {
        "turn": "james",
        "stage": "strike",
        "die": 1,
        "where": {"ben": 7, "james": 7, "lewis": 0, "david": 0},
        "health": {"ben": 2},
    }
    tables = [at(hand={"ben": hand, "lewis": "pup"}, **position) for hand in ("jailbreak", "pup")]
    for table in tables:
        play(table, "attack", "fall")
    assert tables[0].view("james") == tables[1].view("james")
    assert redacted(tables[0], None) == redacted(tables[1], None)


@pytest.mark.rules("Q55")
@pytest.mark.parametrize("hands", SEES)
def test_single_options_are_asked_whatever_hands_says(hands: str) -> None:
    """JAIL BREAK away from Jail; nothing to save with; six cards of one kind."""
    card = at({"hands": hands}, stage="act", where={"ben": 7, "james": 3}, hand={"ben": "jailbreak"})
    assert offers(card) == ["end"]
    fall = at(
        {"hands": hands},
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 7, "james": 7, "lewis": 0, "david": 0},
        health={"ben": 1},
        hand={"ben": "pup"},
    )
    assert offers(play(fall, "attack")) == ["fall"]
    six = at({"hands": hands}, stage="discard", where={"ben": 7, "james": 3}, hand={"ben": "pup pup pup pup pup pup"})
    assert offers(six) == ["discard pup"]


@pytest.mark.rules("Q52", "Q55", "Q56")
@pytest.mark.parametrize("hands", SEES)
def test_a_twin_world_looks_the_same_to_its_seat(hands: str) -> None:
    """Redraw what a seat cannot know: its view, options, observation and log stay as they are; its record too."""
    redrawn = 0
    for seed in range(4):
        dice = random.Random(seed)
        options = {"hands": hands, "deck_swap": 3, "deck_pup": 4, "keys_needed": 4}
        table = GAME.deal(options=options, seed=seed, backend="interpreted")
        while not table.over:
            if dice.random() < 0.1:
                for watcher in WATCHERS:
                    twin = table.determinize(watcher, seed=dice.randrange(2**40))
                    redrawn += now(twin)["hand"] != now(table)["hand"]
                    assert twin.view(watcher) == table.view(watcher)
                    assert (twin.observe(watcher) == table.observe(watcher)).all()
                    assert twin.log(watcher) == table.log(watcher)
                    assert twin.record.to_text().splitlines() == redacted(table, watcher)
                    if watcher is not None:
                        assert offers(twin, watcher) == offers(table, watcher)
            table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))
    assert (redrawn > 10) is (hands != "open")


def test_masks_fall_when_the_game_is_over() -> None:
    table = hands_dealt("pup jailbreak", "teleport swap", "pup pup", "roll 2", options={"rounds": 1})
    play(table, "go; draw swap", "end; roll 1", "go", "end; roll 3", "go")
    assert redacted(table, "james")[4] == "* deal ben ? ?; * deal lewis ? ?; * deal david ? ?"
    play(table, "end; roll 6")
    assert outcome(table) == ("james", "time", 1)
    for watcher in WATCHERS:
        lines = redacted(table, watcher)
        assert lines[4] == "* deal ben pup jailbreak; * deal lewis teleport swap; * deal david pup pup"
        assert lines[7] == "* roll 2; ben: go; * draw swap; ben: end"
        assert piece(table, "ben", watcher)["hand"] is not None


# Talk


@pytest.mark.parametrize(
    ("channel", "speaker", "hear"),
    [
        ("team", "ben", ("ben", "lewis", "david")),
        ("team", "james", WATCHERS),
        ("open", "ben", WATCHERS),
        ("open", "james", WATCHERS),
    ],
)
def test_who_hears_a_claim(channel: str, speaker: str, hear: tuple[str | None, ...]) -> None:
    table = hands_dealt("pup pup", "pup pup", "swap swap", "roll 1", options={"runner_channel": channel})
    before = table.dump()
    table.say(speaker, "plan gate")
    assert table.dump() == before  # it changes nothing
    for watcher in WATCHERS:
        heard = f"{speaker.capitalize()} says: My plan: gate." in table.log(watcher)
        assert heard is (watcher in hear)
        assert (f"{speaker}: say plan gate" in redacted(table, watcher)) is (watcher in hear)


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("hold jailbreak 2", "I hold 2 JAIL BREAK."),
        ("plan hunt", "My plan: hunt."),
        ("keep lewis teleport", "Lewis, please keep your TELEPORT."),
        ("rescue david", "David should be freed."),
        ("swap ben james", "Let us swap Ben and James."),
        ("ok", "Agreed."),
        ("no", "No."),
    ],
)
def test_every_claim_may_be_made_by_anyone_at_any_time(claim: str, sentence: str) -> None:
    """They need not be true: Ben holds no JAIL BREAK and it is not Lewis's turn."""
    table = hands_dealt("pup pup", "pup pup", "swap swap", "roll 1")
    for speaker in ("ben", "lewis", "james"):
        table.say(speaker, claim)
        assert table.log(speaker)[-1] == f"{speaker.capitalize()} says: {sentence}"
    assert body(table)[-1] == f"james: say {claim}"


@pytest.mark.parametrize("goal", ["gate", "supply", "jail", "safe", "hunt", "run"])
def test_plans(goal: str) -> None:
    table = hands_dealt("pup pup", "pup pup", "swap swap", "roll 1")
    table.say("david", f"plan {goal}")
    assert table.log("ben")[-1] == f"David says: My plan: {goal}."


def test_other_talk_is_no_claim() -> None:
    table = hands_dealt("pup pup", "pup pup", "swap swap", "roll 1")
    with pytest.raises(Unreadable, match="write it as 'plan <goal>' with goal: gate, supply, jail, safe, hunt, run"):
        table.say("ben", "plan dinner")


def test_what_was_said_in_confidence_stays_so_after_the_end() -> None:
    table = at(stage="act", turn="david", round_number=12, where={"david": 3, "james": 20}, hand={"david": "pup"})
    table.say("david", "plan run")
    play(table, "end; roll 1")
    assert table.over
    assert "David says: My plan: run." in table.log("ben")
    assert "David says: My plan: run." not in table.log("james")
    assert "David says: My plan: run." not in table.log(None)
