//! From a scenario to a deal, or to all its faults.

use canasta::{Card, Dressed, Kind, Phase, Players, RuleSet, Setup, Tabled};
use canasta_words::Lang;

use super::flags;
use crate::house::{self, check_keys, shown};
use crate::json::Json;
use crate::notation;

/// A scenario that could be set up.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The name of its preset.
    pub rules: &'static str,
    /// The deal.
    pub deal: Dressed,
    /// Red threes that were tabled when it was set up.
    pub start: Vec<Tabled>,
    /// What is to be played, in the words of [`notation`].
    pub actions: Vec<String>,
    /// Whether the legal acts are to be listed at the end.
    pub legal: bool,
}

const KEYS: [&str; 18] = [
    "id",
    "rules",
    "house",
    "players",
    "dealer",
    "turn",
    "phase",
    "scores",
    "hands",
    "melds",
    "red_threes",
    "melded",
    "pile",
    "stock",
    "exact_deal",
    "actions",
    "legal",
    "flags",
];

/// Reads a scenario from one JSON object.
///
/// # Errors
/// Every fault found, a sentence each.
pub fn read(text: &str) -> Result<Scenario, Vec<String>> {
    match serde_json::from_str(text) {
        Ok(json) => from_json(&json),
        Err(error) => Err(vec![format!("this is no JSON: {error}")]),
    }
}

/// Reads a scenario.
///
/// # Errors
/// Every fault found, a sentence each.
pub(crate) fn from_json(json: &Json) -> Result<Scenario, Vec<String>> {
    let Json::Object(entries) = json else { return Err(vec!["a scenario is a JSON object".to_owned()]) };
    let mut reader = Reader { json, faults: Vec::new() };
    check_keys("the scenario", entries, &KEYS, &mut reader.faults);
    let (preset, rules) = house::of_scenario(json, &mut reader.faults);
    let players = reader.players();
    let setup = reader.setup(rules, players.unwrap_or(Players::FOUR));
    let actions = reader.actions();
    let legal = reader.flag("legal").unwrap_or(false);
    let mut faults = reader.faults;
    if players.is_none() {
        // Nothing else can be said about a table of nobody knows how many.
        return Err(faults);
    }
    match setup.build() {
        Ok((deal, start)) if faults.is_empty() => Ok(Scenario { rules: preset.name, deal, start, actions, legal }),
        Ok(_) => Err(faults),
        Err(found) => {
            faults.extend(found.iter().map(|fault| canasta_words::fault::sentence(Lang::EN, fault).into()));
            Err(faults)
        }
    }
}

pub(super) struct Reader<'a> {
    json: &'a Json,
    pub(super) faults: Vec<String>,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(json: &'a Json) -> Self {
        Self { json, faults: Vec::new() }
    }

    pub(super) const fn json(&self) -> &'a Json {
        self.json
    }

    /// What is given for a key; `null` is nothing.
    pub(super) fn given(&self, key: &str) -> Option<&'a Json> {
        self.json.get(key).filter(|value| **value != Json::Null)
    }

    pub(super) fn fault(&mut self, sentence: String) {
        self.faults.push(sentence);
    }

    /// A value as `read` understands it; a fault if it does not.
    pub(super) fn typed<T>(&mut self, key: &str, wanted: &str, read: impl Fn(&'a Json) -> Option<T>) -> Option<T> {
        let value = self.given(key)?;
        let read = read(value);
        if read.is_none() {
            self.fault(format!("{key} must be {wanted}, not {}", shown(value)));
        }
        read
    }

    pub(super) fn flag(&mut self, key: &str) -> Option<bool> {
        self.typed(key, "true or false", Json::flag)
    }

    fn seat(&mut self, key: &str) -> Option<usize> {
        self.typed(key, "the number of a seat", |json| usize::try_from(json.whole()?).ok())
    }

    pub(super) fn players(&mut self) -> Option<Players> {
        if self.given("players").is_none() {
            return Some(Players::FOUR);
        }
        self.typed("players", "a number from 2 to 6", house::players)
    }

    fn setup(&mut self, rules: RuleSet, players: Players) -> Setup {
        let mut setup = Setup::new(rules, players);
        setup.dealer = self.seat("dealer").unwrap_or(setup.dealer);
        setup.turn = self
            .seat("turn")
            .unwrap_or((setup.dealer % usize::from(players.count()) + 1) % usize::from(players.count()));
        setup.phase = self
            .typed("phase", "“draw” or “play”", |json| match json.text() {
                Some("draw") => Some(Phase::Draw),
                Some("play") => Some(Phase::Play),
                _ => None,
            })
            .unwrap_or(Phase::Draw);
        if let Some(list) = self.list("scores") {
            setup.scores = list.iter().map(|json| self.score(json)).collect();
        }
        if let Some(list) = self.list("hands") {
            setup.hands = list.iter().enumerate().map(|(seat, json)| self.hand(seat, json)).collect();
        }
        if let Some(list) = self.list("melds") {
            setup.melds = list.iter().enumerate().map(|(side, json)| self.melds(side, json)).collect();
        }
        if let Some(list) = self.list("red_threes") {
            let cards =
                list.iter().enumerate().map(|(side, json)| self.cards(&format!("red_threes of side {side}"), json));
            setup.red_threes = cards.map(Option::unwrap_or_default).collect();
        }
        setup.melded = self.melded();
        if let Some(json) = self.given("pile") {
            setup.pile = self.cards("pile", json).unwrap_or_default();
        }
        setup.stock = self.given("stock").and_then(|json| self.cards("stock", json));
        setup.exact_deal = self.flag("exact_deal").unwrap_or(false);
        flags::read(self, &mut setup);
        setup
    }

    pub(super) fn list(&mut self, key: &str) -> Option<&'a [Json]> {
        self.typed(key, "a list", Json::list)
    }

    fn score(&mut self, json: &Json) -> i32 {
        let score = json.whole().and_then(|n| i32::try_from(n).ok());
        if score.is_none() {
            self.fault(format!("scores must be whole numbers, not {}", shown(json)));
        }
        score.unwrap_or(0)
    }

    fn hand(&mut self, seat: usize, json: &Json) -> Option<Vec<Card>> {
        if *json == Json::Null { None } else { self.cards(&format!("hands of seat {seat}"), json) }
    }

    fn melds(&mut self, side: usize, json: &Json) -> Vec<Vec<Card>> {
        let Some(list) = json.list() else {
            self.fault(format!("melds of side {side} must be a list, not {}", shown(json)));
            return Vec::new();
        };
        let what = format!("melds of side {side}");
        // A meld that cannot be read is left out: one fault is enough for it.
        list.iter().filter_map(|json| self.cards(&what, json)).collect()
    }

    fn melded(&mut self) -> Option<Vec<bool>> {
        let list = self.list("melded")?;
        let flags: Option<Vec<bool>> = list.iter().map(Json::flag).collect();
        if flags.is_none() {
            self.fault("melded must be a list of true and false".to_owned());
        }
        flags
    }

    /// The cards of a text; `None`, with faults, if any of them cannot be read.
    fn cards(&mut self, what: &str, json: &Json) -> Option<Vec<Card>> {
        let Some(text) = json.text() else {
            self.fault(format!("{what}: cards are a text like \"4H TD\", not {}", shown(json)));
            return None;
        };
        let mut cards = Vec::new();
        let mut whole = true;
        for word in text.split_whitespace() {
            match notation::parse_card(word) {
                Ok(card) => cards.push(card),
                Err(unreadable) => {
                    whole = false;
                    self.fault(format!("{what}: {unreadable}"));
                }
            }
        }
        whole.then_some(cards)
    }

    fn actions(&mut self) -> Vec<String> {
        let Some(list) = self.list("actions") else { return Vec::new() };
        let texts: Option<Vec<String>> = list.iter().map(|json| json.text().map(str::to_owned)).collect();
        if texts.is_none() {
            self.fault("actions must be a list of texts".to_owned());
        }
        texts.unwrap_or_default()
    }
}

/// Kinds as rank letters, `X` for jokers, `3` for black threes: `4 4 K X`.
pub(super) fn kinds(text: &str) -> Option<Vec<Kind>> {
    text.split_whitespace().map(notation::kind_of).collect()
}
