//! Jumps: to each deal, and in it to what one wants to see again.

use canasta_words::replay::big;
use maud::{Markup, html};

use super::{Replaying, link};

/// The panel. The links name their moment, so that the script can go there.
pub(super) fn jump(page: &Replaying<'_>) -> Markup {
    let replay = page.replay;
    let here = replay.moments().get(page.at).map_or(1, |moment| moment.deal);
    let deals = replay.record().deals.len();
    html! {
        section.panel.jump aria-labelledby="jump" {
            h2 id="jump" { "Jump to" }
            @for deal in 1..=deals {
                @let start = replay.start_of(deal).unwrap_or(0);
                details data-deal=(deal) open[deal == here] {
                    summary { "Deal " (deal) }
                    ol {
                        li { (to(page, start, "The cards are dealt")) }
                        @for (at, what) in replay.highlights() {
                            @if replay.moments().get(*at).is_some_and(|moment| moment.deal == deal) { li { (to(page, *at, &big(replay.record(), what))) } }
                        }
                    }
                }
            }
        }
    }
}

fn to(page: &Replaying<'_>, at: usize, what: &str) -> Markup {
    html! { a href=(link(page.path, at, page.seat)) data-at=(at) aria-current=[(at == page.at).then_some("true")] { (what) } }
}
