//! Hand-made tables for two, three, five and six players and with rules of other presets, for page tests and the gallery.

use canasta::Phase;

use crate::scenes::{Position, START, Table};

/// Names of the maximum length.
pub(crate) const LONG_NAMES: [&str; 6] = [
    "Maximiliane von Hold",
    "Alexandrina Victoria",
    "Bartholomew Fortescu",
    "Wilhelmina Murgatroy",
    "Constantine Papadopo",
    "Ferdinand Bartholdyi",
];

/// All tables of this file, with the names of their gallery pages.
pub(crate) fn all() -> Vec<(&'static str, Table)> {
    vec![
        ("two-opening", two_first_turn()),
        ("two-mid", two_mid()),
        ("two-long", two_mid().with_names(LONG_NAMES)),
        ("two-end", two_end()),
        ("two-game-end", two_game_end()),
        ("three-opening", three_first_turn()),
        ("three-mid", three_mid()),
        ("three-end", three_end()),
        ("three-game-end", three_game_end()),
        ("five-opening", five_first_turn()),
        ("five-mid", five_mid()),
        ("five-waiting", five_mid().play(&["draw", "discard 4S"])),
        ("five-long", five_mid().with_names(LONG_NAMES)),
        ("five-end", five_end()),
        ("five-game-end", five_game_end()),
        ("three-two-mid", three_against_two()),
        ("three-two-out", three_against_two_out()),
        ("three-two-end", three_against_two_end()),
        ("six-opening", six_first_turn()),
        ("six-mid", six_mid()),
        ("six-waiting", six_mid().play(&["draw", "discard 4S"])),
        ("six-long", six_mid().with_names(LONG_NAMES)),
        ("six-end", six_end()),
        ("six-game-end", six_game_end()),
        ("by-hand", undeclared_red_threes()),
        ("by-hand-paid", red_three_penalty()),
        ("by-hand-end", red_three_at_the_end()),
        ("look-through", look_through()),
        ("seats-drawn", seats_drawn()),
        ("seats-drawn-six", seats_drawn_six()),
    ]
}

const FIFTEEN: &str = "XB 2S AS AH AD KS KH QC JC TS 9H 8D 6C 4S 4H";
const ELEVEN: &str = "2S AS AH AD KS KH QC 9H 6C 4S 4H";

pub(crate) fn two_first_turn() -> Table {
    Position {
        hands: &[FIFTEEN, "+15"],
        melds: &[&[], &[]],
        pile: "7C",
        stock: 60,
        dealer: 1,
        scores: &[0, 0],
        early: true,
        ..START
    }
    .table()
}

pub(crate) const TWO_MID: Position<'static> = Position {
    hands: &["XR 2S 2H AS AH AD KS KH KD QD JS JH TC 9S 8H 6D 5C 4S 3S", "6C +12"],
    melds: &[
        &["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H", "5S 5H 5D"],
        &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB", "9H 9D 9C"],
    ],
    red_threes: &["3H 3H", "3D"],
    pile: "4C 9C 5S 2D 4H 9S 5H 7D JC 4D",
    stock: 30,
    scores: &[1640, 905],
    turn: 1,
    phase: Phase::Play,
    dealer: 1,
    ..START
};

const TWO_DEALS: &[[i32; 2]] = &[[535, 260], [-85, 410], [1190, 235]];

pub(crate) fn two_mid() -> Table {
    TWO_MID.table().play(&["discard 6C", "draw"]).after_deals(TWO_DEALS)
}

pub(crate) fn two_end() -> Table {
    let position = Position {
        hands: &["7S 9S 9H 9D 4S", "6C +12"],
        melds: &[&["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H"], &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD"]],
        turn: 0,
        ..TWO_MID
    };
    position.table().after_deals(TWO_DEALS).play(&["meld 7S / 9S 9H 9D", "discard 4S"])
}

pub(crate) fn two_game_end() -> Table {
    let position = Position {
        hands: &["7S 9S 9H 9D 4S", "6C +12"],
        melds: &[&["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H"], &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD"]],
        turn: 0,
        scores: &[4640, 3905],
        ..TWO_MID
    };
    let deals = &[[1535, 1260], [-85, 1410], [3190, 1235]];
    position.table().after_deals(deals).play(&["meld 7S / 9S 9H 9D", "discard 4S"])
}

pub(crate) fn three_first_turn() -> Table {
    Position {
        hands: &[FIFTEEN, "+13", "+13"],
        melds: &[&[], &[], &[]],
        red_threes: &["", "3D", ""],
        pile: "7C",
        scores: &[0, 0, 0],
        early: true,
        ..START
    }
    .table()
}

const THREE_MID: Position<'static> = Position {
    hands: &["XR 2S 2H AS AH KS KH KD QD JS TC 9S 8H 6D 5C 4S 3S", "+9", "6C +6"],
    melds: &[
        &["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H", "4D 4C 4D"],
        &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB", "9H 9D 9C"],
        &["KS KH KC KD 2D", "AC AC AD"],
    ],
    red_threes: &["3H 3H", "3D", ""],
    pile: "4C 9C 5S 2D 4H 9S 5H 7D JC 5D",
    stock: 12,
    scores: &[1640, 905, 2210],
    turn: 2,
    phase: Phase::Play,
    dealer: 1,
    ..START
};

const THREE_DEALS: &[[i32; 3]] = &[[535, 260, 1010], [-85, 410, 300], [1190, 235, 900]];

pub(crate) fn three_mid() -> Table {
    THREE_MID.table().play(&["discard 6C"]).after_deals(THREE_DEALS)
}

const THREE_OUT: Position<'static> = Position {
    hands: &["7S 9S 9H 9D 4S", "+9", "6C +6"],
    melds: &[
        &["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H"],
        &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB"],
        &["KS KH KC KD 2D", "AC AC AD"],
    ],
    turn: 0,
    ..THREE_MID
};

pub(crate) fn three_end() -> Table {
    THREE_OUT.table().after_deals(THREE_DEALS).play(&["meld 7S / 9S 9H 9D", "discard 4S"])
}

pub(crate) fn three_game_end() -> Table {
    let deals = &[[1535, 1260, 2010], [-85, 1410, 300], [2190, 1235, 2650]];
    let position = Position { scores: &[3640, 3905, 4960], ..THREE_OUT };
    position.table().after_deals(deals).play(&["meld 7S / 9S 9H 9D", "discard 4S"])
}

pub(crate) fn five_first_turn() -> Table {
    Position {
        hands: &[ELEVEN, "+11", "+11", "+11", "+11"],
        melds: &[&[], &[], &[], &[], &[]],
        red_threes: &["", "3D", "", "3H", ""],
        pile: "7C",
        stock: 30,
        scores: &[0, 0, 0, 0, 0],
        early: true,
        ..START
    }
    .table()
}

const FIVE_MID: Position<'static> = Position {
    hands: &["XR 2S AS KS KH KD QD JS TC 9S 8H 6D 5C 4S 3S", "+5", "+1", "+6", "6C +3"],
    melds: &[
        &["QH QS QC QD QH QS QC", "7S 7H 7D 7C", "4D 4C 4D"],
        &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB"],
        &["KS KH KC KD 2D", "AC AC AD", "5H 5H 5D"],
        &[],
        &["6S 6H 6D 6C 6S 6H 2H 2D", "AS AH AH", "TS TH TD", "JH JH JC"],
    ],
    red_threes: &["3H 3H", "3D", "", "", "3D"],
    pile: "4C 9C 5S 2C 4H 9S 7D 5D",
    stock: 9,
    scores: &[1640, 905, 2210, -85, 3020],
    turn: 4,
    phase: Phase::Play,
    dealer: 3,
    ..START
};

const FIVE_DEALS: &[[i32; 5]] =
    &[[535, 260, 1010, 400, 1005], [-85, 410, 300, -600, 1015], [1190, 235, 900, 115, 1000]];

pub(crate) fn five_mid() -> Table {
    FIVE_MID.table().play(&["discard 6C"]).after_deals(FIVE_DEALS)
}

const FIVE_OUT: Position<'static> = Position {
    hands: &["QD 9S 9H 9D 4S", "+9", "+2", "+6", "6C +3"],
    melds: &[
        &["QH QS QC QD QH QS", "7S 7H 7D 7C"],
        &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB"],
        &["KS KH KC KD 2D", "AC AC AD", "5H 5H 5D"],
        &[],
        &["6S 6H 6D 6C 6S 6H 2H 2D", "AS AH AH", "TS TH TD", "JH JH JC"],
    ],
    turn: 0,
    ..FIVE_MID
};

pub(crate) fn five_end() -> Table {
    FIVE_OUT.table().after_deals(FIVE_DEALS).play(&["meld QD / 9S 9H 9D", "discard 4S"])
}

pub(crate) fn five_game_end() -> Table {
    let deals = &[[1535, 260, 1010, 400, 2005], [-85, 1410, 300, -1600, 1515], [2190, 235, 900, 1115, 1000]];
    let position = Position { scores: &[3640, 1905, 2210, -85, 4520], ..FIVE_OUT };
    position.table().after_deals(deals).play(&["meld QD / 9S 9H 9D", "discard 4S"])
}

const THREE_AGAINST_TWO: Position<'static> = Position {
    hands: &["XR 2S AS KS KH QD JS TC 9S 8H", "+5", "", "6C +6", "+3"],
    melds: &[&["7S 7H 7D 7C", "4D 4C 4D"], &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD"]],
    red_threes: &["3H 3H", "3D"],
    pile: "4C 9C 5S 2C 4H 9S 7D 5D",
    stock: 9,
    scores: &[1640, 905],
    turn: 3,
    phase: Phase::Play,
    dealer: 1,
    ..START
};

/// Anna sits out, and Lena plays for her side.
pub(crate) fn three_against_two() -> Table {
    THREE_AGAINST_TWO.table().play(&["discard 6C"])
}

/// The viewer sits out.
pub(crate) fn three_against_two_out() -> Table {
    let hands = &["", "+5", "KS KH QD 4S", "6C +6", "+3"];
    Position { hands, turn: 3, ..THREE_AGAINST_TWO }.table().play(&["discard 6C"])
}

pub(crate) fn three_against_two_end() -> Table {
    let hands = &["4S 4H", "+5", "", "+6", "+3"];
    let melds: &[&[&str]] = &[&["7S 7H 7D 7C 7S 7H 7D", "4D 4C 4D"], &["TS TH TD"]];
    Position { hands, melds, turn: 0, pile: "9C", ..THREE_AGAINST_TWO }
        .table()
        .after_deals(&[[535, 260], [-85, 410], [1190, 235]])
        .play(&["meld 4S 4H"])
}

pub(crate) fn six_first_turn() -> Table {
    Position {
        hands: &[ELEVEN, "+11", "+11", "+11", "+11", "+11"],
        red_threes: &["", "3D"],
        pile: "7C",
        stock: 30,
        early: true,
        ..START
    }
    .table()
}

const SIX_MID: Position<'static> = Position {
    hands: &["XR 2S AS KS KH KD QD JS TC 9S 8H 6D 5C 4S 3S", "+5", "+1", "+7", "+4", "6C +3"],
    melds: &[
        &["QH QS QC QD QH QS QC", "7S 7H 7D 7C", "4D 4C 4D", "KS KH KC KD 2D", "AC AC AD", "5H 5H 5D"],
        &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB", "6S 6H 6D 6C 6S 6H 2H 2D", "AS AH AH", "9D 9H 9C"],
    ],
    red_threes: &["3H 3H", "3D"],
    pile: "4C 9C 5S 2C 4H 9S 7D 5D",
    stock: 9,
    scores: &[1640, 905],
    turn: 5,
    phase: Phase::Play,
    dealer: 3,
    ..START
};

pub(crate) fn six_mid() -> Table {
    SIX_MID.table().play(&["discard 6C"]).after_deals(TWO_DEALS)
}

const SIX_OUT: Position<'static> =
    Position { hands: &["QD 7H 4S", "+9", "+2", "+7", "+4", "6C +3"], turn: 0, ..SIX_MID };

pub(crate) fn six_end() -> Table {
    SIX_OUT.table().after_deals(TWO_DEALS).play(&["meld QD / 7H", "discard 4S"])
}

pub(crate) fn six_game_end() -> Table {
    let deals = &[[1535, 1260], [-85, 1410], [3190, 1235]];
    let position = Position { scores: &[4640, 3905], ..SIX_OUT };
    position.table().after_deals(deals).play(&["meld QD / 7H", "discard 4S"])
}

/// Under Lakin's rules, South holds two red threes and has to declare them.
const UNDECLARED_RED_THREES: Position<'static> = Position {
    hands: &["XR 2S 2H AS AH KS KH QD JS TC 9S 8H 6D 5C 4S 3S 3C 3H 3D", "+4", "+4", "6C +2"],
    melds: &[&["QH QS QC QD QH QS QC", "7S 7H 7D 7C 2C 7H"], &["8S 8H 8D 8C 8S 8D 2S", "TS TH TD", "JD JC JD XB"]],
    red_threes: &["3H", ""],
    pile: "4C 9C 5S 4H 9C 5H 7D JC 4D 5D 9H",
    next: "KC",
    stock: 30,
    scores: &[1640, 905],
    turn: 3,
    phase: Phase::Play,
    rules: "lakin",
    ..START
};

pub(crate) fn undeclared_red_threes() -> Table {
    UNDECLARED_RED_THREES.table().play(&["discard 6C"]).after_deals(TWO_DEALS)
}

/// South got a penalty for keeping a red three for a whole turn.
pub(crate) fn red_three_penalty() -> Table {
    let hands: &[&str] = &["AS AH KS KH QD JS TC 3C 3H", "6C +3", "6H +3", "6S +2"];
    let position = Position { hands, turn: 0, pile: "4C", ..UNDECLARED_RED_THREES };
    position
        .table()
        .play(&["discard JS", "draw", "discard 6C", "draw", "discard 6H", "draw", "discard 6S"])
        .after_deals(TWO_DEALS)
}

/// Ruth went out while South still held a red three.
pub(crate) fn red_three_at_the_end() -> Table {
    let hands: &[&str] = &["QD JS 4S 3D", "9S 9H 9D 6S", "+4", "+3"];
    let position = Position { hands, pile: "4C 9C", next: "8C", turn: 0, dealer: 1, ..UNDECLARED_RED_THREES };
    position.table().after_deals(TWO_DEALS).play(&["discard 4S", "draw", "meld 8C / 9S 9H 9D", "discard 6S"])
}

/// South's first turn under Hoyle, when players may look through the pile.
pub(crate) fn look_through() -> Table {
    let position = Position {
        hands: &[ELEVEN, "+11", "+11", "6C +10"],
        melds: &[&[], &["TS TH TD", "JD JC JD"]],
        pile: "4C 9C 5S QH 4H 9C 5H 7D JC",
        turn: 3,
        phase: Phase::Play,
        dealer: 3,
        early: true,
        ..START
    };
    position.table().play(&["discard 6C"])
}

const SEAT_DRAWS: &[(u8, &str, bool)] =
    &[(0, "TC", false), (3, "XB", true), (1, "KS", false), (2, "5H", false), (3, "QD", false)];

pub(crate) fn seats_drawn() -> Table {
    Position {
        hands: &[ELEVEN, "+11", "+11", "+11"],
        red_threes: &["", "3D"],
        pile: "7C",
        dealer: 0,
        turn: 1,
        early: true,
        ..START
    }
    .table()
    .with_seat_draw(SEAT_DRAWS)
}

pub(crate) fn seats_drawn_six() -> Table {
    let draws = [SEAT_DRAWS, &[(4, "8S", false), (5, "2D", false)]].concat();
    six_first_turn().with_seat_draw(&draws)
}
