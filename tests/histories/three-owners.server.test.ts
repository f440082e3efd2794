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
import { listFavorites, removeFavorite, saveFavorite } from "#domain/saved/favorites.server.ts";
import { savedItemsOfAccount } from "#domain/saved/saved-items-of-account.server.ts";
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
import { atLevel } from "#tests/support/test-level.ts";

const histories = atLevel(40, 1000);
const missing = 999_999;
const kinds = ["review", "question", "search", "session"] as const;
type Kind = (typeof kinds)[number];

/** Model of a resource: its owner, its listing, and if it is public. */
type TrackedResource = {
  kind: Kind;
  id: number;
  owner: number;
  listing: number;
  isPublished: boolean;
  mark: string;
};
type World = {
  deps: ReturnType<typeof testAccounts>;
  actors: Actor[];
  slugs: string[];
  operator: Actor;
  things: TrackedResource[];
  marks: number;
};
type Step = { who: number; about: number; pick: number };
type ActionForm = (world: World, actor: Actor, id: number, mark: string) => Promise<unknown>;

const textOf = (mark: string) => `A text that nobody but its writer may change. ${mark}`;

/** Actions on a resource by id, and who may take them. */
const actions: Record<
  string,
  {
    kind: Kind;
    isAllowed: (thing: TrackedResource, who: number) => boolean;
    act: ActionForm;
    after?: (thing: TrackedResource) => Partial<TrackedResource> | "gone";
  }
> = {
  "edit a review": {
    kind: "review",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ deps }, actor, id, mark) =>
      editReview(deps, actor, id, reviewInput({ text: textOf(mark) })),
    after: () => ({ isPublished: false }),
  },
  "withdraw a review": {
    kind: "review",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ deps }, actor, id) => withdrawReview(deps, actor, id),
    after: () => ({ isPublished: false }),
  },
  "reviews.reply": {
    kind: "review",
    isAllowed: (thing, who) => thing.isPublished && thing.listing === who,
    act: ({ deps }, actor, id, mark) =>
      replyToReview(deps, actor, id, { text: textOf(mark), isSure: true }),
  },
  "change a question": {
    kind: "question",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ deps }, actor, id, mark) => changeQuestion(deps, actor, id, textOf(mark)),
  },
  "take a question back": {
    kind: "question",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ deps }, actor, id) => withdrawQuestion(deps, actor, id),
    after: () => "gone",
  },
  "questions.answer": {
    kind: "question",
    isAllowed: (thing, who) => thing.isPublished && thing.listing === who,
    act: ({ deps }, actor, id, mark) =>
      answerQuestion(deps, actor, id, { text: textOf(mark), by: "me" }),
  },
  "rename a search": {
    kind: "search",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ deps }, actor, id, mark) =>
      changeSavedSearch(deps, actor, id, { name: mark, wantsAlerts: true }),
  },
  "remove a search": {
    kind: "search",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ deps }, actor, id) => removeSavedSearch(deps, actor, id),
    after: () => "gone",
  },
  "session.endOther": {
    kind: "session",
    isAllowed: (thing, who) => thing.owner === who,
    act: ({ deps }, actor, id) => endSession(deps, actor, id),
    after: () => "gone",
  },
};

/** Reads by id. Resources of others look the same as missing ones. */
const lookUps: Partial<Record<Kind, (world: World, actor: Actor, id: number) => Promise<unknown>>> =
  {
    review: ({ deps }, actor, id) => findOwnReview(deps, actor, id),
    question: ({ deps }, actor, id) => findOwnQuestion(deps, actor, id),
    search: ({ deps }, actor, id) => findSavedSearch(deps, actor, id),
  };

const beginnings: Record<string, (world: World, step: Step) => Promise<void>> = {
  "reviews.open": async (world, { who, about }) => {
    const { deps, actors, slugs, things } = world;
    const mark = markOf(world, who);
    const input = reviewInput({ text: textOf(mark) });
    const written = await writeReview(
      deps,
      at(actors, who),
      { slug: at(slugs, about), input, hasProofOfWork: true },
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
  "publish a review": async ({ deps, operator, things }, { pick }) => {
    const review = pickOf(things, "review", pick);
    if (review && (await decideReview(deps, operator, review.id, { act: "published" })) === "done")
      review.isPublished = true;
  },
  "questions.ask": async (world, { who, about }) => {
    const { deps, actors, slugs, things } = world;
    const mark = markOf(world, who);
    const asked = await askQuestion(deps, at(actors, who), {
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
  "publish a question": async ({ deps, operator, things }, { pick }) => {
    const question = pickOf(things, "question", pick);
    for (const version of [1, 2, 3])
      if (
        question &&
        (await decideQuestion(deps, operator, {
          id: question.id,
          version,
          decision: "publish",
        })) === "done"
      )
        question.isPublished = true;
  },
  "save a search": async (world, { who }) => {
    const { deps, actors, things } = world;
    const mark = markOf(world, who);
    await saveSearch(deps, at(actors, who), { name: mark, wantsAlerts: false, query: `q=${mark}` });
    const saved = (await listSavedSearches(deps, at(actors, who))).find(
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
  "save a favorite, remove another": async ({ deps, actors, slugs }, { who, about, pick }) => {
    await saveFavorite(deps, at(actors, who), at(slugs, about));
    await removeFavorite(deps, at(actors, who), at(slugs, pick % 3));
  },
};

const step = fc.record({
  act: fc.constantFrom(
    ...Object.keys(beginnings),
    ...Object.keys(beginnings),
    ...Object.keys(actions),
  ),
  who: fc.nat(2),
  about: fc.nat(2),
  pick: fc.nat(20),
});

test(`in ${histories} random histories, no owner reads or changes another owner's data`, {
  timeout: 10_000 * Math.max(100, histories),
}, async ({ db }) => {
  const deps = testAccounts(db);
  const { actors, slugs, operator } = await addThreeOwners(deps);
  const refused = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), (steps) =>
    rolledBack(db, async (tx) => {
      const world: World = {
        deps: { ...deps, db: tx },
        actors,
        slugs,
        operator,
        things: [],
        marks: 0,
      };
      for (const [who, actor] of actors.entries())
        for (const { id } of await listSessions(world.deps, actor))
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
  await fc.assert(property, { numRuns: histories, seed: 32, endOnFailure: true });
  // Guards against actions that no history tried on a foreign resource.
  expect([...refused].sort()).toEqual(Object.keys(actions).sort());
});

async function attempt(world: World, act: string, { who, pick }: Step, refused: Set<string>) {
  const intent = actions[act];
  const thing = intent && pickOf(world.things, intent.kind, pick);
  if (!intent || !thing) return;
  const actor = at(world.actors, who);
  const mark = markOf(world, who);
  if (intent.isAllowed(thing, who)) {
    const outcome = await intent.act(world, actor, thing.id, mark);
    expect(outcome).not.toEqual("not-found");
    const after = intent.after?.(thing);
    if (after === "gone") world.things.splice(world.things.indexOf(thing), 1);
    else if (after && outcome === "done") Object.assign(thing, after);
    if (outcome === "done" && !/answer|reply/.test(act)) thing.mark = mark;
    return;
  }
  const before = await everything(world.deps.db);
  const outcome = await intent.act(world, actor, thing.id, mark);
  expect(outcome).toEqual(await intent.act(world, actor, missing, mark));
  expect(await everything(world.deps.db)).toBe(before);
  refused.add(act);
}

/** Everyone sees exactly their own resources, and no unpublished words of others. */
async function expectOwnViews(world: World) {
  const { deps, actors, things } = world;
  const ids = (kind: Kind, condition: (thing: TrackedResource) => boolean) =>
    things
      .filter((thing) => thing.kind === kind && condition(thing))
      .map(({ id }) => id)
      .sort();
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort();
  for (const [who, actor] of actors.entries()) {
    const isOwn = ({ owner }: TrackedResource) => owner === who;
    const isToAnswer = ({ listing, isPublished }: TrackedResource) =>
      isPublished && listing === who;
    expect(idsOf(await listOwnReviews(deps, actor))).toEqual(ids("review", isOwn));
    expect(idsOf(await listReviewsToAnswer(deps, actor))).toEqual(ids("review", isToAnswer));
    expect(idsOf(await listOwnQuestions(deps, actor))).toEqual(ids("question", isOwn));
    expect(idsOf(await listQuestionsToAnswer(deps, actor))).toEqual(ids("question", isToAnswer));
    expect(idsOf(await listSavedSearches(deps, actor))).toEqual(ids("search", isOwn));
    expect(idsOf(await listSessions(deps, actor))).toEqual(ids("session", isOwn));
    for (const thing of things.filter((each) => !isOwn(each)))
      expect((await lookUps[thing.kind]?.(world, actor, thing.id)) ?? null).toBeNull();
    const content = JSON.stringify([
      await collectMyData(
        { ...deps, accountParts: [savedItemsOfAccount, reviewsOfAccount, questionsOfAccount] },
        actor,
      ),
      await listFavorites(deps, actor),
    ]);
    // The author of an answer also keeps the published question.
    const readable = new Set(things.filter(isToAnswer).map(({ mark }) => mark));
    const others = (content.match(/mark of \d, number \d+/g) ?? []).filter(
      (mark) => !mark.startsWith(`mark of ${who}`) && !readable.has(mark),
    );
    expect(others).toEqual([]);
  }
}

const markOf = (world: World, who: number) => `mark of ${who}, number ${++world.marks}`;
const at = <Item>(list: Item[], index: number) => list[index] as Item;
const pickOf = (things: TrackedResource[], kind: Kind, pick: number) => {
  const found = things.filter((thing) => thing.kind === kind);
  return found[pick % Math.max(1, found.length)];
};

async function everything(db: Executor) {
  const tables = [
    "reviews",
    "review_replies",
    "review_history",
    "questions",
    "question_answers",
    "saved_searches",
    "favorites",
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
