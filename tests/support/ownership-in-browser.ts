import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { mailedLink, mailedPart, password } from "./account-in-browser.ts";
import { expect } from "./browser.ts";
import { submission } from "./submission.ts";

const unlike = () => randomBytes(7).toString("hex");

/** Somebody who has sent a listing in, with the link of his mail. */
export async function sendListing(page: Page) {
  const [name, email] = [`Harbor ${unlike()}`, `desk@${unlike()}.example.com`];
  const phone = `(949) ${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`;
  expect((await page.request.post("/api/medspas", { data: submission({ name, email, phone, website: "" }) })).status()).toBe(201);
  return { name, email, link: await mailedLink(email, "/add-listing/account") };
}

export async function takeOver(page: Page, link: string, person: string) {
  await page.goto(link);
  await page.getByLabel("Your name").fill(person);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Take over the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Admin");
}

type Listed = { slug: string; name: string; email: string; city: string; website: string | null };

/** A listing of the demonstration that nobody has claimed yet: each story takes one of its own. */
export async function openUnclaimed(page: Page, isFit: (listing: Listed) => boolean = () => true) {
  const all = ((await (await page.request.get("/api/medspas")).json()) as Listed[]).filter(isFit);
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

/** A place of the demonstration whose owner signed in is from now on. */
export async function ownPlace(page: Page, person: string) {
  const { link, email: owner } = await sendListing(page);
  await takeOver(page, link, person);
  const place = await openUnclaimed(page);
  await page.getByRole("button", { name: "Send the code", exact: true }).click();
  await page.getByLabel("Code").fill(await mailedCode(place.email));
  await page.getByRole("button", { name: "Claim the listing" }).click();
  await expect(page.getByRole("status").filter({ hasText: "It is yours to look after" })).toBeVisible();
  return { ...place, owner };
}

export const mailedCode = (email: string) => mailedPart(email, /(?<=shows it: )\d{6}/);
