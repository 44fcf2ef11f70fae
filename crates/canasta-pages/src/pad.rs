//! The score pad's page. Its script draws all screens, because they have to work without a connection.

use std::collections::BTreeMap;

use canasta::RuleSet;
use canasta::rules::Domain;
use canasta_assets::asset_url;
use canasta_i18n::messages::{nav, scripts, shell, table};
use canasta_i18n::rules::{choice, help, label, preset_name};
use maud::{Markup, html};

use crate::parts::card::sprite;
use crate::parts::frame::{PAD, document, fan};
use crate::settings::prefs::Prefs;

/// Files that the page needs without a connection.
const FILES: [&str; 7] =
    ["pad-page.css", "pad.js", "pad.wasm", "figtree.woff2", "display.woff2", "felt.png", "icon.svg"];

/// Fields of the rules that the pad lets players change.
const RULES: [&str; 21] = [
    "natural_canasta_bonus",
    "mixed_canasta_bonus",
    "concealed_canasta_bonus",
    "going_out_bonus",
    "concealed_bonus",
    "concealed_may_add",
    "concealed_beside_melds",
    "exact_deal_bonus",
    "red_three_bonus",
    "four_red_threes_bonus",
    "red_threes_count",
    "red_three_penalty",
    "max_red_three_penalty",
    "declaring",
    "undeclared_penalty",
    "black_three_bonus",
    "four_black_threes_bonus",
    "fifth_minimum",
    "canastas_to_go_out",
    "game_points",
    "deals_per_game",
];

/// Those in which 0 means something else than no points.
const EXPLAINED_RULES: [&str; 4] = ["red_three_penalty", "max_red_three_penalty", "fifth_minimum", "deals_per_game"];

/// `/pad`: the score pad. `code` is set for watchers: the code of the pad they watch.
pub fn pad_page(prefs: &Prefs, code: Option<&str>) -> String {
    let lang = prefs.lang;
    let files: Vec<&str> = FILES.into_iter().map(asset_url).chain([sprite(lang)]).collect();
    let body = html! {
        main id="pad" data-code=[code] data-page={ "/pad?lang=" (lang.tag()) } data-files=(files.join(" ")) {
            p.loading { (shell::pad_loading(lang)) }
            noscript { p { (table::needs_script(lang)) } }
        }
        p.sr id="announcement" role="status" {}
        template id="fan" { (fan(lang)) }
        (words(prefs))
        script src=(asset_url("pad.js")) type="module" {}
    };
    document(prefs, nav::pad(lang), PAD, &body)
}

/// The messages of the script, and the names of the rule sets and their fields.
fn words(prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    let bundles = [
        scripts::pad(lang),
        scripts::pad_entry(lang),
        scripts::pad_pages(lang),
        scripts::pad_sheet(lang),
        scripts::forms(lang),
    ];
    // Several bundles have the names of kinds.
    let texts: BTreeMap<&str, &str> = bundles.into_iter().flatten().copied().collect();
    html! {
        template id="words" {
            @for (name, text) in texts { p data-word=(name) { (text) } }
            @for preset in RuleSet::PRESETS { p data-word={ "preset-" (preset.name) } { (preset_name(lang, preset.name)) } }
            @for name in EXPLAINED_RULES { p data-word={ "field-" (name) "-help" } { (help(lang, name)) } }
            @for field in RULES.into_iter().filter_map(RuleSet::field) {
                p data-word={ "field-" (field.name) } { (label(lang, field.name)) }
                @if let Domain::Choice(words) = field.domain {
                    @for word in words { p data-word={ "field-" (field.name) "-" (word) } { (choice(lang, field.name, word)) } }
                }
            }
        }
    }
}
