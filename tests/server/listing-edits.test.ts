import { describe, expect } from "vitest";
import {
  type AccountSite,
  test as accountTest,
  cookieOf,
  olivia,
  owner,
} from "#tests/support/account-site.ts";
import { withoutNonce } from "#tests/support/html.ts";
import { decisionIn, thingIn } from "#tests/support/inbox-in-html.ts";
import { demoPassword, operator } from "#tests/support/server.ts";

const place = "morrow-park-laser-and-skin";
const profile = `/owner/profile/${place}`;
const word = "Zephyrine";

type Owned = { site: AccountSite; own: string; desk: string };
const test = accountTest.extend<{ $file: { signed: Owned } }>({
  signed: [
    async ({ site }, use) => {
      const signIn = async (email: string, password: string) =>
        cookieOf(await site.send("/api/admin/authenticate", { email, password }));
      await use({
        site,
        own: await signIn(olivia, demoPassword),
        desk: await signIn(operator.email, operator.password),
      });
    },
    { scope: "file" },
  ],
});

async function edit({ site, own }: Owned, section: string, fields: Record<string, string>) {
  const form = await (
    await site.call(`${profile}/${section}`, { headers: { cookie: own } })
  ).text();
  const seen = /name="seen" value="(\d+)"/.exec(form)?.[1] ?? "";
  const answer = await site.post(`${profile}/${section}`, { seen, ...fields }, own);
  const message = decodeURIComponent(answer.headers.getSetCookie().join());
  return [answer.status, /"title":"([^"]+)"/.exec(message)?.[1]];
}

const publicPaths = [
  "/",
  ...["", "?tab=services", "?tab=facility", "?tab=pricing", "?tab=reviews"].map(
    (tab) => `/listing/${place}${tab}`,
  ),
  ...[
    `/listing/${place}/questions`,
    `/listing/${place}/call`,
    `/booking/${place}`,
    `/claim/${place}`,
    `/compare?with=${place}`,
  ],
  ...[
    "/med-spas",
    "/city/irvine",
    "/city/tustin",
    "/category/laser-light-therapies",
    "/ipl/irvine",
    "/map",
    "/deals",
    "/reviews",
    `/search?q=${word}`,
  ],
  ...["/feed.xml", "/feed.json", "/llms.txt", "/sitemap.xml", `/share/listing/${place}.png`],
  ...[
    "/api/medspas",
    `/api/medspas/${place}`,
    `/api/medspas/${place}/enhanced`,
    `/api/search?q=${word}`,
    `/api/search/suggestions/${word}`,
    "/api/map",
  ],
];

const name = `${word} Laser & Skin`;
const about = `The rooms of ${word} stand in a quiet street, and a physician sees everybody in person there.`;

describe("a pending edit", () => {
  test("appears on no public page, search, API call, feed or JSON-LD", async ({ signed }) => {
    const { site, own } = signed;
    expect(await edit(signed, "name", { name })).toEqual([303, "Submitted for review"]);
    expect(await edit(signed, "about", { description: about, detailedDescription: about })).toEqual(
      [303, "Submitted for review"],
    );
    expect(
      await edit(signed, "address", {
        address: `7 ${word} Street`,
        city: "tustin",
        zipCode: "92780",
        position: "33.74, -117.82",
      }),
    ).toEqual([303, "Submitted for review"]);
    const credentials = {
      "kind-0": "facility",
      "holder-0": word,
      "number-0": "F 17",
      "person-0": `${word} Vale`,
      "title-0": "Nurse",
      awards: `${word} Prize`,
    };
    expect(await edit(signed, "credentials", credentials)).toEqual([303, "Submitted for review"]);
    for (const path of publicPaths) {
      const answer = await site.call(path);
      const text = (await answer.text()).replaceAll(
        /q=Zephyrine|[“"/]Zephyrine[”"]|value="Zephyrine"/g,
        "",
      );
      expect({ path, isServed: answer.status < 300, tells: text.includes(`${word} `) }).toEqual({
        path,
        isServed: true,
        tells: false,
      });
    }
    expect(await (await site.call(profile, { headers: { cookie: own } })).text()).toContain(word);
  });

  test("is not found for another owner, like one of an unknown listing", async ({
    signed: { site },
  }) => {
    const other = cookieOf(
      await site.send("/api/admin/authenticate", {
        email: owner("pierlight-med-spa"),
        password: demoPassword,
      }),
    );
    const ask = async (path: string) => {
      const answer = await site.call(path, { headers: { cookie: other } });
      return {
        status: answer.status,
        text: withoutNonce(await answer.text()).replaceAll(
          /morrow-park-laser-and-skin|no-such-place-at-all/g,
          "PLACE",
        ),
      };
    };
    const [foreign, missing] = [
      await ask(profile),
      await ask("/owner/profile/no-such-place-at-all"),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(missing);
  });
});

test("all other edits appear at once, even on a cached page", async ({ signed }) => {
  const { site } = signed;
  const page = async () => (await site.call(`/listing/${place}`)).text();
  const before = await page();
  expect(before).not.toContain("555-0188");
  expect(
    await edit(signed, "contact", {
      phone: "(949) 555-0188",
      email: "desk@morrow-park.example.com",
      website: "",
    }),
  ).toEqual([303, "Saved"]);
  expect(
    await edit(signed, "hours", {
      "opens-0-0": "09:00",
      "closes-0-0": "12:00",
      "opens-0-1": "13:00",
      "closes-0-1": "18:30",
    }),
  ).toEqual([303, "Saved"]);
  await expect.poll(page).toContain("(949) 555-0188");
  await expect.poll(page).toContain("9:00 AM – 12:00 PM, 1:00 PM – 6:30 PM");
  await expect.poll(page).toContain("Last confirmed by the owner");
});

test("bookings follow the weekly hours at once", async ({ signed }) => {
  const { site } = signed;
  const slots = async () => {
    const days = (await (
      await site.call(`/api/listings/${place}/availability?treatment=botox`)
    ).json()) as { date: string; slots: string[] }[];
    return days
      .filter((day) => day.slots.length > 0)
      .map(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay());
  };
  await edit(signed, "hours", { "opens-2-0": "09:00", "closes-2-0": "18:00" });
  const weekdays = await slots();
  expect(weekdays.length).toBeGreaterThan(0);
  expect(new Set(weekdays)).toEqual(new Set([3]));
});

test("an invalid form keeps its input, and an outdated one shows what changed", async ({
  signed,
}) => {
  const { site, own } = signed;
  const send = (fields: Record<string, string>) => site.post(`${profile}/contact`, fields, own);
  const wrong = await send({ seen: "0", phone: "12", email: "nobody", website: "" });
  const text = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const part of [
    "There is a problem",
    "Enter a phone number with area code",
    "Valid email is required",
    'value="nobody"',
  ])
    expect(text).toContain(part);
  const late = await send({
    seen: "0",
    phone: "(949) 555-0166",
    email: "desk@morrow-park.example.com",
    website: "",
  });
  const html = await late.text();
  expect(late.status).toBe(422);
  for (const part of [
    "Someone else changed this while you were editing",
    "555-0188",
    'value="(949) 555-0166"',
  ])
    expect(html).toContain(part);
});

test("after approval with a new slug, the old one redirects permanently on every page and call", async ({
  signed,
}) => {
  const { site, desk } = signed;
  const inbox = async () =>
    (await site.call("/admin/inbox?kind=revision", { headers: { cookie: desk } })).text();
  expect(await (await site.call("/admin", { headers: { cookie: desk } })).text()).toMatch(
    /Inbox.{0,300}?\d<span class="sr-only"> waiting/s,
  );
  const thing = thingIn(await inbox(), "Morrow Park Laser &amp; Skin");
  const decided = await site.post(
    "/admin/inbox?kind=revision",
    { intent: "decide", thing, decision: "approve", renames: "yes" },
    desk,
  );
  expect(decided.status).toBe(303);
  expect(
    (await site.post("/admin/inbox", { intent: "now", id: decisionIn(await inbox(), thing) }, desk))
      .status,
  ).toBe(303);
  const now = "zephyrine-laser-skin";
  await expect.poll(async () => (await site.call(`/listing/${now}`)).status).toBe(200);
  const moved = [
    ["/listing/OLD?tab=services", "/listing/NEW?tab=services"],
    ["/listings/OLD", "/listing/NEW"],
    ["/listing/OLD/questions", "/listing/NEW/questions"],
    ["/listing/OLD/call", "/listing/NEW/call"],
    ["/booking/OLD", "/booking/NEW"],
    ["/claim/OLD", "/claim/NEW"],
    ["/api/medspas/OLD", "/api/medspas/NEW"],
    ["/api/medspas/OLD/enhanced", "/api/medspas/NEW/enhanced"],
    ["/api/medspas/OLD/reviews", "/api/medspas/NEW/reviews"],
    ["/api/listings/OLD/questions", "/api/listings/NEW/questions"],
    [
      "/api/listings/OLD/availability?treatment=botox",
      "/api/listings/NEW/availability?treatment=botox",
    ],
  ] as const;
  for (const [from, to] of moved) {
    const answer = await site.call(from.replace("OLD", place));
    expect([from, answer.status, answer.headers.get("location")]).toEqual([
      from,
      301,
      to.replace("NEW", now),
    ]);
    expect([to, (await site.call(to.replace("NEW", now))).status]).toEqual([to, 200]);
  }
  expect((await site.post(`/listing/${place}/call`, { name: "Gina" })).status).toBe(308);
  const found = (await (await site.call(`/api/search?q=${word}`)).json()) as {
    results: { slug: string }[];
  };
  expect(found.results.map(({ slug }) => slug)).toEqual([now]);
  for (const path of ["/city/irvine", "/sitemap.xml", "/api/medspas"])
    expect(await (await site.call(path)).text()).not.toContain(`${place}"`);
  expect(await (await site.call("/city/tustin")).text()).toContain(name.replace("&", "&amp;"));
});
