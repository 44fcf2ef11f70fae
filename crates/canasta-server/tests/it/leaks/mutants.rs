//! Servers that leak on purpose: between the real server and the observer a mutant knows all cards and adds
//! what must not be said. Each of them must be found, or the comparison is worth nothing.

use canasta::faces::CardDeal;
use canasta::{Card, CardAct, Kind, Seat, Suit, notation};

use super::eye::{Heard, What};
use super::pair::Case;

/// A leak: how it changes what the server sends, knowing all cards.
pub(super) struct Mutant {
    pub(super) name: &'static str,
    leak: fn(&Heard, &Truth<'_>) -> Option<String>,
}

/// All cards, and who looks.
struct Truth<'a> {
    cards: &'a CardDeal,
    case: &'a Case,
}

impl Truth<'_> {
    /// Who is not the observer, the first after them in the order of play.
    fn other(&self) -> Seat {
        let players = self.case.terms.players;
        players.after(self.case.observer.seat().unwrap_or_default())
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.case.observer.seat();
        self.case.terms.players.seats().filter(move |seat| Some(*seat) != own)
    }

    fn value(&self, seat: Seat) -> i32 {
        self.cards.hand(seat).iter().map(|card| card.kind().value()).sum()
    }

    fn wild(&self, seat: Seat) -> usize {
        self.cards.hand(seat).iter().filter(|card| card.kind().is_wild()).count()
    }

    /// How many discards another seat could choose from if it were its turn.
    fn options(&self, seat: Seat) -> usize {
        self.cards.deal().hand(seat).iter().filter(|(kind, _)| *kind != Kind::RedThree).count()
    }
}

const fn is_message(what: What) -> bool {
    matches!(what, What::First(_) | What::News(_) | What::Again(_) | What::Between(_))
}

fn refused(heard: &Heard) -> bool {
    heard.what == What::Answer && heard.bytes.contains("\"refused\"")
}

/// All of them, from the plain to the sly.
pub(super) const MUTANTS: [Mutant; 17] = [
    Mutant { name: "a hidden card has an id that stays", leak: ids },
    Mutant {
        name: "how many acts another seat has",
        leak: |heard, truth| {
            is_message(heard.what).then(|| format!("{{\"options\":{}}}", truth.options(truth.other())))
        },
    },
    Mutant {
        name: "the first message shows another's hand",
        leak: |heard, truth| {
            matches!(heard.what, What::First(_)).then(|| notation::cards(truth.cards.hand(truth.other())).to_string())
        },
    },
    Mutant {
        name: "the first message after a drop shows it",
        leak: |heard, truth| {
            let again = matches!(heard.what, What::First(_)) && heard.at > 0;
            again.then(|| notation::cards(truth.cards.hand(truth.other())).to_string())
        },
    },
    Mutant { name: "a refusal says who has the card", leak: whose },
    Mutant { name: "a refusal counts what is left of a card", leak: left },
    Mutant {
        name: "the order of the stock in an attribute",
        leak: |heard, truth| (heard.what == What::Page).then(|| format!("<i data-stock=\"{}\"></i>", first(truth))),
    },
    Mutant {
        name: "a message is as long as a hand is good",
        leak: |heard, truth| {
            let good = usize::try_from(truth.value(truth.other()) / 5 % 8).unwrap_or_default();
            is_message(heard.what).then(|| " ".repeat(good))
        },
    },
    Mutant {
        name: "seats are listed by their wild cards",
        leak: |heard, truth| {
            let mut seats: Vec<Seat> = truth.others().collect();
            seats.sort_by_key(|seat| truth.wild(*seat));
            (heard.what == What::Page).then(|| format!("{seats:?}"))
        },
    },
    Mutant {
        name: "a header made from everything",
        leak: |heard, truth| {
            let sum = truth.others().fold(7_i32, |sum, seat| sum.wrapping_mul(31).wrapping_add(truth.value(seat)));
            (heard.what == What::Page && heard.of.contains("/table/")).then(|| format!("etag: {sum}"))
        },
    },
    Mutant {
        name: "the second tab alone knows of a joker",
        leak: |heard, truth| {
            let second = matches!(heard.what, What::News(1) | What::First(1));
            second.then(|| truth.cards.hand(truth.other()).contains(&Card::RED_JOKER).to_string())
        },
    },
    Mutant {
        name: "who looks on is told more",
        leak: |heard, truth| {
            let on = truth.case.observer.seat().is_none() && is_message(heard.what);
            on.then(|| truth.wild(truth.other()).to_string())
        },
    },
    Mutant {
        name: "a message more when the next card is wild",
        leak: |heard, truth| {
            let wild = truth.cards.stock().next().is_some_and(|card| card.kind().is_wild());
            (wild && matches!(heard.what, What::News(_))).then(|| "and another message".to_owned())
        },
    },
    Mutant {
        name: "one bit: whether the last card is red",
        leak: |heard, truth| {
            let last = truth.cards.stock().last().and_then(Card::suit).is_some_and(Suit::is_red);
            (last && matches!(heard.what, What::News(_))).then(|| " ".to_owned())
        },
    },
    Mutant {
        name: "a hint knows the stock",
        leak: |heard, truth| (heard.of == "hint" && heard.bytes.contains("\"said\"")).then(|| first(truth)),
    },
    Mutant {
        name: "the calendar knows the stock",
        leak: |heard, truth| (heard.of.contains("/calendar/") && heard.bytes.contains("VEVENT")).then(|| first(truth)),
    },
    Mutant {
        name: "the lobby shows who is about to go out",
        leak: |heard, truth| {
            let best = truth.others().min_by_key(|seat| truth.value(*seat));
            heard.of.contains("/lobby").then(|| format!("{best:?}"))
        },
    },
];

fn ids(heard: &Heard, truth: &Truth<'_>) -> Option<String> {
    let id = |card: &Card| card.index() * 7919 % 104_729;
    let hand = truth.cards.hand(truth.other());
    is_message(heard.what).then(|| hand.iter().map(|card| format!("<i id=\"c{}\"></i>", id(card))).collect())
}

fn whose(heard: &Heard, truth: &Truth<'_>) -> Option<String> {
    let act = heard.of.parse::<CardAct>().ok().filter(|_| refused(heard))?;
    let holds = |seat: &Seat| act.cards().iter().any(|card| truth.cards.hand(*seat).contains(card));
    truth.others().find(holds).map(|seat| format!("; seat {} has it", seat.0))
}

fn left(heard: &Heard, truth: &Truth<'_>) -> Option<String> {
    let act = heard.of.parse::<CardAct>().ok().filter(|_| refused(heard))?;
    let kind: Kind = act.cards().first()?.kind();
    Some(truth.cards.stock().filter(|card| card.kind() == kind).count().to_string())
}

fn first(truth: &Truth<'_>) -> String {
    notation::cards(&truth.cards.stock().take(3).collect::<Vec<_>>()).to_string()
}

impl Mutant {
    /// What the observer would have heard in a world.
    pub(super) fn tell(&self, case: &Case, world: usize, heard: &[Heard]) -> Vec<Heard> {
        let mut told = heard.to_vec();
        for heard in &mut told {
            let truth = Truth { cards: &case.worlds[world].truths[heard.at], case };
            if let Some(leak) = (self.leak)(heard, &truth) {
                heard.bytes.push_str(&leak);
            }
        }
        told
    }
}
