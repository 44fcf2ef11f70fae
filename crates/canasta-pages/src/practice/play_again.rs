//! The page for playing a deal of a finished game again, with choices of deal, seat and level.

use canasta::{Seat, Side};
use canasta_i18n::messages::set_deal;
use canasta_i18n::{Lang, Message, level, replay as words};
use canasta_record::replay::{DealStats, Replay};
use maud::{Markup, html};

use crate::parts::button::token_field;
use crate::parts::frame::page;
use crate::parts::message::render;
use crate::settings::prefs::Prefs;

/// A finished game whose deals can be played again.
#[derive(Clone, Copy)]
pub struct PlayAgain<'a> {
    /// The finished game.
    pub replay: &'a Replay,
    /// Path of its replay; the form is posted to `again` under this path.
    pub path: &'a str,
    /// The visitor's seat.
    pub own: Option<Seat>,
    /// The selected deal, from 1. It might not be one of those offered.
    pub deal: Option<usize>,
    /// The selected seat.
    pub seat: Option<Seat>,
    /// The levels this server offers.
    pub offered: &'a [String],
}

/// The whole document.
pub fn play_again_page(prefs: &Prefs, again: &PlayAgain<'_>) -> String {
    let lang = prefs.lang;
    let record = again.replay.record();
    let content = html! {
        div {
            h1 { (set_deal::heading(lang)) }
            p.quiet { (render(&words::sides(lang, again.replay.players(), &record.players))) @if let Some(date) = &record.date { " · " (render(&words::day(lang, date))) } }
        }
        section.panel.set-deal aria-label=(set_deal::heading(lang)) {
            p { (set_deal::about(lang)) }
            p.quiet { (set_deal::no_commitment(lang)) }
            @if again.replay.stats().is_empty() { p.told { (set_deal::none(lang)) } } @else { (form(prefs, again)) }
            p { a href=(again.path) { (set_deal::to_replay(lang)) } }
        }
    };
    page(prefs, set_deal::title(lang), "wrap play-again", &content, &html! {})
}

fn form(prefs: &Prefs, again: &PlayAgain<'_>) -> Markup {
    let lang = prefs.lang;
    html! {
        form.stackup method="post" action={ (again.path) "/again" } {
            (token_field())
            (deals(lang, again))
            (seats(lang, again))
            (levels(prefs, again))
            div.row { button.btn.main.big { (set_deal::play(lang)) } }
        }
    }
}

/// The finished deals with their results, then any unfinished ones.
fn deals(lang: Lang, again: &PlayAgain<'_>) -> Markup {
    let over = again.replay.stats().len();
    let chosen = again.deal.filter(|deal| (1..=over).contains(deal)).unwrap_or(1);
    html! {
        fieldset.choice.deals {
            legend { h2 { (set_deal::which_deal(lang)) } }
            @for (deal, stats) in (1..).zip(again.replay.stats()) {
                label {
                    input type="radio" name="deal" value=(deal) checked[deal == chosen];
                    b { (render(&set_deal::deal(lang, deal))) }
                    small.sides { @for result in side_results(lang, again.replay, stats) { span { (render(&result)) } " " } }
                }
            }
        }
        @for deal in over + 1..=again.replay.record().deals.len() { p.quiet { (render(&set_deal::not_over(lang, deal))) } }
    }
}

/// Each side's result: `Anna and Paul 1,230`.
fn side_results(lang: Lang, replay: &Replay, stats: &DealStats) -> Vec<Message> {
    let players = &replay.record().players;
    let result = |side: Side| {
        set_deal::result(lang, &words::side(lang, replay.players(), players, side), stats.scores[side.index()].total())
    };
    replay.players().all_sides().map(result).collect()
}

fn seats(lang: Lang, again: &PlayAgain<'_>) -> Markup {
    let players = &again.replay.record().players;
    let chosen = again.seat.or(again.own).unwrap_or_default();
    html! {
        fieldset.seg.seats {
            legend { h2 { (set_deal::which_seat(lang)) } }
            @for seat in again.replay.players().seats() {
                label {
                    input type="radio" name="seat" value=(seat.0) checked[seat == chosen];
                    span { bdi { (words::name(players, seat).0) } @if again.own == Some(seat) { " " small { (set_deal::your_seat(lang)) } } }
                }
            }
        }
    }
}

fn levels(prefs: &Prefs, again: &PlayAgain<'_>) -> Markup {
    let lang = prefs.lang;
    let chosen = usual_level(prefs, again);
    html! {
        fieldset.choice.levels {
            legend { h2 { (set_deal::which_level(lang)) } }
            @for bot in again.offered {
                label {
                    input type="radio" name="level" value=(bot) checked[bot == chosen];
                    b { (render(&level::name(lang, bot))) }
                    small { (level::description(lang, bot)) }
                }
            }
        }
    }
}

/// The level of all bots in the game, if the server offers it; otherwise the visitor's usual level.
fn usual_level<'a>(prefs: &'a Prefs, again: &'a PlayAgain<'_>) -> &'a str {
    let mut then = again.replay.record().players.iter().filter_map(|player| player.bot.as_deref());
    let first = then.next().filter(|first| then.all(|bot| bot == *first));
    first.filter(|first| again.offered.iter().any(|bot| bot == first)).unwrap_or_else(|| prefs.company.all())
}
