import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { deleteAccount } from "#domain/accounts/delete-account.server.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import { listStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled } from "#tests/support/people.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { editReview, withdrawReview } from "./change-review.server.ts";
import { deleteOldReviewPhotos } from "./delete-photos.server.ts";
import { readLedger } from "./ledger.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { decideReview, findQueued, leaveOutPhoto } from "./moderate-reviews.server.ts";
import { findOwnReview } from "./own-reviews.server.ts";
import { reviewsOfAccount } from "./reviews-of-account.server.ts";
import { writeReview } from "./write-review.server.ts";

let made = 0;
/** Creates a photo as the form passes it on, already processed and stored. */
const fresh = (description = ""): NewPhoto => ({
  key: (++made).toString(16).padStart(32, "0"),
  width: 1600,
  height: 900,
  description,
});
type Deps = ReturnType<typeof testAccounts>;

async function written(
  deps: Deps,
  { gina }: Pick<Peopled, "gina">,
  photos = [fresh("Before"), fresh("After")],
) {
  const answer = await writeReview(
    deps,
    gina,
    { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true, photos },
    from(),
  );
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

const shownPhotos = async ({ db }: Deps) =>
  (await listReviews({ db }, {}, { limit: 1 })).reviews[0]?.photos.map(
    ({ description }) => description,
  );

describe("review photos", () => {
  test("are visible to moderators, and to everyone once published", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    expect(await findQueued(deps, people.edda, id)).toMatchObject({
      photos: [{ description: "Before" }, { description: "After" }],
    });
    expect(await shownPhotos(deps)).toBeUndefined();
    await decideReview(deps, people.edda, id, { act: "published" });
    expect(await shownPhotos(deps)).toEqual(["Before", "After"]);
  });

  test("can be removed, relabeled and added by the author, up to four", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    const [before, after] = (await findOwnReview(deps, people.gina, id))?.photos ?? [];
    const change = {
      removed: [before?.id ?? 0],
      described: new Map([[after?.id ?? 0, "A week after"]]),
      added: [fresh("A month after")],
    };
    expect(await editReview(deps, people.gina, id, reviewInput(), change)).toBe("done");
    expect(
      (await findOwnReview(deps, people.gina, id))?.photos.map(({ description }) => description),
    ).toEqual(["A week after", "A month after"]);
    const tooMany = { removed: [], described: new Map(), added: [fresh(), fresh(), fresh()] };
    expect(await editReview(deps, people.gina, id, reviewInput(), tooMany)).toBe("too-many-photos");
    expect(
      await editReview(deps, people.gina, id, reviewInput(), {
        ...tooMany,
        added: [fresh(), fresh()],
      }),
    ).toBe("done");
  });

  test("of another author's review are inaccessible by any ID", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    const [photo] = (await findOwnReview(deps, people.gina, id))?.photos ?? [];
    const answer = await writeReview(
      deps,
      people.edda,
      { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true },
      from(),
    );
    const other = "id" in answer ? answer.id : 0;
    const theft = {
      removed: [photo?.id ?? 0],
      described: new Map([[photo?.id ?? 0, "Mine"]]),
      added: [],
    };
    expect(await editReview(deps, people.edda, other, reviewInput(), theft)).toBe("done");
    expect(await editReview(deps, people.edda, id, reviewInput(), theft)).toBe("not-found");
    expect((await findOwnReview(deps, people.gina, id))?.photos).toHaveLength(2);
  });

  test("can be left out individually, with a reason in the ledger and for the author", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    await decideReview(deps, people.edda, id, { act: "published" });
    const [first] = (await findOwnReview(deps, people.gina, id))?.photos ?? [];
    for (const person of ["gina", "olivia", "oscar"] as const)
      expect(await leaveOutPhoto(deps, people[person], id, first?.id ?? 0, "abuse")).toBe(
        "forbidden",
      );
    expect(await leaveOutPhoto(deps, people.edda, id, 999_999, "abuse")).toBe("too-late");
    expect(await leaveOutPhoto(deps, people.edda, id, first?.id ?? 0, "private facts")).toBe(
      "done",
    );
    expect(await leaveOutPhoto(deps, people.ada, id, first?.id ?? 0, "abuse")).toBe("too-late");
    expect(await shownPhotos(deps)).toEqual(["After"]);
    expect((await findOwnReview(deps, people.gina, id))?.leftOut).toEqual(["private facts"]);
    expect((await readLedger({ db })).parts.photosLeftOut).toBe(1);
    expect((await deps.emailsTo(people.gina.email))[0]).toMatchObject({ kind: "photo left out" });
  });

  test("are deleted a month after the review is rejected or withdrawn; others stay", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const id = await written(deps, people);
    await withdrawReview(deps, people.gina, id);
    deps.pass(29 * 24 * 60);
    await deleteOldReviewPhotos(deps);
    expect(await listStoredPhotos(db, { owner: "review", subjectId: id })).toHaveLength(2);
    deps.pass(2 * 24 * 60);
    await deleteOldReviewPhotos(deps);
    expect(await listStoredPhotos(db, { owner: "review", subjectId: id })).toHaveLength(0);
    await editReview(deps, people.gina, id, reviewInput(), {
      removed: [],
      described: new Map(),
      added: [fresh()],
    });
    deps.pass(90 * 24 * 60);
    await deleteOldReviewPhotos(deps);
    expect(await listStoredPhotos(db, { owner: "review", subjectId: id })).toHaveLength(1);
  });

  test("are in the author's export and are deleted with the account, though the text stays", async ({
    db,
  }) => {
    const deps = { ...testAccounts(db), accountParts: [reviewsOfAccount] };
    const people = await addPeople(deps);
    const id = await written(deps, people);
    await decideReview(deps, people.edda, id, { act: "published" });
    expect(await reviewsOfAccount.collect(db, people.gina.userId)).toMatchObject({
      written: [{ photos: [{ description: "Before" }, { description: "After" }] }],
    });
    expect(await deleteAccount(deps, people.gina)).toBe("done");
    expect(await shownPhotos(deps)).toEqual([]);
    expect((await db.execute(sql`select from uploads`)).rows).toHaveLength(0);
  });
});
