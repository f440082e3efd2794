import { asc, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { jobs } from "#database/schema/jobs.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";

/** Jobs with their last run, for admins; null for everyone else. */
export const listJobs = async ({ db }: { db: Executor }, actor: Actor) =>
  may(actor, "jobs.manage") ? db.select().from(jobs).orderBy(asc(jobs.name)) : null;

/** Notifies every process that a job is due soon. */
export const jobsTag = "jobs";

/** Schedules a job now. Any process may run it. */
export async function requestJobRun(
  { db, clock }: { db: Executor; clock: () => Date },
  actor: Actor,
  name: string,
): Promise<"done" | "not-found"> {
  if (!may(actor, "jobs.manage")) return "not-found";
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.update(jobs).set({ dueAt: clock() }).where(eq(jobs.name, name));
    await invalidateTags(tx, [jobsTag]);
    return rowCount ? "done" : "not-found";
  });
}
