import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { contactMessages } from "#database/schema/contact.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";

type Deps = { db: Executor; clock: () => Date };

const day = 24 * 60 * 60_000;
const keptDays = { answered: 180, spam: 30 } as const;

export async function findMessage({ db }: Pick<Deps, "db">, actor: Actor, id: number) {
  if (!may(actor, "messages.read")) return null;
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message ?? null;
}

/** Closes a message that was answered by email or needs no answer. */
export async function closeMessage(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  end: "answered" | "spam",
) {
  if (!may(actor, "messages.read")) return "forbidden" as const;
  const settled = await db
    .update(contactMessages)
    .set({ answeredAt: clock(), isSpam: end === "spam" })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.answeredAt)))
    .returning({ id: contactMessages.id });
  return settled.length > 0 ? ("done" as const) : ("not-found" as const);
}

/**
 * Deletes old messages: half a year after the answer, for follow-ups; spam after a month. Open
 * messages stay.
 */
export async function deleteOldMessages({ db, clock }: Deps) {
  const before = (days: number) =>
    lt(contactMessages.answeredAt, new Date(clock().getTime() - days * day));
  const gone = await db
    .delete(contactMessages)
    .where(
      and(
        isNotNull(contactMessages.answeredAt),
        or(before(keptDays.answered), and(eq(contactMessages.isSpam, true), before(keptDays.spam))),
      ),
    )
    .returning({ id: contactMessages.id });
  return gone.length;
}
