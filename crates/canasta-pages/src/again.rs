//! The page for what came too often: it tries again by itself.

use canasta_assets::at;
use canasta_i18n::messages::error;
use canasta_i18n::notice::Notice;
use canasta_i18n::{Lang, time};
use maud::html;

use crate::frame::narrow_page;
use crate::prefs::Prefs;
use crate::said::said;

/// A page that says what went wrong and when it tries again: the path that was asked for, and the fields that were sent to
/// it, where it was a form. A link is followed again by the header `Refresh`; a form is sent again by the script.
pub fn again_page(
    lang: Lang,
    notice: &Notice,
    seconds: u64,
    path: &str,
    fields: Option<&[(String, String)]>,
) -> String {
    let title = notice.title(lang);
    let again = time::again_in(lang, seconds);
    let content = html! {
        section.panel {
            h1 { (title) }
            p role="status" { (notice.sentence(lang)) " " (said(&again)) @if fields.is_some() { " " (error::sent_again(lang)) } }
            @match fields {
                Some(fields) => {
                    form.row method="post" action=(path) data-again=(seconds) {
                        @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                        button.btn.main type="submit" { (error::try_again(lang)) }
                    }
                    script src=(at("again.js")) type="module" {}
                }
                None => div.row { a.btn.main href=(path) { (error::try_again(lang)) } },
            }
            p.quiet { (said(&error::status(lang, notice.status))) }
        }
    };
    narrow_page(&Prefs { lang, ..Prefs::default() }, title, &content)
}
