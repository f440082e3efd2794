import { expect, test as plainTest } from "vitest";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { fewOf } from "#tests/support/test-level.ts";
import { policy, type PolicyRow as Row } from "./policy-rows.ts";
import { ofTheTeam, openPolicySite, type TestResponse, type Who } from "./policy-site.ts";
import { linkOfClaim, thingsOfOlivia } from "./policy-things.ts";

export type Site = Awaited<ReturnType<typeof openPolicySite>> & {
  things: ReturnType<typeof thingsOfOlivia>;
  link: () => Promise<string>;
};

export const rows = Object.entries(policy) as [Permission, Row][];
export const known = new Set(rows.flatMap(([, { operations }]) => operations));
/** TEST_LEVEL=full: everyone requests everything, with each of these. Otherwise some do, with some. */
export const namesNothing = ["12x", "0", "-1", "99999999999999999999", "of another kind", "1%00"];

export const anotherKind = (operation: string) =>
  /:slug|\{slug\}/.test(operation) ? "1" : "olivia";

/** People without permission: all team members, who are close to it, and one or two others. */
export function whoAsks(others: readonly Who[], operation: string) {
  const ofTeam = others.filter((who) => ofTheTeam.includes(who));
  const strangers = others.filter((who) => !ofTeam.includes(who));
  return [...ofTeam, ...fewOf(strangers, ofTeam.length > 0 ? 1 : 2, operation)];
}

export const test = plainTest.extend<{ $file: { site: Site } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openPolicySite();
      await site.signInAgain("olivia");
      let link: Promise<string> | undefined;
      await use({
        ...site,
        things: thingsOfOlivia(site.ask),
        link: () => (link ??= linkOfClaim(site.ask)),
      });
      await site.stop();
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

export function ask(site: Site, who: Who, operation: string, id = "1", there?: string) {
  const [method = "", written = ""] = operation.split(" ");
  const path = there ?? written;
  const body = { POST: {}, PATCH: { status: "confirmed" } }[method];
  return site.ask(who, method, path.replace(/:\w+|\{\w+\}/g, id).replace("*", "nowhere"), body);
}

/** Rejected by role; foreign resources look missing instead. */
export const isRefused = ({ status, location }: TestResponse) =>
  status === 401 || status === 403 || (location ?? "").startsWith("/sign-in");

/** The first place where a text differs from another, with its surroundings; empty if none does. */
export function differenceOf(text: string, other: string) {
  if (text === other) return "";
  let at = 0;
  while (text[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${text.slice(from, at + 60)} instead of ${other.slice(from, at + 60)}`;
}
