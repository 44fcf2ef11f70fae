//! Chapter *threes*: red threes that players declare by hand.

use crate::story::check;

#[test]
fn a_red_three_stays_in_the_hand_until_it_is_declared() {
    check(
        "rules: lakin; 0: 9S 8S; stock: 3H KS 5S",
        "draw -> ok, drew 3H
         declare 3D -> cannot-declare
         declare 9S -> cannot-declare
         discard 3H -> cannot-discard
         meld 3H -> threes-not-melded
         declare 3H -> ok, drew KS, tabled 3H
         declare 3H -> cannot-declare
         = red: 3H |
         = hand 0: 9S 8S KS",
    );
    // A dealt red three can be declared before or after the draw. The replacement can be another red three.
    check(
        "rules: lakin; 0: 3H 8S; stock: 3D KS 5S 6S",
        "declare 3H -> ok, drew 3D, tabled 3H
         draw -> ok, drew KS
         declare 3D -> ok, drew 5S, tabled 3D
         = red: 3H 3D |
         = hand 0: 8S KS 5S",
    );
    check("0: 9S 8S; stock: KS", "declare 3H -> cannot-declare\ndraw -> ok\ndeclare KS -> cannot-declare");
    // A red three can't be declared while an answer is due.
    check(
        "rules: lakin; play; we: AS AH AD AC AS AH AD; 0: KS KH KD 8S; 1: 3H 7S; stock: 5S 6S",
        "ask -> ok
         declare 3H -> not-now
         yes -> ok",
    );
}

#[test]
fn a_red_three_held_at_the_end_of_a_turn_costs_500_once() {
    let position =
        "rules: lakin; play; they: AS AH AD AC AS AH AD; 0: 3H 9S 8S 7S; 1: 5S; 2: 4S; 3: 4H; stock: 5D 6D 7D 8D 9D TD";
    check(
        position,
        "discard 9S -> ok
         draw -> ok, drew 5D
         discard 5D -> ok
         draw -> ok
         discard 4S -> ok
         draw -> ok
         discard 4H -> ok
         draw -> ok
         discard 8S -> ok
         draw -> ok
         discard 5S -> ok
         = turn: 2 draw",
    );
    let end = "rules: lakin; play; they: AS AH AD AC AS AH AD; 0: 3H 9S 8S; 1: 5S; 2: 4S; 3: 4H; stock:";
    check(end, "discard 9S -> ok\npass -> ok\n= deal 0: penalties -500, red_threes 0, in_hand -15, total -515");
    // A red three declared later counts, but the penalty remains.
    check(
        "rules: lakin; play; 0: 3H 9S 8S; 1: 5S 6S; 2: 4S 4C; 3: 4H 4D; stock: 5D 6D 7D 8D 9D",
        "discard 9S -> ok
         draw -> ok
         discard 5S -> ok
         draw -> ok
         discard 4S -> ok
         draw -> ok
         discard 4H -> ok
         declare 3H -> ok, drew 8D, tabled 3H
         draw -> ok, drew 9D
         discard 8S -> ok
         pass -> ok
         = deal 0: penalties -500, red_threes -100",
    );
    // With two red threes and one penalty, the one without a penalty is declared first. So the other isn't penalised
    // twice.
    check(
        "rules: lakin; play; 0: 3H 9S 8S; 1: 5S 6S; 2: 4S 4C; 3: 4H 4D; stock: 5D 6D 7D 3D 9D",
        "discard 9S -> ok
         draw -> ok
         discard 5S -> ok
         draw -> ok
         discard 4S -> ok
         draw -> ok
         discard 4H -> ok
         draw -> ok, drew 3D
         declare 3H -> ok, drew 9D, tabled 3H
         discard 8S -> ok
         pass -> ok
         = deal 0: penalties -500, red_threes -100",
    );
}

#[test]
fn a_red_three_held_when_another_goes_out_costs_500() {
    check(
        "rules: lakin; play; we: TS TH TD TC TS 2S; they: 9S 9H 9D; 0: TH 9C; 1: QS; 2: 4S; 3: 4H 3H 3D",
        "meld TH -> ok
         discard 9C -> ok
         = ended: went-out 0
         = deal 1: penalties -1000, red_threes 0, total -985",
    );
    check(
        "rules: lakin; house: {\"undeclared_penalty\": 200}; 0: 3H 9S; stock:; pile: 4S",
        "pass -> ok\n= deal 0: penalties -200",
    );
}

#[test]
fn a_red_three_as_last_card_of_the_stock_ends_the_deal_without_penalty() {
    check(
        "rules: lakin; 0: 9S 8S; stock: 3H",
        "draw -> ok, tabled 3H\n= ended: last-red-three null\n= deal 0: penalties 0, red_threes -100",
    );
    check(
        "rules: lakin; players: 2; 0: 9S 8S; 1: 4S; stock: 3H 3D",
        "draw -> ok, tabled 3H 3D\n= ended: last-red-three null\n= deal 0: penalties 0, red_threes -200",
    );
    check(
        "rules: lakin; 0: 9S 3H; stock: 3D",
        "declare 3H -> ok, tabled 3H 3D\n= ended: last-red-three null\n= deal 0: penalties 0, red_threes -200",
    );
    // A red three in the hand before that draw is penalised.
    check("rules: lakin; 0: 9S 3H; stock: 3D", "draw -> ok, tabled 3D\n= deal 0: penalties -500, red_threes -100");
}

#[test]
fn declaring_never_leaves_a_turn_that_cannot_end() {
    // Without a stock and a canasta, the other card couldn't be discarded.
    check("rules: lakin; play; we: AS AH AD; 0: 3H 9S; stock:", "declare 3H -> must-keep-card\ndiscard 9S -> ok");
    check(
        "rules: lakin; play; we: AS AH AD AC AS AH AD; 0: 3H 9S; stock:",
        "declare 3H -> ok\ndiscard 9S -> ok\n= ended: went-out 0",
    );
    // If the red three is the only card and isn't replaced, the turn ends without a discard. This doesn't count as
    // going out.
    check(
        "rules: lakin; play; we: AS AH AD AC AS AH AD; 0: 3H; 1: 5S 6S; stock:; pile: 4S",
        "discard 3H -> cannot-discard
         declare 3H -> ok, tabled 3H
         = ended: null null
         = hand 0:
         = turn: 1 draw",
    );
    // Before the draw, the player can still take the pile or pass.
    check(
        "rules: lakin; 0: 3H; we: 9S 9H 9D; stock:; pile: 4S 5S 9C",
        "declare 3H -> ok\n= turn: 0 draw\n= legal: pass\n= legal: take",
    );
    // The meld would leave only a red three, whose replacement is unknown.
    check("rules: lakin; play; we: AS AH AD; 0: 3H KS KH KD; stock: 5S 6S", "meld KS KH KD -> must-keep-card");
    check("rules: lakin; play; we: AS AH AD; 0: 3H KS KH KD; stock:", "meld KS KH KD -> ok\n= legal: declare 3H");
    check(
        "rules: lakin; play; we: AS AH AD AC AS AH AD; 0: 3H KS KH KD; stock: 5S 6S",
        "meld KS KH KD -> ok\ndeclare 3H -> ok, drew 5S, tabled 3H\ndiscard 5S -> ok\n= ended: went-out 0",
    );
    // Black threes can't be melded while a red three is left, because the player isn't going out.
    check("rules: lakin; play; we: AS AH AD AC AS AH AD; 0: 3S 3C 3S 3H; stock:", "meld 3S 3C 3S -> threes-not-melded");
    // With two red threes, the turn can always end.
    check(
        "rules: lakin; play; we: AS AH AD; 0: 3H 3D KS KH KD; stock: 5S 6S",
        "meld KS KH KD -> ok\ndeclare 3H -> ok, drew 5S, tabled 3H\ndiscard 5S -> ok",
    );
}

#[test]
fn a_player_holding_a_red_three_cannot_go_out() {
    let position = "rules: lakin; we: AS AH AD AC AS AH AD; 0: KS KH KD; stock: 3H 5S 6S";
    check(
        position,
        "ask -> ok
         yes -> ok
         draw -> ok, drew 3H
         meld KS KH KD -> must-go-out
         declare 3H -> ok, drew 5S, tabled 3H
         meld KS KH KD -> ok
         discard 5S -> ok
         = ended: went-out 0",
    );
}

/// The message says to declare first, because “cannot go out” would be wrong.
#[test]
fn a_red_three_must_be_declared_before_asking_and_going_out() {
    let canasta = "rules: lakin; we: AS AH AD AC AS AH AD";
    check(
        &format!("{canasta}; play; 0: KS KH KD 3H; 2: 4S; stock: 5S 6S"),
        "ask -> cannot-ask: first declare your red three, then ask
         declare 3H -> ok, drew 5S, tabled 3H
         ask -> ok
         yes -> ok
         meld KS KH KD -> ok
         discard 5S -> ok
         = ended: went-out 0",
    );
    check(
        &format!("{canasta}; 0: KS KH KD 3H 3D; stock: 5S 6S 7S"),
        "ask -> cannot-ask: first declare your red threes, then ask
         declare 3D -> ok
         declare 3H -> ok
         ask -> cannot-ask: you can’t go out now",
    );
    // The same is true after a yes.
    check(
        &format!("{canasta}; 0: KS KH KD; stock: 3H 5S 6S"),
        "ask -> ok
         yes -> ok
         draw -> ok, drew 3H
         meld KS KH KD -> must-go-out: your partner said yes; first declare your red three, then go out
         discard KS -> must-go-out: your partner said yes; first declare your red three, then go out
         declare 3H -> ok, drew 5S, tabled 3H
         discard KS -> must-go-out: your partner said yes, so you must go out this turn; this would make that impossible
         meld KS KH KD -> ok",
    );
    check(
        &format!("{canasta}; 0: KS KH KD QS QH QD; stock: 3H 5S 6S"),
        "ask -> ok
         yes -> ok
         draw -> ok, drew 3H
         meld KS KH KD -> must-go-out: your partner said yes; first declare your red three, then go out",
    );
}

#[test]
fn a_house_rule_makes_declaring_automatic() {
    check(
        "rules: lakin; house: {\"declaring\": \"automatic\"}; 0: 9S 8S; stock: 3H KS 5S",
        "draw -> ok, drew KS, tabled 3H\n= red: 3H |",
    );
}
