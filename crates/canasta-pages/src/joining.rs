//! The ways to a table: by its link, by a spoken code, and what one sees while the host has not answered yet.

use canasta_record::scene::{Chair, Gathering};
use canasta_record::words::company as words;
use maud::{DOCTYPE, Markup, html};

use crate::assets::at;
use crate::frame::{document, header};
use crate::prefs::{NAME_LENGTH, Prefs};

/// Seconds after which the page of somebody who knocked looks again without a script.
const AGAIN: u8 = 4;

/// `/join/SECRET`: who sits there, and one's name. `fault` says what was wrong with what was sent.
pub fn join_page(gathering: &Gathering, prefs: &Prefs, secret: &str, fault: Option<&str>) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            div { h1 { (words::host_name(gathering)) " invites you" } p.quiet { "A game of canasta. No account is needed." } }
            section.panel aria-labelledby="join" {
                h2 id="join" { "Sit down" }
                p { (words::present(gathering)) }
                (told(fault))
                form.join method="post" action={ "/join/" (secret) } {
                    (name_field(prefs))
                    button.btn.main.big { @if gathering.is_full() { "Come in" } @else { "Sit down" } }
                }
                @if gathering.is_full() { p.quiet { "All seats are taken. You may come in and wait for one." } }
            }
            section.panel aria-labelledby="there" {
                h2 id="there" { "Who is there" }
                ul.there { @for chair in &gathering.chairs { li { (who(gathering, chair)) } } }
                p { a href={ "/rules/" (gathering.terms.preset) } target="_blank" { (words::rules(&gathering.terms)) } }
                p.quiet { (words::time(gathering.terms.clock)) }
            }
        }
    };
    document(prefs, &format!("{}’s table. Canasta", words::host_name(gathering)), "doc", &body)
}

fn who(gathering: &Gathering, chair: &Chair) -> Markup {
    html! {
        @match chair {
            Chair::Free => span.quiet { "A free seat" },
            Chair::Person(guest) => { b { (guest.name) } @if guest.person == gathering.host { " " small { "host" } } }
            Chair::Bot { name, .. } => { b { (name) } " " small { "computer" } }
        }
    }
}

/// `/join`: the spoken code.
pub fn code_page(prefs: &Prefs, fault: Option<&str>) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            div { h1 { "Join a table" } p.quiet { "With the six letters that your host told you." } }
            section.panel aria-label="Join by a code" {
                (told(fault))
                (code_form(prefs, true))
                p.quiet { "The host sees that you knock and lets you in." }
            }
        }
    };
    document(prefs, "Join a table. Canasta", "doc", &body)
}

/// The form for a code; with one's name where that is not asked elsewhere.
pub(crate) fn code_form(prefs: &Prefs, with_name: bool) -> Markup {
    html! {
        form.join method="post" action="/join" {
            p.name-field {
                label for="code" { "Table code" }
                input.field.letters id="code" name="code" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" required;
            }
            @if with_name { (name_field(prefs)) }
            button.btn.main[with_name].big[with_name] { "Join" }
        }
    }
}

fn name_field(prefs: &Prefs) -> Markup {
    html! {
        p.name-field {
            label for="name" { "Your name" }
            input.field id="name" name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder="Guest";
        }
    }
}

fn told(fault: Option<&str>) -> Markup {
    html! { @if let Some(fault) = fault { p.told role="alert" { (fault) } } }
}

/// For somebody who knocked: it looks again by itself, also without script.
pub fn knocked_page(prefs: &Prefs, table: &str) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel {
                h1 id="answer" { "You have knocked" }
                p { "The host sees your name and lets you in. This page looks by itself; leave it open." }
                div.row { a.btn href={ "/table/" (table) } { "Look now" } a.btn href="/" { "To the start page" } }
            }
        }
        script src=(at("knock.js")) type="module" {}
    };
    refreshing(&document(prefs, "You have knocked. Canasta", "doc", &body))
}

/// The document, looking again after some seconds where no script does.
fn refreshing(page: &str) -> String {
    let again = html! { noscript { meta http-equiv="refresh" content=(AGAIN); } }.into_string();
    debug_assert!(page.starts_with(html! { (DOCTYPE) }.into_string().as_str()));
    page.replacen("</head>", &format!("{again}</head>"), 1)
}

/// For somebody whom the host did not let in.
pub fn turned_away_page(prefs: &Prefs) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel {
                h1 { "Not this time" }
                p { "The host did not let you in. Perhaps the table is full; ask them for the link." }
                div.row { a.btn.main href="/" { "To the start page" } a.btn href="/lobby" { "To the lobby" } }
            }
        }
    };
    document(prefs, "Not this time. Canasta", "doc", &body)
}
