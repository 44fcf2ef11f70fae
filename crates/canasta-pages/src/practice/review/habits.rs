//! A player's habits, found in the reviews of many games: a panel of “Your games”.

use std::cmp::Ordering;

use canasta_analysis::review::{Habit, Tag, Trend, habits};
use canasta_i18n::messages::review_page;
use canasta_i18n::{Lang, Message};
use maud::{Markup, html};

use crate::parts::message::render;
use crate::words::hint::whole;

/// The panel. `games` holds the tags of each reviewed game, newest first. The panel is empty if there are no games.
pub fn habits_panel(lang: Lang, games: &[Vec<Tag>]) -> Markup {
    let found = habits(games);
    html! {
        @if !games.is_empty() {
            section.panel.habits aria-labelledby="habits" {
                h2 id="habits" { (review_page::habits(lang)) }
                @if found.is_empty() { p { (review_page::habits_none(lang)) } } @else {
                    p { (render(&review_page::habits_about(lang, games.len()))) }
                    ul.plain { @for habit in &found { li { (render(&sentence(lang, habit))) } } }
                }
                p { a href="/rules/review" { (review_page::book(lang)) } }
            }
        }
    }
}

/// A habit and how often it occurred; empty for a tag that isn't tracked.
fn sentence(lang: Lang, habit: &Habit) -> Message {
    let times = habit.times;
    let found = match habit.tag {
        Tag::BreaksPair => review_page::habit_breaks_pair(lang, times),
        Tag::Feeds => review_page::habit_feeds(lang, times),
        Tag::HoardsWilds => review_page::habit_hoards(lang, times),
        Tag::FreezesLate => review_page::habit_freezes_late(lang, times),
        Tag::GoesOutEarly => review_page::habit_goes_out_early(lang, times),
        _ => return Message::default(),
    };
    match habit.trend {
        Some(now) => Message::sentences([&found, &trend(lang, &now)]),
        None => found,
    }
}

fn trend(lang: Lang, trend: &Trend) -> Message {
    let tenths = |rate: f64| {
        let tenths = canasta::must_fit::<i64>(whole(rate * 10.0));
        lang.locale().decimal(tenths, 1)
    };
    let now = tenths(trend.now);
    let before = tenths(trend.before);
    match trend.change {
        Ordering::Greater => review_page::trend_more(lang, &now, &before),
        Ordering::Less => review_page::trend_less(lang, &now, &before),
        Ordering::Equal => review_page::trend_same(lang).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: Lang = Lang::EN;

    #[test]
    fn counts_and_compares_habits() {
        let once = Habit { tag: Tag::Feeds, times: 1, trend: None };
        assert_eq!(sentence(EN, &once), "You fed the next player once.");
        let trend = |change| Some(Trend { now: 0.3, before: 1.25, change });
        let many = Habit { tag: Tag::HoardsWilds, times: 12, trend: trend(Ordering::Less) };
        assert_eq!(
            sentence(EN, &many),
            "You hoarded wild cards 12 times. Less often in your last ten games: 0.3 per game, down from 1.3."
        );
        let same = Habit { tag: Tag::BreaksPair, times: 2, trend: trend(Ordering::Equal) };
        assert_eq!(sentence(EN, &same), "You broke a pair 2 times. About as often in your last ten games.");
    }
}
