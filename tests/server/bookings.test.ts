import { describe, expect } from "vitest";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

const place = "morrow-park-laser-and-skin";
const pair = (spa: string) => ({
  "x-admin-email": `owner@${spa}.example.com`,
  "x-admin-password": demoPassword,
});
const olivia = pair(place);
const oscar = pair("pierlight-med-spa");

type Answer = {
  status: number;
  type: string;
  body: Record<string, unknown> & { alternatives?: { date: string; time: string }[] };
};
type Call = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>;
type Slot = { date: string; time: string };

const test = siteTest.extend<{ $file: { call: Call; free: () => Promise<Slot> } }>({
  call: [
    async ({ site }, use) =>
      use(async (method, path, body, headers = {}) => {
        const sent = body ? { body: JSON.stringify(body) } : {};
        const response = await fetch(site.url + path, {
          method,
          headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
          ...sent,
        });
        return {
          status: response.status,
          type: response.headers.get("content-type") ?? "",
          body: (await response.json()) as Answer["body"],
        };
      }),
    { scope: "file" },
  ],
  /** A free slot, different on each call. */
  free: [
    async ({ site }, use) => {
      const days = await site.json<{ date: string; slots: string[] }[]>(
        `/api/listings/${place}/availability?treatment=botox`,
      );
      const slots = days.flatMap(({ date, slots }) =>
        slots.filter((_, index) => index % 4 === 0).map((time) => ({ date, time })),
      );
      await use(async () => slots.pop() ?? { date: "", time: "" });
    },
    { scope: "file" },
  ],
});

const wish = ({ date, time }: Slot, changes: object = {}) => ({
  medSpaSlug: place,
  treatmentType: "Botox",
  preferredDate: date,
  preferredTime: time,
  customerName: "Nora Feld",
  customerEmail: "nora@example.com",
  customerPhone: "(949) 555-0142",
  ...changes,
});

describe("a booking through the API", () => {
  test("responds as documented, links to its private page and appears in the owner's list", async ({
    site,
    call,
    free,
  }) => {
    const slot = await free();
    const made = await call("POST", "/api/bookings", wish(slot, { message: "Ring twice" }));
    expect(made.status).toBe(201);
    const document = await site.json<OpenApi>("/api/openapi.json");
    answerSchema(document, "/api/bookings", 201, "post").parse(made.body);
    const page = await site.page(new URL(String(made.body.manageUrl)).pathname);
    expect([page.status, page.text.includes("Your request is sent")]).toEqual([200, true]);
    const listed = await call("GET", "/api/admin/bookings", undefined, olivia);
    answerSchema(document, "/api/admin/bookings", 200).parse(listed.body);
    expect(listed.body).toContainEqual(
      expect.objectContaining({
        id: made.body.id,
        treatmentType: "Botox",
        preferredDate: slot.date,
        preferredTime: slot.time,
        message: "Ring twice",
        special: null,
        status: "pending",
      }),
    );
    expect((await call("GET", "/api/admin/bookings", undefined, oscar)).body).not.toContainEqual(
      expect.objectContaining({ id: made.body.id }),
    );
  });

  test("is made once when sent twice with the same Idempotency-Key", async ({
    site,
    call,
    free,
  }) => {
    const sent = wish(await free(), { customerEmail: "retry@example.com" });
    const key = { "idempotency-key": "retry-1" };
    const both = await Promise.all([
      call("POST", "/api/bookings", sent, key),
      call("POST", "/api/bookings", sent, key),
    ]);
    expect([both[0].status, both[1]]).toEqual([201, both[0]]);
    expect(
      (await call("POST", "/api/bookings", { ...sent, message: "Another" }, key)).body.code,
    ).toBe("idempotency-key-reused");
    const { specials, claim } = {
      specials: await site.json<{ id: number }[]>("/api/specials/active"),
      claim: { email: "retry@example.com", name: "Nora" },
    };
    const claimed = async () => call("POST", `/api/specials/${specials[0]?.id}/claim`, claim, key);
    expect(await claimed()).toEqual(await claimed());
  });

  test("of a full time is a conflict with the nearest alternatives", async ({
    site,
    call,
    free,
  }) => {
    const slot = await free();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call("POST", "/api/bookings", wish(slot, { customerEmail: `p${index}@example.com` })),
      ),
    );
    const taken = answers.filter(({ status }) => status === 409);
    const won = answers.filter(({ status }) => status === 201).length;
    expect([won + taken.length, won > 0, won < 6]).toEqual([50, true, true]);
    expect(taken[0]?.type).toBe("application/problem+json");
    expect(taken[0]?.body.code).toBe("slot-taken");
    expect(taken[0]?.body.alternatives?.length).toBeGreaterThan(0);
    const [day] = await site.json<{ slots: string[] }[]>(
      `/api/listings/${place}/availability?treatment=botox&from=${slot.date}&to=${slot.date}`,
    );
    expect(day?.slots).not.toContain(slot.time);
  });

  test.for([
    ["without a phone", { customerPhone: "12" }, "customerPhone"],
    ["with an address that is none", { customerEmail: "nora" }, "customerEmail"],
    ["of a treatment that is not booked there", { treatmentType: "snake-oil" }, "treatmentType"],
    ["of a day that is none", { preferredDate: "2026-02-30" }, "preferredDate"],
    ["with a message as long as a book", { message: "x".repeat(1001) }, "message"],
  ] as const)(
    "is rejected %s, with the error at its field",
    async ([, change, field], { call, free }) => {
      const { status, body } = await call("POST", "/api/bookings", wish(await free(), change));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    },
  );

  test.for([
    ["in the past", { preferredDate: "2020-12-09" }, "slot-past"],
    ["at night", { preferredTime: "03:00" }, "slot-outside-hours"],
    ["between two starting times", { preferredTime: "15:07" }, "slot-off-grid"],
    ["far ahead", { preferredDate: "2099-01-01" }, "slot-too-late"],
  ] as const)(
    "of a time %s is invalid, with the reason",
    async ([, change, code], { call, free }) => {
      const { status, body } = await call("POST", "/api/bookings", wish(await free(), change));
      expect([status, body.code, Object.keys(body.errors ?? {}).length]).toEqual([422, code, 1]);
    },
  );

  test("requires days in order and within the limit", async ({ site }) => {
    const free = (query: string) =>
      site.get(`/api/listings/${place}/availability?treatment=botox&${query}`);
    for (const query of [
      "from=2027-01-05&to=2027-01-04",
      "from=2027-01-01&to=2027-03-04",
      "from=1/5/2027",
    ])
      expect([query, (await free(query)).status]).toEqual([query, 422]);
    const longest = await free("from=2027-01-01&to=2027-03-03");
    expect([longest.status, longest.headers.get("x-bookable-until")]).toEqual([
      200,
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
  });

  test("at an unknown listing is not found", async ({ call, free }) => {
    expect(
      (await call("POST", "/api/bookings", wish(await free(), { medSpaSlug: "nowhere" }))).status,
    ).toBe(404);
    expect((await call("GET", "/api/listings/nowhere/availability?treatment=botox")).status).toBe(
      404,
    );
  });
});

test("redirects the waiting list of an available, closed or past day to the choice of a time", async ({
  site,
  free,
}) => {
  const { date } = await free();
  const sunday = new Date(Date.parse(date) + (7 - new Date(date).getUTCDay()) * 86_400_000)
    .toISOString()
    .slice(0, 10);
  for (const day of [date, sunday, "2020-01-02", "2099-01-01"]) {
    const answer = await site.get(`/booking/${place}/waiting?treatment=botox&day=${day}`);
    expect([day, answer.status, answer.headers.get("location")]).toEqual([
      day,
      302,
      `/booking/${place}?treatment=botox&date=${day}`,
    ]);
  }
});

describe("the status of a booking", () => {
  test("can be set by its owner to the three documented values", async ({ call, free }) => {
    const { body } = await call("POST", "/api/bookings", wish(await free()));
    const path = `/api/admin/bookings/${body.id}/status`;
    const set = await call("PATCH", path, { status: "confirmed" }, olivia);
    expect([set.status, set.body]).toEqual([
      200,
      { message: "Booking status updated successfully", id: body.id, status: "confirmed" },
    ]);
    expect((await call("PATCH", path, { status: "pending" }, olivia)).status).toBe(422);
  });

  test("is not completed before the visit or confirmed over an unseen cancellation", async ({
    site,
    call,
    free,
  }) => {
    const { body: made } = await call("POST", "/api/bookings", wish(await free()));
    const set = (change: object) =>
      call("PATCH", `/api/admin/bookings/${made.id}/status`, change, olivia);
    const read = async () => {
      const { body } = await call("GET", "/api/admin/bookings?limit=200", undefined, olivia);
      return (body as unknown as { id: number; version: number }[]).find(
        ({ id }) => id === made.id,
      );
    };
    const early = await set({ status: "completed" });
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      "visit-not-started",
      expect.stringContaining("once it has started"),
    ]);
    const seen = (await read())?.version;
    await fetch(`${site.url}${new URL(String(made.manageUrl)).pathname}/cancellation`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(),
    });
    for (const [change, code] of [
      [{ status: "confirmed" }, "cancelled-by-customer"],
      [{ status: "confirmed", version: seen }, "booking-changed"],
    ] as const) {
      const refused = await set(change);
      expect([refused.status, refused.body.code]).toEqual([409, code]);
    }
    expect((await set({ status: "confirmed", version: (await read())?.version })).status).toBe(200);
  });

  test("of another owner's booking is byte-identically not found, and a visitor must sign in", async ({
    site,
    call,
    free,
  }) => {
    const { body } = await call("POST", "/api/bookings", wish(await free()));
    const textOf = async (id: unknown, headers: Record<string, string>) => {
      const response = await fetch(`${site.url}/api/admin/bookings/${id}/status`, {
        method: "PATCH",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ status: "cancelled" }),
      });
      return `${response.status} ${await response.text()}`;
    };
    expect(await textOf(body.id, oscar)).toBe(await textOf(999_999, oscar));
    expect(await textOf(body.id, {})).toMatch(/^401 /);
    expect(await textOf(body.id, { "x-admin-email": olivia["x-admin-email"] })).toMatch(/^401 /);
  });

  test("returns from cancelled only while the time is available", async ({ site, call, free }) => {
    const slot = await free();
    const credentials = JSON.stringify({
      email: olivia["x-admin-email"],
      password: olivia["x-admin-password"],
    });
    const signedIn = await fetch(`${site.url}/api/admin/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: credentials,
    });
    // Front desks book for many customers from one network.
    const atTheDesk = {
      cookie: signedIn.headers
        .getSetCookie()
        .map((each) => each.split(";")[0])
        .join("; "),
    };
    const first = await call("POST", "/api/bookings", wish(slot), atTheDesk);
    const path = `/api/admin/bookings/${first.body.id}/status`;
    expect(
      (await call("PATCH", path, { status: "cancelled", reason: "The laser is away" }, olivia))
        .status,
    ).toBe(200);
    for (let room = 0; room < 6; room++)
      await call(
        "POST",
        "/api/bookings",
        wish(slot, { customerEmail: `room${room}@example.com` }),
        atTheDesk,
      );
    const again = await call("PATCH", path, { status: "confirmed" }, olivia);
    expect([again.status, again.body.message]).toEqual([
      409,
      "Failed to update booking status. Its time is taken by another booking.",
    ]);
  });
});

describe("private booking pages", () => {
  test("do not exist for forged links", async ({ site }) => {
    for (const path of [
      "/bookings/1.AAAA",
      "/bookings/1.AAAA/time",
      "/bookings/1.AAAA/cancellation",
      "/bookings/1.AAAA/booking.ics",
      "/waiting/waiting-1.AAAA",
    ])
      expect(`${path} ${(await site.get(path)).status}`).toBe(`${path} 404`);
  });

  test("require a time for a reschedule", async ({ site, call, free }) => {
    const { body } = await call("POST", "/api/bookings", wish(await free()));
    const path = `${new URL(String(body.manageUrl)).pathname}/time`;
    for (const fields of [{}, { date: "soon", time: "10:00" }] as Record<string, string>[]) {
      const response = await fetch(site.url + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
      });
      expect([response.status, response.headers.get("location")]).toEqual([302, path]);
    }
  });

  test("are neither indexed nor cached", async ({ site, call, free }) => {
    const { body } = await call("POST", "/api/bookings", wish(await free()));
    const response = await site.get(new URL(String(body.manageUrl)).pathname);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(await response.text()).toContain('name="robots" content="noindex');
  });
});
