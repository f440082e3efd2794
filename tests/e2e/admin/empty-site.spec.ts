import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  codeOf,
  emailedLink,
  emailedText,
  newPerson,
  signIn,
  toOffice,
  toPart,
} from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks } from "#tests/support/axe.ts";
import { expect, toast } from "#tests/support/browser.ts";
import { test } from "#tests/support/empty-site.ts";
import { mailedCode, takeOver } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { submission } from "#tests/support/submission.ts";
import { slow } from "#tests/support/tags.ts";
import { atLevel } from "#tests/support/test-level.ts";

/** Enough to fill several list pages; not a round number, which a page contains anyway. */
const count = atLevel(115, 500);
const cities = ["Irvine", "Tustin", "Newport Beach", "Costa Mesa", "Brea"];

/** Generates distinct names, such as "Tarolibe Skin". */
function nameOf(index: number) {
  const bytes = createHash("sha256").update(String(index)).digest();
  const syllables = Array.from(
    { length: 5 },
    (_, at) =>
      `${"bdfgklmnprstvz"[(bytes[2 * at] ?? 0) % 14]}${"aeiou"[(bytes[2 * at + 1] ?? 0) % 5]}`,
  ).join("");
  return `${syllables[0]?.toUpperCase()}${syllables.slice(1)} Skin`;
}

function county() {
  const row = (_: unknown, index: number) =>
    `"${nameOf(index)}",${100 + index} Larkspur Lane,${cities[index % 5]},,(657) 555-${1000 + index},${emailOf(index)},https://rooms-${index}.example.com,Botox | HydraFacial,Mon-Fri 9am-6pm`;
  return `Facility Name,Street,Town,Zip,Telephone,E-mail,URL,Services,Hours\r\n${Array.from({ length: count }, row).join("\r\n")}\r\n`;
}

const emailOf = (index: number) => `desk@rooms-${index}.example.com`;
/** The last listing in the first city. */
const at = count - 5;
const claimed = {
  name: nameOf(at),
  slug: nameOf(at).toLowerCase().replace(" ", "-"),
  email: emailOf(at),
};
const waits = { timeout: 300_000 };

test(
  "one admin takes an empty site to listings, a plan, a refund, a newsletter and a restored backup",
  slow,
  async ({ page, browser, site }) => {
    test.setTimeout(300_000);
    await test.step("signs in to a site without listings", async () => {
      await page.goto("/");
      expect(await (await page.request.get("/api/medspas")).json()).toEqual([]);
      await signIn(page, operator, "/admin");
      await page.getByRole("link", { name: "Set up a second factor" }).click();
      const secret = (await page.locator("code").textContent()) ?? "";
      await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
      await page.getByRole("button", { name: "Turn it on" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your recovery codes");
    });

    await test.step(`imports ${count} listings that are not public yet`, async () => {
      await toOffice(page, "Import and export");
      await page
        .getByLabel("A file of listings")
        .setInputFiles({ name: "county.csv", mimeType: "text/csv", buffer: Buffer.from(county()) });
      await page.getByRole("button", { name: "Read the file" }).click();
      await expect(page.getByLabel("“Facility Name” means")).toHaveValue("name");
      await page.getByRole("button", { name: "Check every row" }).click();
      await page
        .getByRole("button", { name: `Run the import (${count} new or changed)` })
        .click(waits);
      await expect(page.getByText(`${count} listings were added`, { exact: false })).toBeVisible(
        waits,
      );
      expect(await (await page.request.get("/api/medspas")).json()).toEqual([]);
    });

    await test.step("approves them together, and they are found", async () => {
      await toOffice(page, "Client Management");
      await page.getByLabel("State").selectOption({ label: `Waiting for review (${count})` });
      await page.getByLabel(`All ${count} that match the filter`).check();
      await page.getByRole("button", { name: "Show to visitors" }).click();
      await expect(toast(page, `${count} listings changed.`)).toBeVisible(waits);
      await page.goto("/search?q=botox+tustin");
      await expect(page.getByRole("main")).toContainText(new RegExp(`\\b${count / 5}\\b`));
      await page.goto(`/search?q=${encodeURIComponent(claimed.name)}`);
      await expect(
        page.getByRole("article").first().getByRole("heading", { name: claimed.name }),
      ).toBeVisible();
    });

    const owner = newPerson("Edda Linde");
    await test.step("an owner claims their listing and becomes Premier", async () => {
      const theirs = await browser.newContext({
        baseURL: site.url,
        extraHTTPHeaders: { "x-forwarded-for": "198.51.100.7" },
      });
      const page = await theirs.newPage();
      const own = submission({
        name: "Saltbox Studio",
        email: owner.email,
        phone: "(657) 555-0199",
        website: "",
      });
      expect((await page.request.post("/api/medspas", { data: own })).status()).toBe(201);
      const toTakeOver = await emailedLink(owner.email, "/add-listing/account");
      await page.goto(toTakeOver);
      await expectCleanInItsLooks(page);
      await takeOver(page, toTakeOver, owner.name);
      await page.goto(`/claim/${claimed.slug}`);
      await page.getByRole("button", { name: "Send the code", exact: true }).click();
      await page.getByLabel("Code").fill(await mailedCode(claimed.email));
      await page.getByLabel("I confirm all of these statements.").check();
      await page.getByRole("button", { name: "Claim the listing" }).click();
      await page.goto(`/client-admin?place=${claimed.slug}`);
      await toPart(page, "Plan");
      const plan = page.getByRole("region", { name: claimed.name });
      await plan.getByRole("link", { name: "Become Premier" }).click();
      await page.getByLabel("The first 30 days are free.").check();
      await page.getByLabel("I am 18 or older and agree").check();
      await page.getByLabel("4242 4242 4242 4242").check();
      await page.getByRole("button", { name: "Start free trial" }).click();
      await plan.getByRole("button", { name: "Skip ahead" }).click();
      await expect(plan.getByRole("row").last()).toContainText("Paid");
      const listed = (await (await page.request.get("/api/medspas?city=irvine")).json()) as {
        slug: string;
      }[];
      expect(listed[0]?.slug).toBe(claimed.slug);
      await theirs.close();
    });

    await test.step("the admin refunds the payment", async () => {
      await toOffice(page, "Invoices");
      await page
        .getByRole("table", { name: "Invoices" })
        .getByRole("rowheader")
        .getByRole("link")
        .click();
      await page.getByRole("button", { name: "Refund $29" }).click();
      await expect(toast(page, "Refunded")).toBeVisible();
      await emailedText(owner.email, /Refund: \$29/);
      await toOffice(page, "Revenue");
      const payments = page.getByRole("region", { name: "Payments" });
      await payments.getByText("View as table").click();
      await expect(
        payments.getByRole("row").filter({ hasText: "$29" }).getByRole("cell"),
      ).toHaveText(["$0", "1", "$29", "$29"]);
    });

    await test.step("a newsletter campaign reaches a confirmed subscriber", async () => {
      const { email } = newPerson("Mara Lund");
      const theirs = await browser.newContext({ baseURL: site.url });
      const reader = await theirs.newPage();
      await reader.goto("/newsletter");
      await reader.getByRole("main").getByLabel("Email").fill(email);
      await reader
        .getByRole("main")
        .getByRole("button", { name: "Subscribe", exact: true })
        .click();
      await reader.goto(await emailedLink(email, "/newsletter/confirm"));
      await reader.getByRole("button", { name: "Confirm my address" }).click();
      await theirs.close();
      await toOffice(page, "Campaigns");
      await page.getByRole("button", { name: "Write a campaign" }).click();
      await page.getByLabel("Subject").fill("New doors");
      await page
        .getByLabel("Text", { exact: true })
        .fill(`${claimed.name} and ${count - 1} others are in the guide.`);
      await page.getByRole("button", { name: "Review and send" }).click();
      await page.getByRole("button", { name: "Send now to 1 person" }).click();
      await expect(page.getByText(/Sent; begun/)).toBeVisible(waits);
      await emailedText(email, new RegExp(`${claimed.name} and ${count - 1} others`));
    });

    await test.step("a backup restores what was hidden by mistake", async () => {
      await toOffice(page, "Backups");
      await page.getByRole("button", { name: "Back up now" }).click();
      const file = page.getByText(/^DATA_DIR\/backups\//);
      await expect(file).toBeVisible(waits);
      const backup = ((await file.textContent()) ?? "").replace("DATA_DIR", site.dataDir);
      await toOffice(page, "Client Management");
      await page.getByLabel(/^All \d+ listings$/).check();
      await page.getByLabel("Reason for hiding").fill("A slip of the hand.");
      await page.getByRole("button", { name: "Hide and notify" }).click();
      await expect(toast(page, "listings changed.")).toBeVisible(waits);
      expect(await (await page.request.get("/api/medspas")).json()).toEqual([]);

      expect(await site.restore(backup)).toContain("Every table was compared");
      expect(existsSync(join(site.dataDir, "database.before-restore"))).toBe(true);
      await page.goto("/admin/listings?state=active");
      await expect(page.locator("#results")).toContainText(`${count} listings`);
      await page.goto(`/listing/${claimed.slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(claimed.name);
    });
  },
);
