import { randomBytes, randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { emailedLink, emailedText, password } from "./account-in-browser.ts";
import { submission } from "./submission.ts";

export const unlike = () => randomBytes(7).toString("hex");

/** Submits a listing as a new person; returns the link in their email. */
export async function sendListing(page: Page) {
  const [name, email] = [`Harbor ${unlike()}`, `desk@${unlike()}.example.com`];
  const phone = `(949) ${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`;
  expect(
    (
      await page.request.post("/api/medspas", {
        data: submission({ name, email, phone, website: "" }),
      })
    ).status(),
  ).toBe(201);
  return { name, email, link: await emailedLink(email, "/add-listing/account") };
}

export async function takeOver(page: Page, link: string, person: string) {
  await page.goto(link);
  await page.getByLabel("Your name").fill(person);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Take over the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Admin");
}

/** Creates a new person who owns a public listing that no other scenario uses. */
export async function ownListing(page: Page, person = "Nora Feld") {
  const { email, link } = await sendListing(page);
  await takeOver(page, link, person);
  const listing = await openUnclaimed(page);
  await page.getByRole("button", { name: "Send the code", exact: true }).click();
  await page.getByLabel("Code").fill(await mailedCode(listing.email));
  await page.getByLabel("I confirm all of these statements.").check();
  await page.getByRole("button", { name: "Claim the listing" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "You now manage this listing" }),
  ).toBeVisible();
  return { ...listing, owner: { email, password } };
}

export const mailedCode = (email: string) => emailedText(email, /(?<=proves it: )\d{6}/);

type Listing = {
  id: number;
  slug: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  website: string | null;
  isPremium: boolean;
};

/**
 * Opens the claim page of an unowned standard demo listing. Skips listings that scenarios name.
 * Workers share none, because two would claim the same one at once.
 */
export async function openUnclaimed(page: Page): Promise<Listing> {
  const files = ["tests/e2e", "tests/support"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) =>
      file.endsWith(".ts") ? `${folder}/${file}` : [],
    ),
  );
  const specs = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const { parallelIndex, config } = test.info();
  const all = (await (await page.request.get("/api/medspas")).json()) as Listing[];
  const mine = all.filter(({ id }) => id % config.workers === parallelIndex);
  const free = mine.filter(
    ({ slug, name, isPremium }) => !isPremium && !specs.includes(slug) && !specs.includes(name),
  );
  const first = randomInt(free.length);
  for (const listing of [...free.slice(first), ...free.slice(0, first)]) {
    await page.goto(`/listing/${listing.slug}`);
    const claim = page.getByRole("link", { name: "Claim it" });
    if ((await claim.count()) === 0) continue;
    await claim.click();
    return listing;
  }
  throw new Error(`None of ${free.length} listings is free`);
}
