import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { mailedLink, mailedPart, password, toPart } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { pictureFile } from "#tests/support/picture-file.ts";
import { operator } from "#tests/support/server.ts";
import { submission } from "#tests/support/submission.ts";

const unlike = () => randomBytes(7).toString("hex");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function become(page: Page, { email, password: given }: { email: string; password: string }) {
  await page.context().clearCookies();
  expect((await page.request.post("/api/admin/authenticate", { data: { email, password: given } })).status()).toBe(200);
}

/** Somebody who has sent a listing in, with the link of his mail. */
async function sendListing(page: Page) {
  const [name, email] = [`Harbor ${unlike()}`, `desk@${unlike()}.example.com`];
  const phone = `(949) ${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`;
  expect((await page.request.post("/api/medspas", { data: submission({ name, email, phone, website: "" }) })).status()).toBe(201);
  return { name, email, link: await mailedLink(email, "/add-listing/account") };
}

async function takeOver(page: Page, link: string, person: string) {
  await page.goto(link);
  await page.getByLabel("Your name").fill(person);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Take over the listing" }).click();
  await expect(title(page)).toHaveText("Client Admin");
}

/** A listing of the demonstration that nobody has claimed yet: each story takes one of its own. */
async function openUnclaimed(page: Page) {
  const all = (await (await page.request.get("/api/medspas")).json()) as { slug: string; name: string; email: string; website: string | null }[];
  const claim = page.getByRole("link", { name: "Claim it" });
  let listing = all[randomInt(all.length)];
  for (let tries = 0; tries < 20; tries++) {
    await page.goto(`/listing/${listing?.slug}`);
    if ((await claim.count()) > 0) break;
    listing = all[randomInt(all.length)];
  }
  await claim.click();
  if (!listing) throw new Error("No listing is published");
  return listing;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "an owner" : "an owner without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("takes over the listing that he sent in, by the link of the mail, and finds its plan", async ({ page }) => {
      const { name, link } = await sendListing(page);
      await page.goto(link);
      await expect(title(page)).toHaveText(`Take over ${name}`);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await takeOver(page, link, "Nora Feld");
      await expect(page.getByRole("main").getByRole("paragraph").filter({ hasText: "Not public" })).toContainText(name);
      await toPart(page, "Plan");
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await page.goto(link);
      await expect(title(page)).toHaveText("This link no longer works");
    });

    test("claims a listing from its profile with a code to the listed address", async ({ page }) => {
      await takeOver(page, (await sendListing(page)).link, "Petra Alm");
      const { name, email, slug } = await openUnclaimed(page);
      await expect(title(page)).toHaveText(`Claim ${name}`);
      await expect(page.getByRole("main")).not.toContainText(email);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Send the code", exact: true }).click();
      await expect(title(page)).toHaveText("Type the code");
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      const code = (await mailedPart(email, /(?<=shows it: )\d{6}/)) || "";
      await page.getByLabel("Code").fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
      await page.getByRole("button", { name: "Claim the listing" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "4 tries are left" })).toBeVisible();
      await page.getByLabel("Code").fill(code);
      await page.getByRole("button", { name: "Claim the listing" }).click();
      await expect(page.getByRole("status").filter({ hasText: "It is yours to look after" })).toBeVisible();
      await page.getByRole("link", { name: "Look after it" }).click();
      await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
      await expect.poll(async () => (await page.request.get(`/listing/${slug}`)).text()).not.toContain("Claim it");
    });
  });

test("an owner claims a listing with a document, and the operator approves it", async ({ page }) => {
  const sent = await sendListing(page);
  await takeOver(page, sent.link, "Ines Quell");
  const { name, slug } = await openUnclaimed(page);
  await page.getByRole("link", { name: "Send a document" }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Send for a decision" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" }).getByRole("link")).toHaveCount(2);
  const words = `The license names me, as owner. ${unlike()}`;
  await page.getByLabel("How the place is yours").fill(words);
  await page.getByLabel("Phone").fill("(949) 555-0142");
  await page.getByLabel("A picture of the document").setInputFiles(await pictureFile("license.jpg"));
  await page.getByRole("button", { name: "Send for a decision" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We are looking at it" })).toBeVisible();

  await become(page, operator);
  const claim = await openInInbox(page, "claim", words);
  await expect(claim).toContainText("Less than an hour old");
  expect(await violations(page)).toEqual([]);
  const document = (await claim.getByRole("link", { name: "See the document" }).getAttribute("href")) ?? "";
  expect((await page.request.get(document)).headers()["content-type"]).toBe("image/webp");
  await decideNow(page, "Approve");
  expect((await page.request.get(document)).status()).toBe(404);

  await mailedPart(sent.email, new RegExp(`${name} is yours to look after`));
  await become(page, { email: sent.email, password });
  await page.goto(`/claim/${slug}`);
  await expect(page.getByRole("status").filter({ hasText: "It is yours to look after" })).toBeVisible();
});

test("a stranger reads what a claim takes, and signs in first", async ({ page }) => {
  const { name } = await openUnclaimed(page);
  await expect(title(page)).toHaveText(`Claim ${name}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign in to claim it" }).click();
  await expect(page).toHaveURL(/sign-in\?next=%2Fclaim%2F/);
});
