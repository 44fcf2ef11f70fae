### What the referee answers where it cannot judge, and how an answer differs from the one that a case expects. In English only.

## Why a line is no scenario.

# $bytes (Number): how many a line may have
referee-line-too-long = a line may have { DIGITS($bytes) } bytes; this one has more
referee-line-not-utf-eight = this line is not UTF-8
referee-line-empty = this line is empty
referee-not-an-object = a scenario is a JSON object
# $why (Text): what the parser says
referee-not-json = this line is not JSON: { $why }
# A position in one line.
# $column (Number): where the fault is
# $fault (Message): what it is
referee-at-column = column { DIGITS($column) }: { $fault }
# $faults (Text): the first of them
# $more (Number): how many there are besides
referee-more-faults = { $faults }; and { DIGITS($more) } more

## Cases.

# $passed (Number): how many are answered as they expect
# $failed (Number): how many are not
referee-summary = { DIGITS($passed) } passed, { DIGITS($failed) } failed
# $line (Number): where it stands
# $why (Text): what the parser says
referee-no-case = FAIL line { DIGITS($line) }: not a case: { $why }
# $case (Text): its code
# $topic (Text): what it is about
# $difference (Text): a message below
# $why (Text): what the case gives as the reason
referee-failed = FAIL { $case } [{ $topic }]: { $difference } | why: { $why }
referee-case-form = a case has a scenario and what is expected, both objects
# $why (Text): why not
referee-no-answer = no answer: { $why }
# $why (Text): what the parser says
referee-answer-unreadable = the answer cannot be read: { $why }
# $part (Text): which part of the answer
# $want (Text): what the case expects, as JSON
# $got (Text): what the referee says, as JSON
referee-differs = { $part }: expected { $want }, got { $got }
referee-wants-fault = expected the scenario to be at fault
# $error (Text): the faults, as JSON
referee-has-fault = error: { $error }
# $key (Text): in quotation marks
referee-unknown-key = a case cannot expect { $key }
# $key (Text): in quotation marks
referee-unknown-key-of-step = a step cannot expect { $key }
# $step (Number): counted from one
# $action (Text): what was tried, as JSON
# $difference (Text): a message of these
referee-in-step = step { DIGITS($step) } { $action }: { $difference }
# $want (Number): how many the case expects
# $got (Number): how many there are
referee-other-steps = expected { $want ->
        [one] { DIGITS($want) } step
       *[other] { DIGITS($want) } steps
    }, got { DIGITS($got) }
# $code (Text): of the refusal, as JSON
# $because (Text): the reason, as JSON
referee-wants-accepted = expected to be accepted, refused as { $code }: { $because }
# $code (Text): of the refusal, as JSON
referee-wants-refused = expected { $code }, was accepted
# $want (Text): the codes that are expected, as JSON
# $got (Text): the refusal's code, as JSON
referee-other-refusal = expected { $want }, refused as { $got }
# $side (Number): counted from 0
referee-no-side = deal: nothing for side { DIGITS($side) }
# Stands as a part in `referee-differs`.
# $side (Number): counted from 0
# $key (Text): the part
referee-part-of-deal = deal of side { DIGITS($side) }, { $key }
# $act (Text): as JSON
# $listed (Text): those that are, as JSON
referee-not-legal = legal: { $act } is not listed among { $listed }
