import { describe, expect } from "vitest";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled } from "#tests/support/people.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { editReview } from "./change-review.server.ts";
import { readLedger } from "./ledger.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { decideAnswer, listAnswers } from "./moderate-answers.server.ts";
import { decideReview } from "./moderate-reviews.server.ts";
import { listReviewsToAnswer, replyToReview } from "./reply-to-review.server.ts";
import { hasVoted, voteHelpful, withdrawHelpfulVote } from "./votes-and-reports.server.ts";
import { writeReview } from "./write-review.server.ts";

const text = "We take every remark seriously and would be glad to talk in private.";
type Deps = ReturnType<typeof testAccounts>;

async function published(deps: Deps, { gina, edda }: Peopled) {
  const answer = await writeReview(
    deps,
    gina,
    { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true },
    from(),
  );
  const id = "id" in answer ? answer.id : 0;
  await decideReview(deps, edda, id, { act: "published" });
  return id;
}

const shown = async ({ db }: Deps) => (await listReviews({ db }, {}, { limit: 1 })).reviews[0];

describe("an owner's answer to a review", () => {
  test("is removed with a reason, visible only to the owner's side, and restored unchanged", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await published(deps, people);
    await replyToReview(deps, people.olivia, id, { text, isSure: false });
    expect(await decideAnswer(deps, people.edda, id, { act: "answer restored" })).toBe("too-late");
    expect(
      await decideAnswer(deps, people.edda, id, { act: "answer removed", fault: "private facts" }),
    ).toBe("done");
    expect(
      await decideAnswer(deps, people.ada, id, { act: "answer removed", fault: "abuse" }),
    ).toBe("too-late");
    expect((await shown(deps))?.reply).toBeNull();
    expect((await listReviewsToAnswer(deps, people.olivia))[0]).toMatchObject({
      reply: text,
      replyFault: "private facts",
    });
    expect(
      await replyToReview(deps, people.olivia, id, { text: `Once more: ${text}`, isSure: true }),
    ).toEqual({ outcome: "answered" });
    expect((await deps.emailsTo(people.olivia.email))[0]).toMatchObject({
      kind: "answer removed",
      text: expect.stringContaining("private facts"),
    });
    expect(await decideAnswer(deps, people.ada, id, { act: "answer restored" })).toBe("done");
    expect((await shown(deps))?.reply).toMatchObject({ text });
    expect((await readLedger({ db })).parts).toMatchObject({
      answersRemoved: 1,
      answersRestored: 1,
    });
  });

  test("is moderated only by admins and editors", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await published(deps, people);
    await replyToReview(deps, people.olivia, id, { text, isSure: false });
    for (const person of ["olivia", "tess", "oscar", "gina"] as const) {
      expect(
        await decideAnswer(deps, people[person], id, { act: "answer removed", fault: "abuse" }),
      ).toBe("forbidden");
      expect(await listAnswers(deps, people[person])).toBe("forbidden");
    }
    expect(
      await decideAnswer(deps, people.edda, 999_999, { act: "answer removed", fault: "abuse" }),
    ).toBe("not-found");
    expect(await listAnswers(deps, people.edda)).toEqual([
      expect.objectContaining({ id, text, fault: null }),
    ]);
  });
});

test("only the listing's owner is notified of a new review, once", async ({ db }) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const id = await published(deps, people);
  await editReview(deps, people.gina, id, reviewInput({ rating: 2 }));
  await decideReview(deps, people.edda, id, { act: "published" });
  const kinds = async (email: string) =>
    (await deps.emailsTo(email)).map(({ kind }) => kind).filter((kind) => kind === "new review");
  expect(await kinds(people.olivia.email)).toEqual(["new review"]);
  expect(await kinds(people.oscar.email)).toEqual([]);
  expect((await deps.emailsTo(people.olivia.email))[0]?.text).not.toContain(reviewInput().text);
});

test("a helpful vote can be withdrawn by its voter", async ({ db }) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const id = await published(deps, people);
  await voteHelpful(deps, people.oscar, id, from());
  await withdrawHelpfulVote(deps, people.ada, id);
  expect((await shown(deps))?.helpful).toBe(1);
  expect(await hasVoted(deps, people.oscar, id)).toBe(true);
  expect(await withdrawHelpfulVote(deps, people.oscar, id)).toBe("done");
  expect((await shown(deps))?.helpful).toBe(0);
  expect(await withdrawHelpfulVote(deps, people.oscar, 999_999)).toBe("not-found");
});
