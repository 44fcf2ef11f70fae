//! The page of the deal of the day.

use canasta_analysis::daily::{Attempt, NotCounted};
use canasta_i18n::Lang;
use canasta_pages::{Daily, MyAttempt, Prefs, card_text, daily_page};

use crate::practice::days::{mine, states};
use crate::practice::text::{main_of, text};

fn of(name: &str) -> Daily<'static> {
    states().into_iter().find(|(known, _)| *known == name).unwrap().1
}

fn read(name: &str) -> String {
    text(main_of(&daily_page(&Prefs::default(), &of(name))))
}

#[test]
fn the_invitation_says_what_it_is_who_plays_and_how_long_the_day_still_is() {
    let page = daily_page(&Prefs::default(), &of("daily"));
    for said in [
        "26 November 2026",
        "Everyone gets the same cards today, and you get one try.",
        "are Strong bots",
        "in 5 hours and 12 minutes",
        "43 players started, 40 finished",
    ] {
        assert!(text(&page).contains(said), "{said}: {page}");
    }
    assert!(page.contains("<form class=\"row\" method=\"post\" action=\"/daily\">"), "{page}");
    assert!(
        !page.contains("id=\"everybody\"") && !page.contains("id=\"card\""),
        "results before one has played: {page}"
    );
    assert!(read("daily-first").contains("Nobody has played today’s deal yet."));
}

#[test]
fn a_try_that_goes_on_leads_back_to_its_table_and_to_no_other() {
    let page = daily_page(&Prefs::default(), &of("daily-playing"));
    assert!(page.contains("href=\"/table/k7m1\"") && !page.contains("<form"), "{page}");
    assert!(!page.contains("id=\"everybody\""), "{page}");
}

#[test]
fn the_result_stands_beside_the_field_and_the_expert() {
    let page = read("daily-over");
    for said in [
        "Place 13 of 40",
        "You gave away 85 points",
        "You did better than 69% of players.",
        "Your side scored 1,230, theirs 410.",
        "with the same cards: nothing given away , 1,480 points to 265.",
    ] {
        assert!(page.contains(said) || page.replace(" ,", ",").contains(&said.replace(" ,", ",")), "{said}: {page}");
    }
    let alone = read("daily-alone");
    assert!(alone.contains("You’re the first to finish today’s deal."), "{alone}");
    assert!(alone.contains("It’s still playing today’s deal."), "{alone}");
    assert!(read("daily-judged").contains("Reviewing your play"));
}

#[test]
fn each_reason_why_a_try_does_not_count_is_said_and_gives_no_card() {
    for (why, said) in [
        (NotCounted::Helped, "A bot played part of it for you"),
        (NotCounted::Late, "You finished after the day ended"),
        (NotCounted::Abandoned, "You gave up this deal."),
    ] {
        let today = Daily { own: MyAttempt::Over("k7m1".to_owned(), Attempt::NotCounted(why)), ..of("daily-over") };
        let page = daily_page(&Prefs::default(), &today);
        assert!(page.contains(said) && !page.contains("id=\"card\""), "{page}");
        assert!(page.contains("id=\"everybody\""), "{page}");
    }
}

/// Nothing that can be shared tells a card, a rank or what was done.
#[test]
fn the_card_to_share_tells_nothing_of_the_cards() {
    let card = card_text(Lang::EN, &of("daily-over"), &mine());
    assert_eq!(
        card,
        "Canasta, 26 November 2026\nPlace 13 of 40, 85 points given away\n● ● ◐ ● ○ ●\nhttps://canasta.example/daily"
    );
    assert!(daily_page(&Prefs::default(), &of("daily-over")).contains(&card));
}

#[test]
fn earlier_days_tell_their_seed_and_today_only_its_commitment() {
    for (name, today) in states() {
        let page = daily_page(&Prefs::default(), &today);
        assert!(page.contains(&format!("id=\"commitment\">{}", "5a".repeat(32))), "{name}");
        assert_eq!(page.contains(&"7".repeat(64)), !today.earlier.is_empty(), "{name}");
    }
    let page = read("daily");
    assert!(page.contains("25 November 2026 Place 13 of 40, 85 points given away"), "{page}");
    assert!(page.contains("24 November 2026 Not finished"), "{page}");
    assert!(page.contains("23 November 2026 Not played"), "{page}");
}

#[test]
fn the_last_minute_of_a_day_is_told_as_one() {
    let today = of("daily");
    for (before_the_end, said) in
        [(1, "in 1 minute."), (59_999, "in 1 minute."), (60_001, "in 2 minutes."), (86_400_000, "in 24 hours.")]
    {
        let now = canasta_record::daily::start_of_day(today.day + 1) - before_the_end;
        let page = text(&daily_page(&Prefs::default(), &Daily { now, ..today.clone() }));
        assert!(page.contains(said), "{before_the_end}: {page}");
    }
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    for (name, today) in states() {
        let page = daily_page(&Prefs { lang: Lang::pseudo(), ..Prefs::default() }, &today);
        let text = text(main_of(&page)).replace("https://canasta.example/daily", "").replace(&"5a".repeat(32), "");
        let word = text
            .split(|letter: char| !letter.is_ascii_alphabetic())
            .find(|word| word.len() > 1 && *word != "c".repeat(64));
        assert_eq!(word, None, "{name}: {text}");
    }
}
