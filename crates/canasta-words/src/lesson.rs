//! The sentences of “Learn by playing”: what each step of the first deal asks and why, what is said while the others
//! play, and what the score means afterwards. The script itself, act by act, is the table's.

use canasta::DealScore;
use canasta_table::lesson::LessonHint;
use canasta_table::scene::{Lesson, Scene};

use crate::points;
use crate::table as at_table;

/// One step of the learner's, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// What to do and why: one or two short sentences.
    pub say: &'static str,
    /// The answer to another act: what to do first. Read after “Not yet:”; no capital.
    pub nudge: &'static str,
    /// Said while the others play after it; empty where the turn goes on.
    pub meanwhile: &'static str,
}

macro_rules! steps {
    ($($say:literal $nudge:literal $meanwhile:literal;)+) => {
        &[$(Told { say: $say, nudge: $nudge, meanwhile: $meanwhile },)+]
    };
}

/// Every step, in order.
pub const STEPS: &[Told] = steps! {
    "You and Anna play against Ruth and Paul. Collect cards of the same rank, such as kings. Each turn begins with a new card: draw one."
    "first draw a card from the stock."
    "";
    "You drew a king. Each turn ends with a discard: one card goes face up on the pile. Give away the four, it is worth little."
    "choose the four, then press Discard."
    "Now the others play: first Ruth, then Anna, then Paul. Each draws a card and discards one.";
    "Three or more cards of one rank make a meld. Twos and jokers are wild: they stand for any card. Your first melds must make 50 points. Draw."
    "first draw a card from the stock."
    "";
    "You drew a red three: it goes on the table by itself, worth 100. Now lay down your three kings, 10 each, with the wild two, worth 20: 50 in all."
    "lay down the three kings together with the two."
    "";
    "Your side has opened: its first melds are down. From now on any meld will do, however small. End your turn: discard the nine."
    "end your turn with the nine."
    "A meld needs at least two cards that are not wild, and three of its cards may be wild at most.";
    "Paul discarded a queen, and you hold two. So do not draw: take the whole pile. The three queens become a meld."
    "take the pile with your two queens."
    "";
    "The rest of the pile is in your hand. With it you have three fives and three sixes: lay both melds down."
    "lay down the three fives and the three sixes."
    "";
    "Melds belong to both partners: Anna may add to yours, and you to hers. End your turn: discard a four."
    "end your turn with a four."
    "Watch Anna: she adds a king and a queen to your melds.";
    "Paul discarded a jack, and you hold only one. Since your side has opened, one jack and a wild card will do: use your joker."
    "take the pile with your jack and the joker."
    "";
    "The great aim is a canasta: a meld of seven cards. Your kings are five already, with the two among them. Now discard a four."
    "end your turn with a four."
    "The others may take the pile as well: Ruth takes your four, and opens for her side.";
    "Paul discarded a king, and you have kings on the table. So you can take the pile without a card from your hand."
    "take the pile onto your kings."
    "";
    "Your kings are six now: one more makes a canasta. The pile also brought you a third nine. Lay the three nines down."
    "lay down the three nines."
    "";
    "Black threes are for stopping others. Ruth may not take one, and it freezes the pile, as a wild card does. Discard your black three."
    "discard the black three."
    "A frozen pile is harder to take: it needs two cards from the hand, of the same rank as the top card.";
    "Paul’s queen would fit your meld. But the pile is frozen: it needs two queens from your hand, and you have none. So draw."
    "the pile is frozen for you, so draw a card."
    "";
    "Another king: the seventh card, and so a canasta. It brings 300 points; without a wild card it would bring 500. Add the king."
    "add the king to your kings."
    "";
    "Your canasta lies squared up; black shows that a wild card is in it. Now discard the four or the ten, as you like."
    "end your turn with the four or the ten."
    "A side with a canasta may go out: one of the two plays the last card of a hand, and the deal ends.";
    "You have three cards. Your side has a canasta, so if you can play all your cards, you go out and the deal ends. First draw."
    "first draw a card from the stock."
    "";
    "A third eight. Lay the eights down; then one card is left, and that will be your last discard."
    "lay down the three eights."
    "";
    "This is your last card. Discard it and you go out: the deal ends, and your side gets 100 points for it."
    "discard your last card."
    "";
};

/// The answer to a wish for another deal: a lesson has one.
pub const ONE_DEAL: &str = "the lesson is one deal. Play a whole game, or do it again.";

/// What the page's script says of the next move of the hand, with `{}` as in the table's own words.
pub const SCRIPT_WORDS: &[(&str, &str)] = &[
    ("not-yet", "Not yet:"),
    ("lesson-draw", "Press Draw."),
    ("lesson-take", "Press Take the pile."),
    ("lesson-take-again", "They lie in the strip. Press Take the pile again."),
    ("lesson-lay", "Press Lay down."),
    ("lesson-discard", "Press {}."),
    ("lesson-tap", "Tap the {}."),
    ("lesson-tap-more", "Tap the {} until {} are chosen."),
    ("lesson-tap-or", "Tap the {} or the {}."),
    ("lesson-strip", "Tap the strip above your cards."),
    ("lesson-too-many", "Too many {} are chosen. Tap them until {} are."),
    ("lesson-other", "The {} stay in your hand: tap them until none is chosen."),
    ("lesson-clear", "Something else lies in the strip. Press Clear."),
];

/// What a learner is told in place of a legal act that the lesson does not ask for. Read after “Not yet:”; no capital.
pub fn hint(hint: LessonHint) -> &'static str {
    match hint {
        LessonHint::OneDeal => ONE_DEAL,
        LessonHint::Step(step) => step.checked_sub(1).and_then(|step| STEPS.get(step)).map_or("", |told| told.nudge),
    }
}

/// The words of a step.
pub fn told(lesson: &Lesson) -> Option<&'static Told> {
    STEPS.get(lesson.step.checked_sub(1)?)
}

/// `Step 4 of 19.`
pub fn place(lesson: &Lesson) -> String {
    format!("Step {} of {}.", lesson.step, lesson.of)
}

/// What the panel says: its bold beginning, and the rest.
pub fn panel(scene: &Scene, lesson: &Lesson) -> (String, &'static str) {
    let told = told(lesson);
    if lesson.wanted.is_empty() {
        let public = &scene.view.table.public;
        let lead = public.to_act().map(|seat| format!("{} to play.", at_table::name(scene, seat)));
        return (lead.unwrap_or_default(), told.map_or("", |told| told.meanwhile));
    }
    (place(lesson), told.map_or("", |told| told.say))
}

/// What the assertive live region speaks: each step once, and what is said while the others play once.
pub fn spoken(lesson: &Lesson) -> String {
    let Some(told) = told(lesson) else { return String::new() };
    if lesson.wanted.is_empty() { told.meanwhile.to_owned() } else { format!("{} {}", place(lesson), told.say) }
}

/// Over the score at the end.
pub const ENDED: &str = "That was your first deal";

/// Under it.
pub const ENDED_MORE: &str =
    "You went out with a canasta of kings. A game goes on, deal after deal, until a side has 5,000 points.";

/// What each entry of the score means, `We` first: the name of the entry and a sentence.
pub fn score(ours: &DealScore, theirs: &DealScore) -> Vec<(&'static str, String)> {
    let p = points;
    let mut entries = vec![
        ("Mixed canastas", format!("Your seven kings have a wild card among them: {} points.", p(ours.mixed_canastas))),
        (
            "Red threes",
            format!(
                "{} points each: you got {}, and they {}. A side without a meld would lose them instead.",
                p(100),
                p(ours.red_threes),
                p(theirs.red_threes)
            ),
        ),
        ("Going out", format!("You went out: {} points for your side.", p(ours.going_out))),
        (
            "Cards melded",
            format!(
                "Every card laid down counts: joker 50, two and ace 20, king to eight 10, the others 5. You laid {} points, they {}.",
                p(ours.melded),
                p(theirs.melded)
            ),
        ),
        (
            "Cards left in hand",
            format!(
                "What is still in a hand counts against its side: {} for you, from Anna’s cards, and {} for them.",
                p(ours.in_hand),
                p(theirs.in_hand)
            ),
        ),
    ];
    if ours.natural_canastas == 0 && theirs.natural_canastas == 0 {
        let none = "A canasta without wild cards is worth 500. Nobody had one this time.".to_owned();
        entries.insert(0, ("Natural canastas", none));
    }
    entries
}
