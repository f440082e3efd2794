import { expect } from "vitest";
import { idempotentCalls } from "#database/schema/accounts/api-keys.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { deleteOldIdempotentCalls, runIdempotentCall } from "./idempotent-call.server.ts";

const call = (changes: object = {}) => ({
  key: "k-1",
  operation: "POST /api/bookings",
  userId: null,
  body: { name: "Nora" },
  ...changes,
});
const answerEncryptor = createEncryptor("the secret of the tests, 32 characters", "answers");

function counting() {
  let runs = 0;
  const run = async () => {
    runs++;
    return { answer: { id: runs } };
  };
  return { run, runs: () => runs };
}

test("an idempotency key runs one call and repeats its response for a day, even concurrently", async ({
  own: { db },
}) => {
  const deps = { ...testAccounts(db), answerEncryptor };
  const { run, runs } = counting();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => runIdempotentCall(deps, call(), run)),
  );
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ answer: { id: 1 } })));
  expect(runs()).toBe(1);
  expect(
    await runIdempotentCall(
      { ...deps, clock: () => new Date(deps.clock().getTime() + 25 * 3_600_000) },
      call(),
      run,
    ),
  ).toEqual({ answer: { id: 2 } });
  expect(
    await deleteOldIdempotentCalls({
      db,
      clock: () => new Date(deps.clock().getTime() + 50 * 3_600_000),
    }),
  ).toBe(1);
});

test("an idempotency key is bound to its body, call and caller", async ({ db }) => {
  const deps = { ...testAccounts(db), answerEncryptor };
  const { run } = counting();
  await runIdempotentCall(deps, call(), run);
  expect(await runIdempotentCall(deps, call({ body: { name: "Mira" } }), run)).toEqual({
    isReused: true,
  });
  expect(await runIdempotentCall(deps, call({ userId: 7 }), run)).toEqual({ answer: { id: 2 } });
  expect(await runIdempotentCall(deps, call({ operation: "POST /api/reviews" }), run)).toEqual({
    answer: { id: 3 },
  });
  expect(await runIdempotentCall(deps, call({ key: undefined }), run)).toEqual({
    answer: { id: 4 },
  });
});

test("a failed call can be retried, and stored responses are encrypted", async ({ db }) => {
  const deps = { ...testAccounts(db), answerEncryptor };
  expect(await runIdempotentCall(deps, call(), async () => ({ refusal: "taken" }))).toEqual({
    refusal: "taken",
  });
  expect(
    await runIdempotentCall(deps, call(), async () => ({ answer: { manageUrl: "secret-link" } })),
  ).toEqual({ answer: { manageUrl: "secret-link" } });
  expect(JSON.stringify(await db.select().from(idempotentCalls))).not.toContain("secret-link");
});
