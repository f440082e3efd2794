import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts.ts";
import { reportRefusals } from "#database/schema/analytics.ts";
import { memberships } from "#database/schema/memberships.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";

type Given = { db: Executor };

/** Whether the account of an address runs a place, and wants to hear of it each month. */
export async function readReportWish({ db }: Given, email: string) {
  const [found] = await db
    .select({ refusal: reportRefusals.userId })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(reportRefusals, eq(reportRefusals.userId, users.id))
    .where(and(eq(users.email, email), isNull(users.deletedAt), inArray(memberships.role, ["owner", "manager"])))
    .limit(1);
  return { hasPlace: found !== undefined, isWanted: found !== undefined && found.refusal === null };
}

export async function setReportWish({ db }: Given, email: string, isWanted: boolean) {
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.email, email));
  if (!user) return;
  if (isWanted) await db.delete(reportRefusals).where(eq(reportRefusals.userId, user.userId));
  else await db.insert(reportRefusals).values(user).onConflictDoNothing();
}

export const reportsOfAccount: AccountPart = {
  name: "monthlyReports",
  async collect(db, userId) {
    return { isRefused: (await db.$count(reportRefusals, eq(reportRefusals.userId, userId))) > 0 };
  },
  async forget(tx, userId) {
    await tx.delete(reportRefusals).where(eq(reportRefusals.userId, userId));
  },
};
