//! The page of the deal of the day.

use canasta_analysis::daily::{Attempt, NotCounted};
use canasta_i18n::Lang;
use canasta_pages::{Daily, MyAttempt, Prefs, card_text, daily_page};

use crate::practice::daily_states::{mine, states};
use crate::practice::text::{main_of, text};

fn state(name: &str) -> Daily<'static> {
    states().into_iter().find(|(state, _)| *state == name).unwrap().1
}

fn page_text(name: &str) -> String {
    text(main_of(&daily_page(&Prefs::default(), &state(name))))
}

#[test]
fn the_invitation_explains_the_deal_its_bots_and_the_time_left() {
    let page = daily_page(&Prefs::default(), &state("daily"));
    for expected in [
        "26 November 2026",
        "Everyone gets the same cards today, and you get one try.",
        "are Strong bots",
        "in 5 hours and 12 minutes",
        "43 players started, 40 finished",
    ] {
        assert!(text(&page).contains(expected), "{expected}: {page}");
    }
    assert!(page.contains("<form class=\"row\" method=\"post\" action=\"/daily\">"), "{page}");
    assert!(
        !page.contains("id=\"everybody\"") && !page.contains("id=\"card\""),
        "no results before the visitor has played: {page}"
    );
    assert!(page_text("daily-first").contains("Nobody has played today’s deal yet."));
}

#[test]
fn an_attempt_in_progress_only_links_its_table() {
    let page = daily_page(&Prefs::default(), &state("daily-playing"));
    assert!(page.contains("href=\"/table/k7m1\"") && !page.contains("<form"), "{page}");
    assert!(!page.contains("id=\"everybody\""), "{page}");
}

#[test]
fn the_result_is_compared_with_the_field_and_the_expert() {
    let page = page_text("daily-over");
    for expected in [
        "Place 13 of 40",
        "You gave away 85 points",
        "You did better than 69% of players.",
        "Your side scored 1,230, theirs 410.",
        "with the same cards: nothing given away , 1,480 points to 265.",
    ] {
        assert!(
            page.contains(expected) || page.replace(" ,", ",").contains(&expected.replace(" ,", ",")),
            "{expected}: {page}"
        );
    }
    let alone = page_text("daily-alone");
    assert!(alone.contains("You’re the first to finish today’s deal."), "{alone}");
    assert!(alone.contains("It’s still playing today’s deal."), "{alone}");
    assert!(page_text("daily-judged").contains("Reviewing your play"));
}

#[test]
fn an_attempt_that_does_not_count_shows_the_reason_and_no_card() {
    for (why, expected) in [
        (NotCounted::Helped, "A bot played part of it for you"),
        (NotCounted::Late, "You finished after the day ended"),
        (NotCounted::Abandoned, "The table was closed before the deal ended"),
    ] {
        let today = Daily { own: MyAttempt::Over("k7m1".to_owned(), Attempt::NotCounted(why)), ..state("daily-over") };
        let page = daily_page(&Prefs::default(), &today);
        assert!(page.contains(expected) && !page.contains("id=\"card\""), "{page}");
        assert!(page.contains("id=\"everybody\""), "{page}");
    }
}

/// Others may not have played yet, so the text contains no card, rank or action.
#[test]
fn the_shared_card_does_not_reveal_the_deal() {
    let card = card_text(Lang::EN, &state("daily-over"), &mine());
    assert_eq!(
        card,
        "Canasta, 26 November 2026\nPlace 13 of 40, 85 points given away\n● ● ◐ ● ○ ●\nhttps://canasta.example/daily"
    );
    assert!(daily_page(&Prefs::default(), &state("daily-over")).contains(&card));
}

#[test]
fn lists_earlier_days_and_links_to_their_seeds() {
    for (name, today) in states() {
        let page = daily_page(&Prefs::default(), &today);
        assert!(page.contains("href=\"/fairness#daily\">Fair deal ✓<"), "{name}");
    }
    let page = page_text("daily");
    assert!(page.contains("25 November 2026 Place 13 of 40, 85 points given away"), "{page}");
    assert!(page.contains("24 November 2026 Not finished"), "{page}");
    assert!(page.contains("23 November 2026 Not played"), "{page}");
}

#[test]
fn the_last_minute_of_the_day_is_rounded_up() {
    let today = state("daily");
    for (before_the_end, expected) in
        [(1, "in 1 minute."), (59_999, "in 1 minute."), (60_001, "in 2 minutes."), (86_400_000, "in 24 hours.")]
    {
        let now = canasta_record::daily::start_of_day(today.day + 1) - before_the_end;
        let page = text(&daily_page(&Prefs::default(), &Daily { now, ..today.clone() }));
        assert!(page.contains(expected), "{before_the_end}: {page}");
    }
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    for (name, today) in states() {
        let page = daily_page(&Prefs { lang: Lang::pseudo(), ..Prefs::default() }, &today);
        let text = text(main_of(&page)).replace("https://canasta.example/daily", "");
        let word = text.split(|letter: char| !letter.is_ascii_alphabetic()).find(|word| word.len() > 1);
        assert_eq!(word, None, "{name}: {text}");
    }
}
