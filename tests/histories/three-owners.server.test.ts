import { sql, TransactionRollbackError } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { collectMyData } from "#domain/accounts/delete-account.server.ts";
import { endSession, listSessions } from "#domain/accounts/sessions/sessions.server.ts";
import { answerQuestion, listQuestionsToAnswer } from "#domain/questions/answer-question.server.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { decideQuestion } from "#domain/questions/moderate-questions.server.ts";
import {
  changeQuestion,
  findOwnQuestion,
  listOwnQuestions,
  withdrawQuestion,
} from "#domain/questions/own-questions.server.ts";
import { questionsOfAccount } from "#domain/questions/questions-of-account.server.ts";
import { editReview, withdrawReview } from "#domain/reviews/change-review.server.ts";
import { decideReview } from "#domain/reviews/moderate-reviews.server.ts";
import { findOwnReview, listOwnReviews } from "#domain/reviews/own-reviews.server.ts";
import { listReviewsToAnswer, replyToReview } from "#domain/reviews/reply-to-review.server.ts";
import { reviewsOfAccount } from "#domain/reviews/reviews-of-account.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { listFavourites, removeFavourite, saveFavourite } from "#domain/saved/favorites.server.ts";
import { savedPart } from "#domain/saved/saved-part.server.ts";
import {
  changeSavedSearch,
  findSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from "#domain/saved/saved-searches.server.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addThreeOwners } from "#tests/support/people.ts";
import { reviewInput } from "#tests/support/reviews.ts";

/** Set HISTORIES=1000 for the slow variant. */
const histories = Number(process.env.HISTORIES ?? 100);
const missing = 999_999;
const kinds = ["review", "question", "search", "session"] as const;
type Kind = (typeof kinds)[number];

/** Model of a resource: its owner, its listing, and if it is public. */
type Thing = {
  kind: Kind;
  id: number;
  owner: number;
  listing: number;
  isPublished: boolean;
  mark: string;
};
type World = {
  touches: ReturnType<typeof testAccounts>;
  actors: Actor[];
  slugs: string[];
  operator: Actor;
  things: Thing[];
  marks: number;
};
type Step = { who: number; about: number; pick: number };
type Deed = (world: World, actor: Actor, id: number, mark: string) => Promise<unknown>;

const textOf = (mark: string) => `A text that nobody but its writer may change. ${mark}`;

/** Actions on a resource by id, and who may take them. */
const deeds: Record<
  string,
  {
    kind: Kind;
    isAllowed: (thing: Thing, who: number) => boolean;
    act: Deed;
    after?: (thing: Thing) => Partial<Thing> | "gone";
  }
> = {
  "edit a review": {
    kind: "review",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ touches }, actor, id, mark) =>
      editReview(touches, actor, id, reviewInput({ text: textOf(mark) })),
    after: () => ({ isPublished: false }),
  },
  "withdraw a review": {
    kind: "review",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ touches }, actor, id) => withdrawReview(touches, actor, id),
    after: () => ({ isPublished: false }),
  },
  "reviews.reply": {
    kind: "review",
    isAllowed: (thing, who) => thing.isPublished && thing.listing === who,
    act: ({ touches }, actor, id, mark) =>
      replyToReview(touches, actor, id, { text: textOf(mark), isSure: true }),
  },
  "change a question": {
    kind: "question",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ touches }, actor, id, mark) => changeQuestion(touches, actor, id, textOf(mark)),
  },
  "take a question back": {
    kind: "question",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ touches }, actor, id) => withdrawQuestion(touches, actor, id),
    after: () => "gone",
  },
  "questions.answer": {
    kind: "question",
    isAllowed: (thing, who) => thing.isPublished && thing.listing === who,
    act: ({ touches }, actor, id, mark) =>
      answerQuestion(touches, actor, id, { text: textOf(mark), by: "me" }),
  },
  "rename a search": {
    kind: "search",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ touches }, actor, id, mark) =>
      changeSavedSearch(touches, actor, id, { name: mark, wantsAlerts: true }),
  },
  "remove a search": {
    kind: "search",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ touches }, actor, id) => removeSavedSearch(touches, actor, id),
    after: () => "gone",
  },
  "session.endOther": {
    kind: "session",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ touches }, actor, id) => endSession(touches, actor, id),
    after: () => "gone",
  },
};

/** Reads by id. Resources of others look the same as missing ones. */
const lookUps: Partial<Record<Kind, (world: World, actor: Actor, id: number) => Promise<unknown>>> =
  {
    review: ({ touches }, actor, id) => findOwnReview(touches, actor, id),
    question: ({ touches }, actor, id) => findOwnQuestion(touches, actor, id),
    search: ({ touches }, actor, id) => findSavedSearch(touches, actor, id),
  };

const beginnings: Record<string, (world: World, step: Step) => Promise<void>> = {
  "reviews.open": async (world, { who, about }) => {
    const { touches, actors, slugs, things } = world;
    const mark = markOf(world, who);
    const input = reviewInput({ text: textOf(mark) });
    const written = await writeReview(
      touches,
      at(actors, who),
      { slug: at(slugs, about), input, hasWorked: true },
      from({ address: `203.0.${about}.${++world.marks % 250}` }),
    );
    if (about === who) expect(written).toEqual({ outcome: "own-listing" });
    if (written.outcome === "received")
      things.push({
        kind: "review",
        id: written.id,
        owner: who,
        listing: about,
        isPublished: false,
        mark,
      });
  },
  "publish a review": async ({ touches, operator, things }, { pick }) => {
    const review = pickOf(things, "review", pick);
    if (
      review &&
      (await decideReview(touches, operator, review.id, { act: "published" })) === "done"
    )
      review.isPublished = true;
  },
  "questions.ask": async (world, { who, about }) => {
    const { touches, actors, slugs, things } = world;
    const mark = markOf(world, who);
    const asked = await askQuestion(touches, at(actors, who), {
      medSpaSlug: at(slugs, about),
      text: textOf(mark),
    });
    if (asked.outcome === "received")
      things.push({
        kind: "question",
        id: asked.id,
        owner: who,
        listing: about,
        isPublished: false,
        mark,
      });
  },
  "publish a question": async ({ touches, operator, things }, { pick }) => {
    const question = pickOf(things, "question", pick);
    for (const version of [1, 2, 3])
      if (
        question &&
        (await decideQuestion(touches, operator, {
          id: question.id,
          version,
          decision: "publish",
        })) === "done"
      )
        question.isPublished = true;
  },
  "save a search": async (world, { who }) => {
    const { touches, actors, things } = world;
    const mark = markOf(world, who);
    await saveSearch(touches, at(actors, who), {
      name: mark,
      wantsAlerts: false,
      query: `q=${mark}`,
    });
    const saved = (await listSavedSearches(touches, at(actors, who))).find(
      ({ name }) => name === mark,
    );
    things.push({
      kind: "search",
      id: saved?.id ?? 0,
      owner: who,
      listing: who,
      isPublished: false,
      mark,
    });
  },
  "save a favourite, remove another": async ({ touches, actors, slugs }, { who, about, pick }) => {
    await saveFavourite(touches, at(actors, who), at(slugs, about));
    await removeFavourite(touches, at(actors, who), at(slugs, pick % 3));
  },
};

const step = fc.record({
  act: fc.constantFrom(
    ...Object.keys(beginnings),
    ...Object.keys(beginnings),
    ...Object.keys(deeds),
  ),
  who: fc.nat(2),
  about: fc.nat(2),
  pick: fc.nat(20),
});

test(`in ${histories} random histories, no owner reads or changes another owner's data`, {
  timeout: 2_400 * Math.max(100, histories),
}, async ({ db }) => {
  const touches = testAccounts(db);
  const { actors, slugs, operator } = await addThreeOwners(touches);
  const refused = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), (steps) =>
    rolledBack(db, async (tx) => {
      const world: World = {
        touches: { ...touches, db: tx },
        actors,
        slugs,
        operator,
        things: [],
        marks: 0,
      };
      for (const [who, actor] of actors.entries())
        for (const { id } of await listSessions(world.touches, actor))
          world.things.push({
            kind: "session",
            id,
            owner: who,
            listing: who,
            isPublished: false,
            mark: "",
          });
      for (const { act, ...given } of steps) {
        if (beginnings[act]) await beginnings[act](world, given);
        else await attempt(world, act, given, refused);
      }
      await expectOwnViews(world);
    }),
  );
  await fc.assert(property, { numRuns: histories, endOnFailure: true });
  // Guards against actions that no history tried on a foreign resource.
  expect([...refused].sort()).toEqual(Object.keys(deeds).sort());
});

async function attempt(world: World, act: string, { who, pick }: Step, refused: Set<string>) {
  const deed = deeds[act];
  const thing = deed && pickOf(world.things, deed.kind, pick);
  if (!deed || !thing) return;
  const actor = at(world.actors, who);
  const mark = markOf(world, who);
  if (deed.isAllowed(thing, who)) {
    const outcome = await deed.act(world, actor, thing.id, mark);
    expect(outcome).not.toEqual("not-found");
    const after = deed.after?.(thing);
    if (after === "gone") world.things.splice(world.things.indexOf(thing), 1);
    else if (after && outcome === "done") Object.assign(thing, after);
    if (outcome === "done" && !act.startsWith("answer")) thing.mark = mark;
    return;
  }
  const before = await everything(world.touches.db);
  const outcome = await deed.act(world, actor, thing.id, mark);
  expect(outcome).toEqual(await deed.act(world, actor, missing, mark));
  expect(await everything(world.touches.db)).toBe(before);
  refused.add(act);
}

/** Everyone sees exactly their own resources, and no unpublished words of others. */
async function expectOwnViews(world: World) {
  const { touches, actors, things } = world;
  const ids = (kind: Kind, condition: (thing: Thing) => boolean) =>
    things
      .filter((thing) => thing.kind === kind && condition(thing))
      .map(({ id }) => id)
      .sort();
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort();
  for (const [who, actor] of actors.entries()) {
    const isOwn = ({ owner }: Thing) => owner === who;
    const isToAnswer = ({ listing, isPublished }: Thing) => isPublished && listing === who;
    expect(idsOf(await listOwnReviews(touches, actor))).toEqual(ids("review", isOwn));
    expect(idsOf(await listReviewsToAnswer(touches, actor))).toEqual(ids("review", isToAnswer));
    expect(idsOf(await listOwnQuestions(touches, actor))).toEqual(ids("question", isOwn));
    expect(idsOf(await listQuestionsToAnswer(touches, actor))).toEqual(ids("question", isToAnswer));
    expect(idsOf(await listSavedSearches(touches, actor))).toEqual(ids("search", isOwn));
    expect(idsOf(await listSessions(touches, actor))).toEqual(ids("session", isOwn));
    for (const thing of things.filter((each) => !isOwn(each)))
      expect((await lookUps[thing.kind]?.(world, actor, thing.id)) ?? null).toBeNull();
    const told = JSON.stringify([
      await collectMyData(
        { ...touches, accountParts: [savedPart, reviewsOfAccount, questionsOfAccount] },
        actor,
      ),
      await listFavourites(touches, actor),
    ]);
    // The author of an answer also keeps the published question.
    const readable = new Set(things.filter(isToAnswer).map(({ mark }) => mark));
    const others = (told.match(/mark of \d, number \d+/g) ?? []).filter(
      (mark) => !mark.startsWith(`mark of ${who}`) && !readable.has(mark),
    );
    expect(others).toEqual([]);
  }
}

const markOf = (world: World, who: number) => `mark of ${who}, number ${++world.marks}`;
const at = <Item>(list: Item[], index: number) => list[index] as Item;
const pickOf = (things: Thing[], kind: Kind, pick: number) => {
  const found = things.filter((thing) => thing.kind === kind);
  return found[pick % Math.max(1, found.length)];
};

async function everything(db: Executor) {
  const tables = [
    "reviews",
    "review_replies",
    "review_ledger",
    "questions",
    "question_answers",
    "saved_searches",
    "favourites",
    "sessions",
  ];
  const rows = tables.map(
    (table) =>
      sql`(select coalesce(json_agg(x order by x::text)::text, '') from ${sql.identifier(table)} x)`,
  );
  const { rows: read } = await db.execute<{ all: string }>(
    sql`select md5(${sql.join(rows, sql` || `)}) as all`,
  );
  return read[0]?.all;
}

/** Starts each history from the same state. */
async function rolledBack(db: Executor, work: (tx: Executor) => Promise<void>) {
  await db
    .transaction(async (tx) => {
      await work(tx);
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
}
