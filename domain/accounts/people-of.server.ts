import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts.ts";
import { memberships } from "#database/schema/memberships.ts";
import type { MemberRole } from "./actor.ts";
import type { Row } from "./policy/row.ts";
import { type Action, policy } from "./policy.ts";

/** Those of a listing who may do something and whose address is proved: they are written to when it has to be done. */
export function peopleOf(db: Executor, medSpaId: number, action: Action) {
  const { who }: Row = policy[action];
  const roles = memberships.role.enumValues.filter((role): role is MemberRole =>
    who.includes(role),
  );
  return db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.medSpaId, medSpaId),
        inArray(memberships.role, roles),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .orderBy(users.id);
}
