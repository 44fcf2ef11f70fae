//! With the pseudo-language no English word is left on the replay, on the page that takes a record, on the one about fair
//! deals, and on “Your games”. The table's own words
//! on the replay are tested with the table.

use canasta_i18n::{Lang, Message, record, replay};
use canasta_pages::{
    CommitmentStats, Prefs, RecordOpenError, ReplayPage, fairness_page, games_page, open_page, replay_page,
    stats_loading_page, you_page,
};
use canasta_record::record::{Record, RecordError};
use canasta_record::replay::{GameError, GameErrorKind, Replay};

use crate::history;
use crate::pseudo::{below_the_header, no_word, own_words, read};
use crate::replay::{example, moment};

/// Names of one letter are no words.
fn named() -> Replay {
    let mut record = example().record().clone();
    for (player, name) in record.players.iter_mut().zip(["Ω", "Ψ", "Λ", "Δ"]) {
        name.clone_into(&mut player.name);
    }
    record.preset = "hoyle".to_owned();
    Replay::of(record).unwrap()
}

/// A part of a page, by its opening tag.
fn part<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("{from}"));
    rest.split_once(to).unwrap_or_else(|| panic!("{to}")).0
}

#[test]
fn the_replay() {
    let (game, prefs) = (named(), Prefs { lang: Lang::pseudo(), ..Prefs::default() });
    let last = game.steps().len() - 1;
    for (at, seat) in [(0, None), (9, Some(1)), (last / 2, None), (last, None)] {
        let table = (at > 0).then_some("0");
        let page =
            replay_page(&ReplayPage { lang: Lang::pseudo(), path: "/0", table, ..moment(&game, at, seat) }, &prefs);
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
fn the_page_that_takes_a_record() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    for why in [
        None,
        Some(RecordOpenError::Gone),
        Some(RecordOpenError::Wrong("1".into())),
        Some(RecordOpenError::Unreadable(Vec::new())),
    ] {
        let text = below_the_header(&open_page(&prefs, why.as_ref()));
        assert!(text.len() > 100, "{text}");
        no_word(&text.replace(".canasta", ""));
    }
}

/// What is named in a record stays as it is written there.
#[test]
fn faults_of_records() {
    let text = "Canasta record 1\n\nSeat 0: Ω\nSeat 0: Ψ\nSeat 7: Λ\nTotals: 1\nDeal 2\nDeck: 4H 4Z\n0: draw\n9: x\n";
    let faults: Vec<RecordError> = Record::read(text).unwrap_err();
    assert!(faults.len() > 4, "{faults:?}");
    for fault in &faults {
        let told = own_words(&record::error(Lang::pseudo(), fault));
        assert!(!told.contains("expected") && !told.contains("found"), "{told}");
    }
    for why in [GameErrorKind::Players(0), GameErrorKind::NoDeal, GameErrorKind::NotOver, GameErrorKind::Total(7)] {
        no_word(&own_words(&record::game_error(Lang::pseudo(), &GameError { deal: 1, turn: 2, action: 3, why })));
    }
}

#[test]
fn milestones_and_outcomes() {
    let game = named();
    let (players, totals) = (&game.record().players, [1_230, 400]);
    let mut told: Vec<Message> = game
        .milestones()
        .iter()
        .map(|(_, milestone)| replay::milestone(Lang::pseudo(), game.record(), milestone))
        .collect();
    assert!(told.len() > 5);
    told.extend([
        replay::outcome(Lang::pseudo(), players, game.winner(), &totals, 2),
        replay::outcome(Lang::pseudo(), players, None, &totals, 2),
        replay::outcome(Lang::pseudo(), players, None, &[0, 0], 0),
    ]);
    for message in &told {
        no_word(&own_words(message));
    }
}

#[test]
fn fair_deals() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let text = below_the_header(&fairness_page(
        &prefs,
        Some(CommitmentStats { made: 1_234, revealed: 1_200, outstanding: 34 }),
    ));
    assert!(text.len() > 3_000, "{text}");
    // Names of files and commands stay as they are.
    no_word(&text.replace(".canasta", "").replace("canasta verify", ""));
}

/// A page without the names in it.
fn nameless(page: &str) -> String {
    let mut parts = page.split("<bdi>");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.map(|part| part.split_once("</bdi>").unwrap().1).collect::<String>()
}

#[test]
fn your_games() {
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
        let text = below_the_header(&nameless(&page));
        assert!(text.len() > 100, "{text}");
        no_word(&text);
    }
}
