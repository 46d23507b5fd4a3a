"""``python -m arene`` is ``arene``."""

import sys

from arene.cli import main

sys.exit(main())
