//! `canasta serve`: the game server.

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

use self::settings::{Level, LogFormat, Settings};
use self::several::NodeOptions;
use crate::{EXIT_USAGE, fail};

const DEFAULT_LISTEN: &str = "127.0.0.1:7878";
const MIN_TOKEN_LENGTH: usize = 16;

/// Start the game server (the default command)
///
/// Every option can also be an environment variable (CANASTA_LISTEN for --listen) or a line in the settings file. Options
/// override variables, which override the file. SIGINT or SIGTERM stops the server.
///
/// Exits with 1 if the server fails while running, or 2 if it cannot start with these settings.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Every option can also be an environment variable (CANASTA_LISTEN for --listen).\n\n",
        "Example:\n",
        "  canasta serve --listen 127.0.0.1:7878 --data ./games\n",
        "  canasta serve --bot \"mine=exec:python3 my_bot.py\""
    )
)]
pub struct Args {
    /// Read settings from this TOML file
    ///
    /// Names are as for these options, without the leading dashes. Limits are in a table: limits.tables = 1000.
    #[arg(long, env = "CANASTA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

pub(crate) fn run(args: Args, change: impl FnOnce(&mut ServerConfig)) -> ExitCode {
    raise_open_files();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(format_args!("cannot start: {why}"), 1),
    };
    runtime.block_on(serve(args, change))
}

/// Raises the limit on open files, and so on connections, to the maximum that the OS allows. The default is often
/// 1,024.
#[cfg(unix)]
fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If this fails, the old limit is still enough for a home server.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

/// Does nothing, because other systems have no such limit.
#[cfg(not(unix))]
const fn raise_open_files() {}

async fn serve(args: Args, change: impl FnOnce(&mut ServerConfig)) -> ExitCode {
    let settings = match args.settings.with_file(args.config.as_deref()) {
        Ok(settings) => settings,
        Err(why) => return fail(why, EXIT_USAGE),
    };
    let log_format = settings.log.unwrap_or(LogFormat::Text);
    let level = settings.log_level.unwrap_or(Level::Warn);
    // An error means that a logger is already set in this process.
    let _ = tracing::subscriber::set_global_default(logger(log_format.into(), level.into(), std::io::stderr));
    log_crashes();
    let listen = settings.listen.clone().unwrap_or_else(|| DEFAULT_LISTEN.to_owned());
    let node_options = match NodeOptions::from_settings(&settings) {
        Ok(options) => options,
        Err(why) => return fail(why, EXIT_USAGE),
    };
    let mut config = match config(settings) {
        Ok(config) => config,
        Err(why) => return fail(why, EXIT_USAGE),
    };
    change(&mut config);
    // Listens before opening the data directory, so that a second server on the same port fails because of the port.
    let listener = match bind(&listen).await {
        Ok(listener) => listener,
        Err(why) => return fail(WithCauses(&why), EXIT_USAGE),
    };
    let lan_urls = listener.local_addr().map(|address| addresses::lan_url_prefixes(address, &config));
    config.node_address = listener.local_addr().map(|address| address.to_string()).unwrap_or_default();
    config.access.lan_origin = lan_urls.unwrap_or_default().into_iter().next();
    let setup = config.clone();
    let node = match node_options {
        None => None,
        Some(options) => match options.listen().await {
            Ok(node) => Some(node),
            Err(why) => return fail(why, EXIT_USAGE),
        },
    };
    let peer_address = node.as_ref().map(|node| node.address.clone());
    let secrets = node.as_ref().map(|node| node.secrets.clone());
    let opened = match node {
        None => Server::open(config).await,
        Some(node) => Server::open_node(config, node).await,
    };
    let server = match opened {
        Ok(server) => server,
        Err(why) => return fail(WithCauses(&why), EXIT_USAGE),
    };
    let stopped = match until_stopped(setup.access.tls.clone(), secrets) {
        Ok(stopped) => stopped,
        Err(why) => return fail(format_args!("cannot listen for signals: {why}"), 1),
    };
    match listener.local_addr() {
        Ok(address) => greet(address, peer_address.as_deref(), &setup),
        Err(why) => return fail(format_args!("cannot listen: {why}"), 1),
    }
    match server.run(listener, stopped).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => fail(WithCauses(&why), 1),
    }
}

/// Prints the ready line and the server's URLs. Ignores errors, because the output may be closed.
fn greet(address: SocketAddr, peer_address: Option<&str>, setup: &ServerConfig) {
    let mut out = std::io::stdout();
    let scheme = if setup.access.tls.is_some() { "https" } else { "http" };
    let games = match (&setup.database, peer_address) {
        (_, Some(peer_address)) => format!("games in PostgreSQL, peer address {peer_address}"),
        (Some(_), None) => "games in PostgreSQL".to_owned(),
        (None, None) => format!("games in {}", setup.data.display()),
    };
    // Programs that start the server parse this line.
    let _ = writeln!(out, "Canasta is ready: {scheme}://{address}/ ({games})");
    for line in addresses::reachable_urls(address, setup) {
        let _ = writeln!(out, "{line}");
    }
    if let Some(warning) = addresses::plain_http_warning(address, setup) {
        tracing::warn!("{warning}");
    }
}

fn config(settings: Settings) -> Result<ServerConfig, String> {
    let database = database(&settings)?;
    let data = match &database {
        // Not used, because the games are in the database.
        Some(_) => PathBuf::new(),
        None => settings.data.or_else(default_data).ok_or(NO_DATA_DIRECTORY)?,
    };
    let mut config = ServerConfig { database, ..ServerConfig::new(data) };
    config.access.public = settings.public_url.as_deref().map(str::parse).transpose()?;
    config.access.proxies = match (&config.access.public, settings.trusted_proxy) {
        (Some(_), proxies) if proxies.is_empty() => PublicUrl::LOOPBACK_PROXIES.to_vec(),
        (_, proxies) => proxies.iter().map(IpAddr::to_canonical).collect(),
    };
    config.access.tls = match (settings.tls_cert, settings.tls_key) {
        (Some(cert), Some(key)) => Some(Tls::read(cert, key).map_err(|why| WithCauses(&why).to_string())?),
        (None, None) => None,
        _ => return Err("--tls-cert and --tls-key must be used together".to_owned()),
    };
    config.limits = settings.limits.limits();
    config.metrics_token = settings.metrics_token;
    if config.metrics_token.as_ref().is_some_and(|token| token.len() < MIN_TOKEN_LENGTH) {
        return Err(format!("the metrics token must be at least {MIN_TOKEN_LENGTH} characters long"));
    }
    if let Some(days) = settings.abandon_after {
        if days == 0 {
            return Err("--abandon-after must be at least 1 day".to_owned());
        }
        config.give_up_after = Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    }
    config.bots = settings.bot.iter().try_fold(config.bots, |bots, named| with_bot(bots, named))?;
    Ok(config)
}

/// The database to store the games in. `None` if they are in a directory.
fn database(settings: &Settings) -> Result<Option<PostgresSettings>, String> {
    let Some(address) = &settings.database else { return Ok(None) };
    if settings.data.is_some() {
        return Err("--data and --database cannot be used together".to_owned());
    }
    let number = |setting: Option<u16>, default: u32| match setting {
        Some(0) => Err("database settings must be at least 1".to_owned()),
        Some(number) => Ok(u32::from(number)),
        None => Ok(default),
    };
    let defaults = PostgresSettings::new(address);
    let seconds = |setting: Option<u16>, default: Duration| match setting {
        None => Ok(default),
        setting => number(setting, 0).map(|seconds| Duration::from_secs(u64::from(seconds))),
    };
    Ok(Some(PostgresSettings {
        connections: number(settings.database_connections, defaults.connections)?,
        connect_timeout: seconds(settings.database_connect_timeout, defaults.connect_timeout)?,
        statement_timeout: seconds(settings.database_statement_timeout, defaults.statement_timeout)?,
        ..defaults
    }))
}

/// Completes when the process is told to stop. Until then, SIGHUP reloads files.
fn until_stopped(tls: Option<Tls>, secrets: Option<Secrets>) -> std::io::Result<impl Future<Output = ()>> {
    let stop = stop_signal()?;
    let reload = reload_on_hangup(tls, secrets)?;
    Ok(async {
        tokio::select! {
            () = stop => {}
            () = reload => {}
        }
    })
}

/// Adds a bot specified as `NAME=exec:COMMAND`.
fn with_bot(bots: Bots, text: &str) -> Result<Bots, String> {
    let parts = text.split_once('=').and_then(|(name, bot)| Some((name, bot.strip_prefix("exec:")?)));
    let (name, command) = parts.ok_or_else(|| format!("--bot takes NAME=exec:COMMAND, not “{text}”"))?;
    bots.with_command(name, command).map_err(|why| format!("--bot: {why}"))
}

pub(crate) const NO_DATA_DIRECTORY: &str = "no default data directory on this system; use --data DIR";

/// The user's default games directory. `None` if the platform doesn't define one.
pub(crate) fn default_data() -> Option<PathBuf> {
    choose_native_strategy().ok().map(|base| base.data_dir().join("canasta"))
}

/// Reloads the TLS files and the secret file on every SIGHUP. Never completes.
#[cfg(unix)]
fn reload_on_hangup(tls: Option<Tls>, secrets: Option<Secrets>) -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let has_files = tls.is_some() || secrets.is_some();
    let mut hangups = has_files.then(|| signal(SignalKind::hangup())).transpose()?;
    Ok(async move {
        while let Some(hangups) = &mut hangups {
            hangups.recv().await;
            match tls.as_ref().map(Tls::reload) {
                None => {}
                Some(Ok(())) => tracing::info!("reloaded the TLS files"),
                Some(Err(error)) => {
                    let error = WithCauses(&error);
                    tracing::error!(%error, "failed to reload the TLS files; keeping the old certificate");
                }
            }
            match secrets.as_ref().map(Secrets::reload) {
                None => {}
                Some(Ok(())) => tracing::info!("reloaded the secret file"),
                Some(Err(error)) => {
                    let error = WithCauses(&error);
                    tracing::error!(%error, "failed to reload the secret file; keeping the old secrets");
                }
            }
        }
        std::future::pending::<()>().await;
    })
}

/// There is no SIGHUP on this system, so the server has to be restarted to load new files.
#[cfg(not(unix))]
fn reload_on_hangup(_: Option<Tls>, _: Option<Secrets>) -> std::io::Result<impl Future<Output = ()>> {
    Ok(std::future::pending())
}

/// Completes on SIGINT (Ctrl-C) or SIGTERM.
#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Completes on Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
