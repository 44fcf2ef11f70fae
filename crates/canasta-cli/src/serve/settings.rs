//! The server's settings. Options override environment variables, which override the settings file. A test compares the
//! settings with the table in the book (`book/src/server/settings.md`).

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use canasta_record::pasted;
use canasta_server::LogLevel;
use clap::ValueEnum;
use serde::Deserialize;

use super::limits::LimitSettings;

// `None` or empty if a setting is not set. (A doc comment would become help text.)
#[derive(clap::Args, Deserialize, Default, Debug, PartialEq, Eq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// Listen on this address; port 0 picks a free port [default: 127.0.0.1:7878]
    #[arg(long, env = "CANASTA_LISTEN", value_name = "ADDRESS:PORT")]
    pub(super) listen: Option<String>,
    /// Store games in this directory [default: the platform's data directory]
    ///
    /// Created if missing.
    #[arg(long, env = "CANASTA_DATA", value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
    /// Store games in this PostgreSQL database instead
    ///
    /// For example postgres://canasta@db.example/canasta. Put the password in the environment or a file, because everybody
    /// on the machine can see the options of programs.
    #[arg(long, env = "CANASTA_DATABASE", help_heading = "Database", value_name = "ADDRESS", hide_env_values = true)]
    pub(super) database: Option<String>,
    /// Open at most this many database connections [default: 8]
    #[arg(long, env = "CANASTA_DATABASE_CONNECTIONS", help_heading = "Database", value_name = "N",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) database_connections: Option<u16>,
    /// Stop waiting for a database connection after this many seconds [default: 3]
    ///
    /// Players then see that the database cannot be reached.
    #[arg(long, env = "CANASTA_DATABASE_CONNECT_TIMEOUT", help_heading = "Database", value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) database_connect_timeout: Option<u16>,
    /// Cancel database statements after this many seconds [default: 10]
    #[arg(long, env = "CANASTA_DATABASE_STATEMENT_TIMEOUT", help_heading = "Database", value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) database_statement_timeout: Option<u16>,
    /// Share the database with other servers, which connect to this address
    ///
    /// Only servers that know the shared secret get an answer.
    #[arg(
        long,
        alias = "private-listen",
        env = "CANASTA_PEER_LISTEN",
        help_heading = "Several servers",
        value_name = "ADDRESS:PORT"
    )]
    #[serde(alias = "private-listen")]
    pub(super) peer_listen: Option<String>,
    /// Make other servers connect to this address [default: the one listened on]
    ///
    /// Needed if the server listens on all interfaces.
    #[arg(
        long,
        alias = "private-address",
        env = "CANASTA_PEER_ADDRESS",
        help_heading = "Several servers",
        value_name = "HOST:PORT"
    )]
    #[serde(alias = "private-address")]
    pub(super) peer_address: Option<String>,
    /// Read the secret that the servers share from this file
    ///
    /// One line of at least 32 characters. SIGHUP reloads it.
    #[arg(long, env = "CANASTA_SECRET_FILE", help_heading = "Several servers", value_name = "FILE")]
    pub(super) secret_file: Option<PathBuf>,
    /// Offer your own bot at every table under this name; repeatable
    ///
    /// Starts one process of the command per seat.
    #[arg(long, env = "CANASTA_BOT", value_name = "NAME=exec:COMMAND")]
    pub(super) bot: Vec<String>,
    /// Expect requests from an HTTPS proxy with this public URL
    ///
    /// For example https://canasta.example. Cookies are then sent over HTTPS only. Without it, people connect over plain
    /// HTTP, as on a home network.
    #[arg(long, env = "CANASTA_PUBLIC_URL", help_heading = "Public access", value_name = "URL")]
    pub(super) public_url: Option<String>,
    /// Trust X-Forwarded-For from this proxy; repeatable [default: with --public-url one on this machine, else none]
    #[arg(
        long,
        alias = "proxy",
        env = "CANASTA_TRUSTED_PROXY",
        help_heading = "Public access",
        value_name = "ADDRESS",
        value_delimiter = ','
    )]
    #[serde(alias = "proxy")]
    pub(super) trusted_proxy: Vec<IpAddr>,
    /// Serve HTTPS with this certificate chain (PEM)
    ///
    /// Requires --tls-key. SIGHUP reloads both files.
    #[arg(long, env = "CANASTA_TLS_CERT", help_heading = "Public access", value_name = "FILE")]
    pub(super) tls_cert: Option<PathBuf>,
    /// Use this private key for the certificate (PEM)
    #[arg(long, env = "CANASTA_TLS_KEY", help_heading = "Public access", value_name = "FILE")]
    pub(super) tls_key: Option<PathBuf>,
    /// Allow other machines to read /metrics with this bearer token
    ///
    /// At least 16 characters. Without a token, only programs on this machine can read /metrics.
    #[arg(
        long,
        env = "CANASTA_METRICS_TOKEN",
        help_heading = "Monitoring",
        value_name = "TOKEN",
        hide_env_values = true
    )]
    pub(super) metrics_token: Option<String>,
    /// Abandon games after this many days without an action [default: 180]
    ///
    /// The game ends, and the seeds of its deals are revealed.
    #[arg(
        long,
        alias = "give-up-after",
        env = "CANASTA_ABANDON_AFTER",
        value_name = "DAYS",
        value_parser = clap::value_parser!(u16).range(1..)
    )]
    #[serde(alias = "give-up-after")]
    pub(super) abandon_after: Option<u16>,
    /// Log to standard error in this format [default: text]
    #[arg(long, env = "CANASTA_LOG", help_heading = "Monitoring", value_name = "FORMAT")]
    pub(super) log: Option<LogFormat>,
    /// Set the log level [default: warn]
    ///
    /// The level debug also logs every request and the output of failing bots.
    #[arg(long, env = "CANASTA_LOG_LEVEL", help_heading = "Monitoring", value_name = "LEVEL")]
    pub(super) log_level: Option<Level>,
    #[command(flatten)]
    pub(super) limits: LimitSettings,
}

#[derive(ValueEnum, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    Text,
    // One JSON object per line.
    Json,
}

impl From<LogFormat> for canasta_server::LogFormat {
    fn from(format: LogFormat) -> Self {
        match format {
            LogFormat::Text => Self::Text,
            LogFormat::Json => Self::Json,
        }
    }
}

#[derive(ValueEnum, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Level {
    Error,
    Warn,
    Info,
    Debug,
}

impl From<Level> for LogLevel {
    fn from(level: Level) -> Self {
        match level {
            Level::Error => Self::Error,
            Level::Warn => Self::Warn,
            Level::Info => Self::Info,
            Level::Debug => Self::Debug,
        }
    }
}

/// Renamed environment variables, with the new and the old name. The old name still works.
const RENAMED_VARIABLES: [(&str, &str); 6] = [
    ("CANASTA_PEER_LISTEN", "CANASTA_PRIVATE_LISTEN"),
    ("CANASTA_PEER_ADDRESS", "CANASTA_PRIVATE_ADDRESS"),
    ("CANASTA_TRUSTED_PROXY", "CANASTA_PROXY"),
    ("CANASTA_ABANDON_AFTER", "CANASTA_GIVE_UP_AFTER"),
    ("CANASTA_LIMITS_WRONG_CODES", "CANASTA_LIMITS_TRIES"),
    ("CANASTA_LIMITS_ACTIONS", "CANASTA_LIMITS_ACTS"),
];

/// Makes the arguments read the old variables if the new ones are not set.
pub(crate) fn with_old_variables(command: clap::Command) -> clap::Command {
    command.mut_args(|arg| {
        let is_unset = |new: &str| std::env::var_os(new).is_none();
        let renamed = RENAMED_VARIABLES.iter().find(|(new, _)| arg.get_env().is_some_and(|env| env == *new));
        match renamed {
            Some((new, old)) if is_unset(new) => arg.env(*old),
            _ => arg,
        }
    })
}

impl FromStr for Settings {
    type Err = String;

    /// Parses the contents of a settings file.
    fn from_str(text: &str) -> Result<Self, String> {
        let settings = pasted::forgiving_quoted(text, |text| basic_toml::from_str(text));
        settings.map_err(|error| error.to_string().replace('\n', " "))
    }
}

impl Settings {
    /// Uses the file's values for settings that are not set.
    pub(super) fn with_file(self, file: Option<&Path>) -> Result<Self, String> {
        let Some(path) = file else { return Ok(self) };
        let name = path.display();
        let bytes = std::fs::read(path).map_err(|error| format!("cannot read {name}: {error}"))?;
        let text = pasted::decode(&bytes).ok_or_else(|| format!("cannot read {name}: it is not UTF-8 text"))?;
        let file = text.parse().map_err(|error| format!("{name}: {error}"))?;
        Ok(self.or(file))
    }

    fn or(self, file: Self) -> Self {
        Self {
            listen: self.listen.or(file.listen),
            data: self.data.or(file.data),
            database: self.database.or(file.database),
            database_connections: self.database_connections.or(file.database_connections),
            database_connect_timeout: self.database_connect_timeout.or(file.database_connect_timeout),
            database_statement_timeout: self.database_statement_timeout.or(file.database_statement_timeout),
            peer_listen: self.peer_listen.or(file.peer_listen),
            peer_address: self.peer_address.or(file.peer_address),
            secret_file: self.secret_file.or(file.secret_file),
            bot: if self.bot.is_empty() { file.bot } else { self.bot },
            public_url: self.public_url.or(file.public_url),
            trusted_proxy: if self.trusted_proxy.is_empty() { file.trusted_proxy } else { self.trusted_proxy },
            tls_cert: self.tls_cert.or(file.tls_cert),
            tls_key: self.tls_key.or(file.tls_key),
            metrics_token: self.metrics_token.or(file.metrics_token),
            abandon_after: self.abandon_after.or(file.abandon_after),
            log: self.log.or(file.log),
            log_level: self.log_level.or(file.log_level),
            limits: self.limits.or(file.limits),
        }
    }
}

#[cfg(test)]
mod tests {
    use canasta::{Rng as _, SeedRng};
    use clap::{CommandFactory as _, Parser as _};

    use super::*;
    use crate::Cli;

    const ALL_SETTINGS: &str = r#"
        listen = "127.0.0.1:1"
        data = "games"
        database = "postgres://canasta@db.example/canasta"
        database-connections = 4
        database-connect-timeout = 5
        database-statement-timeout = 6
        peer-listen = "10.0.0.5:7879"
        peer-address = "one.canasta.internal:7879"
        secret-file = "secret"
        bot = ["mine=exec:python3 my_bot.py"]
        public-url = "https://canasta.example"
        trusted-proxy = ["10.0.0.1", "::1"]
        tls-cert = "cert.pem"
        tls-key = "key.pem"
        metrics-token = "0123456789abcdef"
        abandon-after = 30
        log = "json"
        log-level = "info"
        limits.requests = 11
        limits.wrong-codes = 12
        limits.tables = 13
        limits.actions = 14
        limits.connections = 15
        limits.connections-per-address = 16
        limits.windows = 17
        limits.spectators = 18
    "#;

    fn all_settings() -> Settings {
        ALL_SETTINGS.parse().unwrap()
    }

    #[test]
    fn takes_settings_that_are_not_set_from_the_file() {
        let file = all_settings();
        assert_eq!(file.trusted_proxy, ["10.0.0.1".parse::<IpAddr>().unwrap(), "::1".parse().unwrap()]);
        assert_eq!((file.log, file.log_level), (Some(LogFormat::Json), Some(Level::Info)));
        assert_eq!(file.abandon_after, Some(30));
        assert_eq!(file.limits.limits().spectators, 18);
        assert_eq!(Settings::default().or(all_settings()), file);
        let options = Settings {
            listen: Some("127.0.0.1:2".to_owned()),
            bot: vec!["other=exec:x".to_owned()],
            log_level: Some(Level::Debug),
            ..Settings::default()
        };
        let both = options.or(file);
        assert_eq!((both.listen.as_deref(), both.log_level), (Some("127.0.0.1:2"), Some(Level::Debug)));
        assert_eq!((both.bot, both.log), (vec!["other=exec:x".to_owned()], Some(LogFormat::Json)));
    }

    #[test]
    fn reads_old_keys() {
        let mut text = ALL_SETTINGS.to_owned();
        for (new, old) in [
            ("peer-listen", "private-listen"),
            ("peer-address", "private-address"),
            ("trusted-proxy", "proxy"),
            ("abandon-after", "give-up-after"),
            ("limits.wrong-codes", "limits.tries"),
            ("limits.actions", "limits.acts"),
        ] {
            assert!(text.contains(&format!("\n        {new} = ")), "{new}");
            text = text.replace(&format!("\n        {new} = "), &format!("\n        {old} = "));
        }
        assert_eq!(text.parse(), Ok(all_settings()));
    }

    #[test]
    fn reads_old_options() {
        let options = |names: [&str; 6]| {
            let values = ["10.0.0.5:1", "one:1", "10.0.0.1", "30", "12", "14"];
            let words = names.iter().zip(values).map(|(name, value)| format!("{name}={value}"));
            let words = ["canasta", "serve"].map(str::to_owned).into_iter().chain(words);
            let cli = Cli::try_parse_from(words).unwrap();
            let Some(crate::Command::Serve(args)) = cli.command else { panic!("{cli:?}") };
            args.settings
        };
        let new = options([
            "--peer-listen",
            "--peer-address",
            "--trusted-proxy",
            "--abandon-after",
            "--limits-wrong-codes",
            "--limits-actions",
        ]);
        let old = options([
            "--private-listen",
            "--private-address",
            "--proxy",
            "--give-up-after",
            "--limits-tries",
            "--limits-acts",
        ]);
        assert_eq!(new.peer_listen.as_deref(), Some("10.0.0.5:1"));
        assert_eq!(old, new);
    }

    #[test]
    fn reports_an_invalid_file_in_one_sentence() {
        for (text, message) in [
            ("listne = \"x\"", "unknown field `listne`"),
            ("listen = 7878", "invalid type"),
            ("trusted-proxy = [\"here\"]", "invalid IP address"),
            ("log = \"loud\"", "unknown variant `loud`"),
            ("listen", "expected"),
            ("listen = \"a\"\nlisten = \"b\"", "duplicate"),
        ] {
            let error = text.parse::<Settings>().unwrap_err();
            assert!(error.contains(message) && !error.contains('\n'), "{text}: {error}");
        }
    }

    #[test]
    fn reads_any_file_or_refuses_it_in_one_sentence() {
        let mut rng = SeedRng::new(5);
        let mut below = |bound: usize| usize::try_from(rng.next_below(u32::try_from(bound).unwrap())).unwrap();
        let mut refused = 0;
        for _ in 0..500 {
            let mut file = ALL_SETTINGS.as_bytes().to_vec();
            for _ in 0..=below(3) {
                let place = below(file.len());
                let byte = u8::try_from(below(256)).unwrap();
                match below(3) {
                    0 => file[place] = byte,
                    1 => file.insert(place, byte),
                    _ => drop(file.remove(place)),
                }
            }
            if let Err(error) = String::from_utf8_lossy(&file).parse::<Settings>() {
                assert!(!error.is_empty() && !error.contains('\n'), "{error}");
                refused += 1;
            }
        }
        assert!((100..500).contains(&refused), "{refused} refused");
    }

    fn key(option: &str) -> String {
        option.strip_prefix("limits-").map_or_else(|| option.to_owned(), |limit| format!("limits.{limit}"))
    }

    /// The first columns of each setting's row in the book: option, variable, key and default.
    fn table_rows() -> Vec<String> {
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let settings = serve.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help");
        settings
            .map(|arg| {
                let option = arg.get_long().unwrap();
                let variable = arg.get_env().unwrap_or_else(|| panic!("--{option} has no variable")).to_str().unwrap();
                assert_eq!(variable, format!("CANASTA_{}", option.replace('-', "_").to_uppercase()));
                let value = arg.get_value_names().unwrap()[0].as_str();
                let key = if option == "config" { String::new() } else { format!(" `{}`", key(option)) };
                let help = arg.get_help().unwrap().to_string();
                let default = help.split_once("[default: ").map_or("none", |(_, rest)| rest.trim_end_matches(']'));
                format!("| `--{option} {value}` | `{variable}` |{key} | {default} |")
            })
            .collect()
    }

    /// `UPDATE_BOOK=1` rewrites these columns instead, and keeps the last one.
    #[test]
    fn the_book_lists_all_settings() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/src/server/settings.md");
        let book = std::fs::read_to_string(path).unwrap();
        let expected = table_rows();
        let rows = book.lines().filter(|line| line.starts_with("| `--")).count();
        assert_eq!(rows, expected.len());
        let mut expected = expected.iter();
        let mut written = String::new();
        for line in book.lines() {
            if line.starts_with("| `--") {
                let meaning = line.trim_end_matches('|').rsplit(" | ").next().unwrap().trim();
                written += &format!("{} {meaning} |\n", expected.next().unwrap());
            } else {
                written += &format!("{line}\n");
            }
        }
        if std::env::var_os("UPDATE_BOOK").is_some() {
            std::fs::write(path, &written).unwrap();
        } else {
            assert!(written == book, "the settings have changed; UPDATE_BOOK=1 updates the page:\n{written}");
        }
    }

    #[test]
    fn the_file_can_have_all_settings() {
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        for option in serve.get_arguments().filter_map(|arg| arg.get_long()) {
            let is_in_file = ALL_SETTINGS.contains(&format!("\n        {} = ", key(option)));
            assert!(is_in_file || matches!(option, "config" | "help"), "{option}");
        }
    }
}
