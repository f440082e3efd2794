import type { Page } from "@playwright/test";
import {
  become,
  emailedLink,
  emailedText,
  newPerson,
  password,
  toPart,
} from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import {
  mailedCode,
  openUnclaimed,
  sendListing,
  takeOver,
  unlike,
} from "#tests/support/own-listing-in-browser.ts";
import { pictureFile } from "#tests/support/picture-file.ts";
import { operator } from "#tests/support/server.ts";
import { plain, slow } from "#tests/support/tags.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "an owner" : "an owner without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test(
        "takes over their submitted listing by the emailed link and finds its plan",
        slow,
        async ({ page }) => {
          const { name, link } = await sendListing(page);
          await page.goto(link);
          await expect(title(page)).toHaveText(`Take over ${name}`);
          if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
          await takeOver(page, link, "Nora Feld");
          await expect(
            page.getByRole("main").getByRole("paragraph").filter({ hasText: "Not public" }),
          ).toContainText(name);
          await toPart(page, "Plan");
          await expect(page.getByRole("heading", { name })).toBeVisible();
          await page.goto(link);
          await expect(title(page)).toHaveText("This link no longer works");
        },
      );

      test("claims a listing from its profile with a code to the listed address", async ({
        page,
      }) => {
        await takeOver(page, (await sendListing(page)).link, "Petra Alm");
        const { name, email, slug } = await openUnclaimed(page);
        await expect(title(page)).toHaveText(`Claim ${name}`);
        await expect(page.getByRole("main")).not.toContainText(email);
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await page.getByRole("button", { name: "Send the code", exact: true }).click();
        await expect(title(page)).toHaveText("Enter the code");
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        const code = await mailedCode(email);
        await page.getByLabel("I confirm all of these statements.").check();
        await page.getByLabel("Code").fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
        await page.getByRole("button", { name: "Claim the listing" }).click();
        await expect(page.getByRole("alert").filter({ hasText: "4 attempts left" })).toBeVisible();
        await page.getByLabel("Code").fill(code);
        await page.getByRole("button", { name: "Claim the listing" }).click();
        await expect(
          page.getByRole("status").filter({ hasText: "You now manage this listing" }),
        ).toBeVisible();
        await page.getByRole("link", { name: "Manage the listing" }).click();
        await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
        await expect
          .poll(async () => (await page.request.get(`/listing/${slug}`)).text())
          .not.toContain("Claim it");
      });
    },
  );

test(
  "an owner claims a listing with a document, and an admin approves it",
  slow,
  async ({ page }) => {
    const sent = await sendListing(page);
    await takeOver(page, sent.link, "Ines Quell");
    const { name, slug } = await openUnclaimed(page);
    await page.getByRole("link", { name: "Send a document" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "There is a problem" }).getByRole("link"),
    ).toHaveCount(3);
    const words = `The license names me, as owner. ${unlike()}`;
    await page.getByLabel("How the business is yours").fill(words);
    await page.getByLabel("Phone").fill("(949) 555-0142");
    await page
      .getByLabel("A photo of the document")
      .setInputFiles(await pictureFile("license.jpg"));
    await page.getByLabel("I confirm all of these statements.").check();
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Under review" })).toBeVisible();

    await become(page, operator);
    const claim = await openInInbox(page, "claim", words);
    await expect(claim).toContainText("Less than an hour old");
    // A button half under the header would be too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    const document =
      (await claim.getByRole("link", { name: "See the document" }).getAttribute("href")) ?? "";
    expect((await page.request.get(document)).headers()["content-type"]).toBe("image/webp");
    await decideNow(page, "Approve");
    expect((await page.request.get(document)).status()).toBe(404);

    await emailedText(sent.email, new RegExp(`You now manage ${name}`));
    await become(page, { email: sent.email, password });
    await page.goto(`/claim/${slug}`);
    await expect(
      page.getByRole("status").filter({ hasText: "You now manage this listing" }),
    ).toBeVisible();
  },
);

test(
  "an owner claims a listing with a code to their address at the website's domain",
  slow,
  async ({ page }) => {
    await takeOver(page, (await sendListing(page)).link, "Runa Vik");
    const { website } = await openUnclaimed(page);
    const domain = new URL(website ?? "").hostname.replace(/^www\./, "");
    const send = page.getByRole("button", { name: "Send a code there" });
    const [wrong, right] = [`me@${unlike()}.example.com`, `${unlike()}@${domain}`];
    await page.getByLabel("Your address").fill(wrong);
    await send.click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([
      "This address is not at the domain of the listing’s website.",
    ]);
    await page.getByLabel("Your address").fill(right);
    await send.click();
    await expect(page.getByRole("main")).toContainText(right);
    await page.getByLabel("Code").fill(await mailedCode(right));
    await page.getByLabel("I confirm all of these statements.").check();
    await page.getByRole("button", { name: "Claim the listing" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "You now manage this listing" }),
    ).toBeVisible();
  },
);

test(
  "a rejected claim returns its reason by email and on its page, and can be repeated",
  slow,
  async ({ page }) => {
    const sent = await sendListing(page);
    await takeOver(page, sent.link, "Tilda Roe");
    const { name, slug } = await openUnclaimed(page);
    await page.getByRole("link", { name: "Send a document" }).click();
    const words = `The lease is in my name. ${unlike()}`;
    await page.getByLabel("How the business is yours").fill(words);
    await page.getByLabel("A page that shows it").fill("https://register.example.com/lease");
    await page.getByLabel("Phone").fill("(949) 555-0142");
    await page.getByLabel("I confirm all of these statements.").check();
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Under review" })).toBeVisible();

    await become(page, operator);
    const claim = await openInInbox(page, "claim", words);
    const reason = `The page names another tenant. ${unlike()}`;
    await claim.getByText("Reject", { exact: true }).click();
    await claim.getByLabel("Why").fill(reason);
    await decideNow(page, "Reject and notify");

    await emailedText(
      sent.email,
      new RegExp(`Your claim to ${name} was not accepted[^]*${reason}`),
    );
    await become(page, { email: sent.email, password });
    await page.goto(`/claim/${slug}`);
    await expect(
      page.getByRole("alert").filter({ hasText: "Your claim was not accepted" }),
    ).toContainText(reason);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Send a document" }).click();
    await expect(title(page)).toHaveText("Send a document");
  },
);

test(
  "a new visitor creates an account for a claim and returns to it from the email",
  slow,
  async ({ page }) => {
    const { name } = await openUnclaimed(page);
    const here = new URL(page.url()).pathname;
    await page.getByRole("link", { name: "Create an account" }).click();
    const person = newPerson("Sunna Birk");
    await page.getByLabel("Name").fill(person.name);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(title(page)).toHaveText("Check your email");
    await page.goto(await emailedLink(person.email, "/verify-email"));
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Confirm address" }).click();
    await page.getByRole("link", { name: "Continue where you left off" }).click();
    for (const given of ["granite swallow teapots", password]) {
      await page.getByLabel("Email", { exact: true }).fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill(given);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      if (given !== password)
        await expect(page.getByRole("alert")).toContainText(
          "Invalid email or password. Please try again.",
        );
    }
    await expect(title(page)).toHaveText(`Claim ${name}`);
    await expect(page).toHaveURL(here);
    await expect(page.getByRole("button", { name: "Send the code", exact: true })).toBeVisible();
  },
);

test("a visitor reads what a claim requires and signs in first", slow, async ({ page }) => {
  const { name } = await openUnclaimed(page);
  await expect(title(page)).toHaveText(`Claim ${name}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign in to claim it" }).click();
  await expect(page).toHaveURL(/sign-in\?next=%2Fclaim%2F/);
});
