//! The list of keyboard shortcuts at a table.

use canasta_i18n::Lang;
use canasta_i18n::messages::menu;
use maud::html;

use crate::parts::frame::narrow_page;
use crate::settings::prefs::Prefs;

/// The path of the page.
pub(crate) const KEYS_PATH: &str = "/keys";

/// A key's label and what the key does.
type Key = (KeyLabel, fn(Lang) -> &'static str);

enum KeyLabel {
    /// Letters that are the same in every language.
    Letters(&'static str),
    /// A translated word.
    Word(fn(Lang) -> &'static str),
}

const KEYS: &[Key] = &[
    (KeyLabel::Letters("D"), menu::key_draw),
    (KeyLabel::Letters("T"), menu::key_take),
    (KeyLabel::Letters("M"), menu::key_meld),
    (KeyLabel::Letters("X"), menu::key_discard),
    (KeyLabel::Letters("W"), menu::key_ask),
    (KeyLabel::Letters("R"), menu::key_red_three),
    (KeyLabel::Letters("A K Q J 0 9 … 3 2 *"), menu::key_rank),
    (KeyLabel::Word(menu::keycap_whole_rank), menu::key_whole_rank),
    (KeyLabel::Word(menu::keycap_arrows), menu::key_arrows),
    (KeyLabel::Word(menu::keycap_move), menu::key_move),
    (KeyLabel::Word(menu::keycap_enter), menu::key_enter),
    (KeyLabel::Letters("V"), menu::key_wild),
    (KeyLabel::Word(menu::keycap_escape), menu::key_escape),
    (KeyLabel::Letters("I"), menu::key_hint),
    (KeyLabel::Letters("P"), menu::key_pile),
    (KeyLabel::Letters("O"), menu::key_others),
    (KeyLabel::Letters("S"), menu::key_score),
    (KeyLabel::Letters("H"), menu::key_hand),
    (KeyLabel::Letters("?"), menu::key_keys),
];

/// The page with all shortcuts.
pub fn keys_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let cap = |cap: &KeyLabel| match cap {
        KeyLabel::Letters(letters) => letters,
        KeyLabel::Word(word) => word(lang),
    };
    let content = html! {
        h1 { (menu::keys_title(lang)) }
        // At a table, the script shows this part in a dialog.
        div.stackup id="sheet" data-title=(menu::keys_title(lang)) {
            p.quiet { (menu::keys_about(lang)) }
            dl.keys {
                @for (key, what) in KEYS { div { dt { kbd { (cap(key)) } } dd { (what(lang)) } } }
            }
        }
    };
    narrow_page(prefs, menu::keys_title(lang), &content)
}
