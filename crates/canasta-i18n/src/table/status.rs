//! The status line above the hand: the player to act, the viewer's options, questions and answers.

use canasta::{Action, Ending, Kind, Permission, Phase, Seat, faces};
use canasta_table::scene::Scene;

use crate::messages::{own, status};
use crate::table::{PlayerList, concession, has_one_card_left, name_of, own_side, partner, player, plays_alone};
use crate::{Lang, Message, Name};

/// An answer to the partner's question, for a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The action it sends, in notation.
    pub action: &'static str,
    /// The button's text.
    pub label: Message,
}

/// The status line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StatusLine {
    /// The main text, with emphasis. Can be empty.
    pub text: Message,
    /// More about it, for the row below. Usually empty.
    pub detail: Message,
    /// The answers to the partner's question, the most consequential first.
    pub prompts: Vec<Prompt>,
    /// The label of the button that asks the partner, if the viewer may ask now.
    pub ask: Option<Message>,
}

impl StatusLine {
    fn plain(text: Message) -> Self {
        Self { text, ..Self::default() }
    }
}

/// The status line.
pub fn status_line(lang: Lang, scene: &Scene) -> StatusLine {
    let public = &scene.view.table.public;
    if let Some(side) = scene.conceded {
        return StatusLine::plain(concession(lang, scene, side));
    }
    match public.phase() {
        Phase::Over => StatusLine::plain(match public.ending() {
            Some(Ending::WentOut { seat, concealed }) => status::went_out(lang, player(scene, seat), concealed),
            Some(Ending::StockExhausted) => status::stock_empty(lang),
            Some(Ending::LastRedThree { seat }) => status::last_red_three(lang, player(scene, seat)),
            None => Message::default(),
        }),
        Phase::Answer { .. } => question(lang, scene),
        Phase::Draw | Phase::Play if scene.view.seat == Some(public.turn()) => own_turn(lang, scene),
        Phase::Draw | Phase::Play => StatusLine::plain(others_turn(lang, scene)),
    }
}

/// The player to act, for the end of the log. Empty if the deal is over.
pub fn whose_turn(lang: Lang, scene: &Scene) -> Message {
    match scene.view.table.public.to_act() {
        Some(seat) if scene.view.seat == Some(seat) => status::your_turn(lang).into(),
        Some(seat) => status::to_play(lang, name_of(scene, seat)),
        None => Message::default(),
    }
}

fn question(lang: Lang, scene: &Scene) -> StatusLine {
    let public = &scene.view.table.public;
    let asker = name_of(scene, public.turn());
    let Some(asked) = public.to_act() else { return StatusLine::default() };
    if scene.view.seat == Some(asked) {
        return StatusLine {
            detail: status::asked_means(lang, asker),
            prompts: vec![
                Prompt { action: "yes", label: status::yes(lang).into() },
                Prompt { action: "no", label: status::no(lang).into() },
            ],
            ..StatusLine::plain(status::asked(lang, asker))
        };
    }
    let asked = name_of(scene, asked);
    if scene.view.seat == Some(public.turn()) {
        return StatusLine::plain(status::you_asked(lang, asked));
    }
    StatusLine::plain(status::asks(lang, asker, asked))
}

fn own_turn(lang: Lang, scene: &Scene) -> StatusLine {
    let public = &scene.view.table.public;
    let partner = partner(scene).map_or(Name(""), |seat| name_of(scene, seat));
    let held = UndeclaredRedThrees::from_scene(scene);
    let answer = match public.this_turn().permission {
        Permission::Yes => Some(true),
        Permission::No => Some(false),
        Permission::NotAsked => None,
    };
    if let Some(yes) = answer {
        let detail = held.map_or_else(Message::default, |held| held.warning(lang));
        return StatusLine { detail, ..StatusLine::plain(status::answered(lang, partner, yes)) };
    }
    // The button for it appears after the draw.
    if let Some(held) = held.filter(|_| public.phase() == Phase::Play) {
        return StatusLine::plain(held.turn_warning(lang));
    }
    let text = match public.phase() {
        Phase::Play => status::play(lang),
        _ => draw_or_take(lang, scene),
    };
    if may_ask(scene) {
        let detail = status::may_ask(lang).into();
        return StatusLine { text, detail, ask: Some(status::ask(lang).into()), ..StatusLine::default() };
    }
    let detail = if public.phase() == Phase::Play { canastas_needed(lang, scene) } else { Message::default() };
    StatusLine { detail, ..StatusLine::plain(text) }
}

fn draw_or_take(lang: Lang, scene: &Scene) -> Message {
    let can_take = !scene.takes().is_empty();
    match cards_to_draw(scene) {
        0 => status::no_stock(lang, can_take),
        cards => status::draw(lang, cards, can_take),
    }
}

/// The number of cards the next draw brings; zero if the stock is empty.
pub fn cards_to_draw(scene: &Scene) -> usize {
    let public = &scene.view.table.public;
    canasta::must_fit::<usize>(public.rules().draw_count_for(public.players())).min(public.stock().into())
}

/// The label of the draw button: `Draw` or `Draw 2`, or `Pass` if the stock is empty.
pub fn draw_label(lang: Lang, scene: &Scene) -> Message {
    match cards_to_draw(scene) {
        0 => own::pass(lang).into(),
        cards => own::draw(lang, cards),
    }
}

/// `Two canastas needed to go out; you have one.` Empty if one is enough or the side has enough.
fn canastas_needed(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    let needed = canasta::must_fit::<usize>(public.rules().canastas_needed(public.players()));
    let has = usize::from(public.side_melds(own_side(scene)).canastas());
    if needed < 2 || has >= needed {
        return Message::default();
    }
    status::canastas_needed(lang, plays_alone(scene), needed, has)
}

/// The penalty for each red three the viewer holds and doesn't declare before the turn ends. `None` if red threes are declared
/// automatically, the viewer has none, or the penalty was already charged for each.
pub fn red_three_penalty(scene: &Scene) -> Option<i32> {
    let rules = &scene.view.table.public.rules();
    let held = scene.view.hand.iter().filter(|card| card.kind() == Kind::RedThree).count();
    (rules.declares_by_hand() && held > usize::from(scene.view.red_three_penalty.in_hand))
        .then_some(rules.undeclared_penalty)
}

/// The viewer's red threes that must be declared by hand.
struct UndeclaredRedThrees {
    cards: usize,
    /// The penalty for each; `None` if already charged.
    penalty: Option<i32>,
}

impl UndeclaredRedThrees {
    fn from_scene(scene: &Scene) -> Option<Self> {
        let cards = scene.view.hand.iter().filter(|card| card.kind() == Kind::RedThree).count();
        let is_by_hand = scene.view.table.public.rules().declares_by_hand();
        (cards > 0 && is_by_hand).then(|| Self { cards, penalty: red_three_penalty(scene) })
    }

    fn warning(&self, lang: Lang) -> Message {
        match self.penalty {
            Some(points) => status::red_three_costs(lang, self.cards, points),
            None => status::red_three_paid(lang, self.cards),
        }
    }

    /// The warning as the main text of the status line.
    fn turn_warning(&self, lang: Lang) -> Message {
        match self.penalty {
            Some(points) => status::turn_red_three_costs(lang, self.cards, points),
            None => status::turn_red_three_paid(lang, self.cards),
        }
    }
}

/// Whether the viewer can ask "May I go out?" now.
pub(crate) fn may_ask(scene: &Scene) -> bool {
    let public = &scene.view.table.public;
    scene.view.seat == Some(public.turn()) && public.check(&faces::counts(&scene.view.hand), &Action::Ask).is_ok()
}

fn others_turn(lang: Lang, scene: &Scene) -> Message {
    let player = name_of(scene, scene.view.table.public.turn());
    let others = one_card_names(lang, scene);
    match scene.view.seat {
        Some(me) if has_one_card_left(scene, me) => status::you_have_one_card(lang, player),
        _ if others.is_empty() => status::to_play(lang, player),
        _ => status::have_one_card(lang, &others, player),
    }
}

/// The names of the other players with one card left.
fn one_card_names(lang: Lang, scene: &Scene) -> Vec<Message> {
    let seats = scene.view.table.public.players().seats();
    let others: Vec<Seat> =
        seats.filter(|&seat| scene.view.seat != Some(seat) && has_one_card_left(scene, seat)).collect();
    PlayerList::of_seats(lang, scene, others).others
}

/// `Paul has one card left.`, or empty.
pub(crate) fn one_card_sentence(lang: Lang, scene: &Scene) -> Message {
    let others = one_card_names(lang, scene);
    if others.is_empty() { Message::default() } else { status::one_card_left(lang, &others) }
}

/// The text of the assertive live region: the viewer's turn, a question or answer to the viewer, other players with one card
/// left. It stays the same during a turn, so that screen readers speak it once.
pub fn urgent_announcement(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    if scene.status.paused.is_some() {
        return Message::default();
    }
    let own = match public.phase() {
        Phase::Over => return Message::default(),
        Phase::Answer { .. } if public.to_act() == scene.view.seat => question(lang, scene).text,
        Phase::Draw | Phase::Play if scene.view.seat == Some(public.turn()) => {
            let answered = public.this_turn().permission != Permission::NotAsked;
            if answered || red_three_penalty(scene).is_some() {
                own_turn(lang, scene).text
            } else {
                status::your_turn(lang).into()
            }
        }
        Phase::Answer { .. } | Phase::Draw | Phase::Play => Message::default(),
    };
    Message::sentences([&own, &one_card_sentence(lang, scene)])
}
