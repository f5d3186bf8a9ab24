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
from turnkey.lab.training.columns import columns_of, kinds_of
from turnkey.lab.training.network import Network, sampled
from turnkey.lab.training.rooms import Hall, Room, Seating, seatings_of
from turnkey.lab.training.settings import Settings, adviser_of, option_sets, tempers_of

LEAST_GAMES = 8  # of a room
FIRST_GHOST, GHOSTS_APART = 4, 1.3  # lessons after which the first earlier self is kept, and how they grow apart

# Of some choices: logits, guesses and priors; which options there are; what was chosen, how likely that was, what the
# game came to be worth to each seat, and who plays
Seen = tuple[tuple[torch.Tensor, ...], torch.Tensor, list[torch.Tensor]]
Part = Callable[[torch.Tensor], Seen]


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
        self.device = given.device
        self.adviser = adviser_of(game) if given.advised and game.definition.bots.policies else None
        self.network = self.new_network()
        self.adam = torch.optim.Adam(self.network.parameters(), given.rate, eps=1e-5, fused=self.device == "cuda")
        self.lessons = self.decisions = 0
        self.luck = random.Random(given.seed)
        self.ghosts: list[dict[str, torch.Tensor]] = []
        self.next_ghost = FIRST_GHOST
        self.ghost = self.new_network()
        self._make_room()

    def new_network(self) -> Network:
        seats = self.game.definition.most_seats
        network = Network(self.columns.size, kinds_of(self.game), seats, self.given.width, self.given.favour)
        network.to(self.device)
        return network

    def _hall(self) -> Hall:
        given, game = self.given, self.game
        rooms: list[Room] = []
        for players in given.players:
            for seating in seatings_of(game, players, tempers_of(game)):
                envs = max(LEAST_GAMES, int(given.envs * seating.share / len(given.players)))
                rooms.append(self.room(seating, envs, self.sets[players], given.seed * 1009 + len(rooms)))
        actions = len(game.definition.words.actions)
        return Hall(rooms, self.columns, actions, game.definition.most_seats, self.device)

    def room(self, seating: Seating, envs: int, sets: Sequence[Values], seed: int) -> Room:
        """Games with this seating, shown in this network's columns."""
        plan, backend = self.plans[seating.players], self.given.backend
        return Room(
            self.game, seating, envs, sets, plan, self.columns, self.adviser, seed, self.device, backend
        )  # fmt: skip

    def _make_room(self) -> None:
        """The games, and room to note what happens in them."""
        self.hall = hall = self._hall()
        steps, device = self.given.steps, self.device
        shape = (steps + 1, hall.envs)
        self.rows = torch.zeros((*shape, hall.columns.size), dtype=torch.float16, device=device)
        self.masks = torch.zeros((*shape, hall.actions), dtype=torch.bool, device=device)
        self.advice = torch.full(shape, -1, dtype=torch.int64, device=device)
        self.actions = torch.zeros(shape[1:], dtype=torch.int64, device=device).repeat(steps, 1)
        self.seats = torch.zeros((steps, hall.envs), dtype=torch.int64, device=device)
        self.chances = torch.zeros((steps, hall.envs), device=device)
        self.mine = torch.zeros((steps, hall.envs), dtype=torch.bool, device=device)
        self.values = torch.zeros((steps, hall.envs, hall.most_seats), device=device)
        self.rewards, self.targets = torch.zeros_like(self.values), torch.zeros_like(self.values)
        self.overs = torch.zeros((steps, hall.envs), dtype=torch.bool, device=device)
        self.gains = torch.zeros_like(self.chances)

    # Playing

    @torch.no_grad()
    def play(self) -> None:
        """So many steps of all games, by this network and in some of them by an earlier self."""
        hall = self.hall
        played_by_ghosts = self._seat_ghosts()
        for step in range(self.given.steps):
            rows, masks, advice = self.rows[step], self.masks[step], self.advice[step]
            hall.write(rows, masks, advice)
            logits, values, _ = self.network(rows, masks, advice)
            chosen = sampled(logits)
            self.seats[step] = hall.seats
            self.mine[step] = True
            if played_by_ghosts is not None:
                others = played_by_ghosts[hall.every, hall.seats].nonzero()[:, 0]
                if len(others):
                    chosen[others] = sampled(self.ghost(rows[others], masks[others], advice[others])[0])
                    self.mine[step, others] = False
            self.actions[step] = chosen
            self.chances[step] = logits.log_softmax(-1).gather(1, chosen[:, None])[:, 0]
            self.values[step] = hall.by_seat(values)
            self.rewards[step], self.overs[step] = hall.step(chosen)
        last = self.rows[-1], self.masks[-1], self.advice[-1]
        hall.write(*last)
        self._credit(hall.by_seat(self.network(*last)[1]))
        self.decisions += self.given.steps * hall.envs

    def _seat_ghosts(self) -> torch.Tensor | None:
        """Who is played by an earlier self, by game and seat: in some self-play games all but one side."""
        if not self.ghosts:
            return None
        self.ghost.load_state_dict(self.luck.choice(self.ghosts))
        hall = self.hall
        seated = torch.zeros((hall.envs, hall.most_seats), dtype=torch.bool)
        for room, part in zip(hall.rooms, hall.parts, strict=True):
            sides = self.game.sides(room.seating.players)
            if not room.seating.opponents and len(sides) > 1:
                for place in range(part.start, part.stop):
                    if self.luck.random() < self.given.ghosts:
                        seated[place] = True
                        seated[place, list(self.luck.choice(sides))] = False
        return seated.to(self.device)

    def _credit(self, ahead: torch.Tensor) -> None:
        """What each decision brought its seat, and what the game was worth to every seat then, from the end backwards.

        A seat's worth is looked at from one of its own decisions to the next: by `trace` of what that one came to be
        worth, and else by what it was thought to be.
        """
        hall, trace = self.hall, self.given.trace
        worth = ahead.clone()
        for step in reversed(range(self.given.steps)):
            over = self.overs[step, :, None]
            worth, ahead = (torch.where(over, self.rewards[step], one) for one in (worth, ahead))
            seat = self.seats[step, :, None]
            mine = self.mine[step, :, None]
            thought = self.values[step].gather(1, seat)
            now = (1 - trace) * ahead.gather(1, seat) + trace * worth.gather(1, seat)
            self.gains[step] = (now - thought)[:, 0]
            worth = torch.where(mine, worth.scatter(1, seat, now), worth)
            ahead = torch.where(mine, ahead.scatter(1, seat, thought), ahead)
            hall.seats.copy_(self.seats[step])
            self.targets[step] = hall.as_seen(worth)

    # Learning

    def learn(self, left: float) -> dict[str, float]:
        """Play, and learn from it. `left`: the share of time that is left; steps get smaller, and choices surer."""
        self.play()
        given = self.given
        for group in self.adam.param_groups:
            group["lr"] = given.rate * (0.1 + 0.9 * left)
        dear = given.entropy * (0.1 + 0.9 * left)
        usable, gains, part = self._noted()
        middle, spread = gains[usable].mean(), gains[usable].std() + 1e-8
        told = torch.zeros(3, device=self.device)
        parts = 0
        for _ in range(given.epochs):
            order = usable[torch.randperm(len(usable), device=self.device)]
            for some in order.split(given.part):
                if len(some) < given.part // 2 and parts:
                    continue
                (logits, guess, prior), masks, (actions, chances, target, seated) = part(some)
                logs = logits.log_softmax(-1)
                ratio = (logs.gather(1, actions[:, None])[:, 0] - chances).exp()
                gain = (gains[some] - middle) / spread
                better = torch.min(ratio * gain, ratio.clamp(1 - given.clip, 1 + given.clip) * gain).mean()
                strays = (logs.exp() * (logs - prior).where(masks, 0.0)).sum(-1).mean()  # from the prior; 0: not at all
                wrong = ((guess - target).square() * seated).sum() / seated.sum()
                loss = 0.5 * wrong - better + dear * strays
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.adam.step()
                with torch.no_grad():
                    away = ((ratio - 1).abs() > given.clip).float().mean()
                    told += torch.stack([wrong, strays, away])
                parts += 1
        self.lessons += 1
        if self.lessons >= self.next_ghost:
            self.next_ghost = max(self.next_ghost + 1, int(self.next_ghost * GHOSTS_APART))
            self._keep_ghost()
        names = ("value_error", "strays", "clipped")
        return dict(zip(names, (told / max(parts, 1)).tolist(), strict=True))

    def _noted(self) -> tuple[torch.Tensor, torch.Tensor, Part]:
        """Which choices can be learned from, what each brought, and a look at some of them."""
        steps = self.given.steps
        seen = [one[:steps].flatten(0, 1) for one in (self.rows, self.masks, self.advice)]
        playing = self.hall.playing.expand(steps, -1, -1)
        noted = [one.flatten(0, 1) for one in (self.actions, self.chances, self.targets, playing)]

        def part(some: torch.Tensor) -> Seen:
            rows, masks, advice = (one[some] for one in seen)
            return self.network(rows, masks, advice), masks, [one[some] for one in noted]

        usable = (self.mine & (self.masks[:steps].sum(-1) > 1)).flatten().nonzero()[:, 0]  # where there was a choice
        return usable, self.gains.flatten(), part

    def _keep_ghost(self) -> None:
        """The network as it is now; of too many, one in the middle goes, so that old ones stay, too."""
        self.ghosts.append({name: one.detach().clone() for name, one in self.network.state_dict().items()})
        if len(self.ghosts) > self.given.keeps:
            del self.ghosts[self.luck.randrange(1, len(self.ghosts) - 1)]

    # Going on later

    def state(self) -> dict[str, Any]:
        """All that a training needs to go on, but the games: they are dealt anew. (On a GPU they would be hundreds of
        megabytes.)"""
        return {
            "network": self.network.state_dict(), "adam": self.adam.state_dict(), "ghosts": self.ghosts,
            "next_ghost": self.next_ghost, "lessons": self.lessons, "decisions": self.decisions,
            "luck": self.luck.getstate(), "torch": torch.get_rng_state(),
        }  # fmt: skip

    def put_back(self, kept: Mapping[str, Any]) -> None:
        self.network.load_state_dict(kept["network"])
        self.adam.load_state_dict(kept["adam"])
        self.ghosts = [{name: one.to(self.device) for name, one in ghost.items()} for ghost in kept["ghosts"]]
        self.next_ghost, self.lessons, self.decisions = (kept[one] for one in ("next_ghost", "lessons", "decisions"))
        self.luck.setstate(kept["luck"])
        torch.set_rng_state(kept["torch"].cpu())


def plan_with(game: Game, players: int, sets: Sequence[Values], backend: str) -> Plan:
    """The columns of a table with these options; what changes in them is measured, or lies beside the game."""
    values = [game.options.resolve(one) for one in sets]
    books = np.concatenate([game.book(players, one) for one in values])
    heads = np.array([head_of(game, players, one) for one in values], np.int64)
    return features_of(game, players, books, heads, measured_of(game, players, values, backend))
