import { describe, expect } from "vitest";
import { type AccountSite, cookieOf, olivia, owner, test } from "#tests/support/account-site.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

/** Existing accounts; each gets only a few requests because of rate limits. */
const known = [
  "morrow-park-laser-and-skin",
  "canvas-yard-aesthetics",
  "canyon-lamp-wellness-and-aesthetics",
  "pierlight-med-spa",
].map(owner);
const unknownLike = (email: string) => email.replace(/^owner/, "nobody");
const wrong = "a wrong guess of somebody";

async function stampOf(site: AccountSite, path: string) {
  return /name="made" value="([^"]+)"/.exec(await (await site.call(path)).text())?.[1] ?? "";
}

/** All anonymous forms and calls with an email address. */
const entryPoints: Record<string, (site: AccountSite, email: string) => Promise<Response>> = {
  "the form of /sign-in": (site, email) => site.post("/sign-in", { email, password: wrong }),
  "the form of /client-admin": (site, email) =>
    site.post("/client-admin", { email, password: wrong }),
  "the form of /admin": (site, email) => site.post("/admin", { email, password: wrong }),
  "signing in by the API": (site, email) =>
    site.send("/api/admin/authenticate", { email, password: wrong }),
  "the header pair": (site, email) =>
    site.call("/api/admin/users", {
      headers: { "x-admin-email": email, "x-admin-password": wrong },
    }),
  "a forgotten password": (site, email) => site.post("/forgot-password", { email }),
  "a forgotten password, by the API": (site, email) =>
    site.send("/api/admin/forgot-password", { email }),
  "signing up": async (site, email) =>
    site.post("/sign-up", {
      name: "Nora",
      email,
      password: "granite swallow teapot",
      made: await stampOf(site, "/sign-up"),
    }),
  "the newsletter": async (site, email) =>
    site.post("/newsletter", { email, made: await stampOf(site, "/newsletter") }),
  "the newsletter, by the API": (site, email) => site.send("/api/newsletter/subscribe", { email }),
  "weekly offers": async (site, email) =>
    site.post("/weekly-offers", {
      name: "Nora",
      email,
      made: await stampOf(site, "/weekly-offers"),
    }),
  "leaving mailings": async (site, email) =>
    site.post("/unsubscribe", { email, made: await stampOf(site, "/unsubscribe") }),
  "the options of a passkey": (site, email) =>
    site.send("/api/passkeys/sign-in-options", { email }),
};

/** Comparable part of a response, without the address itself and values that always differ. */
async function visibleOf(response: Response, email: string) {
  const text = (await response.text())
    .replaceAll(email, "ADDRESS")
    .replaceAll(encodeURIComponent(email), "ADDRESS")
    .replace(/name="made" value="[^"]*"/g, "STAMP")
    .replace(/nonce="[^"]*"/g, "NONCE")
    .replace(/(?<=formStamp\\",\\")[^"\\]*/g, "STAMP")
    .replace(/"(challenge|step)":"[^"]*"/g, "NEW");
  const headers = [...response.headers].filter(
    ([name]) =>
      ![
        "date",
        "x-request-id",
        "content-length",
        "etag",
        "set-cookie",
        "content-security-policy",
      ].includes(name),
  );
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ""));
  return { status: response.status, headers, cookies, text };
}

describe("identical responses for known and unknown email addresses", () => {
  for (const [entryPoint, ask] of Object.entries(entryPoints))
    test(entryPoint, async ({ site }) => {
      const [email, nobody] = [operator.email, operator.email.replace("webmaster", "nobodyelse")];
      const first = await visibleOf(await ask(site, email), email);
      expect(first.status).not.toBe(404);
      expect(await visibleOf(await ask(site, nobody), nobody)).toEqual(first);
    });
});

test("a team invitation does not reveal who has an account", async ({ site }) => {
  const cookie = cookieOf(
    await site.send("/api/admin/authenticate", { email: olivia, password: demoPassword }),
  );
  const invite = (email: string) =>
    site.post("/owner/team/morrow-park-laser-and-skin", { email, role: "front_desk" }, cookie);
  const [taken, free] = [
    await visibleOf(await invite(operator.email), operator.email),
    await visibleOf(await invite("unknown@example.com"), "unknown@example.com"),
  ];
  expect(taken.status).toBe(303);
  expect(free).toEqual(taken);
});

/** A hash for only one kind of address would show in the time. Compares pairs back to back. */
describe.runIf(isFullLevel)(
  "identical response times for known and unknown email addresses",
  () => {
    const rounds = 5;
    /** A hash takes as long as the rest of a response. */
    const isAlike = (ratio: number) => ratio > 1 / 1.6 && ratio < 1.6;
    const median = (times: number[]) =>
      times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
    for (const entryPoint of [
      "the form of /sign-in",
      "signing in by the API",
      "the header pair",
      "signing up",
      "a forgotten password, by the API",
      "the newsletter, by the API",
    ])
      test(entryPoint, async ({ site }) => {
        const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
        const ratios: number[] = [];
        // Repeats on a busy machine: noise varies, but a missing hash shows every time.
        for (const email of known) {
          for (let round = 0; round < rounds; round++)
            for (const [kind, address] of [
              ["known", email],
              ["unknown", unknownLike(email)],
            ] as const) {
              const start = performance.now();
              await (await entryPoints[entryPoint]?.(site, address))?.arrayBuffer();
              took[kind].push(performance.now() - start);
            }
          ratios.push(median(took.known) / median(took.unknown));
          if (isAlike(ratios.at(-1) ?? 0)) break;
        }
        expect(isAlike(ratios.at(-1) ?? 0), `${ratios}`).toBe(true);
      });
  },
);

describe("the session of a sign-in", () => {
  const signIn = (site: AccountSite, cookie: string) =>
    site.send("/api/admin/authenticate", { email: known[3], password: demoPassword }, { cookie });
  const sessionIn = (cookies: string) => /__Host-session=([^;]+)/.exec(cookies)?.[1];
  const userOf = async (site: AccountSite, session = "") =>
    (
      (await (
        await site.call("/api/me", { headers: { cookie: `__Host-session=${session}` } })
      ).json()) as { user?: object | null }
    ).user ?? null;

  test("is not one that was set in the browser before", async ({ site }) => {
    const laid = "A".repeat(43);
    const given = sessionIn(cookieOf(await signIn(site, `__Host-session=${laid}`)));
    expect(given).toBeTruthy();
    expect(given).not.toBe(laid);
    expect(await userOf(site, laid)).toBeNull();
    expect(await userOf(site, given)).not.toBeNull();
  });

  test("replaces the previous session on a repeated sign-in", async ({ site }) => {
    const first = sessionIn(cookieOf(await signIn(site, "")));
    const second = sessionIn(cookieOf(await signIn(site, `__Host-session=${first}`)));
    expect(second).not.toBe(first);
    expect(await userOf(site, first)).toBeNull();
  });
});
