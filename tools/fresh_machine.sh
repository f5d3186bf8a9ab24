#!/bin/sh
# The wheel on a machine that has nothing: a new Debian in a folder, entered by chroot, with Python and no more.
#
#     sh tools/fresh_machine.sh forky 3.14     # Debian's release, and the Python in it that is wanted
#
# In it the wheel of dist/ is installed and used as tools/check_wheel.py says, with the oldest and the newest packages.
# Needs root, debootstrap and a network; the folder (600 MB) is kept for the next time: FRESH names it.
set -eu

SUITE=${1:-forky}
VERSION=${2:-3.14}
HERE=$(cd "$(dirname "$0")/.." && pwd)
FRESH=${FRESH:-/var/tmp/turnkey-$SUITE}

ls "$HERE"/dist/turnkey_games-*.whl >/dev/null || { echo "make wheel first" >&2; exit 2; }
if ! [ -x "$FRESH/usr/bin/python$VERSION" ]; then
    # An older debootstrap has not heard of a newer release; sid's way fits all of them.
    debootstrap --variant=minbase --include="python$VERSION,python$VERSION-venv,ca-certificates" "$SUITE" "$FRESH" \
        http://deb.debian.org/debian sid
fi

# What a network needs, and nothing else of this machine.
cp /etc/resolv.conf "$FRESH/etc/resolv.conf"
cp /etc/ssl/certs/ca-certificates.crt "$FRESH/etc/ssl/certs/ca-certificates.crt"
[ -e "$FRESH/dev/urandom" ] || mknod -m 444 "$FRESH/dev/urandom" c 1 9
[ -c "$FRESH/dev/null" ] || mknod -m 666 "$FRESH/dev/null" c 1 3
rm -rf "$FRESH/turnkey" "$FRESH/root"
mkdir -p "$FRESH/turnkey/dist" "$FRESH/turnkey/tools" "$FRESH/root"
cp "$HERE/pyproject.toml" "$FRESH/turnkey/"
cp "$HERE/tools/check_wheel.py" "$FRESH/turnkey/tools/"
cp "$(ls -t "$HERE"/dist/turnkey_games-*.whl | head -1)" "$FRESH/turnkey/dist/"

shift $(($# > 2 ? 2 : $#))
exec chroot "$FRESH" env -i HOME=/root PATH=/root/tools/bin:/usr/bin:/bin LANG=C.UTF-8 \
    SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt sh -ec '
    version=$1; shift
    "python$version" -m venv /root/tools
    /root/tools/bin/pip install -q --disable-pip-version-check uv
    cd /turnkey && "python$version" tools/check_wheel.py --python "$version" "$@"' sh "$VERSION" "$@"
