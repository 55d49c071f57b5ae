#!/bin/sh
# Runs every check there is, and stops at the first that fails.
# The venvs are .venv and .venv-noqt beside the source, or where CARDGAMES_VENV says; PYTHON chooses a Python.
set -eu
# shellcheck source=packaging/common.sh
. "$(dirname -- "$0")/common.sh"

# step NAME COMMAND...
step() {
    title=$1 began=$(date +%s)
    shift
    printf '\n==> %s\n' "$title"
    if "$@"; then
        printf '<== %s: %d s\n' "$title" $(($(date +%s) - began))
    else
        status=$?
        printf '<== %s FAILED after %d s\n' "$title" $(($(date +%s) - began))
        exit $status
    fi
}

# The engine, the games and the computer players have to do without Qt.
without_qt() {
    if "$noqt/bin/python" -c 'import PySide6' 2>/dev/null; then
        fail "PySide6 is installed in $noqt."
    fi
    "$noqt/bin/python" -m pytest -q -n auto
}

need_python
step 'system libraries' need_libraries
step 'installation without Qt' need_venv "${CARDGAMES_VENV:-$root/.venv}-noqt" noqt \
    'hypothesis pytest pytest-xdist platformdirs' --no-deps -e .
noqt=$venv
step 'installation' need_venv "${CARDGAMES_VENV:-$root/.venv}" test '' -e '.[test]'
bin=$venv/bin
cd "$root"
export QT_QPA_PLATFORM=offscreen

step 'ruff check' "$bin/ruff" check .
step 'ruff format' "$bin/ruff" format --check .
step 'mypy' "$bin/mypy"
step 'walls' "$bin/lint-imports"
step 'catalogues' "$bin/python" packaging/catalogues.py check
step 'tests without Qt' without_qt
step 'tests' "$bin/python" -m pytest -q -n auto
