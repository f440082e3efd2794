import { randomBytes } from "node:crypto";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { readProviders } from "#database/seed/read.ts";
import { demoBookingSettings } from "#domain/demo/demo-activity.ts";
import { emailedLink } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks } from "#tests/support/axe.ts";
import { expect, open, test } from "#tests/support/browser.ts";
import { plain, slow } from "#tests/support/tags.ts";

/** Listings with instant booking. Each scenario and size has its own, to avoid conflicts. */
const places = demoBookingSettings(readProviders()).filter(
  ({ settings }) => settings.mode === "instant",
);
function placeFor({ project, repeatEachIndex }: TestInfo, scenario: number) {
  const place = places[(repeatEachIndex * 10 + scenario) * 2 + (project.name === "phone" ? 0 : 1)];
  if (!place) throw new Error("There are not so many places");
  return {
    slug: place.listing,
    treatment: place.settings.treatments[0]?.treatment ?? "",
    settings: place.settings,
  };
}

const customer = () => ({
  name: "Nora Feld",
  email: `nora.${randomBytes(6).toString("hex")}@example.com`,
  phone: "(949) 555-0142",
});

type Day = { date: string; slots: string[] };
async function freeDays(page: Page, slug: string, treatment: string) {
  const response = await page.request.get(
    `/api/listings/${slug}/availability?treatment=${treatment}`,
  );
  return ((await response.json()) as Day[]).filter(({ slots }) => slots.length > 1);
}

function book(
  page: Page,
  medSpaSlug: string,
  treatmentType: string,
  preferredDate: string,
  preferredTime: string,
) {
  const { name, email, phone } = customer();
  return page.request.post("/api/bookings", {
    data: {
      medSpaSlug,
      treatmentType,
      preferredDate,
      preferredTime,
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
    },
  });
}

async function fillIn(page: Page, { name, email, phone }: ReturnType<typeof customer>) {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill(phone);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "a visitor" : "a visitor without JavaScript", () => {
    test.use({ javaScriptEnabled });

    const byHand = javaScriptEnabled ? "with Enter" : "by hand";
    const press = (link: Locator) => (javaScriptEnabled ? link.press("Enter") : link.click());

    test(
      `books from the profile in four steps, reschedules and cancels, ${byHand}`,
      plain(javaScriptEnabled),
      async ({ page }, info) => {
        const { slug } = placeFor(info, javaScriptEnabled ? 0 : 1);
        await (javaScriptEnabled ? open(page, `/listing/${slug}`) : page.goto(`/listing/${slug}`));
        await press(page.getByRole("link", { name: "Book Now", exact: true }).first());
        await press(
          page
            .getByRole("main")
            .getByRole("listitem")
            .getByRole("link", { name: "minutes" })
            .first(),
        );
        await press(page.getByRole("link", { name: /\d free times?$/ }).first());
        await press(page.getByRole("link", { name: /^\d+:\d\d [AP]M$/ }).first());
        await expect(page.getByRole("heading", { name: "Your details" })).toBeInViewport();
        await page.getByLabel("Message").focus();
        await expect(
          page.locator("#results > p, [aria-label='Your booking']").filter({ visible: true }),
        ).toBeInViewport();
        await page.getByLabel("Name").fill("Nora Feld");
        await press(page.getByRole("button", { name: /^Confirm / }));
        const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
        await expect(summary.getByRole("link")).toHaveCount(2);
        await expect(page.getByLabel("Name")).toHaveValue("Nora Feld");
        await fillIn(page, customer());
        await press(page.getByRole("button", { name: /^Confirm / }));
        await expect(heading(page)).toHaveText("You’re booked, Nora");
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("link", { name: "Reschedule" })).toBeHidden();
        await expect(page.getByRole("banner")).toBeHidden();
        await page.emulateMedia({ media: null });
        const calendar = await page.request.get(`${new URL(page.url()).pathname}/booking.ics`);
        expect(await calendar.text()).toContain("BEGIN:VEVENT");
        const when = await page.locator("dt", { hasText: "When" }).locator("+ dd").textContent();

        await press(page.getByRole("link", { name: "Reschedule" }));
        await press(page.getByRole("link", { name: /\d free times?$/ }).last());
        await press(page.getByRole("link", { name: /^\d+:\d\d [AP]M$/ }).last());
        await press(page.getByRole("button", { name: "Reschedule my booking" }));
        await expect(heading(page)).toHaveText("Your booking has a new time");
        await expect(page.locator("dt", { hasText: "When" }).locator("+ dd")).not.toHaveText(
          when ?? "",
        );

        await press(page.getByRole("link", { name: "Cancel booking" }));
        await press(page.getByRole("button", { name: "Cancel booking" }));
        await expect(heading(page)).toHaveText("This booking is cancelled");
        await expect(
          page.getByRole("list").filter({ hasText: "Booked by you" }).getByRole("listitem"),
        ).toHaveCount(3);
      },
    );

    test(
      "shows the nearest times after losing a race and keeps the input",
      slow,
      async ({ page }, info) => {
        const { slug, treatment, settings } = placeFor(info, javaScriptEnabled ? 2 : 3);
        const [day] = await freeDays(page, slug, treatment);
        const time = day?.slots[0] ?? "";
        await page.goto(
          `/booking/${slug}?${new URLSearchParams({ treatment, date: day?.date ?? "", time })}`,
        );
        const own = customer();
        await fillIn(page, own);
        for (let room = 0; room < settings.capacity; room++)
          expect((await book(page, slug, treatment, day?.date ?? "", time)).status()).toBe(201);
        await page.getByRole("button", { name: /^Confirm / }).click();
        const news = page.getByRole("alert").filter({ hasText: "was just taken" });
        await expect(news).toBeVisible();
        await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(own.email);
        if (javaScriptEnabled) await expect(news).toBeFocused();
        await news.getByRole("button").first().click();
        await expect(heading(page)).toHaveText("You’re booked, Nora");
      },
    );
  });

test(
  "offers the waiting list for a full day, and the first in line gets the time",
  slow,
  async ({ page }, info) => {
    test.slow();
    const { slug, treatment } = placeFor(info, 4);
    const days = await freeDays(page, slug, treatment);
    const day = days.sort((one, other) => one.slots.length - other.slots.length)[0];
    const links: string[] = [];
    for (let free = day; free && free.slots.length > 0; ) {
      const answer = await book(page, slug, treatment, free.date, free.slots[0] ?? "");
      if (answer.status() === 201)
        links.push(((await answer.json()) as { manageUrl: string }).manageUrl);
      const [left] = (await (
        await page.request.get(
          `/api/listings/${slug}/availability?${new URLSearchParams({ treatment, from: free.date, to: free.date })}`,
        )
      ).json()) as Day[];
      free = left;
    }
    await open(
      page,
      `/booking/${slug}?${new URLSearchParams({ treatment, from: day?.date ?? "" })}`,
    );
    await page.getByRole("link", { name: "full, join the waiting list" }).first().click();
    const own = customer();
    await fillIn(page, own);
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(page.getByRole("status").filter({ hasText: "You are on the list" })).toBeVisible();
    const waiting = await emailedLink(own.email, "/waiting");
    await page.goto(waiting);
    await expect(heading(page)).toHaveText("You are in line");
    await page.goto(`${links[0]}/cancellation`);
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await expect(heading(page)).toHaveText("This booking is cancelled");
    await page.goto(waiting);
    await expect(heading(page)).toHaveText("A time is free for you");
    await expectCleanInItsLooks(page);
    await page.getByRole("button", { name: "Take this time" }).click();
    await expect(heading(page)).toHaveText("You’re booked, Nora");
  },
);

test("axe finds nothing in the four steps or their errors", slow, async ({ page }, info) => {
  test.slow();
  const { slug, treatment, settings } = placeFor(info, 5);
  const [day] = await freeDays(page, slug, treatment);
  const [date, time] = [day?.date ?? "", day?.slots[1] ?? ""];
  for (const query of [{}, { treatment }, { treatment, date }, { treatment, date, time }]) {
    await page.goto(`/booking/${slug}?${new URLSearchParams(query as Record<string, string>)}`);
    await expectCleanInItsLooks(page);
  }
  await page.getByRole("button", { name: /^Confirm / }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused();
  await expectCleanInItsLooks(page);
  await fillIn(page, customer());
  for (let room = 0; room < settings.capacity; room++)
    await book(page, slug, treatment, date, time);
  await page.getByRole("button", { name: /^Confirm / }).click();
  await expect(page.getByRole("alert").filter({ hasText: "was just taken" })).toBeFocused();
  await expectCleanInItsLooks(page);
  await page
    .getByRole("alert")
    .filter({ hasText: "was just taken" })
    .getByRole("button")
    .first()
    .click();
  await expect(heading(page)).toHaveText("You’re booked, Nora");
  await expectCleanInItsLooks(page);
});
