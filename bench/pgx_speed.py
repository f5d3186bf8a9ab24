"""How fast are Pgx's games on this GPU? Random possible moves, and games that end are dealt anew.

    python bench/pgx_speed.py [--games tic_tac_toe connect_four] [--envs 65536]

Needs Pgx and a JAX that sees the GPU (`pip install pgx 'jax[cuda13]'`): `bench/env_cuda.py` measures ours beside it.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

STEPS = 200


def rate(name: str, envs: int) -> float:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def decide(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        possible = jnp.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, possible, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(chance, envs))
        return (state, key), state.rewards.sum()

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), envs))
    run = jax.jit(lambda carry: jax.lax.scan(decide, carry, None, length=STEPS))
    carry, _ = jax.block_until_ready(run((state, jax.random.PRNGKey(1))))
    began = time.perf_counter()
    jax.block_until_ready(run(carry))
    return envs * STEPS / (time.perf_counter() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["tic_tac_toe", "connect_four"])
    parser.add_argument("--envs", type=int, default=65536)
    given = parser.parse_args()
    try:
        import jax
        import pgx
    except ModuleNotFoundError as missing:
        print(f"{missing}: pip install pgx 'jax[cuda13]'")
        return 1
    print(f"Pgx {pgx.__version__}, JAX {jax.__version__} on {jax.devices()[0]}")
    for name in given.games:
        print(f"{name:20}{rate(name, given.envs) / 1e6:10,.1f} M steps/s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
