//! Tables for spreadsheets in the reader's language.

use canasta_record::csv::CsvStyle;
use canasta_record::replay::Replay;
use canasta_table::journal::stats::export;
use canasta_table::journal::stats::player::PlayerGame;

use crate::Lang;
use crate::messages::csv;

/// The score sheet of a recorded game.
pub fn of_replay(lang: Lang, replay: &Replay) -> String {
    replay.csv(CsvStyle { separator: lang.locale().cell_separator(), word: &|name| word(lang, name) })
}

/// A player's games.
pub fn of_games(lang: Lang, games: &[PlayerGame]) -> String {
    export::csv(games, CsvStyle { separator: lang.locale().cell_separator(), word: &|name| word(lang, name) })
}

/// The word for a heading or a fixed value.
fn word(lang: Lang, name: &'static str) -> &'static str {
    let message: fn(Lang) -> &'static str = match name {
        "deal" => csv::deal,
        "dealer" => csv::dealer,
        "side" => csv::side,
        "players" => csv::players,
        "natural_canastas" => csv::natural_canastas,
        "mixed_canastas" => csv::mixed_canastas,
        "concealed_canastas" => csv::concealed_canastas,
        "red_threes" => csv::red_threes,
        "going_out" => csv::going_out,
        "exact_deal" => csv::exact_deal,
        "penalties" => csv::penalties,
        "melded" => csv::melded,
        "in_hand" => csv::in_hand,
        "score" => csv::score,
        "total" => csv::total,
        "ended" => csv::ended,
        "out" => csv::out,
        "game" => csv::game,
        "table" => csv::table,
        "date" => csv::date,
        "rules" => csv::rules,
        "house_rules" => csv::house_rules,
        "partners" => csv::partners,
        "opponents" => csv::opponents,
        "won" => csv::won,
        "own" => csv::own,
        "points" => csv::points,
        "best_other_points" => csv::best_other_points,
        "natural" => csv::natural,
        "mixed" => csv::mixed,
        "piles" => csv::piles,
        "other_natural" => csv::other_natural,
        "other_mixed" => csv::other_mixed,
        "other_piles" => csv::other_piles,
        "minimum" => csv::minimum,
        "opened_in_turn" => csv::opened_in_turn,
        "conceded" => csv::conceded,
        "and" => csv::and,
        "yes" => csv::yes,
        "no" => csv::no,
        "me" => csv::me,
        "me concealed" => csv::me_concealed,
        "partner" => csv::partner,
        "partner concealed" => csv::partner_concealed,
        "opponent" => csv::opponent,
        "opponent concealed" => csv::opponent_concealed,
        "stock" => csv::stock,
        "went-out" => csv::went_out,
        "went-out-concealed" => csv::went_out_concealed,
        "stock-exhausted" => csv::stock_exhausted,
        "last-red-three" => csv::last_red_three,
        _ => return name,
    };
    message(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_words_are_the_documented_ones() {
        let names = [of_games(Lang::EN, &[]), "me concealed,opponent,went-out-concealed,yes,and".to_owned()].join(",");
        for name in names.trim_end().split(',') {
            let name: &'static str = name.trim().to_owned().leak();
            assert_eq!(word(Lang::EN, name), name);
            // A word without a message would stay English in all languages.
            assert_ne!(word(Lang::pseudo(), name), name);
        }
    }
}
