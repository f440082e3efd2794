import { TOTP } from "otpauth";
import { expect } from "vitest";
import { cookieOf, olivia, owner, test } from "#tests/support/account-site.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";
import { away, endOf } from "./away.ts";

const known = { email: olivia, password: demoPassword };
/** Nothing reads a URL with a NUL. */
const inQueries = away.filter((wish) => !wish.includes("\0"));
/** Password checks are slow, so each form gets some targets; all with TEST_LEVEL=full. */
const some = (first: number, step: number) =>
  isFullLevel ? away : away.filter((_, index) => index % step === first);

function expectOurs(wish: string, { status, headers }: Response) {
  const location = headers.get("location") ?? "//nowhere";
  expect([wish, status, endOf(location)]).toEqual([
    wish,
    expect.toBeOneOf([302, 303]),
    "guide.example",
  ]);
  expect(headers.getSetCookie().join()).not.toContain("a=b");
}

test("a signed-in user on the sign-in page is not redirected to another site", async ({ site }) => {
  const cookie = cookieOf(await site.send("/api/admin/authenticate", known));
  for (const wish of inQueries)
    expectOurs(
      wish,
      await site.call(`/sign-in?next=${encodeURIComponent(wish)}`, { headers: { cookie } }),
    );
});

test("signing in never redirects to another site, on any sign-in page", async ({ site }) => {
  const entryPoints = [
    ["/sign-in", known],
    ["/client-admin", { ...known, email: owner("canvas-yard-aesthetics") }],
    ["/admin", operator],
  ] as const;
  for (const [index, [entryPoint, { email, password }]] of entryPoints.entries())
    for (const next of some(index, 9))
      expectOurs(next, await site.post(entryPoint, { email, password, next }));
});

test("re-entering the password never redirects to another site", async ({ site }) => {
  const cookie = cookieOf(await site.send("/api/admin/authenticate", known));
  for (const next of some(3, 9))
    expectOurs(
      next,
      await site.post("/profile/security/proof", { password: demoPassword, next }, cookie),
    );
});

test("entering a two-factor code never redirects to another site", async ({ site }) => {
  const person = { email: owner("pierlight-med-spa"), password: demoPassword };
  const cookie = cookieOf(await site.send("/api/admin/authenticate", person));
  const begun = await (
    await site.call("/profile/security/two-factor", { headers: { cookie } })
  ).text();
  const code = new TOTP({
    secret: /<code[^>]*>([A-Z2-7 ]+)</.exec(begun)?.[1]?.replaceAll(" ", "") ?? "",
  }).generate();
  const codes = await (await site.post("/profile/security/two-factor", { code }, cookie)).text();
  const recovery = [...codes.matchAll(/>([a-z0-9]{4,}-[a-z0-9-]+)</g)]
    .map(([, each]) => each ?? "")
    .slice(0, 8);
  expect(recovery).toHaveLength(8);
  for (const [index, next] of some(4, 9).slice(0, recovery.length).entries()) {
    const asked = await site.post("/sign-in", { ...person, next });
    expectOurs(next, asked);
    expect(asked.headers.get("location")).toContain("/sign-in/second-step");
    expectOurs(
      next,
      await site.post(
        "/sign-in/second-step",
        { code: recovery[index] ?? "", next },
        cookieOf(asked),
      ),
    );
  }
});

test("a bank authentication never redirects to another site, passed or failed", async ({
  site,
}) => {
  const cookie = cookieOf(await site.send("/api/admin/authenticate", known));
  for (const [index, wish] of some(1, 3).entries()) {
    const paid = await site.post(
      "/owner/plan/morrow-park-laser-and-skin/payment",
      { card: "authentication", agreed: "yes", terms: "yes" },
      cookie,
    );
    const bank = paid.headers.get("location")?.split("?")[0] ?? "";
    expect(bank).toMatch(/^\/payment\/bank\/./);
    expectOurs(
      wish,
      await site.post(bank, { answer: index % 2 ? "yes" : "no", back: wish, next: wish }),
    );
  }
});
