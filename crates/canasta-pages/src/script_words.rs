//! The messages that the table's script fills in, as a file for each language: a page of a table is not compressed, and this is a
//! quarter of it that never changes.

use canasta::Kind;
use canasta_assets::{File, made};
use canasta_i18n::Lang;
use canasta_i18n::messages::scripts;
use serde_json::json;

use crate::face::key_of;

/// The file of a language.
pub fn table_words(lang: Lang) -> &'static File {
    made(&format!("words-{}.js", lang.tag()), || script(lang))
}

fn script(lang: Lang) -> String {
    let messages: Vec<_> = [scripts::table(lang), scripts::connection(lang), scripts::forms(lang)].concat();
    let ranks: Vec<_> = Kind::ALL.iter().map(|&kind| (key_of(kind), kind.value())).collect();
    format!("globalThis.canastaWords = {};\n", json!({ "messages": messages, "ranks": ranks }))
}
