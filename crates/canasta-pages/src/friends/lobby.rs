//! The lobby: tables that every guest may join or watch, with live counts.

use canasta::Players;
use canasta_assets::asset_url;
use canasta_i18n::messages::lobby;
use canasta_i18n::rules::title;
use canasta_i18n::{Lang, Message, Name, time};
use canasta_table::journal::Clock;
use maud::{Markup, html};

use crate::parts::frame::{NARROW, fan, page};
use crate::parts::message::said;
use crate::settings::prefs::Prefs;

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id, as in its address.
    pub table: String,
    /// The preset that it plays.
    pub preset: String,
    /// How many rules of it the house changes.
    pub house_rules: usize,
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
    /// How many spectators there are.
    pub spectators: usize,
    /// Whether every guest may watch.
    pub may_watch: bool,
}

/// How much is going on at this server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LobbyCounts {
    /// Tables whose game has not begun, listed or not.
    pub waiting_room: usize,
    /// Tables that are played at, listed or not.
    pub playing: usize,
    /// Persons who have a table open.
    pub people: usize,
}

/// The lobby's page.
pub fn lobby_page(tables: &[Listed], counts: LobbyCounts, prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let content = html! {
        (fan())
        div {
            h1 { (lobby::heading(lang)) }
            p.quiet { (lobby::about(lang)) }
        }
        (part(tables, counts, lang))
        div.row { a.btn.main[tables.is_empty()] href="/new" { (lobby::new_table(lang)) } a.btn href="/join" { (lobby::join(lang)) } }
    };
    let end = html! {
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("lobby.js")) type="module" {}
    };
    page(prefs, lobby::title(lang), NARROW, &content, &end)
}

/// The part that the page's script fetches every few seconds.
pub fn lobby_part(tables: &[Listed], counts: LobbyCounts, lang: Lang) -> String {
    part(tables, counts, lang).into_string()
}

fn part(tables: &[Listed], counts: LobbyCounts, lang: Lang) -> Markup {
    let (playing, waiting_room): (Vec<&Listed>, Vec<&Listed>) = tables.iter().partition(|table| table.playing);
    html! {
        div.stackup id="lobby" {
            p.counts { (lobby::tables(lang, counts.playing, counts.waiting_room)) " " (lobby::people(lang, counts.people)) }
            section.panel aria-labelledby="open-tables" {
                h2 id="open-tables" { (lobby::waiting(lang)) }
                @if waiting_room.is_empty() { p.quiet { (lobby::none_waiting(lang)) } }
                ul.tables { @for table in waiting_room { (one(table, lang)) } }
            }
            @if !playing.is_empty() {
                section.panel aria-labelledby="played-tables" {
                    h2 id="played-tables" { (lobby::in_play(lang)) }
                    ul.tables { @for table in playing { (one(table, lang)) } }
                }
            }
        }
    }
}

fn one(table: &Listed, lang: Lang) -> Markup {
    let host = Name(&table.host_name);
    let href = format!("/table/{}", table.table);
    let open = !table.playing && table.free > 0;
    html! {
        li.row id={ "listed-" (table.table) } {
            p.grow {
                b { (said(&lobby::table_of(lang, host))) } " "
                span { (said(&lobby::game(lang, &title(lang, &table.preset, table.house_rules), table.players.count()))) }
                br;
                span.quiet { (said(&about(table, lang))) }
            }
            @if open {
                a.btn.main href=(href) aria-label=(lobby::sit_down_at(lang, host)) { (lobby::sit_down(lang)) }
            } @else if table.may_watch {
                a.btn href=(href) aria-label=(lobby::watch_at(lang, host)) { (lobby::watch(lang)) }
            }
        }
    }
}

/// The seats, how long a turn may take, and the spectators.
fn about(table: &Listed, lang: Lang) -> Message {
    let seats = lobby::seats(lang, table.seated, table.bots, table.free);
    let clock = match table.clock {
        Some(clock) => lobby::clock(lang, &time::span(lang, clock.base)),
        None => lobby::no_clock(lang).into(),
    };
    let spectators = (table.spectators > 0).then(|| lobby::spectators(lang, table.spectators));
    Message::sentences([&seats, &clock].into_iter().chain(&spectators))
}
