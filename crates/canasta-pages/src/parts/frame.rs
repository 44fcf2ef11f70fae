//! The frame of every page: its head, the preferences on `<html>`, and the plain header of documents.

use canasta::{Card, Suit};
use canasta_assets::asset_url;
use canasta_i18n::Lang;
use canasta_i18n::messages::{nav, settings};
use maud::{DOCTYPE, Markup, html};

use crate::parts::card::{fanned, sprite};
use crate::settings::prefs::{
    Animation, Back, CardSize, Cloth, Colours, DEFAULT_LOUDNESS, Handedness, MAX_NAME_CHARS, Prefs, Theme, on_off,
};

pub(crate) fn document(prefs: &Prefs, title: &str, class: &str, body: &Markup) -> String {
    document_titled(prefs, title, None, class, body)
}

/// A document whose title can be in another language than the rest.
pub(crate) fn document_titled(
    prefs: &Prefs,
    title: &str,
    title_lang: Option<&str>,
    class: &str,
    body: &Markup,
) -> String {
    let cards = (prefs.size != CardSize::Normal).then(|| prefs.size.as_str());
    let cloth = (prefs.cloth != Cloth::Blue).then(|| prefs.cloth.as_str());
    let theme = (prefs.theme != Theme::System).then(|| prefs.theme.as_str());
    let back = (prefs.back != Back::Fans).then(|| prefs.back.as_str());
    let colours = (prefs.colours == Colours::Four).then(|| prefs.colours.as_str());
    let animation = (prefs.animation != Animation::Calm).then(|| prefs.animation.as_str());
    let handed = (prefs.handed != Handedness::Right).then(|| prefs.handed.as_str());
    let vibration = prefs.vibration.then(|| on_off(true));
    let loudness = (prefs.loudness != DEFAULT_LOUDNESS).then_some(prefs.loudness);
    html! {
        (DOCTYPE)
        html lang=(prefs.lang.tag()) data-sprite=(sprite(prefs.lang)) data-cards=[cards] data-cloth=[cloth] data-theme=[theme] data-back=[back] data-colours=[colours] data-animation=[animation] data-handed=[handed]
            data-sound=(on_off(prefs.sound)) data-keys=(on_off(prefs.keys)) data-vibration=[vibration] data-loudness=[loudness] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                @for (scheme, colour) in theme_colours(prefs.cloth, prefs.theme) { meta name="theme-color" media=[scheme] content=(colour); }
                title lang=[title_lang] { (title) }
                // Rendering waits until the page is complete. Its parts are centred in the window, so late parts would
                // move the others.
                @if class == HOME { link rel="expect" href={ "#" (HOME_END) } blocking="render"; }
                link rel="stylesheet" href=(asset_url(style_sheet(class)));
                link rel="icon" href=(asset_url("icon.svg")) type="image/svg+xml";
                link rel="apple-touch-icon" href=(asset_url("icon-touch.png"));
                link rel="manifest" href={ "/manifest.webmanifest?lang=" (prefs.lang.tag()) };
            }
            body class=(class) {
                (body)
                // The table's script bundles it, which saves a request before the first card.
                @if class != AT_TABLE { script src=(asset_url("shell.js")) type="module" {} }
            }
        }
    }
    .into_string()
}

/// The style sheet for documents of this class.
fn style_sheet(class: &str) -> &'static str {
    match class {
        AT_TABLE => "at-table.css",
        PAD => "pad-page.css",
        _ => "pages.css",
    }
}

/// The class of the score pad's document.
pub(crate) const PAD: &str = "pad";

/// The class of a table's document.
pub(crate) const AT_TABLE: &str = "at-table";

/// The classes of the start page.
pub(crate) const HOME: &str = "doc home";

/// ID of the last element of the start page.
pub(crate) const HOME_END: &str = "promise";

/// Colours for the browser's bars around the page: those of the felt (`--felt-2` in `base.css`), each with its media
/// query, if any.
fn theme_colours(cloth: Cloth, theme: Theme) -> Vec<(Option<&'static str>, &'static str)> {
    let (light, dark) = match cloth {
        Cloth::Blue => ("#112e43", "#0e2435"),
        Cloth::Green => ("#0d3626", "#0b2b1e"),
        Cloth::Claret => ("#471322", "#330d18"),
    };
    match theme {
        Theme::System => {
            vec![(Some("(prefers-color-scheme: light)"), light), (Some("(prefers-color-scheme: dark)"), dark)]
        }
        Theme::Light => vec![(None, light)],
        Theme::Dark => vec![(None, dark)],
    }
}

/// The classes of most documents' main part.
pub(crate) const NARROW: &str = "wrap narrow";

/// The small fan of cards above a short page.
pub(crate) fn fan(lang: Lang) -> Markup {
    let cards = [(14, Suit::Spades), (13, Suit::Hearts), (12, Suit::Clubs), (11, Suit::Diamonds)];
    let cards = cards.into_iter().filter_map(|(rank, suit)| Card::suited(rank, suit));
    fanned(lang, cards.chain([Card::RED_JOKER]))
}

/// The header of all pages but the start page and tables: the same links at the same places.
pub(crate) fn header(lang: Lang) -> Markup {
    html! {
        header {
            a.name href="/" { (nav::home(lang)) }
            nav aria-label=(nav::site(lang)) {
                a href="/daily" { (nav::daily(lang)) }
                a href="/puzzles" { (nav::puzzles(lang)) }
                a href="/you" { (nav::your_games(lang)) }
                a href="/rules" { (nav::rules(lang)) }
                a href="/settings" { (nav::settings(lang)) }
            }
        }
    }
}

/// A document with the plain header. `class` holds the classes of its main part. `end` comes after the main part and
/// holds scripts and their messages.
pub(crate) fn page(prefs: &Prefs, title: &str, class: &str, content: &Markup, end: &Markup) -> String {
    document(prefs, title, "doc", &html! { (header(prefs.lang)) main class=(class) { (content) } (end) })
}

/// A short document without scripts: a narrow column under a few cards.
pub(crate) fn narrow_page(prefs: &Prefs, title: &str, content: &Markup) -> String {
    short_page(prefs, title, content, &html! {})
}

/// A short document with scripts and messages in `end`, as in [`page`].
pub(crate) fn short_page(prefs: &Prefs, title: &str, content: &Markup, end: &Markup) -> String {
    page(prefs, title, NARROW, &html! { (fan(prefs.lang)) (content) }, end)
}

/// The field for the name others see.
pub(crate) fn name_field(prefs: &Prefs, id: &str) -> Markup {
    html! {
        p.name-field {
            label for=(id) { (settings::your_name(prefs.lang)) }
            input.field id=(id) name="name" value=(prefs.name) maxlength=(MAX_NAME_CHARS) autocomplete="nickname" spellcheck="false" placeholder=(settings::guest(prefs.lang));
        }
    }
}

/// The field for a spoken code of at most `length` characters, including spaces.
pub(crate) fn code_field(label: &str, length: u8, typed: &str) -> Markup {
    html! {
        p.name-field {
            label for="code" { (label) }
            input.field.letters id="code" name="code" maxlength=(length) autocomplete="off" autocapitalize="characters" spellcheck="false" required value=[(!typed.is_empty()).then_some(typed)];
        }
    }
}

/// A small arrow after the text of a link that opens a new tab, with text for screen readers. A link opens a new tab
/// only if the visitor would otherwise lose something: a game, or a half-filled form.
pub(crate) fn new_tab(lang: Lang) -> Markup {
    html! {
        svg.icon.out viewBox="0 0 24 24" aria-hidden="true" { path d="M13 4h7v7M20 4l-9 9M18 15v5H4V6h5" {} }
        span.sr { " " (nav::new_tab(lang)) }
    }
}

/// The error in a submitted form, if any.
pub(crate) fn error_line(error: Option<&str>) -> Markup {
    html! { @if let Some(error) = error { p.told role="alert" { (error) } } }
}

/// A link to copy: a field, and a button if the script is able to copy.
pub(crate) fn link_field(url: &str, label: &str, copy: &str) -> Markup {
    html! {
        p.row.link-field {
            label for="link" { (label) }
            input.field.whole id="link" readonly value=(url) spellcheck="false";
            button.btn.for-script type="button" id="copy-link" data-copy="link" hidden { (copy) }
            span.quiet role="status" id="copied" {}
        }
    }
}
