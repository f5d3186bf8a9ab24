"""CUDA graphs: many launches as one. Where there is no GPU, or one cannot be captured, the same step by step."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence

import torch

from turnkey.lab.training.rooms import Hall

Body = Callable[[], None]


def captured(body: Body, device: str, halls: Sequence[Hall] = (), warm: int = 1) -> Body:
    """A body that takes no arguments, reads and writes the same arrays each time, and waits for nothing. `warm`: how
    often it is done before, so that all is compiled and has its memory. `halls`: whose games it steps."""
    if device != "cuda":
        return body
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    if halls:  # games are launched on PyTorch's usual stream, else
        for _ in range(warm):
            body()
        torch.cuda.synchronize()
    else:
        with torch.cuda.stream(side):
            for _ in range(warm):
                body()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
    try:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, capture_error_mode="relaxed"):
            for hall in halls:
                hall.launch_on_streams(True)
            body()
    except Exception as fault:
        warnings.warn(f"no CUDA graph, so launches take their time: {type(fault).__name__}: {fault}", stacklevel=2)
        torch.cuda.synchronize()
        return body
    finally:
        for hall in halls:
            hall.launch_on_streams(False)
    replay: Body = graph.replay
    return replay
