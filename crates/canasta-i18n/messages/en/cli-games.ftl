### `canasta export`, `backup`, `restore` and `migrate`: stored games. In English only. What goes wrong follows “canasta:”, so it begins with a small letter
### and has no full stop.

# $table (Text): its code
cli-games-nothing-to-export = no deal at table { $table } is over yet, so there is nothing to export
# $table (Text): its code
# $fault (Message): what is wrong in its record
cli-games-fault-in = table { $table }: { $fault }
# $file (Text): its name
cli-games-already-there = { $file } already exists and is not overwritten; choose another name

## Backups. What was done begins with the numbers.

# $tables (Number): how many were copied
# $entries (Number): how many entries their journals have
# $file (Text): the backup
cli-games-kept = { cli-games-contents } saved in { $file }
# $tables (Number): how many were copied
# $entries (Number): how many entries their journals have
# $file (Text): the database
cli-games-restored = { cli-games-contents } restored to { $file }
# $tables (Number): how many were copied
# $entries (Number): how many entries their journals have
cli-games-restored-to-database = { cli-games-contents } restored to the database
# $tables (Number): how many were copied
# $entries (Number): how many entries their journals have
# $file (Text): the database
# $before (Text): the file of the games that were in the directory
cli-games-restored-over = { cli-games-contents } restored to { $file }; the games that were there before are now in { $before }
# $version (Number): of the tables
# $from (Number): the oldest version that a program may know
cli-games-migrated = the tables have version { DIGITS($version) }; programs that know version { DIGITS($from) } or a newer one can use them
# $version (Number): of the tables
cli-games-migrated-wholly = the tables have version { DIGITS($version) }
# Only within the others.
# $tables (Number): how many were copied
# $entries (Number): how many entries their journals have
cli-games-contents = { $tables ->
        [one] { $entries ->
            [one] { DIGITS($tables) } table with { DIGITS($entries) } entry
           *[other] { DIGITS($tables) } table with { DIGITS($entries) } entries
        }
       *[other] { $entries ->
            [one] { DIGITS($tables) } tables with { DIGITS($entries) } entry
           *[other] { DIGITS($tables) } tables with { DIGITS($entries) } entries
        }
    }
# $table (Text): its code
# $why (Text): what is wrong with it
cli-games-broken = table { $table } was already damaged and was copied as it is: { $why }
