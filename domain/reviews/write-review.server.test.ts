import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { pickColumns } from "#database/pick-columns.ts";
import { reviewInvitations, reviews } from "#database/schema/reviews.ts";
import { deleteAccount } from "#domain/accounts/delete-account.server.ts";
import { writeSetting } from "#domain/settings/settings.server.ts";
import { hashOf } from "#platform/random-token.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled } from "#tests/support/people.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { editReview, withdrawReview } from "./change-review.server.ts";
import { clearOldInvitations } from "./clear-invitations.server.ts";
import { findReviewInvitation, inviteReview, writeInvitedReview } from "./invite-review.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { decideReview } from "./moderate-reviews.server.ts";
import { findOwnReview, listOwnReviews } from "./own-reviews.server.ts";
import { reviewsOfAccount } from "./reviews-of-account.server.ts";
import { writeReview } from "./write-review.server.ts";

const wished = { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true };
type Deps = Parameters<typeof writeReview>[0];

async function written(deps: Deps, { gina }: Pick<Peopled, "gina">) {
  const answer = await writeReview(deps, gina, wished, from());
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

const invitation = (listingId: number) => ({
  listingId,
  proof: "booking" as const,
  name: "Nora Feld",
  email: "Nora@example.com",
  treatmentId: null,
  visitedOn: "2026-11-09",
});

describe("a visitor with a confirmed address", () => {
  test("writes a review, which waits for moderation", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    expect((await listReviews({ db }, {}, { limit: 5 })).total).toBe(0);
    expect(await decideReview(deps, people.edda, id, { act: "published" })).toBe("done");
    const { reviews: shown } = await listReviews({ db }, { listing: "glow-studio" }, { limit: 5 });
    expect(shown).toEqual([
      expect.objectContaining({
        id,
        authorName: "Gina R.",
        rating: 4,
        value: 3,
        proof: "email",
        treatment: expect.objectContaining({ slug: "botox" }),
      }),
    ]);
    expect((await deps.emailsTo(people.gina.email))[0]?.kind).toBe("review published");
  });

  test("writes one review per listing and is sent to it the second time", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    expect(await writeReview(deps, people.gina, wished, from())).toEqual({
      outcome: "written",
      id,
    });
    expect(
      await writeReview(deps, people.gina, { ...wished, slug: "harbor-studio" }, from()),
    ).toMatchObject({ outcome: "received" });
  });

  test("is rejected when unconfirmed, for an unknown listing or treatment, and for their own listing", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { gina, tess } = await addPeople(deps);
    expect(await writeReview(deps, { ...gina, isVerified: false }, wished, from())).toEqual({
      outcome: "unverified",
    });
    expect(await writeReview(deps, gina, { ...wished, slug: "nowhere" }, from())).toEqual({
      outcome: "not-found",
    });
    expect(await writeReview(deps, tess, wished, from())).toEqual({ outcome: "own-listing" });
    expect(
      await writeReview(
        deps,
        gina,
        { ...wished, input: reviewInput({ treatment: "snake-oil" }) },
        from(),
      ),
    ).toEqual({ outcome: "unknown-treatment" });
  });

  test("is rate limited by source, and more so without proof of work", async ({ db }) => {
    const deps = testAccounts(db);
    const { glow } = await addPeople(deps);
    const outcomes: string[] = [];
    for (let index = 0; index < 5; index++) {
      const token = await inviteReview(deps, {
        ...invitation(glow),
        email: `guest${outcomes.length}@example.com`,
      });
      outcomes.push(
        (
          await writeInvitedReview(
            deps,
            null,
            { token, input: reviewInput(), hasProofOfWork: false },
            from(),
          )
        ).outcome,
      );
    }
    expect(outcomes).toEqual(["received", "received", "received", "received", "limited"]);
    const token = await inviteReview(deps, invitation(glow));
    expect(
      (
        await writeInvitedReview(
          deps,
          null,
          { token, input: reviewInput(), hasProofOfWork: true },
          from(),
        )
      ).outcome,
    ).toBe("received");
  });
});

describe("a review invitation link", () => {
  test("is emailed, stored only as its hash and good for one review", async ({ db }) => {
    const deps = testAccounts(db);
    const { glow } = await addPeople(deps);
    const token = await inviteReview(deps, invitation(glow));
    const [email] = await deps.emailsTo("Nora@example.com");
    expect(email).toMatchObject({
      kind: "review invitation",
      text: expect.stringContaining(`/reviews/new?invitation=${token}`),
    });
    const [row] = await db.select().from(reviewInvitations);
    expect(row?.tokenHash).toBe(hashOf(token));
    expect(await findReviewInvitation(deps, token)).toMatchObject({
      slug: "glow-studio",
      visitedOn: "2026-11-09",
    });
    const answer = await writeInvitedReview(
      deps,
      null,
      { token, input: reviewInput(), hasProofOfWork: false },
      from(),
    );
    expect(answer.outcome).toBe("received");
    expect(await findReviewInvitation(deps, token)).toBeNull();
    expect(
      await writeInvitedReview(
        deps,
        null,
        { token, input: reviewInput(), hasProofOfWork: false },
        from(),
      ),
    ).toEqual({ outcome: "bad-link" });
    expect((await db.select().from(reviews))[0]).toMatchObject({
      proof: "booking",
      authorName: "Nora F.",
      userId: null,
      status: "waiting",
    });
  });

  test("works for 60 days and cannot be guessed", async ({ db }) => {
    const deps = testAccounts(db);
    const { glow } = await addPeople(deps);
    const token = await inviteReview(deps, invitation(glow));
    expect(await findReviewInvitation(deps, `${token}x`)).toBeNull();
    deps.pass(60 * 24 * 60 + 1);
    expect(await findReviewInvitation(deps, token)).toBeNull();
    expect(
      (
        await writeInvitedReview(
          deps,
          null,
          { token, input: reviewInput(), hasProofOfWork: false },
          from(),
        )
      ).outcome,
    ).toBe("bad-link");
  });

  test("is deleted unused after 60 days, and used loses the customer two years after the visit", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { glow } = await addPeople(deps);
    await inviteReview(deps, { ...invitation(glow), email: "unused@example.com" });
    const token = await inviteReview(deps, { ...invitation(glow), treatmentId: 1 });
    const review = { token, input: reviewInput(), hasProofOfWork: false };
    expect((await writeInvitedReview(deps, null, review, from())).outcome).toBe("received");
    const left = () =>
      db
        .select(pickColumns(reviewInvitations, "name", "email", "treatmentId"))
        .from(reviewInvitations);
    expect(await clearOldInvitations(deps)).toBe(0);
    deps.pass(60 * 24 * 60 + 1);
    expect(await clearOldInvitations(deps)).toBe(1);
    expect(await left()).toEqual([
      { name: "Nora Feld", email: "nora@example.com", treatmentId: 1 },
    ]);
    deps.pass(2 * 365 * 24 * 60);
    expect(await clearOldInvitations(deps)).toBe(1);
    expect(await left()).toEqual([{ name: "", email: "", treatmentId: null }]);
    expect(await clearOldInvitations(deps)).toBe(0);
    expect(await db.$count(reviews)).toBe(1);
  });

  test("works for only one of two simultaneous uses", async ({ own: { db } }) => {
    const deps = testAccounts(db);
    const { glow } = await addPeople(deps);
    const token = await inviteReview(deps, invitation(glow));
    const write = () =>
      writeInvitedReview(
        deps,
        null,
        { token, input: reviewInput(), hasProofOfWork: false },
        from(),
      );
    const outcomes = (await Promise.all([write(), write()])).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(["bad-link", "received"]);
  });

  test("does not work for the listing's team, signed in or not", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, tess, glow } = await addPeople(deps);
    const sent = { input: reviewInput(), hasProofOfWork: false };
    const ofNora = await inviteReview(deps, invitation(glow));
    expect(await writeInvitedReview(deps, tess, { ...sent, token: ofNora }, from())).toEqual({
      outcome: "own-listing",
    });
    const ofOlivia = await inviteReview(deps, { ...invitation(glow), email: olivia.email });
    expect(await writeInvitedReview(deps, null, { ...sent, token: ofOlivia }, from())).toEqual({
      outcome: "own-listing",
    });
    expect(await db.$count(reviews)).toBe(0);
  });

  test("does not allow a second review by the same account", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    const token = await inviteReview(deps, invitation(people.glow));
    const sent = { token, input: reviewInput(), hasProofOfWork: false };
    expect(await writeInvitedReview(deps, people.gina, sent, from())).toEqual({
      outcome: "written",
      id,
    });
    expect(await findReviewInvitation(deps, token)).not.toBeNull();
  });

  test("is sent at most every 60 days and allows one review per mailbox, with or without an account", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { gina, glow } = await addPeople(deps);
    const sent = { input: reviewInput(), hasProofOfWork: false };
    const token = await inviteReview(deps, { ...invitation(glow), email: gina.email });
    expect(await inviteReview(deps, { ...invitation(glow), email: gina.email })).toBe("");
    const first = await writeInvitedReview(deps, null, { ...sent, token }, from());
    deps.pass(61 * 24 * 60);
    const later = await inviteReview(deps, { ...invitation(glow), email: gina.email });
    expect(await writeInvitedReview(deps, null, { ...sent, token: later }, from())).toMatchObject({
      ...first,
      outcome: "written",
    });
  });

  test("assigns its review to the account that confirms the address", async ({ db }) => {
    const deps = testAccounts(db);
    const { gina, glow } = await addPeople(deps);
    const token = await inviteReview(deps, { ...invitation(glow), email: gina.email });
    await writeInvitedReview(
      deps,
      null,
      { token, input: reviewInput(), hasProofOfWork: false },
      from(),
    );
    expect(await listOwnReviews(deps, gina)).toHaveLength(1);
    expect(await listOwnReviews(deps, { ...gina, isVerified: false })).toHaveLength(0);
  });
});

describe("the author of a review", () => {
  test("can edit it, and it waits again", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    await decideReview(deps, people.edda, id, { act: "published" });
    deps.pass(60);
    expect(await editReview(deps, people.gina, id, reviewInput({ rating: 1 }))).toBe("done");
    expect(await findOwnReview(deps, people.gina, id)).toMatchObject({
      status: "waiting",
      rating: 1,
      submittedAt: deps.clock(),
    });
    expect((await listReviews({ db }, {}, { limit: 5 })).total).toBe(0);
  });

  test("can withdraw it and submit it again", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    expect(await withdrawReview(deps, people.gina, id)).toBe("done");
    expect(await decideReview(deps, people.edda, id, { act: "published" })).toBe("too-late");
    expect(await editReview(deps, people.gina, id, reviewInput())).toBe("done");
  });

  test("cannot restore a removed review", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    await decideReview(deps, people.edda, id, { act: "published" });
    await decideReview(deps, people.edda, id, { act: "removed", fault: "copied" });
    expect(await editReview(deps, people.gina, id, reviewInput())).toBe("removed");
    expect(await withdrawReview(deps, people.gina, id)).toBe("removed");
  });

  test("alone has access; for everyone else the review is not found", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    for (const person of ["olivia", "tess", "oscar", "edda", "ada"] as const) {
      expect(await editReview(deps, people[person], id, reviewInput())).toBe("not-found");
      expect(await withdrawReview(deps, people[person], id)).toBe("not-found");
      expect(await findOwnReview(deps, people[person], id)).toBeNull();
    }
    expect(await withdrawReview(deps, people.gina, 999_999)).toBe("not-found");
  });
});

describe("deleting an author's account", () => {
  test("deletes unpublished reviews and anonymizes the others", async ({ db }) => {
    const deps = { ...testAccounts(db), accountParts: [reviewsOfAccount] };
    const people = await addPeople(deps);
    const id = await written(deps, people);
    await decideReview(deps, people.edda, id, { act: "published" });
    const token = await inviteReview(deps, {
      ...invitation(people.harbor),
      email: people.gina.email,
    });
    await writeInvitedReview(
      deps,
      null,
      { token, input: reviewInput(), hasProofOfWork: false },
      from(),
    );
    expect(await reviewsOfAccount.collect(db, people.gina.userId)).toMatchObject({
      written: [{ status: "published" }, { status: "waiting" }],
    });
    expect(await deleteAccount(deps, people.gina)).toBe("done");
    expect(await db.select().from(reviews)).toEqual([
      expect.objectContaining({
        id,
        userId: null,
        authorName: "A former member",
        status: "published",
      }),
    ]);
    const { rows } = await db.execute(
      sql`select * from review_invitations where email = ${people.gina.email}`,
    );
    expect(rows).toEqual([]);
  });

  test("keeps other authors' reviews", async ({ db }) => {
    const deps = { ...testAccounts(db), accountParts: [reviewsOfAccount] };
    const people = await addPeople(deps);
    const id = await written(deps, people);
    expect(await deleteAccount(deps, people.oscar)).toBe("done");
    expect(
      await db.select({ userId: reviews.userId }).from(reviews).where(eq(reviews.id, id)),
    ).toEqual([{ userId: people.gina.userId }]);
  });
});

test("while reviews are switched off, no one can write one, with or without a link", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const { gina, glow } = await addPeople(deps);
  const token = await inviteReview(deps, invitation(glow));
  await db.transaction((tx) =>
    writeSetting(tx, deps.clock(), "reviews", { taken: "no", words: "Back on Monday." }),
  );
  const closed = { outcome: "closed", words: "Back on Monday." };
  expect(await writeReview(deps, gina, wished, from())).toEqual(closed);
  expect(
    await writeInvitedReview(
      deps,
      null,
      { token, input: reviewInput(), hasProofOfWork: false },
      from(),
    ),
  ).toEqual(closed);
});
