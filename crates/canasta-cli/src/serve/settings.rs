//! How an operator sets up a server: by flags, by the environment, or by a file; a flag counts before the environment,
//! that before the file. The book's table of them (`book/src/server/settings.md`) is compared with this list
//! by a test.

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use canasta_server::{LogForm, LogLevel};
use clap::ValueEnum;
use serde::Deserialize;

use super::limits::LimitSettings;

// Every setting; `None` or empty where it is not set.
#[derive(clap::Args, Deserialize, Default, Debug, PartialEq, Eq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// Where to listen; port 0 picks one [default: 127.0.0.1:7878]
    #[arg(long, env = "CANASTA_LISTEN", value_name = "ADDRESS:PORT")]
    pub(super) listen: Option<String>,
    /// The directory of the games, created if it is missing [default: the platform's data directory]
    #[arg(long, env = "CANASTA_DATA", value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
    /// Keeps the games in this PostgreSQL database instead, such as postgres://canasta@db.example/canasta. A password
    /// belongs into the environment or a file: flags can be seen by everybody on the machine
    #[arg(long, env = "CANASTA_DATABASE", help_heading = "Database", value_name = "ADDRESS", hide_env_values = true)]
    pub(super) database: Option<String>,
    /// Connections to the database at one time [default: 8]
    #[arg(long, env = "CANASTA_DATABASE_CONNECTIONS", help_heading = "Database", value_name = "N",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) database_connections: Option<u16>,
    /// Seconds until a player is told that the database cannot be reached [default: 3]
    #[arg(long, env = "CANASTA_DATABASE_CONNECT_TIMEOUT", help_heading = "Database", value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) database_connect_timeout: Option<u16>,
    /// Seconds after which the database gives up a statement [default: 10]
    #[arg(long, env = "CANASTA_DATABASE_STATEMENT_TIMEOUT", help_heading = "Database", value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) database_statement_timeout: Option<u16>,
    /// Shares the database with other servers, which reach this one here. Only servers that know the secret get an
    /// answer there
    #[arg(long, env = "CANASTA_PRIVATE_LISTEN", help_heading = "Several servers", value_name = "ADDRESS:PORT")]
    pub(super) private_listen: Option<String>,
    /// By which address the other servers reach it [default: the one listened on]
    #[arg(long, env = "CANASTA_PRIVATE_ADDRESS", help_heading = "Several servers", value_name = "HOST:PORT")]
    pub(super) private_address: Option<String>,
    /// A file with the secret by which the servers of a database know each other: one line of 32 characters or more.
    /// SIGHUP reads it again
    #[arg(long, env = "CANASTA_SECRET_FILE", help_heading = "Several servers", value_name = "FILE")]
    pub(super) secret_file: Option<PathBuf>,
    /// Offers a bot of your own at every table, by this name; a process of the command plays each seat that it gets.
    /// May be given again
    #[arg(long, env = "CANASTA_BOT", value_name = "NAME=exec:COMMAND")]
    pub(super) bot: Vec<String>,
    /// Where people reach this server by https through a proxy, such as https://canasta.example: cookies are then for
    /// https only. Without it people come by plain http, as at home
    #[arg(long, env = "CANASTA_PUBLIC_URL", value_name = "URL")]
    pub(super) public_url: Option<String>,
    /// The address of a proxy whose X-Forwarded-For is believed; may be given again [default: with --public-url one on
    /// this machine, else none]
    #[arg(long, env = "CANASTA_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    pub(super) proxy: Vec<IpAddr>,
    /// A certificate in PEM, followed by the rest of its chain: the server then speaks https by itself. SIGHUP reads
    /// both files again
    #[arg(long, env = "CANASTA_TLS_CERT", value_name = "FILE")]
    pub(super) tls_cert: Option<PathBuf>,
    /// The certificate's private key, in PEM
    #[arg(long, env = "CANASTA_TLS_KEY", value_name = "FILE")]
    pub(super) tls_key: Option<PathBuf>,
    /// A program that sends it as a bearer token may read /metrics from anywhere; 16 letters or more. Without one only
    /// programs on this machine may
    #[arg(long, env = "CANASTA_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    pub(super) metrics_token: Option<String>,
    /// A game in which nothing has happened for so many days is given up: it ends, and the seeds of its deals are
    /// revealed [default: 180]
    #[arg(long, env = "CANASTA_GIVE_UP_AFTER", value_name = "DAYS", value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) give_up_after: Option<u16>,
    /// The format of the log on standard error [default: text]
    #[arg(long, env = "CANASTA_LOG", value_name = "FORM")]
    pub(super) log: Option<Form>,
    /// How much is logged; debug adds every request, and what failing bots of yours printed [default: warn]
    #[arg(long, env = "CANASTA_LOG_LEVEL", value_name = "LEVEL")]
    pub(super) log_level: Option<Level>,
    #[command(flatten)]
    pub(super) limits: LimitSettings,
}

// How the log's lines look.
#[derive(ValueEnum, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Form {
    // For people.
    Text,
    // An object a line, for programs.
    Json,
}

impl From<Form> for LogForm {
    fn from(form: Form) -> Self {
        match form {
            Form::Text => Self::Text,
            Form::Json => Self::Json,
        }
    }
}

// How much is logged.
#[derive(ValueEnum, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Level {
    // What an operator has to mend.
    Error,
    // What an operator may have to mend.
    Warn,
    // Starts and stops, too.
    Info,
    // Every request, and what failing bots of yours said.
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

impl Settings {
    /// These, and where they say nothing, those of a file.
    pub(super) fn with_file(self, file: Option<&Path>) -> Result<Self, String> {
        let Some(path) = file else { return Ok(self) };
        let shown = path.display();
        let text = std::fs::read_to_string(path).map_err(|why| format!("{shown} cannot be read: {why}"))?;
        let file = Self::read(&text).map_err(|why| format!("{shown}: {why}"))?;
        Ok(self.or(file))
    }

    /// A file's text.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        basic_toml::from_str(text).map_err(|why| why.to_string().replace('\n', " "))
    }

    fn or(self, file: Self) -> Self {
        let list = |own: Vec<_>, file| if own.is_empty() { file } else { own };
        Self {
            listen: self.listen.or(file.listen),
            data: self.data.or(file.data),
            database: self.database.or(file.database),
            database_connections: self.database_connections.or(file.database_connections),
            database_connect_timeout: self.database_connect_timeout.or(file.database_connect_timeout),
            database_statement_timeout: self.database_statement_timeout.or(file.database_statement_timeout),
            private_listen: self.private_listen.or(file.private_listen),
            private_address: self.private_address.or(file.private_address),
            secret_file: self.secret_file.or(file.secret_file),
            bot: list(self.bot, file.bot),
            public_url: self.public_url.or(file.public_url),
            proxy: if self.proxy.is_empty() { file.proxy } else { self.proxy },
            tls_cert: self.tls_cert.or(file.tls_cert),
            tls_key: self.tls_key.or(file.tls_key),
            metrics_token: self.metrics_token.or(file.metrics_token),
            give_up_after: self.give_up_after.or(file.give_up_after),
            log: self.log.or(file.log),
            log_level: self.log_level.or(file.log_level),
            limits: self.limits.or(file.limits),
        }
    }
}

#[cfg(test)]
mod tests {
    use canasta::{Rng as _, SeedRng};
    use clap::CommandFactory as _;

    use super::*;
    use crate::Cli;

    const EVERY: &str = r#"
        listen = "127.0.0.1:1"
        data = "games"
        database = "postgres://canasta@db.example/canasta"
        database-connections = 4
        database-connect-timeout = 5
        database-statement-timeout = 6
        private-listen = "10.0.0.5:7879"
        private-address = "one.canasta.internal:7879"
        secret-file = "secret"
        bot = ["mine=exec:python3 my_bot.py"]
        public-url = "https://canasta.example"
        proxy = ["10.0.0.1", "::1"]
        tls-cert = "cert.pem"
        tls-key = "key.pem"
        metrics-token = "0123456789abcdef"
        give-up-after = 30
        log = "json"
        log-level = "info"
        limits.requests = 11
        limits.tries = 12
        limits.tables = 13
        limits.acts = 14
        limits.connections = 15
        limits.connections-per-address = 16
        limits.windows = 17
        limits.spectators = 18
    "#;

    #[test]
    fn a_file_says_what_nobody_else_says() {
        let file = Settings::read(EVERY).unwrap();
        assert_eq!(file.proxy, ["10.0.0.1".parse::<IpAddr>().unwrap(), "::1".parse().unwrap()]);
        assert_eq!((file.log, file.log_level), (Some(Form::Json), Some(Level::Info)));
        assert_eq!(file.give_up_after, Some(30));
        assert_eq!(file.limits.limits().spectators, 18);
        assert_eq!(Settings::default().or(Settings::read(EVERY).unwrap()), file);
        let own = Settings {
            listen: Some("127.0.0.1:2".to_owned()),
            bot: vec!["other=exec:x".to_owned()],
            log_level: Some(Level::Debug),
            ..Settings::default()
        };
        let both = own.or(file);
        assert_eq!((both.listen.as_deref(), both.log_level), (Some("127.0.0.1:2"), Some(Level::Debug)));
        assert_eq!((both.bot, both.log), (vec!["other=exec:x".to_owned()], Some(Form::Json)));
    }

    #[test]
    fn what_a_file_cannot_say_is_said_in_one_sentence() {
        for (text, says) in [
            ("listne = \"x\"", "unknown field `listne`"),
            ("listen = 7878", "invalid type"),
            ("proxy = [\"here\"]", "invalid IP address"),
            ("log = \"loud\"", "unknown variant `loud`"),
            ("listen", "expected"),
            ("listen = \"a\"\nlisten = \"b\"", "duplicate"),
        ] {
            let why = Settings::read(text).unwrap_err();
            assert!(why.contains(says) && !why.contains('\n'), "{text}: {why}");
        }
    }

    /// A file with a few letters of it changed, lost or put in.
    #[test]
    fn any_file_is_read_or_refused_in_one_sentence() {
        let mut rng = SeedRng::new(5);
        let mut below = |bound: usize| usize::try_from(rng.below(u32::try_from(bound).unwrap())).unwrap();
        let mut refused = 0;
        for _ in 0..500 {
            let mut file = EVERY.as_bytes().to_vec();
            for _ in 0..=below(3) {
                let (place, byte) = (below(file.len()), u8::try_from(below(256)).unwrap());
                match below(3) {
                    0 => file[place] = byte,
                    1 => file.insert(place, byte),
                    _ => drop(file.remove(place)),
                }
            }
            if let Err(why) = Settings::read(&String::from_utf8_lossy(&file)) {
                assert!(!why.is_empty() && !why.contains('\n'), "{why}");
                refused += 1;
            }
        }
        assert!((100..500).contains(&refused), "{refused} refused");
    }

    /// The limits stand in a table of their own.
    fn name_in_file(flag: &str) -> String {
        flag.strip_prefix("limits-").map_or_else(|| flag.to_owned(), |limit| format!("limits.{limit}"))
    }

    /// The book's table has a row for each setting, with its flag, its name in the environment and in a file, and its
    /// default; and no other row.
    #[test]
    fn the_books_table_is_the_list_of_settings() {
        let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/src/server/settings.md");
        let book = std::fs::read_to_string(book).unwrap();
        let rows: Vec<&str> = book.lines().filter(|line| line.starts_with("| `--")).collect();
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let settings: Vec<_> =
            serve.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help").collect();
        assert_eq!(rows.len(), settings.len(), "{rows:#?}");
        for (row, arg) in rows.iter().zip(settings) {
            let flag = arg.get_long().unwrap();
            let env = arg.get_env().unwrap_or_else(|| panic!("{flag} has no name in the environment"));
            assert_eq!(env.to_str().unwrap(), format!("CANASTA_{}", flag.replace('-', "_").to_uppercase()));
            let value = arg.get_value_names().unwrap()[0].as_str();
            let in_file = if flag == "config" { "".to_owned() } else { format!("`{}`", name_in_file(flag)) };
            let expected = format!("| `--{flag} {value}` | `{}` | {in_file} |", env.to_str().unwrap());
            assert!(row.starts_with(&expected.replace("|  |", "| |")), "{row}\nshould begin with\n{expected}");
            assert!(flag == "config" || EVERY.contains(&format!("\n        {} = ", name_in_file(flag))), "{flag}");
            let help = arg.get_help().unwrap().to_string();
            let default = help.split_once("[default: ").map_or("none", |(_, rest)| rest.trim_end_matches(']'));
            assert!(row.contains(&format!("| {default} |")), "{row}\nshould have the default “{default}”");
        }
    }
}
