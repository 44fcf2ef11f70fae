### What is said of a bot in another process that forfeits. Its author reads it, so it is as exact as can be. In English only.

## What it did: about “it”, without a capital and without a full stop.

protocol-no-command = its command is empty
protocol-quotation = its command has an unmatched quotation mark, or ends in a backslash
# $program (Text): as its command names it
# $error (Text): what the system says
protocol-not-started = its program “{ $program }” cannot be started: { $error }
# Stands in the message above.
# $error (Text): what the system says
protocol-log-unusable = the file for its standard error: { $error }
# $code (Text): a number, perhaps below zero
protocol-exited = it ended by itself, with exit code { $code }
# $signal (Text): its number
protocol-ended-by-signal = it was ended by signal { $signal }
protocol-crashed = it crashed
protocol-left = it ended before it was told to
protocol-closed-output = it closed its standard output and went on running
protocol-closed-input = it closed its standard input and went on running
protocol-not-reading = it does not read its standard input
# $seconds (Text): as short as it is exact
protocol-timed-out = it did not answer within { $seconds } s
# $bytes (Number): how many are allowed
protocol-line-too-long = its line has more than { DIGITS($bytes) } bytes
protocol-not-utf-eight = its line is not UTF-8
protocol-empty-line = its line is empty
protocol-bare-act = its line is not JSON: an act is a JSON string, so it needs quotation marks around it
# $error (Text): what the parser says
protocol-not-json = its line is not JSON: { $error }
protocol-no-act = its line is neither an act like "draw" nor an object with one, like {"{"}"act": "draw"{"}"}
# $because (Text): what is wrong with it
protocol-unreadable = its act cannot be read: { $because }
# $act (Text): as it was written
# $code (Text): of the refusal
# $chapter (Text): of the rules
# $because (Text): the reason
protocol-illegal = its act “{ $act }” is refused ({ $code }, see the chapter “{ $chapter }” of the rules): { $because }
protocol-out-of-turn = it wrote a line that was not asked for; one line is expected for each turn, and notes belong on its standard error

## The report.

# $command (Text): the bot's
# $seat (Number): counted from 0
# $code (Text): of what it did
# $why (Message): a message above
protocol-forfeit = the bot “{ $command }” in seat { DIGITS($seat) } forfeits ({ $code }): { $why }
# Stands indented in the report.
# $line (Text): as it was written
protocol-its-line = its line: { $line }
# Stands indented in the report.
# $line (Text): as it was written
protocol-its-next-line = its next line: { $line }
# Stands indented in the report, and lines follow.
protocol-standard-error = its standard error ends with:
