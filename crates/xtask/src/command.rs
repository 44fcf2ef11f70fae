//! Runs other programs in the foreground, from the repository's root.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, Result, ensure};

/// Programs that prove that PostgreSQL is installed. Debian keeps `initdb` outside `PATH`.
pub(crate) const POSTGRES: &[&str] = &["pg_ctlcluster", "initdb"];

/// The cargo that runs this task, without the variables it sets for xtask's own package. Some build scripts watch these
/// variables, so after each run by hand Cargo would otherwise rebuild everything that depends on those scripts.
pub(crate) fn cargo(root: &Path, args: &[&str]) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = program(root, cargo);
    command.args(args);
    let is_about_the_package = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for (name, _) in env::vars_os().filter(|(name, _)| name.to_str().is_some_and(is_about_the_package)) {
        command.env_remove(name);
    }
    command
}

pub(crate) fn program(folder: &Path, name: impl Into<OsString>) -> Command {
    let mut command = Command::new(name.into());
    command.current_dir(folder);
    command
}

/// Runs the command with its output on the terminal. Returns whether it succeeded.
pub(crate) fn passes(command: &mut Command) -> Result<bool> {
    Ok(exit_code(command)? == Some(0))
}

/// Runs the tests that cargo selects with these arguments and a filter. Fails if no test matches the filter, which cargo
/// itself accepts. `options` are for the test program.
pub(crate) fn tests_pass(
    root: &Path,
    args: &[&str],
    filter: &str,
    options: &[&str],
    variables: &[(&str, &str)],
) -> Result<bool> {
    let list = output(cargo(root, args).args(["--", filter, "--list"]).stderr(Stdio::inherit()))?;
    ensure!(lists_a_test(&list), "no test matches `{filter}` in {}", as_typed(&cargo(root, args)));
    passes(cargo(root, args).args(["--", filter]).args(options).envs(variables.iter().copied()))
}

/// Whether a test program's list isn't empty.
fn lists_a_test(list: &str) -> bool {
    list.lines().any(|line| line.ends_with(": test"))
}

/// Runs the command with its output on the terminal. Returns its exit code; `None` if a signal ended it.
pub(crate) fn exit_code(command: &mut Command) -> Result<Option<i32>> {
    let status = command.status().with_context(|| format!("cannot start {}", as_typed(command)))?;
    Ok(status.code())
}

/// Runs the command and returns its standard output. The error shows its standard error.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let done = command.output().with_context(|| format!("cannot start {}", as_typed(command)))?;
    let stderr = String::from_utf8_lossy(&done.stderr).trim().to_owned();
    ensure!(done.status.success(), "{} failed: {stderr}", as_typed(command));
    String::from_utf8(done.stdout).with_context(|| format!("{} did not write UTF-8", as_typed(command)))
}

/// Runs the command and prints its standard error only if it fails. Returns whether it succeeded.
pub(crate) fn passes_quietly(command: &mut Command) -> Result<bool> {
    let done = command.output().with_context(|| format!("cannot start {}", as_typed(command)))?;
    if !done.status.success() {
        println!("{}: {}", as_typed(command), String::from_utf8_lossy(&done.stderr).trim());
    }
    Ok(done.status.success())
}

/// Cargo's target directory.
pub(crate) fn target(root: &Path) -> Result<PathBuf> {
    let output = output(&mut cargo(root, &["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&output).context("cargo metadata is not JSON")?;
    let folder = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    Ok(PathBuf::from(folder))
}

/// Finds a program by one of its names.
pub(crate) fn find(names: &[&str]) -> Result<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    // Debian keeps servers outside the PATH of normal users.
    let folders: Vec<PathBuf> = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]).collect();
    let found =
        names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file()));
    found.with_context(|| {
        let name = names.first().unwrap_or(&"a program");
        format!("{name} is missing; run `scripts/install-test-tools` (with `--all` for the release check)")
    })
}

/// Fails unless all these programs are installed, each under one of its names.
pub(crate) fn need(programs: &[&[&str]]) -> Result<()> {
    programs.iter().try_for_each(|names| find(names).map(|_| ()))
}

/// The command as it would be typed.
pub(crate) fn as_typed(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    command.get_args().fold(name, |line, word| format!("{line} {}", word.to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_a_command_as_typed() {
        let mut command = program(Path::new("."), "/usr/bin/cargo");
        command.args(["fmt", "--check"]);
        assert_eq!(as_typed(&command), "cargo fmt --check");
    }

    #[test]
    fn an_empty_list_has_no_test() {
        assert!(!lists_a_test("0 tests, 0 benchmarks\n\nnode::paused: benchmark\n"));
        assert!(lists_a_test("pads::keeps_its_text: test\n\n1 test, 0 benchmarks\n"));
    }

    #[test]
    fn a_missing_program_points_to_the_script() {
        let error = need(&[&["no-such-program", "nor-this-one"]]).unwrap_err().to_string();
        assert!(error.starts_with("no-such-program is missing; run `scripts/install-test-tools`"), "{error}");
    }
}
