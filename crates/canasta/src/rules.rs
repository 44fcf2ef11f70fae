//! Rule sets as plain data. Every rule in which documents or tables differ is a field here, and a preset is a table of
//! fields. One declaration gives a field its name, its type, its documentation and its sentence; a field enters with
//! the code that reads it.

mod field;
mod text;

use field::{FieldType, choice};

use crate::{Players, Seat};
pub use field::{Domain, Field, Value};

/// One number for each number of players, 2 to 6.
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
        /// The player to the right of the one who drew the highest card, so that this one plays first.
        SeatDraw = "seat-draw",
        /// A random player.
        Random = "random",
    }
}

choice! {
    /// How partners and seats are found before a game.
    ///
    /// ```
    /// use canasta::rules::Seating;
    ///
    /// assert_eq!("drawn-ends-void".parse(), Ok(Seating::DrawnEndsVoid));
    /// assert!(Seating::WORDS.contains(&"drawn-ends-void"));
    /// ```
    Seating {
        /// Cards are drawn; jokers and equal cards draw again.
        Drawn = "drawn",
        /// As `Drawn`; a player who drew more than one card, or one of the four at either end of the pack, draws again too.
        DrawnEndsVoid = "drawn-ends-void",
        /// A table may draw, or sit as it likes.
        Optional = "optional",
        /// There is no draw: partnerships are fixed.
        Fixed = "fixed",
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
        /// The player to the dealer's left, if they wish.
        DealerLeftMay = "dealer-left-may",
        /// The player to the dealer's right.
        DealerRight = "dealer-right",
    }
}

choice! {
    /// While what lies on top of the new discard pile, another card is turned on it.
    ///
    /// ```
    /// use canasta::rules::Upcard;
    ///
    /// assert_eq!("cover-threes".parse(), Ok(Upcard::CoverThrees));
    /// assert!(Upcard::WORDS.contains(&"cover-threes"));
    /// ```
    Upcard {
        /// A wild card or a three.
        CoverThrees = "cover-threes",
        /// A wild card or a three, but a black three that comes first stays.
        FirstBlackThreeStays = "first-black-three-stays",
        /// A wild card or a red three: a black three stays.
        BlackThreeStays = "black-three-stays",
    }
}

choice! {
    /// When a red three that was dealt is laid on the table.
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
        /// On its owner's first turn; laid down for scoring if the deal ends earlier.
        FirstTurn = "first-turn",
    }
}

choice! {
    /// Who lays down a red three.
    ///
    /// ```
    /// use canasta::rules::Declaring;
    ///
    /// assert_eq!("by-hand".parse(), Ok(Declaring::ByHand));
    /// assert!(Declaring::WORDS.contains(&"by-hand"));
    /// ```
    Declaring {
        /// The table: a red three never stays in a hand.
        Automatic = "automatic",
        /// Its owner, by hand, on the own turn; one kept too long costs a penalty.
        ByHand = "by-hand",
    }
}

choice! {
    /// When "may I go out?" may be asked.
    ///
    /// ```
    /// use canasta::rules::Asking;
    ///
    /// assert_eq!("before-taking".parse(), Ok(Asking::BeforeTaking));
    /// assert!(Asking::WORDS.contains(&"before-taking"));
    /// ```
    Asking {
        /// Before or after drawing, not after taking the pile or laying a card.
        BeforeTaking = "before-taking",
        /// After drawing or after taking the pile, before any other meld.
        AfterDrawingOrTaking = "after-drawing-or-taking",
    }
}

macro_rules! rule_set {
    ($($(#[doc = $doc:literal])+ $name:ident: $type:ty = $base:expr, $domain:expr;)+) => {
        /// The rules of one table. Plain data: change a field to play a house rule.
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

/// A rule document as a rule set.
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
    /// Its name, as players and files write it.
    pub name: &'static str,
    /// Its rules, for every number of players.
    pub rules: RuleSet,
    /// For how many players the document itself gives rules; for other numbers the base fills in.
    pub described: &'static [u8],
}

rule_set! {
    /// Who deals first: found by drawing cards, or a random player.
    first_dealer: FirstDealer = FirstDealer::SeatDraw, Domain::Choice(FirstDealer::WORDS);
    /// How partners and seats are found before a game.
    seating: Seating = Seating::Drawn, Domain::Choice(Seating::WORDS);
    /// Who cuts the pack before a deal.
    cut: Cut = Cut::DealerLeft, Domain::Choice(Cut::WORDS);
    /// Cards dealt to each player, for 2, 3, 4, 5 and 6 players.
    hand_size: PerPlayers = [15, 13, 11, 11, 11], Domain::Numbers(5, 1, 15);
    /// Cards drawn from the stock in a turn, for 2, 3, 4, 5 and 6 players.
    draw_count: PerPlayers = [2, 2, 1, 1, 1], Domain::Numbers(5, 1, 4);
    /// Canastas a side needs to go out, for 2, 3, 4, 5 and 6 players.
    canastas_to_go_out: PerPlayers = [2, 2, 1, 1, 1], Domain::Numbers(5, 1, 4);
    /// Which cards on top of the new discard pile are covered by another.
    upcard: Upcard = Upcard::CoverThrees, Domain::Choice(Upcard::WORDS);
    /// Points for dealing exactly the cards needed; only a referee's position can have earned it.
    exact_deal_bonus: i32 = 0, Domain::Number(0, 1000);
    /// When a red three that was dealt is laid down and replaced: at once, or on its owner's first turn.
    dealt_red_threes: DealtRedThrees = DealtRedThrees::AtOnce, Domain::Choice(DealtRedThrees::WORDS);
    /// Who lays down a red three: the table, or its owner by hand, on the own turn.
    declaring: Declaring = Declaring::Automatic, Domain::Choice(Declaring::WORDS);
    /// Points that a red three costs which its owner has not declared by the end of a turn, or of the deal.
    undeclared_penalty: i32 = 500, Domain::Number(0, 5000);
    /// A red three in the pile, turned up after the deal, freezes it for everyone until the pile is taken.
    red_three_freezes: bool = true, Domain::Flag;
    /// A black three in the pile freezes it for everyone until the pile is taken.
    black_three_freezes: bool = false, Domain::Flag;
    /// A meld may have more wild cards than natural cards.
    wilds_may_outnumber: bool = true, Domain::Flag;
    /// Opening minimums for a side below 0, from 0, from 1,500 and from 3,000 points.
    minimums: [i32; 4] = [15, 50, 90, 120], Domain::Numbers(4, 0, 300);
    /// In an opening with the pile, natural cards must outnumber wild cards in each meld.
    pile_opening_outnumbers: bool = false, Domain::Flag;
    /// The pile is frozen for a side until it has opened; else not for a take that is itself the opening.
    frozen_until_opened: bool = true, Domain::Flag;
    /// An unfrozen pile may be taken with one natural card and a wild card from the hand.
    take_with_wild: bool = true, Domain::Flag;
    /// A player with one card may take a pile of one card.
    one_card_takes_one_card: bool = false, Domain::Flag;
    /// A player may look through the pile in the first turn, before discarding.
    pile_looked_through: bool = false, Domain::Flag;
    /// When the stock is empty, a pile whose top card fits an own meld must be taken if it is not frozen.
    must_take_when_stock_empty: bool = false, Domain::Flag;
    /// Whether the deal ends when the player who drew the last card has discarded, for 2, 3, 4, 5 and 6 players.
    last_drawer_ends: [bool; 5] = [false; 5], Domain::Flags(5);
    /// A concealed hand may add to the partner's melds in the turn it goes out.
    concealed_may_add: bool = false, Domain::Flag;
    /// A hand is concealed even if a partner has melded.
    concealed_beside_melds: bool = true, Domain::Flag;
    /// When "may I go out?" may be asked.
    asking: Asking = Asking::BeforeTaking, Domain::Choice(Asking::WORDS);
    /// Points for a natural canasta.
    natural_canasta_bonus: i32 = 500, Domain::Number(0, 5000);
    /// Points for a mixed canasta.
    mixed_canasta_bonus: i32 = 300, Domain::Number(0, 5000);
    /// Points more for a canasta laid down whole in one act, the pile's top card allowed.
    concealed_canasta_bonus: i32 = 0, Domain::Number(0, 5000);
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

    /// A preset's rules by its name.
    ///
    /// ```
    /// # use canasta::RuleSet;
    /// assert_eq!(RuleSet::preset("lakin"), Some(RuleSet::LAKIN));
    /// assert_eq!(RuleSet::preset("bridge"), None);
    /// ```
    pub fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|preset| preset.name == name).map(|preset| preset.rules)
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

    /// Whether the deal ends when the player who drew the last card of the stock has discarded.
    #[inline]
    pub const fn last_drawer_ends_for(&self, players: Players) -> bool {
        self.last_drawer_ends[players.index()]
    }

    /// Whether red threes stay in the hand until their owner lays them down.
    #[inline]
    pub const fn declares_by_hand(&self) -> bool {
        matches!(self.declaring, Declaring::ByHand)
    }

    /// The seat that cuts the pack for this dealer, or may cut it where the rules leave that to the player.
    pub const fn cutter(&self, players: Players, dealer: Seat) -> Seat {
        match self.cut {
            Cut::DealerLeft | Cut::DealerLeftMay => players.after(dealer),
            Cut::DealerRight => players.before(dealer),
        }
    }

    /// The totals from which on the second, third and fourth of the minimums hold.
    pub const MINIMUM_FROM: [i32; 3] = [0, 1500, 3000];

    /// The opening minimum of a side with that total before the deal.
    #[inline]
    pub const fn minimum(&self, total: i32) -> i32 {
        let [second, third, fourth] = Self::MINIMUM_FROM;
        if total < second {
            self.minimums[0]
        } else if total < third {
            self.minimums[1]
        } else if total < fourth {
            self.minimums[2]
        } else {
            self.minimums[3]
        }
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::HOYLE
    }
}
