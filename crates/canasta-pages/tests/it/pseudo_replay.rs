//! The pseudo-language leaves no English words on the replay, the page that asks for a record, the page about fair deals
//! and “Your games”. The table in the replay is tested with the other tables.

use canasta::Side;
use canasta_i18n::{Lang, Message, record, replay};
use canasta_pages::{
    CommitmentStats, DailySeeds, Prefs, RecordOpenError, ReplayPage, fairness_page, games_page, open_page, replay_page,
    stats_loading_page, you_page,
};
use canasta_record::record::{Outcome, Record, RecordError};
use canasta_record::replay::{GameError, GameErrorKind, Milestone, Replay};

use crate::history;
use crate::pseudo::{main_text, no_word, own_words, read};
use crate::replay::{example, step_page};

/// The example game with one-letter names, which don't count as words.
fn example_without_words() -> Replay {
    let mut record = example().record().clone();
    for (player, name) in record.players.iter_mut().zip(["Ω", "Ψ", "Λ", "Δ"]) {
        name.clone_into(&mut player.name);
    }
    record.preset = "hoyle".to_owned();
    Replay::of(record).unwrap()
}

/// The part of a page between an opening and a closing tag.
fn part<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("{from}"));
    rest.split_once(to).unwrap_or_else(|| panic!("{to}")).0
}

#[test]
fn the_replay_is_translated() {
    let game = example_without_words();
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let last = game.steps().len() - 1;
    for (at, seat) in [(0, None), (9, Some(1)), (last / 2, None), (last, None)] {
        let table = (at > 0).then_some("0");
        let page =
            replay_page(&ReplayPage { lang: Lang::pseudo(), path: "/0", table, ..step_page(&game, at, seat) }, &prefs);
        let parts = [
            ("<nav class=\"whose\"", "</nav>"),
            ("<section class=\"steps\"", "</section>"),
            ("<section class=\"panel this-moment\"", "</section>"),
            ("<section class=\"panel jump\"", "</section>"),
            ("<section class=\"panel graphs\"", "</section>"),
            ("<section class=\"panel\" aria-labelledby=\"take-along\"", "</section>"),
        ];
        for (from, to) in parts {
            let text = read(&format!("{from}{}{to}", part(&page, from, to)));
            assert!(text.len() > 40, "{text}");
            no_word(&text);
        }
    }
}

#[test]
fn the_record_form_is_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    for why in [
        None,
        Some(RecordOpenError::Gone),
        Some(RecordOpenError::Wrong("1".into())),
        Some(RecordOpenError::Unreadable(Vec::new())),
    ] {
        let text = main_text(&open_page(&prefs, why.as_ref()));
        assert!(text.len() > 100, "{text}");
        no_word(&text.replace(".canasta", ""));
    }
}

/// Quotes from a record stay unchanged.
#[test]
fn record_errors_are_translated() {
    let text = "Canasta record 1\n\nSeat 0: Ω\nSeat 0: Ψ\nSeat 7: Λ\nTotals: 1\nDeal 2\nDeck: 4H 4Z\n0: draw\n9: x\n";
    let errors: Vec<RecordError> = Record::read(text).unwrap_err();
    assert!(errors.len() > 4, "{errors:?}");
    for error in &errors {
        let text = own_words(&record::error(Lang::pseudo(), error));
        assert!(!text.contains("expected") && !text.contains("found"), "{text}");
    }
    for why in [GameErrorKind::Players(0), GameErrorKind::NoDeal, GameErrorKind::NotOver, GameErrorKind::Total(7)] {
        no_word(&own_words(&record::game_error(Lang::pseudo(), &GameError { deal: 1, turn: 2, action: 3, why })));
    }
}

#[test]
fn milestones_and_outcomes_are_translated() {
    let game = example_without_words();
    let players = &game.record().players;
    let totals = [1_230, 400];
    let mut messages: Vec<Message> = game
        .milestones()
        .iter()
        .map(|(_, milestone)| replay::milestone(Lang::pseudo(), game.record(), milestone))
        .collect();
    assert!(messages.len() > 5);
    messages.extend([
        replay::outcome(Lang::pseudo(), players, game.outcome(), &totals, 2),
        replay::outcome(Lang::pseudo(), players, Outcome::Conceded(Side(1)), &totals, 2),
        replay::outcome(Lang::pseudo(), players, Outcome::Conceded(Side(1)), &[0, 0], 0),
        replay::outcome(Lang::pseudo(), players, Outcome::Unfinished, &totals, 2),
        replay::outcome(Lang::pseudo(), players, Outcome::Unfinished, &[0, 0], 0),
        replay::milestone(Lang::pseudo(), game.record(), &Milestone::Conceded(Side(0))),
    ]);
    for message in &messages {
        no_word(&own_words(message));
    }
}

#[test]
fn the_fairness_page_is_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let stats = CommitmentStats { made: 1_234, revealed: 1_200, outstanding: 34 };
    let seeds = DailySeeds { commitment: "5".repeat(64), earlier: vec![(20_782, "7".repeat(64))] };
    let text = main_text(&fairness_page(&prefs, Some(stats), Some(&seeds)));
    assert!(text.len() > 3_000, "{text}");
    // File and command names are not translated.
    no_word(&text.replace(".canasta", "").replace("canasta verify", ""));
}

/// Removes the names from a page.
fn without_names(page: &str) -> String {
    let mut parts = page.split("<bdi>");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.map(|part| part.split_once("</bdi>").unwrap().1).collect::<String>()
}

#[test]
fn your_games_are_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let games = history::games(64);
    let pages = [
        you_page(&prefs, &games, None),
        you_page(&prefs, &history::games(2), None),
        you_page(&prefs, &history::alone(), None),
        you_page(&prefs, &[], None),
        games_page(&prefs, &games, 2).unwrap(),
        stats_loading_page(Lang::pseudo(), 3, 2_000),
    ];
    for page in pages {
        let text = main_text(&without_names(&page));
        assert!(text.len() > 100, "{text}");
        no_word(&text);
    }
}
