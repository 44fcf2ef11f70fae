// A person alone with bots takes back a meld, if the table allows it.

import assert from "node:assert/strict";

import { checkLightAndDark } from "../../lib/axe.mjs";
import { Friend, KEYS, PHONE } from "../../lib/friends.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

const takeBack = ({ page }) => page.getByRole("button", { name: "Take back", exact: true });

/** Starts a table with the form, and plays until the first meld. Returns the states before and after it. */
async function playUntilMelded(friend, server) {
  const { page, player } = friend;
  const fill = async () => {
    await page.locator("#more-hints summary").click();
    await page.getByRole("group", { name: "Take back melds" }).getByLabel("Yes").check();
    await page.locator("#differing").getByText("The game doesn’t count in your stats.").waitFor();
  };
  await Table.start(page, server, { preset: "hoyle", players: 4, fill });
  await friend.waitForGame();
  let before = null;
  const melded = await player.playUntil((state) => {
    if (player.done.melded) return true;
    before = state;
    return false;
  });
  return { before, melded };
}

for (const [device, screen] of Object.entries({ phone: PHONE, keyboard: KEYS })) {
  serverTest(`a meld is taken back and made again: ${device}`, async (server) => {
    const friend = await Friend.arrive("Helen", screen);
    const { page, table, player } = friend;
    const { before, melded } = await playUntilMelded(friend, server);
    assert.ok(cards(melded) < cards(before));
    await takeBack(friend).waitFor();
    await checkLightAndDark(page, "a meld that can be taken back");
    const { x, width } = await takeBack(friend).boundingBox();
    assert.ok(x >= 0 && x + width <= screen.width, `${x}, ${width}`);

    await friend.clearSpeech();
    await friend.press(takeBack(friend));
    await friend.waitForSpeech("You took back a meld.");
    const after = await table.waitUntil("the meld is taken back", (now) => !now.busy && now.n > melded.n);
    assert.deepEqual([after.hand, after.we, after.phase], [before.hand, before.we, before.phase]);
    assert.equal(await takeBack(friend).count(), 0, "there is nothing else to take back");
    if (friend.keys) await page.locator("#hand .col:focus").waitFor();
    await page.reload();
    await friend.waitForGame();
    assert.deepEqual((await table.state()).hand, before.hand);

    player.tried = false;
    await player.takeAction(await table.waitForTurn());
    await takeBack(friend).waitFor();
    await player.discard(await table.waitForTurn());
    await takeBack(friend).waitFor({ state: "detached" });
    const later = await table.waitForTurn();
    assert.ok(later.ended || later.we.length > 0, "the meld stays");
    assert.ok((await friend.log()).some((line) => line.includes("You took back a meld.")));
    friend.assertNoComplaints();
  });
}
