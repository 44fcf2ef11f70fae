//! The page of a review in words: what was luck and what own choices lost, the curve for a screen reader, and a player's habits.

use std::cmp::Ordering;

use canasta_analysis::review::{Cause, Habit, Parts, SeatReview, Tag, Trend};

use crate::hint::{share as chance, whole};
use crate::messages::{hint, review, review_page};
use crate::{Lang, Message, Name, Player};

/// So much of a result: `+310`, `−120`.
pub fn points(lang: Lang, points: i64) -> Message {
    review::signed(lang, narrow(points), points > 0)
}

/// So much of the chance to win: `+12%`.
pub fn percent(lang: Lang, percent: i64) -> Message {
    review::signed_percent(lang, narrow(percent), percent > 0)
}

/// No game has more points than an `i32`.
fn narrow(n: i64) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// What luck and own choices came to in points: `Luck gave you 310 points: the cards, and what the others did. Your own choices cost you
/// 120.`
pub fn told_in_points(lang: Lang, seat: Player<'_>, parts: &Parts) -> Message {
    let (luck, lost) = (narrow(parts.luck.abs()), narrow(parts.skill.abs()));
    Message::sentences([
        &review_page::luck_points(lang, seat, parts.luck > 0, luck),
        &review_page::play_points(lang, seat, lost),
    ])
}

/// The same in the chance to win.
pub fn told_in_percent(lang: Lang, seat: Player<'_>, parts: &Parts) -> Message {
    let (luck, lost) = (narrow(parts.luck.abs()), narrow(parts.skill.abs()));
    Message::sentences([
        &review_page::luck_chance(lang, seat, parts.luck > 0, luck),
        &review_page::play_chance(lang, seat, lost),
    ])
}

/// A share from 0 to 1 in hundredths, of which all are done only when everything is.
pub fn hundredths(share: f64) -> u64 {
    whole((share.clamp(0.0, 1.0) * 100.0).floor())
}

/// So many of a hundred: `100%`.
pub fn share(lang: Lang, hundredths: i64) -> Message {
    hint::share(lang, hundredths.unsigned_abs())
}

/// `72 of 100`
pub fn of_hundred(lang: Lang, found: &SeatReview) -> Message {
    review_page::of_hundred(lang, whole(found.accuracy.percent))
}

/// How sure the accuracy is: `100 is the best turn every time; …`
pub fn accuracy(lang: Lang, found: &SeatReview) -> Message {
    review_page::accuracy_about(lang, whole(found.accuracy.least), whole(found.accuracy.most))
}

/// The curve for a screen reader: the chance at the beginning and after each deal.
pub fn curve(lang: Lang, seat: Player<'_>, found: &SeatReview) -> Message {
    let said = |millionths: i64| chance(lang, millionths as f64 / 100_000_000.0);
    let mut now = found.before.chance;
    let after: Vec<Message> = found
        .deals
        .iter()
        .map(|deal| {
            now += deal.result.chance;
            said(now)
        })
        .collect();
    review_page::curve_spoken(lang, seat, &said(found.before.chance), &after)
}

/// Where the luck of a deal came from, as the head of a row.
pub fn cause<'a>(lang: Lang, name: impl Fn(canasta::Seat) -> Name<'a>, cause: Cause) -> Message {
    match cause {
        Cause::Dealt => review_page::cause_dealt(lang).into(),
        Cause::Draw | Cause::Replacement => review_page::cause_draw(lang).into(),
        Cause::Turn(seat) | Cause::Answer(seat) => review_page::cause_turn(lang, name(seat)),
        Cause::StandIn => review_page::cause_stand_in(lang).into(),
        Cause::End => review_page::cause_end(lang).into(),
    }
}

/// A habit in a sentence, with how often it was found; nothing for one that is not followed.
pub fn habit(lang: Lang, habit: &Habit) -> Message {
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
        let tenths = i64::try_from(whole(rate * 10.0)).unwrap_or(i64::MAX);
        lang.locale().decimal(tenths, 1)
    };
    let (now, before) = (tenths(trend.now), tenths(trend.before));
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
    fn luck_and_own_choices_are_said_in_plain_words() {
        let parts = Parts { result: 190, luck: 310, skill: -120 };
        assert_eq!(
            told_in_points(EN, Player::You, &parts),
            "Luck gave you 310 points: the cards, and what the others did. Your own choices cost you 120."
        );
        let parts = Parts { result: -62, luck: -62, skill: 0 };
        assert_eq!(
            told_in_percent(EN, Player::Other(Name("Ruth")), &parts),
            "Luck lowered Ruth’s chance to win by 62%. Ruth’s own choices lowered it by nothing that is certain."
        );
        assert_eq!([points(EN, 310), points(EN, -120), percent(EN, 0)], ["+310", "−120", "0%"]);
    }

    #[test]
    fn a_habit_is_counted_and_compared() {
        let once = Habit { tag: Tag::Feeds, times: 1, trend: None };
        assert_eq!(habit(EN, &once), "You fed the next player once.");
        let trend = |change| Some(Trend { now: 0.3, before: 1.25, change });
        let many = Habit { tag: Tag::HoardsWilds, times: 12, trend: trend(Ordering::Less) };
        assert_eq!(
            habit(EN, &many),
            "You hoarded wild cards 12 times. In your last ten games less often than before: 0.3 times a game, before 1.3."
        );
        let same = Habit { tag: Tag::BreaksPair, times: 2, trend: trend(Ordering::Equal) };
        assert_eq!(habit(EN, &same), "You broke a pair 2 times. In your last ten games about as often as before.");
    }
}
