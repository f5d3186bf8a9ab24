"""A game as its users see it: its title, seats, options and edition; tables are dealt from it."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import turnkey
from turnkey.core import registry
from turnkey.core.definition import Definition
from turnkey.core.definition.defaults import no_edition
from turnkey.core.editions import Edition, load_edition
from turnkey.core.engine import Engine
from turnkey.core.errors import BadOption, Impossible, TurnkeyError
from turnkey.core.journal_record import JOURNAL
from turnkey.core.languages import Language, language_for
from turnkey.core.layout import layout_of
from turnkey.core.ledger import Rule, chapters_in, cited, rules_in
from turnkey.core.observation import ObservationShape, shape_of
from turnkey.core.secrecy import secrets_of
from turnkey.core.sentences import says
from turnkey.core.table import Result, Table
from turnkey.core.table_options import OptionSet, Values

COMPILED, INTERPRETED, AUTO = "compiled", "interpreted", "auto"


class Game:
    """One game in one edition."""

    def __init__(self, definition: Definition, edition: Edition | Path | None = None) -> None:
        self.definition = definition
        self.slug = definition.slug
        self.title = definition.title
        self.seats: Mapping[int, tuple[str, ...]] = definition.seats
        if not isinstance(edition, Edition):
            file = edition or definition.agreed.edition_file
            edition = load_edition(file, definition.agreed.check_edition) if file else no_edition(definition.title)
        self.edition = edition
        self.options: OptionSet = definition.agreed.options.with_defaults(self.edition.data)
        self.layout = layout_of(definition.rules.game)
        self.live_dtype, self.live_start = self.layout.behind(JOURNAL)
        self.secrets = secrets_of(self.layout)
        self.has_keepers = bool((self.secrets[:, 2] >= 0).any())  # whether one seat may know what another does not
        self.observation: ObservationShape = shape_of(self.layout)

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Every rule and ruling in words, by its number."""
        return rules_in(self._ledger)

    @property
    def chapters(self) -> list[tuple[str, list[Rule]]]:
        """The same, by the headings that they stand under."""
        return chapters_in(self._ledger)

    @property
    def _ledger(self) -> Path:
        return Path(inspect.getfile(self.definition.rules.game)).with_name("ledger.md")

    def language(self, code: str) -> Language:
        """What this game says, in a language; English, if it does not speak that."""
        return language_for(code, self.definition)

    def cited(self, numbers: str) -> list[Rule]:
        """The rules that a reason, an event or a verb names: `R12, Q3`."""
        return cited(self.rules, numbers)

    def __repr__(self) -> str:
        return f"turnkey.game({self.slug!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: a game's name and its edition, which may be a file of the user's own."""
        if registry.definition(self.slug) is not self.definition:
            raise TurnkeyError(f"{self.slug} cannot be pickled: the game that is installed by this name is another one")
        return told, (self.slug, self.edition)

    def __deepcopy__(self, memo: object) -> Game:
        """A game never changes, so a copy is the game itself."""
        return self

    @functools.cache  # noqa: B019  games live as long as the program
    def engine(self, backend: str = AUTO, kind: str = "cpu", with_bots: bool = True) -> Engine:
        """The loops of a kind (a file of `core/loops`), bound to this game's rules."""
        return Engine(self.definition, backend, kind, with_bots)

    def new_menu(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        return np.zeros(self.definition.most_options + 2, np.int16)

    def players_or_default(self, players: int | None) -> int:
        if players is None:
            return max(self.seats)
        if players not in self.seats:
            seats = ", ".join(map(str, self.seats))
            raise BadOption(says("{game} is for {seats} seats, not for {players}",
                                 game=self.title, seats=seats, players=players))  # fmt: skip
        return players

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together."""
        return self.definition.rules.sides or tuple((seat,) for seat in range(players))

    def book(self, players: int, values: Values) -> np.ndarray[Any, Any]:
        """What is printed and agreed, as the rules read it: an array of one."""
        book = layout_of(self.definition.rules.book).blank()
        self.definition.fill_book(book[0], self.edition, values, players)
        return book

    def table(self, players: int | None, options: Values | None, backend: str) -> Table:
        """A table with nothing on it yet."""
        players = self.players_or_default(players)
        values = self.options.resolve(options or {})
        return Table(self, self.book(players, values), values, players, backend)

    def deal(
        self,
        players: int | None = None,
        options: Values | None = None,
        seed: int | None = None,
        backend: str = AUTO,
        chance: Sequence[str] = (),
    ) -> Table:
        """A new game. `options` may name a `preset`; with a seed everything that chance does follows from it.

        `chance` lists what chance answers, in order, such as `["draw pup"]`: all of it must be asked for,
        and whatever it does not cover is drawn as usual.
        """
        table = self.table(players, options, backend)
        table.start(self._results(chance), seed, all_results=True)
        return table

    def position(
        self, given: Mapping[str, Any], seed: int | None = None, backend: str = AUTO, chance: Sequence[str] = ()
    ) -> Table:
        """A table in any position: what `Table.dump` gave, or just the fields that matter.

        From there it goes on to the next decision; `chance` is what chance answers on the way, as for `deal`.
        """
        strange = set(given) - {"game", "players", "options", "position"}
        if strange:
            raise Impossible(
                [("UNKNOWN_ENTRY", f"{', '.join(sorted(strange))}: a position has players, options, position")]
            )
        if given.get("game", self.slug) != self.slug:
            raise Impossible([("OTHER_GAME", f"this is a position of {given['game']}, not of {self.slug}")])
        table = self.table(given.get("players"), given.get("options"), backend)
        table.set_position(given.get("position", {}), self._results(chance), seed, all_results=True)
        return table

    def _results(self, chance: Sequence[str]) -> list[Result]:
        return [self.definition.words.notation.read_chance(text) for text in chance]


def told(slug: str, edition: Edition) -> Game:
    """The game of that name in that edition: rebuilds what `Game.__reduce__` stored."""
    game = turnkey.game(slug)
    return game if game.edition == edition else Game(game.definition, edition)
