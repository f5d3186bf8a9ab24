"""Self-play PPO: every seat's own decisions, one network for all seats, among earlier selves and the game's bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.env.features import features_of
from turnkey.env.measuring import measured_of
from turnkey.env.observing import Plan, head_of
from turnkey.lab.training.capturing import captured
from turnkey.lab.training.columns import columns_of
from turnkey.lab.training.network import Network, sampled
from turnkey.lab.training.rooms import Asked, Hall, Room, Seating, seatings_of
from turnkey.lab.training.scoring import sides_of
from turnkey.lab.training.settings import Settings, adviser_of, option_sets, tempers_of

LEAST_GAMES = 8  # of a room
FIRST_GHOST, GHOSTS_APART = 4, 1.3  # lessons after which the first earlier self is kept, and how they grow apart
RISING = 20  # lessons in which the rate rises where what steps are made of has to be found anew
CARRIED = 2  # earlier selves in a checkpoint of a GPU's
TOLD = ("value_error", "strays", "clipped")

# Of some choices: logits, guesses and what it costs to leave; which options there are; what was chosen, how likely that
# was, what the game came to be worth to each seat, and who plays
Seen = tuple[tuple[torch.Tensor, ...], torch.Tensor, list[torch.Tensor]]


class Learner:
    """A network, the games that it plays, and what it has learned so far."""

    def __init__(self, game: Game, given: Settings) -> None:
        torch.manual_seed(given.seed)
        self.game = game
        self.sets = {n: option_sets(game, n, given.options, given.seed, given.vary) for n in given.players}
        self.plans = {n: plan_with(game, n, self.sets[n], given.backend) for n in given.players}
        self.columns = columns_of(list(self.plans.values()))
        actions = len(game.definition.words.actions)
        self.given = given = given.fitted(self.columns.size, actions)
        self.device = device = given.device
        self.adviser = adviser_of(game) if given.advised and game.definition.bots.policies else None
        self.network = self.new_network()
        on_gpu = device == "cuda"
        # On a GPU what changes from lesson to lesson lies there, where a captured lesson finds it
        self.rate = torch.tensor(given.rate, device=device) if on_gpu else given.rate
        self.adam = torch.optim.Adam(
            self.network.parameters(), self.rate, eps=1e-5, fused=on_gpu, capturable=on_gpu
        )  # fmt: skip
        self.dear, self.middle, self.spread = (torch.zeros((), device=device) for _ in range(3))
        self.told = torch.zeros(len(TOLD), device=device)
        self.lessons = self.decisions = self.rising = 0
        self.luck = random.Random(given.seed)
        self.ghosts: list[dict[str, torch.Tensor]] = []
        self.next_ghost = FIRST_GHOST
        self.ghost = self.new_network()
        self._make_room()

    def new_network(self) -> Network:
        definition = self.game.definition
        network = Network(
            self.columns.size, len(definition.words.actions), definition.most_seats, self.given.width
        )  # fmt: skip
        network.to(self.device)
        return network

    def room(self, seating: Seating, envs: int, sets: Sequence[Values], seed: int, adviser: str | None = None) -> Room:
        """Games with this seating, shown in this network's columns."""
        plan, backend = self.plans[seating.players], self.given.backend
        return Room(
            self.game, seating, envs, sets, plan, self.columns, adviser or self.adviser, seed, self.device, backend
        )  # fmt: skip

    def hall(self, rooms: Sequence[Room]) -> Hall:
        """Rooms in which this network plays."""
        favour = self.given.favour if self.adviser is not None else 0.0
        return Hall(self.game, rooms, self.columns, favour, self.given.pull, self.device)

    def _make_room(self) -> None:
        """The games, and room to note what happens in them."""
        given, game = self.given, self.game
        rooms: list[Room] = []
        haunted: list[tuple[int, int, int]] = []  # where earlier selves play: games from, to; the table's size
        first = 0
        for players in given.players:
            for seating in seatings_of(game, players, tempers_of(game)):
                envs = max(LEAST_GAMES, int(given.envs * seating.share / len(given.players)))
                rooms.append(self.room(seating, envs, self.sets[players], given.seed * 1009 + len(rooms)))
                if not seating.opponents and sides_of(game, players):
                    haunted.append((first, first + int(given.ghosts * envs), players))
                first += envs
        self.games = hall = self.hall(rooms)
        steps, device = given.steps, self.device
        self.asked = Asked.room(hall, steps + 1, given.pull < 1 and self.adviser is not None)

        def zeros(kind: torch.dtype, *shape: int) -> torch.Tensor:
            return torch.zeros((steps, hall.envs, *shape), dtype=kind, device=device)

        self.chosen, self.chances, self.gains = zeros(torch.int64), zeros(torch.float32), zeros(torch.float32)
        self.mine, self.overs = zeros(torch.bool), zeros(torch.bool)
        self.values, self.rewards = zeros(torch.float32, hall.most_seats), zeros(torch.float32, hall.most_seats)
        self.targets = torch.zeros_like(self.values)
        self.haunted = haunted
        places = np.concatenate([np.arange(first, last) for first, last, _ in haunted] or [np.zeros(0, np.int64)])
        self.haunts = torch.as_tensor(places, dtype=torch.int64, device=device)
        self.by_ghost = torch.zeros((len(places), hall.most_seats), dtype=torch.bool, device=device)
        self.some = torch.zeros(given.part, dtype=torch.int64, device=device)
        hall.look(self.asked.at(steps))
        self._play: Callable[[], None] | None = None
        self._lesson: Callable[[], None] | None = None

    # Playing

    def play(self) -> None:
        """So many steps of all games, by this network and in some of them by an earlier self."""
        self._seat_ghosts()
        if self._play is None:
            self._play = captured(self._steps, self.device, [self.games])
        self._play()
        self.decisions += self.given.steps * self.games.envs

    @torch.no_grad()
    def _steps(self) -> None:
        asked, hall = self.asked, self.games
        asked.at(0).copy_(asked.at(self.given.steps))
        for step in range(self.given.steps):
            now = asked.at(step)
            logits, values = self.network(now.rows, now.options, now.priors)
            chosen = sampled(logits)
            self.mine[step] = True
            if len(self.haunts):
                self._haunt(now, chosen, self.mine[step])
            self.chosen[step] = chosen
            self.chances[step] = logits.log_softmax(-1).gather(1, chosen[:, None])[:, 0]
            self.values[step] = hall.by_seat(values, now.seats)
            hall.go_on(chosen, self.rewards[step], self.overs[step], asked.at(step + 1))
        last = asked.at(self.given.steps)
        self._credit(hall.by_seat(self.network(last.rows, last.options, last.priors)[1], last.seats))

    def _haunt(self, now: Asked, chosen: torch.Tensor, mine: torch.Tensor) -> None:
        """Where an earlier self is to choose, put its choice in."""
        there = self.haunts
        its = self.by_ghost.gather(1, now.seats[there][:, None])[:, 0]
        other = sampled(self.ghost(now.rows[there], now.options[there], now.priors[there])[0])
        chosen.index_copy_(0, there, torch.where(its, other, chosen[there]))
        mine.index_copy_(0, there, ~its)

    def _seat_ghosts(self) -> None:
        """Who is played by an earlier self, by game and seat: in some self-play games all but one side."""
        if not self.ghosts or not len(self.haunts):
            return
        self.ghost.load_state_dict(self.luck.choice(self.ghosts))
        done = 0
        for first, last, players in self.haunted:
            sides = sides_of(self.game, players)
            others = np.ones((len(sides), self.by_ghost.shape[1]), np.bool_)
            for place, side in enumerate(sides):
                others[place, list(side)] = False
            chosen = torch.randint(len(sides), (last - first,), device=self.device)
            self.by_ghost[done : done + last - first] = torch.as_tensor(others, device=self.device)[chosen]
            done += last - first

    def _credit(self, ahead: torch.Tensor) -> None:
        """What each decision brought its seat, and what the game was worth to every seat then, from the end backwards.

        A seat's worth is looked at from one of its own decisions to the next: by `trace` of what that one came to be
        worth, and else by what it was thought to be.
        """
        hall, trace = self.games, self.given.trace
        worth = ahead.clone()
        for step in reversed(range(self.given.steps)):
            over = self.overs[step, :, None]
            worth, ahead = (torch.where(over, self.rewards[step], one) for one in (worth, ahead))
            seat = self.asked.seats[step, :, None]
            mine = self.mine[step, :, None]
            thought = self.values[step].gather(1, seat)
            now = (1 - trace) * ahead.gather(1, seat) + trace * worth.gather(1, seat)
            self.gains[step] = (now - thought)[:, 0]
            worth = torch.where(mine, worth.scatter(1, seat, now), worth)
            ahead = torch.where(mine, ahead.scatter(1, seat, thought), ahead)
            self.targets[step] = hall.as_seen(worth, self.asked.seats[step])

    # Learning

    def learn(self, left: float) -> dict[str, float]:
        """Play, and learn from it. `left`: the share of time that is left; steps get smaller, and choices surer."""
        self.play()
        given = self.given
        self._set_rate(given.rate * (0.1 + 0.9 * left) * (1 - self.rising / RISING))
        self.rising = max(0, self.rising - 1)
        self.dear.fill_(given.entropy * (0.1 + 0.9 * left))
        usable, gains = self._noted()
        self.middle.copy_(gains[usable].mean())
        self.spread.copy_(gains[usable].std() + 1e-8)
        self.told.zero_()
        parts = 0
        for _ in range(given.epochs):
            order = usable[torch.randperm(len(usable), device=self.device)]
            for some in order.split(given.part):
                if len(some) < (given.part if self.device == "cuda" else given.part // 2) and parts:
                    continue
                self._learn_from(some)
                parts += 1
        self._count_lesson()
        return dict(zip(TOLD, (self.told / max(parts, 1)).tolist(), strict=True))

    def _set_rate(self, rate: float) -> None:
        if isinstance(self.rate, torch.Tensor):
            self.rate.fill_(rate)
        else:
            for group in self.adam.param_groups:
                group["lr"] = rate

    def _learn_from(self, some: torch.Tensor) -> None:
        if self.device != "cuda" or len(some) < len(self.some):
            self._one_lesson(some)
            return
        self.some.copy_(some)
        if self._lesson is None:
            self._lesson = captured(lambda: self._one_lesson(self.some), self.device)
        self._lesson()

    def _one_lesson(self, some: torch.Tensor) -> None:
        (logits, guess, homes), there, (actions, chances, target, seated) = self._part(some)
        given, gains = self.given, self._gains()
        logs = logits.log_softmax(-1)
        ratio = (logs.gather(1, actions[:, None])[:, 0] - chances).exp()
        gain = (gains[some] - self.middle) / self.spread
        better = torch.min(ratio * gain, ratio.clamp(1 - given.clip, 1 + given.clip) * gain).mean()
        strays = (logs.exp() * (logs - homes).where(there, 0.0)).sum(-1).mean()  # from home; 0: not at all
        wrong = ((guess - target).square() * seated).sum() / seated.sum()
        loss = 0.5 * wrong - better + self.dear * strays
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()
        with torch.no_grad():
            away = ((ratio - 1).abs() > given.clip).float().mean()
            self.told += torch.stack([wrong, strays, away])

    def _gains(self) -> torch.Tensor:
        return self.gains.flatten()

    def _noted(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Which choices can be learned from, and what each brought."""
        choice = self.asked.options[:-1, :, 1] >= 0  # at a game that has just begun it may be none
        return (self.mine & choice).flatten().nonzero()[:, 0], self._gains()

    def _part(self, some: torch.Tensor) -> Seen:
        """A look at some of the choices."""
        asked, envs = self.asked, self.games.envs
        rows, options, priors = (one.flatten(0, 1)[some] for one in (asked.rows, asked.options, asked.priors))
        homes = priors if asked.homes is asked.priors else asked.homes.flatten(0, 1)[some]
        noted = [one.flatten(0, 1)[some] for one in (self.chosen, self.chances, self.targets)]
        logits, guess = self.network(rows, options, priors)
        return (logits, guess, homes.float()), options >= 0, [*noted, self.games.playing[some % envs]]

    def _count_lesson(self) -> None:
        """Now and then the network is kept as it is; of too many, one in the middle goes: so old ones stay, too."""
        self.lessons += 1
        if self.lessons < self.next_ghost:
            return
        self.next_ghost = max(self.next_ghost + 1, int(self.next_ghost * GHOSTS_APART))
        self.ghosts.append({name: one.detach().clone() for name, one in self.network.state_dict().items()})
        if len(self.ghosts) > self.given.keeps:
            del self.ghosts[self.luck.randrange(1, len(self.ghosts) - 1)]

    # Going on later

    def state(self) -> dict[str, Any]:
        """All that a training needs to go on, but the games: they are dealt anew. (On a GPU they would be gigabytes.)
        There it is what can be carried from a machine that is lent: no slopes, and few earlier selves, in halves."""
        carried = self.device == "cuda"
        ghosts = [{name: one.half() for name, one in ghost.items()} for ghost in self.ghosts[-CARRIED:]]
        return {
            "network": self.network.state_dict(), "adam": None if carried else self.adam.state_dict(),
            "ghosts": ghosts if carried else self.ghosts,
            "next_ghost": self.next_ghost, "lessons": self.lessons, "decisions": self.decisions,
            "luck": self.luck.getstate(), "torch": torch.get_rng_state(),
        }  # fmt: skip

    def put_back(self, kept: Mapping[str, Any]) -> None:
        self.network.load_state_dict(kept["network"])
        if kept["adam"] is None or self.device == "cuda":
            self.rising = RISING - 1
        else:
            self.adam.load_state_dict(kept["adam"])
        self.ghosts = [{name: one.float().to(self.device) for name, one in ghost.items()} for ghost in kept["ghosts"]]
        self.next_ghost, self.lessons, self.decisions = (kept[one] for one in ("next_ghost", "lessons", "decisions"))
        self.luck.setstate(kept["luck"])
        torch.set_rng_state(kept["torch"].cpu())


def plan_with(game: Game, players: int, sets: Sequence[Values], backend: str) -> Plan:
    """The columns of a table with these options; what changes in them is measured, or lies beside the game."""
    values = [game.options.resolve(one) for one in sets]
    books = np.concatenate([game.book(players, one) for one in values])
    heads = np.array([head_of(game, players, one) for one in values], np.int64)
    return features_of(game, players, books, heads, measured_of(game, players, values, backend))
