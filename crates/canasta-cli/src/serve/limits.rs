//! The limits. They have their own table in the settings file: `[limits]`, or `limits.requests = 6000`.

use std::fmt::Display;
use std::str::FromStr;

use canasta_server::Limits;
use serde::Deserialize;

/// A limit from 1 to a million. A million is practically unlimited.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "i64")]
pub(crate) struct Limit(u32);

impl TryFrom<i64> for Limit {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        let limit = u32::try_from(number).ok().filter(|limit| (1..=Limits::MAX_LIMIT).contains(limit));
        limit.map(Self).ok_or_else(|| out_of_range(number))
    }
}

fn out_of_range(value: impl Display) -> String {
    format!("a limit is a whole number from 1 to {}, not {value}", Limits::MAX_LIMIT)
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse::<i64>();
        number.map_err(|_| out_of_range(format_args!("“{text}”"))).and_then(Self::try_from)
    }
}

// `None` if a limit is not set. (A doc comment would become help text.)
#[derive(clap::Args, Deserialize, Clone, Copy, Default, Debug, PartialEq, Eq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitSettings {
    /// Limit requests per minute and IP address [default: 6000]
    ///
    /// Static files aren't counted.
    #[arg(long = "limits-requests", env = "CANASTA_LIMITS_REQUESTS", value_name = "N", id = "limits-requests")]
    pub(super) requests: Option<Limit>,
    /// Limit wrong codes, and wrong links, per minute and IP address [default: 30]
    ///
    /// Codes and links are counted separately. Correct ones aren't counted.
    #[arg(
        long = "limits-wrong-codes",
        alias = "limits-tries",
        env = "CANASTA_LIMITS_WRONG_CODES",
        value_name = "N",
        id = "limits-wrong-codes"
    )]
    #[serde(alias = "tries")]
    pub(super) wrong_codes: Option<Limit>,
    /// Limit new tables, lessons and uploads per hour and IP address [default: 300]
    #[arg(long = "limits-tables", env = "CANASTA_LIMITS_TABLES", value_name = "N", id = "limits-tables")]
    pub(super) tables: Option<Limit>,
    /// Limit actions and other table requests per minute and person [default: 600]
    #[arg(
        long = "limits-actions",
        alias = "limits-acts",
        env = "CANASTA_LIMITS_ACTIONS",
        value_name = "N",
        id = "limits-actions"
    )]
    #[serde(alias = "acts")]
    pub(super) actions: Option<Limit>,
    /// Limit concurrent connections, including WebSockets [default: 16384]
    #[arg(
        long = "limits-connections",
        env = "CANASTA_LIMITS_CONNECTIONS",
        value_name = "N",
        id = "limits-connections"
    )]
    pub(super) connections: Option<Limit>,
    /// Limit concurrent connections per IP address [default: 1024]
    ///
    /// Trusted proxies have no such limit.
    #[arg(
        long = "limits-connections-per-address",
        env = "CANASTA_LIMITS_CONNECTIONS_PER_ADDRESS",
        value_name = "N",
        id = "limits-connections-per-address"
    )]
    pub(super) connections_per_address: Option<Limit>,
    /// Limit open windows per table for its people [default: 32]
    #[arg(long = "limits-windows", env = "CANASTA_LIMITS_WINDOWS", value_name = "N", id = "limits-windows")]
    pub(super) windows: Option<Limit>,
    /// Limit open windows per table for spectators [default: 256]
    #[arg(long = "limits-spectators", env = "CANASTA_LIMITS_SPECTATORS", value_name = "N", id = "limits-spectators")]
    pub(super) spectators: Option<Limit>,
}

impl LimitSettings {
    /// Uses the file's limits for those that are not set.
    pub(super) fn or(self, file: Self) -> Self {
        Self {
            requests: self.requests.or(file.requests),
            wrong_codes: self.wrong_codes.or(file.wrong_codes),
            tables: self.tables.or(file.tables),
            actions: self.actions.or(file.actions),
            connections: self.connections.or(file.connections),
            connections_per_address: self.connections_per_address.or(file.connections_per_address),
            windows: self.windows.or(file.windows),
            spectators: self.spectators.or(file.spectators),
        }
    }

    /// Uses the server's defaults for limits that are not set.
    pub(super) fn limits(self) -> Limits {
        let or = |limit: Option<Limit>, default| limit.map_or(default, |Limit(limit)| limit);
        let defaults = Limits::DEFAULT;
        Limits {
            requests: or(self.requests, defaults.requests),
            wrong_codes: or(self.wrong_codes, defaults.wrong_codes),
            tables: or(self.tables, defaults.tables),
            actions: or(self.actions, defaults.actions),
            connections: or(self.connections, defaults.connections),
            connections_per_address: or(self.connections_per_address, defaults.connections_per_address),
            windows: or(self.windows, defaults.windows),
            spectators: or(self.spectators, defaults.spectators),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::Cli;
    use crate::serve::settings::Settings;

    #[test]
    fn help_states_the_default_limits() {
        let defaults = LimitSettings::default().limits();
        assert_eq!(defaults, Limits::DEFAULT);
        let Limits {
            requests,
            wrong_codes,
            tables,
            actions,
            connections,
            connections_per_address,
            windows,
            spectators,
        } = defaults;
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let help_texts: Vec<(&str, String)> = serve
            .get_arguments()
            .filter_map(|arg| Some((arg.get_long()?.strip_prefix("limits-")?, arg.get_help()?.to_string())))
            .collect();
        let expected = [
            ("requests", requests),
            ("wrong-codes", wrong_codes),
            ("tables", tables),
            ("actions", actions),
            ("connections", connections),
            ("connections-per-address", connections_per_address),
            ("windows", windows),
            ("spectators", spectators),
        ];
        assert_eq!(help_texts.len(), expected.len());
        for ((name, help), (expected, number)) in help_texts.iter().zip(expected) {
            assert!(*name == expected && help.ends_with(&format!("[default: {number}]")), "{name}: {help}");
        }
    }

    #[test]
    fn reads_limits_from_a_table_of_the_file_and_prefers_options() {
        let read = |text: &str| text.parse::<Settings>().unwrap().limits;
        let file = read("[limits]\nrequests = 5\nconnections-per-address = 1000000\n");
        let flag = LimitSettings { requests: Some(Limit(7)), ..LimitSettings::default() };
        let both = flag.or(file).limits();
        assert_eq!((both.requests, both.connections_per_address, both.actions), (7, Limits::MAX_LIMIT, 600));
        assert_eq!(read("limits.requests = 5").requests, Some(Limit(5)));
        for (wrong, message) in [
            ("limits.requests = 0", "a limit is a whole number from 1 to 1000000, not 0"),
            ("limits.actions = -5", "a limit is a whole number from 1 to 1000000, not -5"),
            ("limits.tables = 1000001", "a limit is a whole number from 1 to 1000000, not 1000001"),
            ("limits.windows = \"many\"", "invalid type: string \"many\""),
            ("limits.request = 1", "unknown field `request`"),
        ] {
            let error = wrong.parse::<Settings>().unwrap_err();
            assert!(error.contains(message), "{error}");
        }
    }

    #[test]
    fn reads_old_names_of_limits() {
        let limits = "limits.tries = 5\nlimits.acts = 6".parse::<Settings>().unwrap().limits.limits();
        assert_eq!((limits.wrong_codes, limits.actions), (5, 6));
        let both = "limits.tries = 5\nlimits.wrong-codes = 6".parse::<Settings>();
        assert!(both.unwrap_err().contains("duplicate field"));
    }
}
