//! `canasta serve`: the table in the browser.

mod addresses;

use std::io::Write as _;
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use canasta_server::{
    Bots, Fault, NotOffered, PublicUrl, Server, ServerConfig, StartError, Tls, bind, seeded_decks, seeded_draws,
};
use clap::Parser;
use etcetera::BaseStrategy as _;
use etcetera::base_strategy::choose_native_strategy;

use crate::{USAGE, fail};

/// Serves the table in the browser (what `canasta` does without a command)
#[derive(Parser, Debug)]
#[command(
    after_help = "Example:\n  canasta serve --listen 127.0.0.1:7878 --data ./games\n  canasta serve --bot \"mine=exec:python3 my_bot.py\""
)]
pub(crate) struct Args {
    /// Where to listen; port 0 picks one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7878")]
    listen: String,
    /// The directory of the games; made where it is missing [default: the platform's data directory]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Offers a bot of your own at every table, by this name; a process of the command plays each seat that it gets. May
    /// be given again
    #[arg(long = "bot", value_name = "NAME=exec:COMMAND")]
    bots: Vec<String>,
    /// Where people reach this server by https through a proxy, such as https://canasta.example: cookies are then for
    /// https only. Without it people come by plain http, as at home
    #[arg(long, value_name = "URL", value_parser = PublicUrl::read)]
    public_url: Option<PublicUrl>,
    /// The address of a proxy whose X-Forwarded-For is believed; may be given again [default: with --public-url one on this
    /// machine, else none]
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<IpAddr>,
    /// A certificate in PEM, with those that vouch for it after it: the server then speaks https by itself. SIGHUP reads
    /// both files again
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The certificate's private key, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Does not count how often somebody asks; for measuring
    #[arg(long, hide = true)]
    no_limits: bool,
    /// How long bots wait between acts, in percent; 0 for tests
    #[arg(long, value_name = "N", default_value_t = 100, hide = true, value_parser = clap::value_parser!(u32).range(0..=1000))]
    bot_pace_percent: u32,
    /// Decks and draws for seats from a seed: for tests, never to play
    #[arg(long, value_name = "SEED", hide = true)]
    test_decks: Option<u64>,
    /// Plants a fault, for tests of what checks this server: early-ack, twice, drop-last, no-sync
    #[arg(long, value_name = "NAME", hide = true, value_parser = fault)]
    fault: Option<Fault>,
}

/// Serves until the process is told to stop.
pub(crate) fn run(args: Args) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(&format!("cannot start: {why}"), 1),
    };
    runtime.block_on(serve(args))
}

async fn serve(args: Args) -> ExitCode {
    let Some(data) = args.data.or_else(default_data) else {
        return fail("this system has no data directory; name one with --data DIR", USAGE);
    };
    let mut config = ServerConfig::new(data.clone());
    config.bot_pace_percent = args.bot_pace_percent;
    config.limits = !args.no_limits;
    config.proxies = match (&args.public_url, args.proxies) {
        (Some(_), named) if named.is_empty() => PublicUrl::NEARBY.to_vec(),
        (_, named) => named.iter().map(IpAddr::to_canonical).collect(),
    };
    config.public = args.public_url;
    config.tls = match args.tls_cert.zip(args.tls_key).map(|(cert, key)| Tls::read(cert, key)).transpose() {
        Ok(tls) => tls,
        Err(why) => return fail(&why.to_string(), USAGE),
    };
    config.bots = match args.bots.iter().try_fold(config.bots, with_bot) {
        Ok(bots) => bots,
        Err(why) => return fail(&why, USAGE),
    };
    if let Some(seed) = args.test_decks {
        config.deck = seeded_decks(seed);
        config.draw = seeded_draws(seed);
        let _ = writeln!(
            std::io::stderr(),
            "canasta: decks from a seed, for tests only: whoever knows it knows every card"
        );
    }
    config.fault = args.fault;
    if let Some(fault) = args.fault {
        let _ = writeln!(
            std::io::stderr(),
            "canasta: wrong on purpose ({}), for tests only: games WILL be lost",
            fault.name()
        );
    }
    let setup = config.clone();
    // Listening first: a second server on the same port is told so before it is told of the data directory.
    let started = async { Ok::<_, StartError>((bind(&args.listen).await?, Server::open(config).await?)) };
    let (listener, server) = match started.await {
        Ok(started) => started,
        Err(why) => return fail(&why.to_string(), USAGE),
    };
    let signals = stop_signal().and_then(|stop| Ok((stop, renewal(setup.tls.clone())?)));
    let (stop, renewal) = match signals {
        Ok(signals) => signals,
        Err(why) => return fail(&format!("cannot listen for signals: {why}"), 1),
    };
    let address = match listener.local_addr() {
        Ok(address) => address,
        Err(why) => return fail(&format!("cannot listen: {why}"), 1),
    };
    let (ways, warning) = (addresses::ways(address, &setup), addresses::warning(address, &setup));
    // Nobody has to read it.
    let mut out = std::io::stdout();
    let scheme = if setup.tls.is_some() { "https" } else { "http" };
    let _ = writeln!(out, "Canasta is ready: {scheme}://{address}/ (games in {})", data.display());
    for line in ways {
        let _ = writeln!(out, "{line}");
    }
    if let Some(warning) = warning {
        let _ = writeln!(std::io::stderr(), "canasta: {warning}");
    }
    let until = async {
        tokio::select! {
            () = stop => {}
            () = renewal => {}
        }
    };
    match server.run(listener, until).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => fail(&why.to_string(), 1),
    }
}

fn fault(name: &str) -> Result<Fault, String> {
    Fault::read(name).ok_or_else(|| format!("there is no fault “{name}”"))
}

/// The bots with one more, as it was named: `NAME=exec:COMMAND`.
fn with_bot(bots: Bots, named: &String) -> Result<Bots, String> {
    let parts = named.split_once('=').and_then(|(name, bot)| Some((name, bot.strip_prefix("exec:")?)));
    let (name, command) = parts.ok_or_else(|| format!("--bot takes NAME=exec:COMMAND, not “{named}”"))?;
    bots.with_command(name, command).map_err(|why: NotOffered| format!("--bot: {why}"))
}

/// Where this system keeps what programs keep.
pub(crate) fn default_data() -> Option<PathBuf> {
    choose_native_strategy().ok().map(|base| base.data_dir().join("canasta"))
}

/// Reads the files of https again whenever SIGHUP says so; never done.
#[cfg(unix)]
fn renewal(tls: Option<Tls>) -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut hangups = tls.is_some().then(|| signal(SignalKind::hangup())).transpose()?;
    Ok(async move {
        while let (Some(tls), Some(hangups)) = (&tls, &mut hangups) {
            hangups.recv().await;
            let told = match tls.read_again() {
                Ok(()) => "the files of https were read again".to_owned(),
                Err(why) => format!("https goes on with what was read before: {why}"),
            };
            // Nobody has to read it.
            let _ = writeln!(std::io::stderr(), "canasta: {told}");
        }
        std::future::pending::<()>().await;
    })
}

/// Where there are no signals, the server is started again.
#[cfg(not(unix))]
fn renewal(_: Option<Tls>) -> std::io::Result<impl Future<Output = ()>> {
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
