### The command line. What goes wrong follows “canasta:”, so it begins with a small letter and has no full stop.

cli-standard-input = standard input

# $file (Text): its name, or `cli-standard-input`
# $why (Message): why not
cli-cannot-be-read = { $file } cannot be read: { $why }
# Follows `cli-cannot-be-read`.
# $mebibytes (Number): how long it may be
cli-too-long = it is longer than { $mebibytes } MiB
# Follows `cli-cannot-be-read`.
cli-not-utf-eight = it is not UTF-8 text
# $file (Text): its name, or `cli-standard-input`
# $fault (Message): what is wrong in it
cli-fault-in = { $file }: { $fault }
# $why (Text): what the system says
cli-cannot-be-written = the output cannot be written: { $why }
cli-wants-players = expected a number from 2 to 6
# $file (Text): its name
# $why (Text): what the system says
cli-file-cannot-be-written = { $file } cannot be written: { $why }
# $why (Text): what the system says
cli-cannot-start = cannot start: { $why }
cli-no-data-directory = this system has no data directory; name one with --data DIR
# The end of `canasta --help`, before the examples.
cli-serves-without-a-command = Without a command, canasta starts the server.
# $sentence (Text): what is wrong with the command line
# $program (Text): its name
cli-see-help = { $sentence } (see { $program } --help)
# $why (Text): what the system says
cli-referee-failed = the scenarios cannot be read, or the answers cannot be written: { $why }
