import { and, eq, gt, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questions } from "#database/schema/questions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { retryAfterMerge } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";

type Deps = { db: Executor; clock: () => Date };
export type AskQuestionResult =
  | { outcome: "received"; id: number }
  | { outcome: "not-found" | "unconfirmed" | "forbidden" }
  | { outcome: "limited"; retryAfter: number };

const most = { waiting: 3, aDay: 10 } as const;
const day = 24 * 60 * 60;
/** Serializes questions per account, so that two at once cannot exceed the limit. */
const turn = 7_100_332;

/** Stores a question for review. It is not public until then. */
export async function askQuestion(...input: Parameters<typeof ask>): Promise<AskQuestionResult> {
  return retryAfterMerge(() => ask(...input));
}

async function ask(
  { db, clock }: Deps,
  actor: Actor,
  { medSpaSlug, text }: { medSpaSlug: string; text: string },
): Promise<AskQuestionResult> {
  if (!may(actor, "questions.ask")) return { outcome: "forbidden" };
  if (!actor.isVerified) return { outcome: "unconfirmed" };
  const now = clock();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turn}, ${actor.userId})`);
    const [listing] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          eq(listings.slug, await currentSlug({ db: tx }, medSpaSlug)),
          eq(listings.status, "active"),
        ),
      );
    if (!listing) return { outcome: "not-found" };
    const mine = eq(questions.askerId, actor.userId);
    const dayAgo = new Date(now.getTime() - day * 1000);
    const waiting = await tx.$count(questions, and(mine, eq(questions.status, "waiting")));
    const today = await tx.$count(questions, and(mine, gt(questions.askedAt, dayAgo)));
    if (waiting >= most.waiting || today >= most.aDay)
      return { outcome: "limited", retryAfter: day };
    const [added] = await tx
      .insert(questions)
      .values({ listingId: listing.id, askerId: actor.userId, text, askedAt: now })
      .returning({ id: questions.id });
    return added ? { outcome: "received", id: added.id } : { outcome: "not-found" };
  });
}
