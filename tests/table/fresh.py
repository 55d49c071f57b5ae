"""A table compared with a fresh layout of the same Table."""

from __future__ import annotations

from cardgames_gui.engine.table import Table
from cardgames_gui.table.view import TableView

Picture = dict[int, tuple[object, ...]]


def picture(view: TableView) -> Picture:
    """What is seen of each card."""
    found: Picture = {}
    for key, item in view.table_scene.cards.items():
        look = item.look
        assert look is not None
        pose = look.pose
        where = item.sceneTransform()
        found[key] = (
            look.face,
            look.squeeze,
            tuple(round(part, 3) for part in (pose.x, pose.y, pose.width, pose.turn, pose.lift)),
            tuple(round(part, 3) for part in (where.m11(), where.m12(), where.dx(), where.dy())),
            item.pixmap().size().toTuple(),
            item.isVisible(),
            item.zValue() if item.isVisible() else None,
        )
    return found


def fresh_picture(view: TableView, table: Table) -> Picture:
    """The same from a view that has shown nothing else."""
    scene = view.table_scene
    other = TableView("tock", scene.bottom, scene.comfort)
    other.resize(view.size())
    other.set_calls(scene.calls)
    other.show()
    other.show_table(table, travel=False)
    found = picture(other)
    other.close()
    other.deleteLater()
    return found


def check_fresh(view: TableView, table: Table) -> None:
    """All cards are there once, and just where a fresh layout has them."""
    keys = sorted(key for zone in table.zones for key in (card.key for card in zone.present()))
    seen = picture(view)
    assert sorted(seen) == keys
    expected = fresh_picture(view, table)
    assert {k: v for k, v in seen.items() if v != expected[k]} == {}
