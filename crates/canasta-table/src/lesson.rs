//! “Learn by playing”: one deal with stacked cards and a script for every seat. The learner can only take the actions
//! in the script, and the other seats follow it. A lesson is an ordinary table with [`BOT`] in the other seats, and its
//! progress follows from the actions in its journal. The texts for each step are in `canasta-i18n`.

use canasta::deck::fresh;
use canasta::{Action, Card, CardAction, Kind, Players, RuleSet, Seat};

use crate::fold::Table;
use crate::journal::{Entry, Person, SeatedPlayer, Seats, Terms};
use crate::scene;

/// The “bot” that plays the script. A table with it in all other seats is a lesson.
pub const BOT: &str = "lesson";
/// The bot that takes over if the table no longer follows the script.
pub const FALLBACK_BOT: &str = "club";
const RULES: &str = "hoyle";
/// The learner's seat.
pub const LEARNER: Seat = Seat(0);
/// The dealer is just before the learner, so the learner plays first.
const DEALER: Seat = Seat(3);
/// The other players, clockwise from the learner's left.
const OTHERS: [&str; 3] = ["Ruth", "Anna", "Paul"];

/// Each hand, by seat, with one letter per card: its rank, `X` for a joker, `3` for a black three, `R` for a red three.
const HANDS: [&str; 4] =
    ["K K 2 Q Q J X 6 6 4 9", "9 8 T 7 6 4 4 A A J 5", "6 5 K 8 9 Q 7 T T A 4", "R 5 Q J K Q 7 T A 6 9"];
const UPCARD: &str = "5";
/// The stock in drawing order, as far as the lesson gets.
const STOCK: &str = "K A A 5 8 R 3 4 8 6 7 7 4 J J A 5 T K T 6 9 8";

/// The script, one line per turn: the seat, and its actions without suits. Each of the learner's actions is a step of
/// the lesson. `|` separates alternatives.
const SCRIPT: &[(u8, &[&str])] = &[
    (0, &["draw", "discard 4"]),
    (1, &["draw", "discard 9"]),
    (2, &["draw", "discard 6"]),
    (3, &["draw", "discard 5"]),
    (0, &["draw", "meld K K K 2", "discard 9"]),
    (1, &["draw", "discard 4"]),
    (2, &["draw", "discard 5"]),
    (3, &["draw", "discard Q"]),
    (0, &["take Q Q", "meld 5 5 5 / 6 6 6", "discard 4"]),
    (1, &["draw", "discard 8"]),
    (2, &["draw", "meld K / Q", "discard 8"]),
    (3, &["draw", "discard J"]),
    (0, &["take J X", "discard 4"]),
    (1, &["take 4 4 / A A A", "discard T"]),
    (2, &["draw", "meld J", "discard 9"]),
    (3, &["draw", "discard K"]),
    (0, &["take", "meld 9 9 9", "discard 3"]),
    (1, &["draw", "meld A", "discard 7"]),
    (2, &["draw", "meld 5", "discard 7"]),
    (3, &["draw", "meld A / 4", "discard Q"]),
    (0, &["draw", "meld K", "discard 4 | discard T"]),
    (1, &["draw", "discard 6"]),
    (2, &["draw", "meld 6", "discard T"]),
    (3, &["draw", "discard 7"]),
    (0, &["draw", "meld 8 8 8", "discard T | discard 4"]),
];

/// The first entries of a lesson's journal.
pub fn opening() -> Vec<Entry> {
    let rules = RuleSet::preset(RULES).unwrap_or_default();
    // The lesson itself gives instructions, so its hint setting doesn't matter.
    let terms = Terms { seats: Seats::Chosen, chat: false, ..Terms::of(RULES, rules, Players::FOUR) };
    let learner = Entry::Sat { seat: LEARNER, who: SeatedPlayer::Person(Person::HOST) };
    let others = (1..).map(Seat).zip(OTHERS).map(|(seat, name)| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: BOT.to_owned() };
        Entry::Sat { seat, who }
    });
    let begun = Entry::Begun { first_dealer: DEALER, draws: Vec::new() };
    let dealt = Entry::Dealt { deal: 1, deck: deck() };
    let first = [Entry::Opened(Box::new(terms)), Entry::Joined(Person::HOST), learner];
    first.into_iter().chain(others).chain([begun, dealt]).collect()
}

/// The stacked deck in dealing order. The cards that the lesson doesn't reach come last.
pub fn deck() -> Vec<Card> {
    let mut left = fresh();
    let mut deck = Vec::with_capacity(left.len());
    let mut put = |letter: &str| {
        let kind = kind_of(letter);
        if let Some(place) = left.iter().position(|card| Some(card.kind()) == kind) {
            deck.push(left.remove(place));
        }
    };
    let hands = HANDS.map(|hand| hand.split(' ').collect::<Vec<_>>());
    for place in 0..hands[0].len() {
        for hand in &hands {
            put(hand[place]);
        }
    }
    put(UPCARD);
    STOCK.split(' ').for_each(&mut put);
    deck.extend(left);
    deck
}

/// The kind with this letter.
fn kind_of(letter: &str) -> Option<Kind> {
    face(letter).parse::<Card>().ok().map(Card::kind)
}

/// Any card of the kind, in notation.
fn face(letter: &str) -> String {
    match letter {
        "X" => "XR".to_owned(),
        "R" => "3H".to_owned(),
        letter => format!("{letter}S"),
    }
}

/// Parses an action of the script.
fn action_of(text: &str) -> Option<Action> {
    let is_letter = |word: &&str| word.len() == 1 && *word != "/";
    let words: Vec<String> =
        text.split(' ').map(|word| if is_letter(&word) { face(word) } else { word.to_owned() }).collect();
    words.join(" ").parse::<CardAction>().ok()?.to_kinds().ok()
}

/// Why a legal request is refused in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonHint {
    /// The number of the step to do first, from 1.
    Step(usize),
    /// The request was for another deal, but a lesson is only one deal.
    OneDeal,
}

/// The number of the learner's steps.
pub fn steps() -> usize {
    script().last().map_or(0, |beat| beat.step)
}

/// An action of the script.
struct ScriptedAction {
    seat: Seat,
    /// The actions that the seat can choose from.
    actions: Vec<Action>,
    /// The learner's current or last step, from 1.
    step: usize,
}

fn script() -> Vec<ScriptedAction> {
    let mut step = 0;
    let mut beats = Vec::new();
    for (seat, actions) in SCRIPT {
        for action in *actions {
            step += usize::from(Seat(*seat) == LEARNER);
            beats.push(ScriptedAction {
                seat: Seat(*seat),
                actions: action.split(" | ").filter_map(action_of).collect(),
                step,
            });
        }
    }
    beats
}

impl Table {
    /// Whether this table is a lesson.
    pub fn is_lesson(&self) -> bool {
        self.players().seats().all(|seat| seat == LEARNER || self.bot(seat) == Some(BOT))
    }

    /// The learner's current or last step and the next action of the script. `None` if the table is not a lesson or
    /// has left the script.
    fn script_position(&self) -> Option<(usize, Option<ScriptedAction>)> {
        if !self.is_lesson() {
            return None;
        }
        let mut beats = script().into_iter();
        let mut step = 0;
        for (seat, action) in self.actions() {
            let beat = beats.next()?;
            let kinds = action.to_kinds().ok()?;
            if beat.seat != seat || !beat.actions.contains(&kinds) {
                return None;
            }
            step = beat.step;
        }
        Some((step, beats.next()))
    }

    /// The script's action for the seat to act; `None` if the script doesn't play that seat.
    pub fn scripted(&self) -> Option<CardAction> {
        let (_, beat) = self.script_position()?;
        let beat = beat.filter(|beat| beat.seat != LEARNER)?;
        self.view(Some(beat.seat))?.to_cards(beat.actions.first()?)
    }

    /// The step that the learner has to do before this action; `None` if the action follows the script or the table is
    /// not a lesson.
    pub(crate) fn not_yet(&self, seat: Seat, action: &CardAction) -> Option<LessonHint> {
        let (_, beat) = self.script_position()?;
        let beat = beat.filter(|beat| beat.seat == LEARNER && seat == LEARNER)?;
        let fits = action.to_kinds().is_ok_and(|action| beat.actions.contains(&action));
        (!fits).then_some(LessonHint::Step(beat.step))
    }

    /// The refusal of a next deal; `None` if the table is not a lesson.
    pub(crate) fn only_one_deal(&self) -> Option<LessonHint> {
        self.is_lesson().then_some(LessonHint::OneDeal)
    }

    /// Progress of the lesson, for the learner's screen.
    pub(crate) fn lesson(&self, viewer: Option<Seat>) -> Option<scene::Lesson> {
        let (done, beat) = self.script_position().filter(|_| viewer == Some(LEARNER))?;
        let view = self.view(viewer)?;
        let (step, wanted) = match beat {
            Some(beat) if beat.seat == LEARNER => {
                let wanted = beat.actions.iter().filter_map(|action| view.to_cards(action));
                (beat.step, wanted.collect())
            }
            _ => (done, Vec::new()),
        };
        Some(scene::Lesson { step, of: steps(), wanted })
    }
}
