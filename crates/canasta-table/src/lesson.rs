//! “Learn by playing”: one deal with stacked cards and a script for every seat. The learner can only take the actions
//! in the script, but can meld its melds one by one. The other seats follow the script. A lesson is an ordinary table
//! with [`BOT`] in the other seats, and its progress follows from the actions in its journal. The texts for each step are
//! in `canasta-i18n`.

use canasta::deck::fresh;
use canasta::{Action, Card, CardAction, Kind, Meld, Players, RuleSet, Seat};
use canasta_record::house::STANDARD_RULES;

use crate::fold::Table;
use crate::journal::{ActionId, Entry, Person, SeatedPlayer, Seats, Terms};
use crate::scene;

/// The “bot” that plays the script. A table with it in all other seats is a lesson.
pub const BOT: &str = "lesson";
/// The bot that takes over if the table no longer follows the script.
pub const FALLBACK_BOT: &str = "club";
/// The learner's seat.
pub const LEARNER: Seat = Seat(0);
/// The dealer is just before the learner, so the learner plays first.
const DEALER: Seat = Seat(3);
/// The other players, clockwise from the learner's left.
const OTHERS: [&str; 3] = ["Ruth", "Anna", "Paul"];

/// Each hand, by seat, with one letter per card: its rank, `X` for a joker, `3` for a black three, `R` for a red three.
const HANDS: [&str; 4] =
    ["K K 2 Q Q 6 6 9 5 T 8", "6 8 4 A A 2 K Q T 7 J", "9 9 K K J J J 7 7 7 4", "R 5 Q J J X A 7 4 T 9"];
const UPCARD: &str = "5";
/// The stock in drawing order, as far as the lesson gets. The first card replaces Paul's red three.
const STOCK: &str = "4 K A 8 9 R 3 7 4 T 9 4 Q K 9 A";

/// The script, one line per turn: the seat, and its actions without suits. Each of the learner's actions is a step of
/// the lesson. `|` separates alternatives.
const SCRIPT: &[(u8, &[&str])] = &[
    (0, &["draw", "discard 5"]),
    (1, &["draw", "discard 6"]),
    (2, &["draw", "discard 9"]),
    (3, &["draw", "discard 5"]),
    (0, &["draw", "meld K K K 2", "discard T"]),
    (1, &["draw", "discard 8"]),
    (2, &["draw", "meld K K / J J J / 7 7 7", "discard 9"]),
    (3, &["draw", "discard Q"]),
    (0, &["take Q Q", "meld 5 5 5 / 6 6 6 / 9 9 9", "discard 3"]),
    (1, &["draw", "discard 2"]),
    (2, &["draw", "discard 8"]),
    (3, &["draw", "discard J"]),
    (0, &["draw", "meld K", "discard T | discard 8"]),
    (1, &["draw", "discard 7"]),
    (2, &["draw", "ask"]),
    (0, &["yes"]),
    (2, &["meld 4 4 4", "discard A"]),
];

/// The entries of a lesson's journal up to the beginning of a step, from 1.
pub fn opening(step: usize) -> Vec<Entry> {
    let rules = RuleSet::preset(STANDARD_RULES).unwrap_or_default();
    // The lesson itself gives instructions, so its hint setting doesn't matter.
    let terms = Terms { seats: Seats::Chosen, chat: false, ..Terms::of(STANDARD_RULES, rules, Players::FOUR) };
    let learner = Entry::Sat { seat: LEARNER, who: SeatedPlayer::Person(Person::HOST) };
    let others = (1..).map(Seat).zip(OTHERS).map(|(seat, name)| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: BOT.to_owned() };
        Entry::Sat { seat, who }
    });
    let begun = Entry::Begun { first_dealer: DEALER, draws: Vec::new() };
    let dealt = Entry::Dealt { deal: 1, deck: deck() };
    let first = [Entry::Opened(Box::new(terms)), Entry::Joined(Person::HOST), learner];
    let mut entries: Vec<Entry> = first.into_iter().chain(others).chain([begun, dealt]).collect();
    let Ok(mut table) = Table::fold("lesson", &entries) else { return entries };
    while let Some(beat) = table.script_position().and_then(|(_, beat)| beat) {
        if beat.seat == LEARNER && beat.step >= step {
            break;
        }
        let view = table.view(Some(beat.seat));
        let Some(action) = view.and_then(|view| view.to_cards(beat.actions.first()?)) else { break };
        let by = ActionId { seat: beat.seat, id: format!("lesson-{}", entries.len()) };
        let entry = Entry::Acted { by, action, substitute: false };
        if table.apply(&entry).is_err() {
            break;
        }
        entries.push(entry);
    }
    entries
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

impl ScriptedAction {
    /// The melds that remain after some of them, but not all, have been melded. `None` if the action isn't a part of
    /// these melds.
    fn without(&self, action: &Action) -> Option<Action> {
        let (Some(Action::Meld(all)), Action::Meld(some)) = (self.actions.first(), action) else { return None };
        let is_part = some.iter().all(|(rank, meld)| all.meld(rank) == meld);
        let mut rest = *all;
        for (rank, _) in some.iter() {
            rest.set(rank, Meld::default());
        }
        (is_part && !rest.is_empty()).then_some(Action::Meld(rest))
    }
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
        let mut next = beats.next();
        let mut step = 0;
        for (seat, action) in self.actions() {
            let mut beat = next?;
            let kinds = action.to_kinds().ok()?;
            step = beat.step;
            next = match beat.without(&kinds) {
                _ if beat.seat != seat => return None,
                Some(rest) => {
                    beat.actions = vec![rest];
                    Some(beat)
                }
                None if beat.actions.contains(&kinds) => beats.next(),
                None => return None,
            };
        }
        Some((step, next))
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
        let fits =
            action.to_kinds().is_ok_and(|action| beat.actions.contains(&action) || beat.without(&action).is_some());
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
