//! The lobby: tables that any guest can join or watch, with live counts.

use canasta::Players;
use canasta_assets::asset_url;
use canasta_i18n::messages::lobby;
use canasta_i18n::rules::title;
use canasta_i18n::{Lang, Message, Name, time};
use canasta_table::journal::Clock;
use maud::{Markup, html};

use crate::parts::button::token_field;
use crate::parts::frame::{NARROW, fan, page};
use crate::parts::message::render;
use crate::settings::prefs::Prefs;

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// The table's ID.
    pub table: String,
    /// Name of the preset.
    pub preset: String,
    /// Number of changed rules.
    pub house_rules: usize,
    /// Number of seats.
    pub players: Players,
    /// Number of people with a seat.
    pub seated: usize,
    /// Number of bots with a seat.
    pub bots: usize,
    /// Number of free seats.
    pub free: usize,
    /// The host's name.
    pub host_name: String,
    /// Thinking time; `None` if there is no clock.
    pub clock: Option<Clock>,
    /// Whether the game has started.
    pub playing: bool,
    /// Number of spectators.
    pub spectators: usize,
    /// Whether any guest can take a free seat, or a bot's seat in a game.
    pub may_join: bool,
    /// Whether any guest may watch.
    pub may_watch: bool,
}

/// Counts of tables and people on this server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LobbyCounts {
    /// Number of tables that haven't started their game, listed or not.
    pub waiting_room: usize,
    /// Number of tables in play, listed or not.
    pub playing: usize,
    /// Number of people who have a table open.
    pub people: usize,
}

/// The lobby page.
pub fn lobby_page(tables: &[ListedTable], counts: LobbyCounts, prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let content = html! {
        (fan(lang))
        div {
            h1 { (lobby::heading(lang)) }
            p.quiet { (lobby::about(lang)) }
        }
        form.seat-me method="post" action="/lobby" {
            (token_field())
            button.btn.main.big aria-describedby="seat-me-about" { (lobby::seat_me(lang)) }
            p.quiet id="seat-me-about" { (lobby::seat_me_about(lang)) }
        }
        (list_fragment(tables, counts, lang))
        div.row { a.btn href="/new" { (lobby::new_table(lang)) } a.btn href="/join" { (lobby::join(lang)) } }
    };
    let end = html! {
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("lobby.js")) type="module" {}
    };
    page(prefs, lobby::title(lang), NARROW, &content, &end)
}

/// The part that the page's script fetches every few seconds.
pub fn lobby_part(tables: &[ListedTable], counts: LobbyCounts, lang: Lang) -> String {
    list_fragment(tables, counts, lang).into_string()
}

fn list_fragment(tables: &[ListedTable], counts: LobbyCounts, lang: Lang) -> Markup {
    let (playing, waiting_room): (Vec<&ListedTable>, Vec<&ListedTable>) =
        tables.iter().partition(|table| table.playing);
    html! {
        div.stackup id="lobby" {
            p.counts { (lobby::tables(lang, counts.playing, counts.waiting_room)) " " (lobby::people(lang, counts.people)) }
            section.panel aria-labelledby="open-tables" {
                h2 id="open-tables" { (lobby::waiting(lang)) }
                @if waiting_room.is_empty() { p.quiet { (lobby::none_waiting(lang)) } }
                ul.tables { @for table in waiting_room { (table_card(table, lang)) } }
            }
            @if !playing.is_empty() {
                section.panel aria-labelledby="played-tables" {
                    h2 id="played-tables" { (lobby::in_play(lang)) }
                    ul.tables { @for table in playing { (table_card(table, lang)) } }
                }
            }
        }
    }
}

fn table_card(table: &ListedTable, lang: Lang) -> Markup {
    let host = Name(&table.host_name);
    let href = format!("/table/{}", table.table);
    let open = table.may_join && (table.playing || table.free > 0);
    html! {
        li.row id={ "listed-" (table.table) } {
            p.grow {
                b { (render(&lobby::table_of(lang, host))) } " "
                span { (render(&lobby::game(lang, &title(lang, &table.preset, table.house_rules), table.players.count()))) }
                br;
                span.quiet { (render(&about(table, lang))) }
            }
            @if table.playing && open {
                form method="post" action="/lobby" {
                    (token_field())
                    input type="hidden" name="table" value=(table.table);
                    button.btn.main aria-label=(lobby::sit_down_at(lang, host)) { (lobby::sit_down(lang)) }
                }
            } @else if open {
                a.btn.main href=(href) aria-label=(lobby::sit_down_at(lang, host)) { (lobby::sit_down(lang)) }
            }
            @if table.may_watch && (table.playing || !open) {
                a.btn href=(href) aria-label=(lobby::watch_at(lang, host)) { (lobby::watch(lang)) }
            }
        }
    }
}

/// A table's seats, thinking time and spectators.
fn about(table: &ListedTable, lang: Lang) -> Message {
    let seats = lobby::seats(lang, table.seated, table.bots, table.free, table.playing && table.may_join);
    let clock = match table.clock {
        Some(clock) => lobby::clock(lang, &time::span(lang, clock.base)),
        None => lobby::no_clock(lang).into(),
    };
    let spectators = (table.spectators > 0).then(|| lobby::spectators(lang, table.spectators));
    Message::sentences([&seats, &clock].into_iter().chain(&spectators))
}
