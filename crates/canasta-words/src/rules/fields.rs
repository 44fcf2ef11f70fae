//! The words of each field of the rule set: its label in a form, a help, the words of its choices. And the presets'.

use super::say;
use super::table::Table;

/// The words of one field.
pub(super) struct Words {
    name: &'static str,
    label: &'static str,
    help: &'static str,
    pub(super) say: fn(&Table) -> String,
    pub(super) applies: fn(&Table) -> bool,
}

/// The row of a field.
pub(super) fn of(field: &str) -> Option<&'static Words> {
    FIELDS.iter().find(|words| words.name == field)
}

/// What a form calls a field: `Cards dealt`. Empty for a name that is none.
pub fn label(field: &str) -> &'static str {
    of(field).map_or("", |words| words.label)
}

/// What a field is about, for somebody who is to choose. Empty for a name that is none.
pub fn help(field: &str) -> &'static str {
    of(field).map_or("", |words| words.help)
}

/// What a form calls a choice of a field. Empty for a word that is none.
pub fn choice(field: &str, word: &str) -> &'static str {
    CHOICES.iter().find(|choice| (choice.0, choice.1) == (field, word)).map_or("", |choice| choice.2)
}

pub(super) fn preset(name: &str) -> Option<&'static (&'static str, &'static str, &'static str)> {
    PRESETS.iter().find(|preset| preset.0 == name)
}

#[rustfmt::skip]
const PRESETS: &[(&str, &str, &str)] = &[
    ("hoyle", "Bicycle / Hoyle", "Hoyle's rules as the Bicycle card makers give them, complete, for four players in two partnerships."),
    ("classic", "Classic Card Game Rules", "Rules for two, three, four or six players, with a bonus for canastas laid whole. The document breaks off before taking the pile."),
    ("lakin", "According to Hoyle, by H. Lakin", "Short rules for two, three or four players: you declare your red threes yourself, and a wild card does not help to take the pile."),
    ("pack", "Taking the Pack", "A fragment for four players, mostly about taking the pile."),
    ("wahhi", "WAHHI Classic Canasta", "Complete rules for two to six players: the same hand and one canasta for every number, and an opening may take the pile with a wild card."),
];

#[rustfmt::skip]
const CHOICES: &[(&str, &str, &str)] = &[
    ("first_dealer", "seat-draw", "Right of whoever draws the highest card"),
    ("first_dealer", "random", "Anybody, at random"),
    ("seating", "drawn", "By drawing cards"),
    ("seating", "drawn-ends-void", "By drawing cards, the four at either end not"),
    ("seating", "optional", "As the table likes"),
    ("seating", "fixed", "Fixed; nobody draws"),
    ("cut", "dealer-left", "The player to the dealer's left"),
    ("cut", "dealer-left-may", "The player to the dealer's left, if they wish"),
    ("cut", "dealer-right", "The player to the dealer's right"),
    ("upcard", "cover-threes", "Covered while it is a wild card or a three"),
    ("upcard", "first-black-three-stays", "The same, but a black three that comes first stays"),
    ("upcard", "black-three-stays", "Covered while it is a wild card or a red three"),
    ("dealt_red_threes", "at-once", "Before the first turn"),
    ("dealt_red_threes", "first-turn", "On the owner's first turn"),
    ("declaring", "automatic", "It goes to the table by itself"),
    ("declaring", "by-hand", "You declare it yourself, or pay"),
    ("asking", "before-taking", "Before or after drawing, not after taking the pile"),
    ("asking", "after-drawing-or-taking", "After drawing or taking the pile"),
];

fn everywhere(_: &Table) -> bool {
    true
}

macro_rules! words {
    ($($name:ident $label:literal $help:literal $applies:path;)+) => {
        const FIELDS: &[Words] = &[$(Words {
            name: stringify!($name),
            label: $label,
            help: $help,
            say: say::$name,
            applies: |table| $applies(table),
        },)+];
    };
}

words! {
    first_dealer "First dealer" "Who deals the first deal of a game." everywhere;
    seating "Partners and seats" "How the players find their partners and seats before a game." everywhere;
    cut "Cutting" "Who cuts the pack before a deal." everywhere;
    hand_size "Cards dealt" "How many cards each player is dealt." everywhere;
    draw_count "Cards drawn in a turn" "How many cards you draw from the stock in a turn; you discard one." everywhere;
    canastas_to_go_out "Canastas to go out" "How many canastas a side needs before it may go out." everywhere;
    upcard "First card of the pile" "Which cards are covered when they are turned up to begin the discard pile." everywhere;
    exact_deal_bonus "Exact-deal bonus" "Points for a dealer who picks up exactly the cards needed. The program deals here, so nobody earns it at this table." everywhere;
    dealt_red_threes "Red threes dealt" "When a red three that you are dealt goes to the table." everywhere;
    declaring "Red threes drawn" "Whether a red three goes to the table by itself or you must declare it." everywhere;
    undeclared_penalty "Penalty for a red three kept" "Points lost for each red three that you have not declared by the end of your turn; only where you declare by hand." Table::by_hand;
    red_three_freezes "A red three freezes the pile" "Whether a red three turned up after the deal freezes the pile." everywhere;
    black_three_freezes "Black threes freeze the pile" "If not, a black three stops only the next player." everywhere;
    wilds_may_outnumber "More wild than natural cards in a meld" "Whether two natural cards and three wild cards are a meld." everywhere;
    minimums "Opening minimums" "What an opening must count for a total below 0, from 0, from 1,500 and from 3,000 points." everywhere;
    pile_opening_outnumbers "Opening with the pile: mostly natural cards" "If you open with the pile, each meld you lay must have more natural cards than wild ones." everywhere;
    frozen_until_opened "Pile frozen until the opening" "If not, the opening itself may take the pile with one natural card and a wild card." everywhere;
    take_with_wild "Taking the pile with a wild card" "Whether one natural card and a wild card from your hand can take the pile." everywhere;
    one_card_takes_one_card "One card takes a pile of one" "Whether a player with one card may take a pile of one card." everywhere;
    pile_looked_through "Looking through the pile" "Whether you may look through the pile in your first turn, before you discard." everywhere;
    must_take_when_stock_empty "Must take when the stock is empty" "Whether you must then take a pile whose top card fits your own meld." Table::goes_on_without_stock;
    last_drawer_ends "Last card drawn ends the deal" "Whether the deal ends when the player who drew the last card of the stock has discarded." everywhere;
    concealed_may_add "Concealed: adding to a partner's melds" "Whether a hand that goes out in one turn may add to a partner's melds in that turn." Table::may_add_when_concealed;
    concealed_beside_melds "Concealed beside a partner's melds" "Whether your hand counts as concealed if a partner has melded." Table::may_have_partner;
    asking "Asking “May I go out?”" "When you may ask your partner." Table::may_have_partner;
    natural_canasta_bonus "Natural canasta" "Points for a canasta without a wild card." everywhere;
    mixed_canasta_bonus "Mixed canasta" "Points for a canasta with wild cards." everywhere;
    concealed_canasta_bonus "Canasta laid whole" "Points more for a canasta that is laid whole at once." everywhere;
    red_three_bonus "Red three" "Points for each red three." everywhere;
    four_red_threes_bonus "All four red threes" "Points for all four red threes together, instead of the single ones." everywhere;
    going_out_bonus "Going out" "Points for going out." everywhere;
    concealed_bonus "Going out concealed" "Points for going out concealed, in all." everywhere;
    game_points "Game" "Points that end the game." everywhere;
}
