// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/cli-serve.ftl`

use crate::{Lang, Message, Number};

/// “Canasta is ready: `{address}` (games in `{data}`)”
pub fn ready(lang: Lang, address: &str, data: &str) -> Message {
    (lang.messages().cli_serve_ready)(address, data)
}

/// “Canasta is ready: `{address}` (games in a PostgreSQL database)”
pub fn ready_on_database(lang: Lang, address: &str) -> Message {
    (lang.messages().cli_serve_ready_on_database)(address)
}

/// “Canasta is ready: `{address}` (games in a PostgreSQL database; servers that share it reach this one at `{private}`)”
pub fn ready_on_shared_database(lang: Lang, address: &str, private: &str) -> Message {
    (lang.messages().cli_serve_ready_on_shared_database)(address, private)
}

/// “Public address: `{address}`”
pub fn public(lang: Lang, address: &str) -> Message {
    (lang.messages().cli_serve_public)(address)
}

/// “On your home network: `{address}`”
pub fn at_home(lang: Lang, address: &str) -> Message {
    (lang.messages().cli_serve_at_home)(address)
}

/// “plain HTTP on `{address}` is fine at home; on the internet, others could see the cards and take seats, so use --public-url behind a proxy there, or --tls-cert and --tls-key”
pub fn plain_http(lang: Lang, address: &str) -> Message {
    (lang.messages().cli_serve_plain_http)(address)
}

/// “cannot listen for signals: `{why}`”
pub fn no_signals(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_serve_no_signals)(why)
}

/// “cannot listen: `{why}`”
pub fn cannot_listen(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_serve_cannot_listen)(why)
}

/// “--tls-cert and --tls-key go together, but only one was given”
pub fn one_tls_file(lang: Lang) -> &'static str {
    lang.messages().cli_serve_one_tls_file
}

/// “the token for /metrics must have at least `{letters}` characters, so that it cannot be guessed”
pub fn short_token(lang: Lang, letters: impl Into<Number>) -> Message {
    (lang.messages().cli_serve_short_token)(letters.into())
}

/// “--data and --database were both given, but games are kept in one place”
pub fn data_and_database(lang: Lang) -> &'static str {
    lang.messages().cli_serve_data_and_database
}

/// “the numbers of the database settings must be 1 or more”
pub fn no_number_of_database(lang: Lang) -> &'static str {
    lang.messages().cli_serve_no_number_of_database
}

/// “--private-listen is for servers that share a database, so it needs --database”
pub fn private_without_database(lang: Lang) -> &'static str {
    lang.messages().cli_serve_private_without_database
}

/// “--private-listen needs --secret-file, the file with the secret by which the servers of a database know each other”
pub fn private_without_secret(lang: Lang) -> &'static str {
    lang.messages().cli_serve_private_without_secret
}

/// “--private-address, --secret-file and --nats are for servers that share a database, so they need --private-listen”
pub fn private_missing(lang: Lang) -> &'static str {
    lang.messages().cli_serve_private_missing
}

/// “--private-listen `{address}` is every network of this machine, so the other servers need --private-address, the one by which they reach it”
pub fn private_everywhere(lang: Lang, address: &str) -> Message {
    (lang.messages().cli_serve_private_everywhere)(address)
}

/// “--private-address is HOST:PORT, not “`{address}`””
pub fn private_address_form(lang: Lang, address: &str) -> Message {
    (lang.messages().cli_serve_private_address_form)(address)
}

/// “--nats is nats://HOST:PORT, or tls://HOST:PORT for an encrypted connection; USER:PASSWORD@ or TOKEN@ may stand before the host”
pub fn nats_form(lang: Lang) -> &'static str {
    lang.messages().cli_serve_nats_form
}

/// “--give-up-after must be at least one day”
pub fn no_days(lang: Lang) -> &'static str {
    lang.messages().cli_serve_no_days
}

/// “--bot takes NAME=exec:COMMAND, not “`{argument}`””
pub fn bot_form(lang: Lang, argument: &str) -> Message {
    (lang.messages().cli_serve_bot_form)(argument)
}

/// “--bot: `{why}`”
pub fn bot_not_offered(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_serve_bot_not_offered)(why)
}

/// “a public address is <https://HOST> or <https://HOST:PORT> and nothing more, not “`{address}`””
pub fn public_url_form(lang: Lang, address: &str) -> Message {
    (lang.messages().cli_serve_public_url_form)(address)
}

/// “a limit is a whole number from 1 to `{most}`, not `{number}`”
pub fn limit_range(lang: Lang, most: impl Into<Number>, number: &str) -> Message {
    (lang.messages().cli_serve_limit_range)(most.into(), number)
}

/// “a limit is a whole number from 1 to `{most}`, not “`{text}`””
pub fn limit_form(lang: Lang, most: impl Into<Number>, text: &str) -> Message {
    (lang.messages().cli_serve_limit_form)(most.into(), text)
}

/// “Limits”
///
/// A heading in the help.
pub fn limits(lang: Lang) -> &'static str {
    lang.messages().cli_serve_limits
}

/// “Database”
///
/// A heading in the help.
pub fn database(lang: Lang) -> &'static str {
    lang.messages().cli_serve_database
}

/// “Several servers”
///
/// A heading in the help.
pub fn several(lang: Lang) -> &'static str {
    lang.messages().cli_serve_several
}
