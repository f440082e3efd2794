import { expect, onTestFinished, test } from "vitest";
import { likenessOf } from "#tests/injection/pages.ts";
import { readPage } from "#tests/support/html.ts";
import { openPolicySite, type Who } from "#tests/support/policy-site.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const ofADashboard = /^\/(owner|client-admin|profile)\b/;

/** Minimum kinds of pages per role. The front desk has the fewest, so the most dead ends. */
const all = [
  ["fay", 12],
  ["tess", 20],
  ["olivia", 25],
] as const;
const everybody = isFullLevel ? all : all.slice(0, 1);

async function follow(ask: Awaited<ReturnType<typeof openPolicySite>>["ask"], who: Who) {
  const waiting = [{ from: "", address: "/client-admin" }];
  const seen = new Set(["/client-admin "]);
  const read: { from: string; address: string; status: number }[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { status, text } = await ask(who, "GET", next.address);
    read.push({ ...next, status });
    for (const address of readPage(text).links.map((link) => link.split("#")[0] ?? "")) {
      if (!ofADashboard.test(address) || seen.has(likenessOf(address))) continue;
      seen.add(likenessOf(address));
      waiting.push({ from: next.address, address });
    }
  }
  return read;
}

test("no dashboard links owner, manager or front desk to a page without permission", async () => {
  const site = await openPolicySite();
  onTestFinished(site.stop);
  for (const [who, least] of everybody) {
    const read = await follow(site.ask, who);
    expect(read.length).toBeGreaterThan(least);
    expect({ who, dead: read.filter(({ status }) => status >= 400) }).toEqual({ who, dead: [] });
  }
});
