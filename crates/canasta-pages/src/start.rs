//! The start page: play, go on, play with friends, settings, rules.

mod mine;

use canasta::{Card, Players, Suit};
use canasta_table::scene::Showing;
use canasta_words::rules::preset_title;
use canasta_words::{form, level};
use maud::{Markup, html};
use mine::{going_on, over};

use crate::assets::at;
use crate::face::face;
use crate::frame::{document, header};
use crate::joining::code_form;
use crate::name::NAME_LENGTH;
use crate::prefs::Prefs;
use crate::settings::settings;

/// One of the visitor's tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyTable {
    /// Its id, as in its address.
    pub table: String,
    /// What the visitor sees of it.
    pub showing: Showing,
    /// When something happened there last, in milliseconds since 1970.
    pub at: i64,
}

/// The start page; `tables` are the visitor's own, the latest first.
pub fn start_page(prefs: &Prefs, tables: &[MyTable]) -> String {
    let body = html! {
        (header())
        main.wrap {
            (hero(prefs))
            (going_on(tables))
            div.two { (friends(prefs)) (rules_panel()) }
            (over(tables))
            section.panel aria-labelledby="settings" {
                h2 id="settings" { "Settings" }
                (settings(prefs, "/"))
                p.quiet.row { a href="/you" { "Your games" } a href="/devices" { "Your devices" } a href="/replay" { "A game from a file" } a href="/forget" { "Forget me" } }
            }
        }
        script src=(at("settings.js")) type="module" {}
    };
    document(prefs, "Canasta", "doc", &body)
}

fn hero(prefs: &Prefs) -> Markup {
    let choice = prefs.choice();
    let players = choice.players.unwrap_or(Players::FOUR);
    let rules = form::rules(preset_title(choice.preset.name), choice.changes().0.len());
    html! {
        section.hero {
            div.hero-text {
                h1 { "Canasta" }
                p { "For two to six players, with large clear cards. No account, no advertisements, no chips." }
                form.row id="play" method="post" action="/play" {
                    label.who-plays { "Your name" input.field name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder="Guest"; }
                    button.btn.main.big { "Play now" }
                    button.btn.big formaction="/learn" { "Learn by playing" }
                }
                p.small { (form::who(players)) " Rules: " (rules) ". " (level::together(&prefs.company.bots(players))) }
                p.small { a href="/new" { "Other rules and players" } }
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
    html! {
        section.panel.friends aria-labelledby="friends" {
            h2 id="friends" { "Play with friends" }
            p.quiet { "Make a table and send its link. Your friends need nothing but a browser." }
            // With the name from the form above: who comes by the link reads who invites.
            p { button.btn.main.big form="play" formaction="/gather" { "Make a table" } }
            (code_form(prefs, false))
            p { a href="/lobby" { "To the lobby" } }
            p.quiet.under { "Tables that anybody may join or look at." }
        }
    }
}

fn rules_panel() -> Markup {
    html! {
        section.panel aria-labelledby="rules" {
            h2 id="rules" { "Rules" }
            p.quiet { "Five rule sets for two to six players, and every rule of them can be changed at your table." }
            p { a href="/rules" { "Read the rules" } }
        }
    }
}
