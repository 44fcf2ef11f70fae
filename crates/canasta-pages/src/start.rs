//! The start page: play, go on, settings, rules.

use canasta::{Card, Players, Suit};
use canasta_record::scene::Scene;
use canasta_record::words::rules::preset_title;
use canasta_record::words::{form, level, points, table as words};
use maud::{Markup, html};

use crate::bar::sides;
use crate::face::face;
use crate::frame::{document, header};
use crate::prefs::{NAME_LENGTH, Prefs};
use crate::settings::settings;

/// The start page; `continuing` is the player's running table, if there is one.
pub fn start_page(prefs: &Prefs, continuing: Option<&Scene>) -> String {
    let body = html! {
        (header())
        main.wrap {
            (hero(prefs))
            div.two {
                @if let Some(scene) = continuing { (go_on(scene)) }
                (rules_panel())
            }
            section.panel aria-labelledby="settings" { h2 id="settings" { "Settings" } (settings(prefs, "/")) }
        }
        script src="/settings.js" type="module" {}
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
                form.row method="post" action="/play" {
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

fn go_on(scene: &Scene) -> Markup {
    let public = &scene.view.table.public;
    let partner = words::partner(scene).map(|seat| words::name(scene, seat));
    let others: Vec<String> = sides(scene).into_iter().skip(1).map(|side| words::names_of(scene, side)).collect();
    let state = match (scene.winner, public.to_act()) {
        (Some(_), _) => "The game is over.".to_owned(),
        (None, None) => "The deal is over.".to_owned(),
        (None, seat) if seat == scene.view.seat => "Your turn.".to_owned(),
        (None, Some(seat)) => format!("{} to play.", words::name(scene, seat)),
    };
    html! {
        section.panel aria-labelledby="go-on" {
            h2 id="go-on" { "Continue" }
            div.row {
                p.grow {
                    b { @if let Some(partner) = partner { "With " (partner) ", against " } @else { "Against " } (others.join(", ")) "." }
                    br;
                    span.quiet.num {
                        "Deal " (scene.deal) ". "
                        @for (place, side) in sides(scene).into_iter().enumerate() {
                            @if place > 0 { ", " }
                            (words::side_name(scene, side)) " " (points(scene.totals[side.index()]))
                        }
                        ". " (state)
                    }
                }
                a.btn href={ "/table/" (scene.table) } { "Continue" }
            }
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
