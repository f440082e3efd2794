import { become, becomeNew, signIn } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks, violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

/** The scenario expects this rejection. */
test.use({ missing: ["/profile/security/password"] });

test(
  "an impersonating admin sees a banner and no private data, then suspends and restores the user",
  slow,
  async ({ page, browser }) => {
    // Runs axe five times.
    test.slow();
    const theirs = await (await browser.newContext()).newPage();
    const person = await becomeNew(theirs, "Rosalind Ames");

    await become(page, operator, "/admin");
    await expect(page.getByRole("heading", { level: 1, name: "Admin" })).toBeVisible();
    await page.goto("/admin/users");
    await page.getByLabel("Name or email address").fill(person.email);
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("link", { name: person.name }).click();
    await expect(page.getByRole("button", { name: /^End/ })).toBeVisible();
    const sheet = page.url();

    await page.getByRole("link", { name: `See the site as ${person.name}` }).click();
    // The page before has a reason to fill in, too.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `View the site as ${person.name}`,
    );
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Reason").fill("Asked by phone where the saved spas are");
    await page.getByRole("button", { name: "Begin" }).click();
    const banner = page.getByRole("complementary", { name: "Viewing as someone else" });
    await expect(banner).toBeVisible();
    for (const path of ["/profile", "/", "/search?q=botox"]) {
      await page.goto(path);
      await expect(banner).toContainText(`You are viewing the site as ${person.name}`);
    }
    expect(await violations(page)).toEqual([]);
    await page.goto("/profile/security/password");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Only ${person.name} can do this`,
    );
    await expectCleanInItsLooks(page);
    await banner.getByRole("button", { name: "Stop" }).click();
    await page.waitForURL(sheet);
    await expect(page.getByText("Asked by phone where the saved spas are")).toBeVisible();
    await expect(banner).toHaveCount(0);

    await theirs.goto("/profile/security");
    await expect(theirs.getByText("Asked by phone where the saved spas are")).toBeVisible();

    await page.getByLabel("Reason").fill("Invented reviews");
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(page.getByText("No one can sign in to this account.")).toBeVisible();
    await theirs.goto("/profile/security");
    await expect(theirs).toHaveURL(/sign-in/);
    await signIn(theirs, person);
    await expect(theirs.getByText("This account is suspended").first()).toBeVisible();
    await page.getByRole("button", { name: "Lift the suspension" }).click();
    await expect(page.getByText("They can sign in as before.")).toBeVisible();
    await signIn(theirs, person);
    await theirs.waitForURL("**/profile**");

    await page.goto(`/admin/audit?who=${operator.email}&table=users`);
    await expect(
      page.getByText(/changed account \d+: suspended .* → nothing/).first(),
    ).toBeVisible();
    await page
      .getByText(/changed account \d+/)
      .first()
      .click();
    await page.goto("/admin/audit");
    await page.getByRole("button", { name: "Verify the chain" }).click();
    await expect(page.getByText("The chain is intact")).toBeVisible();
  },
);
