import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { attestations } from "#database/schema/catalogue/attestations.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listingClaims } from "#database/schema/listing-claims.ts";
import { deleteAccount } from "#domain/accounts/delete-account.server.ts";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import { attestationInEnglish, attestationWords } from "#domain/catalogue/licenses/attestation.ts";
import {
  attestAsOwner,
  attestationsOfAccount,
  findAttestation,
  needsAttestation,
  recordSignedStatement,
} from "#domain/catalogue/licenses/attestations.server.ts";
import { submitListing } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { checkListingClaimCode } from "#domain/listing-claims/check-code.server.ts";
import { claimSubmittedListing } from "#domain/listing-claims/claim-submitted-listing.server.ts";
import { decideListingClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { sendCode } from "#domain/listing-claims/send-code.server.ts";
import { sendDocument } from "#domain/listing-claims/send-document.server.ts";
import { changeSection } from "#domain/listing-edits/change-section.server.ts";
import { decideInboxItem } from "#domain/moderation/decide.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { submission } from "#tests/support/submission.ts";
import { changeListingStatus } from "./change-status.server.ts";
import { requestAttestation } from "./request-attestation.server.ts";

/** A version that makes the form look as if it had shown every change. */
const everything = 2 ** 31 - 1;
type Db = Parameters<typeof testAccounts>[0];
const email = "hello@harbor-light.example.com";
const words = attestationInEnglish;

async function prepare(db: Db, source: "page" | "api", changes: Record<string, unknown> = {}) {
  const accounts = testAccounts(db);
  const people = await addPeople(accounts);
  const sent = await submitListing(accounts, submission(changes), { source });
  if (sent.outcome !== "received") throw new Error(sent.outcome);
  return { accounts, people, id: sent.id };
}

const rowsOf = (db: Db, listingId: number) =>
  db.select().from(attestations).where(eq(attestations.listingId, listingId));
const approve = (
  accounts: ReturnType<typeof testAccounts>,
  { ada }: Awaited<ReturnType<typeof addPeople>>,
  id: number,
) =>
  decideInboxItem(accounts, ada, { kind: "submission", id, version: 0 }, { decision: "approve" });

describe("the attestation of a submission", () => {
  test("by form stores the confirmed text in its language with email address and time", async ({
    db,
  }) => {
    const { accounts, id } = await runInLanguage("es", () =>
      prepare(db, "page", { email: email.toUpperCase() }),
    );
    const spanish = await runInLanguage("es", async () => attestationWords());
    expect(spanish).not.toBe(words);
    expect(await rowsOf(db, id)).toMatchObject([
      { method: "listing form", text: spanish, email, userId: null, attestedAt: accounts.clock() },
    ]);
  });

  test("through the API allows approval like one by form", async ({ db }) => {
    const { accounts, people, id } = await prepare(db, "api");
    expect(await rowsOf(db, id)).toMatchObject([{ method: "api", text: words, email }]);
    expect(await approve(accounts, people, id)).toBe("decided");
  });

  test("blocks approval and publication while missing, until its sender confirms by the emailed link", async ({
    db,
  }) => {
    const { accounts, people, id } = await prepare(db, "api", { attestation: undefined });
    expect(await approve(accounts, people, id)).toBe("unattested");
    expect(await changeListingStatus(accounts, people.ada, [id], { standing: "active" })).toEqual({
      changed: 0,
      unattested: 1,
    });
    expect(await requestAttestation(accounts, people.olivia, id)).toBe("forbidden");
    expect(await requestAttestation(accounts, people.ada, id)).toBe("asked");
    const [content] = (await accounts.emailsTo(email)).filter(({ kind }) => kind === "listing");
    await claimSubmittedListing(
      accounts,
      content?.token ?? "",
      { name: "Nora Feld", password: "tidepool lantern quilt" },
      from(),
      { attestedText: words },
    );
    expect(await findAttestation({ db }, id)).toMatchObject({
      latest: { way: "claim", words, by: "Nora Feld" },
      askedAt: accounts.clock(),
    });
    expect(await requestAttestation(accounts, people.ada, id)).toBe("not-needed");
    expect(await approve(accounts, people, id)).toBe("decided");
  });

  test("can be a signed statement on paper, recorded with the admin and its location", async ({
    db,
  }) => {
    const { accounts, people, id } = await prepare(db, "api", { attestation: false });
    expect(await recordSignedStatement(accounts, people.olivia, id, "I say so myself.")).toBe(
      "forbidden",
    );
    await recordSignedStatement(
      accounts,
      people.ada,
      id,
      "Signed by Dr. Feld on Nov 20, in the safe.",
    );
    expect(await rowsOf(db, id)).toMatchObject([
      {
        method: "signed statement",
        userId: people.ada.userId,
        note: "Signed by Dr. Feld on Nov 20, in the safe.",
      },
    ]);
    expect(await approve(accounts, people, id)).toBe("decided");
  });
});

describe("the attestation of a listing without a submission", () => {
  test("is not required to show it; its owner is asked, and anyone else is rejected", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { ada, olivia, oscar, glow } = await addPeople(accounts);
    await db.update(listings).set({ status: "pending" }).where(eq(listings.id, glow));
    expect(await changeListingStatus(accounts, ada, [glow], { standing: "active" })).toEqual({
      changed: 1,
      unattested: 0,
    });
    expect(await requestAttestation(accounts, ada, glow)).toBe("asked");
    expect((await accounts.emailsTo(olivia.email))[0]?.text).toContain(
      "/owner/profile/glow-studio#attestation",
    );
    expect(await attestAsOwner(accounts, oscar, glow)).toBe("not-found");
    expect(await attestAsOwner(accounts, olivia, glow)).toBe("attested");
    expect(await needsAttestation({ db }, glow)).toBe(false);
  });

  test("is required for an owner's first edit only, and never given by an admin", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { ada, olivia, glow } = await addPeople(accounts);
    const change = { section: "contact", facts: { phone: "(949) 555-0177" }, seen: 0 } as const;
    expect((await changeSection(accounts, ada, glow, change)).outcome).toBe("applied");
    expect(
      (await changeSection(accounts, olivia, glow, { ...change, seen: everything })).outcome,
    ).toBe("unattested");
    expect(
      (await changeSection(accounts, olivia, glow, { ...change, seen: everything, attests: true }))
        .outcome,
    ).toBe("confirmed");
    expect(
      (await changeSection(accounts, olivia, glow, { ...change, seen: everything })).outcome,
    ).toBe("confirmed");
    expect(await rowsOf(db, glow)).toMatchObject([
      { method: "owner page", text: words, userId: olivia.userId },
    ]);
  });

  test("cannot be requested while the listing has neither owner nor sender", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada } = await addPeople(accounts);
    await addDrafts(db, { name: "Lantern Cove" });
    const [cove] = await db
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.slug, "lantern-cove"));
    expect(await requestAttestation(accounts, ada, cove?.id ?? 0)).toBe("not-found");
    expect(await findAttestation({ db }, cove?.id ?? 0)).toMatchObject({
      latest: null,
      isSent: false,
      hasOwner: false,
    });
  });
});

describe("the attestation of a listing claim", () => {
  const papers = {
    explanation: "I own the practice; the license names me.",
    link: "https://register.example.com/12",
    phone: "(949) 555-0142",
  };
  const [slug, listed] = ["lantern-cove", "desk@lantern.example.com"];
  const prepareClaim = async (db: Db) => {
    const accounts = testAccounts(db);
    const people = await addPeople(accounts);
    await addDrafts(db, { name: "Lantern Cove", slug, email: listed });
    return { accounts, ...people };
  };

  test("is given with the correct code", async ({ db }) => {
    const { accounts, gina } = await prepareClaim(db);
    await sendCode(accounts, gina, slug, { proof: "listed email" });
    const code =
      /proves it: (\d{6})/.exec((await accounts.emailsTo(listed))[0]?.text ?? "")?.[1] ?? "";
    expect((await checkListingClaimCode(accounts, gina, slug, code, from())).outcome).toBe(
      "granted",
    );
    expect(await db.select().from(attestations)).toMatchObject([
      { method: "claim", text: words, userId: gina.userId },
    ]);
  });

  test("by document counts once the claim is approved, and not if it is rejected", async ({
    db,
  }) => {
    const { accounts, ada, gina, oscar } = await prepareClaim(db);
    for (const actor of [gina, oscar]) await sendDocument(accounts, actor, slug, papers, []);
    const [ofGina, ofOscar] = await db
      .select({ id: listingClaims.id })
      .from(listingClaims)
      .orderBy(listingClaims.id);
    await decideListingClaim(accounts, ada, ofOscar?.id ?? 0, {
      decision: "reject",
      reason: "The paper names somebody else.",
    });
    expect(await db.select().from(attestations)).toEqual([]);
    await decideListingClaim(accounts, ada, ofGina?.id ?? 0, { decision: "approve" });
    expect(await db.select().from(attestations)).toMatchObject([
      { method: "claim", text: words, userId: gina.userId },
    ]);
  });
});

test("the text of an attestation survives account deletion without the email address", async ({
  db,
}) => {
  const { accounts, people, id } = await prepare(db, "page", { email: "gina@example.com" });
  expect(await attestationsOfAccount.collect(db, people.gina.userId)).toMatchObject([
    { medSpa: "Harbor Light Aesthetics", words },
  ]);
  const fresh = await findVisitor(accounts, people.sessionOf.gina);
  if (!fresh) throw new Error("Gina is signed out");
  expect(await deleteAccount({ ...accounts, accountParts: [attestationsOfAccount] }, fresh)).toBe(
    "done",
  );
  expect(await rowsOf(db, id)).toMatchObject([{ text: words, email: null }]);
});
