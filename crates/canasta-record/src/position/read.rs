//! Parses a scenario into a deal, or reports all its problems.

use canasta::{Card, CardDeal, DeclaredRedThrees, Phase, Players, RuleSet, Seat, Setup};

use super::flags;
use super::reader::Reader;
use crate::house::{self, check_keys, shown};
use crate::json::Json;
use crate::pasted;
use crate::problem::{self, Document, Expected, Part, Problem};

/// A valid scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The preset's name.
    pub rules: &'static str,
    /// The deal's number in the game, from 1.
    pub number: usize,
    /// The described deal.
    pub deal: CardDeal,
    /// Red threes placed on the table while the deal was set up.
    pub start: Vec<DeclaredRedThrees>,
    /// The actions to play, in the form of [`canasta::notation`].
    pub actions: Vec<String>,
    /// Whether to list the legal actions at the end.
    pub legal: bool,
}

const KEYS: [&str; 20] = [
    "id",
    "rules",
    "house",
    "deal",
    "players",
    "sits_out",
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

/// Parses a scenario from one JSON object.
///
/// # Errors
/// Returns every problem found.
pub fn read(text: &str) -> Result<Scenario, Vec<Problem>> {
    pasted::forgiving_quoted(text, |text| match serde_json::from_str(text) {
        Ok(json) => from_json(&json),
        Err(error) => Err(vec![Problem::NotJson { error: error.to_string() }]),
    })
}

/// Parses a scenario.
///
/// # Errors
/// Returns every problem found.
pub fn from_json(json: &Json) -> Result<Scenario, Vec<Problem>> {
    let Json::Object(entries) = json else {
        return Err(vec![Problem::NotAnObject { document: Document::Scenario, found: shown(json) }]);
    };
    let mut reader = Reader::new(json);
    check_keys(Part::Scenario, entries, &KEYS, &mut reader.problems);
    let (preset, rules) = house::rules_of_scenario(json, &mut reader.problems);
    let players = reader.players(&rules);
    let setup = reader.setup(rules, players.unwrap_or(Players::FOUR));
    let number =
        reader.typed("deal", Expected::DealNumber, |json| usize::try_from(json.whole()?).ok().filter(|&n| n > 0));
    let number = number.unwrap_or(1);
    let actions = reader.actions();
    let legal = reader.flag("legal").unwrap_or(false);
    let mut problems = reader.problems;
    if players.is_none() {
        // Without a number of players, nothing else can be checked.
        return Err(problems);
    }
    match setup.build() {
        Ok((deal, start)) if problems.is_empty() => {
            Ok(Scenario { rules: preset.name, number, deal, start, actions, legal })
        }
        Ok(_) => Err(problems),
        Err(found) => {
            problems.extend(found.into_iter().map(Problem::Setup));
            Err(problems)
        }
    }
}

impl<'a> Reader<'a> {
    fn seat(&mut self, key: &'static str) -> Option<usize> {
        self.typed(key, Expected::Seat, |json| usize::try_from(json.whole()?).ok())
    }

    fn setup(&mut self, rules: RuleSet, players: Players) -> Setup {
        let mut setup = Setup::new(rules, players);
        setup.dealer = self.seat("dealer").unwrap_or(setup.dealer);
        let dealer = Seat(canasta::must_fit::<u8>(setup.dealer % usize::from(players.count())));
        // The dealer decides who sits out if the scenario doesn't say.
        setup.players = players.of_deal(&rules, dealer);
        setup.turn = self.seat("turn").unwrap_or(rules.next_seat(setup.players, dealer).index());
        setup.phase = self
            .typed("phase", Expected::Phase, |json| match json.text() {
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
            let cards = list
                .iter()
                .enumerate()
                .map(|(side, json)| self.cards(problem::Field::of_side("red_threes", side), json));
            setup.red_threes = cards.map(Option::unwrap_or_default).collect();
        }
        setup.melded = self.melded();
        if let Some(json) = self.given("pile") {
            setup.pile = self.cards("pile".into(), json).unwrap_or_default();
        }
        setup.stock = self.given("stock").and_then(|json| self.cards("stock".into(), json));
        setup.exact_deal = self.flag("exact_deal").unwrap_or(false);
        flags::read(self, &mut setup);
        setup
    }

    fn score(&mut self, json: &Json) -> i32 {
        let score = json.whole().and_then(|n| i32::try_from(n).ok());
        if score.is_none() {
            self.report(Problem::value("scores", Expected::WholeNumbers, shown(json)));
        }
        score.unwrap_or(0)
    }

    fn hand(&mut self, seat: usize, json: &Json) -> Option<Vec<Card>> {
        if *json == Json::Null { None } else { self.cards(problem::Field::of_seat("hands", seat), json) }
    }

    fn melds(&mut self, side: usize, json: &Json) -> Vec<Vec<Card>> {
        let Some(list) = json.list() else {
            self.report(Problem::value(problem::Field::of_side("melds", side), Expected::List, shown(json)));
            return Vec::new();
        };
        // A meld that can't be parsed is left out, because one problem per meld is enough.
        list.iter().filter_map(|json| self.cards(problem::Field::of_side("melds", side), json)).collect()
    }

    fn melded(&mut self) -> Option<Vec<bool>> {
        let list = self.list("melded")?;
        let flags: Option<Vec<bool>> = list.iter().map(Json::flag).collect();
        if flags.is_none() {
            self.report(Problem::value("melded", Expected::Flags, shown_list(list)));
        }
        flags
    }

    /// The cards of a text. `None`, after reporting problems, if any of them can't be parsed.
    fn cards(&mut self, field: problem::Field, json: &Json) -> Option<Vec<Card>> {
        let Some(text) = json.text() else {
            self.report(Problem::value(field, Expected::Cards, shown(json)));
            return None;
        };
        let mut cards = Vec::new();
        let mut all_valid = true;
        for word in text.split_whitespace() {
            match word.parse::<Card>() {
                Ok(card) => cards.push(card),
                Err(why) => {
                    all_valid = false;
                    self.report(Problem::Card { field: field.clone(), why });
                }
            }
        }
        all_valid.then_some(cards)
    }

    fn actions(&mut self) -> Vec<String> {
        let Some(list) = self.list("actions") else { return Vec::new() };
        let texts: Option<Vec<String>> = list.iter().map(|json| json.text().map(str::to_owned)).collect();
        if texts.is_none() {
            self.report(Problem::value("actions", Expected::Texts, shown_list(list)));
        }
        texts.unwrap_or_default()
    }
}

/// A list as text, shortened.
fn shown_list(list: &[Json]) -> String {
    shown(&Json::List(list.to_vec()))
}
