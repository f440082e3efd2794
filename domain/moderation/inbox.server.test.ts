import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { users } from "#database/schema/accounts/accounts.ts";
import { inboxDecisions } from "#database/schema/moderation.ts";
import { decideClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { changeQuestion } from "#domain/questions/own-questions.server.ts";
import { test } from "#tests/support/database.ts";
import { message, openInbox } from "#tests/support/inbox.ts";
import { carryOutDue, carryOutNow, forgetDecisions } from "./apply-decisions.server.ts";
import { decide, decideMany, listJustDecided, undo } from "./decide.server.ts";
import { findHints } from "./find-hints.server.ts";
import { about, type Decision, type Kind, kinds, nameOf } from "./inbox.ts";
import { countInbox, listInbox } from "./list-inbox.server.ts";

const approve: Decision = { decision: "approve" };
const reject = (kind: Kind): Decision => {
  const { reasons } = about[kind];
  return {
    decision: "reject",
    reason:
      reasons === "in words"
        ? "The picture shows another house."
        : (Object.keys(reasons ?? {})[0] ?? ""),
  };
};
/** Number of emails per decision. Approving a report or a message notifies no one. */
const told: Record<Kind, [approved: number, rejected: number]> = {
  ...{
    submission: [1, 1],
    revision: [1, 1],
    claim: [2, 1],
    review: [2, 1],
    question: [3, 1],
    pair: [1, 1],
  },
  ...{ "reported-review": [0, 1], "reported-photo": [0, 1], message: [0, 0] },
};

describe.each(kinds)("a %s in the moderation inbox", (kind) => {
  test.for([
    ["approved", approve],
    ["rejected", reject(kind)],
  ] as const)(
    "leaves when it is %s, and the decision is applied once, a minute later",
    async ([as, decision], { db }) => {
      const { deps, people, waiting, only, mailCount } = await openInbox(db, kind);
      const thing = await only(kind);
      const mails = await mailCount();
      expect(await decide(deps, people.ada, thing, decision)).toBe("decided");
      expect(await waiting(kind)).toEqual([]);
      expect(await listJustDecided(deps, people.ada)).toMatchObject([
        { kind, by: people.ada.name },
      ]);
      expect([await carryOutDue(deps), await mailCount()]).toEqual([0, mails]);
      deps.pass(1);
      expect(await carryOutDue(deps)).toBe(1);
      expect((await mailCount()) - mails).toBe(told[kind][as === "approved" ? 0 : 1]);
      expect(await carryOutDue(deps)).toBe(0);
      expect([await waiting(kind), await listJustDecided(deps, people.ada)]).toEqual([[], []]);
      expect(await db.select({ outcome: inboxDecisions.outcome }).from(inboxDecisions)).toEqual([
        { outcome: "done" },
      ]);
    },
  );

  test("is applied after a clock that was a day ahead is corrected", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, kind);
    const thing = await only(kind);
    deps.pass(24 * 60);
    await decide(deps, people.ada, thing, approve);
    expect(await carryOutDue(deps)).toBe(0);
    deps.pass(-24 * 60);
    expect(await carryOutDue(deps)).toBe(1);
  });

  test("returns when the decision is undone, without notifications", async ({ db }) => {
    const { deps, people, only, mailCount } = await openInbox(db, kind);
    const thing = await only(kind);
    const mails = await mailCount();
    await decide(deps, people.ada, thing, reject(kind));
    const [decided] = await listJustDecided(deps, people.ada);
    expect(await undo(deps, people.gina, [decided?.id ?? 0])).toBe(0);
    expect(await undo(deps, people.ada, [decided?.id ?? 0])).toBe(1);
    deps.pass(2);
    expect([await carryOutDue(deps), await mailCount()]).toEqual([0, mails]);
    expect(await only(kind)).toMatchObject({
      id: thing.id,
      version: thing.version,
      outcome: "undone",
    });
    expect(await undo(deps, people.ada, [decided?.id ?? 0])).toBe(0);
  });

  test("can be decided only with permission, and by one moderator", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, kind);
    const thing = await only(kind);
    for (const who of ["olivia", "oscar", "gina"] as const)
      expect(await decide(deps, people[who], thing, approve)).toBe("not-found");
    expect(await decide(deps, { ...people.ada, owesSecondFactor: true }, thing, approve)).toBe(
      "not-found",
    );
    const mayEdit = ["review", "reported-review", "question"].includes(kind);
    expect(await decide(deps, people.edda, thing, approve)).toBe(mayEdit ? "decided" : "not-found");
    expect(await decide(deps, people.ada, thing, approve)).toBe(mayEdit ? "not-found" : "decided");
    const [decided] = await listJustDecided(deps, people.ada);
    expect(await listJustDecided(deps, people.gina)).toEqual([]);
    expect(await carryOutNow(deps, people.gina, decided?.id ?? 0)).toBe("settled");
    expect(await carryOutNow(deps, people.ada, decided?.id ?? 0)).toBe("done");
    expect(await carryOutNow(deps, people.ada, decided?.id ?? 0)).toBe("settled");
  });
});

describe("the moderation inbox", () => {
  test("shows everything oldest first and counts each kind; editors see what they may decide", async ({
    db,
  }) => {
    const { deps, people, waiting } = await openInbox(db, ...kinds);
    deps.pass(60);
    const lines = await waiting();
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    expect(lines.map(({ since }) => since.getTime())).toEqual(
      lines.map(({ since }) => since.getTime()).toSorted((one, other) => one - other),
    );
    expect(await countInbox(deps, people.ada)).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, 1])),
    );
    expect(await countInbox(deps, people.edda)).toEqual({
      review: 1,
      question: 1,
      "reported-review": 1,
    });
    expect(await listInbox(deps, people.edda, "message", { limit: 9, offset: 0 })).toEqual([]);
    expect(await listInbox(deps, people.olivia, null, { limit: 9, offset: 0 })).toEqual([]);
    expect(await listInbox(deps, people.ada, null, { limit: 4, offset: 2 })).toEqual(
      lines.slice(2, 6),
    );
  });

  test("decides many items at once and skips those decided meanwhile", async ({ db }) => {
    const { deps, people, waiting, only } = await openInbox(db, ...kinds);
    await decide(deps, people.edda, await only("review"), approve);
    const [lines, review] = [await waiting(), { kind: "review" as const, id: 1, version: 0 }];
    expect(await decideMany(deps, people.ada, [...lines, review], approve)).toEqual({
      decided: 8,
      left: 1,
    });
    expect(await waiting()).toEqual([]);
    deps.pass(1);
    expect(await carryOutDue(deps)).toBe(9);
  });
});

describe("a moderation decision", () => {
  test("is void when the item changed meanwhile, and the item returns with a note", async ({
    db,
  }) => {
    const { deps, people, only, mailCount } = await openInbox(db, "question");
    const question = await only("question");
    await decide(deps, people.ada, question, approve);
    await changeQuestion(
      deps,
      people.gina,
      question.id,
      "Buy my creams at www.creams.example today!",
    );
    const mails = await mailCount();
    deps.pass(1);
    expect([await carryOutDue(deps), await mailCount()]).toEqual([0, mails]);
    const back = await only("question");
    expect((await findHints(deps, [back]))[nameOf(back)]).toEqual([
      "Returned: it changed after the decision",
      "One link",
    ]);
    expect(await decide(deps, people.ada, question, approve)).toBe("changed");
    expect(await decide(deps, people.ada, back, approve)).toBe("decided");
  });

  test("changes nothing when the item was decided elsewhere meanwhile", async ({ db }) => {
    const { deps, people, waiting, only, mailCount } = await openInbox(db, "claim");
    const claim = await only("claim");
    await decide(deps, people.ada, claim, approve);
    await decideClaim(deps, people.ada, claim.id, {
      decision: "reject",
      reason: "Another person has the license.",
    });
    const mails = await mailCount();
    deps.pass(1);
    expect([await carryOutDue(deps), await mailCount(), await waiting()]).toEqual([0, mails, []]);
  });

  test("is applied with the permissions that its moderator has at that time", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, "review");
    const review = await only("review");
    await decide(deps, people.edda, review, approve);
    await db.update(users).set({ role: "visitor" }).where(eq(users.id, people.edda.userId));
    deps.pass(1);
    expect(await carryOutDue(deps)).toBe(0);
    const back = await only("review");
    expect((await findHints(deps, [back]))[nameOf(back)]).toEqual([
      "Returned: the person who decided no longer has permission",
    ]);
  });

  test("about the moderator's own text or listing is left to another moderator", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, "review", "question");
    const { ada, gina, glow } = people;
    expect(await decide(deps, { ...ada, userId: gina.userId }, await only("review"), approve)).toBe(
      "own",
    );
    expect(
      await decide(
        deps,
        { ...ada, memberships: [{ listingId: glow, role: "owner" }] },
        await only("question"),
        approve,
      ),
    ).toBe("own");
  });

  test("that fails returns its item, while the others are applied", async ({ db }) => {
    const { deps, people, only, waiting } = await openInbox(db, "message", "review");
    await decide(deps, people.ada, await only("review"), reject("review"));
    await decide(deps, people.ada, await only("message"), approve);
    await db.update(inboxDecisions).set({ decision: {} }).where(eq(inboxDecisions.kind, "review"));
    deps.pass(1);
    await expect(carryOutDue(deps)).rejects.toThrow();
    expect((await waiting()).map(({ kind, outcome }) => ({ kind, outcome }))).toEqual([
      { kind: "review", outcome: "failed" },
    ]);
  });

  test("is deleted ninety days after it was applied, but not before", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, "message");
    await decide(deps, people.ada, await only("message"), approve);
    deps.pass(100 * 24 * 60);
    expect(await forgetDecisions(deps)).toBe(0);
    await carryOutDue(deps);
    deps.pass(89 * 24 * 60);
    expect(await forgetDecisions(deps)).toBe(0);
    deps.pass(2 * 24 * 60);
    expect(await forgetDecisions(deps)).toBe(1);
  });
});

test("flags a message with repeated text or a suppressed address", async ({ db }) => {
  const { deps, waiting } = await openInbox(db, "message", "message");
  await db.execute(
    `insert into suppressions (email, reason, since) values ('${message.email}', 'bounced', now())`,
  );
  const lines = await waiting();
  const hints = await findHints(deps, lines);
  expect(lines.map((line) => hints[nameOf(line)])).toEqual(
    Array(2).fill(["Same words as another message", "Its address is on the suppression list"]),
  );
});
