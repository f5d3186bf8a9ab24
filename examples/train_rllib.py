"""Three Runners learn Break & Escape against a James who plays at random: PPO with RLlib, some minutes on a CPU.

    pip install 'turnkey-games[ray,train]'
    python examples/train_rllib.py [--seconds 240]

One policy plays all three seats; its actions are masked by the module that RLlib brings for that.
"""

from __future__ import annotations

import argparse
import time

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from turnkey.env.rllib import MultiAgent

RUNNERS = "runners"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240)
    given = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    config = (
        PPOConfig()
        .environment(MultiAgent, env_config={"game": "break_escape", "opponents": {"james": "random"}})
        .env_runners(num_env_runners=0, batch_mode="complete_episodes")
        .multi_agent(policies={RUNNERS}, policy_mapping_fn=lambda agent, *_, **__: RUNNERS)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]}
            )
        )
        .training(train_batch_size_per_learner=4000, minibatch_size=500, num_epochs=4, lr=5e-4, gamma=1.0)
        .training(entropy_coeff=0.01, vf_clip_param=10.0)
    )
    algorithm = config.build_algo()
    began, shares = time.perf_counter(), []
    while time.perf_counter() - began < given.seconds:
        told = algorithm.train()["env_runners"]
        mean = told["agent_episode_returns_mean"]["ben"]  # +1 for a win, -1 for a loss
        shares.append((mean + 1) / 2)
        print(f"{time.perf_counter() - began:5.0f} s  {told['num_env_steps_sampled_lifetime']:8,.0f} steps  "
              f"won {shares[-1]:6.1%}", flush=True)  # fmt: skip
    algorithm.stop()
    ray.shutdown()
    return 0 if shares[-1] > 2 * shares[0] else 1


if __name__ == "__main__":
    raise SystemExit(main())
