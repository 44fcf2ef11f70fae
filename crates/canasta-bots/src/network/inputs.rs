//! Network inputs that are on or off, written block by block, and the blocks shared by all networks.

use canasta::{Canasta, Kind, Meld, Melds, Public, Side};

/// Natural ranks, four to ace.
pub(crate) const RANKS: usize = Kind::NATURALS.len();

/// States of a meld: 3 to 7 cards, with zero to three wild cards.
pub(crate) const MELD: usize = 5 * 4;
/// Sizes of the blocks written by [`Writer::side`], [`Writer::time`] and [`Writer::rules`].
pub(crate) const SIDE_STATE: usize = 5 + 8 + 5 + 3 + 1;
pub(crate) const TIME: usize = 24 + 12;
pub(crate) const RULES: usize = 12;

/// Number of numeric inputs. Each network defines its own.
pub const NUMBERS: usize = 2;

/// Points per unit of a numeric input.
pub(crate) const SCALE: f32 = 500.0;

/// Inputs that are on, by index.
pub type Inputs = Vec<u16>;

/// Writes inputs, block by block.
pub(crate) struct Writer<'a> {
    inputs: &'a mut Inputs,
    block: usize,
}

impl<'a> Writer<'a> {
    /// Appends to `inputs`. The first block starts at index `block`.
    pub(crate) fn new(inputs: &'a mut Inputs, block: usize) -> Self {
        Self { inputs, block }
    }

    /// Turns on one of `size` inputs: the one at this index, or the last if the index is too large.
    pub(crate) fn one_of(&mut self, size: usize, index: usize) {
        self.inputs.push(canasta::must_fit::<u16>(self.block + index.min(size - 1)));
        self.block += size;
    }

    /// Turns on one of `size` inputs, or none of them.
    pub(crate) fn optional(&mut self, size: usize, index: Option<usize>) {
        match index {
            Some(index) => self.one_of(size, index),
            None => self.block += size,
        }
    }

    /// Lets `write` fill a block of `size` and then rewinds, so that the next call writes to the same block, until
    /// [`Self::skip`]. This way similar things, such as the ranks of a hand, share their inputs.
    pub(crate) fn shared(&mut self, size: usize, write: impl FnOnce(&mut Self)) {
        let block = self.block;
        write(self);
        debug_assert_eq!(self.block, block + size, "wrong block size");
        self.block = block;
    }

    pub(crate) fn skip(&mut self, size: usize) {
        self.block += size;
    }

    pub(crate) fn flag(&mut self, condition: bool) {
        self.optional(1, condition.then_some(0));
    }

    /// Writes a count of up to `size`. For 0, no input is on.
    pub(crate) fn count(&mut self, size: usize, count: u8) {
        self.optional(size, usize::from(count).checked_sub(1));
    }

    /// Writes the initial meld, red threes and canastas of a side with these melds.
    pub(crate) fn side(&mut self, public: &Public, side: Side, melds: &Melds) {
        let opened = !melds.is_empty();
        self.one_of(5, minimum_index(public, side, opened));
        let threes = public.red_threes()[side.index()];
        self.optional(8, usize::from(threes.min(4)).checked_sub(1).map(|index| index * 2 + usize::from(opened)));
        let canastas = melds.canastas();
        self.one_of(5, canastas.into());
        self.one_of(3, naturals(melds));
        self.flag(canastas >= canastas_needed(public));
    }

    /// Writes how long the deal can still last.
    pub(crate) fn time(&mut self, public: &Public) {
        let players = public.players();
        let cards_per_round = i32::from(players.count()) * public.rules().draw_count_for(players);
        self.one_of(24, usize::from(public.stock() / 2));
        self.one_of(12, usize::try_from(i32::from(public.stock()) / cards_per_round.max(1)).unwrap_or(0));
    }

    pub(crate) fn rules(&mut self, public: &Public) {
        let rules = public.rules();
        self.one_of(3, canastas_needed(public).saturating_sub(1).into());
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

pub(crate) fn meld_index(meld: Meld) -> Option<usize> {
    let size = usize::from(meld.size().min(7)).checked_sub(3)?;
    Some(size * 4 + usize::from(meld.wilds().min(3)))
}

fn minimum_index(public: &Public, side: Side, opened: bool) -> usize {
    if opened {
        return 4;
    }
    let minimum = public.minimum(side);
    public.rules().minimums.iter().position(|&known| known >= minimum).unwrap_or(3)
}

fn naturals(melds: &Melds) -> usize {
    melds.iter().filter(|(_, meld)| meld.canasta() == Some(Canasta::Natural)).count()
}

pub(crate) fn canastas_needed(public: &Public) -> u8 {
    canasta::must_fit::<u8>(public.rules().canastas_needed(public.players()))
}

/// Rounds the number of remaining cards of a kind to a coarse step.
pub(crate) fn coarse_count(left: u8) -> usize {
    match left {
        0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        _ => 3,
    }
}

/// Points of a side's melds and red threes, with bonuses.
pub(crate) fn table_points(public: &Public, side: Side, melds: &Melds) -> f32 {
    let rules = public.rules();
    let canastas = melds.iter().filter_map(|(_, meld)| meld.canasta());
    let bonuses: i32 = canastas.map(|canasta| rules.canasta_bonus(canasta)).sum();
    let threes = public.red_threes()[side.index()];
    let threes = if threes == 4 { rules.four_red_threes_bonus } else { i32::from(threes) * rules.red_three_bonus };
    let threes = if melds.is_empty() { -threes } else { threes };
    (melds.points(rules) + bonuses + threes) as f32
}
