import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { tokens, users } from "#database/schema/accounts/accounts.ts";
import { ownershipClaims, ownershipHistory } from "#database/schema/listing-claims.ts";
import type { AccountTouches } from "#domain/accounts/deps.ts";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { signUp } from "#domain/accounts/sign-in/sign-up.server.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { submitMedSpa } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { submission } from "#tests/support/submission.ts";
import { findSentListing, takeSentListing } from "./take-sent-listing.server.ts";

const email = "hello@harbor-light.example.com";
const given = { name: "Nora Feld", password: "tidepool lantern quilt" };

async function submit(touches: AccountTouches, changes: Record<string, unknown> = {}) {
  const answer = await submitMedSpa(touches, submission(changes), { source: "page" });
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

async function linkTo(touches: ReturnType<typeof testAccounts>, address = email) {
  return (await touches.mailsTo(address)).find(({ kind }) => kind === "own listing")?.token ?? "";
}

describe("the sender of a listing", () => {
  test("sets a password by the emailed link and is signed in as its owner", async ({ db }) => {
    const touches = testAccounts(db);
    const medSpaId = await submit(touches);
    const token = await linkTo(touches);
    expect(await findSentListing(touches, token)).toMatchObject({
      name: "Harbor Light Aesthetics",
      hasAccount: false,
    });
    const taken = await takeSentListing(touches, token, given, from());
    const actor =
      taken.outcome === "taken" ? await findVisitor(touches, taken.session?.token ?? "") : null;
    expect(actor).toMatchObject({
      name: "Nora Feld",
      email,
      isVerified: true,
      memberships: [{ medSpaId, role: "owner" }],
    });
    expect((await signIn(touches, { email, password: given.password }, from())).outcome).toBe(
      "signed-in",
    );
    expect(
      await db
        .select({ act: ownershipHistory.act, proof: ownershipHistory.proof })
        .from(ownershipHistory),
    ).toEqual([{ act: "granted", proof: "sent in" }]);
  });

  test("has no account before following the link, which works once", async ({ db }) => {
    const touches = testAccounts(db);
    await submit(touches);
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
    const token = await linkTo(touches);
    await takeSentListing(touches, token, given, from());
    expect(await takeSentListing(touches, token, given, from())).toEqual({ outcome: "bad-token" });
  });

  test("cannot use the link after a week", async ({ db }) => {
    const touches = testAccounts(db);
    await submit(touches);
    const token = await linkTo(touches);
    touches.pass(7 * 24 * 60 + 1);
    expect(await takeSentListing(touches, token, given, from())).toEqual({ outcome: "bad-token" });
  });

  test("keeps the password and second factor of an existing account", async ({ db }) => {
    const touches = testAccounts(db);
    await addPeople(touches);
    const medSpaId = await submit(touches, { email: people.gina.email });
    const [before] = await db.select().from(users).where(eq(users.email, people.gina.email));
    expect(
      await takeSentListing(touches, await linkTo(touches, people.gina.email), given, from()),
    ).toEqual({ outcome: "taken", session: null });
    expect((await db.select().from(users).where(eq(users.email, people.gina.email)))[0]).toEqual(
      before,
    );
    const claims = await db.select().from(ownershipClaims);
    expect(claims).toMatchObject([{ medSpaId, userId: before?.id, state: "granted" }]);
  });

  test("takes over an account that someone else created, whose password stops working", async ({
    db,
  }) => {
    const touches = testAccounts(db);
    await signUp(
      touches,
      { name: "Mallory", email, password: "somebody elses choice" },
      from({ address: "203.0.113.50" }),
    );
    await submit(touches);
    await takeSentListing(touches, await linkTo(touches), given, from());
    expect(
      (
        await signIn(
          touches,
          { email, password: "somebody elses choice" },
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
    const touches = testAccounts(db);
    await addPeople(touches);
    const known = await submitMedSpa(
      touches,
      submission({ email: people.gina.email, name: "Tidewater One" }),
      { source: "api" },
    );
    const unknown = await submitMedSpa(
      touches,
      submission({ email, name: "Meadow Two", phone: "(657) 555-0177" }),
      { source: "api" },
    );
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    const letter = async (address: string) =>
      (await touches.mailsTo(address)).map(({ kind, text }) => [
        kind,
        text.replace(/Tidewater One|Meadow Two|token=\S+/g, ""),
      ]);
    expect(await letter(people.gina.email)).toEqual(await letter(email));
  });

  test("gets at most five such emails a day, no matter who submits listings with the address", async ({
    db,
  }) => {
    const touches = testAccounts(db);
    for (const name of ["Alder", "Briar", "Cedar", "Dahlia", "Elder", "Fern", "Gorse"])
      await submit(touches, { name: `${name} Rooms` });
    expect(await touches.mailsTo(email)).toHaveLength(5);
  });

  test("cannot take the listing from an existing owner with a late link", async ({ db }) => {
    const touches = testAccounts(db);
    const { olivia } = await addPeople(touches);
    const medSpaId = await submit(touches);
    await addMembership(touches, olivia.userId, { medSpaId, role: "owner" });
    expect((await takeSentListing(touches, await linkTo(touches), given, from())).outcome).toBe(
      "has-owner",
    );
  });
});
