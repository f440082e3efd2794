import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Database, Executor } from "#database/database.ts";
import { idempotentCalls } from "#database/schema/accounts/api-keys.ts";
import type { Encryptor } from "#platform/encryption.ts";

export type IdempotencyDeps = {
  db: Executor;
  clock: () => Date;
  fingerprint: (text: string) => string;
  answerEncryptor: Encryptor;
};

/** `key`: as sent by the caller; undefined: the call is not idempotent. */
export type IdempotentCall = {
  key: string | undefined;
  operation: string;
  userId: number | null;
  body: unknown;
};

const keptFor = 24 * 60 * 60_000;

/**
 * Runs a call once per key. A repeat gets the first response; rejected calls may be retried. Key,
 * response, and all writes commit together, and concurrent calls wait on the key's row.
 */
export async function runIdempotentCall<Answer extends object, Refusal>(
  deps: IdempotencyDeps,
  { key, operation, userId, body }: IdempotentCall,
  run: (db: Executor) => Promise<{ answer: Answer } | { refusal: Refusal }>,
): Promise<{ answer: Answer } | { refusal: Refusal } | { isReused: true }> {
  if (key === undefined) return run(deps.db);
  const id = deps.fingerprint(`idempotent call ${operation} ${userId ?? ""} ${key}`);
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const isIt = eq(idempotentCalls.key, id);
  return deps.db.transaction(async (tx) => {
    await tx
      .delete(idempotentCalls)
      .where(and(isIt, lte(idempotentCalls.createdAt, new Date(deps.clock().getTime() - keptFor))));
    const row = { key: id, bodyHash, answer: "", createdAt: deps.clock() };
    const { rowCount } = await tx.insert(idempotentCalls).values(row).onConflictDoNothing();
    if (!rowCount) {
      const [earlier] = await tx.select().from(idempotentCalls).where(isIt);
      if (earlier?.bodyHash !== bodyHash) return { isReused: true as const };
      return { answer: JSON.parse(deps.answerEncryptor.open(earlier.answer)) as Answer };
    }
    const result = await run(tx);
    if ("answer" in result)
      await tx
        .update(idempotentCalls)
        .set({ answer: deps.answerEncryptor.seal(JSON.stringify(result.answer)) })
        .where(isIt);
    else await tx.delete(idempotentCalls).where(isIt);
    return result;
  });
}

/** Keys may be reused after a day. */
export async function deleteOldIdempotentCalls({ db, clock }: { db: Database; clock: () => Date }) {
  const { rowCount } = await db
    .delete(idempotentCalls)
    .where(lte(idempotentCalls.createdAt, new Date(clock().getTime() - keptFor)));
  return rowCount ?? 0;
}
