import { expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const irvine = { latitude: 33.6846, longitude: -117.8265 };

test("near me starts with the nearest, shows miles and can be limited to a distance", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(irvine);
  await open(page, "/search?q=massage");
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page).toHaveURL("/search?q=massage&near=33.685%2C-117.826&sort=distance");
  const miles = async () =>
    (await page.getByText(/· \d+\.\d mi/).allTextContents()).map((text) =>
      Number(/(\d+\.\d) mi/.exec(text)?.[1]),
    );
  await expect.poll(async () => (await miles()).length).toBeGreaterThan(3);
  const distances = await miles();
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  await page.getByRole("link", { name: "Within 5 miles" }).click();
  await expect(page).toHaveURL(/radius=5/);
  await expect.poll(async () => Math.max(...(await miles()))).toBeLessThanOrEqual(5);
});

test(
  "near me accepts a city or ZIP code instead of a position and reports unknown ones",
  slow,
  async ({ page }) => {
    await open(page, "/search?q=massage+near+me");
    const prompt = page.getByRole("region", { name: "Near you" });
    await expect(prompt.getByRole("button", { name: "Near me" })).toBeVisible();
    await prompt.getByLabel("Or enter a ZIP code or city").fill("Atlantis");
    await prompt.getByRole("button", { name: "Show nearest" }).click();
    await expect(page.getByText("We could not find “Atlantis”.")).toBeVisible();
    await prompt.getByLabel("Or enter a ZIP code or city").fill("92618");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/near=92618/);
    await expect(prompt).toBeHidden();
    await expect(page.getByText(/· \d+\.\d mi/).first()).toBeVisible();
  },
);

test("a denied position is reported, and nothing else changes", slow, async ({ page }) => {
  await open(page, "/search?q=massage+near+me");
  await expect(page.getByText("To see the nearest first, share your location.")).toBeVisible();
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(
    page.getByText("Your location was not shared. Choose a city instead."),
  ).toBeVisible();
  await expect(page).toHaveURL("/search?q=massage+near+me");
});

test(
  "a denied position leaves the filters in place and offers a field instead",
  slow,
  async ({ page }) => {
    await open(page, "/search?q=massage");
    const near = page.getByRole("button", { name: "Near me" });
    const top = async () => (await near.boundingBox())?.y;
    const before = await top();
    await near.click();
    await expect(page.getByText("Your location was not shared.")).toBeVisible();
    expect(await top()).toBe(before);
    await page.getByLabel("Or enter a ZIP code or city").fill("92618");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=massage&sort=distance&near=92618");
  },
);

test("a ZIP code offers its own distances", slow, async ({ page }) => {
  await open(page, "/search?q=botox+92618");
  await page.getByRole("link", { name: "Within 10 miles" }).click();
  await expect(page).toHaveURL("/search?q=botox&near=92618&radius=10&sort=distance");
  await expect(page.getByText(/· \d+\.\d mi/).first()).toBeVisible();
});
