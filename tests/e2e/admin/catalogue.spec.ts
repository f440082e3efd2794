import { become, toOffice } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { unlike } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

test(
  "a treatment is added, found by its synonym, moved to another slug and deleted",
  slow,
  async ({ page }) => {
    const word = unlike().replace(/\d/g, "q");
    await become(page, operator);
    await toOffice(page, "Treatments");
    await page.getByRole("link", { name: "Add a treatment" }).click();
    const fill = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text);
    await fill("Name", `Glow ${word}`);
    await fill("Web address", "Not An Address");
    await page.getByRole("navigation").getByRole("link", { name: "Audit log" }).first().click();
    await page
      .getByRole("dialog", { name: "Your changes are not saved" })
      .getByRole("button", { name: "Stay" })
      .click();
    await page.getByRole("button", { name: "Add" }).click();
    await expect(
      page.getByRole("link", { name: "Use only lowercase letters, digits and hyphens." }),
    ).toBeVisible();
    await fill("Web address", `glow-${word}`);
    await fill("Group", "skin");
    await page.getByLabel("Category").selectOption({ label: "Advanced Skin Care Treatments" });
    await fill("Also searched for as", `frost ${word}`);
    await fill("In a sentence", "A cold wand over clean skin, for an even tone.");
    await fill(
      "In a paragraph",
      "A cold wand is led over clean skin for a quarter of an hour. It calms redness and leaves no mark.",
    );
    await fill("Benefits", "Calms redness");
    await page.getByLabel("Medical treatment").selectOption("no");
    await fill("Who should avoid it or ask first", "Cold hives");
    await fill("Common side effects", "A cold face");
    await fill("Often chosen for", "Never in pregnancy");
    await fill("Usual price from", "120");
    await page.getByLabel("to", { exact: true }).first().fill("180");
    await fill("For", "session");
    await fill("Minutes from", "15");
    await page.getByLabel("to", { exact: true }).last().fill("30");
    await fill("Downtime", "None");
    await fill("Recovery", "immediate");
    await page.getByRole("button", { name: "Add" }).click();
    await expect(page.getByRole("link", { name: "is a warning" })).toBeVisible();
    await fill("Often chosen for", "Most skins");
    await page.getByRole("button", { name: "Add" }).click();
    await expect(toast(page, "Saved")).toBeVisible();

    const suggested = async () =>
      (
        (await (await page.request.get(`/api/search/suggestions/frost%20${word}`)).json()) as {
          title: string;
        }[]
      ).map(({ title }) => title);
    await expect.poll(suggested).toContain(`Glow ${word}`);

    await fill("Web address", `shine-${word}`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(new RegExp(`/shine-${word}`));
    const moved = await page.request.get(`/search?treatment=glow-${word}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([
      301,
      `/search?treatment=shine-${word}`,
    ]);

    await page.getByRole("button", { name: "Remove it" }).click();
    await expect(toast(page, "Removed")).toBeVisible();
    await expect(page.getByText(`Glow ${word}`)).toHaveCount(0);
  },
);

test(
  "a used entry cannot be deleted, and a changed text appears on its page at once",
  slow,
  async ({ page }) => {
    await become(page, operator);
    await toOffice(page, "Cities");
    await page.getByRole("link", { name: "Cypress cypress" }).click();
    await expect(page.getByRole("button", { name: "Remove it" })).toHaveCount(0);
    const words = `Known for ${unlike()}, quiet streets and its races.`;
    await page.getByLabel("Description").fill(words);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Saved")).toBeVisible();
    await page.getByRole("link", { name: "View public page" }).click();
    await expect(page.getByText(words).filter({ visible: true })).toBeVisible();
  },
);

test(
  "the preview of a treatment shows the effects of a new slug and a removed synonym",
  slow,
  async ({ page }) => {
    const words = `Softens lines, as ${unlike()} says.`;
    await become(page, operator);
    await page.goto("/admin/catalogue/treatments/dysport");
    const synonyms = page.getByLabel("Also searched for as");
    const [first = "", ...rest] = (await synonyms.inputValue()).split("\n");
    await synonyms.fill(rest.join("\n"));
    await page.getByLabel("In a sentence").fill(words);
    await page.getByLabel("Web address").fill("dysport-injections");
    await page.getByRole("button", { name: "Preview" }).click();
    const shown = page.getByRole("dialog", { name: "Preview" }).frameLocator("iframe");
    await expect(shown.getByText(words).filter({ visible: true })).toBeVisible();
    await expect(
      shown.getByText("Its new address would be /search?treatment=dysport-injections."),
    ).toBeVisible();
    await expect(shown.getByText(`Without “${first}”:`)).toBeVisible();
    await expect(shown.getByRole("heading", { level: 1, name: /^Dysport in / })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(
      (
        await page.request.get("/search?treatment=dysport-injections", { maxRedirects: 0 })
      ).status(),
    ).toBe(200);

    // The form below keeps its values; from a separate page there is a way back.
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("In a sentence")).toHaveValue(words);
    await page.goto("/admin/catalogue/treatments/dysport");
    await expect(page.getByLabel("In a sentence")).not.toHaveValue(words);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "a city is previewed on a separate page, edited further and saved from there",
    slow,
    async ({ page }) => {
      const words = `Known for ${unlike()} and long piers.`;
      await become(page, operator);
      await page.goto("/admin/catalogue/cities/seal-beach");
      await page.getByLabel("Description").fill(words);
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByText("Preview of Seal Beach: not saved yet")).toBeVisible();
      await expect(page.getByText(words).filter({ visible: true })).toBeVisible();
      await page.getByRole("button", { name: "Back to the form" }).click();
      await expect(page.getByLabel("Description")).toHaveValue(words);
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("button", { name: "Save it" }).click();
      await expect(toast(page, "Saved")).toBeVisible();
      await page.goto("/city/seal-beach");
      await expect(page.getByText(words).filter({ visible: true })).toBeVisible();
    },
  );
});
