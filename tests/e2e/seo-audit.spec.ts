import { expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const finding = (name: string) => `li:has(h3:text-is("${name}"))`;

test("an audit runs, and the browser measures the requested page", async ({ page }) => {
  await open(page, "/seo-audit");
  await page.getByLabel("Page", { exact: true }).fill("/city/irvine");
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page).toHaveURL(/\/seo-audit\?path=%2Fcity%2Firvine$/);
  await page.getByTitle("Preview of /city/irvine").scrollIntoViewIfNeeded();
  await expect(page.locator(finding("Web vitals"))).toContainText(
    /Measured in this browser: largest paint \d+\.\d+ s, layout shift 0\.\d+, first byte/,
  );
  await expect(
    page.getByRole("region", { name: "Score" }).or(page.getByRole("status")).first(),
  ).toContainText("for /city/irvine");
});

test(
  "a running audit shows its state on the button and ignores a second click",
  slow,
  async ({ page }) => {
    await open(page, "/seo-audit");
    const button = page.getByRole("button", { name: "Run audit" });
    await button.evaluate((element) =>
      addEventListener("pagehide", () => sessionStorage.setItem("seen", element.outerHTML)),
    );
    await button.click();
    await expect(page).toHaveURL(/path=/);
    await expect(button).toBeEnabled();
    const seen = await page.evaluate(() => sessionStorage.getItem("seen"));
    expect(seen).toContain("Running Audit...");
    expect(seen).toContain("disabled");
  },
);

test(
  "an address that is no page shows an error at the field and keeps the input",
  slow,
  async ({ page }) => {
    await open(page, "/seo-audit?path=https://evil.example/");
    await expect(page.getByLabel("Page", { exact: true })).toHaveValue("https://evil.example/");
    await expect(
      page.getByText("Give the path of a page of this site, such as /med-spas."),
    ).toBeVisible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the audit runs and says that web vitals need a browser", slow, async ({ page }) => {
    await page.goto("/seo-audit");
    await page.getByRole("button", { name: "Run audit" }).click();
    await expect(page.getByRole("heading", { name: "Content" })).toBeVisible();
    await expect(page.locator(finding("Web vitals"))).toContainText("needs JavaScript");
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
