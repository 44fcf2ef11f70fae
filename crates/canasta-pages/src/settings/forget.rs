//! “Forget me”: before anything happens, the page lists what is deleted and what stays.

use canasta_assets::asset_url;
use canasta_i18n::Lang;
use canasta_i18n::messages::{forget, nav};
use maud::html;

use crate::parts::frame::{narrow_page, short_page};
use crate::parts::message::linked;
use crate::settings::prefs::Prefs;

/// The page that asks for confirmation.
pub fn forget_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let content = html! {
        section.panel aria-labelledby="forget" {
            h1 id="forget" { (forget::heading(lang)) }
            h2 { (forget::goes(lang)) }
            ul.plain {
                li { (forget::name(lang)) }
                li { (forget::chat(lang)) }
                li { (forget::browser(lang)) }
                li { (linked(&forget::stats(lang), "/you")) }
                li { (forget::practice(lang)) }
                li { (forget::pads(lang)) }
                li { (linked(&forget::way_back(lang), "/devices")) }
                li { (forget::apart(lang)) }
            }
            h2 { (forget::stays(lang)) }
            ul.plain { li { (forget::cards(lang)) } }
            p { b { (forget::for_good(lang)) } }
            div.row {
                form method="post" action="/forget" { input type="hidden" name="sure" value="yes"; button.btn.bad-btn { (forget::now(lang)) } }
                a.btn.main href="/" { (forget::keep(lang)) }
            }
        }
    };
    narrow_page(prefs, forget::title(lang), &content)
}

/// The page shown after the data was deleted. Its script clears what this site has stored in the browser, even without
/// HTTPS.
pub fn forgotten_page(lang: Lang) -> String {
    let content = html! {
        section.panel {
            h1 { (forget::done_heading(lang)) }
            p id="left" role="status" data-done=(forget::nothing_left(lang)) { (forget::script_clears(lang)) }
            div.row { a.btn.main href="/" { (nav::to_start(lang)) } }
        }
    };
    let end = html! {
        script src=(asset_url("forget.js")) type="module" {}
    };
    short_page(&Prefs { lang, ..Prefs::default() }, forget::done_title(lang), &content, &end)
}
