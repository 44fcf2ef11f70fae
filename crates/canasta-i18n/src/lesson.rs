//! The sentences of “Learn to play”: instructions for each step, comments while the others play, and an explanation of the
//! score. `canasta_table::lesson` has the script.

use canasta::DealScore;
use canasta_table::lesson::LessonHint;
use canasta_table::scene::{Lesson, Scene};

use crate::messages::lesson;
use crate::table::name_of;
use crate::{Lang, Message};

/// A message without arguments.
type PlainMessage = fn(Lang) -> &'static str;

/// The sentences of a step.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What to do and why: one or two short sentences.
    pub instruction: PlainMessage,
    /// The answer to any other action, without a capital, like refusals.
    pub reminder: PlainMessage,
    /// Shown while the others play; `None` if the turn continues.
    pub comment: Option<PlainMessage>,
}

const fn step_in_turn(instruction: PlainMessage, reminder: PlainMessage) -> Step {
    Step { instruction, reminder, comment: None }
}

const fn end_of_turn(instruction: PlainMessage, reminder: PlainMessage, comment: PlainMessage) -> Step {
    Step { instruction, reminder, comment: Some(comment) }
}

/// Every step, in order.
pub const STEPS: &[Step] = &[
    step_in_turn(lesson::say_1, lesson::first_1),
    end_of_turn(lesson::say_2, lesson::first_2, lesson::meanwhile_2),
    step_in_turn(lesson::say_3, lesson::first_3),
    step_in_turn(lesson::say_4, lesson::first_4),
    end_of_turn(lesson::say_5, lesson::first_5, lesson::meanwhile_5),
    step_in_turn(lesson::say_6, lesson::first_6),
    step_in_turn(lesson::say_7, lesson::first_7),
    end_of_turn(lesson::say_8, lesson::first_8, lesson::meanwhile_8),
    step_in_turn(lesson::say_9, lesson::first_9),
    step_in_turn(lesson::say_10, lesson::first_10),
    end_of_turn(lesson::say_11, lesson::first_11, lesson::meanwhile_11),
    step_in_turn(lesson::say_12, lesson::first_12),
];

/// Shown to the learner after a legal action that the lesson did not ask for. Without a capital, like refusals.
pub fn hint(lang: Lang, hint: LessonHint) -> &'static str {
    match hint {
        LessonHint::OneDeal => lesson::one_deal(lang),
        LessonHint::Step(step) => numbered(step).map_or("", |step| (step.reminder)(lang)),
    }
}

/// A step by its number, from 1.
fn numbered(step: usize) -> Option<&'static Step> {
    STEPS.get(step.checked_sub(1)?)
}

/// The sentences of the current step.
pub fn step(lesson: &Lesson) -> Option<&'static Step> {
    numbered(lesson.step)
}

fn comment(lang: Lang, lesson: &Lesson) -> &'static str {
    step(lesson).and_then(|step| step.comment).map_or("", |comment| comment(lang))
}

/// `Step 4 of 12.`
fn step_number(lang: Lang, lesson: &Lesson) -> Message {
    lesson::step(lang, lesson.step, lesson.of)
}

/// The text of the panel: its bold beginning, and the rest.
pub fn panel(lang: Lang, scene: &Scene, lesson: &Lesson) -> (Message, &'static str) {
    if lesson.wanted.is_empty() {
        let to_act = scene.view.table.public.to_act();
        let lead = to_act.map(|seat| lesson::to_play(lang, name_of(scene, seat)));
        return (lead.unwrap_or_default(), comment(lang, lesson));
    }
    (step_number(lang, lesson), step(lesson).map_or("", |step| (step.instruction)(lang)))
}

/// The text of the assertive live region, which changes with each step and each comment.
pub fn spoken(lang: Lang, lesson: &Lesson) -> Message {
    match step(lesson) {
        None => Message::default(),
        Some(_) if lesson.wanted.is_empty() => comment(lang, lesson).into(),
        Some(step) => Message::sentences([&step_number(lang, lesson), &(step.instruction)(lang).into()]),
    }
}

/// The name of each score entry, with a sentence that explains it.
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
