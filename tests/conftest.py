from __future__ import annotations

import os

from turnkey.core.background import NEVER, SWITCH

# Tests that want something compiled say so; whatever else they call often shall not keep the machine busy.
os.environ.setdefault(SWITCH, NEVER)
