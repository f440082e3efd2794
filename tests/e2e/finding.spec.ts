import { expect, open, test } from "#tests/support/browser.ts";
import { plain, slow } from "#tests/support/tags.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "a visitor" : "a visitor without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("finds a provider by service: home, category, profile", async ({ page }) => {
        await (javaScriptEnabled ? open(page, "/") : page.goto("/"));
        const content = page.getByRole("main");
        await content.getByRole("link", { name: "Laser & Light-Based Therapies" }).click();
        await expect(page).toHaveURL("/category/laser-light-therapies");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Laser & Light-Based Therapies",
        );
        await expect(page).toHaveTitle(/^Laser & Light-Based Therapies/);

        const provider = content
          .getByRole("article")
          .first()
          .getByRole("heading")
          .getByRole("link");
        const name = (await provider.textContent()) ?? "";
        await provider.click();
        await expect(page).toHaveURL(/\/listing\/[a-z0-9-]+$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        // On phones it is in the bar at the bottom.
        const call = page
          .getByRole("link", { name: "Call Now" })
          .or(page.getByRole("link", { name: `Call ${name}` }));
        await expect(call.filter({ visible: true })).toHaveAttribute("href", /^tel:/);
      });

      test("finds a provider by place: home, cities, city, treatment in the city, profile", async ({
        page,
      }) => {
        await (javaScriptEnabled ? open(page, "/") : page.goto("/"));
        const content = page.getByRole("main");
        await content.getByRole("link", { name: "All cities" }).click();
        await content.getByRole("link", { name: "Irvine", exact: true }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Med spas in Irvine");

        const treatments = content.getByRole("region", { name: "Popular treatments" });
        await treatments.getByText(/^All \d+ treatments$/).click();
        await treatments.getByRole("link", { name: /^Botox/ }).click();
        await expect(page).toHaveURL("/botox/irvine");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Botox in Irvine");

        const provider = content
          .getByRole("article")
          .first()
          .getByRole("heading")
          .getByRole("link");
        const name = (await provider.textContent()) ?? "";
        await provider.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        await content
          .getByRole("navigation", { name: "Breadcrumb" })
          .getByRole("link", { name: "Irvine" })
          .click();
        await expect(page).toHaveURL("/city/irvine");
      });

      test(
        "sees the full list of a category and more of it, and returns",
        slow,
        async ({ page }) => {
          await (javaScriptEnabled
            ? open(page, "/category/laser-light-therapies")
            : page.goto("/category/laser-light-therapies"));
          const providers = page.getByRole("main").getByRole("article");
          await expect(providers).toHaveCount(6);
          await page.getByRole("link", { name: /^View All \d+ Providers$/ }).click();
          await expect(page).toHaveURL("/category/laser-light-therapies?view=all");
          await expect(providers).toHaveCount(24);
          // By keyboard: cards above are still rendering, so a click would miss.
          await page.getByRole("link", { name: "Load More Results" }).press("Enter");
          await expect(page).toHaveURL("/category/laser-light-therapies?view=all&page=2");
          await expect(providers.nth(24)).toBeVisible();
          await page.getByRole("link", { name: "Show the first 6" }).click();
          await expect(page).toHaveURL("/category/laser-light-therapies");
          await expect(providers).toHaveCount(6);
        },
      );

      test("expands and collapses the other cities in the footer", slow, async ({ page }) => {
        await (javaScriptEnabled ? open(page, "/") : page.goto("/"));
        const cities = page.getByRole("contentinfo").getByRole("navigation", { name: "Cities" });
        await expect(cities.getByRole("link")).toHaveCount(8);
        await cities.getByText("Show More Cities (25 more)").click();
        await expect(cities.getByRole("link")).toHaveCount(33);
        await cities.getByText("Show Less Cities").click();
        await expect(cities.getByRole("link")).toHaveCount(8);
        await expect(cities.getByText("Show More Cities (25 more)")).toBeVisible();
      });
    },
  );
