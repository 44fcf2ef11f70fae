#!/usr/bin/env python3
"""Checks whether the deals of a Canasta record were fair: the cards must follow from the seed committed to before the deal
and from the players' cuts.

    python3 canasta_fair.py GAME.canasta ...    check every deal of these records
    python3 canasta_fair.py --test [FILE]       check this program against vectors.json (or FILE)
    python3 canasta_fair.py --daily DATE SEED [GAME.canasta ...]
                                                print commitment, dealer and cards of a day's seed, and check that
                                                these records were played with them

Exit code: 0 if every deal is proved, 1 if a deal is false or can't be proved, 2 if nothing could be checked.

Written from the description alone, for players who don't want to trust the program that dealt. It needs only Python 3.9.
It checks the deals, not the play; `canasta verify` checks both.
"""

import hashlib
import json
import os
import re
import sys

TAG = "canasta fair deal 1"
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
FRESH = ([rank + suit for rank in RANKS for suit in "SHDC"] + ["XR", "XB"]) * 2

FAIR, NO_SEED, COMMITMENT, DECK, CUTS = "fair", "no-seed", "commitment", "deck", "cuts"


class Unreadable(Exception):
    """Invalid input; the text says where, and what was expected."""


# The check itself ---------------------------------------------------------------------------------------------------


def rules_hash(preset, house):
    """The hash of the rules: the preset's name and the house rules as compact JSON."""
    return hashlib.sha256(f"{preset}\n{house}\n".encode()).hexdigest()


def promised(table, deal, rules, seats, dealer, seed):
    """The lines the commitment covers."""
    return (
        f"{TAG}\ntable {table}\ndeal {deal}\nrules {rules}\nseats {' '.join(seats)}\ndealer {dealer}\nseed {seed}\n"
    )


def added(cuts):
    """The players' cuts as lines, in seat order."""
    return "".join(f"cut {seat} {cut}\n" for seat, cut in sorted(cuts))


def numbers(text):
    """Endless numbers below 2^32 from SHAKE256 of a text: the last four of every eight bytes, little-endian."""
    length, at = 1024, 0
    stream = hashlib.shake_256(text.encode()).digest(length)
    while True:
        if at + 8 > length:
            length *= 2
            stream = hashlib.shake_256(text.encode()).digest(length)
        yield int.from_bytes(stream[at + 4 : at + 8], "little")
        at += 8


def shuffled(text):
    """The fresh deck after a Fisher-Yates shuffle with the numbers of a text."""
    deck, source = list(FRESH), numbers(text)
    for place in range(len(deck) - 1, 0, -1):
        bound = place + 1
        product = next(source) * bound
        while product % 2**32 < 2**32 % bound:
            product = next(source) * bound
        other = product // 2**32
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def verdict(table, deal, rules, seats, dealer, commitment, seed, cuts, deck):
    """`FAIR`, or the first problem of a deal."""
    if seed is None:
        return NO_SEED
    cutters = [seat for seat, _ in cuts]
    if len(set(cutters)) < len(cutters) or any(seat >= len(seats) or seats[seat] == "-" for seat in cutters):
        return CUTS
    lines = promised(table, deal, rules, seats, dealer, seed)
    if hashlib.sha256(lines.encode()).hexdigest() != commitment:
        return COMMITMENT
    return FAIR if shuffled(lines + added(cuts)) == deck else DECK


SENTENCES = {
    FAIR: "fair. The seed matches the commitment, and with {cuts} it gives these cards.",
    NO_SEED: "not proved. Its seed has not been revealed.",
    COMMITMENT: "FALSE. The seed does not match the commitment for this deal, table, seats and rules.",
    DECK: "FALSE. The seed gives different cards, or a player's cut was changed or left out.",
    CUTS: "FALSE. A cut is from a seat without a player, or there are two from the same seat.",
    None: "not proved. The record has no commitment for it.",
}


# The deal of the day ------------------------------------------------------------------------------------------------


def daily(date, seed):
    """The commitment, the dealer's seat and the cards that follow from a day's seed."""
    lines = f"canasta daily deal 1\nday {date}\nseed {seed}\n"
    stream = hashlib.shake_256(lines.encode()).digest(81)
    dealer = stream[80] % 4
    lines = promised(f"daily-{date}", 1, rules_hash("hoyle", "{}"), ["0", "-", "-", "-"], dealer, stream[:80].hex())
    return hashlib.sha256(lines.encode()).hexdigest(), dealer, shuffled(lines)


# Reading a record ---------------------------------------------------------------------------------------------------

SUITS = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC", "\ufe0e\ufe0f")
NAME = re.compile(r'[^\W\d_][^:;/#"{}]{1,39}')
HEADERS = re.compile("rules|house|table")
LINES = re.compile("dealer|deck|seats|commitment|seed|cut ?[0-9]+")


def parts(text):
    """The lines of a record as [name, value, number], joined with their continuation lines. Turns are included but not read."""
    found, begun = [], False
    for number, line in enumerate(re.split("\r\n|\r|\n", text), 1):
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        if not begun:
            begun = first_line(words)
            continue
        deal = re.fullmatch(r"deal\s*(\d*)[\s:.]*", words.partition("#")[0].lower())
        name, colon, value = words.partition(":")
        if deal:
            found.append(["deal", deal[1], number])
        elif colon and (re.match(r"[0-9]+(\s|\(|$)", name) or NAME.fullmatch(name.strip())):
            name = " ".join(name.lower().split())
            found.append([name, remarkless(name, value), number])
        elif found and found[-1][0] != "deal" and (line[0].isspace() or found[-1][0] == "deck"):
            found[-1][1] += " " + remarkless(found[-1][0], words)
        else:
            raise Unreadable(f"line {number}: expected a name and a colon")
    return found


def first_line(words):
    """Checks the first line of a record."""
    first = re.fullmatch(r"canasta\s+record[\s:]*(\d*)", words.lower())
    if not first:
        raise Unreadable("it does not begin with “Canasta record 1”")
    if int(first[1] or 1) > 1:
        raise Unreadable("it was written by a newer Canasta")
    return True


def remarkless(name, value):
    """A value without the remark after it."""
    return value.partition("#")[0].strip() if name == "rules" or LINES.fullmatch(name) else value.strip()


def cards(text, number):
    """Normalised cards, from text that a person may have typed."""
    found = []
    for word in re.split(r"[\s,;/]+", text.strip()):
        name = word.translate(SUITS).upper().replace("10", "T")
        found += [name[at : at + 2] for at in range(0, len(name), 2)]
        if any(card not in FRESH for card in found):
            raise Unreadable(f"line {number}: expected cards like 4H, found “{word}”")
    return found


def digits(text, length, what, number):
    """Exactly `length` hexadecimal digits."""
    text = "".join(text.lower().split())
    if not re.fullmatch(f"[0-9a-f]{{{length}}}", text):
        raise Unreadable(f"line {number}: expected {what} of {length} hexadecimal digits")
    return text


def whole(text, number):
    """A seat or person number."""
    if not re.fullmatch("[0-9]{1,3}", text):
        raise Unreadable(f"line {number}: expected a number, found “{text}”")
    return int(text)


def read(text):
    """The headers and deals of a record, as far as this check needs them."""
    lines = parts(text.lstrip("\ufeff"))
    head, deals = {}, []
    for name, value, number in lines:
        if name == "deal":
            deals.append({"cuts": []})
            if value and int(value) != len(deals):
                raise Unreadable(f"line {number}: expected “Deal {len(deals)}”")
        elif HEADERS.fullmatch(name):
            put(head, name, value, number)
        elif deals and LINES.fullmatch(name):
            deal_line(deals[-1], name, value, number)
    return {"rules": "hoyle", "house": "{}", **head}, deals


def put(where, name, value, number):
    """Stores a value. A second line of the same name is an error, because programs might disagree which one counts."""
    if name in where:
        raise Unreadable(f"line {number}: a second line “{name.capitalize()}:”")
    where[name] = value


def deal_line(deal, name, value, number):
    """One line about a deal."""
    if name == "dealer":
        put(deal, name, whole(value, number), number)
    elif name == "deck":
        put(deal, name, cards(value, number), number)
    elif name == "seats":
        persons = value.replace("–", "-").replace("−", "-").replace(",", " ").split()
        put(deal, name, ["-" if word == "-" else str(whole(word, number)) for word in persons], number)
    elif name == "commitment":
        put(deal, name, digits(value, 64, "a commitment", number), number)
    elif name == "seed":
        put(deal, name, digits(value, 160, "a seed", number), number)
    else:
        deal["cuts"].append((whole(name[3:].strip(), number), digits(value, 32, "a cut", number)))


def house_of(text):
    """The house rules as they are hashed: the same JSON without spaces."""
    try:
        return json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)
    except ValueError as why:
        raise Unreadable(f"the house rules are not JSON: {why}") from None


def verdicts(text):
    """The verdict and the number of cuts of every deal; the verdict is `None` without a commitment."""
    head, deals = read(text)
    if not deals:
        raise Unreadable("there is no deal in it")
    rules = rules_hash(head["rules"].lower(), house_of(head["house"]))
    found, dealer = [], None
    for place, deal in enumerate(deals, 1):
        seats = deal.get("seats", [])
        # Without a line `Dealer`, it is the next seat.
        dealer = deal.get("dealer", None if dealer is None else (dealer + 1) % max(1, len(seats)))
        if "commitment" not in deal:
            found.append((None, 0))
            continue
        missing = [name for name, there in (("Table", "table" in head), ("Seats", seats), ("Deck", "deck" in deal)) if not there]
        if missing or dealer is None:
            raise Unreadable(f"deal {place} has a commitment, but no line “{(missing or ['Dealer'])[0]}:”")
        said = verdict(
            head["table"], place, rules, seats, dealer,
            deal["commitment"], deal.get("seed"), deal["cuts"], deal["deck"],
        )  # fmt: skip
        found.append((said, len(deal["cuts"])))
    return found


# The command --------------------------------------------------------------------------------------------------------


def check(path):
    """Prints the verdict of every deal of a record. Returns the exit code."""
    try:
        with open(path, encoding="utf-8", newline=None) as file:
            found = verdicts(file.read())
    except (OSError, UnicodeDecodeError, Unreadable) as why:
        print(f"cannot check {path}: {why}", file=sys.stderr)
        return 2
    for place, (said, cuts) in enumerate(found, 1):
        cuts = {0: "no cut", 1: "one cut"}.get(cuts, f"{cuts} cuts")
        print(f"Deal {place}: {SENTENCES[said].format(cuts=cuts)}")
    proved = sum(said == FAIR for said, _ in found)
    print(f"{path}: {proved} of {len(found)} deals proved.")
    return 0 if proved == len(found) else 1


def check_daily(date, seed, paths):
    """Prints what a day's seed gives, and whether records were played with it. Returns the exit code."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", date) or not re.fullmatch("[0-9a-f]{64}", seed):
        print("expected a day like 2026-11-26 and its seed, 64 hexadecimal digits", file=sys.stderr)
        return 2
    commitment, dealer, deck = daily(date, seed)
    print(f"commitment {commitment}\ndealer {dealer}\ndeck {' '.join(deck)}")
    code = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8", newline=None) as file:
                _, deals = read(file.read())
        except (OSError, UnicodeDecodeError, Unreadable) as why:
            print(f"cannot check {path}: {why}", file=sys.stderr)
            return 2
        same = len(deals) == 1 and deals[0].get("deck") == deck
        print(f"{path}: {'these cards' if same else 'OTHER cards'}.")
        code = code if same else 1
    return code


def test(path):
    """Checks all vectors. Returns the exit code."""
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)["vectors"]
    wrong = []
    for vector in vectors:
        cuts = [(int(seat), cut) for seat, cut in (line.split(" ") for line in vector["cuts"])]
        rules = rules_hash(vector["preset"], vector["house"])
        said = verdict(
            vector["table"], vector["deal"], rules, vector["seats"].split(" "), vector["dealer"],
            vector["commitment"], vector["seed"], cuts, vector["deck"].split(" "),
        )  # fmt: skip
        if rules != vector["rules"]:
            wrong.append(f"{vector['name']}: the rules are hashed to {rules}")
        if said != vector["verdict"]:
            wrong.append(f"{vector['name']}: {vector['verdict']} expected, {said} found")
    for line in wrong:
        print(line)
    print(f"{len(vectors) - len(wrong)} of {len(vectors)} vectors passed")
    return 0 if vectors and not wrong else 1


def main(words):
    """The command line."""
    if words[:1] == ["--test"] and len(words) <= 2:
        beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), "vectors.json")
        return test(words[1] if words[1:] else beside)
    if words[:1] == ["--daily"] and len(words) >= 3:
        return check_daily(words[1], words[2], words[3:])
    if not words or any(word.startswith("-") for word in words):
        print(__doc__.strip(), file=sys.stdout if words in (["-h"], ["--help"]) else sys.stderr)
        return 0 if words in (["-h"], ["--help"]) else 2
    return max(check(path) for path in words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
