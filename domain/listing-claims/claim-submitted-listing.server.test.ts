import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { tokens, users } from "#database/schema/accounts/accounts.ts";
import { listingClaimHistory, listingClaims } from "#database/schema/listing-claims.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { signUp } from "#domain/accounts/sign-in/sign-up.server.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { submitListing } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { submission } from "#tests/support/submission.ts";
import { claimSubmittedListing, findSubmittedListing } from "./claim-submitted-listing.server.ts";

const email = "hello@harbor-light.example.com";
const given = { name: "Nora Feld", password: "tidepool lantern quilt" };

async function submit(deps: AccountDeps, changes: Record<string, unknown> = {}) {
  const answer = await submitListing(deps, submission(changes), { source: "page" });
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

async function linkTo(deps: ReturnType<typeof testAccounts>, address = email) {
  return (await deps.emailsTo(address)).find(({ kind }) => kind === "own listing")?.token ?? "";
}

describe("the sender of a listing", () => {
  test("sets a password by the emailed link and is signed in as its owner", async ({ db }) => {
    const deps = testAccounts(db);
    const listingId = await submit(deps);
    const token = await linkTo(deps);
    expect(await findSubmittedListing(deps, token)).toMatchObject({
      name: "Harbor Light Aesthetics",
      hasAccount: false,
    });
    const taken = await claimSubmittedListing(deps, token, given, from());
    const actor =
      taken.outcome === "taken" ? await findVisitor(deps, taken.session?.token ?? "") : null;
    expect(actor).toMatchObject({
      name: "Nora Feld",
      email,
      isVerified: true,
      memberships: [{ listingId, role: "owner" }],
    });
    expect((await signIn(deps, { email, password: given.password }, from())).outcome).toBe(
      "signed-in",
    );
    expect(
      await db
        .select({ act: listingClaimHistory.act, proof: listingClaimHistory.proof })
        .from(listingClaimHistory),
    ).toEqual([{ act: "granted", proof: "submission" }]);
  });

  test("has no account before following the link, which works once", async ({ db }) => {
    const deps = testAccounts(db);
    await submit(deps);
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
    const token = await linkTo(deps);
    await claimSubmittedListing(deps, token, given, from());
    expect(await claimSubmittedListing(deps, token, given, from())).toEqual({
      outcome: "bad-token",
    });
  });

  test("cannot use the link after a week", async ({ db }) => {
    const deps = testAccounts(db);
    await submit(deps);
    const token = await linkTo(deps);
    deps.pass(7 * 24 * 60 + 1);
    expect(await claimSubmittedListing(deps, token, given, from())).toEqual({
      outcome: "bad-token",
    });
  });

  test("keeps the password and second factor of an existing account", async ({ db }) => {
    const deps = testAccounts(db);
    await addPeople(deps);
    const listingId = await submit(deps, { email: people.gina.email });
    const [before] = await db.select().from(users).where(eq(users.email, people.gina.email));
    expect(
      await claimSubmittedListing(deps, await linkTo(deps, people.gina.email), given, from()),
    ).toEqual({ outcome: "taken", session: null });
    expect((await db.select().from(users).where(eq(users.email, people.gina.email)))[0]).toEqual(
      before,
    );
    const claims = await db.select().from(listingClaims);
    expect(claims).toMatchObject([{ listingId, userId: before?.id, state: "granted" }]);
  });

  test("takes over an account that someone else created, whose password stops working", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    await signUp(
      deps,
      { name: "Mallory", email, password: "another persons choice" },
      from({ address: "203.0.113.50" }),
    );
    await submit(deps);
    await claimSubmittedListing(deps, await linkTo(deps), given, from());
    expect(
      (
        await signIn(
          deps,
          { email, password: "another persons choice" },
          from({ address: "203.0.113.50" }),
        )
      ).outcome,
    ).not.toBe("signed-in");
    expect(
      (await db.select({ name: users.name }).from(users).where(eq(users.email, email)))[0],
    ).toEqual({ name: "Nora Feld" });
    expect(await db.select().from(tokens).where(eq(tokens.email, email))).toEqual([]);
  });

  test("gets the same response and email with or without an account", async ({ db }) => {
    const deps = testAccounts(db);
    await addPeople(deps);
    const known = await submitListing(
      deps,
      submission({ email: people.gina.email, name: "Tidewater One" }),
      { source: "api" },
    );
    const unknown = await submitListing(
      deps,
      submission({ email, name: "Meadow Two", phone: "(657) 555-0177" }),
      { source: "api" },
    );
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    const content = async (address: string) =>
      (await deps.emailsTo(address)).map(({ kind, text }) => [
        kind,
        text.replace(/Tidewater One|Meadow Two|token=\S+/g, ""),
      ]);
    expect(await content(people.gina.email)).toEqual(await content(email));
  });

  test("gets at most five such emails a day, no matter who submits listings with the address", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    for (const name of ["Alder", "Briar", "Cedar", "Dahlia", "Elder", "Fern", "Gorse"])
      await submit(deps, { name: `${name} Rooms` });
    expect(await deps.emailsTo(email)).toHaveLength(5);
  });

  test("cannot take the listing from an existing owner with a late link", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia } = await addPeople(deps);
    const listingId = await submit(deps);
    await addMembership(deps, olivia.userId, { listingId, role: "owner" });
    expect((await claimSubmittedListing(deps, await linkTo(deps), given, from())).outcome).toBe(
      "has-owner",
    );
  });
});
