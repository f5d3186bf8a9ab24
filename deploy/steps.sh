#!/bin/sh
# The steps of the image, each by its name: `sh deploy/steps.sh page`. The Containerfile runs nothing else, so that they can be
# tried where no image can be built (tests/test_deploy.py).
set -eu

page() { # build the page, into web/dist
    cd web
    npm ci --no-audit --no-fund
    npm run -s build -- --logLevel warn
}

wheel() { # the wheel with the page in it, into $1
    python -m pip install --no-cache-dir --disable-pip-version-check -q hatchling
    python -m pip wheel --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation -q -w "$1" .
}

install() { # the wheel of $1 and all that it needs into a new environment at $2; versions by requirements/play.lock where they are
    python -m venv "$2"
    "$2/bin/python" -m pip install --no-cache-dir --disable-pip-version-check -q --require-hashes -r requirements/play.lock
    for wheel in "$1"/turnkey_games-*.whl; do
        "$2/bin/python" -m pip install --no-cache-dir --disable-pip-version-check -q "${wheel}[serve,accounts]"
    done
    find "$2" -name __pycache__ -prune -exec rm -rf {} +
}

user() { # somebody who owns nothing but the folder of data
    groupadd --system --gid 10001 turnkey
    useradd --system --uid 10001 --gid turnkey --home-dir /data --shell /usr/sbin/nologin turnkey
    mkdir -p /data
    chown turnkey:turnkey /data
}

healthy() { # whether the server here works; $1 is its port
    python -c "import sys, urllib.request as ask; sys.exit(ask.urlopen('http://127.0.0.1:$1/api/health', timeout=4).status != 200)"
}

step=$1
shift
"$step" "$@"
