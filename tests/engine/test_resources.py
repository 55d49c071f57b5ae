"""Resources are found in a checkout, and in the package once installed."""

from pathlib import Path

import pytest

from cardgames_gui.engine import resources


def test_checkout() -> None:
    assert resources.resource("locale").is_dir()
    assert resources.resource("a", "b.svg") == resources.root() / "a" / "b.svg"


@pytest.mark.parametrize("installed", [True, False])
def test_inside_the_package_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: bool
) -> None:
    package = tmp_path / "José 日本" / "cardgames_gui"
    package.mkdir(parents=True)
    (package.parent / "resources").mkdir()
    if installed:
        (package / "resources").mkdir()
    monkeypatch.setattr(resources, "PACKAGE", package)
    resources.root.cache_clear()
    try:
        where = package if installed else package.parent
        assert resources.resource("x.svg") == where / "resources" / "x.svg"
    finally:
        resources.root.cache_clear()
