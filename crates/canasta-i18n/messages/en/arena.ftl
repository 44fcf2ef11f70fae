### What the arena says of its teams, files and bots. In English only. It follows “canasta:”, so it begins with a small letter and has no full stop.

arena-wants-comma = expected two teams separated by a comma, such as club,greedy
arena-commas = there is more than one comma; use --bot once for each team

# $file (Text): the file of a run
# $why (Text): what the system says, or a message below
arena-log-unusable = { $file } cannot be used: { $why }
# $file (Text): the file of a run, or a record
# $why (Text): what the system says
arena-unwritable = { $file } cannot be written: { $why }
arena-log-locked = another run writes to it
# $line (Number): where it stands
arena-log-no-result = line { DIGITS($line) } is not an arena result
arena-log-no-file = it is not an arena file
arena-log-other-form = its first line has another format
# $key (Text): what differs
# $there (Text): its value in the file, as JSON
# $here (Text): its value now, as JSON
arena-log-other-run = it belongs to another run: “{ $key }” is { $there } there and { $here } here
# $directory (Text): of records
# $why (Text): what the system says, or the message below
arena-records-unusable = { $directory } cannot be used for records: { $why }
arena-records-there = it already has files in it

# $name (Text): as it was written
# $bots (Text): the names of those there are
arena-no-such-bot = there is no bot called “{ $name }”; the bots are { $bots }, and exec:COMMAND
# $team (Text): as it was written
arena-names-no-bot = “{ $team }” names no bot; a team is a bot, or partners joined by +
# $command (Text): as it was written
# $why (Message): a sentence about “it”
arena-no-command = the bot “exec:{ $command }” cannot be started: { $why }
# $team (Text): as it was written
# $partners (Number): that it names
# $seats (Number): of a side
arena-too-many-partners = { $seats ->
        [one] “{ $team }” names { DIGITS($partners) } partners, but a side has one seat
       *[other] “{ $team }” names { DIGITS($partners) } partners, but a side has { DIGITS($seats) } seats
    }
arena-no-pairs = at least one pair of deals must be played
# $bot (Text): its name
# $pair (Number): which, counted from 0
# $what (Text): code and numbers of what it did
arena-misplay = { $bot } broke the rules in pair { DIGITS($pair) }: { $what }
arena-thread-lost = a thread of the arena panicked
