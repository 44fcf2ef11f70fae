### `canasta serve`. In English only. What goes wrong follows “canasta:”, so it begins with a small letter and has no full stop.

## When it is ready. Other programs read the address from the first line.

# $address (Text): where this machine reaches it
# $data (Text): the directory of the games
cli-serve-ready = Canasta is ready: { $address } (games in { $data })
# $address (Text): where this machine reaches it
cli-serve-ready-on-database = Canasta is ready: { $address } (games in a PostgreSQL database)
# $address (Text): where this machine reaches it
# $private (Text): where the other servers reach it
cli-serve-ready-on-shared-database = Canasta is ready: { $address } (games in a PostgreSQL database; servers that share it reach this one at { $private })
# $address (Text): where it is reached on the internet
cli-serve-public = Public address: { $address }
# $address (Text): where other machines of the same network reach it
cli-serve-at-home = On your home network: { $address }
# $address (Text): on which it listens
cli-serve-plain-http = plain HTTP on { $address } is fine at home; on the internet, others could see the cards and take seats, so use --public-url behind a proxy there, or --tls-cert and --tls-key

## Why it does not start.

# $why (Text): what the system says
cli-serve-no-signals = cannot listen for signals: { $why }
# $why (Text): what the system says
cli-serve-cannot-listen = cannot listen: { $why }
cli-serve-one-tls-file = --tls-cert and --tls-key go together, but only one was given
# $letters (Number): how many it needs
cli-serve-short-token = the token for /metrics must have at least { $letters } characters, so that it cannot be guessed
cli-serve-data-and-database = --data and --database were both given, but games are kept in one place
cli-serve-no-number-of-database = the numbers of the database settings must be 1 or more
cli-serve-private-without-database = --private-listen is for servers that share a database, so it needs --database
cli-serve-private-without-secret = --private-listen needs --secret-file, the file with the secret by which the servers of a database know each other
cli-serve-private-missing = --private-address, --secret-file and --nats are for servers that share a database, so they need --private-listen
# $address (Text): on which it listens
cli-serve-private-everywhere = --private-listen { $address } is every network of this machine, so the other servers need --private-address, the one by which they reach it
# $address (Text): what was given instead
cli-serve-private-address-form = --private-address is HOST:PORT, not “{ $address }”
cli-serve-nats-form = --nats is nats://HOST:PORT, or tls://HOST:PORT for an encrypted connection; USER:PASSWORD@ or TOKEN@ may stand before the host
cli-serve-no-days = --give-up-after must be at least one day
# $argument (Text): what was given instead
cli-serve-bot-form = --bot takes NAME=exec:COMMAND, not “{ $argument }”
# $why (Text): why the bot is not offered
cli-serve-bot-not-offered = --bot: { $why }
# $address (Text): what was given instead
cli-serve-public-url-form = a public address is https://HOST or https://HOST:PORT and nothing more, not “{ $address }”
# $most (Number): the largest
# $number (Text): what was given instead
cli-serve-limit-range = a limit is a whole number from 1 to { DIGITS($most) }, not { $number }
# $most (Number): the largest
# $text (Text): what was given instead
cli-serve-limit-form = a limit is a whole number from 1 to { DIGITS($most) }, not “{ $text }”
# A heading in the help.
cli-serve-limits = Limits
# A heading in the help.
cli-serve-database = Database
# A heading in the help.
cli-serve-several = Several servers
