# shellcheck shell=sh
# What play.sh and test.sh share: a Python, the system's libraries, and a venv that is up to date.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
export PIP_DISABLE_PIP_VERSION_CHECK=1

# The libraries that the wheels of Qt do not bring along: any window, then X11, then Wayland.
libraries='
libEGL.so.1:libegl1
libGL.so.1:libgl1
libglib-2.0.so.0:libglib2.0-0
libgthread-2.0.so.0:libglib2.0-0
libxkbcommon.so.0:libxkbcommon0
libfontconfig.so.1:libfontconfig1
libdbus-1.so.3:libdbus-1-3
libxcb-cursor.so.0:libxcb-cursor0
libxkbcommon-x11.so.0:libxkbcommon-x11-0
libxcb-icccm.so.4:libxcb-icccm4
libxcb-keysyms.so.1:libxcb-keysyms1
libxcb-shape.so.0:libxcb-shape0
libwayland-client.so.0:libwayland-client0
libwayland-cursor.so.0:libwayland-cursor0
'

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

# install_packages WHY PACKAGE...: fails, after a sentence, where that is not for us to do.
install_packages() {
    why=$1
    shift
    as_root=
    if ! command -v apt-get >/dev/null; then
        say "$why: please install what Debian calls $*."
        return 1
    elif [ "$(id -u)" != 0 ]; then
        as_root=sudo
        if ! command -v sudo >/dev/null || { ! [ -t 0 ] && ! sudo -n true 2>/dev/null; }; then
            say "$why: please have the administrator run apt-get install $*."
            return 1
        fi
    fi
    say "$why: installing $*."
    if ! { $as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "$@"; } >/dev/null; then
        say "$why, and apt-get could not install $*."
        return 1
    fi
}

# find_python CODE: the first Python from 3.11 on that can run the code.
find_python() {
    for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$python" -c "import sys; assert sys.version_info >= (3, 11); $1" >/dev/null 2>&1; then
            return 0
        fi
    done
    return 1
}

need_python() {
    find_python 'import ensurepip, venv' && return
    if ! find_python pass; then
        install_packages 'Python 3.11 or later is missing' python3 python3-venv || exit 1
        find_python pass ||
            install_packages 'Python 3.11 or later is missing' python3.11 python3.11-venv || exit 1
    fi
    if ! find_python 'import ensurepip, venv'; then
        find_python pass || fail 'Python 3.11 or later is missing: please install it.'
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        install_packages "Python $version cannot make a venv" "python$version-venv" || exit 1
        find_python 'import ensurepip, venv' || fail "Python $version cannot make a venv."
    fi
}

# need_libraries: what is missing is only said where it cannot be installed; the program says so too.
need_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    # shellcheck disable=SC2086 # One word each.
    packages=$("$python" - $libraries <<'END'
import ctypes, sys
missing = []
for library, _, package in (word.partition(":") for word in sys.argv[1:]):
    try:
        ctypes.CDLL(library)
    except OSError:
        missing.append(package)
print(*dict.fromkeys(missing))
END
    )
    # shellcheck disable=SC2086
    [ -z "$packages" ] || install_packages 'Qt needs libraries of the system' $packages || :
}

# need_venv FOLDER NAME TOOLS ARGUMENT...: a venv in which pip has installed the tools, and then what
# the arguments say; at once if nothing has changed since.
need_venv() {
    venv=$1 name=$2 tools=$3
    shift 3
    case $venv in /*) ;; *) venv=$PWD/$venv ;; esac
    stamp=$venv/.installed-$name
    state="$root: $tools $* $(cd "$root" && cat pyproject.toml hatch_build.py | cksum)"
    found=$(cat "$stamp" 2>/dev/null || :)
    if [ "$state" = "$found" ] && "$venv/bin/python" -c pass 2>/dev/null; then
        return
    fi
    say "Installing into $venv; the first time this takes a minute or two."
    case $found in
    "$root: "* | '') "$venv/bin/python" -m pip --version >/dev/null 2>&1 || make_venv ;;
    *) make_venv ;; # It has been moved, and its scripts still point to where it was.
    esac
    # With the build's own tools at hand, only a new dependency needs the network again.
    # shellcheck disable=SC2086
    (cd "$root" &&
        "$venv/bin/python" -m pip install -q hatchling editables babel $tools &&
        "$venv/bin/python" -m pip install -q --no-build-isolation "$@") >&2 ||
        fail 'The installation failed; it needs the network the first time.'
    printf '%s\n' "$state" >"$stamp"
}

make_venv() {
    clear=
    if [ -e "$venv/pyvenv.cfg" ]; then # Nothing but a venv is ever cleared.
        clear=--clear
    fi
    "$python" -m venv $clear "$venv" || fail "No venv could be made in $venv."
}
