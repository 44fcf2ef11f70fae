//! A table before its game: who sits where round it, the link by which others come, what the host can do, what was agreed.
//! Everything is a form, and works without script.

mod host;
mod invite;
mod round;

use canasta_record::scene::{Chair, Gathering};
use canasta_record::words::company as words;
use maud::{Markup, html};

use crate::prefs::Prefs;
use host::host;
pub(crate) use invite::invitation;
use round::round;

/// The document's title.
pub(crate) fn gathering_title(gathering: &Gathering) -> String {
    format!("{}’s table. Canasta", words::host_name(gathering))
}

/// The part that is pushed and morphed.
pub(crate) fn gathering_body(gathering: &Gathering, prefs: &Prefs, origin: &str) -> Markup {
    let title = if gathering.is_host() {
        "Your table".to_owned()
    } else {
        format!("{}’s table", words::host_name(gathering))
    };
    html! {
        main.wrap.gathering id="showing" data-showing="gathering" data-table=(gathering.table) data-n=(gathering.n) {
            div.over { h1 { (title) } p.quiet { (words::awaited(gathering)) } }
            p.told id="fault" role="alert" {}
            (knocks(gathering))
            section.panel.sitting aria-labelledby="sitting" {
                h2 id="sitting" { "Who sits where" }
                p.quiet { (words::together(gathering.terms.players, gathering.terms.seats)) }
                (round(gathering, prefs))
                (standing(gathering))
                (begin(gathering, prefs))
            }
            @if let Some(secret) = &gathering.invitation { (invitation(&join_link(origin, secret), code(gathering))) }
            @if gathering.is_host() { (host(gathering, prefs)) }
            (terms(gathering))
            (leaving(gathering))
        }
    }
}

/// The link by which others come.
pub(crate) fn join_link(origin: &str, secret: &str) -> String {
    format!("{origin}/join/{secret}")
}

/// Where what is done at a table is posted.
pub(crate) fn do_path(table: &str) -> String {
    format!("/table/{table}/do")
}

/// A button that does one thing at the table, with or without script.
pub(crate) fn one_button(table: &str, fields: &[(&str, &str)], class: &str, label: &str, name: Option<&str>) -> Markup {
    let id: Vec<&str> = fields.iter().map(|(_, value)| *value).collect();
    html! {
        form.do method="post" action=(do_path(table)) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) id={ "do-" (id.join("-")) } aria-label=[name] { (label) }
        }
    }
}

/// Who asks to be let in; for the host.
fn knocks(gathering: &Gathering) -> Markup {
    html! {
        @if gathering.is_host() && !gathering.knocks.is_empty() {
            section.panel.knocks aria-labelledby="knocks" {
                h2 id="knocks" { "Somebody is at the door" }
                ul {
                    @for knock in &gathering.knocks {
                        @let id = knock.id.to_string();
                        li.row {
                            p.grow { b { (words::knocks(&knock.name)) } }
                            (one_button(&gathering.table, &[("what", "admit"), ("knock", &id)], "btn main", "Let in", Some(&format!("Let in {}", knock.name))))
                            (one_button(&gathering.table, &[("what", "turn-away"), ("knock", &id)], "btn", "Turn away", Some(&format!("Turn away {}", knock.name))))
                        }
                    }
                }
            }
        }
    }
}

/// Who came and has no seat.
fn standing(gathering: &Gathering) -> Markup {
    let others = gathering.standing.iter().filter(|guest| Some(guest.person) != gathering.me);
    let names: Vec<&str> = others.map(|guest| guest.name.as_str()).collect();
    let me = gathering.me.is_some() && gathering.seat().is_none();
    html! {
        @if me { p { b { "You have no seat yet." } " " @if gathering.is_full() { "Wait until one is free." } @else { "Choose one." } } }
        @if !names.is_empty() { p.quiet { "Without a seat: " (names.join(", ")) "." } }
        @if gathering.watchers > 0 { p.quiet { (words::watchers(gathering.watchers)) } }
    }
}

/// What begins the game; for the host.
fn begin(gathering: &Gathering, prefs: &Prefs) -> Markup {
    let level = prefs.company.all();
    // While nobody has come, the link is what is needed.
    let alone = gathering.chairs.iter().filter(|chair| matches!(chair, Chair::Person(_))).count() < 2;
    let class = if alone { "btn" } else { "btn main big" };
    html! {
        @if gathering.is_host() {
            div.row.begin {
                @if gathering.is_full() {
                    (one_button(&gathering.table, &[("what", "begin")], "btn main big", "Begin", None))
                } @else {
                    (one_button(&gathering.table, &[("what", "begin"), ("fill", level)], class, "Begin with the computer in the free seats", None))
                }
            }
        } @else if gathering.me.is_some() {
            p.waits { (words::awaited(gathering)) }
        }
    }
}

/// The code to speak, as far as the viewer is concerned with it.
fn code(gathering: &Gathering) -> Option<Markup> {
    gathering.is_host().then(|| html! {
        div.spoken {
            h3 { "On the telephone" }
            @match &gathering.code {
                Some((code, minutes)) => {
                    p { "Tell this code. Your friends type it on the start page, and you let them in." }
                    p.code { span.sr { (spelled(code)) } @for letter in code.chars() { span aria-hidden="true" { (letter) } } }
                    p.quiet { "Good for " (minutes) @if *minutes == 1 { " more minute." } @else { " more minutes." } }
                }
                None => {
                    p.quiet { "Six letters to tell somebody. Who types them knocks, and you let them in." }
                    (one_button(&gathering.table, &[("what", "code")], "btn", "Make a code", None))
                }
            }
        }
    })
}

/// A code as it is read out letter by letter.
fn spelled(code: &str) -> String {
    let letters: Vec<String> = code.chars().map(String::from).collect();
    letters.join(" ")
}

/// What was agreed on.
fn terms(gathering: &Gathering) -> Markup {
    let terms = &gathering.terms;
    html! {
        section.panel.terms aria-labelledby="terms" {
            h2 id="terms" { "What is played" }
            p { a href={ "/rules/" (terms.preset) } target="_blank" { (words::rules(terms)) } }
            dl.agreed { @for one in words::agreed(terms) { div { dt { (one.what) } dd { (one.how) } } } }
        }
    }
}

/// The way out.
fn leaving(gathering: &Gathering) -> Markup {
    html! {
        @if gathering.me.is_some() && !gathering.is_host() {
            details.leaving id="leaving" {
                summary { "Leave this table" }
                p { "Your seat becomes free. With the link you may come back." }
                form method="post" action=(do_path(&gathering.table)) {
                    input type="hidden" name="what" value="leave";
                    button.btn id="do-leave" { "Leave" }
                }
            }
        }
    }
}
