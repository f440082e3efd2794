import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { newPerson, owner, password } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { deskTest, expect, open } from "#tests/support/browser.ts";
import { press, reach, signInByKeyboard, skipToContent, type } from "#tests/support/by-keyboard.ts";
import { slow } from "#tests/support/tags.ts";

/** Complete journeys with Tab, Enter, Space, Escape and arrows: no clicks, and no focus() calls. */

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const listing = "/listing/morrow-park-laser-and-skin";

async function openContent(page: Page, path: string) {
  await open(page, path);
  await skipToContent(page);
}

deskTest("the keyboard searches from the header and opens the first result", async ({ page }) => {
  await open(page, "/about");
  await type(page, page.getByRole("banner").getByRole("combobox").first(), "botox irvine");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=botox/);
  await skipToContent(page);
  await press(page, main(page).getByRole("article").getByRole("heading").getByRole("link").first());
  await expect(page).toHaveURL(/\/listing\//);
});

deskTest("the keyboard selects a suggestion with the arrow keys", slow, async ({ page }) => {
  await openContent(page, "/");
  await type(page, main(page).getByRole("combobox"), "irvine");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL("/");
});

deskTest("Escape closes the suggestions and keeps the words", slow, async ({ page }) => {
  await openContent(page, "/");
  const box = main(page).getByRole("combobox");
  await type(page, box, "laser");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(box).toHaveValue("laser");
});

deskTest("the keyboard opens the filters of a list and removes one", slow, async ({ page }) => {
  await openContent(page, "/injectables");
  await press(page, main(page).getByRole("link", { name: "Filters" }));
  await expect(page).toHaveURL("/search?treatment=injectables#filters");
  await page.keyboard.press("Tab");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters.locator(":focus")).toHaveText(/Availability/);
  await press(page, page.getByRole("link", { name: "Remove Injectables" }));
  await expect(page).toHaveURL("/search");
});

deskTest("the keyboard selects a city by its first letters", slow, async ({ page }) => {
  await openContent(page, "/skincare");
  await reach(page, page.getByLabel("City", { exact: true }));
  // Slow typing: the first key already selects a city with an N and loads a page.
  await page.keyboard.type("Newp", { delay: 300 });
  await expect(page).toHaveURL(/city=newport-beach/);
});

deskTest("the keyboard loads more of a long list", slow, async ({ page }) => {
  await openContent(page, "/med-spas");
  await press(page, page.getByRole("link", { name: "Load More Results" }));
  await expect(page).toHaveURL("/med-spas?page=2");
});

deskTest("the keyboard expands and collapses a city's providers", slow, async ({ page }) => {
  await openContent(page, "/city/irvine");
  await press(page, page.getByRole("link", { name: /^View All \d+ Providers/ }));
  await expect(page).toHaveURL(/view=all/);
  await press(page, page.getByRole("link", { name: /^Show the first/ }));
  await expect(page).not.toHaveURL(/view=all/);
});

deskTest(
  "the keyboard opens a listing's contact options, and Escape returns the focus",
  slow,
  async ({ page }) => {
    await openContent(page, "/city/irvine");
    const contact = main(page)
      .getByRole("link", { name: /^Contact / })
      .first();
    await press(page, contact);
    const panel = page.getByRole("dialog", { name: "Contact" });
    await expect(panel.getByRole("heading")).toContainText("Contact");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(contact).toBeFocused();
  },
);

deskTest("the keyboard saves a favorite and removes it in the profile", slow, async ({ page }) => {
  await openContent(page, "/city/irvine");
  await press(
    page,
    main(page)
      .getByRole("button", { name: /^Save / })
      .first(),
    "Space",
  );
  await press(page, page.getByRole("contentinfo").getByRole("link", { name: "My Profile" }));
  await expect(page).toHaveURL("/profile");
  await expect(main(page).getByRole("article")).toHaveCount(1);
  await press(page, main(page).getByRole("button", { name: /^Save / }), "Space");
  await expect(main(page).getByText("Nothing saved yet")).toBeVisible();
  await press(page, main(page).getByRole("link", { name: "See all med spas" }));
  await expect(page).toHaveURL("/med-spas");
});

deskTest("the keyboard selects two listings and compares them", slow, async ({ page }) => {
  await openContent(page, "/city/irvine");
  for (const index of [0, 1])
    await press(
      page,
      main(page)
        .getByRole("button", { name: /^Compare / })
        .nth(index),
      "Space",
    );
  await press(
    page,
    page.getByRole("region", { name: "To compare" }).getByRole("link", { name: "Compare" }),
  );
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

deskTest("the keyboard opens a profile's prices", slow, async ({ page }) => {
  await openContent(page, listing);
  await press(page, page.getByRole("link", { name: "Pricing", exact: true }).first());
  await expect(page).toHaveURL(/tab=pricing/);
  await expect(main(page).getByText(/\$\d/).first()).toBeVisible();
});

deskTest("the keyboard opens the answer to a question", slow, async ({ page }) => {
  await openContent(page, "/botox/irvine");
  const question = main(page).locator("#content details summary, details summary").last();
  await press(page, question);
  await expect(question.locator("xpath=..")).toHaveAttribute("open", "");
});

deskTest(
  "the keyboard sends the contact form and follows an error to its field",
  slow,
  async ({ page }) => {
    await openContent(page, "/contact");
    await press(page, page.getByRole("button", { name: "Send message" }));
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(summary).toBeFocused();
    await press(page, summary.getByRole("link").first());
    await expect(page.getByRole("main").locator("[aria-invalid]").first()).toBeFocused();
    await page.keyboard.type("Gina Park");
    await type(
      page,
      main(page).getByLabel("Email"),
      `gina.${randomBytes(4).toString("hex")}@example.com`,
    );
    await reach(page, page.getByLabel("Category"));
    await page.keyboard.press("ArrowDown");
    await type(page, page.getByLabel("Subject"), "A question about parking");
    await type(
      page,
      page.getByLabel("Message"),
      "Is there a place to leave a bicycle near the entrance?",
    );
    await press(page, page.getByRole("button", { name: "Send message" }));
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  },
);

deskTest("the keyboard signs up", slow, async ({ page }) => {
  const { name, email } = newPerson("Keyla Board");
  await openContent(page, "/sign-up");
  await type(page, page.getByLabel("Name"), name);
  await type(page, page.getByLabel("Email"), email);
  await type(page, page.getByLabel("Password"), password);
  await press(
    page,
    main(page)
      .getByRole("button", { name: /account|Sign up/i })
      .first(),
  );
  await expect(heading(page)).toHaveText("Check your email");
});

deskTest("the keyboard signs in and out", slow, async ({ page }) => {
  await open(page, "/sign-in");
  await signInByKeyboard(page, owner("pierlight-med-spa"));
  await press(page, page.getByRole("banner").getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL("/");
});

deskTest("the keyboard subscribes to the weekly specials", slow, async ({ page }) => {
  await openContent(page, "/weekly-offers");
  await type(page, main(page).getByLabel("Name"), "Gina");
  await type(
    page,
    main(page).getByLabel("Email"),
    `gina.${randomBytes(4).toString("hex")}@example.com`,
  );
  await press(page, page.getByRole("button", { name: "Subscribe for offers" }));
  await expect(page).toHaveURL("/subscribe-success");
});

deskTest("the keyboard changes the appearance with an arrow key", slow, async ({ page }) => {
  await openContent(page, "/about");
  await reach(page, page.getByRole("contentinfo").getByRole("radio", { name: "System" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

deskTest("the keyboard switches the site to Spanish and back", slow, async ({ page }) => {
  await open(page, "/");
  await press(page, page.getByRole("banner").getByRole("link", { name: "ES", exact: true }));
  await expect(page).toHaveURL("/es");
  await press(page, page.getByRole("banner").getByRole("link", { name: "EN", exact: true }));
  await expect(page).toHaveURL("/");
});

deskTest(
  "the keyboard opens the search in a narrow window and closes it with Escape",
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await open(page, "/about");
    const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
    await press(page, opener);
    const dialog = page.getByRole("dialog", { name: "Search" });
    await expect(dialog).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // The first Escape closes the suggestions.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

deskTest("the keyboard finds a listing on the map through the list", slow, async ({ page }) => {
  await openContent(page, "/map?city=newport-beach");
  await press(
    page,
    page
      .getByRole("list", { name: "Med spas on the map" })
      .getByRole("article")
      .getByRole("link")
      .first(),
  );
  await expect(page).toHaveURL(/\/listing\//);
});
