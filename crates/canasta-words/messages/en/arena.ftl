### What the arena says of its teams and files. In English only. It follows “canasta:”, so it begins with a small letter and has no full stop.

arena-wants-comma = two teams with a comma between them are needed, such as club,greedy
arena-commas = there is more than one comma; give each team by a --bot of its own

# $file (Text): the file of a run
# $why (Text): what the system says, or a message below
arena-log-unusable = { $file } cannot be used: { $why }
# $file (Text): the file of a run
# $why (Text): what the system says
arena-log-unwritable = { $file } cannot be written: { $why }
arena-log-locked = another run writes to it
# $line (Number): where it stands
arena-log-no-result = line { DIGITS($line) } is no result of an arena
arena-log-no-file = it is no file of an arena
arena-log-other-form = its first line is written in another way
# $key (Text): what differs
# $there (Text): its value in the file, as JSON
# $here (Text): its value now, as JSON
arena-log-other-run = it is of another run: there “{ $key }” is { $there }, here { $here }
