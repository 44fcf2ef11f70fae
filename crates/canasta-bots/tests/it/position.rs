//! Positions in compact notation. A card is just its rank (`X` joker, `b` black three, `r` red three), because no bot
//! looks at suits.

use canasta::{Action, Card, CardAction, Counts, Kind, Melds, Phase, Players, RuleSet, Setup, View};
use canasta_bots::by_name;

const RANKS: &str = "X2rb456789TJQKA";

/// A position builder. By default seat 0 (side 0, with seat 2) is to act and the others hold eleven unknown cards each.
pub(crate) struct Position {
    setup: Setup,
    used: [usize; 15],
}

impl Position {
    /// Seat 0 has drawn and holds these cards.
    pub(crate) fn playing(hand: &str) -> Self {
        Self::new(hand, Phase::Play)
    }

    /// Seat 0 is to draw or to take the pile.
    pub(crate) fn drawing(hand: &str) -> Self {
        Self::new(hand, Phase::Draw)
    }

    fn new(hand: &str, phase: Phase) -> Self {
        Self::table("hoyle", 4).to(phase, hand)
    }

    /// An empty table with these rules and number of players. Continue with [`Position::draws`] or [`Position::plays`].
    pub(crate) fn table(preset: &str, players: u8) -> Self {
        let mut setup = Setup::new(RuleSet::preset(preset).unwrap(), Players::new(players).unwrap());
        setup.dealer = usize::from(players) - 1;
        setup.turn = 0;
        Self { setup, used: [0; 15] }
    }

    /// Seat 0 has drawn and holds these cards.
    pub(crate) fn plays(self, hand: &str) -> Self {
        self.to(Phase::Play, hand)
    }

    /// Seat 0 is to draw or to take the pile.
    pub(crate) fn draws(self, hand: &str) -> Self {
        self.to(Phase::Draw, hand)
    }

    fn to(mut self, phase: Phase, hand: &str) -> Self {
        self.setup.phase = phase;
        self.hand(0, hand)
    }

    /// Changes a rule, given as text.
    pub(crate) fn house(mut self, field: &str, value: &str) -> Self {
        self.setup.rules.set_field(field, value).unwrap();
        self
    }

    /// The hand of another seat.
    pub(crate) fn hand(mut self, seat: usize, cards: &str) -> Self {
        self.setup.hands[seat] = Some(self.cards(cards));
        self
    }

    /// A side's melds, separated by spaces.
    pub(crate) fn melds(mut self, side: usize, melds: &str) -> Self {
        self.setup.melds[side] = melds.split_whitespace().map(|meld| self.cards(meld)).collect();
        self
    }

    /// The pile, bottom to top.
    pub(crate) fn pile(mut self, cards: &str) -> Self {
        self.setup.pile = self.cards(cards);
        self
    }

    /// The stock, next card first.
    pub(crate) fn stock(mut self, cards: &str) -> Self {
        self.setup.stock = Some(self.cards(cards));
        self
    }

    /// The sides' totals before the deal.
    pub(crate) fn scores(mut self, scores: impl Into<Vec<i32>>) -> Self {
        self.setup.scores = scores.into();
        self
    }

    fn cards(&mut self, text: &str) -> Vec<Card> {
        let mut cards = Vec::new();
        for letter in text.chars() {
            let index = RANKS.find(letter).unwrap_or_else(|| panic!("no rank has the letter {letter}"));
            let faces: Vec<Card> = Card::all().chain(Card::all()).filter(|card| card.kind().index() == index).collect();
            cards.push(*faces.get(self.used[index]).unwrap_or_else(|| panic!("too many of {letter}")));
            self.used[index] += 1;
        }
        cards
    }

    /// The view of the seat to act, after these actions.
    pub(crate) fn view(self, actions: &[&str]) -> View {
        let (mut card_deal, _) = self.setup.build().unwrap_or_else(|problems| panic!("no such position: {problems:?}"));
        for text in actions {
            let action = text.parse::<CardAction>().unwrap();
            card_deal.apply(&action).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        }
        let seat = card_deal.public().to_act().expect("the deal continues");
        card_deal.deal().view(seat)
    }

    /// The bot's decision here, in words.
    pub(crate) fn bot(self, name: &str) -> String {
        describe(&crate::secrecy::light(name).decide(&self.view(&[]), 1))
    }

    /// The club player's decision here, in words.
    pub(crate) fn club(self) -> String {
        self.club_after(&[])
    }

    /// The club player's decision after these actions, in words.
    pub(crate) fn club_after(self, actions: &[&str]) -> String {
        describe(&by_name("club").unwrap().decide(&self.view(actions), 1))
    }

    /// The untuned club player's decision after these actions. For tests of its reasoning, because its values don't
    /// change with every tuning.
    pub(crate) fn untuned_after(self, actions: &[&str]) -> String {
        describe(&by_name("club@untuned").unwrap().decide(&self.view(actions), 1))
    }
}

/// Actions in words: `meld KKK/8882; discard 5`.
pub(crate) fn describe(actions: &[Action]) -> String {
    actions.iter().map(describe_action).collect::<Vec<_>>().join("; ")
}

fn describe_action(action: &Action) -> String {
    match action {
        Action::Draw => "draw".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Ask => "ask".to_owned(),
        Action::Answer(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Action::Declare => "declare".to_owned(),
        Action::Discard(kind) => format!("discard {}", letter(*kind)),
        Action::Meld(lay) => format!("meld {}", groups(lay)),
        Action::Take { with, more } => {
            let more = groups(more);
            let line = format!("take with {}", letters(with));
            if more.is_empty() { line } else { format!("{line} / {more}") }
        }
    }
}

fn groups(lay: &Melds) -> String {
    let group = |rank: Kind| {
        let meld = lay.meld(rank);
        let mut cards = Counts::NONE;
        cards.set(rank, meld.naturals);
        let wild = "X".repeat(meld.jokers.into()) + &"2".repeat(meld.twos.into());
        if meld.naturals == 0 { format!("{}:{wild}", letter(rank)) } else { letters(&cards) + &wild }
    };
    lay.iter().map(|(rank, _)| group(rank)).collect::<Vec<_>>().join("/")
}

fn letters(cards: &Counts) -> String {
    cards.cards().map(letter).collect()
}

fn letter(kind: Kind) -> char {
    char::from(RANKS.as_bytes()[kind.index()])
}
