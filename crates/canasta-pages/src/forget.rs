//! “Forget me”: says what goes and what stays before anything is done.

use maud::html;

use crate::frame::{document, header};
use crate::prefs::Prefs;

/// The page that asks first.
pub fn forget_page(prefs: &Prefs) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel aria-labelledby="forget" {
                h1 id="forget" { "Forget me" }
                h2 { "What goes" }
                ul.plain {
                    li { "Your name, at every table of this server. The others read “Somebody”." }
                    li { "What you said at your tables." }
                    li { "Your calendar link, and your settings in this browser." }
                    li { "What stands under “Your games”. That can also be deleted alone, " a href="/you" { "over there" } "." }
                    li { "Your way back: no table knows this browser any more. A bot plays on in games that are not over." }
                }
                h2 { "What stays" }
                ul.plain { li { "The cards and the scores of your games, without your name. They are the others’ games, too." } }
                p { b { "This cannot be taken back." } }
                div.row {
                    form method="post" action="/forget" { input type="hidden" name="sure" value="yes"; button.btn.bad-btn { "Forget me" } }
                    a.btn.main href="/" { "Keep everything" }
                }
            }
        }
    };
    document(prefs, "Forget me. Canasta", "doc", &body)
}
