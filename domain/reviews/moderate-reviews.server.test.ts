import { describe, expect } from "vitest";
import { reviewHistory, reviewReports } from "#database/schema/reviews.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { readLedger } from "./ledger.server.ts";
import {
  choicesOfReviews,
  countReviews,
  figuresOfReviews,
  listReviews,
  shareOfProven,
} from "./list-reviews.server.ts";
import { decideAnswer } from "./moderate-answers.server.ts";
import { decideReview, findQueued, leaveOutPhoto } from "./moderate-reviews.server.ts";
import { listReviewsToAnswer, replyToReview } from "./reply-to-review.server.ts";
import { reviewFaults } from "./review.ts";
import { reportReview, voteHelpful } from "./votes-and-reports.server.ts";
import { writeReview } from "./write-review.server.ts";

type Db = Parameters<typeof testAccounts>[0];

/** Creates Gina's review of Glow, published by default. */
async function prepared(db: Db, { isPublished = true, rating = 2 } = {}) {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const answer = await writeReview(
    deps,
    people.gina,
    { slug: "glow-studio", input: reviewInput({ rating }), hasProofOfWork: false },
    from(),
  );
  const id = "id" in answer ? answer.id : 0;
  if (isPublished) await decideReview(deps, people.edda, id, { act: "published" });
  return { deps, people, id };
}

describe("a review in moderation", () => {
  test("is waiting, or published and reported", async ({ db }) => {
    const { deps, people, id } = await prepared(db);
    expect(await findQueued({ db }, people.edda, id)).toBeNull();
    await reportReview(deps, people.oscar, id, "abuse", from());
    expect(await findQueued({ db }, people.edda, id)).toMatchObject({
      id,
      slug: "glow-studio",
      status: "published",
      reports: ["abuse"],
    });
    const answer = await writeReview(
      deps,
      people.gina,
      { slug: "harbor-studio", input: reviewInput(), hasProofOfWork: true },
      from(),
    );
    const waiting = await findQueued({ db }, people.edda, "id" in answer ? answer.id : 0);
    expect(waiting).toMatchObject({
      slug: "harbor-studio",
      status: "waiting",
      hasProofOfWork: true,
      reports: [],
    });
  });

  test("is accessible only to admins and editors, as are decisions", async ({ db }) => {
    const { deps, people, id } = await prepared(db, { isPublished: false });
    for (const person of ["olivia", "tess", "oscar", "gina"] as const) {
      expect(await findQueued({ db }, people[person], id)).toBe("forbidden");
      expect(await decideReview(deps, people[person], id, { act: "published" })).toBe("forbidden");
    }
    expect(
      await decideReview(deps, { ...people.ada, owesSecondFactor: true }, id, { act: "published" }),
    ).toBe("forbidden");
    expect(await decideReview(deps, people.ada, 999_999, { act: "published" })).toBe("not-found");
  });
});

describe("a review decision", () => {
  test("is recorded with its reason and sent to the author", async ({ db }) => {
    const { deps, people, id } = await prepared(db, { isPublished: false });
    expect(
      await decideReview(deps, people.edda, id, { act: "refused", fault: "private facts" }),
    ).toBe("done");
    expect(
      (await db.select().from(reviewHistory)).map(({ act, fault, userId }) => ({
        act,
        fault,
        userId,
      })),
    ).toEqual([
      { act: "received", fault: null, userId: null },
      { act: "refused", fault: "private facts", userId: people.edda.userId },
    ]);
    const [email] = await deps.emailsTo(people.gina.email);
    expect(email).toMatchObject({
      kind: "review refused",
      text: expect.stringContaining("private facts"),
    });
    expect(email?.text).not.toContain(reviewInput().text);
  });

  test("applies once, and a late one changes nothing", async ({ db }) => {
    const { deps, people, id } = await prepared(db);
    expect(await decideReview(deps, people.ada, id, { act: "refused", fault: "abuse" })).toBe(
      "too-late",
    );
    expect(await decideReview(deps, people.ada, id, { act: "published" })).toBe("too-late");
    expect(await decideReview(deps, people.ada, id, { act: "removed", fault: "unlawful" })).toBe(
      "done",
    );
    expect(await decideReview(deps, people.ada, id, { act: "removed", fault: "unlawful" })).toBe(
      "too-late",
    );
    expect(await decideReview(deps, people.ada, id, { act: "published" })).toBe("done");
  });

  test("about the moderator's own review is left to another moderator", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const answer = await writeReview(
      deps,
      people.edda,
      { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true },
      from(),
    );
    expect(
      await decideReview(deps, people.edda, "id" in answer ? answer.id : 0, { act: "published" }),
    ).toBe("own");
  });

  test("is not allowed to the listing's team, whose helpful votes do not count either", async ({
    db,
  }) => {
    const { deps, people, id } = await prepared(db);
    const edda = { ...people.edda, memberships: people.olivia.memberships };
    expect(await decideReview(deps, edda, id, { act: "removed", fault: "abuse" })).toBe(
      "own-listing",
    );
    expect(await leaveOutPhoto(deps, edda, id, 1, "abuse")).toBe("own-listing");
    await replyToReview(deps, people.olivia, id, {
      text: "We would be glad to talk about this in private.",
      isSure: true,
    });
    expect(await decideAnswer(deps, edda, id, { act: "answer removed", fault: "abuse" })).toBe(
      "own-listing",
    );
    for (const person of ["olivia", "tess"] as const)
      expect(await voteHelpful(deps, people[person], id, from())).toEqual({
        outcome: "own-listing",
      });
    expect(await voteHelpful(deps, people.oscar, id, from())).toMatchObject({ outcome: "done" });
  });

  test("cannot give a bad rating as the reason for removal", () => {
    expect(reviewFaults.join(" ")).not.toMatch(/bad|negative|low|unfair|disagree|rating/);
  });

  test("to keep a reported review closes the reports and changes nothing else", async ({ db }) => {
    const { deps, people, id } = await prepared(db);
    await reportReview(deps, people.olivia, id, "own interest", from());
    await reportReview(deps, people.olivia, id, "abuse", from());
    expect(await decideReview(deps, people.ada, id, { act: "kept" })).toBe("done");
    expect(
      await db
        .select({ fault: reviewReports.fault, closedAt: reviewReports.closedAt })
        .from(reviewReports),
    ).toEqual([{ fault: "own interest", closedAt: deps.clock() }]);
    expect(await findQueued({ db }, people.ada, id)).toBeNull();
    expect(await countReviews({ db })).toBe(1);
  });
});

test("the ledger counts decisions by month and by reason", async ({ db }) => {
  const { deps, people, id } = await prepared(db);
  await decideReview(deps, people.ada, id, { act: "removed", fault: "copied" });
  deps.pass(60 * 24 * 20);
  await decideReview(deps, people.ada, id, { act: "published" });
  expect(await readLedger({ db })).toEqual({
    months: [
      { month: "2026-12", published: 1, kept: 0, refused: 0, removed: 0, withdrawn: 0 },
      { month: "2026-11", published: 1, kept: 0, refused: 0, removed: 1, withdrawn: 0 },
    ],
    faults: [{ fault: "copied", refused: 0, removed: 1 }],
    parts: { photosLeftOut: 0, answersRemoved: 0, answersRestored: 0 },
    totals: { published: 1, waiting: 0 },
  });
});

describe("helpful votes", () => {
  test("count once per visitor and never for their own review", async ({ db }) => {
    const { deps, people, id } = await prepared(db);
    for (const person of ["oscar", "oscar", "ada"] as const)
      expect(await voteHelpful(deps, people[person], id, from())).toMatchObject({
        outcome: "done",
        slug: "glow-studio",
      });
    expect(await voteHelpful(deps, people.gina, id, from())).toEqual({ outcome: "own" });
    expect(await voteHelpful(deps, { ...people.edda, isVerified: false }, id, from())).toEqual({
      outcome: "unverified",
    });
    const { reviews } = await listReviews({ db }, {}, { limit: 1 });
    expect(reviews[0]?.helpful).toBe(2);
  });

  test("are only possible for published reviews", async ({ db }) => {
    const { deps, people, id } = await prepared(db, { isPublished: false });
    expect(await voteHelpful(deps, people.oscar, id, from())).toEqual({ outcome: "not-found" });
    expect(await reportReview(deps, people.oscar, id, "abuse", from())).toEqual({
      outcome: "not-found",
    });
  });
});

describe("the reply to a review", () => {
  const text =
    "Thank you for writing this. Please call us, so that we can talk about it in private.";
  test("is given once, only by the listing's owner or team", async ({ db }) => {
    const { deps, people, id } = await prepared(db);
    for (const person of ["oscar", "gina", "edda", "ada"] as const)
      expect(await replyToReview(deps, people[person], id, { text, isSure: true })).toEqual({
        outcome: "not-found",
      });
    expect(await replyToReview(deps, people.tess, id, { text, isSure: false })).toEqual({
      outcome: "done",
    });
    expect(await replyToReview(deps, people.olivia, id, { text, isSure: true })).toEqual({
      outcome: "answered",
    });
    expect((await listReviews({ db }, {}, { limit: 1 })).reviews[0]?.reply).toEqual({
      text,
      on: "2026-11-21",
    });
    expect((await listReviewsToAnswer(deps, people.olivia)).map(({ reply }) => reply)).toEqual([
      text,
    ]);
    expect(await listReviewsToAnswer(deps, people.oscar)).toEqual([]);
    expect(await listReviewsToAnswer(deps, people.gina)).toEqual([]);
  });

  test("that confirms a visit is held back until its author confirms it", async ({ db }) => {
    const { deps, people, id } = await prepared(db);
    const telling = "Thank you for visiting us in May, and for your patience with the parking.";
    expect(await replyToReview(deps, people.olivia, id, { text: telling, isSure: false })).toEqual({
      outcome: "warned",
      words: "thank you for visiting",
    });
    expect((await listReviews({ db }, {}, { limit: 1 })).reviews[0]?.reply).toBeNull();
    expect(await replyToReview(deps, people.olivia, id, { text: telling, isSure: true })).toEqual({
      outcome: "done",
    });
  });
});

test("listing figures, filters and the share of verified reviews come from published rows", async ({
  db,
}) => {
  expect(await shareOfProven({ db })).toEqual({ proven: null, visited: null });
  const { deps, people } = await prepared(db, { rating: 5 });
  await writeReview(
    deps,
    people.oscar,
    { slug: "glow-studio", input: reviewInput({ rating: 1 }), hasProofOfWork: true },
    from(),
  );
  expect(await figuresOfReviews({ db }, "glow-studio")).toEqual({
    stars: { 5: 1 },
    aspects: { result: 4, care: 5, cleanliness: 5, value: 3 },
    treatments: [{ slug: "botox", name: expect.any(String), count: 1 }],
  });
  expect((await figuresOfReviews({ db }, "harbor-studio")).aspects.care).toBeNull();
  expect(await choicesOfReviews({ db })).toMatchObject({
    treatments: [{ slug: "botox", count: 1 }],
    cities: [{ slug: "irvine", count: 1 }],
  });
  expect(await countReviews({ db }, { city: "irvine", treatment: "botox", stars: 5 })).toBe(1);
  expect(await countReviews({ db }, { stars: 4 })).toBe(0);
  expect(await shareOfProven({ db })).toEqual({ proven: 100, visited: 0 });
});
