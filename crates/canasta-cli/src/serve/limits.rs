//! The settings `limits.*`: in a file a table of their own, `[limits]`, or `limits.requests = 6000`.

use std::num::NonZeroU32;

use canasta_server::Limits;
use serde::Deserialize;

/// How much one address, session or table may have; `None` where nobody says.
#[derive(clap::Args, Deserialize, Clone, Copy, Default, Debug, PartialEq, Eq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LimitSettings {
    /// Requests of one address a minute; files that are part of the program are not counted [default: 6000]
    #[arg(long = "limits-requests", env = "CANASTA_LIMITS_REQUESTS", value_name = "N", id = "limits-requests")]
    pub(super) requests: Option<NonZeroU32>,
    /// Codes, and links, that lead nowhere and that one address may try a minute; those that lead somewhere are not
    /// counted [default: 30]
    #[arg(long = "limits-tries", env = "CANASTA_LIMITS_TRIES", value_name = "N", id = "limits-tries")]
    pub(super) tries: Option<NonZeroU32>,
    /// New tables, lessons and brought records of one address an hour [default: 300]
    #[arg(long = "limits-tables", env = "CANASTA_LIMITS_TABLES", value_name = "N", id = "limits-tables")]
    pub(super) tables: Option<NonZeroU32>,
    /// What one person does at tables a minute [default: 600]
    #[arg(long = "limits-acts", env = "CANASTA_LIMITS_ACTS", value_name = "N", id = "limits-acts")]
    pub(super) acts: Option<NonZeroU32>,
    /// Connections at one time, live ones included [default: 16384]
    #[arg(
        long = "limits-connections",
        env = "CANASTA_LIMITS_CONNECTIONS",
        value_name = "N",
        id = "limits-connections"
    )]
    pub(super) connections: Option<NonZeroU32>,
    /// Connections of one address at one time; a proxy has as many as there are [default: 1024]
    #[arg(
        long = "limits-connections-an-address",
        env = "CANASTA_LIMITS_CONNECTIONS_AN_ADDRESS",
        value_name = "N",
        id = "limits-connections-an-address"
    )]
    pub(super) connections_an_address: Option<NonZeroU32>,
    /// Windows that the people of one table may have open at one time [default: 32]
    #[arg(long = "limits-windows", env = "CANASTA_LIMITS_WINDOWS", value_name = "N", id = "limits-windows")]
    pub(super) windows: Option<NonZeroU32>,
    /// Windows of others that may look on at one table at one time [default: 256]
    #[arg(long = "limits-watchers", env = "CANASTA_LIMITS_WATCHERS", value_name = "N", id = "limits-watchers")]
    pub(super) watchers: Option<NonZeroU32>,
}

impl LimitSettings {
    /// These, and where they say nothing, others.
    pub(super) fn or(self, file: Self) -> Self {
        Self {
            requests: self.requests.or(file.requests),
            tries: self.tries.or(file.tries),
            tables: self.tables.or(file.tables),
            acts: self.acts.or(file.acts),
            connections: self.connections.or(file.connections),
            connections_an_address: self.connections_an_address.or(file.connections_an_address),
            windows: self.windows.or(file.windows),
            watchers: self.watchers.or(file.watchers),
        }
    }

    /// With the server's own where nobody says.
    pub(super) fn limits(self) -> Limits {
        // More than a million is as good as none, and some counts have an end.
        let or = |said: Option<NonZeroU32>, own| said.map_or(own, |said| said.get().min(Limits::MOST));
        let own = Limits::DEFAULT;
        Limits {
            requests: or(self.requests, own.requests),
            tries: or(self.tries, own.tries),
            tables: or(self.tables, own.tables),
            acts: or(self.acts, own.acts),
            connections: or(self.connections, own.connections),
            connections_an_address: or(self.connections_an_address, own.connections_an_address),
            windows: or(self.windows, own.windows),
            watchers: or(self.watchers, own.watchers),
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
        let Limits { requests, tries, tables, acts, connections, connections_an_address, windows, watchers } = own;
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let told: Vec<(&str, String)> = serve
            .get_arguments()
            .filter_map(|arg| Some((arg.get_long()?.strip_prefix("limits-")?, arg.get_help()?.to_string())))
            .collect();
        let expected = [
            ("requests", requests),
            ("tries", tries),
            ("tables", tables),
            ("acts", acts),
            ("connections", connections),
            ("connections-an-address", connections_an_address),
            ("windows", windows),
            ("watchers", watchers),
        ];
        assert_eq!(told.len(), expected.len());
        for ((name, help), (expected, number)) in told.iter().zip(expected) {
            assert!(*name == expected && help.ends_with(&format!("[default: {number}]")), "{name}: {help}");
        }
    }

    #[test]
    fn a_file_has_them_in_a_table_and_a_flag_counts_before_it() {
        let file = Settings::read("[limits]\nrequests = 5\nconnections-an-address = 4000000000\n").unwrap().limits;
        let flag = LimitSettings { requests: NonZeroU32::new(7), ..LimitSettings::default() };
        let both = flag.or(file).limits();
        assert_eq!((both.requests, both.connections_an_address, both.acts), (7, Limits::MOST, 600));
        assert_eq!(Settings::read("limits.requests = 5").unwrap().limits.requests, NonZeroU32::new(5));
        for (wrong, says) in [("limits.requests = 0", "nonzero"), ("limits.request = 1", "unknown field `request`")] {
            let why = Settings::read(wrong).unwrap_err();
            assert!(why.contains(says), "{why}");
        }
    }
}
