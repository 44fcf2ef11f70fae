//! The habits that a player's reviews find over many games: a panel of “Your games”.

use canasta_analysis::review::{Tag, habits};
use canasta_i18n::messages::review_page;
use canasta_i18n::{Lang, review_page as words};
use maud::{Markup, html};

use crate::parts::message::said;

/// The panel, from the tags of reviewed games, the newest first; empty if there are none.
pub fn habits_panel(lang: Lang, games: &[Vec<Tag>]) -> Markup {
    let found = habits(games);
    html! {
        @if !games.is_empty() {
            section.panel.habits aria-labelledby="habits" {
                h2 id="habits" { (review_page::habits(lang)) }
                @if found.is_empty() { p { (review_page::habits_none(lang)) } } @else {
                    p { (said(&review_page::habits_about(lang, games.len()))) }
                    ul.plain { @for habit in &found { li { (said(&words::habit(lang, habit))) } } }
                }
                p { a href="/rules/review" { (review_page::book(lang)) } }
            }
        }
    }
}
