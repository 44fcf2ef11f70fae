//! Compiles the messages into `OUT_DIR`, and lists the translated chapters of the book. Problems fail the build, with file
//! and line.

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
    match write(&compiled).and_then(|()| write_chapters(Path::new(MESSAGES))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("cargo::error=cannot compile the languages: {error}");
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

/// Writes the chapters in `messages/TAG/book` as a table of language, path without ending, and text.
fn write_chapters(messages: &Path) -> io::Result<()> {
    let mut chapters = Vec::new();
    for language in fs::read_dir(messages)? {
        let language = language?;
        let book = language.path().join("book");
        if book.is_dir() {
            let tag = language.file_name().to_string_lossy().into_owned();
            list_chapters(&tag, &book, &book.canonicalize()?, &mut chapters)?;
        }
    }
    chapters.sort();
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(folder.join("chapters.rs"), format!("&[{}]", chapters.join(",\n")))
}

fn list_chapters(tag: &str, folder: &Path, book: &Path, chapters: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path().canonicalize()?;
        if path.is_dir() {
            list_chapters(tag, &path, book, chapters)?;
        } else if let Some(name) = path.strip_prefix(book).ok().and_then(|path| path.to_str()?.strip_suffix(".md")) {
            chapters.push(format!("({tag:?}, {name:?}, include_str!({path:?}))"));
        }
    }
    Ok(())
}
