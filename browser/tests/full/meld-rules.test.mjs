// Puts many more questions about what the buttons offer and refuse to the referee than the essential test does.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { compareWithReferee } from "../../lib/meld-rules.mjs";
import { useServerWords } from "../../lib/meld.mjs";

before(useServerWords);

for (const seed of [11, 12, 13, 14]) {
  test(`5,000 positions from seed ${seed} agree with the rules`, () => {
    assert.ok(compareWithReferee(seed, 5000) > 60_000);
  });
}
