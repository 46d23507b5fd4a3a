"""Imports the plain Python files even where compiled ones lie beside them: see ``arene.core.native.plain``."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class PlainFiles:
    """Finds ``arene.x.y`` as ``x/y.py`` before the usual search finds an extension module."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("arene.") or path is None:
            return None
        for folder in path:
            file = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if file.exists():
                return spec_from_file_location(name, file, loader=SourceFileLoader(name, str(file)))
        return None
