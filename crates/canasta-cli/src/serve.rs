//! `canasta serve`: the table in the browser.

mod addresses;
mod limits;
pub(crate) mod settings;
mod several;

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use canasta_server::{
    Bots, PostgresSettings, PublicUrl, Secrets, Server, ServerConfig, Tls, WithCauses, bind, log_crashes, logger,
};
use clap::Parser;
use etcetera::BaseStrategy as _;
use etcetera::base_strategy::choose_native_strategy;

use self::settings::{Form, Level, Settings};
use self::several::NodeOptions;
use crate::{USAGE, fail};

/// Where to listen by default.
const LISTEN: &str = "127.0.0.1:7878";
/// The fewest letters of a token.
const TOKEN: usize = 16;

/// Starts the server for playing in a browser (also what `canasta` does without a command)
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Example:\n",
        "  canasta serve --listen 127.0.0.1:7878 --data ./games\n",
        "  canasta serve --bot \"mine=exec:python3 my_bot.py\""
    )
)]
pub struct Args {
    /// A file of settings: TOML, with the names of these flags without their dashes
    #[arg(long, env = "CANASTA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

/// Serves until the process is told to stop.
pub(crate) fn run(args: Args, change: impl FnOnce(&mut ServerConfig)) -> ExitCode {
    raise_open_files();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(format_args!("cannot start: {why}"), 1),
    };
    runtime.block_on(serve(args, change))
}

/// Lets the process have as many connections open as the system allows it; many systems allow 1,024 until they are asked.
#[cfg(unix)]
fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Without more, it is enough for a home.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

/// Where there is no such bound.
#[cfg(not(unix))]
const fn raise_open_files() {}

async fn serve(args: Args, change: impl FnOnce(&mut ServerConfig)) -> ExitCode {
    let settings = match args.settings.with_file(args.config.as_deref()) {
        Ok(settings) => settings,
        Err(why) => return fail(why, USAGE),
    };
    let (form, level) = (settings.log.unwrap_or(Form::Text), settings.log_level.unwrap_or(Level::Warn));
    // An error means that another part of this process has set a logger already.
    let _ = tracing::subscriber::set_global_default(logger(form.into(), level.into(), std::io::stderr));
    log_crashes();
    let listen = settings.listen.clone().unwrap_or_else(|| LISTEN.to_owned());
    let shared = match NodeOptions::of(&settings) {
        Ok(shared) => shared,
        Err(why) => return fail(why, USAGE),
    };
    let mut config = match config(settings) {
        Ok(config) => config,
        Err(why) => return fail(why, USAGE),
    };
    change(&mut config);
    // Listening first: a second server on the same port then fails for that reason, not for the data directory.
    let listener = match bind(&listen).await {
        Ok(listener) => listener,
        Err(why) => return fail(WithCauses(&why), USAGE),
    };
    let ways = listener.local_addr().map(|address| addresses::from_elsewhere(address, &config));
    config.node_address = listener.local_addr().map(|address| address.to_string()).unwrap_or_default();
    config.access.elsewhere = ways.unwrap_or_default().into_iter().next();
    let setup = config.clone();
    let shared = match shared {
        None => None,
        Some(shared) => match shared.listen().await {
            Ok(settings) => Some(settings),
            Err(why) => return fail(why, USAGE),
        },
    };
    let private = shared.as_ref().map(|shared| shared.address.clone());
    let secrets = shared.as_ref().map(|shared| shared.secrets.clone());
    let opened = match shared {
        None => Server::open(config).await,
        Some(settings) => Server::open_node(config, settings).await,
    };
    let server = match opened {
        Ok(server) => server,
        Err(why) => return fail(WithCauses(&why), USAGE),
    };
    let until = match until_stopped(setup.access.tls.clone(), secrets) {
        Ok(until) => until,
        Err(why) => return fail(format_args!("cannot listen for signals: {why}"), 1),
    };
    match listener.local_addr() {
        Ok(address) => greet(address, private.as_deref(), &setup),
        Err(why) => return fail(format_args!("cannot listen: {why}"), 1),
    }
    match server.run(listener, until).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => fail(WithCauses(&why), 1),
    }
}

/// Prints that the server is ready, and where. The output may be closed.
fn greet(address: SocketAddr, private: Option<&str>, setup: &ServerConfig) {
    let mut out = std::io::stdout();
    let scheme = if setup.access.tls.is_some() { "https" } else { "http" };
    let games = match (&setup.database, private) {
        (_, Some(private)) => {
            format!("games in a PostgreSQL database; servers that share it reach this one at {private}")
        }
        (Some(_), None) => "games in a PostgreSQL database".to_owned(),
        (None, None) => format!("games in {}", setup.data.display()),
    };
    // Other programs read the address.
    let _ = writeln!(out, "Canasta is ready: {scheme}://{address}/ ({games})");
    for line in addresses::ways(address, setup) {
        let _ = writeln!(out, "{line}");
    }
    if let Some(warning) = addresses::warning(address, setup) {
        tracing::warn!("{warning}");
    }
}

/// The server's setup by its settings.
fn config(settings: Settings) -> Result<ServerConfig, String> {
    let database = database(&settings)?;
    let data = match &database {
        // It is not used.
        Some(_) => PathBuf::new(),
        None => settings.data.or_else(default_data).ok_or(NO_DATA_DIRECTORY)?,
    };
    let mut config = ServerConfig { database, ..ServerConfig::new(data) };
    config.access.public = settings.public_url.as_deref().map(PublicUrl::read).transpose()?;
    config.access.proxies = match (&config.access.public, settings.proxy) {
        (Some(_), named) if named.is_empty() => PublicUrl::NEARBY.to_vec(),
        (_, named) => named.iter().map(IpAddr::to_canonical).collect(),
    };
    config.access.tls = match (settings.tls_cert, settings.tls_key) {
        (Some(cert), Some(key)) => Some(Tls::read(cert, key).map_err(|why| WithCauses(&why).to_string())?),
        (None, None) => None,
        _ => return Err("--tls-cert and --tls-key go together, but only one was given".to_owned()),
    };
    config.limits = settings.limits.limits();
    config.metrics_token = settings.metrics_token;
    if config.metrics_token.as_ref().is_some_and(|token| token.len() < TOKEN) {
        return Err(format!(
            "the token for /metrics must have at least {TOKEN} characters, so that it cannot be guessed"
        ));
    }
    if let Some(days) = settings.give_up_after {
        if days == 0 {
            return Err("--give-up-after must be at least one day".to_owned());
        }
        config.give_up_after = Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    }
    config.bots = settings.bot.iter().try_fold(config.bots, |bots, named| with_bot(bots, named))?;
    Ok(config)
}

/// The database in which games are kept, if it is one.
fn database(settings: &Settings) -> Result<Option<PostgresSettings>, String> {
    let Some(address) = &settings.database else { return Ok(None) };
    if settings.data.is_some() {
        return Err("--data and --database were both given, but games are kept in one place".to_owned());
    }
    let number = |asked: Option<u16>, usual: u32| match asked {
        Some(0) => Err("the numbers of the database settings must be 1 or more".to_owned()),
        Some(number) => Ok(u32::from(number)),
        None => Ok(usual),
    };
    let usual = PostgresSettings::new(address);
    let seconds = |asked: Option<u16>, usual: Duration| match asked {
        None => Ok(usual),
        asked => number(asked, 0).map(|seconds| Duration::from_secs(u64::from(seconds))),
    };
    Ok(Some(PostgresSettings {
        connections: number(settings.database_connections, usual.connections)?,
        connect_timeout: seconds(settings.database_connect_timeout, usual.connect_timeout)?,
        statement_timeout: seconds(settings.database_statement_timeout, usual.statement_timeout)?,
        ..usual
    }))
}

/// Done when the process is told to stop; until then SIGHUP reads files again.
fn until_stopped(tls: Option<Tls>, secrets: Option<Secrets>) -> std::io::Result<impl Future<Output = ()>> {
    let (stop, renewal) = (stop_signal()?, renewal(tls, secrets)?);
    Ok(async {
        tokio::select! {
            () = stop => {}
            () = renewal => {}
        }
    })
}

/// The bots with one more, as it was named: `NAME=exec:COMMAND`.
fn with_bot(bots: Bots, named: &str) -> Result<Bots, String> {
    let parts = named.split_once('=').and_then(|(name, bot)| Some((name, bot.strip_prefix("exec:")?)));
    let (name, command) = parts.ok_or_else(|| format!("--bot takes NAME=exec:COMMAND, not “{named}”"))?;
    bots.with_command(name, command).map_err(|why| format!("--bot: {why}"))
}

/// The error if the system has no directory for games.
pub(crate) const NO_DATA_DIRECTORY: &str = "this system has no data directory; name one with --data DIR";

/// Where this system keeps what programs keep.
pub(crate) fn default_data() -> Option<PathBuf> {
    choose_native_strategy().ok().map(|base| base.data_dir().join("canasta"))
}

/// Reads the files of https and of the secrets again whenever SIGHUP says so; never done.
#[cfg(unix)]
fn renewal(tls: Option<Tls>, secrets: Option<Secrets>) -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let any = tls.is_some() || secrets.is_some();
    let mut hangups = any.then(|| signal(SignalKind::hangup())).transpose()?;
    Ok(async move {
        while let Some(hangups) = &mut hangups {
            hangups.recv().await;
            match tls.as_ref().map(Tls::read_again) {
                None => {}
                Some(Ok(())) => tracing::info!("the files of https were read again"),
                Some(Err(error)) => {
                    tracing::error!(error = %WithCauses(&error), "https goes on with what was read before");
                }
            }
            match secrets.as_ref().map(Secrets::read_again) {
                None => {}
                Some(Ok(())) => tracing::info!("the file of secrets was read again"),
                Some(Err(error)) => tracing::error!(error = %WithCauses(&error), "the secrets of before stay in use"),
            }
        }
        std::future::pending::<()>().await;
    })
}

/// Where there are no signals, the server is started again.
#[cfg(not(unix))]
fn renewal(_: Option<Tls>, _: Option<Secrets>) -> std::io::Result<impl Future<Output = ()>> {
    Ok(std::future::pending())
}

/// Done when the process is told to stop: by Ctrl-C, or by SIGTERM where there are signals.
#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Done when the process is told to stop, by Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
