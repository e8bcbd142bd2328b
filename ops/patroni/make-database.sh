#!/bin/sh
# Creates the shop's role, the owner of its tables, and its database. Patroni calls it once, on the first primary, with the
# superuser's connection string.
set -eu

config=${PATRONI_CONFIG_FILE:-/etc/patroni/patroni.yaml}
case $(patroni --version) in
"patroni "[123].*)
  if grep -q '^ *synchronous_mode: *quorum' "$config"; then
    echo "synchronous_mode: quorum needs Patroni 4; an older one would replicate asynchronously. Write true in $config." >&2
    exit 1
  fi
  ;;
esac

: "${KERAPUSEHAT_PASSWORD:?is the password of the role kerapusehat}"
: "${KERAPUSEHAT_OWNER_PASSWORD:?is the password of the role kerapusehat_pemilik}"
# Passed through the environment, because command lines are visible to other users.
export KERAPUSEHAT_PASSWORD KERAPUSEHAT_OWNER_PASSWORD
psql --no-psqlrc --set ON_ERROR_STOP=1 "$1" <<'SQL'
\set password `printf %s "$KERAPUSEHAT_PASSWORD"`
\set owner_password `printf %s "$KERAPUSEHAT_OWNER_PASSWORD"`
CREATE ROLE kerapusehat LOGIN PASSWORD :'password';
CREATE ROLE kerapusehat_pemilik LOGIN PASSWORD :'owner_password';
CREATE DATABASE kerapusehat OWNER kerapusehat_pemilik;
SQL
