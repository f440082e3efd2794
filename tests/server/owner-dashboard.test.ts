import { expect } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword } from "#tests/support/server.ts";
import { ownTest as test } from "#tests/support/site.ts";

const path = "/api/admin/client-dashboard";
const pair = (spa: string, password = demoPassword) => ({
  "x-admin-email": `owner@${spa}.example.com`,
  "x-admin-password": password,
});

test("an owner reads the documented figures of their own listing and no other", async ({
  site,
}) => {
  const document = await site.json<OpenApi>("/api/openapi.json");
  const own = await site.get(path, pair("pierlight-med-spa"));
  const body = (await own.json()) as { medSpa: { name: string }; totalSpecials: number };
  answerSchema(document, path, 200).parse(body);
  const specials = (await (
    await site.get("/api/admin/specials", pair("pierlight-med-spa"))
  ).json()) as unknown[];
  expect([own.status, body.medSpa.name, body.totalSpecials]).toEqual([
    200,
    "Pierlight Med Spa",
    specials.length,
  ]);
  const [foreign, missing] = await Promise.all(
    ["morrow-park-laser-and-skin", "nowhere"].map((slug) =>
      site.get(`${path}?medSpaSlug=${slug}`, pair("pierlight-med-spa")),
    ),
  );
  expect([foreign?.status, missing?.status]).toEqual([404, 404]);
  expect(await foreign?.text()).toBe(await missing?.text());
  expect((await site.get(path)).status).toBe(401);
  expect(
    (await site.get(path, { "x-admin-email": "owner@pierlight-med-spa.example.com" })).status,
  ).toBe(401);
});

test("the overview shows the same figures under their documented names", async ({ site }) => {
  const spa = "canvas-yard-aesthetics";
  const signedIn = await fetch(`${site.url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `owner@${spa}.example.com`, password: demoPassword }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const { text } = readPage(
    await (await fetch(`${site.url}/client-admin`, { headers: { cookie } })).text(),
  );
  const figures = (await (await site.get(path, pair(spa))).json()) as Record<string, number>;
  const names = {
    totalBookings: "Total Bookings",
    pendingBookings: "Pending",
    activeSpecials: "Active Specials",
    totalSpecials: "Total Specials",
  };
  for (const [field, name] of Object.entries(names))
    expect(text).toMatch(new RegExp(`${name}\\s*${figures[field]}\\b`));
});
