//! Joining a table with its link or a spoken code, and the pages shown until the host answers.

use canasta::{Players, Seat};
use canasta_assets::asset_url;
use canasta_i18n::messages::{join_request, joining, nav, start};
use canasta_i18n::rules::title;
use canasta_i18n::{Lang, Message, Name, company, join_request as words};
use canasta_table::journal::Seats;
use canasta_table::scene::{WaitingRoom, WaitingRoomSeat};
use maud::{DOCTYPE, Markup, html};

use crate::parts::button::token_field;
use crate::parts::frame::{code_field, error_line, name_field, narrow_page, short_page};
use crate::parts::message::{named, render};
use crate::rules::house::table_rules_path;
use crate::settings::prefs::Prefs;

/// How often the page after a join request reloads without JavaScript.
const RELOAD_SECS: u8 = 4;

/// `/join/SECRET`: the table's seats, and a field for the guest's name. `error` is the problem with the submitted form,
/// if any.
pub fn join_page(waiting_room: &WaitingRoom, prefs: &Prefs, secret: &str, error: Option<&str>) -> String {
    let lang = prefs.lang;
    let invitation = words::invitation(lang, waiting_room);
    let host = Name(company::host_name(lang, waiting_room));
    let content = html! {
        @match invitation.button {
            Some(button) => {
                div { h1 { (render(&joining::invites(lang, host))) } p.quiet { (joining::about(lang)) } }
                section.panel aria-labelledby="join" {
                    h2 id="join" { (button) }
                    @if !waiting_room.begun { p { (render(&company::seating_summary(lang, waiting_room))) } }
                    @if !invitation.about.is_empty() { p { (render(&invitation.about)) } }
                    (error_line(error))
                    form.join method="post" action={ "/join/" (secret) } {
                        (token_field())
                        (name_field(prefs, "name"))
                        button.btn.main.big { (button) }
                    }
                }
                (seats_and_terms(lang, waiting_room))
            }
            None => {
                h1 { (render(&joining::table_of(lang, host))) }
                section.panel {
                    (error_line(error))
                    p { (render(&invitation.about)) }
                    (exit_links(lang))
                }
            }
        }
    };
    narrow_page(prefs, joining::title(lang, host).as_str(), &content)
}

fn seats_and_terms(lang: Lang, waiting_room: &WaitingRoom) -> Markup {
    let terms = &waiting_room.terms;
    html! {
        section.panel aria-labelledby="there" {
            h2 id="there" { (joining::there(lang)) }
            ul.there { @for (seat, chair) in (0..).map(Seat).zip(&waiting_room.seats) { li { (who(lang, waiting_room, seat, chair)) } } }
            p { a href=(table_rules_path(&terms.preset, &terms.rules, terms.players)) { (render(&company::rules(lang, terms))) } }
            p.quiet { (render(&company::turn_time(lang, waiting_room.terms.clock, waiting_room.allowed))) }
        }
    }
}

fn who(lang: Lang, waiting_room: &WaitingRoom, seat: Seat, chair: &WaitingRoomSeat) -> Markup {
    html! {
        @match chair {
            WaitingRoomSeat::Free => span.quiet { (joining::free_seat(lang)) },
            WaitingRoomSeat::Person(guest) => {
                b { (named(lang, &guest.name)) }
                @if waiting_room.to_take_over.contains(&seat) { " " small { (joining::left(lang)) } }
                @else if guest.person == waiting_room.host { " " small { (joining::host(lang)) } }
            }
            WaitingRoomSeat::Bot { name, .. } => { b { (name) } " " small { (joining::bot(lang)) } }
        }
    }
}

/// `/friends`: create a table under a name that friends see, or enter the code of a friend's table.
pub fn friends_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let draws = prefs.company.friends().seats == Seats::Drawn;
    let content = html! {
        div { h1 { (start::friends(lang)) } p.quiet { (start::friends_page_about(lang)) } }
        div.two {
            section.panel aria-labelledby="make" {
                h2 id="make" { (start::make_heading(lang)) }
                p { (start::make_about(lang)) }
                p.with { (render(&friends_game(prefs))) " " a href="/new?invite=1" { (start::change(lang)) } }
                form.join id="gather" method="post" action="/gather" {
                    (token_field())
                    (name_field(prefs, "name"))
                    input type="hidden" name="seats" value=(Seats::Chosen.text());
                    label.check { input type="checkbox" name="seats" value=(Seats::Drawn.text()) checked[draws]; (start::draw_for_seats(lang)) }
                    div.row { button.btn.main.big { (start::make_table(lang)) } button.btn formaction="/new" formnovalidate name="invite" value="1" { (start::other(lang)) } }
                }
            }
            section.panel aria-labelledby="enter" {
                h2 id="enter" { (start::code_heading(lang)) }
                p { (joining::code_about(lang)) }
                (code_form(prefs, false, ""))
                p.quiet { (joining::knocking(lang)) }
            }
        }
        div.row { a.btn href="/lobby" { (nav::to_lobby(lang)) } a.btn href="/" { (nav::to_start(lang)) } }
    };
    narrow_page(prefs, start::friends_title(lang), &content)
}

/// What a table for friends will play: players, rules and points.
fn friends_game(prefs: &Prefs) -> Message {
    let choice = prefs.choice();
    let players = choice.players.unwrap_or(Players::FOUR).count();
    let rules = title(prefs.lang, choice.preset.name, choice.changes().0.len());
    start::friends_game(prefs.lang, players, &rules, choice.rules.game_points)
}

/// `/join`: a field for the spoken code. It contains what was typed before.
pub fn code_page(prefs: &Prefs, error: Option<&str>, typed: &str) -> String {
    let lang = prefs.lang;
    let content = html! {
        div { h1 { (joining::code_heading(lang)) } p.quiet { (joining::code_about(lang)) } }
        section.panel aria-label=(joining::code_form(lang)) {
            (error_line(error))
            (code_form(prefs, true, typed))
            p.quiet { (joining::knocking(lang)) }
        }
    };
    narrow_page(prefs, joining::code_title(lang), &content)
}

/// The form for a code and the guest's name, which the host sees. The button is large if the form is `alone` on its
/// page.
pub(crate) fn code_form(prefs: &Prefs, alone: bool, typed: &str) -> Markup {
    let lang = prefs.lang;
    html! {
        form.join method="post" action="/join" {
            (token_field())
            (code_field(joining::code(lang), 12, typed))
            (name_field(prefs, "code-name"))
            button.btn.main[alone].big { (joining::join(lang)) }
        }
    }
}

/// The page after a join request. It checks for the answer automatically, even without JavaScript.
pub fn join_request_page(prefs: &Prefs, table: &str) -> String {
    let lang = prefs.lang;
    let content = html! {
        section.panel {
            h1 id="answer" { (joining::knocked_heading(lang)) }
            p { (joining::knocked(lang)) }
            div.row { a.btn.main href={ "/table/" (table) } { (joining::look_now(lang)) } a.btn href="/" { (nav::to_start(lang)) } }
        }
    };
    let end = html! {
        script src=(asset_url("knock.js")) type="module" {}
    };
    refreshing(&short_page(prefs, joining::knocked_title(lang), &content, &end))
}

/// Makes the document reload every few seconds if JavaScript is off.
fn refreshing(page: &str) -> String {
    let again = html! { noscript { meta http-equiv="refresh" content=(RELOAD_SECS); } }.into_string();
    debug_assert!(page.starts_with(html! { (DOCTYPE) }.into_string().as_str()));
    page.replacen("</head>", &format!("{again}</head>"), 1)
}

/// The page for a guest the host has banned.
pub fn banned_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let content = html! {
        section.panel { h1 { (joining::turned_away_heading(lang)) } p { (joining::turned_away(lang)) } (exit_links(lang)) }
    };
    narrow_page(prefs, joining::turned_away_title(lang), &content)
}

/// The page for a guest whose join request the host has declined.
pub fn declined_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let content = html! {
        section.panel {
            h1 { (joining::not_now_heading(lang)) }
            p { (joining::not_now(lang)) }
            div.row { a.btn.main href="/join" { (joining::ask_again(lang)) } a.btn href="/" { (nav::to_start(lang)) } a.btn href="/lobby" { (nav::to_lobby(lang)) } }
        }
    };
    narrow_page(prefs, joining::not_now_title(lang), &content)
}

/// Links to other pages, for a guest who can't join.
fn exit_links(lang: Lang) -> Markup {
    html! { div.row { a.btn.main href="/" { (nav::to_start(lang)) } a.btn href="/lobby" { (nav::to_lobby(lang)) } } }
}

/// The page that a guest without access sees at a private table's address. It knows nothing about the table, so it
/// can't reveal anything.
pub fn private_table_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let content = html! {
        section.panel {
            h1 { (join_request::heading(lang)) }
            p { (join_request::ask(lang)) }
            p { (join_request::other_device(lang)) }
            div.row { a.btn.main href="/join" { (join_request::have_code(lang)) } a.btn href="/device" { (join_request::code_of_device(lang)) } a.btn href="/" { (nav::to_start(lang)) } a.btn href="/lobby" { (nav::to_lobby(lang)) } }
        }
    };
    narrow_page(prefs, join_request::title(lang), &content)
}
