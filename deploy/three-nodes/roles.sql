-- Canasta's database with the user who owns it, and the user by whom the standby copies. Change the passwords.
CREATE ROLE canasta LOGIN PASSWORD 'PASSWORD';
CREATE ROLE replicator LOGIN REPLICATION PASSWORD 'PASSWORD-OF-THE-COPY';
CREATE DATABASE canasta OWNER canasta;
