//! `canasta serve` from start to stop.

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use crate::process::{Home, Serving, canasta, check_refused};

#[test]
fn prints_one_line_when_ready_and_stops_cleanly() {
    for signal in ["-TERM", "-INT"] {
        let home = Home::new();
        let serving = Serving::start_on(&home);
        let expected = format!("Canasta is ready: http://{}/ (games in {})\n", serving.address, home.text());
        assert_eq!(serving.line, expected);
        assert!(!serving.address.ends_with(":0"));
        let (head, body) = serving.ask("GET", "/healthz", "", "");
        assert!(head.starts_with("HTTP/1.1 200 ") && body == "ok", "{head}");
        assert_eq!(serving.signal(signal), (Some(0), String::new()));
        assert!(home.path().join("canasta.db").exists() && !home.path().join("canasta.db-wal").exists());
    }
}

#[test]
fn serves_without_a_command_on_the_platforms_data_directory() {
    let home = Home::new();
    let mut command = canasta();
    command.args(["--listen", "127.0.0.1:0"]).env("HOME", home.path()).env("XDG_DATA_HOME", home.path().join("data"));
    let serving = Serving::start(&mut command);
    assert!(serving.line.contains(home.text()) && serving.line.trim_end().ends_with("canasta)"), "{}", serving.line);
    assert!(serving.ask("GET", "/", "", "").0.starts_with("HTTP/1.1 200 "));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

#[test]
fn reports_unusable_settings_in_one_sentence() {
    let home = Home::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = home.path().join("data");
    let data = data.to_str().unwrap();
    check_refused(&["serve", "--listen", &address, "--data", data], &format!("cannot listen on {address}"));
    check_refused(&["serve", "--listen", "nonsense", "--data", data], "cannot listen on nonsense");
    assert!(!home.path().join("data").exists(), "a server that does not start creates nothing");

    for (bot, why) in [
        ("mine", "--bot takes NAME=exec:COMMAND, not “mine”"),
        ("mine=python3 my_bot.py", "--bot takes NAME=exec:COMMAND"),
        ("My bot=exec:x", "“My bot” cannot be a bot's name"),
        ("club=exec:x", "there is a bot called “club” already"),
        ("mine=exec:python3 'my", "--bot: cannot offer the bot “mine”: its command has an unmatched quotation mark"),
        ("mine=exec:nosuchprog --deep", "--bot: cannot offer the bot “mine”: cannot start its program “nosuchprog”: "),
    ] {
        check_refused(&["serve", "--data", data, "--bot", bot], why);
    }
    assert!(!home.path().join("data").exists(), "a server that does not start creates nothing");

    fs::write(home.path().join("file"), "").unwrap();
    for bad in ["file", "file/below"] {
        let bad = home.path().join(bad);
        let args = ["serve", "--listen", "127.0.0.1:0", "--data", bad.to_str().unwrap()];
        check_refused(&args, "the data directory");
    }
}

#[test]
fn leaves_a_newer_database_alone() {
    let home = Home::new();
    Serving::start_on(&home).signal("-TERM");
    let file = home.path().join("canasta.db");
    let mut bytes = fs::read(&file).unwrap();
    // The version in the file's header.
    let known = bytes[63];
    bytes[63] += 1;
    fs::write(&file, &bytes).unwrap();
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", home.text()];
    check_refused(&args, &format!("was written by a newer Canasta (version {}, this one knows {known})", known + 1));
    assert!(fs::read(&file).unwrap() == bytes);
}

/// The file's header shows that it was made before the first release.
#[test]
fn leaves_a_directory_from_before_the_first_release_alone() {
    let home = Home::new();
    let other = Home::new();
    Serving::start_on(&home).signal("-TERM");
    let file = home.path().join("canasta.db");
    let mut bytes = fs::read(&file).unwrap();
    bytes[68..72].copy_from_slice(b"CANA");
    fs::write(&file, &bytes).unwrap();
    let old = file.to_str().unwrap();
    let copy = other.path().join("copy.db");
    for args in [
        &["serve", "--listen", "127.0.0.1:0", "--data", home.text()][..],
        &["backup", "--data", home.text(), copy.to_str().unwrap()],
        &["restore", "--data", other.text(), old],
        &["export", "--data", home.text()],
    ] {
        check_refused(
            args,
            "was made before Canasta 0.1.0, the first release, and no release can read it; move it away",
        );
    }
    assert!(fs::read(&file).unwrap() == bytes && !copy.exists() && !other.path().join("canasta.db").exists());
}

/// The directory already exists, with the usual mode.
#[cfg(unix)]
#[test]
fn files_are_private_under_any_umask() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::process::Command;
    let under = |mask: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("umask {mask}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_canasta")]);
        shell
    };
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for mask in ["000", "022", "777"] {
        let home = Home::new();
        fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let serving = Serving::start(under(mask).args(["serve", "--listen", "127.0.0.1:0", "--data", home.text()]));
        let (head, _) = serving.ask("POST", "/play", "", "");
        assert!(head.starts_with("HTTP/1.1 303 "), "{head}");
        let copy = home.path().join("copy.db");
        let backup = under(mask).args(["backup", "--data", home.text(), copy.to_str().unwrap()]).output().unwrap();
        assert!(backup.status.success(), "{backup:?}");
        let mut names = Vec::new();
        for entry in fs::read_dir(home.path()).unwrap().map(Result::unwrap) {
            assert_eq!(mode(&entry.path()), 0o600, "{} under {mask}", entry.path().display());
            names.push(entry.file_name().into_string().unwrap());
        }
        names.sort();
        assert_eq!(names, ["canasta.db", "canasta.db-shm", "canasta.db-wal", "canasta.lock", "copy.db"]);
        assert_eq!(serving.signal("-TERM"), (Some(0), String::new()));
    }
}

#[cfg(unix)]
#[test]
fn makes_readable_files_private_and_logs_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = Home::new();
    assert_eq!(Serving::start_on(&home).signal("-TERM").0, Some(0));
    let file = home.path().join("canasta.db");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let (code, log) = Serving::start_on(&home).signal("-TERM");
    let sentence = format!(
        "other users of this machine could read or change {} (mode 0644); now only its owner can",
        file.display()
    );
    assert!(code == Some(0) && log.contains(&sentence) && log.lines().count() == 1, "{log}");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o777)).unwrap();
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", home.text()];
    check_refused(&args, "is not safe: every user of this machine may write there");
}

/// Requests arrive twice through an address that is not the public one. The log line says what to change.
#[test]
fn logs_a_wrong_public_address_once() {
    let home = Home::new();
    let address = ["--public-url", "https://canasta.example:8443"];
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", home.text()];
    let serving = Serving::start(canasta().args(args).args(address));
    let socket = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    for origin in ["https://canasta.example", "https://canasta.example", "https://canasta.example:8443"] {
        let (head, body) = serving.ask("GET", "/table/0/live", &format!("Origin: {origin}\r\n{socket}"), "");
        let refused = head.starts_with("HTTP/1.1 403 ") && body.contains("isn’t the address the server was set up for");
        assert_eq!(refused, !origin.ends_with(":8443"), "{origin}: {head}{body}");
    }
    let (code, log) = serving.signal("-TERM");
    let warnings: Vec<&str> = log.lines().filter(|line| line.contains(" WARN ")).collect();
    assert!(code == Some(0) && warnings.len() == 1, "{log}");
    for part in
        ["reached this server at https://canasta.example,", "start it with --public-url https://canasta.example"]
    {
        assert!(warnings[0].contains(part), "{log}");
    }
}

#[test]
fn refuses_a_data_directory_that_is_in_use() {
    let home = Home::new();
    let serving = Serving::start_on(&home);
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", home.text()];
    check_refused(&args, "in use by another Canasta server");
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

#[test]
fn prints_urls_and_a_warning_if_it_listens_on_all_interfaces() {
    let home = Home::new();
    let serve = |more: &[&str]| {
        let args = ["serve", "--listen", "0.0.0.0:0", "--data", home.text()];
        Serving::start(canasta().args(args).args(more))
    };
    let (code, output) = serve(&[]).signal("-TERM");
    assert_eq!(code, Some(0));
    let warnings = output.lines().filter(|line| !line.starts_with("On your home network: http://")).count();
    assert!(output.contains("WARN plain HTTP on 0.0.0.0:") && warnings == 1, "{output}");
    let (code, output) = serve(&["--public-url", "https://canasta.example"]).signal("-TERM");
    assert_eq!((code, output.as_str()), (Some(0), "Public address: https://canasta.example/\n"));
    check_refused(&["serve", "--public-url", "http://canasta.example"], "a public address is https://HOST");
    check_refused(&["serve", "--trusted-proxy", "somewhere"], "invalid value 'somewhere'");
    check_refused(&["serve", "--metrics-token", "short"], "must be at least 16 characters");
}

#[test]
fn serves_https_and_reloads_its_files_on_sighup() {
    let home = Home::new();
    let certificates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../canasta-server/tests/certificates");
    let cert = home.path().join("cert.pem");
    let key = home.path().join("key.pem");
    fs::copy(certificates.join("one.crt"), &cert).unwrap();
    fs::copy(certificates.join("one.key"), &key).unwrap();
    let cert = cert.to_str().unwrap();
    let key = key.to_str().unwrap();
    let data = home.path().join("data");
    let data = data.to_str().unwrap();
    check_refused(&["serve", "--data", data, "--tls-cert", cert], "--tls-key");
    check_refused(&["serve", "--data", data, "--tls-key", key], "--tls-cert");
    check_refused(&["serve", "--data", data, "--tls-cert", key, "--tls-key", key], "holds no certificate");
    check_refused(&["serve", "--data", data, "--tls-cert", cert, "--tls-key", "/nowhere"], "cannot read /nowhere");

    let args = ["serve", "--listen", "0.0.0.0:0", "--data", data, "--tls-cert", cert, "--tls-key", key];
    let mut serving = Serving::start(canasta().args(args).args(["--log", "json", "--log-level", "info"]));
    assert!(serving.line.starts_with("Canasta is ready: https://0.0.0.0:"), "{}", serving.line);
    serving.signal_and_wait_for_log("-HUP", "reloaded the TLS files");
    fs::write(key, "nonsense").unwrap();
    let line = serving.signal_and_wait_for_log("-HUP", "failed to reload the TLS files; keeping the old certificate");
    assert!(line.contains("holds no key") && line.starts_with('{'), "{line}");
    let (code, output) = serving.signal("-TERM");
    assert_eq!(code, Some(0), "{output}");
    let mut lines = output.lines().filter(|line| !line.starts_with('{'));
    assert!(lines.all(|line| line.starts_with("On your home network: https://")), "{output}");
    assert!(output.contains("\"message\":\"stopped\""), "{output}");
}

#[test]
fn options_override_the_environment_which_overrides_the_file() {
    let home = Home::new();
    let file = home.path().join("canasta.toml");
    let write = |text: &str| fs::write(&file, text).unwrap();
    let data = |name: &str| home.path().join(name).to_str().unwrap().to_owned();
    let serve = |env: &[(&str, &str)], args: &[&str]| {
        let mut command = canasta();
        command.args(["serve", "--config", file.to_str().unwrap()]).args(args).envs(env.iter().copied());
        let serving = Serving::start(&mut command);
        let line = serving.line.clone();
        assert_eq!(serving.signal("-TERM").0, Some(0));
        line
    };
    write(&format!("listen = \"127.0.0.1:0\"\ndata = \"{}\"\n", data("from-file")));
    assert!(serve(&[], &[]).contains("/from-file)"));
    let variable = data("from-variable");
    let option = data("from-option");
    assert!(serve(&[("CANASTA_DATA", &variable)], &[]).contains("/from-variable)"));
    assert!(serve(&[("CANASTA_DATA", &variable)], &["--data", &option]).contains("/from-option)"));

    let refused = |text: &str, message: &str| {
        write(text);
        check_refused(&["serve", "--config", file.to_str().unwrap()], message);
    };
    refused("listne = \"127.0.0.1:0\"", "canasta.toml: unknown field `listne`");
    refused("trusted-proxy = \"all\"", "canasta.toml: ");
    refused("public-url = \"canasta.example\"", "a public address is https://HOST");
    check_refused(&["serve", "--config", "/nowhere"], "cannot read /nowhere: ");
}
