import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { tokens } from "#database/schema/accounts/accounts.ts";
import { createToken, hashOf } from "#platform/random-token.ts";
import type { AccountDeps } from "../deps.ts";

type TokenPurpose = (typeof tokens.purpose.enumValues)[number];
type Deps = Pick<AccountDeps, "db" | "clock">;
type TokenRequest = {
  purpose: TokenPurpose;
  userId?: number;
  email?: string;
  minutes: number;
  detail?: typeof tokens.$inferInsert.detail;
};

/** Issues a token. Its plain value is stored nowhere. */
export async function issueToken(
  { db, clock }: Deps,
  { purpose, userId, email, minutes, detail = {} }: TokenRequest,
) {
  const token = createToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db
    .insert(tokens)
    .values({
      tokenHash: hashOf(token),
      purpose,
      userId: userId ?? null,
      email: email ?? null,
      detail,
      createdAt: now,
      expiresAt,
    });
  return token;
}

const valid = ({ clock }: Deps, purposes: TokenPurpose | TokenPurpose[], token: string) =>
  and(
    eq(tokens.tokenHash, hashOf(token)),
    inArray(tokens.purpose, [purposes].flat()),
    gt(tokens.expiresAt, clock()),
  );

/** Looks a token up without using it. */
export async function findToken(
  deps: Deps,
  purposes: TokenPurpose | TokenPurpose[],
  token: string,
) {
  const [row] = await deps.db
    .select()
    .from(tokens)
    .where(valid(deps, purposes, token));
  return row ?? null;
}

/** Consumes a token. Of two concurrent requests, one gets it. */
export async function consumeToken(
  deps: Deps,
  purposes: TokenPurpose | TokenPurpose[],
  token: string,
) {
  const [row] = await deps.db
    .delete(tokens)
    .where(valid(deps, purposes, token))
    .returning();
  return row ?? null;
}

/** Records a failed attempt, and deletes the token after too many. */
export async function recordTokenFailure(
  deps: Deps,
  purpose: TokenPurpose,
  token: string,
  most: number,
) {
  const [row] = await deps.db
    .update(tokens)
    .set({
      detail: sql`jsonb_set(${tokens.detail}, '{failures}', to_jsonb(coalesce((${tokens.detail}->>'failures')::int, 0) + 1))`,
    })
    .where(valid(deps, purpose, token))
    .returning();
  if ((row?.detail.failures ?? 0) >= most) await consumeToken(deps, purpose, token);
}
