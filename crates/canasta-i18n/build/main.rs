//! Compiles the messages into `OUT_DIR`. Problems fail the build, with file and line.

#![expect(clippy::print_stdout, reason = "a build script speaks to cargo on standard output")]

mod compiler;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

const MESSAGES: &str = "messages";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={MESSAGES}");
    println!("cargo::rerun-if-changed=build");
    let compiled = match compiler::compile_folder(Path::new(MESSAGES)) {
        Ok(compiled) => compiled,
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
            return ExitCode::FAILURE;
        }
    };
    match write(&compiled) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("cargo::error=cannot write the compiled messages: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(compiled: &compiler::Compiled) -> io::Result<()> {
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let (languages, texts) = compiled.tables();
    fs::write(folder.join("functions.rs"), compiled.functions())?;
    fs::write(folder.join("languages.rs"), languages)?;
    fs::write(folder.join("index.txt"), compiled.index())?;
    for (tag, text) in texts {
        fs::write(folder.join(format!("{tag}.txt")), text)?;
    }
    Ok(())
}
