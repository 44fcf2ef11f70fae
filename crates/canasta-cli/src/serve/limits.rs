//! The settings `limits.*`: in a file a table of their own, `[limits]`, or `limits.requests = 6000`.

use std::fmt::Display;
use std::str::FromStr;

use canasta_server::Limits;
use serde::Deserialize;

/// A number that may stand there: from 1 to a million, which is as good as no limit.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "i64")]
pub(crate) struct Limit(u32);

impl TryFrom<i64> for Limit {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        let limit = u32::try_from(number).ok().filter(|limit| (1..=Limits::MOST).contains(limit));
        limit.map(Self).ok_or_else(|| out_of_range(number))
    }
}

fn out_of_range(given: impl Display) -> String {
    format!("a limit is a whole number from 1 to {}, not {given}", Limits::MOST)
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse::<i64>();
        number.map_err(|_| out_of_range(format_args!("“{text}”"))).and_then(Self::try_from)
    }
}

// How much one address, session or table may have; `None` where it is not set.
#[derive(clap::Args, Deserialize, Clone, Copy, Default, Debug, PartialEq, Eq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitSettings {
    /// Requests of one address a minute; files that are part of the program are not counted [default: 6000]
    #[arg(long = "limits-requests", env = "CANASTA_LIMITS_REQUESTS", value_name = "N", id = "limits-requests")]
    pub(super) requests: Option<Limit>,
    /// Codes, and links, that lead nowhere and that one address may try a minute; those that lead somewhere are not
    /// counted [default: 30]
    #[arg(long = "limits-tries", env = "CANASTA_LIMITS_TRIES", value_name = "N", id = "limits-tries")]
    pub(super) tries: Option<Limit>,
    /// New tables, lessons and uploaded records of one address an hour [default: 300]
    #[arg(long = "limits-tables", env = "CANASTA_LIMITS_TABLES", value_name = "N", id = "limits-tables")]
    pub(super) tables: Option<Limit>,
    /// What one person does at tables a minute [default: 600]
    #[arg(long = "limits-acts", env = "CANASTA_LIMITS_ACTS", value_name = "N", id = "limits-acts")]
    #[serde(rename = "acts")]
    pub(super) actions: Option<Limit>,
    /// Connections at one time, live ones included [default: 16384]
    #[arg(
        long = "limits-connections",
        env = "CANASTA_LIMITS_CONNECTIONS",
        value_name = "N",
        id = "limits-connections"
    )]
    pub(super) connections: Option<Limit>,
    /// Connections of one address at one time; a proxy has as many as there are [default: 1024]
    #[arg(
        long = "limits-connections-per-address",
        env = "CANASTA_LIMITS_CONNECTIONS_PER_ADDRESS",
        value_name = "N",
        id = "limits-connections-per-address"
    )]
    pub(super) connections_per_address: Option<Limit>,
    /// Windows that the people of one table may have open at one time [default: 32]
    #[arg(long = "limits-windows", env = "CANASTA_LIMITS_WINDOWS", value_name = "N", id = "limits-windows")]
    pub(super) windows: Option<Limit>,
    /// Windows of others that may watch one table at one time [default: 256]
    #[arg(long = "limits-spectators", env = "CANASTA_LIMITS_SPECTATORS", value_name = "N", id = "limits-spectators")]
    pub(super) spectators: Option<Limit>,
}

impl LimitSettings {
    /// These, and where they say nothing, others.
    pub(super) fn or(self, file: Self) -> Self {
        Self {
            requests: self.requests.or(file.requests),
            tries: self.tries.or(file.tries),
            tables: self.tables.or(file.tables),
            actions: self.actions.or(file.actions),
            connections: self.connections.or(file.connections),
            connections_per_address: self.connections_per_address.or(file.connections_per_address),
            windows: self.windows.or(file.windows),
            spectators: self.spectators.or(file.spectators),
        }
    }

    /// With the server's own for those that are not set.
    pub(super) fn limits(self) -> Limits {
        let or = |said: Option<Limit>, own| said.map_or(own, |Limit(said)| said);
        let own = Limits::DEFAULT;
        Limits {
            requests: or(self.requests, own.requests),
            tries: or(self.tries, own.tries),
            tables: or(self.tables, own.tables),
            actions: or(self.actions, own.actions),
            connections: or(self.connections, own.connections),
            connections_per_address: or(self.connections_per_address, own.connections_per_address),
            windows: or(self.windows, own.windows),
            spectators: or(self.spectators, own.spectators),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::Cli;
    use crate::serve::settings::Settings;

    /// What the help says is what counts.
    #[test]
    fn the_help_tells_the_defaults() {
        let own = LimitSettings::default().limits();
        assert_eq!(own, Limits::DEFAULT);
        let Limits { requests, tries, tables, actions, connections, connections_per_address, windows, spectators } =
            own;
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let helped: Vec<(&str, String)> = serve
            .get_arguments()
            .filter_map(|arg| Some((arg.get_long()?.strip_prefix("limits-")?, arg.get_help()?.to_string())))
            .collect();
        let expected = [
            ("requests", requests),
            ("tries", tries),
            ("tables", tables),
            ("acts", actions),
            ("connections", connections),
            ("connections-per-address", connections_per_address),
            ("windows", windows),
            ("spectators", spectators),
        ];
        assert_eq!(helped.len(), expected.len());
        for ((name, help), (expected, number)) in helped.iter().zip(expected) {
            assert!(*name == expected && help.ends_with(&format!("[default: {number}]")), "{name}: {help}");
        }
    }

    #[test]
    fn a_file_has_them_in_a_table_and_a_flag_counts_before_it() {
        let file = Settings::read("[limits]\nrequests = 5\nconnections-per-address = 1000000\n").unwrap().limits;
        let flag = LimitSettings { requests: Some(Limit(7)), ..LimitSettings::default() };
        let both = flag.or(file).limits();
        assert_eq!((both.requests, both.connections_per_address, both.actions), (7, Limits::MOST, 600));
        assert_eq!(Settings::read("limits.requests = 5").unwrap().limits.requests, Some(Limit(5)));
        for (wrong, says) in [
            ("limits.requests = 0", "a limit is a whole number from 1 to 1000000, not 0"),
            ("limits.acts = -5", "a limit is a whole number from 1 to 1000000, not -5"),
            ("limits.tables = 1000001", "a limit is a whole number from 1 to 1000000, not 1000001"),
            ("limits.windows = \"many\"", "invalid type: string \"many\""),
            ("limits.request = 1", "unknown field `request`"),
        ] {
            let why = Settings::read(wrong).unwrap_err();
            assert!(why.contains(says), "{why}");
        }
    }
}
