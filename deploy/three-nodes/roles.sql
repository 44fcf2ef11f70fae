-- Canasta's database and its owner, and the standby's replication user. Change the passwords.
CREATE ROLE canasta LOGIN PASSWORD 'PASSWORD';
CREATE ROLE replicator LOGIN REPLICATION PASSWORD 'PASSWORD-OF-THE-COPY';
CREATE DATABASE canasta OWNER canasta;
