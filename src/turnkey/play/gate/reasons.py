"""Why something is not possible now, and hints: the answers to a seat that asks."""

from __future__ import annotations

from collections.abc import Sequence

from turnkey.bots.hints import Hint
from turnkey.core.actions import Action, Verb, few
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.notation import ACTION
from turnkey.core.reasons import Reason
from turnkey.core.sentences import says
from turnkey.core.table import Table
from turnkey.play import wire
from turnkey.play.gate.sentences import option_of, says_of

LOOKED_AT, REASONS = 60, 3  # of a bare verb: so many of its actions are looked at for so many different reasons


ANOTHER_MOMENT = "not_now"  # the kind of a reason by which something belongs to another moment of play


WHATEVER = ("over", "not_asked")  # kinds of reasons against everything alike


def hinted(message: str, step: int, hint: Hint, language: Language = ENGLISH) -> wire.Hinted:
    """What a seat could do now, and why."""
    return wire.Hinted(
        id=message, step=step, option=option_of(hint.action, language), says=says_of(hint.why.told(language)),
        reason=language.words(hint.why),
    )  # fmt: skip


def why_not(table: Table, seat: int, option: str, message: str, language: Language = ENGLISH) -> wire.Reason:
    """Why a seat cannot do this now, from what it knows. Of a bare verb: its options, or its first reasons; of a thing
    (`card:bat`): why nothing can be done with it."""
    known = table.game.definition.words.actions
    touching = known.by_handle.get(option.strip().lower())
    if touching:
        return why_untouched(table, seat, touching, message, language)
    verb = next((one for one in known.verbs if one.word == option.strip().lower()), None)
    if verb is not None and verb.parameters:
        return why_not_at_all(table, seat, verb, message, language)
    action = known[table.number_of(option)]
    if table.may(seat, action):
        return possible(message, language)
    return impossible(table, message, [(action, table.reason_against(seat, action))], language)


def why_not_at_all(table: Table, seat: int, verb: Verb, message: str, language: Language) -> wire.Reason:
    offered = [one.notation for one in table.options(seat) if one.verb is verb] if not table.over else []
    if offered:
        return possible(message, language, few(offered))
    first = table.game.definition.words.actions.first(verb.word)
    wanted = [table.game.definition.words.actions[first + place] for place in range(min(verb.count, LOOKED_AT))]
    return impossible(table, message, different(table, seat, wanted)[:REASONS], language)


def why_untouched(table: Table, seat: int, touching: Sequence[Action], message: str, language: Language) -> wire.Reason:
    """Why nothing can be done with a thing; by what is done with such things at this moment, if anything is."""
    if table.over or seat not in table.actors:
        return impossible(table, message, different(table, seat, touching[:1]), language)
    offered = table.options(seat)
    if any(one in offered for one in touching):
        ways = [language.words(one.says) for one in touching if one in offered]
        return possible(message, language, " ".join(ways[:REASONS]))
    verbs = {one.verb.word for one in offered}
    wanted = [one for one in touching if one.verb.on_menus]
    fitting = [one for one in wanted if one.verb.word in verbs] or latest_first(table, seat, wanted)
    found = different(table, seat, fitting[:LOOKED_AT])
    now = [one for one in found if one[1].moment != ANOTHER_MOMENT]
    return impossible(table, message, now[:REASONS] or found[:1], language)


def latest_first(table: Table, seat: int, wanted: Sequence[Action]) -> list[Action]:
    """What was done last before what was done long ago, as far as the seat knows: a thing is for that more likely."""
    known, entries = table.game.definition.words.actions, table.record.entries
    done = {
        known[one.code].verb.word: place
        for place, one in enumerate(entries)
        if one.kind == ACTION and one.known_to(seat)
    }
    return sorted(wanted, key=lambda one: done.get(one.verb.word, -1), reverse=True)


def different(table: Table, seat: int, wanted: Sequence[Action]) -> list[tuple[Action, Reason]]:
    """The different reasons against these actions, each with the first that it stands against."""
    found: dict[str, tuple[Action, Reason]] = {}
    for action in wanted:
        reason = table.reason_against(seat, action)
        found.setdefault(reason, (action, reason))
    return list(found.values())


def possible(message: str, language: Language, ways: str = "") -> wire.Reason:
    reason = says("That is possible now: {ways}", ways=ways) if ways else says("That is possible now.")
    return wire.Reason(id=message, possible=True, because=[], reason=language.words(reason), rules=[])


def impossible(table: Table, message: str, found: Sequence[tuple[Action, Reason]], language: Language) -> wire.Reason:
    because, lines = [], []
    for action, reason in found:
        anyhow = reason.moment in WHATEVER
        because.append(
            wire.Because(
                option="" if anyhow else action.notation, does=[] if anyhow else says_of(action.says.told(language)),
                moment=reason.moment, rule=reason.rule, says=says_of(reason.told(language)), parts=dict(reason.parts),
            )
        )  # fmt: skip
        because_of, does = language.words(reason), language.words(action.says).rstrip(".")
        lines.append(f"{because_of}." if anyhow else f"{does}: {because_of}.")
    text = "\n".join(f"{one[:1].upper()}{one[1:]}" for one in lines)
    named = table.game.cited(", ".join(reason.rule for _, reason in found))
    rules = [wire.Rule(id=one.id, text=one.text) for one in named]
    return wire.Reason(id=message, possible=False, because=because, reason=text, rules=rules)
