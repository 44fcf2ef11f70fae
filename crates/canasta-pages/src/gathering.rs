//! A table before its game: who sits where round it, the link by which others come, what the host can do, what was agreed.
//! Everything is a form, and works without script.

mod host;
mod invite;
mod round;

use canasta_journal::Person;
use canasta_table::scene::{Chair, Gathering};
use canasta_words::{company as words, evening};
use host::host;
use maud::{Markup, html};
use round::round;

use crate::button::{do_path, one_button};
use crate::evening::evening as so_far;
use crate::hosting::{rarer_answers, renew, spoken_code};
use crate::prefs::Prefs;
pub(crate) use invite::invitation;

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
            div.over { h1 { (title) } @if !gathering.closed { p.quiet { @if let Some(which) = evening::which(gathering) { (which) " " } (words::awaited(gathering)) } } }
            p.told id="fault" role="alert" {}
            @if gathering.closed { (closed(gathering)) } @else {
            (knocks(gathering))
            section.panel.sitting aria-labelledby="sitting" {
                h2 id="sitting" { "Who sits where" }
                p.quiet { (words::together(gathering.terms.players, gathering.terms.seats)) }
                (round(gathering, prefs))
                (standing(gathering))
                (begin(gathering, prefs))
            }
            @if let Some(secret) = &gathering.invitation { (invitation(&join_link(origin, secret), code(gathering))) }
            (so_far(&gathering.evening, &html! {}))
            @if gathering.is_host() { (host(gathering, prefs)) }
            (terms(gathering))
            (leaving(gathering))
            }
        }
    }
}

/// In the place of everything, where the table was closed before its game.
fn closed(gathering: &Gathering) -> Markup {
    html! {
        section.panel {
            p { b { (words::closed(gathering.closed_by.as_deref())) } }
            div.row {
                a.btn.main href="/" { "To the start page" }
                @if gathering.me.is_some() { (off_my_list(gathering)) }
            }
        }
    }
}

/// The link by which others come.
pub(crate) fn join_link(origin: &str, secret: &str) -> String {
    format!("{origin}/join/{secret}")
}

/// Who asks to be let in; for the host.
fn knocks(gathering: &Gathering) -> Markup {
    let people = gathering.chairs.iter().filter_map(|chair| match chair {
        Chair::Person(guest) => Some(guest),
        Chair::Free | Chair::Bot { .. } => None,
    });
    let people = people.chain(&gathering.standing).filter(|guest| guest.person != gathering.host);
    let people: Vec<(Person, &str)> = people.map(|guest| (guest.person, guest.name.as_str())).collect();
    html! {
        @if gathering.is_host() && !gathering.knocks.is_empty() {
            section.panel.knocks aria-labelledby="knocks" {
                h2 id="knocks" { "Somebody is at the door" }
                ul {
                    @for knock in &gathering.knocks {
                        @let id = knock.id.to_string();
                        li.row {
                            p.grow { b { (canasta_words::door::knocks(&knock.name)) } }
                            (one_button(&gathering.table, &[("what", "admit"), ("knock", &id)], "btn main", "Let in", Some(&format!("Let in {}", knock.name))))
                            (one_button(&gathering.table, &[("what", "turn-away"), ("knock", &id)], "btn", "Turn away", Some(&format!("Turn away {}", knock.name))))
                            details.answers id={ "answers-" (id) } {
                                summary.btn aria-label={ "More answers: " (knock.name) } { "More" }
                                div.answer-list { (rarer_answers(&gathering.table, &id, &knock.name, &people)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who came and has no seat.
fn standing(gathering: &Gathering) -> Markup {
    let names = evening::without_seat(gathering);
    let asked = evening::asked(gathering);
    let me = gathering.me.is_some() && gathering.seat().is_none();
    html! {
        @if me { p { b { "You have no seat yet." } " " @if gathering.is_full() { "Wait until one is free." } @else { "Choose one." } } }
        @if !asked.is_empty() { p { (asked) } }
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

/// The code to speak, as far as the viewer is concerned with it, and the way to a new link.
fn code(gathering: &Gathering) -> Option<Markup> {
    gathering.is_host().then(|| {
        html! {
            div.spoken { (spoken_code(&gathering.table, gathering.code.as_ref())) (renew(&gathering.table)) }
        }
    })
}

/// What was agreed on.
fn terms(gathering: &Gathering) -> Markup {
    let terms = &gathering.terms;
    html! {
        section.panel.terms aria-labelledby="terms" {
            h2 id="terms" { "What is played" }
            p { a href={ "/rules/" (terms.preset) } target="_blank" { (words::rules(terms)) } }
            dl.agreed { @for one in words::agreed(terms, gathering.allowed) { div { dt { (one.what) } dd { (one.how) } } } }
        }
    }
}

/// The way off one's own list; it leads to that list, with a script too.
fn off_my_list(gathering: &Gathering) -> Markup {
    html! {
        form method="post" action=(do_path(&gathering.table)) {
            input type="hidden" name="what" value="hide";
            button.btn id="do-hide" { "Take it off my list" }
        }
    }
}

/// The way out.
fn leaving(gathering: &Gathering) -> Markup {
    let people = gathering.chairs.iter().filter(|chair| matches!(chair, Chair::Person(_))).count();
    let others = people + gathering.standing.len() > 1;
    let seated = gathering.seat().is_some();
    html! {
        @if gathering.me.is_some() && !seated && !gathering.is_host() {
            div { (off_my_list(gathering)) }
        } @else if gathering.me.is_some() && (others || !gathering.is_host()) {
            details.leaving id="leaving" {
                summary { "Leave this table" }
                p {
                    @if seated { "Your seat becomes free. " } "With the link you may come back."
                    @if gathering.is_host() { " " (words::HOST_LEAVES) }
                }
                form method="post" action=(do_path(&gathering.table)) {
                    input type="hidden" name="what" value="leave";
                    button.btn id="do-leave" { "Leave" }
                }
            }
        }
    }
}
