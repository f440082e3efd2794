import type { Page } from "@playwright/test";
import { become, emailedLink, owner, toPart } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { unlike } from "#tests/support/own-listing-in-browser.ts";
import { plain, slow } from "#tests/support/tags.ts";
import { claimSpecial, voucherCode } from "#tests/support/vouchers-in-browser.ts";

const place = "morrow-park-laser-and-skin";
const olivia = owner(place);
const oscar = owner("pierlight-med-spa");

const mailbox = () => `nora.${unlike()}@example.com`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Created through the API, because the scenario starts after it. */
async function makeSpecial(page: Page, changes: object = {}) {
  await become(page, olivia);
  const special = {
    title: `Offer ${unlike()}`,
    description: "A first visit for less.",
    originalPrice: 200,
    specialPrice: 150,
    validFrom: day(-2),
    validTo: day(30),
  };
  const made = await page.request.post("/api/admin/specials", { data: { ...special, ...changes } });
  expect(made.status()).toBe(201);
  await page.context().clearCookies();
  return (await made.json()) as { id: number; title: string; discountPercentage: number };
}

const remove = async (page: Page, id: number) => {
  await become(page, olivia);
  await page.request.post(`/owner/specials/${id}`, { form: { intent: "end" } });
};

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "a special" : "a special without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("is created by its owner, claimed by a visitor, redeemed once and ended", async ({
        page,
      }) => {
        test.slow();
        const title = `Winter glow ${unlike()}`;
        await become(page, olivia);
        await page.goto("/client-admin");
        await toPart(page, "Specials");
        await page.getByRole("link", { name: "New special" }).click();
        await page.getByLabel("Title").fill(title);
        await page.getByLabel("Original price (optional)").fill("$1,200");
        await page.getByLabel("Special price").fill("1300");
        await page.getByLabel("End date").fill(day(5));
        await page.getByRole("button", { name: "Create special" }).click();
        await expect(
          page.getByRole("alert").filter({ hasText: "Failed to create special" }),
        ).toContainText("Description is required");
        await page.getByLabel("Description").fill("One session with a mask.");
        await page.getByRole("button", { name: "Create special" }).click();
        await expect(
          page.getByRole("alert").filter({ hasText: "Failed to create special" }),
        ).toContainText("Special price must be below the original price");
        await page.getByLabel("Special price").fill("900");
        await page.getByRole("button", { name: "Create special" }).click();
        await expect(
          page.getByRole("alert").filter({ hasText: "Failed to create special" }),
        ).toContainText("a price that was really charged");
        await page.getByLabel("I charged the original price").check();
        await page.getByRole("button", { name: "Create special" }).click();
        await expect(toast(page, "Special created successfully")).toBeVisible();
        await expect(page.getByRole("main").locator("li", { hasText: title })).toContainText(
          "Active",
        );

        await page.context().clearCookies();
        for (const path of [`/deals?q=${encodeURIComponent(title)}`, `/listing/${place}`]) {
          await page.goto(path);
          const card = page.getByRole("article").filter({ hasText: title });
          await expect(card).toContainText("25% off");
          await expect(card).toContainText("Save $300");
          await expect(card).toContainText("Expires Soon!");
        }
        const feed = await page.request.get("/feed.json");
        expect(await feed.text()).toContain(title);
        await page.getByRole("link", { name: `Claim Deal: ${title}` }).click();
        await expect(heading(page)).toHaveText(title);
        await page.getByRole("main").getByLabel("Email").fill("nora");
        await page.getByRole("button", { name: "Claim Deal" }).click();
        await expect(
          page.getByRole("alert").filter({ hasText: "Please enter a valid email address." }),
        ).toBeVisible();
        const nora = mailbox();
        await page.getByRole("main").getByLabel("Email").fill(nora);
        await page.getByLabel("First name").fill("Nora Feld");
        await page.getByRole("button", { name: "Claim Deal" }).click();
        await expect(
          page.getByRole("status").filter({ hasText: "Check your email" }),
        ).toBeVisible();
        await page.goto(await emailedLink(nora, "/claims"));
        await page.getByRole("button", { name: "Get my code" }).click();
        await expect(heading(page)).toHaveText("Your code");
        const own = page.url();
        const code =
          voucherCode.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
        await expect(page.getByRole("img", { name: "The same code" })).toBeVisible();

        await become(page, olivia);
        await page.goto("/owner/redeem");
        await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase().replaceAll("-", ""));
        await page.getByLabel("Code", { exact: true }).press("Enter");
        await expect(page.getByRole("main")).toContainText("Nora");
        await expect(page.getByRole("main")).not.toContainText("Feld");
        await page.getByRole("button", { name: "Redeem", exact: true }).click();
        await expect(toast(page, "Redeemed")).toBeVisible();
        await page.getByLabel("Next code").fill(code);
        await page.getByRole("button", { name: "Look it up" }).click();
        await expect(page.getByRole("alert").filter({ hasText: "Already used" })).toBeVisible();
        await expect(page.getByRole("button", { name: "Redeem", exact: true })).toHaveCount(0);

        await page.goto("/owner/specials");
        const entry = page.getByRole("main").locator("li", { hasText: title });
        await expect(entry).toContainText("1 voucher · 1 redeemed");
        await entry.getByRole("button", { name: `Pause: ${title}` }).click();
        await expect(page.getByRole("main").locator("li", { hasText: title })).toContainText(
          "Inactive",
        );
        if (javaScriptEnabled) await expect(page.getByRole("main")).toBeFocused();
        await page.goto(`/deals?q=${encodeURIComponent(title)}`);
        await expect(page.getByText("No deals found matching your criteria")).toBeVisible();
        await page.goto("/owner/specials");
        await page.getByRole("link", { name: `Edit: ${title}` }).click();
        await expect(page.getByRole("button", { name: `Delete: ${title}` })).toHaveCount(0);
        await page.getByRole("button", { name: `End now: ${title}` }).click();
        await expect(toast(page, "Special ended")).toBeVisible();
        await page.goto(own);
        await expect(heading(page)).toHaveText("This code is used");
      });

      test("that is sold out or gone says why it cannot be claimed", slow, async ({ page }) => {
        const scarce = await makeSpecial(page, { mostClaims: 1 });
        await page.goto(`/deals/${scarce.id}/claim`);
        await page.getByRole("main").getByLabel("Email").fill(mailbox());
        await claimSpecial(page, scarce.id, mailbox());
        await page.getByRole("button", { name: "Claim Deal" }).click();
        await expect(
          page.getByRole("alert").filter({ hasText: "All of these deals have been claimed." }),
        ).toBeVisible();
        await page.goto(`/deals?q=${encodeURIComponent(scarce.title)}`);
        await expect(page.getByRole("article").filter({ hasText: scarce.title })).toContainText(
          "All claimed",
        );
        await remove(page, scarce.id);
        await page.goto(`/deals/${scarce.id}/claim`);
        await expect(
          page.getByRole("alert").filter({ hasText: "This deal has ended." }),
        ).toBeVisible();
      });
    },
  );

test(
  "a QR code opens the redeem page with its code after sign-in, by keyboard",
  slow,
  async ({ page }) => {
    const special = await makeSpecial(page);
    const { code } = await claimSpecial(page, special.id, mailbox());
    await page.goto(`/owner/redeem?code=${code}`);
    await page.getByRole("main").getByLabel("Email").fill(olivia.email);
    await page.getByLabel("Password").fill(olivia.password);
    await page.getByLabel("Password").press("Enter");
    const button = page.getByRole("button", { name: "Redeem", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Redeemed")).toBeVisible();
    await remove(page, special.id);
  },
);

test("another owner's voucher code and specials are not found", slow, async ({ page }) => {
  const special = await makeSpecial(page);
  const { code } = await claimSpecial(page, special.id, mailbox());
  await become(page, oscar);
  for (const typed of [code, "0000-0000-0000"]) {
    await page.goto(`/owner/redeem?code=${typed}`);
    await expect(
      page.getByRole("alert").filter({ hasText: "None of your listings has this code." }),
    ).toBeVisible();
  }
  await page.request.post("/owner/redeem", { form: { code } });
  const theirs = await page.request.get(`/owner/specials/${special.id}`);
  expect(theirs.status()).toBe(404);
  expect(
    (
      await page.request.post(`/owner/specials/${special.id}`, { form: { intent: "end" } })
    ).status(),
  ).toBe(404);
  await page.context().clearCookies();
  await page.goto(`/deals/${special.id}/claim`);
  await expect(page.getByRole("button", { name: "Claim Deal" })).toBeVisible();
  await become(page, olivia);
  await page.goto(`/owner/redeem?code=${code}`);
  await expect(page.getByRole("button", { name: "Redeem", exact: true })).toBeVisible();
  await remove(page, special.id);
});

const hostile = [
  "<script>window.ran=1</script>",
  '"><img src=x onerror=window.ran=1>',
  "</title></script><script>window.ran=1</script>",
];

test("no text of an owner or a visitor runs as code", slow, async ({ page }) => {
  test.slow();
  for (const words of hostile) {
    const title = `${words} ${unlike()}`;
    const special = await makeSpecial(page, { title, description: words, termsConditions: words });
    const { code, claimUrl } = await claimSpecial(page, special.id, mailbox(), words);
    await become(page, olivia);
    const paths = [
      `/deals?q=${encodeURIComponent(title)}`,
      `/listing/${place}`,
      `/deals/${special.id}/claim`,
      new URL(claimUrl).pathname,
      "/owner/specials",
      `/owner/specials/${special.id}`,
      `/owner/redeem?code=${code}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      await expect(
        page.getByRole("main").getByText(title).or(page.locator(`input[name="title"]`)).first(),
      ).toBeVisible();
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    }
    await remove(page, special.id);
  }
});

test("axe finds nothing on the pages of specials and vouchers", slow, async ({ page }) => {
  test.slow();
  const special = await makeSpecial(page);
  const { code, claimUrl } = await claimSpecial(page, special.id, mailbox());
  await become(page, olivia);
  const paths = [
    "/owner/specials",
    "/owner/specials/new",
    `/owner/specials/${special.id}`,
    "/owner/redeem",
    "/owner/redeem?code=0000-0000-0000",
  ];
  for (const path of [
    ...paths,
    `/owner/redeem?code=${code}`,
    `/deals/${special.id}/claim`,
    new URL(claimUrl).pathname,
  ]) {
    await page.goto(path);
    await expectCleanInItsLooks(page);
  }
  await remove(page, special.id);
});
