import { become, emailedText } from "#tests/support/account-in-browser.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { ownListing, unlike } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { submission } from "#tests/support/submission.ts";
import { slow } from "#tests/support/tags.ts";

test(
  "a duplicate listing is found by phone and merged, with a redirect and a notice to its owner",
  slow,
  async ({ page }) => {
    const { name, slug, phone, owner } = await ownListing(page);
    const twinName = `Twin ${unlike()}`;
    const sent = await page.request.post("/api/medspas", {
      data: submission({
        name: twinName,
        email: `desk@${unlike()}.example.com`,
        phone,
        website: "",
      }),
    });
    const twin = (await sent.json()) as { slug: string };
    await become(page, operator);
    await page.request.post(`/admin/listings/${twin.slug}`, { form: { standing: "active" } });
    expect((await page.request.get(`/listing/${twin.slug}`)).status()).toBe(200);

    await page.goto("/admin/duplicates");
    await page.goto(`/admin/listings/${slug}`);
    await page.getByRole("link", { name: `Compare and merge ${twinName}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Merge two listings");
    await page.getByRole("link", { name: "Keep the other one instead" }).click();
    await expect(page.getByRole("region", { name: `Kept: ${twinName}` })).toBeVisible();
    await page.getByRole("link", { name: "Keep the other one instead" }).click();
    await expect(page.getByRole("region", { name: `Kept: ${name}` })).toBeVisible();
    await page.getByRole("group", { name: "Address" }).getByLabel("100 Test Street").check();
    await page.getByRole("button", { name: "Merge" }).click();

    await expect(toast(page, "The two are now one listing")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(
      page.getByText("100 Test Street, Suite 4", { exact: false }).first(),
    ).toBeVisible();
    const old = await page.request.get(`/listing/${twin.slug}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, `/listing/${slug}`]);
    expect(
      await emailedText(owner.email, new RegExp(`${twinName} and .* are now one listing`)),
    ).toBeTruthy();
    await page.goto(`/admin/listings/${slug}/merge/${twin.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`/admin/listings/${slug}$`));
  },
);
