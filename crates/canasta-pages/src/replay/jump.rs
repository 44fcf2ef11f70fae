//! Jumps: to each deal, and in it to its highlights.

use canasta_i18n::Message;
use canasta_i18n::messages::replay;
use canasta_i18n::replay::highlight;
use maud::{Markup, html};

use super::{Replaying, link};
use crate::said::said;

/// The panel. The links name their moment, so that the script can go there.
pub(super) fn jump(page: &Replaying<'_>) -> Markup {
    let (game, lang) = (page.replay, page.lang);
    let here = game.moments().get(page.at).map_or(1, |moment| moment.deal);
    let deals = game.record().deals.len();
    html! {
        section.panel.jump aria-labelledby="jump" {
            h2 id="jump" { (replay::jump(lang)) }
            @for deal in 1..=deals {
                @let start = game.start_of(deal).unwrap_or(0);
                details data-deal=(deal) open[deal == here] {
                    summary { (said(&replay::deal(lang, deal))) }
                    ol {
                        li { (to(page, start, &replay::dealt(lang).into())) }
                        @for (at, what) in game.highlights() {
                            @if game.moments().get(*at).is_some_and(|moment| moment.deal == deal) { li { (to(page, *at, &highlight(lang, game.record(), what))) } }
                        }
                    }
                }
            }
        }
    }
}

fn to(page: &Replaying<'_>, at: usize, what: &Message) -> Markup {
    html! { a href=(link(page.path, at, page.seat)) data-at=(at) aria-current=[(at == page.at).then_some("true")] { (said(what)) } }
}
