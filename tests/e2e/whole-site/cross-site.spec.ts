import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, expect } from "@playwright/test";
import { type Form, formsOf, nameOfForm } from "#tests/injection/forms.ts";
import { beginnings } from "#tests/injection/pages.ts";
import { walk } from "#tests/injection/walk.ts";
import { openWrittenSite, type WrittenSite } from "#tests/injection/written-site.ts";
import { type Attacked, attack, leaveWith } from "#tests/support/attacking-page.ts";
import { layoutTest, test } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/free-port.ts";
import { oliviasListing, type Who } from "#tests/support/policy-site.ts";
import { thingsOfOlivia } from "#tests/support/policy-things.ts";
import { slow } from "#tests/support/tags.ts";

type Grave = [who: Who, action: RegExp, filled: Record<string, string>];
/** Most harmful requests: the victim, the URL, and plausible form values. */
const grave: Grave[] = [
  ["gina", /^\/profile\/security\/password$/, { newPassword: "an attacker chose these words" }],
  ["gina", /^\/profile\/security\/email$/, { email: "attacker@example.com" }],
  ["gina", /^\/profile\/settings$/, { name: "Somebody Else" }],
  [
    "olivia",
    new RegExp(`^/owner/settings/${oliviasListing}/keys$`),
    { name: "Stolen", scopes: "listings:read" },
  ],
  ["olivia", /^\/owner\/bookings\/\d+(\?|$)/, {}],
  ["olivia", new RegExp(`^/owner/plan/${oliviasListing}/cancellation`), {}],
  ["ada", /^\/admin\/settings/, {}],
  ["ada", /^\/admin\/users\/\d+$/, { role: "super_admin" }],
  ["ada", /^\/admin\/inbox/, {}],
  ["ada", /^\/admin\/invoices\/\d+$/, {}],
  // Last, because they end the session or switch the account.
  ["ada", /^\/admin\/users\/\d+\/impersonation$/, { reason: "To look at a listing for its owner" }],
  ["gina", /^\/profile\/security\/deletion$/, { sure: "yes" }],
];

layoutTest(
  "no page of another site or port can make a browser submit any of our forms in any way",
  slow,
  async ({ browser }) => {
    test.setTimeout(300_000);
    const url = `http://localhost:${await freePort()}`;
    const site = await openWrittenSite({ SITE_URL: url, PORT: new URL(url).port });
    const server = createServer((_, response) =>
      response
        .setHeader("content-type", "text/html")
        .end("<!doctype html><title>Another site</title>"),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;

    const forms = await formsEverywhere(site, await pagesOfTheGrave(site));
    expect(forms.length).toBeGreaterThan(80);
    const worst = grave.flatMap(([who, action, filled]) =>
      forms
        .filter((form) => form.who === who && action.test(form.action))
        .slice(0, 1)
        .map((form) => ({ who, target: asSent(form, filled) })),
    );
    const isShown = ([who, action]: (typeof grave)[number]) =>
      worst.some((each) => each.who === who && action.test(each.target.path));
    expect(grave.filter((each) => !isShown(each))).toEqual([]);
    const before = await actionsFor(site);
    const asked = answered(site).length;

    // The second attacker gets the cookie, because SameSite ignores ports.
    for (const attacker of [`http://127.0.0.1:${port}`, `http://localhost:${port}`]) {
      for (const who of ["stranger", "gina", "olivia", "ada"] as const) {
        const page = await pageOf(browser, site, url, who);
        await page.goto(attacker);
        const own = worst.filter((each) => each.who === who).map(({ target }) => target);
        await page.evaluate(attack, { site: url, targets: own, isThorough: true });
        const others = forms.filter((form) => form.who === who).map((form) => asSent(form));
        await page.evaluate(attack, { site: url, targets: others, isThorough: false });
        for (const target of own) {
          await page.goto(attacker);
          const answer = page.waitForResponse(
            (response) =>
              response.request().isNavigationRequest() && response.url().startsWith(url),
          );
          await page.evaluate(leaveWith, { site: url, target });
          expect(`${target.path} ${(await answer).status()}`).toBe(`${target.path} 403`);
          await page.waitForURL((at) => at.origin === url);
        }
        await page.context().close();
      }
    }
    const written = answered(site)
      .slice(asked)
      .filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method));
    expect(written.length).toBeGreaterThan(2 * (2 * forms.length + 7 * worst.length));
    expect(written.filter(({ status }) => status !== 403)).toEqual([]);
    expect(await actionsFor(site)).toEqual(before);

    // Control: the same request from our own page succeeds.
    for (const { who, target } of worst) {
      const page = await pageOf(browser, site, url, who);
      await page.goto(`${url}/about`);
      await page.evaluate(leaveWith, { site: url, target });
      await page.waitForURL((at) => at.pathname !== "/about");
      await expect
        .poll(
          () =>
            answered(site).findLast(
              ({ method, path }) => method === "POST" && target.path.startsWith(path),
            )?.status,
        )
        .not.toBe(403);
      await page.context().close();
    }
    await site.send("ada", "/impersonation", [], false);
    const done = (await actionsFor(site)).slice(before.length).join("\n");
    for (const table of ["users", "bookings", "plans", "invoices", "settings"])
      expect(done).toContain(table);
    server.close();
    await site.stop();
  },
);

/** Pages that the crawl does not reach: a booking, an invoice, and an account to impersonate. */
async function pagesOfTheGrave(site: WrittenSite) {
  const booking = await thingsOfOlivia(site.ask)["bookings.manage"]?.("");
  const firstOf = async (list: string, path: RegExp, isFit = /./) => {
    const { links } = await site.read("ada", list);
    for (const link of links.filter((each) => path.test(each)))
      if (isFit.test((await site.read("ada", link)).text)) return link;
    throw new Error(`Nothing in ${list} is as it should be`);
  };
  const invoice = await firstOf("/admin/invoices", /^\/admin\/invoices\/\d+$/);
  const user = await firstOf("/admin/users", /^\/admin\/users\/\d+$/, /\/impersonation"/);
  return [
    `/owner/bookings/${booking}`,
    `/owner/plan/${oliviasListing}/cancellation`,
    invoice,
    user,
    `${user}/impersonation`,
  ];
}

/** One form of each kind per person. */
async function formsEverywhere(site: WrittenSite, also: string[]) {
  const pages = await walk(site.read, { from: [...also, ...beginnings] });
  const forms = new Map<string, Form>();
  for (const { address, who, type, text } of pages) {
    if (!type.includes("html")) continue;
    for (const form of formsOf(text, who, address))
      if (form.action.startsWith("/")) forms.set(`${who} ${nameOfForm(form)}`, form);
  }
  // The page shows no form for an invoice past its refund period.
  const refunds = also.filter((path) => path.startsWith("/admin/invoices/"));
  return [
    ...forms.values(),
    ...refunds.map(
      (action): Form => ({
        who: "ada",
        page: action,
        action,
        isFiles: false,
        fields: [],
        buttons: [],
      }),
    ),
  ];
}

function asSent({ action, fields, buttons }: Form, filled: Record<string, string> = {}): Attacked {
  const stands = [
    ...fields.map(({ name, value }): [string, string] => [name, value]),
    ...Object.entries(buttons[0] ?? {}),
  ];
  return {
    path: action,
    fields: [...stands.filter(([name]) => !(name in filled)), ...Object.entries(filled)],
  };
}

async function pageOf(browser: Browser, site: WrittenSite, url: string, who: Who) {
  const context = await browser.newContext();
  const [name = "", value = ""] = (site.cookies[who as "ada"] ?? "").split("=");
  if (name) await context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
  return context.newPage();
}

const answered = (site: WrittenSite) =>
  site.logs.flatMap((line) => {
    const said = line.includes('"answered"')
      ? (JSON.parse(line) as { method: string; path: string; status: number })
      : null;
    return said ? [said] : [];
  });

async function actionsFor(site: WrittenSite) {
  const { text } = await site.read("ada", "/admin/audit/changes.csv");
  return text
    .split("\r\n")
    .filter((line) => /,(POST|PUT|PATCH|DELETE) \//.test(line))
    .reverse();
}
