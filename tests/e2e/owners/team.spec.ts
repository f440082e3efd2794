import { randomBytes } from "node:crypto";
import { become, emailedLink, owner, password, toPart } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const place = "pierlight-med-spa";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "an owner" : "an owner without JavaScript", slow, () => {
    test.use({ javaScriptEnabled });

    test("invites a colleague to the front desk and removes their permissions", async ({
      page,
      browser,
    }) => {
      const email = `fred.${randomBytes(5).toString("hex")}@example.com`;
      await become(page, owner(place), "/client-admin");
      await toPart(page, "Team");
      await page.getByLabel("Email").fill("fred");
      await page.getByRole("button", { name: "Send invitation" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toContainText(
        "Enter your colleague’s email address.",
      );
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Front desk").check();
      await page.getByRole("button", { name: "Send invitation" }).click();
      await expect(toast(page, "The invitation is on its way")).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("invited");
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

      const theirs = await (
        await browser.newContext({ javaScriptEnabled, viewport: page.viewportSize() })
      ).newPage();
      await theirs.goto(await emailedLink(email, "/team/join"));
      if (javaScriptEnabled) expect(await violations(theirs)).toEqual([]);
      await theirs.getByLabel("Your name").fill("Fred Okafor");
      await theirs.getByLabel("Password").fill(password);
      await theirs.getByRole("button", { name: "Join the team" }).click();
      await expect(theirs.getByRole("button", { name: "Logout" })).toBeVisible();
      await toPart(theirs, "Bookings");
      await expect(theirs.getByRole("link", { name: "Add a booking" })).toBeVisible();
      for (const part of ["Specials", "Team", "Plan"])
        await expect(
          theirs.getByRole("link", { name: part, exact: true, includeHidden: true }),
        ).toHaveCount(0);

      await page.reload();
      const fred = page.getByRole("listitem").filter({ hasText: email });
      await fred.getByText("Change").click();
      await fred.getByLabel("Role").selectOption("Manager");
      await fred.getByRole("button", { name: "Save" }).click();
      await expect(fred).toContainText("Manager since");
      await theirs.reload();
      await toPart(theirs, "Specials");
      await expect(theirs.getByRole("link", { name: "New special" })).toBeVisible();

      await fred.getByText("Change").click();
      await fred.getByRole("button", { name: "Remove from the team" }).click();
      await expect(toast(page, "Their access ended right away")).toBeVisible();
      await theirs.getByRole("link", { name: "New special" }).click();
      await expect(theirs.locator("#dashboard-menu")).toHaveCount(0);
      await theirs.goto("/client-admin");
      await expect(theirs.getByLabel("Password", { exact: true })).toBeVisible();
      await theirs.context().close();
    });
  });
