"""`python -m turnkey` is the command `turnkey`."""

from turnkey.cli.main import main

raise SystemExit(main())
