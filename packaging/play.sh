#!/bin/sh
# Starts the game from the source: the first time it installs what is needed. Arguments go to cardgames.
# The venv is .venv beside the source, or where CARDGAMES_VENV says; PYTHON chooses a Python.
set -eu
# shellcheck source=packaging/common.sh
. "$(dirname -- "$0")/common.sh"

need_python
need_libraries
need_venv "${CARDGAMES_VENV:-$root/.venv}" play '' -e .

find "$root/resources" -name '*.po' | while IFS= read -r po; do
    mo=${po%.po}.mo
    if ! [ -e "$mo" ] || [ -n "$(find "$po" -newer "$mo")" ]; then
        "$venv/bin/python" "$root/packaging/catalogues.py" compile
        break
    fi
done

exec "$venv/bin/cardgames" "$@"
