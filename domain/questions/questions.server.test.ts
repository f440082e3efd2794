import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled, people } from "#tests/support/people.ts";
import {
  answerQuestion,
  findQuestionToAnswer,
  listQuestionsToAnswer,
} from "./answer-question.server.ts";
import { askQuestion } from "./ask-question.server.ts";
import { listQuestions } from "./list-questions.server.ts";
import {
  decideQuestion,
  findWaitingQuestion,
  listPublishedQuestions,
} from "./moderate-questions.server.ts";
import {
  changeQuestion,
  findOwnQuestion,
  listOwnQuestions,
  withdrawQuestion,
} from "./own-questions.server.ts";
import type { QuestionDecision } from "./question-input.ts";
import { questionsOfAccount } from "./questions-of-account.server.ts";

type Accounts = ReturnType<typeof testAccounts>;

const text = "Is the entrance reachable without stairs?";
const decision = (changes: Partial<QuestionDecision> & { id: number }): QuestionDecision => ({
  version: 1,
  decision: "publish",
  ...changes,
});

async function asked(accounts: Accounts, { gina }: Peopled, words = text) {
  const answer = await askQuestion(accounts, gina, { medSpaSlug: "glow-studio", text: words });
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

async function published(accounts: Accounts, all: Peopled) {
  const id = await asked(accounts, all);
  expect(await decideQuestion(accounts, all.ada, decision({ id }))).toBe("done");
  return id;
}

const shown = async (accounts: Accounts) =>
  (await listQuestions(accounts, "glow-studio", { limit: 10 })).questions;

describe("asking a question", () => {
  test("publishes nothing before moderation", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await asked(accounts, all);
    expect(await shown(accounts)).toEqual([]);
    expect(await findQuestionToAnswer(accounts, all.olivia, id)).toBeNull();
    expect((await listOwnQuestions(accounts, all.gina)).map(({ status }) => status)).toEqual([
      "waiting",
    ]);
  });

  test("requires a confirmed address and a published listing", async ({ db }) => {
    const accounts = testAccounts(db);
    const { gina } = await addPeople(accounts);
    expect(
      await askQuestion(
        accounts,
        { ...gina, isVerified: false },
        { medSpaSlug: "glow-studio", text },
      ),
    ).toEqual({ outcome: "unconfirmed" });
    expect(await askQuestion(accounts, gina, { medSpaSlug: "unknown", text })).toEqual({
      outcome: "not-found",
    });
  });

  test("allows three waiting questions and ten a day", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    for (let count = 0; count < 3; count++) await asked(accounts, all);
    const more = () => askQuestion(accounts, all.gina, { medSpaSlug: "glow-studio", text });
    expect((await more()).outcome).toBe("limited");
    expect(
      (await askQuestion(accounts, all.oscar, { medSpaSlug: "glow-studio", text })).outcome,
    ).toBe("received");
    for (let count = 3; count <= 10; count++) {
      const [first] = (await listOwnQuestions(accounts, all.gina)).filter(
        ({ status }) => status === "waiting",
      );
      await decideQuestion(accounts, all.ada, decision({ id: first?.id ?? 0 }));
      if (count < 10) await asked(accounts, all);
    }
    expect((await more()).outcome).toBe("limited");
    accounts.pass(25 * 60);
    expect((await more()).outcome).toBe("received");
  });
});

describe("the author of a question", () => {
  test("alone can edit it until it is decided", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await asked(accounts, all);
    expect(await changeQuestion(accounts, all.oscar, id, "Something else entirely?")).toBe(
      "not-found",
    );
    expect(
      await changeQuestion(accounts, all.gina, id, "Is there a lift to the second floor?"),
    ).toBe("done");
    expect(await decideQuestion(accounts, all.ada, decision({ id }))).toBe("changed");
    expect(await decideQuestion(accounts, all.ada, decision({ id, version: 2 }))).toBe("done");
    expect(await changeQuestion(accounts, all.gina, id, "Buy my creams at my shop!")).toBe(
      "decided",
    );
    expect((await shown(accounts))[0]?.text).toBe("Is there a lift to the second floor?");
  });

  test("alone can withdraw it, published or not", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await published(accounts, all);
    for (const other of [all.oscar, all.olivia, all.ada]) {
      expect(await findOwnQuestion(accounts, other, id)).toBeNull();
      expect(await withdrawQuestion(accounts, other, id)).toBe("not-found");
    }
    expect(await withdrawQuestion(accounts, all.gina, id)).toBe("done");
    expect(await shown(accounts)).toEqual([]);
    expect(await withdrawQuestion(accounts, all.gina, id)).toBe("not-found");
  });
});

describe("moderating questions", () => {
  test("is limited to admins and editors", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await asked(accounts, all);
    for (const other of [all.gina, all.olivia, all.tess]) {
      expect(await listPublishedQuestions(accounts, other, { shown: 10 })).toBe("forbidden");
      expect(await findWaitingQuestion(accounts, other, id)).toBe("forbidden");
      expect(await decideQuestion(accounts, other, decision({ id }))).toBe("forbidden");
    }
    expect(await decideQuestion(accounts, all.edda, decision({ id }))).toBe("done");
    expect(await decideQuestion(accounts, all.edda, decision({ id }))).toBe("not-found");
  });

  test("is not allowed to the asker or the listing's team", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await asked(accounts, all);
    for (const biased of [
      { ...all.edda, memberships: all.tess.memberships },
      { ...all.edda, userId: all.gina.userId },
    ])
      expect(
        await decideQuestion(
          accounts,
          biased,
          decision({ id, decision: "refuse", reason: "medical details" }),
        ),
      ).toBe("own");
  });

  test("never shows a rejected question, and gives its asker the reason", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await asked(accounts, all);
    expect(
      await decideQuestion(
        accounts,
        all.ada,
        decision({ id, decision: "refuse", reason: "medical details" }),
      ),
    ).toBe("done");
    expect(await shown(accounts)).toEqual([]);
    expect((await accounts.emailsTo(people.gina.email))[0]).toMatchObject({
      kind: "question refused",
      text: expect.stringContaining("medical details"),
    });
  });

  test("quotes the question in no email", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await published(accounts, all);
    await answerQuestion(accounts, all.olivia, id, { text: "Yes, from the courtyard.", by: "me" });
    const emails = [
      ...(await accounts.emailsTo(people.gina.email)),
      ...(await accounts.emailsTo(people.olivia.email)),
    ];
    expect(emails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["question published", "question answered", "question to answer"]),
    );
    expect(JSON.stringify(emails)).not.toMatch(/stairs|courtyard/);
  });

  test("can unpublish a question or only its answer", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await published(accounts, all);
    await answerQuestion(accounts, all.olivia, id, { text: "Yes, from the courtyard.", by: "me" });
    expect(
      await decideQuestion(accounts, all.edda, decision({ id, decision: "remove answer" })),
    ).toBe("done");
    expect((await shown(accounts))[0]?.answer).toBeNull();
    expect(
      await decideQuestion(
        accounts,
        all.edda,
        decision({ id, decision: "refuse", reason: "names a person" }),
      ),
    ).toBe("done");
    expect(await shown(accounts)).toEqual([]);
  });
});

describe("answering questions", () => {
  test("is limited to the listing's owner and team; others find nothing", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);
    const id = await published(accounts, all);
    for (const other of [all.oscar, all.gina, all.ada, all.edda]) {
      expect(
        await answerQuestion(accounts, other, id, { text: "I would not know.", by: "me" }),
      ).toBe("not-found");
      expect((await listQuestionsToAnswer(accounts, other)).map((each) => each.id)).not.toContain(
        id,
      );
    }
    expect(
      await answerQuestion(accounts, all.tess, id, { text: "Yes, from the courtyard.", by: "me" }),
    ).toBe("done");
    expect((await shown(accounts))[0]?.answer).toMatchObject({
      byName: "Tess Quill",
      byTitle: "Team",
    });
    expect(
      await answerQuestion(accounts, all.olivia, id, {
        text: "Yes, from the street, too.",
        by: "me",
      }),
    ).toBe("done");
    expect((await shown(accounts))[0]?.answer).toMatchObject({
      byName: "Olivia Marlowe",
      byTitle: "Owner",
      text: "Yes, from the street, too.",
    });
  });

  test("offers licensed staff with title and credentials, and no one without them", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);

    await addDrafts(db, {
      name: "Third Studio",
      staff: [
        {
          name: "Rosa Lind, RN",
          title: "Laser nurse",
          certifications: ["Registered nurse, California"],
        },
        { name: "Max Field", title: "Front desk", certifications: [] },
      ],
    });
    const { questions: none } = await listQuestions(accounts, "third-studio", { limit: 1 });
    expect(none).toEqual([]);
    const third = await askQuestion(accounts, all.gina, { medSpaSlug: "third-studio", text });
    const id = third.outcome === "received" ? third.id : 0;
    await decideQuestion(accounts, all.ada, decision({ id }));
    const [row] = await db.select().from(questions).where(eq(questions.id, id));
    const owner = {
      ...all.olivia,
      memberships: [{ listingId: row?.listingId ?? 0, role: "owner" as const }],
    };
    const offered = (await findQuestionToAnswer(accounts, owner, id))?.staff ?? [];
    expect(offered.map(({ name }) => name)).toEqual(["Rosa Lind, RN"]);
    const answeredBy = (by: number) =>
      answerQuestion(accounts, owner, id, { text: "There is a ramp.", by: String(by) });
    const [rosa] = offered;
    expect(await answeredBy((rosa?.id ?? 0) + 1)).toBe("unknown-person");
    expect(await answeredBy(rosa?.id ?? 0)).toBe("done");
    const [answered] = (await listQuestions(accounts, "third-studio", { limit: 1 })).questions;
    expect(answered?.answer).toMatchObject({
      byName: "Rosa Lind, RN",
      byTitle: "Laser nurse",
      byCredentials: ["Registered nurse, California"],
    });
  });
});

describe("deleting an account with questions", () => {
  test("keeps a published question without its asker and deletes a waiting one", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);

    const id = await published(accounts, all);
    const waiting = await asked(accounts, all, "Do you open on the fourth of July?");
    expect(JSON.stringify(await questionsOfAccount.collect(db, all.gina.userId))).toContain(
      "fourth of July",
    );
    await questionsOfAccount.erase(db, all.gina.userId);
    expect(
      (await db.select().from(questions)).filter((row) => [id, waiting].includes(row.id)),
    ).toMatchObject([{ id, askerId: null }]);
    expect(await questionsOfAccount.collect(db, all.gina.userId)).toEqual({
      asked: [],
      answered: [],
    });
  });

  test("keeps an answer for the listing without the name of its author", async ({ db }) => {
    const accounts = testAccounts(db);
    const all = await addPeople(accounts);

    const id = await published(accounts, all);
    await answerQuestion(accounts, all.olivia, id, { text: "Yes, from the courtyard.", by: "me" });
    await questionsOfAccount.erase(db, all.olivia.userId);
    const [answer] = await db
      .select()
      .from(questionAnswers)
      .where(eq(questionAnswers.questionId, id));
    expect(answer).toMatchObject({
      byName: "",
      byTitle: "",
      writerId: null,
      text: "Yes, from the courtyard.",
    });
  });
});
