"""Writes SVG files out of plain elements; only what SVG Tiny 1.2 knows, for Qt shows no more."""

from collections.abc import Iterable
from pathlib import Path

from resources.drawing.outline import Contour, number, path_text

Value = str | float


def element(name: str, inside: Iterable[str] = (), /, **attributes: Value) -> str:
    """One element; underscores stand for hyphens, and a trailing one is dropped (`id_`)."""
    words = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    content = "".join(inside)
    return f"<{' '.join(words)}>{content}</{name}>" if content else f"<{' '.join(words)}/>"


def path(contours: Iterable[Contour], **attributes: Value) -> str:
    return element("path", d=path_text(contours), **attributes)


def rectangle(
    left: float, top: float, right: float, bottom: float, radius: float, **attributes: Value
) -> str:
    return element(
        "rect", x=left, y=top, width=right - left, height=bottom - top, rx=radius, **attributes
    )


def write(file: Path, width: float, height: float, elements: Iterable[str]) -> None:
    size = f"{number(width)} {number(height)}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">'
    file.parent.mkdir(parents=True, exist_ok=True)
    # Bytes, so that the files are the same on every system.
    file.write_bytes(("\n".join([head, *elements, "</svg>"]) + "\n").encode())
