"""`turnkey ladder`."""

from __future__ import annotations

import json

from command_line import run


def test_the_command_for_programs_and_for_people() -> None:
    line = ("ladder", "break_escape", "--bots", "random,easy", "--games", "4", "--seed", "2")
    told = json.loads(run(*line, "--json").out)
    assert told["players"] == 4
    assert told["ratings"].keys() == {"random", "easy"}
    assert [(one["weaker"], one["stronger"], one["games"]) for one in told["pairings"]] == [("random", "easy", 4)]
    ran = run(*line)
    assert ran.code == 0
    assert list(told["pairings"][0]["sides"]) == ["ben, lewis, david", "james"]
    for side in told["pairings"][0]["sides"].values():
        assert 0 <= side["low"] <= side["value"] <= side["high"] <= 1
        assert f"{side['value']:.3f}" in ran.out
    assert ["easy", "4"] in [[line.split()[0], line.split()[-1]] for line in ran.out.splitlines() if line.strip()]
