#!/bin/sh
# Runs once, when the database is created: neither role is a superuser, and that of the servers cannot change tables.
set -eu
secrets=${SECRETS:-/run/secrets}
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=database="$POSTGRES_DB" \
  --set=owner="$(cat "$secrets/owner-password")" --set=site="$(cat "$secrets/site-password")" <<'SQL'
create role marquee_owner login password :'owner';
create role marquee login password :'site';
grant create on database :"database" to marquee_owner;
SQL
