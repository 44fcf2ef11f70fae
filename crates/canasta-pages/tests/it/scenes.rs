//! Hand-made tables for page tests and the gallery. The engine builds the positions and checks the actions.

use canasta::rules::FivePlayers;
use canasta::setup::History;
use canasta::{
    Card, CardAction, CardDeal, DealScore, Kind, MAX_SEATS, Phase, Players, RedThreePenalty, RuleSet, Seat, SeedRng,
    Setup, notation,
};
use canasta_table::highlights::{Highlight, HighlightKind};
use canasta_table::journal::Hints;
use canasta_table::scene::{DrawnCard, Player, Scene, Seating, SeenEvent, TableStatus};

/// A table with all its cards. A scene shows only what one seat may see.
pub(crate) struct Table {
    card_deal: CardDeal,
    rules: &'static str,
    log: Vec<SeenEvent>,
    sheet: Vec<[DealScore; MAX_SEATS]>,
    totals: [i32; MAX_SEATS],
    deal: usize,
    names: [&'static str; MAX_SEATS],
    seating: Option<Seating>,
    new_cards: Vec<Card>,
}

const NAMES: [&str; MAX_SEATS] = ["Mary", "Ruth", "Anna", "Paul", "Lena", "Tom"];

/// A position written as text. Cards are in the referee's notation. `+3` after the cards of a hand stands for three more cards
/// from the rest of the deck.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub(crate) hands: &'a [&'a str],
    pub(crate) melds: &'a [&'a [&'a str]],
    pub(crate) red_threes: &'a [&'a str],
    pub(crate) pile: &'a str,
    /// The next cards of the stock.
    pub(crate) next: &'a str,
    /// Number of cards in the stock after `next`.
    pub(crate) stock: usize,
    pub(crate) scores: &'a [i32],
    pub(crate) turn: usize,
    pub(crate) phase: Phase,
    pub(crate) dealer: usize,
    /// Name of the preset.
    pub(crate) rules: &'static str,
    /// Whether this is the first round of turns, in which later players have had no turn yet.
    pub(crate) early: bool,
    /// Random seed for the unnamed cards.
    pub(crate) seed: u64,
}

pub(crate) const START: Position<'static> = Position {
    hands: &["+11", "+11", "+11", "+11"],
    melds: &[&[], &[]],
    red_threes: &["", ""],
    pile: "",
    next: "",
    stock: 40,
    scores: &[0, 0],
    turn: 0,
    phase: Phase::Draw,
    dealer: 2,
    rules: "hoyle",
    early: false,
    seed: 7,
};

fn cards(text: &str) -> Vec<Card> {
    notation::parse_cards(text).unwrap()
}

impl Position<'_> {
    /// The deal. Unnamed cards come from the rest of the deck.
    pub(crate) fn card_deal(&self) -> CardDeal {
        let named = |hand: &str| cards(hand.split('+').next().unwrap());
        let mut free: Vec<Card> = Card::all().chain(Card::all()).filter(|card| card.kind() != Kind::RedThree).collect();
        let melds = self.melds.iter().copied().flatten();
        let texts =
            melds.copied().chain([self.pile, self.next]).map(cards).chain(self.hands.iter().map(|hand| named(hand)));
        for card in texts.flatten().filter(|card| card.kind() != Kind::RedThree) {
            let place =
                free.iter().position(|&other| other == card).unwrap_or_else(|| panic!("{card:?} is named thrice"));
            free.remove(place);
        }
        canasta::shuffle(&mut free, &mut SeedRng::new(self.seed));
        // The position may ask for a larger stock than there are cards left.
        let mut fill = |n: usize| free.split_off(free.len().saturating_sub(n));
        let hands = self.hands.iter().map(|hand| {
            let more = hand.split_once('+').map_or(0, |(_, n)| n.parse().unwrap());
            Some([named(hand), fill(more)].concat())
        });
        let mut setup = Setup {
            hands: hands.collect(),
            melds: self.melds.iter().map(|melds| melds.iter().map(|meld| cards(meld)).collect()).collect(),
            red_threes: self.red_threes.iter().map(|threes| cards(threes)).collect(),
            pile: cards(self.pile),
            stock: Some([cards(self.next), fill(self.stock)].concat()),
            scores: self.scores.to_vec(),
            turn: self.turn,
            phase: self.phase,
            dealer: self.dealer,
            ..Setup::new(self.rules(), self.players())
        };
        let card_deal = setup.clone().build().unwrap().0;
        if self.early {
            return card_deal;
        }
        // Every player has had a turn.
        let public = card_deal.public();
        setup.history = Some(History {
            this_turn: *public.this_turn(),
            had_turn: [true; MAX_SEATS],
            concealed_canastas: *public.concealed_canastas(),
            red_three_penalties: [RedThreePenalty::default(); MAX_SEATS],
            seen: *public.seen(),
            ending: None,
        });
        setup.build().unwrap().0
    }

    /// The players. With three against two, the first empty hand sits out.
    fn players(&self) -> Players {
        let players = Players::with_sides(self.hands.len(), self.melds.len()).unwrap();
        let out = self.hands.iter().position(|hand| hand.is_empty()).and_then(|seat| u8::try_from(seat).ok());
        out.and_then(|seat| players.without(Seat(seat))).unwrap_or(players)
    }

    fn rules(&self) -> RuleSet {
        let rules = RuleSet::preset(self.rules).unwrap();
        if self.players().are_three_against_two() {
            RuleSet { five_players: FivePlayers::TwoSides, ..rules }
        } else {
            rules
        }
    }

    pub(crate) fn table(&self) -> Table {
        let dealt = SeenEvent::Dealt { deal: 4, dealer: Seat(u8::try_from(self.dealer).unwrap()) };
        let mut totals = [0; MAX_SEATS];
        totals[..self.scores.len()].copy_from_slice(self.scores);
        Table {
            card_deal: self.card_deal(),
            rules: self.rules,
            log: vec![dealt],
            sheet: Vec::new(),
            totals,
            deal: 4,
            names: NAMES,
            seating: None,
            new_cards: Vec::new(),
        }
    }
}

impl Table {
    /// Applies actions in the referee's notation, each by the player to act.
    pub(crate) fn play(mut self, actions: &[&str]) -> Self {
        for action in actions {
            let step = self
                .card_deal
                .apply(&action.parse::<CardAction>().unwrap())
                .unwrap_or_else(|why| panic!("{action}: {why:?}"));
            // A drawn card is at the end of the hand, and counts as new until the turn passes.
            self.new_cards.clear();
            if step.seat == Seat(0) && step.next.is_none() {
                let hand = self.card_deal.hand(Seat(0));
                self.new_cards.extend(&hand[hand.len() - step.drew.len()..]);
            }
            self.log.push(SeenEvent::Step { step: step.seen_by(Some(Seat(0))), substitute: false });
            if let Some(ending) = step.ending {
                self.log.push(SeenEvent::Ended(ending));
                let scores = self.card_deal.deal().score();
                self.sheet.push(scores);
                for (total, score) in self.totals.iter_mut().zip(&scores) {
                    *total += score.total();
                }
            }
        }
        self
    }

    /// Adds earlier deals, with the points of We and They.
    pub(crate) fn after_partner_deals(self, deals: &[(i32, i32)]) -> Self {
        let deals: Vec<[i32; 2]> = deals.iter().map(|&(we, they)| [we, they]).collect();
        self.after_deals(&deals)
    }

    /// Adds earlier deals, with the points of each side.
    pub(crate) fn after_deals<const SIDES: usize>(mut self, deals: &[[i32; SIDES]]) -> Self {
        let earlier = deals.iter().map(|points| {
            let mut scores = [DealScore::default(); MAX_SEATS];
            for (score, points) in scores.iter_mut().zip(points) {
                score.melded = *points;
            }
            scores
        });
        self.sheet.splice(0..0, earlier);
        self.deal = self.sheet.len() + usize::from(self.card_deal.public().ending().is_none());
        if let Some(SeenEvent::Dealt { deal, .. }) = self.log.first_mut() {
            *deal = self.deal;
        }
        self
    }

    /// Makes this the first deal of a game, after a draw for seats.
    pub(crate) fn with_seat_draw(mut self, draws: &[(u8, &str, bool)]) -> Self {
        let draw = |&(seat, card, void): &(u8, &str, bool)| DrawnCard { seat: Seat(seat), card: cards(card)[0], void };
        self.seating = Some(Seating { draws: draws.iter().map(draw).collect() });
        self.deal = 1;
        self.log[0] = SeenEvent::Dealt { deal: 1, dealer: self.card_deal.public().dealer() };
        self
    }

    pub(crate) fn with_names(self, names: [&'static str; MAX_SEATS]) -> Self {
        Self { names, ..self }
    }

    pub(crate) fn card_deal(&self) -> &CardDeal {
        &self.card_deal
    }

    /// South's view.
    pub(crate) fn scene(&self) -> Scene {
        let rules = self.card_deal.public().rules();
        let winner = if self.card_deal.public().ending().is_some() {
            canasta::winner(rules, self.card_deal.public().players(), 1, &self.totals)
        } else {
            None
        };
        let seats = usize::from(self.card_deal.public().players().count());
        Scene {
            table: "k7m2".to_owned(),
            n: u64::try_from(self.log.len()).unwrap(),
            rules: self.rules.to_owned(),
            players: self.names[..seats]
                .iter()
                .enumerate()
                .map(|(n, name)| Player { name: (*name).to_owned(), bot: (n > 0).then(|| "club".to_owned()) })
                .collect(),
            seating: self.seating.clone(),
            lesson: None,
            set: None,
            daily: None,
            hints: Hints::default(),
            status: TableStatus::default(),
            view: self.card_deal.view(Some(Seat(0))),
            deal: self.deal,
            sheet: self.sheet.clone(),
            totals: self.totals,
            winner,
            conceded: None,
            log: self.log.clone(),
            new_cards: self.new_cards.clone(),
            highlights: self.highlights(winner.is_some()),
            laid_open: canasta_table::scene::laid_open(&self.card_deal),
        }
    }
}

impl Table {
    /// Invented highlights of a finished deal, or of the whole game.
    fn highlights(&self, of_game: bool) -> Vec<Highlight> {
        if self.card_deal.public().ending().is_none() {
            return Vec::new();
        }
        let last = self.card_deal.public().players().count() - 1;
        let highlight = |at, kind, of: &str| Highlight { deal: self.deal, at, kind, cards: cards(of) };
        let canasta = HighlightKind::Canasta { seat: Seat(0), rank: Kind::Queen, natural: true, concealed: false };
        let left = HighlightKind::Left { seat: Seat(0), points: 50 };
        let mut highlights = vec![
            highlight(311, canasta, "QH QS"),
            highlight(287, HighlightKind::Pile { seat: Seat(last), cards: 21 }, "JS"),
        ];
        // The number must match the score table next to it.
        let side = self.card_deal.public().side_of(Seat(1));
        let count = self.card_deal.public().side_melds(side).canastas();
        if count >= 2 {
            highlights.push(highlight(0, HighlightKind::Canastas { side, count }, "8S TH"));
        }
        if of_game {
            highlights.push(highlight(199, HighlightKind::Lost { seat: Seat(0), to: Seat(1), cards: 12 }, "6H"));
            // From the previous deal, because the viewer may have gone out in the last one.
            highlights.push(Highlight { deal: self.deal - 1, ..highlight(333, left, "XR") });
        }
        highlights
    }
}

const EARLIER_DEALS: &[(i32, i32)] = &[(535, 260), (-85, 410), (1190, 235)];

/// South's turn, mid-deal, 22 cards, the pile frozen by a two.
pub(crate) fn mid_deal() -> Table {
    MID_DEAL.mid_deal()
}

impl Position<'_> {
    /// The table in the middle of a game, after West has discarded a six.
    pub(crate) fn mid_deal(&self) -> Table {
        self.table().play(&["draw", "discard 6C"]).after_partner_deals(EARLIER_DEALS)
    }
}

pub(crate) const MID_DEAL: Position<'static> = Position {
    hands: &["XR 2S 2H AS AH AD KS KH KD KC QD JS JH TC TD 9S 8H 6H 6D 5C 4S 3S", "+4", "+4", "6C +2"],
    melds: &[&["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H"], &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB"]],
    red_threes: &["3H 3H", "3D"],
    pile: "4C 9C 5S 2D 4H 9C 5H 7D JC 4D 5D 9H 6S",
    next: "",
    stock: 30,
    scores: &[1640, 905],
    turn: 3,
    phase: Phase::Draw,
    dealer: 2,
    rules: "hoyle",
    early: false,
    seed: 7,
};

/// South hasn't melded and needs 90 points.
pub(crate) fn before_initial_meld() -> Table {
    Position {
        hands: &["AS AH AD 4H 4S 4C KH KC JH 9S 6D", "+11", "+11", "8D +10"],
        red_threes: &["", "3D"],
        pile: "7C 4C 5C 9H QS",
        scores: &[1640, 905],
        turn: 3,
        ..START
    }
    .table()
    .play(&["draw", "discard 8D"])
    .after_partner_deals(EARLIER_DEALS)
}

/// Nine or eight melds per side.
pub(crate) fn busy() -> Table {
    Position {
        hands: &["XR XB 2S 2H AD AS KH QC JC JD TS TH 9S 8H 7S 7D 6H 6D 4C 4D 3S 3C", "+2", "+1", "6C"],
        melds: &[
            &[
                "4S 4H 4D",
                "5S 5H 5D 5C 5S",
                "7S 7H 7D 7C 2C 7H",
                "8S 8D 8C",
                "9S 9H 9C 9C 9D 2D 2D",
                "TC TC TD",
                "JS JH JS",
                "QS QH QC QD QH QS QD",
                "AS AH AD 2C",
            ],
            &[
                "4S 4H 4C",
                "5D 5C 5H",
                "6S 6D 6S",
                "8D 8H 8S 8C 2S 2H XB",
                "TH TD TS",
                "JH JD JC",
                "KS KH KC KC KD KD KS",
                "AC AC AH",
            ],
        ],
        red_threes: &["3H 3H", "3D 3D"],
        pile: "7C 3S",
        stock: 2,
        turn: 3,
        scores: &[1640, 905],
        ..START
    }
    .table()
    .play(&["draw", "discard 6C"])
    .after_partner_deals(EARLIER_DEALS)
}

/// South holds thirty cards of all kinds.
pub(crate) fn thirty_cards() -> Table {
    Position {
        hands: &[
            "XR XB 2S 2S 2D AD KS KD QD QS JC JD TS TH TS 9S 9H 8H 8C 7S 7D 6S 6H 6D 6C 6C 5H 4C 3S 3C",
            "+8",
            "+9",
            "7H +9",
        ],
        melds: &[&["4S 4H 4D"], &["QH QC QC"]],
        stock: 8,
        pile: "9D",
        turn: 3,
        ..START
    }
    .table()
    .play(&["draw", "discard 7H"])
    .after_partner_deals(EARLIER_DEALS)
}

/// South has asked to go out and got `answer` from Anna. Paul has one card left.
pub(crate) fn answered(answer: &str) -> Table {
    can_ask().play(&["ask", answer])
}

/// South can go out, or ask first.
pub(crate) fn can_ask() -> Table {
    Position {
        hands: &["9S 9H 9D 2S 7C", "+9", "+8", "6C +1"],
        melds: &[&["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H"], &["8S 8H 8D 8C 8S 8D 2H", "TS TH TD", "JD JC JD XB"]],
        red_threes: &["3H 3H", "3D"],
        pile: "4C 9C 5S 2D",
        next: "4S",
        stock: 28,
        scores: &[1640, 905],
        turn: 3,
        phase: Phase::Play,
        dealer: 2,
        ..START
    }
    .table()
    .play(&["discard 6C", "draw"])
    .after_partner_deals(EARLIER_DEALS)
}

/// Anna asks South for permission to go out.
pub(crate) fn partner_asks() -> Table {
    Position {
        hands: &["9S 9H KD 2S 7C 4S", "KS +8", "5C 5H 5D 2C 7S", "+2"],
        melds: &[&["QH QS QC QD QH QS QC", "7S 7H 7D 7C 7H"], &["8S 8H 8D 8C 8S 8D 2H", "TS TH TD"]],
        pile: "4C 9C 5S 2D",
        scores: &[1640, 905],
        turn: 1,
        phase: Phase::Play,
        ..START
    }
    .table()
    .play(&["discard KS", "draw", "ask"])
    .after_partner_deals(EARLIER_DEALS)
}

/// South went out.
pub(crate) fn deal_end() -> Table {
    answered("yes").play(&["meld 9S 9H 9D 2S / 7C", "discard 4S"])
}

/// South went out, which won the game.
pub(crate) fn game_end() -> Table {
    let mut table = answered("yes");
    table.totals[0] += 2500;
    table.totals[1] += 2600;
    let table = table.play(&["meld 9S 9H 9D 2S / 7C", "discard 4S"]);
    table.after_partner_deals(&[(905, 1230), (1595, 1370)])
}

/// South went out, but the other side won the game.
pub(crate) fn game_lost() -> Table {
    let mut table = answered("yes");
    table.totals[0] += 1400;
    table.totals[1] += 4100;
    let table = table.play(&["meld 9S 9H 9D 2S / 7C", "discard 4S"]);
    table.after_partner_deals(&[(505, 2230), (895, 1870)])
}
