//! The review of a finished game in words: luck, turning points, marked turns and better plays. The numbers come from
//! [`canasta_analysis::review`].

use canasta_analysis::review::{Amount, Cause, Choice, DealReview, Mark, SeatReview, Step, Tag};
use canasta_bots::RatedTurn;
use canasta_i18n::messages::review;
use canasta_i18n::replay::name;
use canasta_i18n::{Lang, Message};
use canasta_record::replay::Replay;
use canasta_table::scene::Scene;

use super::hint::{reason, rounded, share, what, whole};

/// The game's result, with a sentence each on points, chance, accuracy, and the number of marked turns.
pub fn summary(lang: Lang, found: &SeatReview) -> Vec<Message> {
    let Parts { result, luck, skill } = Parts::of_points(lang, found.result, found.skill);
    let points = review::points(lang, &result, &luck, &skill);
    let before = share(lang, found.before.in_percent() / 100.0);
    let won = found.before.chance + found.result.chance > 0;
    let Parts { luck, skill, .. } = Parts::of_chance(lang, found.result, found.skill);
    let chance = review::chance(lang, &before, won, &luck, &skill);
    if found.accuracy.choices == 0 {
        return vec![points, chance, review::nothing_chosen(lang).into()];
    }
    let [accuracy, least, most] = [found.accuracy.percent, found.accuracy.least, found.accuracy.most].map(whole);
    vec![points, chance, review::accuracy(lang, accuracy, least, most), counts(lang, found)]
}

/// `52 choices: two mistakes and one inaccuracy.`
pub(crate) fn counts(lang: Lang, found: &SeatReview) -> Message {
    let count = |wanted: Mark| found.marks().filter(|(_, choice)| choice.mark == Some(wanted)).count();
    let counts = [Mark::Blunder, Mark::Mistake, Mark::Inaccuracy].map(|mark| (mark, count(mark)));
    let mark_count = |(mark, n): (Mark, usize)| match mark {
        Mark::Blunder => review::blunders(lang, n),
        Mark::Mistake => review::mistakes(lang, n),
        Mark::Inaccuracy => review::inaccuracies(lang, n),
    };
    let marks: Vec<Message> = counts.into_iter().filter(|(_, n)| *n > 0).map(mark_count).collect();
    review::counts(lang, &marks, found.accuracy.choices)
}

/// The result of a deal (counted from 1): `Deal 2: +340 points. Luck +400, own choices −60.`
pub fn deal(lang: Lang, number: usize, deal: &DealReview) -> Message {
    let Parts { result, luck, skill } = Parts::of_points(lang, deal.result, deal.skill);
    review::deal(lang, number, &result, &luck, &skill)
}

/// A result and its parts, rounded so that they add up.
struct Parts {
    result: Message,
    luck: Message,
    skill: Message,
}

impl Parts {
    fn of_points(lang: Lang, result: Amount, skill: Amount) -> Self {
        Self::of(result.in_points(), skill.in_points(), |n| review::signed(lang, n, n > 0))
    }

    fn of_chance(lang: Lang, result: Amount, skill: Amount) -> Self {
        Self::of(result.in_percent(), skill.in_percent(), |n| review::signed_percent(lang, n, n > 0))
    }

    fn of(result: f64, skill: f64, signed: impl Fn(i32) -> Message) -> Self {
        let [result, skill] = [result, skill].map(nearest);
        Self { result: signed(result), luck: signed(result - skill), skill: signed(skill) }
    }
}

/// The nearest integer. No game has more points than fit in an `i32`.
fn nearest(n: f64) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a cast of a float saturates")]
    let whole = n.round() as i32;
    whole
}

/// A turning point in a deal (counted from 1): `Deal 3, the turn of Ruth: chance to win down by 12%.`
pub fn turning_point(lang: Lang, replay: &Replay, deal: usize, step: &Step) -> Message {
    let players = &replay.record().players;
    let cause = match step {
        Step::Choice(_) => review::cause_choice(lang).into(),
        Step::Luck(luck) => match luck.cause {
            Cause::Dealt => review::cause_dealt(lang).into(),
            Cause::Draw => review::cause_draw(lang).into(),
            Cause::Replacement => review::cause_replacement(lang).into(),
            Cause::Turn(seat) => review::cause_turn(lang, name(players, seat)),
            Cause::Answer(seat) => review::cause_answer(lang, name(players, seat)),
            Cause::Substitute => review::cause_substitute(lang).into(),
            Cause::End => review::cause_end(lang).into(),
        },
    };
    let percent = step.amount().in_percent();
    review::turned(lang, deal, &cause, whole(percent), percent > 0.0)
}

/// A marked turn in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkedTurn {
    /// Its place in the game, its grade and its loss: `Deal 2, turn 14: a mistake, about 95 points.`
    pub mark: Message,
    /// `Played: Discard an eight.`
    pub played: Message,
    /// `Better: Discard a four.`
    pub better: Message,
    /// Why the better play is better, in terms of cards; empty if there is no reason.
    pub why: Message,
    /// The habits it is an example of; empty if there are none.
    pub tags: Message,
}

/// A marked choice in a deal (counted from 1). `scene` is what the player saw before it. `None` if the choice isn't
/// marked.
pub fn marked_turn(lang: Lang, scene: &Scene, deal: usize, choice: &Choice) -> Option<MarkedTurn> {
    let grade = match choice.mark? {
        Mark::Inaccuracy => review::MarkGrade::Inaccuracy,
        Mark::Mistake => review::MarkGrade::Mistake,
        Mark::Blunder => review::MarkGrade::Blunder,
    };
    let turns: [RatedTurn; 2] = [choice.better.clone(), choice.played.clone()];
    let tags: Vec<Message> = choice.tags.iter().map(|tag| self::tag(lang, *tag).into()).collect();
    Some(MarkedTurn {
        mark: review::mark(lang, grade, deal, choice.turn, &lost(lang, choice)),
        played: review::played(lang, &what(lang, scene, &choice.played.actions)),
        better: review::better(lang, &what(lang, scene, &choice.better.actions)),
        why: reason(lang, scene, &turns),
        tags: if tags.is_empty() { Message::default() } else { review::tags(lang, &tags) },
    })
}

/// The cost of a choice: in chance to win if the mark is for that, otherwise in points.
fn lost(lang: Lang, choice: &Choice) -> Message {
    if choice.marked_by_chance() {
        let percent = lang.locale().decimal(nearest(choice.lost.chance * 1000.0).into(), 1);
        review::lost_chance(lang, &percent)
    } else {
        review::lost_points(lang, rounded(choice.lost.points))
    }
}

/// A habit as part of a sentence.
fn tag(lang: Lang, tag: Tag) -> &'static str {
    match tag {
        Tag::BreaksPair => review::tag_breaks_pair(lang),
        Tag::Feeds => review::tag_feeds(lang),
        Tag::DiscardsMeldable => review::tag_discards_meldable(lang),
        Tag::DiscardsWild => review::tag_discards_wild(lang),
        Tag::FreezesLate => review::tag_freezes_late(lang),
        Tag::SpendsWilds => review::tag_spends_wilds(lang),
        Tag::HoardsWilds => review::tag_hoards_wilds(lang),
        Tag::LeavesPile => review::tag_leaves_pile(lang),
        Tag::TakesPile => review::tag_takes_pile(lang),
        Tag::MeldsEarly => review::tag_lays_early(lang),
        Tag::MeldsLate => review::tag_lays_late(lang),
        Tag::GoesOutEarly => review::tag_goes_out_early(lang),
        Tag::GoesOutLate => review::tag_goes_out_late(lang),
    }
}
