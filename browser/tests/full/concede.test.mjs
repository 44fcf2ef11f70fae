// A side concedes: the first player asks, the partner declines or agrees, and everyone sees how the game ended.

import assert from "node:assert/strict";

import { DESKTOP, Friend, PHONE, startGame } from "../../lib/friends.mjs";
import { serverTest } from "../../lib/suite.mjs";

const panel = ({ page }) => page.getByRole("complementary", { name: "Concede the game?" });
const strip = ({ page }) => page.getByRole("region", { name: "Offer to concede" });

/** Opens the panel from the menu. */
async function openPanel(friend) {
  await friend.press(friend.page.locator("#open-menu"));
  await friend.press(friend.button("Concede the game"));
  await panel(friend).waitFor();
}

serverTest("partners concede together", async (server) => {
  const [helen, frank] = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  await startGame(server, [helen, frank], { seats: [3] });
  await openPanel(helen);
  await panel(helen).getByText("Frank has to agree first.").waitFor();
  await helen.press(panel(helen).getByRole("button", { name: "Ask to concede" }));
  await strip(frank).getByText("Helen wants to concede the game.").waitFor();
  await frank.waitForSpeech("Helen wants to concede the game.");
  await strip(helen).getByText("Waiting for Frank.").waitFor();
  assert.equal(await panel(helen).count(), 0);
  await frank.press(strip(frank).getByRole("button", { name: "Play on" }));
  await strip(helen).waitFor({ state: "detached" });

  await openPanel(frank);
  await frank.press(panel(frank).getByRole("button", { name: "Ask to concede" }));
  await helen.press(strip(helen).getByRole("button", { name: "Concede", exact: true }));
  for (const friend of [helen, frank]) {
    await friend.waitForText("conceded the game.");
    await friend.page.getByRole("heading", { level: 1, name: /won$/ }).waitFor();
    assert.equal(await friend.page.locator("#review").count(), 0, "there is no review of it");
    await friend.page.locator("#replay").waitFor();
    friend.assertNoComplaints();
  }
});
