//! Servers that leak on purpose. A mutant sits between the real server and the observer, knows all cards, and adds a
//! secret. The comparison must find every mutant, or it proves nothing.

use canasta::faces::CardDeal;
use canasta::{Card, CardAction, Kind, Seat, Suit, notation};

use super::observer::{Received, Source};
use super::pair::Case;

/// A leak, which changes what the server sends using its knowledge of all cards.
pub(super) struct Mutant {
    pub(super) name: &'static str,
    leak: fn(&Received, &GroundTruth<'_>) -> Option<String>,
}

/// All cards at one point in the deal, and the case.
struct GroundTruth<'a> {
    cards: &'a CardDeal,
    case: &'a Case,
}

impl GroundTruth<'_> {
    /// The next seat after the observer's in the order of play.
    fn other(&self) -> Seat {
        let players = self.case.terms.players;
        players.next_seat(self.case.observer.seat().unwrap_or_default())
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.case.observer.seat();
        self.case.terms.players.seats().filter(move |seat| Some(*seat) != own)
    }

    fn value(&self, seat: Seat) -> i32 {
        self.cards.hand(seat).iter().map(|card| card.kind().standard_value()).sum()
    }

    fn wild(&self, seat: Seat) -> usize {
        self.cards.hand(seat).iter().filter(|card| card.kind().is_wild()).count()
    }

    /// Number of kinds that a seat could discard if it were its turn.
    fn options(&self, seat: Seat) -> usize {
        self.cards.deal().hand(seat).iter().filter(|(kind, _)| *kind != Kind::RedThree).count()
    }
}

const fn is_message(source: Source) -> bool {
    matches!(source, Source::First(_) | Source::News(_) | Source::Again(_) | Source::Between(_))
}

fn refused(received: &Received) -> bool {
    received.source == Source::Answer && received.bytes.contains("\"refused\"")
}

/// All mutants, most obvious first.
pub(super) const MUTANTS: [Mutant; 17] = [
    Mutant { name: "a hidden card has an id that stays", leak: ids },
    Mutant {
        name: "how many actions another seat has",
        leak: |received, truth| {
            is_message(received.source).then(|| format!("{{\"options\":{}}}", truth.options(truth.other())))
        },
    },
    Mutant {
        name: "the first message shows another's hand",
        leak: |received, truth| {
            matches!(received.source, Source::First(_))
                .then(|| notation::cards(truth.cards.hand(truth.other())).to_string())
        },
    },
    Mutant {
        name: "the first message after a drop shows it",
        leak: |received, truth| {
            let again = matches!(received.source, Source::First(_)) && received.at > 0;
            again.then(|| notation::cards(truth.cards.hand(truth.other())).to_string())
        },
    },
    Mutant { name: "a refusal says who has the card", leak: whose },
    Mutant { name: "a refusal counts what is left of a card", leak: left },
    Mutant {
        name: "the order of the stock in an attribute",
        leak: |received, truth| {
            (received.source == Source::Page).then(|| format!("<i data-stock=\"{}\"></i>", first(truth)))
        },
    },
    Mutant {
        name: "a message is as long as a hand is good",
        leak: |received, truth| {
            let good = usize::try_from(truth.value(truth.other()) / 5 % 8).unwrap_or_default();
            is_message(received.source).then(|| " ".repeat(good))
        },
    },
    Mutant {
        name: "seats are listed by their wild cards",
        leak: |received, truth| {
            let mut seats: Vec<Seat> = truth.others().collect();
            seats.sort_by_key(|seat| truth.wild(*seat));
            (received.source == Source::Page).then(|| format!("{seats:?}"))
        },
    },
    Mutant {
        name: "a header made from everything",
        leak: |received, truth| {
            let sum = truth.others().fold(7_i32, |sum, seat| sum.wrapping_mul(31).wrapping_add(truth.value(seat)));
            (received.source == Source::Page && received.of.contains("/table/")).then(|| format!("etag: {sum}"))
        },
    },
    Mutant {
        name: "the second tab alone knows of a joker",
        leak: |received, truth| {
            let second = matches!(received.source, Source::News(1) | Source::First(1));
            second.then(|| truth.cards.hand(truth.other()).contains(&Card::RED_JOKER).to_string())
        },
    },
    Mutant {
        name: "a spectator is sent more",
        leak: |received, truth| {
            let on = truth.case.observer.seat().is_none() && is_message(received.source);
            on.then(|| truth.wild(truth.other()).to_string())
        },
    },
    Mutant {
        name: "a message more when the next card is wild",
        leak: |received, truth| {
            let wild = truth.cards.stock().next().is_some_and(|card| card.kind().is_wild());
            (wild && matches!(received.source, Source::News(_))).then(|| "and another message".to_owned())
        },
    },
    Mutant {
        name: "one bit: whether the last card is red",
        leak: |received, truth| {
            let last = truth.cards.stock().last().and_then(Card::suit).is_some_and(Suit::is_red);
            (last && matches!(received.source, Source::News(_))).then(|| " ".to_owned())
        },
    },
    Mutant {
        name: "a hint knows the stock",
        leak: |received, truth| (received.of == "hint" && received.bytes.contains("\"said\"")).then(|| first(truth)),
    },
    Mutant {
        name: "the calendar knows the stock",
        leak: |received, truth| {
            (received.of.contains("/calendar/") && received.bytes.contains("VEVENT")).then(|| first(truth))
        },
    },
    Mutant {
        name: "the lobby shows who is about to go out",
        leak: |received, truth| {
            let best = truth.others().min_by_key(|seat| truth.value(*seat));
            received.of.contains("/lobby").then(|| format!("{best:?}"))
        },
    },
];

fn ids(received: &Received, truth: &GroundTruth<'_>) -> Option<String> {
    let id = |card: &Card| card.index() * 7919 % 104_729;
    let hand = truth.cards.hand(truth.other());
    is_message(received.source).then(|| hand.iter().map(|card| format!("<i id=\"c{}\"></i>", id(card))).collect())
}

fn whose(received: &Received, truth: &GroundTruth<'_>) -> Option<String> {
    let action = received.of.parse::<CardAction>().ok().filter(|_| refused(received))?;
    let holds = |seat: &Seat| action.cards().iter().any(|card| truth.cards.hand(*seat).contains(card));
    truth.others().find(holds).map(|seat| format!("; seat {} has it", seat.0))
}

fn left(received: &Received, truth: &GroundTruth<'_>) -> Option<String> {
    let action = received.of.parse::<CardAction>().ok().filter(|_| refused(received))?;
    let kind: Kind = action.cards().first()?.kind();
    Some(truth.cards.stock().filter(|card| card.kind() == kind).count().to_string())
}

fn first(truth: &GroundTruth<'_>) -> String {
    notation::cards(&truth.cards.stock().take(3).collect::<Vec<_>>()).to_string()
}

impl Mutant {
    /// What the observer would have received from such a server.
    pub(super) fn apply(&self, case: &Case, world: usize, received: &[Received]) -> Vec<Received> {
        let mut all = received.to_vec();
        for received in &mut all {
            let truth = GroundTruth { cards: &case.worlds[world].truths[received.at], case };
            if let Some(leak) = (self.leak)(received, &truth) {
                received.bytes.push_str(&leak);
            }
        }
        all
    }
}
