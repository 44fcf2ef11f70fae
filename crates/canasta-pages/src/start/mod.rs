//! The start page: a table with one button, which continues a waiting game or starts a new one. New visitors answer a
//! question instead. Other choices are below the table.

pub(crate) mod level_offer;
mod my_tables;
pub(crate) mod new_table;
pub(crate) mod table_form;

use std::iter;

use canasta::{Card, Players, Suit};
use canasta_assets::asset_url;
use canasta_i18n::messages::{daily, form, nav, puzzle, settings, start};
use canasta_i18n::rules::title;
use canasta_i18n::{Lang, Message, level};
use canasta_table::journal::Hints;
use canasta_table::scene::Screen;
use maud::{Markup, html};

use my_tables::{is_in_progress, over, tables_in_progress, title_and_state};

use crate::parts::button::token_field;
use crate::parts::card::{fanned, icon, still_face};
use crate::parts::frame::{HOME, HOME_END, document};
use crate::parts::message::render;
use crate::settings::prefs::Prefs;
use crate::start::level_offer::{LevelOffer, offer};
use crate::start::table_form::Company;

const GLOBE: &str = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18";
const SLIDERS: &str = "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500v5M8 14.500v5";

/// One of the visitor's tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyTable {
    /// The table's ID.
    pub table: String,
    /// The table as the visitor sees it.
    pub screen: Screen,
    /// Time of the last event, in milliseconds since 1970.
    pub at: i64,
}

/// The start page. `tables` are the visitor's own tables, latest first. `other_level` is a different level to offer for
/// the next game.
pub fn start_page(prefs: &Prefs, tables: &[MyTable], other_level: Option<&LevelOffer>) -> String {
    let lang = prefs.lang;
    // A game in which it is the visitor's turn comes first; otherwise, the latest game does.
    let waiting =
        tables.iter().filter(|table| is_in_progress(table)).min_by_key(|table| !my_tables::is_mine(&table.screen));
    let is_new = tables.is_empty() && prefs.table.is_empty();
    let body = html! {
        link rel="stylesheet" href=(asset_url("home.css"));
        header.site {
            nav aria-label=(nav::site(lang)) {
                a href="/rules" { (nav::rules(lang)) }
                a href="/you" { (nav::your_games(lang)) }
                a href="/settings" { (icon(SLIDERS)) (nav::settings(lang)) }
                (languages(lang))
            }
        }
        main.home-table {
            section.welcome {
                (fanned(lang, fan_cards()))
                h1 { (start::title(lang)) }
                @match waiting {
                    Some(table) => (continue_link(lang, table)),
                    None if is_new => (question(lang)),
                    None => (play(prefs, other_level)),
                }
            }
            (other_choices(prefs, waiting.is_some()))
            div.small-ways {
                (code_entry(lang))
                a.learn href="/pad" { (nav::pad(lang)) }
                @if !is_new { (lesson(lang)) }
            }
            @if !tables.is_empty() { div.own-tables { (tables_in_progress(lang, tables)) (over(lang, tables)) } }
            p.promise id=(HOME_END) { (start::promise(lang)) }
        }
    };
    document(prefs, start::title(lang), HOME, &body)
}

/// The list of languages, which works without JavaScript.
fn languages(lang: Lang) -> Markup {
    html! {
        details.languages {
            summary { (icon(GLOBE)) span.sr { (settings::language(lang)) " " } span.name lang=(lang.tag()) { (lang.name()) } }
            form method="post" action="/settings" {
                input type="hidden" name="then" value="/";
                @for &other in Lang::ALL {
                    button name="lang" value=(other.tag()) lang=(other.tag()) aria-current=[(other == lang).then_some("true")] { (other.name()) }
                }
            }
        }
    }
}

fn fan_cards() -> impl Iterator<Item = Card> {
    let ranks = [2, 14, 13, 12, 11, 3].into_iter();
    let suits = [Suit::Spades, Suit::Spades, Suit::Clubs, Suit::Hearts, Suit::Diamonds, Suit::Hearts];
    iter::once(Card::RED_JOKER).chain(ranks.zip(suits).filter_map(|(rank, suit)| Card::suited(rank, suit)))
}

/// The link back to the waiting game.
fn continue_link(lang: Lang, table: &MyTable) -> Markup {
    let (title, state) = title_and_state(lang, &table.screen);
    html! {
        a.btn.main.huge id="continue" href={ "/table/" (table.table) } aria-describedby="continue-about" { (start::resume(lang)) }
        p.with id="continue-about" { (render(&title)) " " (render(&state)) @if my_tables::is_mine(&table.screen) { " " b { (start::your_turn(lang)) } } }
    }
}

/// A description of the next game: players, rules and levels. The short form leaves out the players.
fn next_game(prefs: &Prefs, short: bool) -> Message {
    let lang = prefs.lang;
    let choice = prefs.choice();
    let players = choice.players.unwrap_or(Players::FOUR);
    let rules = title(lang, choice.preset.name, choice.changes().0.len());
    let levels = level::levels(lang, &prefs.company.bots(players));
    let game = if short {
        start::game_short(lang, &rules, &levels)
    } else {
        start::game(lang, &who_plays(lang, players.under(&choice.rules)), &rules, &levels)
    };
    if !prefs.company.take_back() {
        return game;
    }
    Message::sentences([&game, &form::taking_back(lang).into()])
}

/// The person and the bots at a table with these players: `You and a bot partner against two bots.`
pub(crate) fn who_plays(lang: Lang, players: Players) -> Message {
    if players.are_three_against_two() {
        form::who_three_against_two(lang).into()
    } else {
        form::who(lang, players.count())
    }
}

fn play(prefs: &Prefs, other_level: Option<&LevelOffer>) -> Markup {
    let lang = prefs.lang;
    html! {
        form id="play" method="post" action="/play" { (token_field()) button.btn.main.huge aria-describedby="play-about" { (start::play(lang)) } }
        p.with { span id="play-about" { (render(&next_game(prefs, false))) } " " a href="/new" { (start::change(lang)) } }
        @if let Some(other) = other_level { (offer(prefs, other)) }
    }
}

/// The question for new visitors. Each answer leads straight to a table.
fn question(lang: Lang) -> Markup {
    let against = |bot: &str| [("bots", bot.to_owned()), ("hints", Hints::Practice.text().to_owned())];
    let usual = Company::default();
    html! {
        div.question id="play" role="group" aria-labelledby="question" {
            h2 id="question" { (start::question(lang)) }
            div.answers {
                (answer("never", "/learn", &[], start::never(lang), start::never_about(lang)))
                (answer("long-ago", "/play", &against("beginner"), start::long_ago(lang), start::long_ago_about(lang)))
                (answer("often", "/play", &against(usual.all()), start::often(lang), start::often_about(lang)))
            }
        }
    }
}

fn answer(id: &str, action: &str, fields: &[(&str, String)], label: &str, about: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            (token_field())
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button.btn.main id=(id) { b { (label) } " " small { (about) } }
        }
    }
}

/// The other choices, each with a picture of two cards.
fn other_choices(prefs: &Prefs, waiting: bool) -> Markup {
    let lang = prefs.lang;
    let card = |rank, suit| Card::suited(rank, suit);
    html! {
        nav.more-ways aria-label=(start::ways(lang)) {
            @if waiting {
                div.way.new-game {
                    form id="play" method="post" action="/play" {
                        (token_field())
                        button.way-on aria-describedby="play-about" { (pictures(lang, [card(13, Suit::Hearts), card(9, Suit::Spades)])) b { (start::play_new(lang)) } }
                    }
                    p { small id="play-about" { (render(&next_game(prefs, true))) } " " a href="/new" { (start::change(lang)) } }
                }
            }
            a.way href="/friends" { (pictures(lang, [card(12, Suit::Diamonds), card(11, Suit::Clubs)])) (choice_text(start::friends(lang), start::friends_about(lang))) }
            a.way href="/puzzles" { (pictures(lang, [card(14, Suit::Clubs), card(10, Suit::Diamonds)])) (choice_text(puzzle::heading(lang), start::puzzles_about(lang))) }
            a.way href="/daily" { (pictures(lang, [card(14, Suit::Hearts), card(10, Suit::Clubs)])) (choice_text(daily::way(lang), daily::way_about(lang))) }
            a.way href="/lobby" { (pictures(lang, [Some(Card::BLACK_JOKER), card(4, Suit::Spades)])) (choice_text(start::lobby(lang), start::lobby_about(lang))) }
        }
    }
}

/// A field for a friend's code. The next page asks for the name.
fn code_entry(lang: Lang) -> Markup {
    html! {
        form.code-entry method="get" action="/join" {
            label for="code" { (start::code(lang)) }
            input.field.letters id="code" name="code" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" required;
            button.btn id="enter-code" { (start::code_enter(lang)) }
        }
    }
}

/// A button for the lesson. New visitors have a larger one.
fn lesson(lang: Lang) -> Markup {
    html! {
        form method="post" action="/learn" { (token_field()) button.learn id="learn" { (start::learn(lang)) } }
    }
}

fn choice_text(name: &str, about: &str) -> Markup {
    html! { span { b { (name) } " " small { (about) } } }
}

fn pictures(lang: Lang, cards: [Option<Card>; 2]) -> Markup {
    html! { span.pics aria-hidden="true" { @for card in cards.into_iter().flatten() { (still_face(lang, card)) } } }
}
