//! The ways to a table: by its link, by a spoken code, and what one sees while the host has not answered yet.

use canasta::Seat;
use canasta_table::scene::{Chair, Gathering};
use canasta_words::{company, door as words};
use maud::{DOCTYPE, Markup, html};

use crate::assets::at;
use crate::frame::{document, header};
use crate::name::NAME_LENGTH;
use crate::prefs::Prefs;

/// Seconds after which the page of somebody who knocked looks again without a script.
const AGAIN: u8 = 4;

/// `/join/SECRET`: who sits there, and one's name. `fault` says what was wrong with what was sent.
pub fn join_page(gathering: &Gathering, prefs: &Prefs, secret: &str, fault: Option<&str>) -> String {
    let invited = words::invited(gathering);
    let host = company::host_name(gathering);
    let body = html! {
        (header())
        main.wrap.narrow {
            @match invited.button {
                Some(button) => {
                    div { h1 { (host) " invites you" } p.quiet { "A game of canasta. No account is needed." } }
                    section.panel aria-labelledby="join" {
                        h2 id="join" { (button) }
                        @if !gathering.begun { p { (company::present(gathering)) } }
                        @if !invited.about.is_empty() { p { (invited.about) } }
                        (told(fault))
                        form.join method="post" action={ "/join/" (secret) } {
                            (name_field(prefs, "name"))
                            button.btn.main.big { (button) }
                        }
                    }
                    (there(gathering))
                }
                None => {
                    h1 { (host) "’s table" }
                    section.panel {
                        (told(fault))
                        p { (invited.about) }
                        div.row { a.btn.main href="/" { "To the start page" } a.btn href="/lobby" { "To the lobby" } }
                    }
                }
            }
        }
    };
    document(prefs, &format!("{host}’s table. Canasta"), "doc", &body)
}

/// Who sits there, and what is played.
fn there(gathering: &Gathering) -> Markup {
    html! {
        section.panel aria-labelledby="there" {
            h2 id="there" { "Who is there" }
            ul.there { @for (seat, chair) in (0..).map(Seat).zip(&gathering.chairs) { li { (who(gathering, seat, chair)) } } }
            p { a href={ "/rules/" (gathering.terms.preset) } target="_blank" { (company::rules(&gathering.terms)) } }
            p.quiet { (company::turn_time(gathering.terms.clock, gathering.allowed)) }
        }
    }
}

fn who(gathering: &Gathering, seat: Seat, chair: &Chair) -> Markup {
    html! {
        @match chair {
            Chair::Free => span.quiet { "A free seat" },
            Chair::Person(guest) => {
                b { (guest.name) }
                @if gathering.to_take_over.contains(&seat) { " " small { "has left" } }
                @else if guest.person == gathering.host { " " small { "host" } }
            }
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
                p.quiet { (words::CODE_ABOUT) }
            }
        }
    };
    document(prefs, "Join a table. Canasta", "doc", &body)
}

/// The form for a code, with the name that the host reads; on a page of its own the button is large.
pub(crate) fn code_form(prefs: &Prefs, alone: bool) -> Markup {
    html! {
        form.join method="post" action="/join" {
            p.name-field {
                label for="code" { "Table code" }
                input.field.letters id="code" name="code" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" required;
            }
            (name_field(prefs, "code-name"))
            button.btn.main[alone].big[alone] { "Join" }
        }
    }
}

fn name_field(prefs: &Prefs, id: &str) -> Markup {
    html! {
        p.name-field {
            label for=(id) { "Your name" }
            input.field id=(id) name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder="Guest";
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
                p { (words::KNOCKED) }
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

/// For somebody whom the host turned away for good.
pub fn turned_away_for_good_page(prefs: &Prefs) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel {
                h1 { (words::TURNED_AWAY) }
                p { (words::TURNED_AWAY_MORE) }
                div.row { a.btn.main href="/" { "To the start page" } a.btn href="/lobby" { "To the lobby" } }
            }
        }
    };
    document(prefs, "Turned away. Canasta", "doc", &body)
}

/// For somebody whom the host did not let in.
pub fn turned_away_page(prefs: &Prefs) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel {
                h1 { "Not this time" }
                p { (words::NOT_LET_IN) }
                div.row { a.btn.main href="/join" { "Knock again" } a.btn href="/" { "To the start page" } a.btn href="/lobby" { "To the lobby" } }
            }
        }
    };
    document(prefs, "Not this time. Canasta", "doc", &body)
}
