import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { action, loader } from "#app/routes/owner/billing/payment.tsx";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Services } from "#domain/services.ts";
import { servicesContext, type VisitContext, visitorContext } from "./context.ts";

const now = new Date("2026-11-22T18:00:00Z");
const path = "/owner/plan/glow-studio/payment";

function asking(provenAt: Date | null) {
  const actor = {
    userId: 1,
    memberships: [{ listingId: 1, role: "owner" }],
    provenAt,
    impersonator: null,
  } as unknown as Actor;
  const context = new RouterContextProvider();
  context.set(servicesContext, { clock: () => now } as Services);
  context.set(visitorContext, { visitor: async () => actor } as VisitContext);
  const url = new URL(path, "https://guide.example");
  return {
    request: new Request(url),
    url,
    pattern: "/owner/plan/:slug/payment" as const,
    context,
    params: { slug: "glow-studio" },
  };
}

const placeOf = async (answer: Promise<unknown>) => {
  const thrown = await answer.catch((response: unknown) => response);
  return thrown instanceof Response ? thrown.headers.get("location") : null;
};

test.each([null, new Date(now.getTime() - 11 * 60_000)])(
  "requires the password again before a payment unless it was just entered: %s",
  async (provenAt) => {
    const proof = `/profile/security/proof?next=${encodeURIComponent(path)}`;
    expect(await placeOf(loader(asking(provenAt)))).toBe(proof);
    expect(await placeOf(action(asking(provenAt)))).toBe(proof);
  },
);

test("does not require the password twice within minutes", async () => {
  expect(await placeOf(loader(asking(new Date(now.getTime() - 9 * 60_000))))).toBeNull();
});
