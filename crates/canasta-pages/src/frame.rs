//! The frame of every page: head, preferences on `<html>`, the plain header of documents.

use canasta_words::Lang;
use canasta_words::messages::nav;
use maud::{DOCTYPE, Markup, html};

use crate::assets::at;
use crate::prefs::{Animation, CardSize, Cloth, Colours, Prefs, on_off};

/// A whole document.
pub(crate) fn document(prefs: &Prefs, title: &str, class: &str, body: &Markup) -> String {
    let cards = (prefs.size != CardSize::Normal).then(|| prefs.size.text());
    let cloth = (prefs.cloth == Cloth::Green).then(|| prefs.cloth.text());
    let colours = (prefs.colours == Colours::Four).then(|| prefs.colours.text());
    let animation = (prefs.animation != Animation::Calm).then(|| prefs.animation.text());
    html! {
        (DOCTYPE)
        html lang=(prefs.lang.tag()) data-cards=[cards] data-cloth=[cloth] data-colours=[colours] data-animation=[animation]
            data-sound=(on_off(prefs.sound)) data-keys=(on_off(prefs.keys)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="theme-color" content="#1f384c";
                title { (title) }
                link rel="stylesheet" href=(at("pages.css"));
                link rel="icon" href=(at("icon.svg")) type="image/svg+xml";
            }
            body class=(class) { (body) }
        }
    }
    .into_string()
}

/// The header of a document page.
pub(crate) fn header(lang: Lang) -> Markup {
    html! {
        header {
            a.name href="/" { (nav::home(lang)) }
            nav aria-label=(nav::site(lang)) { a href="/rules" { (nav::rules(lang)) } }
        }
    }
}

/// What was wrong with what was sent; nothing where all was well.
pub(crate) fn fault_line(fault: Option<&str>) -> Markup {
    html! { @if let Some(fault) = fault { p.told role="alert" { (fault) } } }
}
