import { and, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { listingClaimHistory, listingClaims } from "#database/schema/listing-claims.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { acceptPhotos } from "#domain/uploads/accept-photos.server.ts";
import { findClaimDocument, findFile } from "#domain/uploads/find-file.server.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled, people, signedIn } from "#tests/support/people.ts";
import { photo, withPictures } from "#tests/support/pictures.ts";
import { checkListingClaimCode } from "./check-code.server.ts";
import { listingClaimsOfAccount } from "./claims-of-account.server.ts";
import {
  decideListingClaim,
  findListingClaim,
  listDecidedListingClaims,
} from "./decide-claim.server.ts";
import { findClaimableListing, isListingUnowned } from "./find-listing.server.ts";
import { sendCode } from "./send-code.server.ts";
import { sendDocument } from "./send-document.server.ts";

const slug = "lantern-cove";
const listed = "desk@lantern.example.com";
const papers = {
  explanation: "I own the practice; the license names me.",
  link: "https://register.example.com/12",
  phone: "(949) 555-0142",
};

async function setUp(db: Executor) {
  const deps = testAccounts(db);
  const all = await addPeople(deps);
  await addDrafts(db, {
    name: "Lantern Cove",
    slug,
    email: listed,
    website: "https://www.lantern.example.com/",
    phone: "(949) 555-0188",
  });
  return { deps, ...all };
}

const codeIn = async (deps: ReturnType<typeof testAccounts>, address = listed) =>
  /proves it: (\d{6})/.exec(
    (await deps.emailsTo(address)).find(({ kind }) => kind === "listing claim code")?.text ?? "",
  )?.[1] ?? "";
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function claimByCode(
  deps: ReturnType<typeof testAccounts>,
  actor: Actor,
  place = slug,
  address = listed,
) {
  await sendCode(deps, actor, place, { proof: "listed email" });
  return checkListingClaimCode(deps, actor, place, await codeIn(deps, address), from());
}

const ownersIn = async (db: Executor, place: number) =>
  (
    await db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.listingId, place), eq(memberships.role, "owner")))
  ).map(({ userId }) => userId);
const idOf = async (db: Executor, actor: Actor) =>
  (await findClaimableListing({ db }, actor, slug))?.id ?? 0;
const waitingOf = async (deps: ReturnType<typeof testAccounts>, { ada }: Peopled) => {
  const rows = await deps.db
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .where(eq(listingClaims.state, "waiting"))
    .orderBy(listingClaims.id);
  const claims = await Promise.all(rows.map(({ id }) => findListingClaim(deps, ada, id)));
  return claims.flatMap((claim) => (claim === null || typeof claim === "string" ? [] : [claim]));
};

describe("a listing claim code", () => {
  test("sent to the listed address makes the claimant the owner at once and notifies the address", async ({
    db,
  }) => {
    const { deps, gina } = await setUp(db);
    expect(await isListingUnowned(deps, await idOf(db, gina))).toBe(true);
    expect(await claimByCode(deps, gina)).toEqual({ outcome: "granted" });
    expect(await ownersIn(db, await idOf(db, gina))).toEqual([gina.userId]);
    const [email] = await deps.emailsTo(listed);
    expect(email).toMatchObject({
      kind: "new owner",
      text: expect.stringContaining("Gina Rios proved that the listing is theirs"),
    });
    const history = await db.select().from(listingClaimHistory).orderBy(listingClaimHistory.id);
    expect(history).toMatchObject([
      { act: "code sent", proof: "listed email" },
      { act: "granted", decidedBy: null },
    ]);
  });

  test("sent to an address at the website's domain works too, and other domains get none", async ({
    db,
  }) => {
    const { deps, gina } = await setUp(db);
    for (const email of [
      "gina@gmail.com",
      "gina@example.com",
      "gina@lantern.example.com.evil.example",
    ])
      expect(await sendCode(deps, gina, slug, { proof: "domain email", email })).toEqual({
        outcome: "other-domain",
      });
    const email = "gina@lantern.example.com";
    expect(await sendCode(deps, gina, slug, { proof: "domain email", email })).toEqual({
      outcome: "sent",
    });
    expect(
      await checkListingClaimCode(deps, gina, slug, await codeIn(deps, email), from()),
    ).toEqual({ outcome: "granted" });
  });

  test("is void after five wrong tries, even if the next one is correct", async ({ db }) => {
    const { deps, gina } = await setUp(db);
    await sendCode(deps, gina, slug, { proof: "listed email" });
    const code = await codeIn(deps);
    const outcomes = [];
    for (let tries = 0; tries < 5; tries++)
      outcomes.push(await checkListingClaimCode(deps, gina, slug, wrongOf(code), from()));
    expect(outcomes).toEqual([
      ...[4, 3, 2, 1].map((left) => ({ outcome: "wrong", left })),
      { outcome: "spent" },
    ]);
    expect(await checkListingClaimCode(deps, gina, slug, code, from())).toEqual({
      outcome: "spent",
    });
    expect(await ownersIn(db, await idOf(db, gina))).toEqual([]);
  });

  test("allows ten tries an hour per account and per network, across all listings", async ({
    db,
  }) => {
    const { deps, gina, edda } = await setUp(db);
    const outcomes: string[] = [];
    for (let code = 0; code < 3; code++) {
      await sendCode(deps, gina, slug, { proof: "listed email" });
      const right = await codeIn(deps);
      for (let tries = 0; tries < 4; tries++)
        outcomes.push(
          (await checkListingClaimCode(deps, gina, slug, wrongOf(right), from())).outcome,
        );
    }
    expect(outcomes).toEqual([...Array(10).fill("wrong"), "limited", "limited"]);
    await sendCode(deps, edda, slug, { proof: "listed email" });
    expect((await checkListingClaimCode(deps, edda, slug, "000000", from())).outcome).toBe(
      "limited",
    );
    deps.pass(61);
    expect((await checkListingClaimCode(deps, edda, slug, "000000", from())).outcome).toBe("spent");
  });

  test("works for fifteen minutes", async ({ db }) => {
    const { deps, gina } = await setUp(db);
    await sendCode(deps, gina, slug, { proof: "listed email" });
    deps.pass(15);
    expect(await checkListingClaimCode(deps, gina, slug, await codeIn(deps), from())).toEqual({
      outcome: "spent",
    });
  });

  test("replaces the previous one and does not work for another account", async ({ db }) => {
    const { deps, gina, edda } = await setUp(db);
    await sendCode(deps, gina, slug, { proof: "listed email" });
    const first = await codeIn(deps);
    await sendCode(deps, gina, slug, { proof: "listed email" });
    const second = await codeIn(deps);
    if (first !== second)
      expect(await checkListingClaimCode(deps, gina, slug, first, from())).toMatchObject({
        outcome: "wrong",
      });
    expect(await checkListingClaimCode(deps, edda, slug, second, from())).toEqual({
      outcome: "spent",
    });
    expect(await checkListingClaimCode(deps, gina, slug, second, from())).toEqual({
      outcome: "granted",
    });
  });

  test("is stored nowhere in plain text", async ({ db }) => {
    const { deps, gina } = await setUp(db);
    await sendCode(deps, gina, slug, { proof: "listed email" });
    const code = await codeIn(deps);
    const { rows } = await db.execute(
      "select to_jsonb(c)::text || (select string_agg(subject || body, '') from emails) as kept from listing_claims c",
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });

  test("is sent six times a day per account, across listings, and four times per address", async ({
    db,
  }) => {
    const { deps, gina, edda } = await setUp(db);
    for (let sent = 0; sent < 4; sent++)
      expect(await sendCode(deps, gina, slug, { proof: "listed email" })).toEqual({
        outcome: "sent",
      });
    expect(await sendCode(deps, edda, slug, { proof: "listed email" })).toMatchObject({
      outcome: "limited",
    });
    for (const name of ["a", "b"])
      await sendCode(deps, gina, slug, {
        proof: "domain email",
        email: `${name}@lantern.example.com`,
      });
    expect(await sendCode(deps, gina, "glow-studio", { proof: "listed email" })).toMatchObject({
      outcome: "limited",
    });
  });

  test("requires a confirmed address, and a published listing that the user does not own", async ({
    db,
  }) => {
    const { deps, gina, olivia } = await setUp(db);
    expect(
      await sendCode(deps, { ...gina, isVerified: false }, slug, { proof: "listed email" }),
    ).toEqual({ outcome: "unverified" });
    expect(await sendCode(deps, olivia, "glow-studio", { proof: "listed email" })).toEqual({
      outcome: "yours",
    });
    await addDrafts(db, {
      name: "Still Waiting",
      status: "pending",
      phone: "(949) 555-0199",
      website: null,
    });
    expect(await sendCode(deps, gina, "still-waiting", { proof: "listed email" })).toEqual({
      outcome: "not-found",
    });
  });

  test("gets the same response whether the address has an account or not", async ({ db }) => {
    const { deps, gina } = await setUp(db);
    await addDrafts(db, {
      name: "Known",
      email: people.oscar.email,
      website: null,
      phone: "(949) 555-0121",
    });
    expect(await sendCode(deps, gina, "known", { proof: "listed email" })).toEqual(
      await sendCode(deps, gina, slug, { proof: "listed email" }),
    );
  });
});

describe("claiming a listing that has an owner", () => {
  test("with a correct code waits for an admin, who may add the claimant as a second owner", async ({
    db,
  }) => {
    const all = await setUp(db);
    const { deps, gina, olivia, ada, glow } = all;
    expect(await claimByCode(deps, gina, "glow-studio", "hello@glow.example.com")).toEqual({
      outcome: "waiting",
    });
    const [claim] = await waitingOf(deps, all);
    expect(claim).toMatchObject({
      proof: "listed email",
      owners: ["Olivia Marlowe"],
      claimant: { name: "Gina Rios" },
    });
    expect(await decideListingClaim(deps, ada, claim?.id ?? 0, { decision: "approve" })).toBe(
      "approved",
    );
    expect((await ownersIn(db, glow)).sort()).toEqual([olivia.userId, gina.userId].sort());
    expect((await deps.emailsTo(people.gina.email)).map(({ kind }) => kind)).toContain(
      "listing claim approved",
    );
  });

  test("may replace the owner and the team, and the owner is notified", async ({ db }) => {
    const all = await setUp(db);
    const { deps, gina, ada, glow } = all;
    await claimByCode(deps, gina, "glow-studio", "hello@glow.example.com");
    const [claim] = await waitingOf(deps, all);
    await decideListingClaim(deps, ada, claim?.id ?? 0, { decision: "approve", replaces: "yes" });
    expect(
      await db
        .select({ userId: memberships.userId })
        .from(memberships)
        .where(eq(memberships.listingId, glow)),
    ).toEqual([{ userId: gina.userId }]);
    expect((await deps.emailsTo(people.olivia.email))[0]?.kind).toBe("listing claim ended");
  });
});

describe("a listing claim by document", () => {
  test("waits with its photo, which only reviewers can see and which is deleted after the decision", async ({
    db,
  }) => {
    const all = await setUp(db);
    const { gina, ada } = all;
    const deps = withPictures(all.deps);
    const taken = await acceptPhotos(
      deps,
      gina.userId,
      [{ field: "picture", file: await photo(), description: "" }],
      from(),
    );
    if (taken.outcome !== "taken") throw new Error(taken.outcome);
    expect(await sendDocument(deps, gina, slug, papers, taken.pictures)).toEqual({
      outcome: "asked",
    });
    const [claim] = await waitingOf(all.deps, all);
    expect(claim).toMatchObject({ ...papers, hasPicture: true, owners: [] });
    expect(await findClaimDocument(deps, claim?.id ?? 0)).not.toBeNull();
    expect(await findFile(deps, `${taken.pictures[0]?.key}-large.webp`)).toBeNull();
    expect(await decideListingClaim(deps, ada, claim?.id ?? 0, { decision: "approve" })).toBe(
      "approved",
    );
    expect(await findClaimDocument(deps, claim?.id ?? 0)).toBeNull();
    expect(await ownersIn(db, await idOf(db, gina))).toEqual([gina.userId]);
  });

  test("is rejected with a reason by email, and another proof may follow", async ({ db }) => {
    const all = await setUp(db);
    const { deps, gina, ada } = all;
    await sendDocument(deps, gina, slug, papers, []);
    expect(await sendCode(deps, gina, slug, { proof: "listed email" })).toEqual({
      outcome: "waiting",
    });
    const [claim] = await waitingOf(deps, all);
    const reason = "The license names another business.";
    expect(
      await decideListingClaim(deps, ada, claim?.id ?? 0, { decision: "reject", reason }),
    ).toBe("rejected");
    expect((await deps.emailsTo(people.gina.email))[0]).toMatchObject({
      kind: "listing claim refused",
      text: expect.stringContaining(reason),
    });
    const decided = await listDecidedListingClaims(deps, ada);
    expect(decided).toMatchObject([
      {
        state: "refused",
        history: [{ act: "requested" }, { act: "refused", by: "Ada Lind", reason }],
      },
    ]);
    expect(await decideListingClaim(deps, ada, claim?.id ?? 0, { decision: "approve" })).toBe(
      "not-found",
    );
    expect(await claimByCode(deps, gina)).toEqual({ outcome: "granted" });
  });

  test("is decided only by a super admin", async ({ db }) => {
    const all = await setUp(db);
    const { deps, gina, olivia, tess, oscar, edda } = all;
    await sendDocument(deps, gina, slug, papers, []);
    const [claim] = await waitingOf(deps, all);
    for (const person of [gina, olivia, tess, oscar, edda]) {
      expect(await findListingClaim(deps, person, claim?.id ?? 0)).toBe("forbidden");
      expect(await listDecidedListingClaims(deps, person)).toBe("forbidden");
      expect(await decideListingClaim(deps, person, claim?.id ?? 0, { decision: "approve" })).toBe(
        "forbidden",
      );
    }
  });

  test("is deleted with its account, but the fact of the claim stays", async ({ db }) => {
    const { deps, gina } = await setUp(db);
    await sendDocument(deps, gina, slug, papers, []);
    expect(await listingClaimsOfAccount.collect(db, gina.userId)).toEqual([
      expect.objectContaining({ medSpa: "Lantern Cove", explanation: papers.explanation }),
    ]);
    await listingClaimsOfAccount.erase(db, gina.userId);
    expect(await db.select().from(listingClaims)).toMatchObject([
      { state: "withdrawn", explanation: "", phone: "", link: "" },
    ]);
    expect(await db.select({ act: listingClaimHistory.act }).from(listingClaimHistory)).toEqual([
      { act: "requested" },
      { act: "withdrawn" },
    ]);
  });
});

test("with two simultaneous correct codes, one claimant becomes the owner and the other waits", async ({
  own: { db },
}) => {
  const { deps, gina, oscar } = await setUp(db);
  const { actor: edda } = await signedIn(deps, "edda", from({ address: "203.0.113.44" }));
  const claimants = [gina, oscar, edda];
  const codes: string[] = [];
  for (const actor of claimants) {
    await sendCode(deps, actor, slug, { proof: "listed email" });
    codes.push(await codeIn(deps));
  }
  const checked = await Promise.all(
    claimants.map((actor, index) =>
      checkListingClaimCode(deps, actor, slug, codes[index] ?? "", from()),
    ),
  );
  expect(checked.map(({ outcome }) => outcome).sort()).toEqual(["granted", "waiting", "waiting"]);
  expect(await ownersIn(db, await idOf(db, gina))).toHaveLength(1);
});

test("checks at most five of twenty simultaneous tries", async ({ own: { db } }) => {
  const deps = testAccounts(db);
  const { actor: gina } = await signedIn(deps, "gina", from({ address: "203.0.113.45" }));
  await addDrafts(db, {
    name: "Quiet Harbor",
    email: "desk@quiet.example.com",
    website: null,
    phone: "(949) 555-0189",
  });
  await sendCode(deps, gina, "quiet-harbor", { proof: "listed email" });
  const wrong = wrongOf(await codeIn(deps, "desk@quiet.example.com"));
  const checked = await Promise.all(
    Array.from({ length: 20 }, () =>
      checkListingClaimCode(deps, gina, "quiet-harbor", wrong, from()),
    ),
  );
  expect(checked.filter(({ outcome }) => outcome === "wrong")).toHaveLength(4);
});
