import type { Page } from "@playwright/test";
import {
  become,
  codeOf,
  newPerson,
  owner,
  password,
  signIn,
  signUp,
} from "#tests/support/account-in-browser.ts";
import { expectClean, expectCleanInItsLooks } from "#tests/support/axe.ts";
import { expect, layoutTest, test } from "#tests/support/browser.ts";
import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const place = "morrow-park-laser-and-skin";
const elsewhere = "calderbrook-aesthetic-physicians";

/**
 * Every policy page with sign-in. Excluded: files, pages of scenarios with their own axe check, and
 * redirects to a listing.
 */
const pages = (Object.values(policy) as Row[])
  .filter(({ who }) => !who.includes("stranger"))
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => /^GET (\/(?!api\/).*)/.exec(operation)?.[1] ?? [])
  .filter(
    (path) =>
      !/\.(csv|eml)$|\/html$|\/data$|^\/admin\/claims\/:id\/document$|^\/admin\/exports\//.test(
        path,
      ),
  )
  .filter((path) => !/^\/owner\/(bookings|specials|redeem|leads)|^\/claim\//.test(path))
  .filter((path) => !/^\/owner\/(team|profile|photos|analytics|settings)$/.test(path))
  // One leads on to the accounts; another test covers the other.
  .filter((path) => !/^\/admin\/(editors|users\/:id\/impersonation)$/.test(path))
  // A test of its own takes pictures of it, too.
  .filter((path) => path !== "/admin/styleguide")
  // These lead on to the inbox.
  .filter((path) => !/^\/admin\/(reviews|photos)$/.test(path));

/** Start pages of the three roles, with the most content. */
const main = [
  "/profile",
  "/profile/settings?edit=1",
  "/client-admin",
  "/admin",
  "/admin/inbox?kind=review&open=first",
];

const actors = [
  {
    who: "a visitor",
    person: owner("canyon-lamp-wellness-and-aesthetics"),
    paths: [
      ...pages.filter((path) => !/^\/(owner|admin)\//.test(path)),
      "/profile",
      "/profile/settings?edit=1",
      `/listing/${place}/questions/new?sent=1`,
    ],
  },
  {
    who: "an owner",
    person: owner(place),
    paths: [...pages.filter((path) => path.startsWith("/owner/")), "/client-admin"],
  },
  {
    who: "an admin",
    person: operator,
    paths: [
      ...pages.filter((path) => path.startsWith("/admin/")),
      "/admin",
      "/admin/licences?show=all",
      "/admin/inbox?kind=review&open=first",
    ],
  },
];

/** With all sections open. */
async function expectUnfoldedClean(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });
  await expectCleanInItsLooks(page);
}

async function leaveTraces(page: Page) {
  await page.request.put(`/api/me/favourites/${place}`);
  await page.request.post("/profile/searches/new?q=botox", { form: { name: "Botox" } });
  await page.request.post("/api/questions", {
    data: { medSpaSlug: place, text: "Is there a place to leave a bicycle?" },
  });
  await page.request.post("/api/reviews", {
    data: { medSpaSlug: place, ...reviewInput({ treatment: null, visitedOn: "2026-01-10" }) },
  });
  const [review] = (await (
    await page.request.get(`/api/medspas/${place}/reviews?limit=1`)
  ).json()) as { id: number }[];
  await page.request.put(`/api/reviews/${review?.id}/helpful`);
  return String(review?.id);
}

/** Fills a URL pattern with the first item of its list. */
async function fillIn(page: Page, given: string, reviewId: string) {
  const path = given.startsWith("/admin/listings/")
    ? given.replace(":slug", place).replace(":section", "contact").replace(":other", elsewhere)
    : given;
  if (path === "/profile/searches/new") return `${path}?q=botox`;
  if (path.endsWith("open=first")) return openFirst(page, path);
  if (!path.includes(":")) return path;
  if (/webhooks\/(:id|deliveries)/.test(path)) return toWebhook(page, path);
  if (
    path.startsWith("/listing/") ||
    /^\/owner\/(team|profile|photos|analytics|settings)\//.test(path)
  )
    return path.replace(":slug", place);
  if (path.startsWith("/reviews/")) return path.replace(":id", reviewId);
  if (path.startsWith("/admin/catalogue/"))
    return path.replace(":kind", "treatments").replace(":slug", "botox");
  if (path === "/admin/imports/:id") await sendFile(page);
  if (path.startsWith("/admin/newsletter/:id")) return startCampaign(page, path);
  const list = path.replace(/\/(next\/|(?<=plan\/)invoices\/)?:.*/, "");
  await page.goto(list);
  const address = new RegExp(`^${path.replace(/:\w+/, "(?!new$|suppressed$|next$)[\\w-]+")}$`);
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.find((link) => address.test(link)) ?? `nothing in ${list} leads to ${path}`;
}

async function openFirst(page: Page, path: string) {
  await page.goto(path);
  return (
    (await page
      .getByRole("list", { name: "Waiting" })
      .getByRole("link")
      .first()
      .getAttribute("href")) ?? ""
  );
}

/** An unreachable endpoint with a delivery. */
async function toWebhook(page: Page, path: string) {
  const list = path.startsWith("/owner/")
    ? `/owner/settings/${place}/webhooks`
    : "/admin/integrations/webhooks";
  const one = path.replace(/\/(deliveries\/)?:id$/, "");
  await page.request.post(list, {
    form: { url: "https://receiver.example:1/", description: "Nobody", events: "lead.received" },
  });
  await page.goto(list);
  const endpoint =
    (await page.getByRole("link", { name: "Nobody" }).first().getAttribute("href")) ?? "";
  await page.request.post(endpoint, { form: { intent: "test" } });
  await page.goto(endpoint);
  const delivery =
    (await page.getByRole("link", { name: "test.ping" }).first().getAttribute("href")) ?? "";
  expect([endpoint.startsWith(one), delivery.startsWith(`${one}/deliveries/`)]).toEqual([
    true,
    true,
  ]);
  return path.includes("/deliveries/") ? delivery : endpoint;
}

async function startCampaign(page: Page, path: string) {
  await page.goto("/admin/newsletter");
  await page.getByRole("button", { name: "Write a campaign" }).press("Enter");
  await page.waitForURL(/newsletter\/\d+/);
  return path.replace("/admin/newsletter/:id", new URL(page.url()).pathname);
}

async function sendFile(page: Page) {
  await page.goto("/admin/imports");
  const buffer = Buffer.from("Nombre;Tel.;Ciudad\nMarisma;949 555 0190;Irvine\n");
  await page
    .getByLabel("A file of listings")
    .setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Read the file" }).press("Enter");
  await page.waitForURL(/imports\/\d+/);
}

for (const { who, person, ...given } of actors) {
  // The components of the other pages appear on the main ones too. TEST_LEVEL=full: all pages.
  const paths = [
    ...main,
    ...(isFullLevel ? given.paths.filter((path) => !main.includes(path)) : []),
  ].filter((path) => given.paths.includes(path));
  layoutTest(
    `axe finds nothing on the ${paths.length} pages of ${who}, and none scrolls sideways at 320 px`,
    async ({ page }) => {
      test.setTimeout(paths.length * 10_000);
      await become(page, person);
      // The admin needs a review in the inbox.
      const reviewId = who === "an owner" ? "" : await leaveTraces(page);
      // Creates an email to read.
      if (who === "an admin")
        await page.request.post("/api/admin/forgot-password", {
          data: { email: owner(place).email },
        });
      for (const path of paths) {
        const address = await fillIn(page, path, reviewId);
        const response = await page.goto(address);
        expect({ address: new URL(page.url()).pathname, status: response?.status() }).toEqual({
          address: address.split("?")[0],
          status: 200,
        });
        await expectUnfoldedClean(page);
      }
    },
  );
}

test("axe finds nothing on the second step of signing in", slow, async ({ page }) => {
  test.slow();
  const person = newPerson("Nora Ebel");
  await signUp(page, person);
  await signIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Ebel");
  await page.goto("/profile/security/two-factor");
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your recovery codes");
  await expectUnfoldedClean(page);
  await page.context().clearCookies();
  await signIn(page, { ...person, password });
  await expect(page).toHaveURL(/second-step/);
  await expectUnfoldedClean(page);
});

test("axe finds nothing in the menu of a signed-in user", async ({ page, isMobile }) => {
  await become(page, operator);
  await page.goto("/about");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("link", { name: "Admin", exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expectClean(page);
});
