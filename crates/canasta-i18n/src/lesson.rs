//! The sentences of “Learn by playing”: what each step of the first deal asks and why, what is said while the others
//! play, and what the score means afterwards. The script itself, act by act, is the table's.

use canasta::DealScore;
use canasta_table::lesson::LessonHint;
use canasta_table::scene::{Lesson, Scene};

use crate::messages::lesson;
use crate::table::name_of;
use crate::{Lang, Message};

/// A message without arguments.
type Sentence = fn(Lang) -> &'static str;

/// One step of the learner's, in words.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What to do and why: one or two short sentences.
    pub say: Sentence,
    /// The answer to another act: what to do first. Read after “Not yet:”; no capital.
    pub first: Sentence,
    /// Said while the others play after it; nothing where the turn goes on.
    pub meanwhile: Option<Sentence>,
}

const fn within(say: Sentence, first: Sentence) -> Step {
    Step { say, first, meanwhile: None }
}

const fn ends_turn(say: Sentence, first: Sentence, meanwhile: Sentence) -> Step {
    Step { say, first, meanwhile: Some(meanwhile) }
}

/// Every step, in order.
pub const STEPS: &[Step] = &[
    within(lesson::say_1, lesson::first_1),
    ends_turn(lesson::say_2, lesson::first_2, lesson::meanwhile_2),
    within(lesson::say_3, lesson::first_3),
    within(lesson::say_4, lesson::first_4),
    ends_turn(lesson::say_5, lesson::first_5, lesson::meanwhile_5),
    within(lesson::say_6, lesson::first_6),
    within(lesson::say_7, lesson::first_7),
    ends_turn(lesson::say_8, lesson::first_8, lesson::meanwhile_8),
    within(lesson::say_9, lesson::first_9),
    ends_turn(lesson::say_10, lesson::first_10, lesson::meanwhile_10),
    within(lesson::say_11, lesson::first_11),
    within(lesson::say_12, lesson::first_12),
    ends_turn(lesson::say_13, lesson::first_13, lesson::meanwhile_13),
    within(lesson::say_14, lesson::first_14),
    within(lesson::say_15, lesson::first_15),
    ends_turn(lesson::say_16, lesson::first_16, lesson::meanwhile_16),
    within(lesson::say_17, lesson::first_17),
    within(lesson::say_18, lesson::first_18),
    within(lesson::say_19, lesson::first_19),
];

/// What a learner reads in place of a legal act that the lesson does not ask for. Read after “Not yet:”; no capital.
pub fn hint(lang: Lang, hint: LessonHint) -> &'static str {
    match hint {
        LessonHint::OneDeal => lesson::one_deal(lang),
        LessonHint::Step(step) => numbered(step).map_or("", |step| (step.first)(lang)),
    }
}

/// A step by its number, from 1.
fn numbered(step: usize) -> Option<&'static Step> {
    STEPS.get(step.checked_sub(1)?)
}

/// The step at which a lesson stands.
pub fn step(lesson: &Lesson) -> Option<&'static Step> {
    numbered(lesson.step)
}

fn meanwhile(lang: Lang, lesson: &Lesson) -> &'static str {
    step(lesson).and_then(|step| step.meanwhile).map_or("", |meanwhile| meanwhile(lang))
}

/// `Step 4 of 19.`
fn place(lang: Lang, lesson: &Lesson) -> Message {
    lesson::step(lang, lesson.step, lesson.of)
}

/// What the panel says: its bold beginning, and the rest.
pub fn panel(lang: Lang, scene: &Scene, lesson: &Lesson) -> (Message, &'static str) {
    if lesson.wanted.is_empty() {
        let to_act = scene.view.table.public.to_act();
        let lead = to_act.map(|seat| lesson::to_play(lang, name_of(scene, seat)));
        return (lead.unwrap_or_default(), meanwhile(lang, lesson));
    }
    (place(lang, lesson), step(lesson).map_or("", |step| (step.say)(lang)))
}

/// What the assertive live region speaks: each step once, and what is said while the others play once.
pub fn spoken(lang: Lang, lesson: &Lesson) -> Message {
    match step(lesson) {
        None => Message::default(),
        Some(_) if lesson.wanted.is_empty() => meanwhile(lang, lesson).into(),
        Some(step) => Message::sentences([&place(lang, lesson), &(step.say)(lang).into()]),
    }
}

/// What each entry of the score means, the learner's side first: the name of the entry and a sentence.
pub fn score(lang: Lang, ours: &DealScore, theirs: &DealScore) -> Vec<(&'static str, Message)> {
    let red_threes = lesson::red_threes_about(lang, ours.red_threes, theirs.red_threes);
    let mut entries = vec![
        (lesson::mixed(lang), lesson::mixed_about(lang, ours.mixed_canastas)),
        (lesson::red_threes(lang), red_threes),
        (lesson::going_out(lang), lesson::going_out_about(lang, ours.going_out)),
        (lesson::melded(lang), lesson::melded_about(lang, ours.melded, theirs.melded)),
        (lesson::in_hand(lang), lesson::in_hand_about(lang, ours.in_hand, theirs.in_hand)),
    ];
    if ours.natural_canastas == 0 && theirs.natural_canastas == 0 {
        entries.insert(0, (lesson::natural(lang), lesson::natural_about(lang).into()));
    }
    entries
}
