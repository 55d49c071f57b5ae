"""What a build does besides: compile the catalogues, and take the resources along."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEFT_OUT = {".po", ".py", ".pyc"}


class Resources(BuildHookInterface[Any]):
    """Works on the wheel, and on the editable one, which finds resources/ in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        runpy.run_path(str(root / "packaging" / "catalogues.py"))["compile_all"]()
        if self.target_name != "wheel" or version == "editable":
            return
        for path in sorted((root / "resources").rglob("*")):
            if path.is_file() and path.suffix not in LEFT_OUT:
                inside = path.relative_to(root).as_posix()
                build_data["force_include"][str(path)] = f"cardgames_gui/{inside}"
