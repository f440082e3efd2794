import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { middleware } from "#app/site/routes/office-documents/plan-payment.tsx";
import type { Actor, Visitor } from "#domain/accounts/actor.ts";
import type { Services } from "#domain/services.ts";
import { authorize, requireProof } from "./authorize.server.ts";
import { actorContext, servicesContext, type VisitContext, visitorContext } from "./context.ts";

const now = new Date("2026-11-22T18:00:00Z");
const path = "/owner/plan/glow-studio/payment";
const actorProven = (provenAt: Date | null) =>
  ({ userId: 1, role: "visitor", memberships: [], provenAt, impersonator: null }) as never as Actor;

function asking(visitor: () => Promise<Visitor>, method = "GET") {
  const context = new RouterContextProvider();
  context.set(servicesContext, { clock: () => now } as Services);
  context.set(visitorContext, { visitor } as VisitContext);
  const url = new URL(path, "https://guide.example");
  return { request: new Request(url, { method }), url, context, params: {} };
}

const refusalOf = async (answer: Promise<unknown>) => {
  const thrown = await answer.catch((refusal: unknown) => refusal);
  return thrown instanceof Response ? thrown.headers.get("location") : thrown;
};

test.each([null, new Date(now.getTime() - 11 * 60_000)])(
  "requires the password again before a payment unless it was just entered: %s",
  async (provenAt) => {
    const args = asking(async () => null);
    args.context.set(actorContext, actorProven(provenAt));
    expect(middleware).toContain(requireProof);
    expect(await refusalOf(requireProof(args))).toBe(
      `/profile/security/proof?next=${encodeURIComponent(path)}`,
    );
  },
);

test("does not require the password twice within minutes", async () => {
  const args = asking(async () => null);
  args.context.set(actorContext, actorProven(new Date(now.getTime() - 9 * 60_000)));
  expect(await refusalOf(requireProof(args))).toBeUndefined();
});

test("looks up the visitor of an open page only when a form is submitted", async () => {
  const visitor = () => Promise.reject(new Error("looked up"));
  const asks = authorize("account.returnFromAction", "session.endOther");
  expect(await refusalOf(asks(asking(visitor)))).toBeUndefined();
  expect(await refusalOf(asks(asking(visitor, "POST")))).toEqual(new Error("looked up"));
});

test("redirects signed-out visitors to the sign-in page and rejects accounts without the role", async () => {
  const asks = authorize("users.manage");
  const signIn = `/sign-in?next=${encodeURIComponent(path)}`;
  expect(await refusalOf(asks(asking(async () => null)))).toBe(signIn);
  const visitor = async () => actorProven(null);
  expect(await refusalOf(asks(asking(visitor)))).toMatchObject({ init: { status: 403 } });
});
