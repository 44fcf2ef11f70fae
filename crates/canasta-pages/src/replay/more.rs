//! What can be done with a moment and with the game: give the link away, play on from here, take the record along.

use canasta::Seat;
use canasta_words::{replaying as words, table};
use maud::{Markup, html};

use super::{Moment, Replaying, link};

/// The link to this moment, and playing on from it.
pub(super) fn this_moment(moment: &Moment<'_>) -> Markup {
    let page = moment.page;
    let url = format!("{}{}", page.origin, link(page.path, page.at, page.seat));
    html! {
        section.panel.this-moment aria-labelledby="this-moment" {
            h2 id="this-moment" { "This moment" }
            div.halves {
                div.half {
                    label for="link" { "Link to it" }
                    input.field.whole id="link" readonly value=(url) spellcheck="false";
                    p.row.for-script hidden {
                        button.btn type="button" id="share-link" data-share=(url) data-text=(moment.told) hidden { "Share" }
                        button.btn type="button" id="copy-link" data-copy="link" { "Copy" }
                        span.quiet role="status" id="copied" {}
                    }
                    @if page.table.is_none() { p.quiet { (words::LINK_FADES) } }
                }
                div.half {
                    h3 { "Play on from here" }
                    @if let Some(why) = no_way_on(moment) { p.quiet id="play-on" { (why) } } @else { (play_on(moment)) }
                }
            }
        }
    }
}

/// Why nobody can play on from here, where that is so.
fn no_way_on(moment: &Moment<'_>) -> Option<&'static str> {
    if moment.page.replay.totals_before().iter().any(|&total| total != 0) {
        Some(words::NO_BEGINNING)
    } else {
        moment.scene.winner.is_some().then_some(words::OVER_HERE)
    }
}

fn play_on(moment: &Moment<'_>) -> Markup {
    let page = moment.page;
    let chosen = page.own.or(page.seat).or(moment.scene.view.table.public.to_act()).unwrap_or_default();
    html! {
        form.play-on id="play-on" method="post" action=(page.path) {
            input type="hidden" name="at" value=(page.at);
            fieldset.seg {
                legend { "Whose hand do you take?" }
                @for seat in page.replay.players().seats() { (radio(seat, table::name(&moment.scene, seat), seat == chosen)) }
            }
            p.quiet { (words::PLAY_ON) }
            div.row { button.btn.main { "Play on" } }
        }
    }
}

fn radio(seat: Seat, name: &str, chosen: bool) -> Markup {
    html! { label { input type="radio" name="seat" value=(seat.0) checked[chosen]; span { (name) } } }
}

/// The record and the score sheet as files; where the deals can be checked.
pub(super) fn take_along(page: &Replaying<'_>, who: &str) -> Markup {
    let base = page.path.strip_suffix("/replay").unwrap_or(page.path);
    let day = page.replay.record().date.as_deref().map(words::day);
    let promised = page.replay.record().deals.iter().any(|deal| deal.proof.is_some());
    html! {
        section.panel aria-labelledby="take-along" {
            h2 id="take-along" { "Take the game along" }
            p.quiet { @if let Some(day) = &day { "Played on " (day) ". " } "The record is a text that people and programs can read: " (who) ", every deal and every act." }
            div.row {
                a.btn href={ (base) "/record" } download { "Download the record" }
                a.btn href={ (base) "/sheet.csv" } download { "Score sheet for a spreadsheet" }
                a.btn href="/replay" { "Look at another file" }
            }
            @if promised { p { a href="/fairness" { "Were these deals fair? Check them" } } }
            p.quiet.keys-line { (words::KEYS) }
        }
    }
}
