//! Messages that scripts assemble. Most pages contain them. The table's script gets them as one file per language
//! instead: a table's page isn't compressed, and these messages are a quarter of its size and never change.

use canasta_assets::{File, generated};
use canasta_i18n::Lang;
use canasta_i18n::messages::scripts;
use maud::{Markup, html};
use serde_json::json;

use crate::parts::card::sprite;
use crate::rules::chapters_of_refusals;

/// Generates the files that depend on the language, so that they exist before a page refers to them.
pub fn prepare_files(lang: Lang) {
    table_words(lang);
    sprite(lang);
}

/// The messages for the table's script, and the chapter for each refusal, as a file.
pub(crate) fn table_words(lang: Lang) -> &'static File {
    generated(&format!("words-{}.js", lang.tag()), || script(lang))
}

fn script(lang: Lang) -> String {
    let messages: Vec<_> = [scripts::table(lang), scripts::connection(lang), scripts::forms(lang)].concat();
    format!("globalThis.canastaWords = {};\n", json!({ "messages": messages, "chapters": chapters_of_refusals() }))
}

/// The messages for other scripts, to put at the end of a page.
pub(crate) fn script_words(lang: Lang) -> Markup {
    html! { template id="words" { @for (name, text) in scripts::forms(lang).iter().chain(scripts::connection(lang)) { p data-word=(name) { (text) } } } }
}
