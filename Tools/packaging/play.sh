#!/bin/sh
# Starts Project Micro and opens its page in the browser. Words are passed on to `ooze play`. Control-C ends the game.
set -eu
here=$(dirname "$(readlink -f "$0")")
# In the archive the program is in lib/ooze below this script; in a package it is beside it.
program=$here/lib/ooze/ooze
[ -x "$program" ] || program=$here/ooze

if ldd "$program" | grep -q 'not found'; then
  echo "Some of the system's libraries are missing. On Debian 12: sudo apt-get install @PACKAGES@" >&2
  exit 1
fi

# Closing the pipe ends the game, and the game's end closes the pipe.
"$program" play "$@" | while read -r line; do
  echo "$line"
  case $line in
    http://127.0.0.1:*)
      if command -v xdg-open >/dev/null; then xdg-open "$line" >/dev/null 2>&1 & fi
      ;;
  esac
done
