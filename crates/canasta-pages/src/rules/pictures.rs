//! Small pictures of cards in some sections: card values, wild cards, melds and canastas, threes.

use canasta::Card;
use canasta_i18n::messages::book;
use canasta_i18n::{Lang, Message};
use maud::{Markup, html};

use super::example::run;
use crate::parts::message::render;

/// Cards in notation, with their caption.
type Group = (&'static str, fn(Lang) -> Message);

const POINTS: &[Group] = &[
    ("XR XB", |lang| book::points_each(lang, 50)),
    ("AS 2H", |lang| book::points_each(lang, 20)),
    ("KS QH JD TC 9S 8H", |lang| book::points_each(lang, 10)),
    ("7S 6H 5D 4C 3S", |lang| book::points_each(lang, 5)),
];
const RED_THREES: Group = ("3H 3D", |lang| book::red_threes(lang).into());
const WILD: Group = ("XR XB 2S 2H 2D 2C", |lang| book::wild_cards(lang).into());

/// Pictures by chapter and heading; `None` is the part before the first heading.
const PICTURES: &[(&str, Option<&str>, &[Group])] = &[
    ("deal", Some("Cards"), POINTS),
    ("scores", None, POINTS),
    (
        "melds",
        None,
        &[
            ("KS KH KD", |lang| book::natural_meld(lang).into()),
            ("8S 8H 2D", |lang| book::mixed_meld(lang).into()),
            WILD,
        ],
    ),
    (
        "melds",
        Some("Canastas"),
        &[
            ("QS QH QD QC QS QH QD", |lang| book::natural_canasta(lang).into()),
            ("9S 9H 9D 9C 9S 2H XR", |lang| book::mixed_canasta(lang).into()),
        ],
    ),
    (
        "opening",
        Some("The minimum"),
        &[("AS AH AD", |lang| book::points_together(lang, 60)), ("KS KH 2D", |lang| book::points_together(lang, 40))],
    ),
    ("threes", None, &[RED_THREES, ("3S 3C", |lang| book::black_threes(lang).into())]),
    ("by-hand", None, &[RED_THREES]),
    ("pile", Some("A frozen pile"), &[WILD, RED_THREES]),
    ("going-out", Some("A canasta is needed"), &[("TS TH TD TC TS TH 2D", |lang| book::mixed_canasta(lang).into())]),
];

/// The pictures of a section; empty for most.
pub(super) fn pictures(lang: Lang, chapter: &str, heading: Option<&str>) -> Markup {
    let found = PICTURES.iter().find(|(slug, part, _)| *slug == chapter && *part == heading);
    html! {
        @if let Some((_, _, groups)) = found {
            div.pictured {
                @for (cards, caption) in *groups { div { (run(lang, &parse_cards(cards))) p { (render(&caption(lang))) } } }
            }
        }
    }
}

fn parse_cards(cards: &str) -> Vec<Card> {
    cards.split(' ').filter_map(|card| card.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Chapter;

    #[test]
    fn every_picture_has_a_section_and_valid_cards() {
        for (slug, heading, groups) in PICTURES {
            let chapter = Chapter::find(slug).unwrap();
            assert!(
                chapter.sections(Lang::EN).iter().any(|section| section.heading() == *heading),
                "{slug}: {heading:?}"
            );
            for (cards, _) in *groups {
                assert_eq!(parse_cards(cards).len(), cards.split(' ').count(), "{cards}");
            }
        }
    }
}
