//! The lobby: tables that everybody may join or look at, with live counts.

use canasta::Players;
use canasta_journal::Clock;
use canasta_words::company as words;
use canasta_words::table::capital;
use canasta_words::{form, number};
use maud::{Markup, html};

use crate::assets::at;
use crate::frame::{document, header};
use crate::prefs::Prefs;

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id, as in its address.
    pub table: String,
    /// What it plays, in words: see `words::company::rules`.
    pub rules: String,
    /// How many seats it has.
    pub players: Players,
    /// How many persons have a seat.
    pub seated: usize,
    /// How many seats the computer plays.
    pub bots: usize,
    /// How many seats are free.
    pub free: usize,
    /// What the host is called.
    pub host_name: String,
    /// How long a person may think.
    pub clock: Option<Clock>,
    /// Whether the game has begun.
    pub playing: bool,
    /// How many look on.
    pub watchers: usize,
    /// Whether everybody may look on.
    pub may_watch: bool,
}

/// How much is going on at this server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LobbyCounts {
    /// Tables whose game has not begun, listed or not.
    pub gathering: usize,
    /// Tables that are played at, listed or not.
    pub playing: usize,
    /// Persons who have a table open.
    pub people: usize,
}

/// The page.
pub fn lobby_page(tables: &[Listed], counts: LobbyCounts, prefs: &Prefs) -> String {
    let body = html! {
        (header())
        main.wrap.lobby {
            div {
                h1 { "Lobby" }
                p.quiet { "Tables at this server that everybody may join or look at. What friends play among themselves does not stand here." }
            }
            (part(tables, counts))
            div.row { a.btn href="/new" { "Make a table" } a.btn href="/join" { "Join by a code" } }
        }
        script src=(at("idiomorph.js")) defer {}
        script src=(at("lobby.js")) type="module" {}
    };
    document(prefs, "Lobby. Canasta", "doc", &body)
}

/// The part that the page's script fetches every few seconds.
pub fn lobby_part(tables: &[Listed], counts: LobbyCounts) -> String {
    part(tables, counts).into_string()
}

fn part(tables: &[Listed], counts: LobbyCounts) -> Markup {
    let (playing, gathering): (Vec<&Listed>, Vec<&Listed>) = tables.iter().partition(|table| table.playing);
    html! {
        div.stackup id="lobby" {
            p.counts { (told(counts)) }
            section.panel aria-labelledby="open-tables" {
                h2 id="open-tables" { "With a free seat" }
                @if gathering.is_empty() { p.quiet { "No table waits for players now. Make one: it takes two clicks." } }
                ul.tables { @for table in gathering { (one(table)) } }
            }
            @if !playing.is_empty() {
                section.panel aria-labelledby="played-tables" {
                    h2 id="played-tables" { "Being played" }
                    ul.tables { @for table in playing { (one(table)) } }
                }
            }
        }
    }
}

/// `Three tables are played at, one waits for players. Nine people are here.`
fn told(counts: LobbyCounts) -> String {
    let played = match counts.playing {
        0 => "No table is played at".to_owned(),
        1 => "One table is played at".to_owned(),
        n => format!("{} tables are played at", capital(&number(n))),
    };
    let wait = match counts.gathering {
        0 => "none waits for players".to_owned(),
        1 => "one waits for players".to_owned(),
        n => format!("{} wait for players", number(n)),
    };
    let people = match counts.people {
        0 => "Nobody is here but you.".to_owned(),
        1 => "One person is here.".to_owned(),
        n => format!("{} people are here.", capital(&number(n))),
    };
    format!("{played}, {wait}. {people}")
}

fn one(table: &Listed) -> Markup {
    let seats = match table.free {
        0 => "no free seat".to_owned(),
        1 => "one free seat".to_owned(),
        n => format!("{} free seats", number(n)),
    };
    let people = match table.seated {
        1 => "one person".to_owned(),
        n => format!("{} people", number(n)),
    };
    let computer = if table.bots > 0 { format!(", {} by the computer", number(table.bots)) } else { String::new() };
    let open = !table.playing && table.free > 0;
    html! {
        li.row id={ "listed-" (table.table) } {
            p.grow {
                b { (table.host_name) "’s table" } " " span { (table.rules) ", " (form::players(table.players)) }
                br;
                span.quiet { (capital(&people)) (computer) ", " (seats) ". " (capital(&words::time_in_short(table.clock))) ". " (words::watchers(table.watchers)) }
            }
            @if open { a.btn.main href={ "/table/" (table.table) } aria-label={ "Sit down at " (table.host_name) "’s table" } { "Sit down" } }
            @else if table.may_watch { a.btn href={ "/table/" (table.table) } aria-label={ "Look on at " (table.host_name) "’s table" } { "Look on" } }
        }
    }
}
