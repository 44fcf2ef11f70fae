//! The words on the table: plates, melds, the log, the status line, the text next to the pile, and the announcements for
//! screen readers. Every function takes a seat's view, so that none can reveal a secret.

mod caption;
mod concede;
mod highlights;
mod log;
mod pile;
mod ready;
mod seating;
mod status;
mod verdict;

use crate::messages::table::{self, MeldCanasta, PlateAway, PlateRelation, PlateSitsOutAway, PlateSitsOutRelation};
use crate::{Lang, Message, Name, Player};
use canasta::{Canasta, CardMeld, Kind, Meld, Seat, Side, faces};
use canasta_table::scene::Scene;

pub use caption::{Caption, DescribedEvent, Recap, caption, events_since_own_turn, recap};
pub use concede::{concession, offer_to_concede, partners_must_agree};
pub use highlights::highlight;
pub use log::{Line, OldTurns, announcement, last_line, log};
pub use pile::{PileText, pile, pile_description, pile_label, pile_list_title, stock_button, stock_label};
pub use ready::{closing_message, cut_status, ready_status, ready_status_of_others};
pub use seating::{next_dealer, seat_draw, seat_draw_label, seat_draw_result};
pub(crate) use status::one_card_sentence;
pub use status::{
    Prompt, StatusLine, cards_to_draw, draw_label, red_three_penalty, status_line, urgent_announcement, whose_turn,
};
pub use verdict::{ScoreEntry, cards_left, game_result, hands_left, place, score_entries, verdict};

/// The player in a seat, as an argument for messages.
pub fn player(scene: &Scene, seat: Seat) -> Player<'_> {
    if scene.view.seat == Some(seat) {
        return Player::You;
    }
    Player::Other(name_of(scene, seat))
}

/// The name of the player in a seat, for messages that are never about the viewer.
pub fn name_of(scene: &Scene, seat: Seat) -> Name<'_> {
    Name(scene.players.get(seat.index()).map_or("", |player| &player.name))
}

/// `You` or the player's name, as a message of its own.
pub fn player_name(lang: Lang, scene: &Scene, seat: Seat) -> Message {
    table::player(lang, player(scene, seat))
}

/// The viewer's next partner in turn order, who answers "May I go out?".
pub fn partner(scene: &Scene) -> Option<Seat> {
    scene.view.table.public.partner_of(scene.viewpoint())
}

/// The viewer's side; for a spectator, the side of the seat they view the table from.
pub fn own_side(scene: &Scene) -> Side {
    scene.view.table.public.side_of(scene.viewpoint())
}

/// Whether nobody has a partner. Each side is one player then, and is called by their name.
pub fn plays_alone(scene: &Scene) -> bool {
    scene.view.table.public.players().side_size() == 1
}

/// The name of a side: `We` or `They`. Without partners, and for spectators, the names of its players.
pub fn side_name(lang: Lang, scene: &Scene, side: Side) -> Message {
    if plays_alone(scene) || scene.view.seat.is_none() {
        names_of(lang, scene, side)
    } else if side == own_side(scene) {
        table::we(lang).into()
    } else {
        table::they(lang).into()
    }
}

/// Players in one sentence. The viewer is separate because most languages conjugate.
pub(crate) struct PlayerList {
    pub(crate) includes_viewer: bool,
    /// Names, without the viewer.
    pub(crate) others: Vec<Message>,
}

impl PlayerList {
    pub(crate) fn of_seats(lang: Lang, scene: &Scene, seats: impl IntoIterator<Item = Seat>) -> Self {
        let (own, others): (Vec<Seat>, Vec<Seat>) = seats.into_iter().partition(|&seat| scene.view.seat == Some(seat));
        let others = others.into_iter().map(|seat| table::name(lang, name_of(scene, seat))).collect();
        Self { includes_viewer: !own.is_empty(), others }
    }

    pub(crate) fn of_side(lang: Lang, scene: &Scene, side: Side) -> Self {
        let public = &scene.view.table.public;
        Self::of_seats(lang, scene, public.players().seats().filter(|&seat| public.side_of(seat) == side))
    }

    pub(crate) const fn is_empty(&self) -> bool {
        !self.includes_viewer && self.others.is_empty()
    }
}

/// The names of a side's players: `Ruth and Paul`, `You and Anna`.
pub fn names_of(lang: Lang, scene: &Scene, side: Side) -> Message {
    let players = PlayerList::of_side(lang, scene, side);
    table::players(lang, players.includes_viewer, &players.others)
}

/// The text under the name on a plate. Each part can be empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plate {
    /// The player's state or relation to the viewer: `to play`, `opponent`.
    pub state: Message,
    /// `away` if no screen is open and no bot plays for them.
    pub away: Message,
    /// The number of cards in hand.
    pub cards: Message,
}

/// The text under the name on a seat's plate.
pub fn plate(lang: Lang, scene: &Scene, seat: Seat) -> Plate {
    let public = &scene.view.table.public;
    let count = public.hand_sizes()[seat.index()];
    let cards = table::cards(lang, count);
    let has_one_card = has_one_card_left(scene, seat);
    let to_play = public.to_act() == Some(seat);
    let has_substitute = scene.status.substitutes[seat.index()].is_some();
    let is_away = is_absent(scene, seat) && !has_substitute;
    let away = if is_away { table::away(lang).into() } else { Message::default() };
    if sits_out(scene, seat) {
        return Plate { state: table::sits_out(lang).into(), away, cards: Message::default() };
    }
    if has_substitute && !has_one_card {
        let state = if public.players().count() > 4 { table::bot(lang) } else { table::bot_plays(lang) };
        return Plate { state: state.into(), away, cards };
    }
    if public.players().side_size() > 2 && scene.view.seat.is_some() {
        let side = if public.side_of(seat) == own_side(scene) { table::we(lang) } else { table::they(lang) };
        // There are five plates in a row, so only the most important text fits.
        let (state, cards) = match (has_one_card, to_play, is_away) {
            (true, _, _) => (side, table::one_card(lang).into()),
            (_, true, true) => (table::to_play(lang), table::count(lang, count)),
            (_, _, true) => (side, table::count(lang, count)),
            (_, true, _) => (side, table::count_to_play(lang, count)),
            _ => (side, cards),
        };
        return Plate { state: state.into(), away, cards };
    }
    let (state, cards) = match (has_one_card, to_play) {
        (true, _) if plays_alone(scene) || scene.view.seat.is_none() => (cards, Message::default()),
        (true, _) => (table::one_card(lang).into(), Message::default()),
        (_, true) if plays_alone(scene) && is_away => (table::to_play(lang).into(), table::count(lang, count)),
        (_, true) => (table::to_play(lang).into(), cards),
        _ if plays_alone(scene) || is_away => (Message::default(), cards),
        _ => (relation_label(lang, relation(scene, seat)), cards),
    };
    Plate { state, away, cards }
}

/// Whether a player sits out the deal.
pub fn sits_out(scene: &Scene, seat: Seat) -> bool {
    scene.view.table.public.players().sits_out() == Some(seat)
}

/// Whether another person sits here and has no screen open.
pub fn is_absent(scene: &Scene, seat: Seat) -> bool {
    let is_person = scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    is_person && scene.view.seat != Some(seat) && !scene.status.present[seat.index()]
}

/// Another player's relation to the viewer. Spectators have none.
fn relation(scene: &Scene, seat: Seat) -> PlateRelation {
    if scene.view.seat.is_none() {
        PlateRelation::None
    } else if scene.view.table.public.side_of(seat) == own_side(scene) {
        PlateRelation::Partner
    } else {
        PlateRelation::Opponent
    }
}

fn relation_label(lang: Lang, relation: PlateRelation) -> Message {
    match relation {
        PlateRelation::None => Message::default(),
        PlateRelation::Partner => table::partner(lang).into(),
        PlateRelation::Opponent => table::opponent(lang).into(),
    }
}

/// Whether to announce that a player has one card left. After the deal, never.
pub fn has_one_card_left(scene: &Scene, seat: Seat) -> bool {
    let public = &scene.view.table.public;
    public.ending().is_none() && public.hand_sizes()[seat.index()] == 1
}

/// A plate for screen readers: `Ruth, opponent, 4 cards, to play, dealer`.
pub fn seat_label(lang: Lang, scene: &Scene, seat: Seat) -> Message {
    let public = &scene.view.table.public;
    let relation = if plays_alone(scene) { PlateRelation::None } else { relation(scene, seat) };
    let away = if scene.status.substitutes[seat.index()].is_some() {
        PlateAway::Bot
    } else if is_absent(scene, seat) {
        PlateAway::Yes
    } else {
        PlateAway::No
    };
    if sits_out(scene, seat) {
        let away = match away {
            PlateAway::No => PlateSitsOutAway::No,
            PlateAway::Yes => PlateSitsOutAway::Yes,
            PlateAway::Bot => PlateSitsOutAway::Bot,
        };
        let relation = match relation {
            PlateRelation::None => PlateSitsOutRelation::None,
            PlateRelation::Partner => PlateSitsOutRelation::Partner,
            PlateRelation::Opponent => PlateSitsOutRelation::Opponent,
        };
        return table::plate_sits_out(lang, player(scene, seat), relation, away);
    }
    table::plate(
        lang,
        player(scene, seat),
        relation,
        public.hand_sizes()[seat.index()],
        has_one_card_left(scene, seat),
        public.to_act() == Some(seat),
        public.dealer() == seat,
        away,
    )
}

/// The text next to `We` and `They`: `must meld 50`, `1,240 on the table · 2 canastas`.
pub fn side_state(lang: Lang, scene: &Scene, side: Side) -> Message {
    let public = &scene.view.table.public;
    let needed = public.rules().canastas_needed(public.players()).max(1);
    let canastas = public.side_melds(side).canastas();
    let points = public.points_on_table(side);
    let missing = if u32::from(canastas) < needed.unsigned_abs() { needed.unsigned_abs() } else { 1 };
    table::side_state(lang, public.has_melded(side), public.minimum(side), points, canastas, missing)
}

/// Like [`side_state`], but shorter: `590`, `needs 50`.
pub fn brief_side_state(lang: Lang, scene: &Scene, side: Side) -> Message {
    let public = &scene.view.table.public;
    table::side_state_brief(lang, public.has_melded(side), public.minimum(side), public.points_on_table(side))
}

/// `next deal 120`: the minimum of the side's next initial meld, if what is on the table raises it. Empty otherwise.
pub fn next_minimum(lang: Lang, scene: &Scene, side: Side) -> Message {
    let public = &scene.view.table.public;
    let next = public.rules().minimum(scene.totals[side.index()] + public.points_on_table(side));
    if public.has_melded(side) && public.ending().is_none() && next > public.minimum(side) {
        table::next_minimum(lang, next)
    } else {
        Message::default()
    }
}

/// The number of cards of each kind in a meld on the table.
pub fn meld_of(meld: &CardMeld) -> Meld {
    let cards = faces::counts(&meld.cards);
    Meld { naturals: cards.of(meld.rank), jokers: cards.of(Kind::Joker), twos: cards.of(Kind::Two) }
}

/// A meld for screen readers: `Sevens: six cards, one wild`, `Queens: natural canasta, seven cards`.
pub fn meld_label(lang: Lang, meld: &CardMeld) -> Message {
    let kinds = meld_of(meld);
    let canasta = match kinds.canasta() {
        Some(Canasta::Natural) => MeldCanasta::Natural,
        Some(Canasta::Mixed) => MeldCanasta::Mixed,
        None => MeldCanasta::None,
    };
    table::meld(lang, meld.rank, canasta, kinds.size(), kinds.wilds())
}

/// The rules, deal and target score: `Hoyle, deal 4, to 5,000`. If the game has a fixed number of deals, that number
/// instead of a score: `Hoyle, deal 4 of 6`.
pub fn game_title(lang: Lang, scene: &Scene) -> Message {
    let rules = scene.view.table.public.rules();
    let name = capitalized(&scene.rules);
    match usize::try_from(rules.deals_per_game) {
        // After a tie, there are more deals.
        Ok(deals) if deals > 0 => table::played_deals(lang, &name, scene.deal, deals.max(scene.deal)),
        _ => table::played(lang, &name, scene.deal, rules.game_points),
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
