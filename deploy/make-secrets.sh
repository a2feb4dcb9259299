#!/bin/sh
# Writes the secrets of compose.yaml into deploy/secrets, once. They are hexadecimal, so they need no escaping in addresses.
set -eu
cd "$(dirname "$0")"
if [ -e secrets ]; then
  echo 'deploy/secrets exists already. Its passwords belong to the database, so it stays as it is.' >&2
  exit 1
fi
# Nobody else gets into the folder; the users of the containers read the files.
mkdir -m 700 secrets
umask 022
for name in postgres-password owner-password site-password jwt-secret content-token; do
  openssl rand -hex 32 >"secrets/$name"
done
echo "postgres://marquee:$(cat secrets/site-password)@postgres/marquee" >secrets/database-url
echo "postgres://marquee_owner:$(cat secrets/owner-password)@postgres/marquee" >secrets/database-migration-url
