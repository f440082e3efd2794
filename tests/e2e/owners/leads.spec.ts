import type { Page } from "@playwright/test";
import { become, owner, toPart } from "#tests/support/account-in-browser.ts";
import { expectClean } from "#tests/support/axe.ts";
import { expect, markDocument, test } from "#tests/support/browser.ts";
import { unlike } from "#tests/support/own-listing-in-browser.ts";
import { plain, slow } from "#tests/support/tags.ts";

const place = "morrow-park-laser-and-skin";

const olivia = owner(place);

async function ask(page: Page, name: string, message: string) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("(949) 555-0142");
  await page.getByRole("main").getByLabel("Email").fill(`nora.${unlike()}@example.com`);
  await page.getByLabel("Best time to call").selectOption("afternoon");
  await page.getByLabel("Message").fill(message);
}

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "a callback request" : "a callback request without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("goes from the profile to the owner, who answers and closes it", async ({ page }) => {
        const name = `Nora ${unlike()}`;
        await page.goto(`/listing/${place}`);
        await page.getByRole("link", { name: "Request a callback" }).click();
        await expect(
          page.getByText(/^By sending this you ask .+ to call you at this number/),
        ).toBeVisible();
        await page.getByRole("button", { name: "Request a callback" }).click();
        await expect(
          page.getByRole("alert").filter({ hasText: "There is a problem" }).getByRole("link"),
        ).toHaveCount(3);
        await ask(page, name, "<script>window.ran=1</script>");
        await page.getByRole("button", { name: "Request a callback" }).press("Enter");
        await expect(
          page.getByRole("status").filter({ hasText: "has your request" }),
        ).toBeVisible();

        await become(page, olivia);
        await page.goto("/client-admin");
        await toPart(page, "Callback requests");
        const waiting = page.getByRole("region", { name: "New" }).locator("li", { hasText: name });
        await expect(waiting).toContainText("of 24 hours left");
        await waiting.getByRole("link").click();
        await expect(page.getByRole("main")).toContainText("<script>window.ran=1</script>");
        await page.getByLabel("Note").fill("Comes on Friday");
        await page.getByRole("button", { name: "Mark as answered" }).click();
        const answered = page
          .getByRole("region", { name: "Answered" })
          .locator("li", { hasText: name });
        await expect(answered).toContainText("Comes on Friday");
        await answered.getByRole("link").click();
        await page.getByRole("button", { name: "Close", exact: true }).click();
        await expect(
          page.getByRole("region", { name: "Closed" }).locator("li", { hasText: name }),
        ).toBeVisible();
      });
    },
  );

test(
  "axe finds nothing on the callback pages or their dark mode, and another owner finds no requests",
  slow,
  async ({ page }) => {
    test.slow();
    const name = `Nora ${unlike()}`;
    await page.goto(`/listing/${place}/call`);
    await expectClean(page);
    await ask(page, name, "Hello");
    await page.getByRole("button", { name: "Request a callback" }).click();
    await expect(page.getByRole("status").filter({ hasText: "has your request" })).toBeVisible();
    await expectClean(page);
    await become(page, olivia);
    await page.goto("/owner/leads");
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const path = new URL(page.url()).pathname;
    await become(page, owner("pierlight-med-spa"));
    expect((await page.request.get(path)).status()).toBe(404);
    expect((await page.request.post(path, { form: { status: "closed", note: "" } })).status()).toBe(
      404,
    );
  },
);

test("tabs keep the document, and without a connection a tab or a form can be tried again", async ({
  browser,
  baseURL,
}) => {
  // Its own page, because the guard of others counts the failed request.
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  await become(page, olivia);
  await page.goto("/client-admin");
  const isSameDocument = await markDocument(page);
  await toPart(page, "Reviews");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reviews of your business");
  await toPart(page, "Bookings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bookings");
  await toPart(page, "Callback requests");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Callback requests");
  expect(await isSameDocument()).toBe(true);
  await page.context().setOffline(true);
  await toPart(page, "Reviews");
  await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reviews of your business");

  await page.goto("/owner/bookings");
  await page.getByLabel("Customer").fill("Rosa");
  await page.context().setOffline(true);
  await page.getByLabel("Customer").press("Enter");
  await expect(page.getByRole("alert")).toContainText("Nothing was sent.");
  await expect(page.getByLabel("Customer")).toHaveValue("Rosa");
  await page.context().setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Customer").press("Enter");
  await expect(page).toHaveURL(/Rosa/);

  await page.goto("/owner/specials/new");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  // Closing the tab asks once something was typed.
  const closesAtOnce = () =>
    page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await closesAtOnce()).toBe(true);
  await page.getByLabel("Title").fill("Fall glow");
  await page.route("**/new.data*", (route) => route.abort("connectionrefused"), { times: 1 });
  await page.getByRole("button", { name: "Create special" }).click();
  await expect(page.getByRole("alert")).toContainText("The server did not answer.");
  await expect(page.getByLabel("Title")).toHaveValue("Fall glow");
  await expect.poll(closesAtOnce).toBe(false);
  await page.close();
});
