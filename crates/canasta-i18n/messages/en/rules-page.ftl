### Rule sets as pages of text, for a terminal or a printer: the list of them, one whole, two compared, a file checked.

rules-page-list = Rule sets:

# Also a rule as one of two rule sets has it.
# $name (Text): the name by which a command knows the rule set
# $text (Message): what it is called, or its rule
rules-page-named = { $name }: { $text }

rules-page-common-usage = Where a text says nothing about a rule or a number of players, the common rules apply.
rules-page-commands = “canasta rules hoyle” prints one of them in full, “canasta rules diff hoyle wahhi” the differences between two.

# $title (Message): what the rule set is called
# $players (Number): how many play
rules-page-title = { $title }, for { SPELL($players) } players

# $players (Number): a number of players that the text does not mention
rules-page-silent-players = The text says nothing about { SPELL($players) } players; for them, and wherever it says nothing, the common rules apply.
rules-page-silent-others = Where the text says nothing, and for other numbers of players, the common rules apply.
rules-page-silent = Where the text says nothing, the common rules apply.
rules-page-star = A star marks a house rule.

# $rules (Number): in how many rules two rule sets differ
rules-page-differ = { $rules ->
        [0] They do not differ.
        [one] They differ in one rule.
       *[other] They differ in { SPELL($rules) } rules.
    }
# $rules (Number): in how many rules two rule sets differ
# $players (Number): how many play
rules-page-differ-for = { $rules ->
        [0] They do not differ for { SPELL($players) } players.
        [one] They differ in one rule for { SPELL($players) } players.
       *[other] They differ in { SPELL($rules) } rules for { SPELL($players) } players.
    }

# How the rule stands in the file, beside the preset's.
rules-page-here = here

## A file of house rules.

# $file (Text): its name
# $title (Message): its preset and how many rules it changes
rules-page-valid = { $file } is valid: { $title }.
rules-page-unchanged = It changes nothing.
# $field (Text): the name of a field, as the file has it
# $why (Message): the rule, as a sentence
rules-page-idle = { $field } is changed, but makes no difference. { $why }
# $field (Text): the name of a field, as the file has it
# $players (Number): how many play
# $why (Message): the rule, as a sentence
rules-page-idle-for = { $field } is changed, but makes no difference for { SPELL($players) } players. { $why }
# $file (Text): its name
# $faults (Number): how many, at least one
rules-page-faults = { $faults ->
        [one] { $file } has one fault:
       *[other] { $file } has { SPELL($faults) } faults:
    }

# Follows “canasta:”, so it begins with a small letter.
# $name (Text): what was typed
# $names (List): the rule sets, by the names that commands know
rules-page-no-such = there is no rule set or file “{ $name }” (the rule sets are { $names })
# Follows “canasta:”, so it begins with a small letter.
# $name (Text): what was typed
# $near (Text): the name that it looks like
# $names (List): the rule sets, by the names that commands know
rules-page-no-such-near = there is no rule set or file “{ $name }”; did you mean { $near }? (the rule sets are { $names })
