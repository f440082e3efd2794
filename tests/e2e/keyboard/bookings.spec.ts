import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { readProviders } from "#database/seed/read.ts";
import { demoBookingSettings } from "#domain/demo/demo-activity.ts";
import { becomeNew, emailedLink, owner } from "#tests/support/account-in-browser.ts";
import { deskTest, expect, open, test } from "#tests/support/browser.ts";
import { press, reach, signInByKeyboard, skipToContent, type } from "#tests/support/by-keyboard.ts";
import { unlike } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

/** Complete keyboard journeys of customers, owners and admins: no clicks, and no focus() calls. */

/** Instant booking, at listings that other scenarios do not use: those start from the first. */
const instant = demoBookingSettings(readProviders())
  .filter(({ settings }) => settings.mode === "instant")
  .toReversed();
const onRequest = "morrow-park-laser-and-skin";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const days = (page: Page) => page.getByRole("link", { name: /\d free times?$/ });
const times = (page: Page) => page.getByRole("link", { name: /^\d+:\d\d [AP]M$/ });

// Visits three times as many pages as others.
test.slow();

deskTest(
  "a visitor books from a profile, reschedules by the emailed link and cancels, by keyboard",
  slow,
  async ({ page }, { repeatEachIndex }) => {
    const email = `nora.${unlike()}@example.com`;
    await open(page, `/listing/${instant[repeatEachIndex]?.listing}`);
    await skipToContent(page);
    await press(page, page.getByRole("link", { name: "Book Now", exact: true }).first());
    await press(
      page,
      main(page).getByRole("listitem").getByRole("link", { name: "minutes" }).first(),
    );
    await press(page, days(page).first());
    await press(page, times(page).first());
    await press(page, page.getByRole("button", { name: /^Confirm / }));
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(summary).toBeFocused();
    await press(page, summary.getByRole("link").first());
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.keyboard.type("Nora Feld");
    await type(page, main(page).getByLabel("Email"), email);
    await type(page, page.getByLabel("Phone"), "(949) 555-0142");
    await press(page, page.getByRole("button", { name: /^Confirm / }));
    await expect(heading(page)).toHaveText("You’re booked, Nora");

    const when = page.locator("dt", { hasText: "When" }).locator("+ dd");
    const booked = (await when.textContent()) ?? "";
    await open(page, await emailedLink(email, "/bookings"));
    await expect(when).toHaveText(booked);
    await press(page, page.getByRole("link", { name: "Reschedule" }));
    await press(page, days(page).last());
    await press(page, times(page).last());
    await press(page, page.getByRole("button", { name: "Reschedule my booking" }));
    await expect(heading(page)).toHaveText("Your booking has a new time");
    await expect(when).not.toHaveText(booked);

    await press(page, page.getByRole("link", { name: "Cancel booking" }));
    await press(page, page.getByRole("button", { name: "Cancel booking" }));
    await expect(heading(page)).toHaveText("This booking is cancelled");
  },
);

deskTest(
  "an owner signs in, finds a request and confirms it, by keyboard",
  slow,
  async ({ page }) => {
    const customer = await requestBooking(page);
    await open(page, "/sign-in");
    await signInByKeyboard(page, owner(onRequest));
    await press(page, page.getByRole("contentinfo").getByRole("link", { name: "Client Admin" }));
    await press(
      page,
      page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Bookings" }),
    );
    await expect(heading(page)).toHaveText("Bookings");
    await type(page, page.getByLabel("Customer"), customer);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=Nora/);
    await expect(page.getByRole("status").filter({ hasText: /^1 booking$/ })).toBeVisible();
    await press(page, page.getByRole("link", { name: customer }));
    await expect(heading(page)).toHaveText(`Botox for ${customer}`);
    await press(page, page.getByRole("button", { name: "Confirm" }));
    await expect(
      page.getByRole("status").filter({ hasText: "Booking status updated successfully" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Confirm" })).toBeDisabled();
  },
);

deskTest(
  "an admin signs in, opens a question in the inbox and publishes it, by keyboard",
  slow,
  async ({ page }) => {
    const words = `Is there a place to leave a bicycle? ${unlike()}`;
    await becomeNew(page, "Nadine Aster");
    expect(
      (
        await page.request.post("/api/questions", { data: { medSpaSlug: onRequest, text: words } })
      ).status(),
    ).toBe(201);
    await page.context().clearCookies();
    await open(page, "/sign-in");
    await signInByKeyboard(page, operator);
    await press(page, page.getByRole("contentinfo").getByRole("link", { name: "Admin Login" }));
    await press(
      page,
      page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: /^Inbox/ }),
    );
    await press(
      page,
      page.getByRole("navigation", { name: "Types" }).getByRole("link", { name: /^Question/ }),
    );
    await expect(page).toHaveURL(/kind=question/);
    const line = page.getByRole("list", { name: "Waiting" }).getByRole("link", { name: words });
    while ((await line.count()) === 0) {
      const { href: shown } = new URL(page.url());
      await press(page, page.getByRole("link", { name: "Next" }));
      await page.waitForURL((url) => url.href !== shown);
    }
    await press(page, line);
    const opened = main(page).getByRole("article").filter({ hasText: words });
    await expect(opened).toBeVisible();
    await press(page, opened.getByRole("button", { name: "Publish" }));
    const decided = page
      .getByRole("region", { name: "Just decided" })
      .getByRole("listitem")
      .filter({ hasText: words });
    await expect(decided).toBeVisible();
    await reach(page, decided.getByRole("button", { name: /^Undo/ }));
    await press(page, decided.getByRole("button", { name: /^Apply now/ }));
    await expect(decided).toHaveCount(0);
    expect(await (await page.request.get(`/listing/${onRequest}/questions`)).text()).toContain(
      words,
    );
  },
);

async function requestBooking(page: Page) {
  const customer = `Nora ${unlike()}`;
  const asked = await page.request.get(
    `/api/listings/${onRequest}/availability?treatment=botox&to=${new Date(Date.now() + 59 * 86_400_000).toISOString().slice(0, 10)}`,
  );
  const free = ((await asked.json()) as { date: string; slots: string[] }[]).filter(
    ({ slots }) => slots.length > 4,
  );
  const day = free[randomInt(free.length)];
  const slot = {
    medSpaSlug: onRequest,
    treatmentType: "botox",
    preferredDate: day?.date,
    preferredTime: day?.slots[randomInt(day.slots.length)],
  };
  const data = {
    ...slot,
    customerName: customer,
    customerEmail: `${unlike()}@example.com`,
    customerPhone: "(949) 555-0142",
  };
  expect((await page.request.post("/api/bookings", { data })).status()).toBe(201);
  return customer;
}
