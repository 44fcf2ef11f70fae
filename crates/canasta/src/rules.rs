//! Rule sets as plain data. Every rule in which documents or tables differ is a field here, and a preset is a table of
//! fields. One declaration gives a field its name, its type, its documentation and its sentence; a field enters with
//! the code that reads it.

use alloc::vec::Vec;

use crate::Players;

/// One number for each number of players, 2 to 6.
pub type PerPlayers = [i32; 5];

/// When a red three that was dealt is laid on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DealtRedThrees {
    /// Before the first turn, in seat order from the dealer's left.
    AtOnce,
    /// On its owner's first turn; tabled for scoring if the deal ends earlier.
    FirstTurn,
}

/// The value of one field, for forms, files and sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A number, most often of points.
    Number(i32),
    /// Several numbers, in the order the field's documentation gives.
    Numbers(Vec<i32>),
    /// One of the words the field offers.
    Choice(&'static str),
}

/// What values a field takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// Yes or no.
    Flag,
    /// A number within bounds, both included.
    Number(i32, i32),
    /// So many numbers, each within bounds, both included.
    Numbers(usize, i32, i32),
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// A field of the rule set, for whoever lists, reads or changes rules without knowing them by heart.
#[derive(Clone, Copy)]
pub struct Field {
    /// Its name in files and forms, as in [`RuleSet`].
    pub name: &'static str,
    /// What it means, one plain sentence.
    pub doc: &'static str,
    /// What values it takes.
    pub domain: Domain,
    /// Reads it.
    pub get: fn(&RuleSet) -> Value,
    /// Writes it; `false`, and nothing changed, if the value is not of the domain.
    pub set: fn(&mut RuleSet, &Value) -> bool,
}

/// A type a field can have.
trait FieldType: Sized {
    fn value(&self) -> Value;
    fn read(value: &Value, domain: Domain) -> Option<Self>;
}

impl FieldType for bool {
    fn value(&self) -> Value {
        Value::Flag(*self)
    }
    fn read(value: &Value, _: Domain) -> Option<Self> {
        if let Value::Flag(flag) = value { Some(*flag) } else { None }
    }
}

impl FieldType for i32 {
    fn value(&self) -> Value {
        Value::Number(*self)
    }
    fn read(value: &Value, domain: Domain) -> Option<Self> {
        match (value, domain) {
            (Value::Number(n), Domain::Number(low, high)) if (low..=high).contains(n) => Some(*n),
            _ => None,
        }
    }
}

impl<const N: usize> FieldType for [i32; N] {
    fn value(&self) -> Value {
        Value::Numbers(self.to_vec())
    }
    fn read(value: &Value, domain: Domain) -> Option<Self> {
        match (value, domain) {
            (Value::Numbers(list), Domain::Numbers(_, low, high)) if list.iter().all(|n| (low..=high).contains(n)) => {
                list.as_slice().try_into().ok()
            }
            _ => None,
        }
    }
}

impl FieldType for DealtRedThrees {
    fn value(&self) -> Value {
        Value::Choice(match self {
            Self::AtOnce => "at-once",
            Self::FirstTurn => "first-turn",
        })
    }
    fn read(value: &Value, _: Domain) -> Option<Self> {
        match value {
            Value::Choice("at-once") => Some(Self::AtOnce),
            Value::Choice("first-turn") => Some(Self::FirstTurn),
            _ => None,
        }
    }
}

macro_rules! rule_set {
    ($($(#[doc = $doc:literal])+ $name:ident: $type:ty = $base:expr, $domain:expr;)+) => {
        /// The rules of one table. Plain data: change a field to play a house rule.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct RuleSet {
            $($(#[doc = $doc])+ pub $name: $type,)+
        }

        impl RuleSet {
            /// What holds where no document says otherwise (the base column of the rules book).
            pub const BASE: Self = Self { $($name: $base,)+ };

            /// Every field, in the order of the rules book.
            pub const FIELDS: &'static [Field] = &[$(Field {
                name: stringify!($name),
                doc: concat!($($doc),+),
                domain: $domain,
                get: |rules| FieldType::value(&rules.$name),
                set: |rules, value| match FieldType::read(value, $domain) {
                    Some(value) => { rules.$name = value; true }
                    None => false,
                },
            },)+];
        }
    };
}

rule_set! {
    /// Cards dealt to each player, for 2, 3, 4, 5 and 6 players.
    hand_size: PerPlayers = [15, 13, 11, 11, 11], Domain::Numbers(5, 1, 15);
    /// Cards drawn from the stock in a turn, for 2, 3, 4, 5 and 6 players.
    draw_count: PerPlayers = [2, 2, 1, 1, 1], Domain::Numbers(5, 1, 4);
    /// Canastas a side needs to go out, for 2, 3, 4, 5 and 6 players.
    canastas_to_go_out: PerPlayers = [2, 2, 1, 1, 1], Domain::Numbers(5, 1, 4);
    /// Points for dealing exactly the cards needed; only a referee's position can have earned it.
    exact_deal_bonus: i32 = 0, Domain::Number(0, 1000);
    /// When a red three that was dealt is tabled and replaced: at once, or on its owner's first turn.
    dealt_red_threes: DealtRedThrees = DealtRedThrees::AtOnce, Domain::Choice(&["at-once", "first-turn"]);
    /// A black three in the pile freezes it for everyone until the pile is taken.
    black_three_freezes: bool = false, Domain::Flag;
    /// A meld may have more wild cards than natural cards.
    wilds_may_outnumber: bool = true, Domain::Flag;
    /// Opening minimums for a side below 0, from 0, from 1,500 and from 3,000 points.
    minimums: [i32; 4] = [15, 50, 90, 120], Domain::Numbers(4, 0, 300);
    /// An unfrozen pile may be taken with one natural card and a wild card from the hand.
    take_with_wild: bool = true, Domain::Flag;
    /// A player with one card may take a pile of one card.
    one_card_takes_one_card: bool = false, Domain::Flag;
    /// When the stock is empty, a pile whose top card fits an own meld must be taken if it is not frozen.
    must_take_when_stock_empty: bool = false, Domain::Flag;
    /// A concealed hand may add to the partner's melds in the turn it goes out.
    concealed_may_add: bool = false, Domain::Flag;
    /// Points for a natural canasta.
    natural_canasta_bonus: i32 = 500, Domain::Number(0, 5000);
    /// Points for a mixed canasta.
    mixed_canasta_bonus: i32 = 300, Domain::Number(0, 5000);
    /// Points for each red three.
    red_three_bonus: i32 = 100, Domain::Number(0, 5000);
    /// Points for all four red threes on one side, instead of the single ones.
    four_red_threes_bonus: i32 = 800, Domain::Number(0, 5000);
    /// Points for going out.
    going_out_bonus: i32 = 100, Domain::Number(0, 5000);
    /// Points for going out concealed, in all.
    concealed_bonus: i32 = 200, Domain::Number(0, 5000);
    /// Points that end the game when a side has them at the end of a deal.
    game_points: i32 = 5000, Domain::Number(500, 50_000);
}

impl RuleSet {
    /// Bicycle's rules after Hoyle, for four players; the default preset.
    pub const HOYLE: Self = Self {
        dealt_red_threes: DealtRedThrees::FirstTurn,
        black_three_freezes: true,
        must_take_when_stock_empty: true,
        concealed_may_add: true,
        ..Self::BASE
    };

    /// The presets by name.
    pub const PRESETS: &'static [(&'static str, Self)] = &[("hoyle", Self::HOYLE)];

    /// A preset by its name.
    pub fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|(known, _)| *known == name).map(|&(_, rules)| rules)
    }

    /// A field by its name.
    pub fn field(name: &str) -> Option<&'static Field> {
        Self::FIELDS.iter().find(|field| field.name == name)
    }

    /// Cards dealt to each of so many players.
    pub const fn hand_size_for(&self, players: Players) -> i32 {
        self.hand_size[players.index()]
    }

    /// Cards drawn from the stock in a turn.
    #[inline]
    pub const fn draw_count_for(&self, players: Players) -> i32 {
        self.draw_count[players.index()]
    }

    /// Canastas needed to go out.
    #[inline]
    pub const fn canastas_needed(&self, players: Players) -> i32 {
        self.canastas_to_go_out[players.index()]
    }

    /// The opening minimum of a side with that total before the deal.
    #[inline]
    pub const fn minimum(&self, total: i32) -> i32 {
        match total {
            ..0 => self.minimums[0],
            0..1500 => self.minimums[1],
            1500..3000 => self.minimums[2],
            _ => self.minimums[3],
        }
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::HOYLE
    }
}
