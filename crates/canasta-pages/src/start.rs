//! The start page: play, go on with a game, play with friends, settings, rules.

mod mine;

use canasta::{Card, Players, Suit};
use canasta_table::scene::Screen;
use canasta_words::messages::{form, nav, settings as own, start};
use canasta_words::rules::title;
use canasta_words::{Lang, level};
use maud::{Markup, html};
use mine::{going_on, over};

use crate::face::face;
use crate::frame::page;
use crate::joining::code_form;
use crate::name::NAME_LENGTH;
use crate::prefs::Prefs;
use crate::said::said;
use crate::settings::settings;
use canasta_assets::at;

/// One of the visitor's tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyTable {
    /// Its id, as in its address.
    pub table: String,
    /// What the visitor sees of it.
    pub screen: Screen,
    /// When something happened there last, in milliseconds since 1970.
    pub at: i64,
}

/// The start page; `tables` are the visitor's own, the latest first.
pub fn start_page(prefs: &Prefs, tables: &[MyTable]) -> String {
    let lang = prefs.lang;
    let content = html! {
        (hero(prefs))
        (going_on(lang, tables))
        div.two { (friends(prefs)) (rules_panel(lang)) }
        (over(lang, tables))
        section.panel aria-labelledby="settings" {
            h2 id="settings" { (start::settings(lang)) }
            (settings(prefs, "/"))
            p.quiet.row { a href="/you" { (start::your_games(lang)) } a href="/devices" { (nav::your_devices(lang)) } a href="/replay" { (start::replay_file(lang)) } a href="/forget" { (start::forget(lang)) } }
        }
    };
    let end = html! {
        script src=(at("settings.js")) type="module" {}
    };
    page(prefs, start::title(lang), "wrap", &content, &end)
}

fn hero(prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    let choice = prefs.choice();
    let players = choice.players.unwrap_or(Players::FOUR);
    let rules = title(lang, choice.preset.name, choice.changes().0.len());
    let levels = level::levels(lang, &prefs.company.bots(players));
    let game = start::game(lang, &form::who(lang, players.count()), &rules, &levels);
    html! {
        section.hero {
            div.hero-text {
                h1 { (start::title(lang)) }
                p { (start::about(lang)) }
                form.row id="play" method="post" action="/play" {
                    label.who-plays { (own::your_name(lang)) input.field name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder=(own::guest(lang)); }
                    button.btn.main.big { (start::play(lang)) }
                    button.btn.big formaction="/learn" { (start::learn(lang)) }
                }
                p.small { (said(&game)) }
                p.small { a href="/new" { (start::other(lang)) } }
            }
            div.fanout aria-hidden="true" { @for card in shown() { (face(card, "")) } }
        }
    }
}

fn shown() -> impl Iterator<Item = Card> {
    [
        Some(Card::RED_JOKER),
        Card::suited(2, Suit::Spades),
        Card::suited(14, Suit::Hearts),
        Card::suited(13, Suit::Clubs),
        Card::suited(12, Suit::Diamonds),
        Card::suited(3, Suit::Hearts),
    ]
    .into_iter()
    .flatten()
}

/// Everything that needs other people.
fn friends(prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    html! {
        section.panel.friends aria-labelledby="friends" {
            h2 id="friends" { (start::friends(lang)) }
            p.quiet { (start::friends_about(lang)) }
            // With the name from the form above: the invitation says whose it is.
            p { button.btn.main.big form="play" formaction="/gather" { (start::make_table(lang)) } }
            (code_form(prefs, false))
            p { a href="/lobby" { (nav::to_lobby(lang)) } }
            p.quiet.under { (start::lobby_about(lang)) }
        }
    }
}

fn rules_panel(lang: Lang) -> Markup {
    html! {
        section.panel aria-labelledby="rules" {
            h2 id="rules" { (start::rules(lang)) }
            p.quiet { (start::rules_about(lang)) }
            p { a href="/rules" { (start::read_rules(lang)) } }
        }
    }
}
