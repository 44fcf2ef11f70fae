#!/bin/sh
# For compose.yaml: what the image of PostgreSQL does once, when the primary's directory is empty.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 <<SQL
CREATE ROLE canasta LOGIN PASSWORD '$CANASTA_PASSWORD';
CREATE ROLE replicator LOGIN REPLICATION PASSWORD '$REPLICATION_PASSWORD';
CREATE DATABASE canasta OWNER canasta;
SQL
# Read when the server starts anew after this, so that nothing above waits for the standby.
echo "include '/etc/canasta/postgresql.conf'" >> "$PGDATA/postgresql.conf"
echo "host replication replicator 10.0.0.0/24 scram-sha-256" >> "$PGDATA/pg_hba.conf"
