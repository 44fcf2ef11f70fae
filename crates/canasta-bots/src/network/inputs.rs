//! Inputs that are there or not, how they are written down block by block, and what is told of a position whoever rates it.

use canasta::{Canasta, Kind, Meld, Melds, Public, Side};

/// Natural ranks, four to ace.
pub(crate) const RANKS: usize = Kind::NATURALS.len();

/// What a meld may look like: 3 to 7 cards, with no wild card to three.
pub(crate) const MELD: usize = 5 * 4;
/// What [`Writer::side`], [`Writer::time`] and [`Writer::rules`] tell.
pub(crate) const SIDE_STATE: usize = 5 + 8 + 5 + 3 + 1;
pub(crate) const TIME: usize = 24 + 12;
pub(crate) const RULES: usize = 12;

/// Numbers that are no inputs of the kind that is there or not: two, each what a network makes of it.
pub const NUMBERS: usize = 2;

/// Points that a number of 1 stands for.
pub(crate) const SCALE: f32 = 500.0;

/// Inputs that are there, each by its place.
pub type Inputs = Vec<u16>;

/// Writes down inputs, block by block.
pub(crate) struct Writer<'a> {
    inputs: &'a mut Inputs,
    block: usize,
}

impl<'a> Writer<'a> {
    /// Appends to `inputs`; the first block begins at this place.
    pub(crate) fn new(inputs: &'a mut Inputs, block: usize) -> Self {
        Self { inputs, block }
    }

    /// One of `many`: that at this place, the last if it is beyond.
    pub(crate) fn one(&mut self, many: usize, place: usize) {
        self.inputs.push(canasta::must_fit::<u16>(self.block + place.min(many - 1)));
        self.block += many;
    }

    /// One of `many`, or none.
    pub(crate) fn any(&mut self, many: usize, place: Option<usize>) {
        match place {
            Some(place) => self.one(many, place),
            None => self.block += many,
        }
    }

    /// Lets `write` fill a block of `many` that is shared: what comes next writes to the same block again, until [`Self::skip`]. So
    /// things of a kind, such as the ranks of a hand, have the same inputs.
    pub(crate) fn shared(&mut self, many: usize, write: impl FnOnce(&mut Self)) {
        let block = self.block;
        write(self);
        debug_assert_eq!(self.block, block + many, "a block of another size");
        self.block = block;
    }

    /// Goes on behind a block of `many`.
    pub(crate) fn skip(&mut self, many: usize) {
        self.block += many;
    }

    pub(crate) fn flag(&mut self, is: bool) {
        self.any(1, is.then_some(0));
    }

    /// So many of `many`: none for 0.
    pub(crate) fn some(&mut self, many: usize, count: u8) {
        self.any(many, usize::from(count).checked_sub(1));
    }

    /// Opening, red threes and canastas of a side with these melds.
    pub(crate) fn side(&mut self, public: &Public, side: Side, melds: &Melds) {
        let opened = !melds.is_empty();
        self.one(5, minimum_place(public, side, opened));
        let threes = public.red_threes()[side.index()];
        self.any(8, usize::from(threes.min(4)).checked_sub(1).map(|place| place * 2 + usize::from(opened)));
        let canastas = melds.canastas();
        self.one(5, canastas.into());
        self.one(3, naturals(melds));
        self.flag(canastas >= needs(public));
    }

    /// How long the deal may go on.
    pub(crate) fn time(&mut self, public: &Public) {
        let players = public.players();
        let once_about = i32::from(players.count()) * public.rules().draw_count_for(players);
        self.one(24, usize::from(public.stock() / 2));
        self.one(12, usize::try_from(i32::from(public.stock()) / once_about.max(1)).unwrap_or(0));
    }

    pub(crate) fn rules(&mut self, public: &Public) {
        let rules = public.rules();
        self.one(3, needs(public).saturating_sub(1).into());
        self.flag(rules.take_with_wild);
        self.flag(rules.frozen_until_opened);
        self.flag(rules.pile_opening_outnumbers);
        self.flag(rules.concealed_canasta_bonus > 0);
        self.flag(rules.natural_canasta_bonus > 500);
        self.flag(rules.last_drawer_ends_for(public.players()));
        self.flag(rules.must_take_when_stock_empty);
        self.flag(rules.one_card_takes_one_card);
        self.flag(rules.black_three_freezes);
    }
}

pub(crate) fn meld_place(meld: Meld) -> Option<usize> {
    let size = usize::from(meld.size().min(7)).checked_sub(3)?;
    Some(size * 4 + usize::from(meld.wilds().min(3)))
}

fn minimum_place(public: &Public, side: Side, opened: bool) -> usize {
    if opened {
        return 4;
    }
    let minimum = public.minimum(side);
    public.rules().minimums.iter().position(|&known| known >= minimum).unwrap_or(3)
}

fn naturals(melds: &Melds) -> usize {
    melds.iter().filter(|(_, meld)| meld.canasta() == Some(Canasta::Natural)).count()
}

/// Canastas that a side needs to go out.
pub(crate) fn needs(public: &Public) -> u8 {
    canasta::must_fit::<u8>(public.rules().canastas_needed(public.players()))
}

/// How many of a kind are left, roughly.
pub(crate) fn few_left(left: u8) -> usize {
    match left {
        0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        _ => 3,
    }
}

/// Points of a side's melds and red threes with their bonuses.
pub(crate) fn on_table(public: &Public, side: Side, melds: &Melds) -> f32 {
    let rules = public.rules();
    let canastas = melds.iter().filter_map(|(_, meld)| meld.canasta());
    let bonuses: i32 = canastas.map(|canasta| rules.canasta_bonus(canasta)).sum();
    let threes = public.red_threes()[side.index()];
    let threes = if threes == 4 { rules.four_red_threes_bonus } else { i32::from(threes) * rules.red_three_bonus };
    let threes = if melds.is_empty() { -threes } else { threes };
    (melds.points() + bonuses + threes) as f32
}
