//! Rule sets as plain data. Every rule that differs between rules documents or tables is a field, and a preset gives
//! each field a value. A single declaration contains the name, type, default, documentation and valid values of a
//! field. Add a field only together with the code that reads it.

mod field;
mod text;

use field::{FieldType, choice};

use crate::kind::VALUE_PLACES;
use crate::meld::{MELD_NATURALS, MELD_WILDS};
use crate::{Kind, Players, Seat};
pub use field::{Domain, Field, Value};

/// One value for each number of players, 2 to 6.
///
/// ```
/// use canasta::{Players, RuleSet};
///
/// let rules = RuleSet { hand_size: [15, 13, 11, 11, 11], ..RuleSet::HOYLE };
/// assert_eq!(rules.hand_size_for(Players::FOUR), 11);
/// ```
pub type PerPlayers = [i32; 5];

choice! {
    /// Who deals first.
    ///
    /// ```
    /// use canasta::rules::FirstDealer;
    ///
    /// assert_eq!("seat-draw".parse(), Ok(FirstDealer::SeatDraw));
    /// assert!(FirstDealer::WORDS.contains(&"seat-draw"));
    /// ```
    FirstDealer {
        /// The player to the right of the one who drew the highest card, and who therefore plays first.
        SeatDraw = "seat-draw",
        /// A random player.
        Random = "random",
    }
}

choice! {
    /// How partners and seats are determined before a game.
    ///
    /// ```
    /// use canasta::rules::Seating;
    ///
    /// assert_eq!("drawn-ends-void".parse(), Ok(Seating::DrawnEndsVoid));
    /// assert!(Seating::WORDS.contains(&"drawn-ends-void"));
    /// ```
    Seating {
        /// Players draw cards, and draw again after a joker or equal cards.
        Drawn = "drawn",
        /// Like `Drawn`, but players also draw again after drawing several cards, or one of the four at either end of
        /// the pack.
        DrawnEndsVoid = "drawn-ends-void",
        /// Players can draw for seats, or choose them.
        Optional = "optional",
        /// There is no draw, because partnerships are fixed.
        Fixed = "fixed",
    }
}

choice! {
    /// How five players play.
    ///
    /// ```
    /// use canasta::rules::FivePlayers;
    ///
    /// assert_eq!("two-sides".parse(), Ok(FivePlayers::TwoSides));
    /// assert!(FivePlayers::WORDS.contains(&"two-sides"));
    /// ```
    FivePlayers {
        /// Each alone.
        Individuals = "individuals",
        /// Three against two. One of the three sits out each deal, in turn, and the other four play as four do.
        TwoSides = "two-sides",
    }
}

choice! {
    /// Who cuts the pack before a deal.
    ///
    /// ```
    /// use canasta::rules::Cut;
    ///
    /// assert_eq!("dealer-left".parse(), Ok(Cut::DealerLeft));
    /// assert!(Cut::WORDS.contains(&"dealer-left"));
    /// ```
    Cut {
        /// The player to the dealer's left.
        DealerLeft = "dealer-left",
        /// The player to the dealer's left, but cutting is optional.
        DealerLeftMay = "dealer-left-may",
        /// The player to the dealer's right.
        DealerRight = "dealer-right",
    }
}

choice! {
    /// Which cards on the new discard pile are covered with another card.
    ///
    /// ```
    /// use canasta::rules::Upcard;
    ///
    /// assert_eq!("cover-threes".parse(), Ok(Upcard::CoverThrees));
    /// assert!(Upcard::WORDS.contains(&"cover-threes"));
    /// ```
    Upcard {
        /// Wild cards and threes.
        CoverThrees = "cover-threes",
        /// Wild cards and threes, except for a black three that comes first.
        FirstBlackThreeStays = "first-black-three-stays",
        /// Wild cards and red threes. A black three stays.
        BlackThreeStays = "black-three-stays",
    }
}

choice! {
    /// When a dealt red three is placed on the table.
    ///
    /// ```
    /// use canasta::rules::DealtRedThrees;
    ///
    /// assert_eq!("first-turn".parse(), Ok(DealtRedThrees::FirstTurn));
    /// assert!(DealtRedThrees::WORDS.contains(&"first-turn"));
    /// ```
    DealtRedThrees {
        /// Before the first turn, in seat order from the dealer's left.
        AtOnce = "at-once",
        /// On its owner's first turn, or for scoring if the deal ends earlier.
        FirstTurn = "first-turn",
    }
}

choice! {
    /// Who places red threes on the table.
    ///
    /// ```
    /// use canasta::rules::Declaring;
    ///
    /// assert_eq!("by-hand".parse(), Ok(Declaring::ByHand));
    /// assert!(Declaring::WORDS.contains(&"by-hand"));
    /// ```
    Declaring {
        /// The table, automatically. A red three never stays in a hand.
        Automatic = "automatic",
        /// Their owner, by declaring them. A red three not declared during a turn is penalised.
        ByHand = "by-hand",
    }
}

choice! {
    /// When red threes count for a side, and whether they count against it otherwise.
    ///
    /// ```
    /// use canasta::rules::RedThreesCount;
    ///
    /// assert_eq!("canasta".parse(), Ok(RedThreesCount::Canasta));
    /// assert!(RedThreesCount::WORDS.contains(&"canasta"));
    /// ```
    RedThreesCount {
        /// For a side with a meld, otherwise against it.
        Melded = "melded",
        /// For a side with a meld, otherwise not at all.
        MeldedOrNothing = "melded-or-nothing",
        /// For a side with a canasta, otherwise against it.
        Canasta = "canasta",
        /// For a side with a canasta, otherwise not at all.
        CanastaOrNothing = "canasta-or-nothing",
    }
}

choice! {
    /// When a player can ask "may I go out?".
    ///
    /// ```
    /// use canasta::rules::Asking;
    ///
    /// assert_eq!("before-taking".parse(), Ok(Asking::BeforeTaking));
    /// assert!(Asking::WORDS.contains(&"before-taking"));
    /// ```
    Asking {
        /// Before or after drawing, but not after taking the pile or melding.
        BeforeTaking = "before-taking",
        /// After drawing or taking the pile, before any other meld.
        AfterDrawingOrTaking = "after-drawing-or-taking",
    }
}

macro_rules! rule_set {
    ($($(#[doc = $doc:literal])+ $name:ident: $type:ty = $base:expr, $domain:expr;)+) => {
        /// The rules of one table, as plain data. Change a field to play a house rule.
        ///
        /// ```
        /// use canasta::{Players, RuleSet};
        ///
        /// let rules = RuleSet { game_points: 3000, ..RuleSet::HOYLE };
        /// assert_eq!(rules.to_string(), "hoyle game_points=3000");
        /// assert_eq!("hoyle game_points=3000".parse(), Ok(rules));
        /// assert_eq!((rules.minimum(-5), rules.minimum(1500)), (15, 90));
        /// assert_eq!(rules.canastas_needed(Players::FOUR), 1);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct RuleSet {
            $($(#[doc = $doc])+ pub $name: $type,)+
        }

        impl RuleSet {
            /// The rules that apply unless a document says otherwise (the base column of the rules book).
            pub const BASE: Self = Self { $($name: $base,)+ };

            /// Every field, in the order of the rules book.
            pub const FIELDS: &'static [Field] = &[$(Field {
                name: stringify!($name),
                doc: concat!($($doc),+),
                domain: $domain,
                get: |rules| FieldType::value(&rules.$name),
                set: |rules, value| match FieldType::from_value(value, $domain) {
                    Some(value) => { rules.$name = value; true }
                    None => false,
                },
            },)+];
        }
    };
}

/// A rules document as a rule set.
///
/// ```
/// use canasta::RuleSet;
///
/// let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
/// assert_eq!(names, ["hoyle", "classic", "lakin", "pack", "wahhi"]);
/// assert_eq!(RuleSet::PRESETS[0].rules, RuleSet::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Preset {
    /// The name that players and files use.
    pub name: &'static str,
    /// The rules, for any number of players.
    pub rules: RuleSet,
    /// The numbers of players for which the document gives rules. Other numbers use values from [`RuleSet::BASE`].
    pub described: &'static [u8],
}

rule_set! {
    /// Who deals first: a player determined by drawing cards, or a random player.
    first_dealer: FirstDealer = FirstDealer::SeatDraw, Domain::Choice(FirstDealer::WORDS);
    /// How partners and seats are determined before a game.
    seating: Seating = Seating::Drawn, Domain::Choice(Seating::WORDS);
    /// Whether five players play alone or three against two, with one of the three sitting out each deal.
    five_players: FivePlayers = FivePlayers::Individuals, Domain::Choice(FivePlayers::WORDS);
    /// Who cuts the pack before a deal.
    cut: Cut = Cut::DealerLeft, Domain::Choice(Cut::WORDS);
    /// Play and the deal pass clockwise. Otherwise, they pass to the right.
    clockwise: bool = true, Domain::Flag;
    /// Cards dealt to each player, for 2, 3, 4, 5 and 6 players.
    hand_size: PerPlayers = [15, 13, 11, 11, 11], Domain::Numbers(5, 1, 15);
    /// Cards drawn from the stock in a turn, for 2, 3, 4, 5 and 6 players.
    draw_count: PerPlayers = [2, 2, 1, 1, 1], Domain::Numbers(5, 1, 4);
    /// Players can meld and take the pile in their first turn of the deal.
    melds_in_first_round: bool = true, Domain::Flag;
    /// Canastas a side needs to go out, for 2, 3, 4, 5 and 6 players.
    canastas_to_go_out: PerPlayers = [2, 2, 1, 1, 1], Domain::Numbers(5, 1, 4);
    /// Which cards on the new discard pile are covered with another card.
    upcard: Upcard = Upcard::CoverThrees, Domain::Choice(Upcard::WORDS);
    /// Points for dealing exactly the cards needed. Only positions given to the referee can have it.
    exact_deal_bonus: i32 = 0, Domain::Number(0, 1000);
    /// When a dealt red three is placed on the table and replaced: at once, or on its owner's first turn.
    dealt_red_threes: DealtRedThrees = DealtRedThrees::AtOnce, Domain::Choice(DealtRedThrees::WORDS);
    /// Who places red threes on the table: the table, or their owner by declaring them.
    declaring: Declaring = Declaring::Automatic, Domain::Choice(Declaring::WORDS);
    /// Points deducted for a red three not declared by the end of a turn or of the deal.
    undeclared_penalty: i32 = 500, Domain::Number(0, 5000);
    /// A red three turned up after the deal freezes the pile for everyone until it is taken.
    red_three_freezes: bool = true, Domain::Flag;
    /// A black three in the pile freezes it for everyone until the pile is taken.
    black_three_freezes: bool = false, Domain::Flag;
    /// A meld may have more wild cards than natural cards.
    wilds_may_outnumber: bool = true, Domain::Flag;
    /// Natural cards that a meld needs for its first, second and third wild card.
    naturals_for_wilds: [i32; 3] = [2; 3], Domain::Numbers(3, 2, 9);
    /// Wild cards can be added to a natural canasta.
    wilds_on_natural_canasta: bool = true, Domain::Flag;
    /// The first four minimums of the initial meld, from the lowest totals to the highest.
    minimums: [i32; 4] = [15, 50, 90, 120], Domain::Numbers(4, 0, 300);
    /// Totals from which the second, third, fourth and fifth minimum apply.
    minimum_from: [i32; 4] = [0, 1500, 3000, 5000], Domain::Numbers(4, 0, 50_000);
    /// A fifth minimum, for the highest totals; 0 if there is none.
    fifth_minimum: i32 = 0, Domain::Number(0, 300);
    /// In each meld of an initial meld with the pile, natural cards must outnumber wild cards.
    pile_opening_outnumbers: bool = false, Domain::Flag;
    /// The initial meld may contain wild cards. A hand that goes out concealed always may.
    wilds_in_initial_meld: bool = true, Domain::Flag;
    /// The pile is frozen for a side until it has melded. Otherwise it can be taken for the initial meld.
    frozen_until_opened: bool = true, Domain::Flag;
    /// An unfrozen pile can be taken with one natural card and a wild card from the hand.
    take_with_wild: bool = true, Domain::Flag;
    /// The pile can be taken onto a canasta: its top card can join a meld of seven or more cards.
    take_onto_canasta: bool = true, Domain::Flag;
    /// A player with one card can take a pile of one card.
    one_card_takes_one_card: bool = false, Domain::Flag;
    /// Cards that come with the pile can be melded in the same turn.
    melds_from_pile: bool = true, Domain::Flag;
    /// A player can look through the pile in the first turn, before discarding.
    pile_looked_through: bool = false, Domain::Flag;
    /// When the stock is empty, an unfrozen pile must be taken if its top card fits a meld of the side.
    must_take_when_stock_empty: bool = false, Domain::Flag;
    /// Whether the deal ends when the player who drew the last card discards, for 2, 3, 4, 5 and 6 players.
    last_drawer_ends: [bool; 5] = [false; 5], Domain::Flags(5);
    /// A concealed hand can add to the partner's melds in the turn it goes out.
    concealed_may_add: bool = false, Domain::Flag;
    /// A hand is concealed even if a partner has melded.
    concealed_beside_melds: bool = true, Domain::Flag;
    /// When a player can ask "may I go out?".
    asking: Asking = Asking::BeforeTaking, Domain::Choice(Asking::WORDS);
    /// A player with a partner must ask "may I go out?", and can only go out after a yes.
    must_ask: bool = false, Domain::Flag;
    /// Points of a joker, a two, an ace, a king to eight, a seven to four, and a black three.
    card_values: [i32; 6] = [50, 20, 20, 10, 5, 5], Domain::Numbers(6, 0, 500);
    /// Points for a natural canasta.
    natural_canasta_bonus: i32 = 500, Domain::Number(0, 5000);
    /// Points for a mixed canasta.
    mixed_canasta_bonus: i32 = 300, Domain::Number(0, 5000);
    /// Extra points for a canasta melded as a whole in one action, which can include the pile's top card.
    concealed_canasta_bonus: i32 = 0, Domain::Number(0, 5000);
    /// Points for each red three.
    red_three_bonus: i32 = 100, Domain::Number(0, 5000);
    /// Points for all four red threes on one side, instead of the bonus for each.
    four_red_threes_bonus: i32 = 800, Domain::Number(0, 5000);
    /// When red threes count for a side, and whether they count against it otherwise.
    red_threes_count: RedThreesCount = RedThreesCount::Melded, Domain::Choice(RedThreesCount::WORDS);
    /// Points deducted for each red three that counts against a side; 0 if as many as it would score.
    red_three_penalty: i32 = 0, Domain::Number(0, 5000);
    /// The maximum number of points deducted for red threes that count against a side; 0 if there is none.
    max_red_three_penalty: i32 = 0, Domain::Number(0, 20_000);
    /// Points for going out.
    going_out_bonus: i32 = 100, Domain::Number(0, 5000);
    /// Points for going out concealed, instead of the bonus for going out.
    concealed_bonus: i32 = 200, Domain::Number(0, 5000);
    /// Points for each black three melded when going out, in addition to the bonus for going out.
    black_three_bonus: i32 = 0, Domain::Number(0, 5000);
    /// Further points for melding all four black threes when going out.
    four_black_threes_bonus: i32 = 0, Domain::Number(0, 5000);
    /// The game ends when a side has at least this many points at the end of a deal.
    game_points: i32 = 5000, Domain::Number(500, 50_000);
    /// The number of deals after which the game ends; 0 if a number of points ends it.
    deals_per_game: i32 = 0, Domain::Number(0, 100);
}

impl RuleSet {
    /// Bicycle's rules after Hoyle, for four players; the default preset.
    pub const HOYLE: Self = Self {
        seating: Seating::DrawnEndsVoid,
        dealt_red_threes: DealtRedThrees::FirstTurn,
        black_three_freezes: true,
        pile_looked_through: true,
        must_take_when_stock_empty: true,
        concealed_may_add: true,
        ..Self::BASE
    };

    /// "Classic Card Game Rules".
    pub const CLASSIC: Self = Self {
        first_dealer: FirstDealer::Random,
        seating: Seating::Optional,
        cut: Cut::DealerRight,
        red_three_freezes: false,
        wilds_may_outnumber: false,
        concealed_canasta_bonus: 100,
        ..Self::BASE
    };

    /// "According to Hoyle" by H. Lakin.
    pub const LAKIN: Self = Self {
        hand_size: [15, 15, 11, 11, 11],
        declaring: Declaring::ByHand,
        pile_opening_outnumbers: true,
        take_with_wild: false,
        one_card_takes_one_card: true,
        last_drawer_ends: [false, true, false, false, false],
        concealed_beside_melds: false,
        ..Self::BASE
    };

    /// "Taking the pack".
    pub const PACK: Self = Self {
        cut: Cut::DealerLeftMay,
        upcard: Upcard::FirstBlackThreeStays,
        dealt_red_threes: DealtRedThrees::FirstTurn,
        ..Self::BASE
    };

    /// WAHHI Classic Canasta, for 2 to 6 players.
    pub const WAHHI: Self = Self {
        first_dealer: FirstDealer::Random,
        seating: Seating::Fixed,
        hand_size: [11; 5],
        draw_count: [1; 5],
        canastas_to_go_out: [1; 5],
        upcard: Upcard::BlackThreeStays,
        exact_deal_bonus: 100,
        wilds_may_outnumber: false,
        frozen_until_opened: false,
        one_card_takes_one_card: true,
        asking: Asking::AfterDrawingOrTaking,
        ..Self::BASE
    };

    /// The presets, the default first.
    pub const PRESETS: &'static [Preset] = &[
        Preset { name: "hoyle", rules: Self::HOYLE, described: &[4] },
        Preset { name: "classic", rules: Self::CLASSIC, described: &[2, 3, 4, 6] },
        Preset { name: "lakin", rules: Self::LAKIN, described: &[2, 3, 4] },
        Preset { name: "pack", rules: Self::PACK, described: &[4] },
        Preset { name: "wahhi", rules: Self::WAHHI, described: &[2, 3, 4, 5, 6] },
    ];

    /// A preset's rules by name.
    ///
    /// ```
    /// # use canasta::RuleSet;
    /// assert_eq!(RuleSet::preset("lakin"), Some(RuleSet::LAKIN));
    /// assert_eq!(RuleSet::preset("bridge"), None);
    /// ```
    pub fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|preset| preset.name == name).map(|preset| preset.rules)
    }

    /// A field by name.
    pub fn field(name: &str) -> Option<&'static Field> {
        Self::FIELDS.iter().find(|field| field.name == name)
    }

    /// Cards dealt to each player.
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

    /// Whether the deal ends when the player who drew the last card of the stock discards.
    #[inline]
    pub const fn last_drawer_ends_for(&self, players: Players) -> bool {
        self.last_drawer_ends[players.index()]
    }

    /// The maximum number of wild cards in a meld with this number of natural cards.
    #[inline]
    pub const fn max_wilds(&self, naturals: u8) -> u8 {
        let limit = if self.wilds_may_outnumber || naturals > MELD_WILDS { MELD_WILDS } else { naturals };
        let [first, second, third] = self.naturals_for_wilds;
        let held = naturals as i32;
        let max = match (held >= first, held >= second, held >= third) {
            (true, true, true) => 3,
            (true, true, false) => 2,
            (true, false, _) => 1,
            (false, _, _) => 0,
        };
        if max < limit { max } else { limit }
    }

    /// Points of one card on the table or in the hand; 0 for a red three, which counts only as a bonus.
    ///
    /// ```
    /// use canasta::{Kind, RuleSet};
    ///
    /// let rules = RuleSet { card_values: [100, 30, 20, 10, 5, 0], ..RuleSet::BASE };
    /// let kinds = [Kind::Joker, Kind::Two, Kind::RedThree, Kind::BlackThree, Kind::Seven, Kind::King];
    /// assert_eq!(kinds.map(|kind| rules.value(kind)), [100, 30, 0, 0, 5, 10]);
    /// assert_eq!(kinds.map(|kind| RuleSet::BASE.value(kind)), [50, 20, 0, 5, 5, 10]);
    /// ```
    #[inline]
    pub const fn value(&self, kind: Kind) -> i32 {
        let place = VALUE_PLACES[kind.index()] as usize;
        // The comparison is also the bounds check, so that a value costs no more than the two loads.
        if place < self.card_values.len() { self.card_values[place] } else { 0 }
    }

    /// Whether every meld can have the maximum number of wild cards.
    #[inline]
    pub(crate) const fn wilds_are_free(&self) -> bool {
        let [first, second, third] = self.naturals_for_wilds;
        let needed = MELD_NATURALS as i32;
        let any_meld = first <= needed && second <= needed && third <= needed;
        self.wilds_may_outnumber && self.wilds_on_natural_canasta && any_meld
    }

    /// Whether players declare red threes by hand.
    #[inline]
    pub const fn declares_by_hand(&self) -> bool {
        matches!(self.declaring, Declaring::ByHand)
    }

    /// The next seat in the direction of play.
    ///
    /// ```
    /// use canasta::{Players, RuleSet, Seat};
    ///
    /// let rules = RuleSet { clockwise: false, ..RuleSet::BASE };
    /// assert_eq!(RuleSet::BASE.next_seat(Players::FOUR, Seat(3)), Seat(0));
    /// assert_eq!(rules.next_seat(Players::FOUR, Seat(3)), Seat(2));
    /// ```
    #[inline]
    pub const fn next_seat(&self, players: Players, seat: Seat) -> Seat {
        if self.clockwise { players.next_seat(seat) } else { players.previous_seat(seat) }
    }

    /// The previous seat in the direction of play.
    #[inline]
    pub const fn previous_seat(&self, players: Players, seat: Seat) -> Seat {
        if self.clockwise { players.previous_seat(seat) } else { players.next_seat(seat) }
    }

    /// All seats that play, once in the direction of play, starting after `seat`.
    pub fn seats_after(&self, players: Players, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let clockwise = self.clockwise;
        let next =
            move |seat: &Seat| Some(if clockwise { players.next_seat(*seat) } else { players.previous_seat(*seat) });
        core::iter::successors(next(&seat), next).take(players.playing_count().into())
    }

    /// The next partner in the direction of play, who answers "may I go out?"; `None` for a player without a partner.
    #[inline]
    pub const fn partner_of(&self, players: Players, seat: Seat) -> Option<Seat> {
        // Two partners are each other's next in either direction. So are the four who play of five.
        if self.clockwise || players.side_size() == 2 {
            return players.partner_of(seat);
        }
        match players.side_size() {
            1 => None,
            _ => Some(Seat((seat.0 + players.count() - players.sides()) % players.count())),
        }
    }

    /// The players and the dealer of the deal after one with these. With three against two, the next of the three sits
    /// out, and the deal passes among the places of the four who play.
    pub fn next_deal(&self, players: Players, dealer: Seat) -> (Players, Seat) {
        let next_dealer = self.next_seat(players, dealer);
        let next_out = players.sits_out().and_then(|out| players.of_game().partner_of(out));
        match next_out.and_then(|out| players.without(out)) {
            None => (players, next_dealer),
            Some(next) => (next, next.place_of(players.place_of(next_dealer))),
        }
    }

    /// The seat that cuts (or may cut) the pack before this dealer deals.
    pub const fn cutter(&self, players: Players, dealer: Seat) -> Seat {
        match self.cut {
            Cut::DealerLeft | Cut::DealerLeftMay => players.next_seat(dealer),
            Cut::DealerRight => players.previous_seat(dealer),
        }
    }

    /// The minimum of the initial meld for a side with this total before the deal. If the thresholds aren't in order,
    /// the last one that the total reaches counts.
    ///
    /// ```
    /// use canasta::RuleSet;
    ///
    /// let rules = RuleSet { fifth_minimum: 150, minimum_from: [0, 1500, 3000, 7000], ..RuleSet::BASE };
    /// assert_eq!((rules.minimum(6995), rules.minimum(7000)), (120, 150));
    /// ```
    #[inline]
    pub const fn minimum(&self, total: i32) -> i32 {
        let [second, third, fourth, fifth] = self.minimum_from;
        if total >= fifth && self.fifth_minimum > 0 {
            self.fifth_minimum
        } else if total >= fourth {
            self.minimums[3]
        } else if total >= third {
            self.minimums[2]
        } else if total >= second {
            self.minimums[1]
        } else {
            self.minimums[0]
        }
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::HOYLE
    }
}
