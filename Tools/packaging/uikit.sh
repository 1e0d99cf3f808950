#!/bin/sh
# Runs `uikit` from the archive that this script is in.
set -eu
program=$(dirname "$(readlink -f "$0")")/lib/uikit-for-linux/uikit
if ldd "$program" | grep -q 'not found'; then
  echo "Some of the system's libraries are missing. On Debian 12: sudo apt-get install @PACKAGES@" >&2
  exit 1
fi
exec "$program" "$@"
