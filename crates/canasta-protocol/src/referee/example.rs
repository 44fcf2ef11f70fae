//! A scenario from the rules book as an illustrated example, with the cards, the actions and their results. The rules
//! are applied when it is read, so the pictures in the book always match the program.

use canasta::{Card, CardAction, CardDeal, Group, Seat, Side, Step, notation};
use canasta_i18n::example as words;
use canasta_i18n::messages::example;
use canasta_i18n::{Lang, Message, refusal};
use canasta_record::json::Json;
use canasta_record::position::{self, Scenario};

/// A scenario and the results of its actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The preset's name.
    pub rules: &'static str,
    /// Other facts a reader needs: the number of players, an empty stock, totals.
    pub notes: Vec<Message>,
    /// The cards at the beginning.
    pub places: Vec<LabelledCards>,
    /// The actions in order.
    pub steps: Vec<ExampleStep>,
    /// How the deal ended and was scored; empty if it didn't end.
    pub results: Vec<Message>,
}

/// Cards that belong together, with a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelledCards {
    /// The label, for example `Your hand`.
    pub label: Message,
    /// The cards. Each meld is a group.
    pub groups: Vec<Vec<Card>>,
}

/// An action and its outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleStep {
    /// The player and the action, for example `You take the pile with`.
    pub says: Message,
    /// The cards that the action names, in groups.
    pub groups: Vec<Vec<Card>>,
    /// The outcome.
    pub outcome: Outcome,
}

/// The outcome of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The action was made, and these cards were drawn or placed.
    Done(Vec<LabelledCards>),
    /// The action isn't possible, for this reason.
    Refused(Message),
}

/// Reads a scenario block from the book and plays it. `None` if the block isn't a scenario or has no actions.
pub fn read(lang: Lang, block: &str) -> Option<Example> {
    let json: Json = serde_json::from_str(block).ok()?;
    let scenario = json.get("scenario")?;
    let Scenario { rules, number: _, mut deal, start, actions, legal: _ } = position::from_json(scenario).ok()?;
    let first = deal.public().to_act().filter(|_| !actions.is_empty())?;
    let reader = Reader { lang, scenario, expect: json.get("expect"), deal: deal.clone(), you: first };
    let red_threes = start.first().map(|start| ExampleStep {
        says: example::laid_down_first(lang).into(),
        groups: vec![start.red_threes.clone()],
        outcome: Outcome::Done(drawn(lang, &start.drew)),
    });
    let mut actors = Vec::new();
    let mut steps: Vec<ExampleStep> = red_threes.into_iter().collect();
    for action in &actions {
        // After the end no one has to act, and every attempt is refused.
        let seat = deal.public().to_act().unwrap_or(first);
        let step = reader.play(action, seat, &mut deal);
        if !matches!(action.parse::<CardAction>(), Ok(CardAction::Answer(_))) {
            actors.push(seat);
        }
        steps.push(step);
    }
    let notes = reader.notes();
    let places = reader.places(&actors);
    Some(Example { rules, notes, places, steps, results: reader.results(&deal) })
}

struct Reader<'a> {
    lang: Lang,
    scenario: &'a Json,
    expect: Option<&'a Json>,
    /// The deal before the first action.
    deal: CardDeal,
    /// The first player to act, addressed as “you”.
    you: Seat,
}

impl Reader<'_> {
    fn value(&self, key: &str) -> Option<&Json> {
        self.scenario.get(key).filter(|value| **value != Json::Null)
    }

    /// Cards as the scenario lists them, even red threes that are placed immediately.
    fn cards(&self, key: &str) -> Option<Vec<Card>> {
        notation::parse_cards(self.value(key)?.text()?).ok()
    }

    fn hand(&self, seat: Seat) -> Option<Vec<Card>> {
        let hand = self.value("hands")?.list()?.get(seat.index())?.text()?;
        notation::parse_cards(hand).ok()
    }

    fn player(&self, seat: Seat) -> words::Player {
        words::player(self.deal.public().players(), self.you, seat)
    }

    fn side(&self, side: Side) -> words::Side {
        words::side(self.deal.public().players(), self.you, side)
    }

    fn notes(&self) -> Vec<Message> {
        let public = self.deal.public();
        let mut notes = Vec::new();
        if self.value("house").is_some() {
            notes.push(example::house(self.lang).into());
        }
        if public.players().count() != 4 {
            notes.push(example::players(self.lang, public.players().count()));
        }
        if public.players().sits_out().is_some() {
            notes.push(example::sits_out(self.lang).into());
        }
        if public.scores().iter().any(|&total| total != 0) {
            let totals = public.players().all_sides().map(|side| (self.side(side), public.scores()[side.index()]));
            notes.push(words::totals(self.lang, &totals.collect::<Vec<_>>()));
        }
        if self.value("stock").and_then(Json::text) == Some("") {
            notes.push(example::no_stock(self.lang).into());
        }
        notes
    }

    /// The cards at the beginning. A hand is shown if its player acts or if the example is about scoring.
    fn places(&self, actors: &[Seat]) -> Vec<LabelledCards> {
        let players = self.deal.public().players();
        let is_scored =
            self.expect.is_some_and(|expect| expect.get("deal").is_some() || expect.get("scores").is_some());
        let mut places = Vec::new();
        let others = players.seats_after(self.you).filter(|&seat| players.sits_out() != Some(seat));
        let seats = std::iter::once(self.you).chain(others);
        for seat in seats.take(usize::from(players.playing_count())).filter(|seat| is_scored || actors.contains(seat)) {
            let hand = self.hand(seat).filter(|hand| !hand.is_empty());
            let label = words::hand(self.lang, self.player(seat)).into();
            places.extend(hand.map(|hand| LabelledCards { label, groups: vec![hand] }));
        }
        for side in players.all_sides() {
            let melds: Vec<Vec<Card>> = self.deal.melds(side).iter().map(|meld| meld.cards.clone()).collect();
            if !melds.is_empty() {
                let label = words::melds(self.lang, self.side(side)).into();
                places.push(LabelledCards { label, groups: melds });
            }
            let threes = self.named_red_threes(side);
            if !threes.is_empty() {
                let label = words::red_threes(self.lang, self.side(side)).into();
                places.push(LabelledCards { label, groups: vec![threes] });
            }
        }
        let pile = self.cards("pile").filter(|pile| !pile.is_empty());
        places
            .extend(pile.map(|pile| LabelledCards { label: example::pile(self.lang, pile.len()), groups: vec![pile] }));
        let stock = self.cards("stock").filter(|stock| !stock.is_empty());
        places.extend(
            stock.map(|stock| LabelledCards { label: example::stock(self.lang, stock.len()), groups: vec![stock] }),
        );
        places
    }

    fn named_red_threes(&self, side: Side) -> Vec<Card> {
        let named = self.value("red_threes").and_then(Json::list).and_then(|sides| sides.get(side.index()));
        named.and_then(Json::text).and_then(|cards| notation::parse_cards(cards).ok()).unwrap_or_default()
    }

    fn play(&self, text: &str, seat: Seat, deal: &mut CardDeal) -> ExampleStep {
        let action = match text.parse::<CardAction>() {
            Ok(action) => action,
            Err(unreadable) => {
                let outcome = Outcome::Refused(refusal::unreadable(self.lang, &unreadable).because.into());
                let says = words::unreadable(self.lang, self.player(seat), text);
                return ExampleStep { says, groups: Vec::new(), outcome };
            }
        };
        let outcome = match deal.apply(&action) {
            Ok(step) => Outcome::Done(new_cards(self.lang, &step)),
            Err(illegal) => Outcome::Refused(refusal::explain(self.lang, &illegal).because.into()),
        };
        ExampleStep { says: words::action(self.lang, self.player(seat), &action), groups: groups(&action), outcome }
    }

    fn results(&self, deal: &CardDeal) -> Vec<Message> {
        let public = deal.public();
        let Some(ending) = public.ending() else { return Vec::new() };
        let mut results = vec![words::ended(self.lang, ending, |seat| self.player(seat))];
        let score = deal.deal().score();
        let expected = self.expect.and_then(|expect| expect.get("deal")).and_then(Json::list).unwrap_or_default();
        for (side, named) in public.players().all_sides().zip(expected) {
            let entries: Vec<Message> = words::entries(self.lang, &score[side.index()])
                .into_iter()
                .filter_map(|(key, entry)| named.get(key).map(|_| entry))
                .collect();
            results.push(words::scored(self.lang, self.side(side), &entries));
        }
        results
    }
}

/// The cards that an action names, in groups.
fn groups(action: &CardAction) -> Vec<Vec<Card>> {
    let all = |groups: &[Group]| groups.iter().map(|group| group.cards.clone()).collect::<Vec<_>>();
    let groups = match action {
        CardAction::Take { with, more, .. } => std::iter::once(with.clone()).chain(all(more)).collect(),
        CardAction::Meld(groups) => all(groups),
        CardAction::Discard(card) | CardAction::Declare(card) => vec![vec![*card]],
        CardAction::Draw | CardAction::Pass | CardAction::Ask | CardAction::Answer(_) => Vec::new(),
    };
    groups.into_iter().filter(|group: &Vec<Card>| !group.is_empty()).collect()
}

fn drawn(lang: Lang, cards: &[Card]) -> Vec<LabelledCards> {
    let label = example::drawn(lang).into();
    if cards.is_empty() { Vec::new() } else { vec![LabelledCards { label, groups: vec![cards.to_vec()] }] }
}

/// The cards that an action drew, and the red threes it placed.
fn new_cards(lang: Lang, step: &Step) -> Vec<LabelledCards> {
    let mut places = drawn(lang, &step.drew);
    let own = if let CardAction::Declare(card) = step.action { Some(card) } else { None };
    let red_threes: Vec<Card> = step.red_threes.iter().copied().filter(|card| Some(*card) != own).collect();
    if !red_threes.is_empty() {
        places.push(LabelledCards { label: example::laid_down(lang).into(), groups: vec![red_threes] });
    }
    if let Some(next) = &step.next {
        places
            .push(LabelledCards { label: example::laid_down_next(lang).into(), groups: vec![next.red_threes.clone()] });
    }
    places
}
