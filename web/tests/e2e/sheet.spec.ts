// Score sheets beside real tiles: a session in every ruleset on a phone, several phones at one table, corrections at once,
// without a network, and a server that is killed.
import { expect, listen, test } from "./fixtures";
import { Server } from "./server";
import { begin, come, enter, expectRow, expectTotals, fill, makeSheet, NAMES, rowsOf, save } from "./sheets";

test("a sheet is made on the page, with names by lot, and opened again from the list", async ({ page, t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("link", { name: t("nav-hall") }).click();
  await page.getByRole("radio", { name: t("game-red") }).click();
  await page.getByRole("group", { name: t("home-players") }).getByRole("radio", { name: "3" }).click();
  await page.getByRole("radio", { name: t("hall-seats-lot") }).click();
  for (const place of [0, 1, 2]) await page.getByRole("textbox", { name: t("hall-player", { number: place + 1 }) }).fill(NAMES[place]!);
  await page.getByRole("button", { name: t("hall-draw"), exact: true }).click();
  const drawn = (await page.getByRole("status").filter({ hasText: t("wind-E") }).textContent())!;
  const east = NAMES.find((name) => drawn.includes(`${t("wind-E")}: ${name}`))!;
  await page.getByRole("textbox", { name: t("hall-sheet-title") }).fill("Tuesday");
  await page.getByRole("button", { name: t("hall-make") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tuesday" })).toBeVisible();
  await expect(page.getByText(t("sheet-deals", { name: east }))).toBeVisible();
  await page.getByRole("link", { name: t("nav-hall") }).click();
  await page.getByRole("link", { name: /Tuesday/ }).click();
  // The code is kept: one may write.
  await expect(page.getByRole("button", { name: t("sheet-enter") })).toBeVisible();
  expect(page.url()).not.toContain("#");
});

test("MCR: four deals, the change of seats, a correction that is carried through, a penalty, the end and the signatures", async ({ page, server, t, complaints }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.keeper, null);
  await expect(page.getByText("East Anna, South Boris, West Chen, North Dora.")).toBeVisible();

  const form = await begin(page, t);
  await fill(form, t, { who: 1, from: 3, value: 7 });
  await expect(form.getByText(/less than the minimum/i)).toBeVisible();
  await expect(form.getByRole("button", { name: t("clause-open", { id: "MCR-WIN-1" }) })).toBeVisible();
  await expect(form.getByRole("button", { name: t("sheet-save"), exact: true })).toBeDisabled();
  complaints.length = 0;
  await form.getByRole("textbox", { name: t("sheet-value") }).fill("10");
  await expect(form.getByText(t("sheet-pays", { from: "Dora", to: "Boris", points: "18" }))).toBeVisible();
  await save(form, t);
  await expectRow(page, 0, [-8, 34, -8, -18]);

  await enter(page, t, { who: 0, from: null, value: 12 });
  await expectRow(page, 1, [60, -20, -20, -20]);
  const draw = await begin(page, t);
  await draw.getByRole("radio", { name: t("sheet-end-wall"), exact: true }).click();
  await expect(draw.getByText(t("sheet-pays-none"))).toBeVisible();
  await save(draw, t);
  await enter(page, t, { who: 2, from: 0, value: 8 });
  // MCR-ROUND-3: after the East round East and South, West and North change places.
  await expect(page.getByText(/^Change chairs: /)).toBeVisible();
  await expectTotals(page, [52 - 16, 14 - 8, -28 + 32, -38 - 8]);

  // MCR-PAY-2 again, carried through to the sums.
  await page.locator('[data-row="0"]').click();
  await page.getByRole("button", { name: t("sheet-correct"), exact: true }).click();
  const again = page.getByRole("dialog", { name: t("sheet-correct-title", { number: 1 }) });
  await again.getByRole("textbox", { name: t("sheet-value") }).fill("20");
  await expect(again.getByRole("button", { name: t("sheet-save"), exact: true })).toBeDisabled();
  await again.getByRole("textbox", { name: t("sheet-why") }).fill("two dragons forgotten");
  await again.getByRole("button", { name: t("sheet-save"), exact: true }).click();
  await expectRow(page, 0, [-8, 44, -8, -28]);
  await expectTotals(page, [36, 16, 4, -56]);
  await page.locator('[data-row="0"]').click();
  const row = page.getByRole("dialog");
  await expect(row.getByText("two dragons forgotten")).toBeVisible();
  await expect(row.getByRole("listitem").filter({ hasText: "Boris won 10" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: t("sheet-penalty"), exact: true }).click();
  const penalty = page.getByRole("dialog");
  await penalty.getByRole("group", { name: t("sheet-penalty-who"), exact: true }).getByRole("radio", { name: "Dora" }).click();
  await penalty.getByRole("radio", { name: /fewer than 8 points/ }).click();
  await penalty.getByRole("button", { name: t("sheet-save") }).click();
  await expectTotals(page, [46, 26, 14, -86]);
  await page.getByRole("button", { name: t("sheet-cancel-penalty") }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("it was worth 8 after all");
  await page.getByRole("dialog").getByRole("button", { name: t("sheet-cancel-penalty") }).click();
  await expectTotals(page, [36, 16, 4, -56]);

  await page.locator('[data-row="3"]').click();
  await page.getByRole("button", { name: t("sheet-strike"), exact: true }).click();
  const strike = page.getByRole("dialog", { name: t("sheet-strike") });
  await strike.getByRole("textbox").fill("never played");
  await strike.getByRole("button", { name: t("sheet-strike") }).click();
  await expectTotals(page, [52, 24, -28, -48]);
  await expect(page.getByText(t("sheet-struck"), { exact: true })).toBeVisible();

  await page.getByRole("button", { name: t("sheet-time-up") }).click();
  await page.getByRole("dialog").getByRole("button", { name: t("sheet-time-up") }).click();
  await expect(page.getByRole("heading", { name: t("sheet-end-of-time") })).toBeVisible();
  await page.getByRole("button", { name: t("sheet-sign-as", { name: "Anna" }) }).click();
  await expect(page.getByText(t("sheet-signed"))).toBeVisible();
  await page.getByRole("button", { name: t("sheet-reopen") }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("one more look");
  await page.getByRole("dialog").getByRole("button", { name: t("sheet-reopen") }).click();
  await expect(page.getByText(t("sheet-signed"))).toBeHidden();
});

test("MCR: a hand by its tiles gives the value and is kept", async ({ page, server, t }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.keeper, null);
  const form = await begin(page, t);
  await fill(form, t, { who: 0, from: 1, value: 8 });
  await form.getByRole("button", { name: t("sheet-tiles"), exact: true }).click();
  const tiles = page.getByRole("dialog", { name: t("sheet-tiles-of", { name: "Anna" }) });
  for (const tile of ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "2p", "3p", "5s", "5s"]) await tiles.locator(`[data-tile="${tile}"]`).click();
  await tiles.getByRole("button", { name: t("sheet-tiles-use", { value: "22" }) }).click();
  await expect(tiles).toBeHidden();
  await expect(form.getByRole("textbox", { name: t("sheet-value") })).toHaveValue("22");
  await save(form, t);
  await expectRow(page, 0, [46, -30, -8, -8]);
  await page.locator('[data-row="0"]').click();
  await expect(page.getByRole("dialog").getByRole("img", { name: /5 of bamboos/ })).toBeVisible();
});

test("Red: for two and three players, with counting sticks", async ({ page, server, t }) => {
  const three = await makeSheet(server, "red", { sticks: "790" }, 3);
  await come(page, t, three.id, three.codes.keeper, null);
  await enter(page, t, { who: 2, from: null, value: 5 });
  await expectRow(page, 0, [-5, -5, 10]);
  await expectTotals(page, [785, 785, 800]);
  await page.getByText(t("sheet-sticks"), { exact: true }).click();
  await expect(page.getByRole("row", { name: /^Anna 785/ })).toContainText("× 1× 2× 8× 5");
  const two = await makeSheet(server, "red", {}, 2);
  await come(page, t, two.id, two.codes.keeper, null);
  await enter(page, t, { who: 1, from: 0, value: 5 });
  await expectRow(page, 0, [-5, 5]);
});

test("Classical: all four hands are counted, one of them by its tiles", async ({ page, server, t }) => {
  const { id, codes } = await makeSheet(server, "classical");
  await come(page, t, id, codes.keeper, null);
  const form = await begin(page, t);
  await fill(form, t, { who: 1, from: 2, value: 40 });
  await expect(form.getByText(t("sheet-lack-hands"))).toBeVisible();
  await form.getByRole("textbox", { name: "Chen" }).fill("60");
  await form.getByRole("textbox", { name: "Dora" }).fill("10");
  await form.getByRole("button", { name: t("sheet-tiles-of", { name: "Anna" }) }).click();
  const tiles = page.getByRole("dialog", { name: t("sheet-tiles-of", { name: "Anna" }) });
  // A concealed pung of terminals is worth 8 (CLA-PTS): rounded up to 10.
  for (const tile of ["1m", "1m", "1m", "2p", "3p", "5p", "6s", "7s", "8s", "9s", "2s", "3s", "4m"]) await tiles.locator(`[data-tile="${tile}"]`).click();
  const use = tiles.getByRole("button", { name: /^Take [0-9]/ });
  await expect(use).toBeEnabled();
  await use.click();
  await expect(form.getByRole("textbox", { name: "Anna" })).not.toHaveValue("");
  await form.getByRole("textbox", { name: "Anna" }).fill("20");
  await save(form, t);
  // CLA-PAY-1 to CLA-PAY-4, as the sheet's own tests have it.
  await expectRow(page, 0, [-140, 160, 90, -110]);
});

test("Sichuan: three wins, two of them on one tile; kongs; the end of the wall with ready hands", async ({ page, server, t }) => {
  const { id, codes } = await makeSheet(server, "sichuan");
  await come(page, t, id, codes.keeper, null);
  const form = await begin(page, t);
  await form.getByRole("button", { name: t("sheet-add-win") }).click();
  await fill(form, t, { who: 0, from: null, value: 2 });
  await form.getByRole("button", { name: t("sheet-add-later") }).click();
  await fill(form, t, { who: 1, from: 3, value: 1 }, 1);
  await form.getByRole("button", { name: t("sheet-add-same") }).click();
  const third = form.getByRole("region", { name: t("sheet-win", { number: 3 }), exact: true });
  await third.getByRole("group", { name: t("sheet-who"), exact: true }).getByRole("radio", { name: /Chen/ }).click();
  await third.getByRole("group", { name: t("sheet-value"), exact: true }).getByRole("radio", { name: "4" }).click();
  await save(form, t);
  // SIC-PAY-1 to SIC-PAY-3.
  await expectRow(page, 0, [9, -2, 1, -8]);

  const wall = await begin(page, t);
  await wall.getByRole("button", { name: t("sheet-kong-add"), exact: false }).click();
  await wall.getByRole("group", { name: t("sheet-kong-who"), exact: true }).getByRole("radio", { name: "Boris" }).click();
  for (const [place, name] of NAMES.entries()) await wall.getByRole("group", { name, exact: true }).getByRole("radio", { name: place === 3 ? t("sheet-not-ready") : "1", exact: true }).click();
  await save(wall, t);
  // SIC-KPAY-1, SIC-READY-4: the concealed kong brings 2 from each, and who is not ready pays 1 to each.
  await expectRow(page, 1, [-2 + 1, 6 + 1, -2 + 1, -2 - 3]);
});

test("Taiwan: two winners on one tile, responsibility, the dealer's streak", async ({ page, server, t }) => {
  const { id, codes } = await makeSheet(server, "taiwan");
  await come(page, t, id, codes.keeper, null);
  await enter(page, t, { who: 0, from: null, value: 10 });
  // TWN-PAY-4, TWN-DEALER-4.
  await expectRow(page, 0, [33, -11, -11, -11]);
  await expect(page.getByText(t("sheet-streak", { count: 1 }))).toBeVisible();
  await enter(page, t, { who: 0, from: null, value: 10 });
  await expectRow(page, 1, [39, -13, -13, -13]);
  const form = await begin(page, t);
  await fill(form, t, { who: 1, from: null, value: 40 });
  await form.getByText(t("sheet-rare"), { exact: true }).click();
  await form.getByRole("group", { name: t("sheet-responsible") }).getByRole("radio", { name: "Dora" }).click();
  await expect(form.getByRole("button", { name: t("clause-open", { id: "TWN-RESP-4" }) }).first()).toBeVisible();
  await save(form, t);
  await expect(page.locator('tr:has([data-row="2"]) .points')).toHaveText([/^0$/, /^\+/, /^0$/, /^−/]);
  const two = await begin(page, t);
  await fill(two, t, { who: 2, from: 0, value: 10 });
  await two.getByRole("button", { name: t("sheet-add-same") }).click();
  const second = two.getByRole("region", { name: t("sheet-win", { number: 2 }), exact: true });
  await second.getByRole("group", { name: t("sheet-who"), exact: true }).getByRole("radio", { name: /Dora/ }).click();
  await second.getByRole("textbox", { name: t("sheet-value") }).fill("5");
  await save(two, t);
  await expectRow(page, 3, [-15, 0, 10, 5]);
});

test("two phones: one writes, the other confirms, objects, calls the referee, and signs", async ({ browser, page, server, t, complaints }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.keeper, 0);
  const other = await browser.newContext({ baseURL: server.url });
  const boris = await come(other, t, id, codes.table, 1);
  listen(boris, complaints);
  await enter(page, t, { who: 0, from: 1, value: 24 });
  const asked = boris.getByRole("region", { name: t("sheet-confirm-title", { number: 1 }) });
  await expect(asked).toContainText("You: −32.");
  await asked.getByRole("button", { name: t("sheet-object") }).click();
  await boris.getByRole("dialog").getByRole("textbox").fill("it was 16");
  await boris.getByRole("dialog").getByRole("button", { name: t("sheet-object") }).click();
  await expect(page.getByText(/Boris objects: it was 16/)).toBeVisible();

  await page.locator('[data-row="0"]').click();
  await page.getByRole("button", { name: t("sheet-correct"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("sheet-correct-title", { number: 1 }) });
  await form.getByRole("textbox", { name: t("sheet-value") }).fill("16");
  await form.getByRole("textbox", { name: t("sheet-why") }).fill("counted again");
  await form.getByRole("button", { name: t("sheet-save"), exact: true }).click();
  await expect(asked).toContainText("You: −24.");
  await asked.getByRole("button", { name: t("sheet-confirm"), exact: true }).click();
  await expect(page.getByRole("img", { name: t("sheet-confirmed-by", { names: "Boris" }) })).toBeVisible();

  await boris.getByRole("button", { name: t("sheet-call") }).click();
  await boris.getByRole("dialog").getByRole("textbox").fill("a tile too many");
  await boris.getByRole("dialog").getByRole("button", { name: t("sheet-call") }).click();
  await page.getByRole("button", { name: t("sheet-answer") }).click();
  const answer = page.getByRole("dialog");
  await answer.getByRole("textbox", { name: t("sheet-answer-clause") }).fill("mcr-foul-3");
  await answer.getByRole("textbox", { name: t("sheet-answer-text") }).fill("the hand is dead");
  await answer.getByRole("button", { name: t("sheet-answer") }).click();
  await expect(boris.getByText(/the hand is dead/)).toBeVisible();
  await expect(boris.getByRole("button", { name: t("clause-open", { id: "MCR-FOUL-3" }) })).toBeVisible();
  await page.getByRole("button", { name: t("sheet-time-up") }).click();
  await page.getByRole("dialog").getByRole("button", { name: t("sheet-time-up") }).click();
  await expect(boris.getByRole("heading", { name: t("sheet-end-of-time") })).toBeVisible();
  // A player signs for himself alone.
  await expect(boris.getByRole("button", { name: t("sheet-sign-as", { name: "Anna" }) })).toHaveCount(0);
  await boris.getByRole("button", { name: t("sheet-sign-as", { name: "Boris" }) }).click();
  await expect(page.getByRole("row", { name: /Boris/ }).filter({ hasText: t("sheet-signed") })).toBeVisible();
  // A player at the table is no referee.
  await expect(boris.getByRole("button", { name: t("sheet-penalty"), exact: true })).toHaveCount(0);
  await other.close();
});

test("one who has no code looks on, and gets in with the code", async ({ page, server, t }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await page.goto(`/sheet/${id}`);
  await expect(page.getByText(t("sheet-only-look"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("sheet-enter") })).toHaveCount(0);
  await page.getByRole("button", { name: t("sheet-have-code") }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(codes.table.toUpperCase());
  await page.getByRole("dialog").getByRole("button", { name: t("sheet-open") }).click();
  await expect(page.getByRole("group", { name: t("sheet-who-are-you") })).toBeVisible();
});

test("two people correct the same deal at once: both are shown, nothing typed is lost", async ({ browser, page, server, t }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.keeper, 0);
  const other = await browser.newContext({ baseURL: server.url });
  const boris = await come(other, t, id, codes.table, 1);
  await enter(page, t, { who: 0, from: 1, value: 24 });
  await expectRow(boris, 0, [48, -32, -8, -8]);
  const forms = [];
  for (const [on, value, why] of [[page, "30", "three more"], [boris, "16", "a pung was no pung"]] as const) {
    await on.locator('[data-row="0"]').click();
    await on.getByRole("button", { name: t("sheet-correct"), exact: true }).click();
    const form = on.getByRole("dialog", { name: t("sheet-correct-title", { number: 1 }) });
    await form.getByRole("textbox", { name: t("sheet-value") }).fill(value);
    await form.getByRole("textbox", { name: t("sheet-why") }).fill(why);
    forms.push(form);
  }
  for (const form of forms) await form.getByRole("button", { name: t("sheet-save"), exact: true }).click();
  await expectRow(page, 0, [54, -38, -8, -8]);
  const refused = boris.getByRole("region", { name: t("sheet-refused") });
  await expect(refused).toContainText("Somebody has just changed this deal");
  await expect(refused).toContainText("Anna won 16");
  await expect(refused).toContainText("Anna won 30");
  // It is still there after a reload; then Boris insists, and everybody sees both versions.
  await boris.reload();
  await refused.getByRole("button", { name: t("sheet-insist") }).click();
  await expectRow(page, 0, [40, -24, -8, -8]);
  await expect(refused).toBeHidden();
  await page.locator('[data-row="0"]').click();
  for (const why of ["three more", "a pung was no pung"]) await expect(page.getByRole("dialog").getByText(why)).toBeVisible();
  await other.close();
});

test("two people enter the same deal at once: it is there once, and the other one can be dropped", async ({ browser, page, server, t }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.keeper, 0);
  const other = await browser.newContext({ baseURL: server.url });
  const boris = await come(other, t, id, codes.table, 1);
  const [first, second] = [await begin(page, t), await begin(boris, t)];
  await fill(first, t, { who: 0, from: 1, value: 24 });
  await fill(second, t, { who: 0, from: 1, value: 25 });
  await save(first, t);
  await save(second, t);
  const refused = boris.getByRole("region", { name: t("sheet-refused") });
  await expect(refused).toContainText("Somebody has already entered this deal");
  await expect(refused).toContainText("Anna won 25");
  await refused.getByRole("button", { name: t("sheet-drop") }).click();
  await expect(refused).toBeHidden();
  expect((await rowsOf(server, id)).map((row) => row.entry.wins[0]!.value)).toEqual([24]);
  await other.close();
});

test("a phone without a network for ten deals sends them in order and once, also after a reload", async ({ page, context, server, t, complaints }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.table, 2);
  // The page's own files are kept as soon as the worker is there.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await context.setOffline(true);
  for (let deal = 0; deal < 5; deal++) await enter(page, t, { who: deal % 4, from: null, value: 10 + deal });
  await expect(page.getByText(t("sheet-away-waiting", { count: 5 }))).toBeVisible();
  await expect(page.locator("[data-waiting]")).toHaveCount(5);
  await page.reload();
  await expect(page.locator("[data-waiting]")).toHaveCount(5);
  for (let deal = 5; deal < 10; deal++) await enter(page, t, { who: deal % 4, from: null, value: 10 + deal });
  await expect(page.getByText(t("sheet-away-waiting", { count: 10 }))).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("away.png"), fullPage: true });
  await context.setOffline(false);
  await expect(page.locator("[data-row]")).toHaveCount(10);
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  const rows = await rowsOf(server, id);
  expect(rows.map((row) => [row.entry.wins[0]!.who, row.entry.wins[0]!.value, row.by])).toEqual(Array.from({ length: 10 }, (_, deal) => [deal % 4, 10 + deal, "Chen"]));
  // A browser complains of every question that finds no network.
  complaints.length = 0;
});

test("what was entered wrong without a network comes back with its reason, is put right, and what came after it follows", async ({ page, context, server, t, complaints }) => {
  const { id, codes } = await makeSheet(server, "mcr");
  await come(page, t, id, codes.table, 2);
  await context.setOffline(true);
  await enter(page, t, { who: 0, from: 1, value: 5 });
  await enter(page, t, { who: 1, from: null, value: 12 });
  await context.setOffline(false);
  const refused = page.getByRole("region", { name: t("sheet-refused") });
  await expect(refused).toContainText("less than the minimum");
  await expect(refused.getByRole("button", { name: t("clause-open", { id: "MCR-WIN-1" }) })).toBeVisible();
  await expect(page.getByText(t("sheet-held", { count: 1 }))).toBeVisible();
  await refused.getByRole("button", { name: t("sheet-mend") }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: t("sheet-value") }).fill("15");
  await save(form, t);
  await expectRow(page, 1, [-20, 60, -20, -20]);
  expect((await rowsOf(server, id)).map((row) => row.entry.wins[0]!.value)).toEqual([15, 12]);
  complaints.length = 0;
});

test("the server is killed while deals are entered: nothing is lost and nothing is there twice", async ({ browser, t }) => {
  const server = await Server.start();
  try {
    const { id, codes } = await makeSheet(server, "mcr");
    const context = await browser.newContext({ baseURL: server.url });
    const page = await come(context, t, id, codes.table, 0);
    await enter(page, t, { who: 0, from: null, value: 10 });
    await expectRow(page, 0, [54, -18, -18, -18]);
    await enter(page, t, { who: 1, from: null, value: 11 });
    await server.kill();
    for (const value of [12, 13, 14]) await enter(page, t, { who: 2, from: null, value });
    await server.run();
    await expect(page.locator("[data-row]")).toHaveCount(5, { timeout: 20_000 });
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
    expect((await rowsOf(server, id)).map((row) => row.entry.wins[0]!.value)).toEqual([10, 11, 12, 13, 14]);
    await context.close();
  } finally {
    await server.stop();
  }
});

for (const lang of ["ru", "zh"] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });
    test("a deal is entered, and what is wrong is said in the language", async ({ page, server, t, complaints }) => {
      const { id, codes } = await makeSheet(server, "mcr");
      await come(page, t, id, codes.keeper, 0);
      const form = await begin(page, t);
      await fill(form, t, { who: 0, from: 1, value: 5 });
      await expect(form.getByText(lang === "ru" ? /рука дешевле минимума/i : /不足起和分/)).toBeVisible();
      complaints.length = 0;
      await form.getByRole("textbox", { name: t("sheet-value") }).fill("24");
      await save(form, t);
      await expectRow(page, 0, [48, -32, -8, -8]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}
