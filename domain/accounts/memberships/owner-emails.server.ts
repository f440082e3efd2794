import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { emailOptOuts, memberships } from "#database/schema/accounts/memberships.ts";
import { type OwnerList, ownerLists } from "#domain/email/email-lists.ts";
import type { AccountPart } from "../account-part.ts";

type Deps = { db: Executor };

export async function readOwnerMailings({ db }: Deps, email: string) {
  const [found] = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        eq(users.email, email),
        isNull(users.deletedAt),
        inArray(memberships.role, ["owner", "manager"]),
      ),
    )
    .limit(1);
  const refused = found ? await refusedBy(db, found.userId) : ownerLists;
  return {
    hasListing: found !== undefined,
    isWanted: (list: OwnerList) => !refused.includes(list),
  };
}

export async function setOwnerMailing(
  { db }: Deps,
  email: string,
  list: OwnerList,
  isWanted: boolean,
) {
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.email, email));
  if (!user) return;
  const row = { userId: user.userId, list };
  if (isWanted)
    await db
      .delete(emailOptOuts)
      .where(and(eq(emailOptOuts.userId, row.userId), eq(emailOptOuts.list, list)));
  else await db.insert(emailOptOuts).values(row).onConflictDoNothing();
}

export const wantsOwnerEmails = (list: OwnerList, userId: SQL) =>
  sql`not exists (select from ${emailOptOuts} refusal where refusal.user_id = ${userId} and refusal.list = ${list})`;

const refusedBy = async (db: Executor, userId: number) =>
  (
    await db
      .select({ list: emailOptOuts.list })
      .from(emailOptOuts)
      .where(eq(emailOptOuts.userId, userId))
      .orderBy(emailOptOuts.list)
  ).map(({ list }) => list);

export const ownerMailingsOfAccount: AccountPart = {
  name: "refusedMailsAboutListings",
  collect: refusedBy,
  async erase(tx, userId) {
    await tx.delete(emailOptOuts).where(eq(emailOptOuts.userId, userId));
  },
};
