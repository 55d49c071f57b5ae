"""The scripts are plain POSIX shell, and say in time what they cannot do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "packaging").glob("*.sh"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="There is no sh")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_syntax(script: Path) -> None:
    subprocess.run(["/bin/sh", "-n", str(script)], check=True)


@pytest.mark.parametrize("name", ["play.sh", "test.sh"])
def test_no_python(name: str, tmp_path: Path) -> None:
    for tool in ("dirname", "id", "uname"):
        (tmp_path / tool).symlink_to(f"/usr/bin/{tool}")
    ran = subprocess.run(
        ["/bin/sh", str(ROOT / "packaging" / name)],
        env={"PATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr == (
        "Python 3.11 or later is missing: please install what Debian calls python3 python3-venv.\n"
    )


def test_up_to_date_venv_is_left_alone(tmp_path: Path) -> None:
    """A second start calls no pip, and an unfinished or foreign folder is not cleared."""
    log = tmp_path / "log"
    fake = tmp_path / "python"
    fake.write_text(f'#!/bin/sh\necho "$*" >>"{log}"\n', encoding="utf-8")
    fake.chmod(0o755)
    venv = tmp_path / "a venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").symlink_to(fake)
    script = f'set -eu; . "{ROOT}/packaging/common.sh"; need_venv "{venv}" x "some tools" -e .'
    for _ in range(2):
        subprocess.run(
            ["/bin/sh", "-c", script, str(ROOT / "packaging" / "play.sh")],
            env=os.environ | {"python": str(fake)},
            check=True,
        )
    called = log.read_text(encoding="utf-8").splitlines()
    assert called == [
        "-m pip --version",
        "-m pip install -q hatchling editables babel some tools",
        "-m pip install -q --no-build-isolation -e .",
        "-c pass",
    ]
