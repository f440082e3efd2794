import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { withoutNonce } from "#tests/support/html.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

const slug = "morrow-park-laser-and-skin";
const emails = {
  olivia: `owner@${slug}.example.com`,
  oscar: "owner@pierlight-med-spa.example.com",
};
type Who = keyof typeof emails | "ada" | "stranger";
type Ask = (who: Who, path: string, form?: Record<string, string>) => Promise<Response>;
type Day = { date: string; slots: string[] };

const test = siteTest.extend<{ $file: { ask: Ask; bookingId: number } }>({
  ask: [
    async ({ site }, use) => {
      const cookies = new Map<Who, string>();
      for (const who of ["olivia", "oscar", "ada"] as const) {
        const body =
          who === "ada"
            ? { email: operator.email, password: operator.password }
            : { email: emails[who], password: demoPassword };
        const headers = { "content-type": "application/json" };
        const response = await fetch(`${site.url}/api/admin/authenticate`, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        });
        cookies.set(
          who,
          response.headers
            .getSetCookie()
            .map((cookie) => cookie.split(";")[0])
            .join("; "),
        );
      }
      await use((who, path, form) =>
        fetch(site.url + path, {
          redirect: "manual",
          headers: { cookie: cookies.get(who) ?? "" },
          ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
        }),
      );
    },
    { scope: "file" },
  ],
  bookingId: [
    async ({ site }, use) => {
      const days = await site.json<Day[]>(`/api/listings/${slug}/availability?treatment=botox`);
      const free = days.find(({ slots }) => slots.length > 0);
      const body = {
        medSpaSlug: slug,
        treatmentType: "botox",
        preferredDate: free?.date,
        preferredTime: free?.slots[0],
        customerName: "=Nora Feld",
        customerEmail: "nora@example.com",
        customerPhone: "(949) 555-0142",
        message: "I come by bus",
      };
      const response = await fetch(`${site.url}/api/bookings`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      await use(((await response.json()) as { id: number }).id);
    },
    { scope: "file" },
  ],
});

describe("another owner's data, byte-identical to missing data", () => {
  for (const [part, form] of [
    ["", undefined],
    ["", { intent: "status", status: "cancelled" }],
    ["", { intent: "note", note: "x" }],
    ["/time", undefined],
    ["/time", { date: "2026-11-24", time: "10:00" }],
  ] as const)
    test(`${form ? "POST" : "GET"} /owner/bookings/:id${part}${form && "intent" in form ? ` ${form.intent}` : ""}`, async ({
      ask,
      bookingId,
    }) => {
      const bodyOf = async (id: number) => {
        const response = await ask("oscar", `/owner/bookings/${id}${part}`, form);
        expect(response.status).toBe(404);
        const text = withoutNonce(await response.text()).replaceAll(
          `/owner/bookings/${id}`,
          "/owner/bookings/ID",
        );
        if (!form) expect(text).toContain('<nav aria-label="Dashboard">');
        return createHash("sha256").update(text).digest("hex");
      };
      expect(await bodyOf(bookingId)).toBe(await bodyOf(999_999));
      expect(
        (await ask("stranger", `/owner/bookings/${bookingId}${part}`, form)).headers.get(
          "location",
        ),
      ).toMatch(/^\/sign-in/);
    });

  test("leaves the booking unchanged", async ({ ask, bookingId }) => {
    const page = await (await ask("olivia", `/owner/bookings/${bookingId}`)).text();
    expect(page).toContain("I come by bus");
    expect(page).toContain("Pending");
  });
});

test("the CSV export has no formulas and no customer messages", async ({ ask }) => {
  const response = await ask("olivia", "/owner/bookings.csv?q=nora@example.com");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain(",'=Nora Feld,");
  expect(text).not.toContain("bus");
  expect(text.trim().split("\r\n")).toHaveLength(2);
});

test("a secret URL returns a calendar, and any other URL is not found", async ({ site, ask }) => {
  const page = await (await ask("olivia", "/owner/bookings/calendars", { intent: "renew" })).text();
  const path = /\/calendars\/[\w-]+\.ics/.exec(page)?.[0] ?? "";
  const response = await fetch(site.url + path);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, max-age=300");
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await fetch(`${site.url}/calendars/${"x".repeat(43)}.ics`)).status).toBe(404);
});

test("invalid settings are rejected at their fields with the input kept", async ({ ask }) => {
  const response = await ask("olivia", "/owner/bookings/settings", {
    isOpen: "yes",
    mode: "request",
    capacity: "0",
    leadMinutes: "120",
    horizonDays: "60",
    stepMinutes: "30",
    "offered-botox": "yes",
    "buffer-botox": "two",
  });
  expect(response.status).toBe(422);
  const page = await response.text();
  for (const field of ["capacity", "buffer-botox"])
    expect(page).toContain(`href="#field-${field}"`);
  expect(page).toContain('value="two"');
});

test("a calendar URL outside the public internet is rejected", async ({ ask }) => {
  const busyUrlOf = async (busyUrl: string) => {
    const response = await ask("olivia", "/owner/bookings/calendars", { intent: "busy", busyUrl });
    return `${response.status} ${/starts with https|not on the public internet/.exec(await response.text())?.[0]}`;
  };
  expect(await busyUrlOf("http://example.com/a.ics")).toBe("422 starts with https");
  expect(await busyUrlOf("https://127.0.0.1/a.ics")).toBe("422 not on the public internet");
  expect(
    (await ask("olivia", "/owner/bookings/calendars", { intent: "busy", busyUrl: "" })).status,
  ).toBe(303);
});
