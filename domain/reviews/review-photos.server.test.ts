import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { deleteAccount } from "#domain/accounts/delete-account.server.ts";
import type { NewPicture } from "#domain/uploads/photo.ts";
import { listPictures } from "#domain/uploads/store-photos.server.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled } from "#tests/support/people.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { editReview, withdrawReview } from "./change-review.server.ts";
import { forgetPhotos } from "./delete-photos.server.ts";
import { readLedger } from "./ledger.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { decideReview, findQueued, leaveOutPhoto } from "./moderate-reviews.server.ts";
import { findOwnReview } from "./own-reviews.server.ts";
import { reviewsOfAccount } from "./reviews-of-account.server.ts";
import { writeReview } from "./write-review.server.ts";

let made = 0;
/** A photo as the form passes it on, already processed and stored. */
const fresh = (description = ""): NewPicture => ({
  key: (++made).toString(16).padStart(32, "0"),
  width: 1600,
  height: 900,
  description,
});
type Touches = ReturnType<typeof testAccounts>;

async function written(
  touches: Touches,
  { gina }: Pick<Peopled, "gina">,
  photos = [fresh("Before"), fresh("After")],
) {
  const answer = await writeReview(
    touches,
    gina,
    { slug: "glow-studio", input: reviewInput(), hasWorked: true, photos },
    from(),
  );
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

const shownPhotos = async ({ db }: Touches) =>
  (await listReviews({ db }, {}, { limit: 1 })).reviews[0]?.photos.map(
    ({ description }) => description,
  );

describe("review photos", () => {
  test("are visible to moderators, and to everyone once published", async ({ db }) => {
    const touches = testAccounts(db);
    const people = await addPeople(touches);
    const id = await written(touches, people);
    expect(await findQueued(touches, people.edda, id)).toMatchObject({
      photos: [{ description: "Before" }, { description: "After" }],
    });
    expect(await shownPhotos(touches)).toBeUndefined();
    await decideReview(touches, people.edda, id, { act: "published" });
    expect(await shownPhotos(touches)).toEqual(["Before", "After"]);
  });

  test("can be removed, relabeled and added by the author, up to four", async ({ db }) => {
    const touches = testAccounts(db);
    const people = await addPeople(touches);
    const id = await written(touches, people);
    const [before, after] = (await findOwnReview(touches, people.gina, id))?.photos ?? [];
    const change = {
      removed: [before?.id ?? 0],
      described: new Map([[after?.id ?? 0, "A week after"]]),
      added: [fresh("A month after")],
    };
    expect(await editReview(touches, people.gina, id, reviewInput(), change)).toBe("done");
    expect(
      (await findOwnReview(touches, people.gina, id))?.photos.map(({ description }) => description),
    ).toEqual(["A week after", "A month after"]);
    const tooMany = { removed: [], described: new Map(), added: [fresh(), fresh(), fresh()] };
    expect(await editReview(touches, people.gina, id, reviewInput(), tooMany)).toBe(
      "too-many-photos",
    );
    expect(
      await editReview(touches, people.gina, id, reviewInput(), {
        ...tooMany,
        added: [fresh(), fresh()],
      }),
    ).toBe("done");
  });

  test("of another author's review are inaccessible by any ID", async ({ db }) => {
    const touches = testAccounts(db);
    const people = await addPeople(touches);
    const id = await written(touches, people);
    const [photo] = (await findOwnReview(touches, people.gina, id))?.photos ?? [];
    const answer = await writeReview(
      touches,
      people.edda,
      { slug: "glow-studio", input: reviewInput(), hasWorked: true },
      from(),
    );
    const other = "id" in answer ? answer.id : 0;
    const theft = {
      removed: [photo?.id ?? 0],
      described: new Map([[photo?.id ?? 0, "Mine"]]),
      added: [],
    };
    expect(await editReview(touches, people.edda, other, reviewInput(), theft)).toBe("done");
    expect(await editReview(touches, people.edda, id, reviewInput(), theft)).toBe("not-found");
    expect((await findOwnReview(touches, people.gina, id))?.photos).toHaveLength(2);
  });

  test("can be left out individually, with a reason in the ledger and for the author", async ({
    db,
  }) => {
    const touches = testAccounts(db);
    const people = await addPeople(touches);
    const id = await written(touches, people);
    await decideReview(touches, people.edda, id, { act: "published" });
    const [first] = (await findOwnReview(touches, people.gina, id))?.photos ?? [];
    for (const person of ["gina", "olivia", "oscar"] as const)
      expect(await leaveOutPhoto(touches, people[person], id, first?.id ?? 0, "abuse")).toBe(
        "forbidden",
      );
    expect(await leaveOutPhoto(touches, people.edda, id, 999_999, "abuse")).toBe("too-late");
    expect(await leaveOutPhoto(touches, people.edda, id, first?.id ?? 0, "private facts")).toBe(
      "done",
    );
    expect(await leaveOutPhoto(touches, people.ada, id, first?.id ?? 0, "abuse")).toBe("too-late");
    expect(await shownPhotos(touches)).toEqual(["After"]);
    expect((await findOwnReview(touches, people.gina, id))?.leftOut).toEqual(["private facts"]);
    expect((await readLedger({ db })).parts.photosLeftOut).toBe(1);
    expect((await touches.mailsTo(people.gina.email))[0]).toMatchObject({ kind: "photo left out" });
  });

  test("are deleted a month after the review is rejected or withdrawn; others stay", async ({
    db,
  }) => {
    const touches = testAccounts(db);
    const people = await addPeople(touches);
    const id = await written(touches, people);
    await withdrawReview(touches, people.gina, id);
    touches.pass(29 * 24 * 60);
    await forgetPhotos(touches);
    expect(await listPictures(db, { owner: "review", subjectId: id })).toHaveLength(2);
    touches.pass(2 * 24 * 60);
    await forgetPhotos(touches);
    expect(await listPictures(db, { owner: "review", subjectId: id })).toHaveLength(0);
    await editReview(touches, people.gina, id, reviewInput(), {
      removed: [],
      described: new Map(),
      added: [fresh()],
    });
    touches.pass(90 * 24 * 60);
    await forgetPhotos(touches);
    expect(await listPictures(db, { owner: "review", subjectId: id })).toHaveLength(1);
  });

  test("are in the author's export and are deleted with the account, though the text stays", async ({
    db,
  }) => {
    const touches = { ...testAccounts(db), accountParts: [reviewsOfAccount] };
    const people = await addPeople(touches);
    const id = await written(touches, people);
    await decideReview(touches, people.edda, id, { act: "published" });
    expect(await reviewsOfAccount.collect(db, people.gina.userId)).toMatchObject({
      written: [{ photos: [{ description: "Before" }, { description: "After" }] }],
    });
    expect(await deleteAccount(touches, people.gina)).toBe("done");
    expect(await shownPhotos(touches)).toEqual([]);
    expect((await db.execute(sql`select from media`)).rows).toHaveLength(0);
  });
});
