"""Windows, menus, settings and start-up."""
