//! Compiles the score pad's rules to WebAssembly.

#![expect(clippy::disallowed_types, reason = "runs Cargo while building, not in the program")]

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const TARGET: &str = "wasm32-wasip1";

/// Settings for the program's own target, which Cargo passes to build scripts.
const OUTER_SETTINGS: [&str; 5] =
    ["CARGO_BUILD_TARGET", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR", "RUSTC_WORKSPACE_WRAPPER", "RUSTFLAGS"];

/// The outer toolchain. The fuzz targets use another one, which may lack the target.
const TOOLCHAIN: [&str; 3] = ["RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN"];

fn main() -> ExitCode {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in ["canasta", "canasta-pad"] {
        for part in ["Cargo.toml", "src"] {
            println!("cargo::rerun-if-changed={}", crates.join(name).join(part).display());
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
    let (Some(cargo), Some(out)) = (env::var_os("CARGO"), env::var_os("OUT_DIR")) else {
        println!("cargo::error=this script needs Cargo's variables CARGO and OUT_DIR");
        return ExitCode::FAILURE;
    };
    let target_dir = PathBuf::from(out).join("wasm");
    let has_rustup = env::var_os("RUSTUP_TOOLCHAIN").is_some();
    // rustup's own `cargo` chooses the toolchain of rust-toolchain.toml.
    let mut command = Command::new(if has_rustup { "cargo".into() } else { cargo });
    command.current_dir(&crates).args([
        "build",
        "--quiet",
        "--locked",
        "--offline",
        "--package",
        "canasta-pad",
        "--profile",
        "wasm",
    ]);
    command.args(["--target", TARGET, "--target-dir"]).arg(&target_dir);
    for name in OUTER_SETTINGS.into_iter().chain(TOOLCHAIN.into_iter().filter(|_| has_rustup)) {
        command.env_remove(name);
    }
    match command.output() {
        Ok(output) if output.status.success() => {
            println!("cargo::rustc-env=PAD_WASM={}", target_dir.join(TARGET).join("wasm/canasta-pad.wasm").display());
            ExitCode::SUCCESS
        }
        Ok(output) => {
            for line in String::from_utf8_lossy(&output.stderr).lines() {
                println!("cargo::error={line}");
            }
            println!("cargo::error=the score pad needs Rust's target {TARGET}: rustup target add {TARGET}");
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("cargo::error=can't run cargo: {error}");
            ExitCode::FAILURE
        }
    }
}
