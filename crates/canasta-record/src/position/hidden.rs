//! Turns a view into a position by making up the hidden cards. The legality of the seat's own actions doesn't depend on
//! them, and anything that does must not be shown.

use canasta::rules::DealtRedThrees;
use canasta::{Card, Kind, RuleSet, Seat, deck, notation};

use super::read::{Scenario, from_json};
use super::reader::{Reader, kinds};
use crate::house;
use crate::json::Json;
use crate::problem::{Document, Expected, Part, Problem};

/// The fields of a view that a scenario doesn't have.
const KEYS: [&str; 4] = ["seat", "hand_sizes", "stock_size", "seen"];

/// A parsed view.
#[derive(Debug)]
pub struct ViewScenario {
    /// A position in which the seat has exactly this view. The other hands and the stock are made up.
    pub scenario: Scenario,
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
}

/// Whether this is a view, because it has a field that only views have.
pub fn is_view(json: &Json) -> bool {
    KEYS.iter().any(|key| json.get(key).is_some())
}

/// Parses a view, which can also contain `id`, `actions` and `legal`.
///
/// # Errors
/// Returns every problem found.
pub fn view_from_json(json: &Json) -> Result<ViewScenario, Vec<Problem>> {
    let Json::Object(entries) = json else {
        return Err(vec![Problem::NotAnObject { document: Document::View, found: house::shown(json) }]);
    };
    let mut reader = Reader::new(json);
    let view = HiddenCards::read(&mut reader).filter(|_| reader.problems.is_empty());
    let made_up = view.and_then(|view| Some((view.make_up(&mut reader)?, view)));
    let Some(((hands, stock), view)) = made_up else { return Err(reader.problems) };
    let mut position: Vec<(String, Json)> =
        entries.iter().filter(|(key, _)| !KEYS.contains(&key.as_str())).cloned().collect();
    for (key, value) in &mut position {
        match key.as_str() {
            "hands" => {
                *value = Json::List(hands.iter().map(|hand| Json::Text(notation::cards(hand).to_string())).collect());
            }
            "flags" => *value = complete_flags(value, view.seen),
            _ => {}
        }
    }
    position.push(("stock".to_owned(), Json::Text(notation::cards(&stock).to_string())));
    let scenario = from_json(&Json::Object(position))?;
    match scenario.start.first() {
        None => Ok(ViewScenario { scenario, seat: view.seat }),
        Some(placed) => Err(vec![Problem::RedThreesBeforeView(placed.seat)]),
    }
}

/// Completes a view's flags with those that only a position has.
fn complete_flags(flags: &Json, seen: &Json) -> Json {
    let Json::Object(entries) = flags else { return flags.clone() };
    let mut entries = entries.clone();
    for (key, value) in &mut entries {
        if let ("penalised" | "penalties", Json::List(list)) = (key.as_str(), value) {
            // A view leaves out the penalties of others, because they would reveal something about their hands.
            list.iter_mut().filter(|entry| **entry == Json::Null).for_each(|entry| *entry = Json::Whole(0));
        }
    }
    for key in ["known", "passed"] {
        entries.push((key.to_owned(), seen.get(key).cloned().unwrap_or(Json::Null)));
    }
    Json::Object(entries)
}

/// The hidden cards as a view describes them.
struct HiddenCards<'a> {
    json: &'a Json,
    rules: RuleSet,
    seat: Option<Seat>,
    own_hand: Vec<Card>,
    sizes: Vec<usize>,
    stock: usize,
    seen: &'a Json,
}

impl<'a> HiddenCards<'a> {
    fn read(reader: &mut Reader<'a>) -> Option<Self> {
        let json = reader.json();
        if let Json::Object(entries) = json {
            for key in KEYS.into_iter().chain(["hands", "flags"]) {
                match entries.iter().filter(|(known, _)| known == key).count() {
                    0 => reader.report(Problem::MissingFromView(key)),
                    1 => {}
                    _ => reader.report(Problem::FieldTwice { part: Part::View, field: key.to_owned() }),
                }
            }
        }
        if reader.given("stock").is_some() {
            reader.report(Problem::StockInView);
        }
        // Problems with the rules are reported when the position is parsed.
        let (_, rules) = house::rules_of_scenario(json, &mut Vec::new());
        let players = reader.players(&rules)?;
        let count = usize::from(players.count());
        let count_of =
            |json: &Json| json.whole().and_then(|n| usize::try_from(n).ok()).filter(|&n| n <= deck::DECK_SIZE);
        let sizes = reader.typed("hand_sizes", Expected::CardCounts(count), |json| {
            let list = json.list().filter(|list| list.len() == count)?;
            list.iter().map(count_of).collect::<Option<Vec<usize>>>()
        });
        let stock = reader.typed("stock_size", Expected::CardCount, count_of);
        let seat = reader.typed("seat", Expected::SeatOrNull, |json| {
            players.seats().find(|seat| json.whole() == Some(seat.0.into()))
        });
        let seen = reader.typed("seen", Expected::Seen, |json| {
            ["known", "passed"]
                .iter()
                .all(|key| json.get(key).is_some_and(|value| value.list().is_some()))
                .then_some(json)
        });
        let hands =
            reader.typed("hands", Expected::Hands(count), |json| json.list().filter(|list| list.len() == count));
        let (Some(sizes), Some(stock), Some(seen), Some(hands)) = (sizes, stock, seen, hands) else { return None };
        if hands.iter().enumerate().any(|(place, hand)| seat.map(Seat::index) != Some(place) && *hand != Json::Null) {
            reader.report(Problem::OtherHandInView);
        }
        let own_hand: Vec<Card> = seat.map_or_else(Vec::new, |seat| cards(&hands[seat.index()]));
        if let Some(seat) = seat.filter(|seat| sizes[seat.index()] != own_hand.len()) {
            reader.report(Problem::HandSize { seat, given: sizes[seat.index()], counted: own_hand.len() });
        }
        Some(Self { json, rules, seat, own_hand, sizes, stock, seen })
    }

    /// All hands and the stock, with the hidden cards in places that the rules allow.
    fn make_up(&self, reader: &mut Reader<'_>) -> Option<(Vec<Vec<Card>>, Vec<Card>)> {
        let mut hidden = self.hidden(reader);
        let mut hands = vec![Vec::new(); self.sizes.len()];
        for (place, hand) in hands.iter_mut().enumerate() {
            if self.is_own(place) {
                hand.clone_from(&self.own_hand);
                continue;
            }
            for kind in self.known(place) {
                let Some(index) = hidden.iter().position(|card| card.kind() == kind) else {
                    reader.report(Problem::KnownElsewhere { seat: place });
                    return None;
                };
                hand.push(hidden.remove(index));
            }
            if hand.len() > self.sizes[place] {
                reader.report(Problem::KnownTooMany { seat: place });
                return None;
            }
        }
        let (mut threes, mut others): (Vec<Card>, Vec<Card>) =
            hidden.into_iter().partition(|card| card.kind() == Kind::RedThree);
        let mut stock = threes.split_off(threes.len().saturating_sub(self.stock));
        let missing: usize = hands.iter().zip(&self.sizes).map(|(hand, size)| size - hand.len()).sum();
        // The number of red threes that must be in hands, because there aren't enough other cards.
        let mut in_hands = (missing + self.stock - stock.len()).saturating_sub(others.len());
        for (place, hand) in hands.iter_mut().enumerate().filter(|(place, _)| self.may_hold_threes(*place)) {
            let count = in_hands.min(self.sizes[place] - hand.len()).min(threes.len());
            hand.extend(threes.drain(..count));
            in_hands -= count;
        }
        if in_hands > 0 {
            reader.report(Problem::TooManyHidden);
            return None;
        }
        for (hand, size) in hands.iter_mut().zip(&self.sizes) {
            hand.extend(others.drain(..size - hand.len()));
        }
        stock.extend(others.drain(..self.stock - stock.len()));
        Some((hands, stock))
    }

    fn is_own(&self, place: usize) -> bool {
        self.seat.map(Seat::index) == Some(place)
    }

    /// The cards known to be in a hand.
    fn known(&self, place: usize) -> Vec<Kind> {
        let known = self.seen.get("known").and_then(Json::list).and_then(|list| list.get(place)?.text());
        known.and_then(kinds).unwrap_or_default()
    }

    /// Whether a red three can be hidden in a hand, given the rules and who has had a turn.
    fn may_hold_threes(&self, place: usize) -> bool {
        let had_turn = || {
            let list = self.json.get("flags").and_then(|flags| flags.get("had_turn")).and_then(Json::list);
            list.and_then(|list| list.get(place)?.flag()).unwrap_or(true)
        };
        let may_be_dealt = self.rules.dealt_red_threes == DealtRedThrees::FirstTurn && !had_turn();
        !self.is_own(place) && (self.rules.declares_by_hand() || may_be_dealt)
    }

    /// The cards that the view doesn't show, in a fixed order.
    fn hidden(&self, reader: &mut Reader<'_>) -> Vec<Card> {
        let mut hidden = deck::fresh();
        let mut shown = self.own_hand.clone();
        for key in ["melds", "red_threes", "pile"] {
            shown.extend(self.json.get(key).map(cards).unwrap_or_default());
        }
        for card in shown {
            match hidden.iter().position(|&other| other == card) {
                Some(index) => drop(hidden.remove(index)),
                None => reader.report(Problem::ShownTooOften(card)),
            }
        }
        hidden
    }
}

/// All cards in a text or a list of strings. Unreadable ones are reported when the position is parsed.
fn cards(json: &Json) -> Vec<Card> {
    match json {
        Json::Text(text) => text.split_whitespace().filter_map(|word| word.parse::<Card>().ok()).collect(),
        Json::List(list) => list.iter().flat_map(cards).collect(),
        _ => Vec::new(),
    }
}
