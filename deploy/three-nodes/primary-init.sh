#!/bin/sh
# For compose.yaml: initialises an empty primary. The PostgreSQL image runs this once.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 <<SQL
CREATE ROLE canasta LOGIN PASSWORD '$CANASTA_PASSWORD';
CREATE ROLE replicator LOGIN REPLICATION PASSWORD '$REPLICATION_PASSWORD';
CREATE DATABASE canasta OWNER canasta;
SQL
# Takes effect at the next start, so that nothing above waits for the standby.
echo "include '/etc/canasta/postgresql.conf'" >> "$PGDATA/postgresql.conf"
echo "host replication replicator 10.0.0.0/24 scram-sha-256" >> "$PGDATA/pg_hba.conf"
