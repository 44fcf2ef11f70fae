//! “Forget me”: says what goes and what stays before anything is done.

use canasta_words::devices as words;
use maud::html;

use crate::assets::at;
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
                    li { "Your calendar link, and everything that this site has kept in this browser: your settings, and what was noted of promised deals." }
                    li { "What stands under “Your games”. That can also be deleted alone, " a href="/you" { "over there" } "." }
                    li { "Your way back: no table knows you any more, neither in this browser nor on any other of " a href="/devices" { "your devices" } ". A bot plays on in games that are not over." }
                    li { "What was kept apart on this device alone, if somebody else played in this browser before." }
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

/// What is shown after it. Its script takes away what this site has kept in the browser, also where there is no https.
pub fn forgotten_page() -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel {
                h1 { "You are forgotten" }
                p id="left" role="status" data-done=(words::NOTHING_LEFT) { (words::SCRIPT_CLEARS) }
                div.row { a.btn.main href="/" { "To the start page" } }
            }
        }
        script src=(at("forget.js")) type="module" {}
    };
    document(&Prefs::default(), "You are forgotten. Canasta", "doc", &body)
}
