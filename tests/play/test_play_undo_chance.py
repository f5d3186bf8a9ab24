"""What chance has answered stays answered, whatever is taken back and done first instead."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from harness import serving
from test_play_table import BOT, ME
from test_play_undo import to_practice

import turnkey
from turnkey.core.table import Table
from turnkey.play.answers import act_again, still_waiting
from turnkey.play.history import ACT, DEAL, UNDO, body_of, chance_texts, course_of
from turnkey.play.store import StepRow
from turnkey.play.store.bodies import at_rest, from_rest

SLUGS = turnkey.game_names()


def drawn(table: Table, fresh: Any) -> list[str]:
    return chance_texts(table.record.notation, fresh)


class Rows:
    """A table as the store has it, without a server: rows are added, and what they come to is read from them."""

    def __init__(self, slug: str, seed: int) -> None:
        self.game = turnkey.game(slug)
        self.players = min(self.game.seats) if slug != "lockup" else 3
        self.rows: list[StepRow] = []
        table = self.game.table(self.players, {}, "interpreted")
        self.add(DEAL, -1, body_of(table, table.start(seed=seed)))

    def add(self, kind: str, seat: int, body: str) -> None:
        self.rows.append(StepRow("t", len(self.rows), kind, seat, body, "", 0.0, 0.0))

    def now(self) -> Table:
        table = self.game.table(self.players, {}, "interpreted")
        for _, row in course_of(self.rows).kept:
            body = from_rest(row.body)
            results = [table.record.notation.read_chance(text) for text in body["chance"]]
            if row.kind == DEAL:
                table.start(results)
            else:
                table.act(row.seat, table.number_of(body["do"]), results, True)
        return table

    def position(self) -> tuple[str, ...]:
        return tuple(f"{row.seat} {row.body}" for _, row in course_of(self.rows).kept)

    def act(self, table: Table, seat: int, action: int) -> tuple[Table, list[str]]:
        after, fresh = act_again(table, seat, action, course_of(self.rows).waiting)
        self.add(ACT, seat, body_of(after, fresh, self.game.definition.words.actions[action].notation))
        return after, drawn(after, fresh)

    def undo(self, to: int) -> None:
        gone = [row.number for step, row in course_of(self.rows).kept if step > to]
        self.add(UNDO, 0, at_rest({"to": to, "rows": gone}))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_action_at_the_same_position_always_gets_the_same_answers(slug: str) -> None:
    """Through storms of undos and detours; and no answer that was given comes to be given twice."""
    luck, again = random.Random(5), 0
    here = Rows(slug, 5)
    answered: dict[tuple[tuple[str, ...], int, int], list[str]] = {}
    latest: dict[tuple[str, ...], tuple[int, int]] = {}  # what was done at a position last
    table, asked = here.now(), False
    for _ in range(200):
        marks = course_of(here.rows).marks
        if table.over or (asked and len(marks) > 1 and luck.random() < 0.6) or luck.random() < 0.03:
            here.undo(luck.choice(marks[-4:-1] or marks).step)
            table = here.now()
            continue
        before, seat = here.position(), luck.choice(table.actors)
        seat, action = latest.get(before, (seat, 0)) if luck.random() < 0.6 else (seat, 0)
        action = action or luck.choice(table.menu(seat))
        latest[before] = seat, action
        table, chance = here.act(table, seat, action)
        asked = bool(chance)
        again += asked and (before, seat, action) in answered
        assert answered.setdefault((before, seat, action), chance) == chance
    assert table.record.to_text() == here.now().record.to_text(), "the rows tell the same"
    assert again, "nothing was done twice: this test shows nothing"


def position(hand: str, **more: Any) -> Table:
    """Of Break & Escape, with these cards in Ben's hand."""
    held = {card: int(card in hand.split()) for card in ("teleport", "swap", "pup", "jailbreak")}
    given = {"turn": "ben", "hand": {"ben": held}} | more
    return turnkey.game("break_escape").position({"position": given}, backend="interpreted")


def number(table: Table, text: str) -> int:
    return table.number_of(text)


def test_a_die_is_not_rolled_anew_by_doing_something_else_first() -> None:
    table = position("pup swap", stage="act", where={"ben": 13, "james": 20})
    first, fresh = act_again(table, 0, number(table, "end"), [])
    rolled = drawn(first, fresh)
    assert rolled[0].startswith("roll ")
    for _ in range(20):
        detour, fresh = act_again(table, 0, number(table, "pup"), rolled)
        assert drawn(detour, fresh) == []
        after, fresh = act_again(detour, 0, number(table, "end"), rolled)
        assert drawn(after, fresh)[0] == rolled[0]


def test_a_card_is_not_drawn_anew_either_and_one_that_is_gone_is_passed_over() -> None:
    for place in range(20):  # to one that lies before a supply space
        table = position("pup", stage="before_move", die=1, where={"ben": place, "james": 20})
        after, fresh = act_again(table, 0, number(table, "go"), [])
        if any(text.startswith("draw ") for text in drawn(after, fresh)):
            break
    card = next(text for text in drawn(after, fresh) if text.startswith("draw "))
    for _ in range(10):
        again, fresh = act_again(table, 0, number(table, "go"), [card])
        assert drawn(again, fresh)[0] == card
    notation = table.record.notation
    kinds = notation.chance[notation.read_chance(card)[0]].results
    for kind in kinds:  # also a kind of which none is left: then chance is asked
        act_again(table, 0, number(table, "go"), [f"draw {kind}", "roll 3", card])
    assert still_waiting(["roll 3", card, "roll 3"], [card, "roll 3"]) == ["roll 3"]


def row(at: int, kind: str, **body: Any) -> StepRow:
    return StepRow("t", at, kind, 0, at_rest(body), "", 0.0, 0.0)


def test_an_answer_that_another_seat_took_waits_no_longer() -> None:
    """Else one draw of a title would be two, and the second would come instead of what had come."""
    rows = [
        row(0, "deal", chance=[]),
        row(1, "act", do="a", chance=["tome a T03"]),
        row(2, "undo", to=0, rows=[1]),
        row(3, "act", do="b", chance=["tome b T03", "tome b T19"]),
    ]
    assert still_waiting(course_of(rows[:3]).waiting, ["tome b T03", "tome b T19"]) == course_of(rows).waiting == []
    rows += [row(4, "undo", to=0, rows=[3])]
    assert course_of(rows).waiting == ["tome a T03", "tome b T19"]


def test_what_waits_waits_in_the_order_in_which_it_was_first_given() -> None:
    """Otherwise a detour that passes an answer over, taken back, would bring the next one before it."""
    rows = [
        row(0, "deal", chance=[]),
        row(1, "act", do="a", chance=["roll 4", "draw pup"]),
        row(2, "act", do="b", chance=["roll 2"]),
        row(3, "undo", to=0, rows=[1, 2]),
    ]
    assert course_of(rows).waiting == ["roll 4", "draw pup", "roll 2"]
    rows += [row(4, "act", do="c", chance=["roll 2", "roll 6"])]
    assert course_of(rows).waiting == ["roll 4", "draw pup"]
    rows += [row(5, "undo", to=0, rows=[4])]
    assert course_of(rows).waiting == ["roll 4", "draw pup", "roll 2", "roll 6"]


def test_the_dice_of_lockdown_stay_whoever_votes_last() -> None:
    """Chance answers after the last of them, and who that is can be changed by an undo."""
    luck, compared = random.Random(3), 0
    game = turnkey.game("lockdown")
    done = game.table(3, {}, "interpreted").number_of("done")

    def deed(table: Table, seat: int) -> int:
        """On an open floor both are done: a card opens it again, and the other order is another story."""
        menu = table.menu(seat)
        return done if done in menu else menu[0]

    while compared < 3:
        table = game.deal(players=3, seed=luck.randrange(1000))
        table.seeded = False
        while not table.over and compared < 3:
            if len(table.actors) == 2:
                waiting: list[str] = []
                for order in (table.actors, table.actors[::-1]):
                    between, _ = act_again(table, order[0], deed(table, order[0]), waiting)
                    if between.actors != order[1:]:
                        break
                    after, fresh = act_again(between, order[1], deed(table, order[1]), waiting)
                    assert not waiting or drawn(after, fresh) == waiting
                    compared += bool(waiting)
                    waiting = waiting or drawn(after, fresh)
            seat = luck.choice(table.actors)
            table.act(seat, luck.choice(table.menu(seat)))


def test_who_declines_in_locked_out_shows_the_same_cards_again() -> None:
    """A hidden draw, which two seats see; and the piles lie as they were dealt, whatever is taken back."""
    luck, game = random.Random(2), turnkey.game("locked_out")
    decline, checked = game.definition.words.actions.read("answer decline"), 0
    while not checked:
        table = game.deal(players=3, seed=luck.randrange(1000))
        table.seeded = False
        while not table.over and not checked:
            seat = luck.choice(table.actors)
            if decline in table.menu(seat):
                after, fresh = act_again(table, seat, decline, [])
                shown = drawn(after, fresh)
                for _ in range(5 * bool(shown)):
                    after, fresh = act_again(table, seat, decline, ["first p1", *shown])
                    assert drawn(after, fresh) == shown
                    checked += 1
            table.act(seat, luck.choice(table.menu(seat)))


def test_after_a_restart_chance_answers_as_it_did(either_store: str) -> None:
    """Somebody alone with bots goes back, the server ends, and the same action leads to the same answers."""

    async def story() -> None:
        answers: list[list[str]] = []
        async with serving(either_store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("break_escape", seats=[ME, BOT, BOT, BOT]))["id"]
            async with ann.at(table) as line:
                await to_practice(line)
                owner = server.hub.owners[table]
                place = max(one for one, row in enumerate(owner.rows) if row.seat == 0 and row.kind == "act")
                did = owner.rows[place]
                answers.append(from_rest(did.body)["chance"])
                assert (await line.send("undo", to=line.of("undo_to"), practice=True))["type"] == "done"
        async with serving(either_store) as server:
            ann.address = server.address
            async with ann.at(table) as line:
                await line.until(lambda event: event["type"] == "frame")
                assert line.of("practice") is True
                await line.act(from_rest(did.body)["do"])
                owner = server.hub.owners[table]
                acts = [row for row in owner.rows if row.seat == 0 and row.kind == "act"]
                answers.append(from_rest(acts[-1].body)["chance"])
        assert answers[0] == answers[1]

    asyncio.run(story())
