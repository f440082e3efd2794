import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { backoff, claimDue, isDue } from "#database/claim-due.ts";
import type { Executor } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { runAsSite } from "#platform/audit-actor.ts";

/** A recurring job. `run` is idempotent and returns what it did, or null for nothing. */
export type Job = {
  name: string;
  minutes: number /** Delay on a new site. */;
  firstAfter?: number;
  run(): Promise<string | null>;
};

type Deps = { db: Executor; clock: () => Date };

const minute = 60_000;
const hour = 60;
/** Lease of a running job. After a crash, another process takes over. */
const lease = 10 * minute;

/** Runs due jobs in sequence and reports errors. Across processes, each job runs only once. */
export async function runDueJobs(
  deps: Deps,
  list: Job[],
  { onFailure = () => {} }: { onFailure?: (name: string, error: unknown) => void } = {},
) {
  await enlist(deps, list);
  const done: { name: string; did: string | null; error?: string }[] = [];
  for (;;) {
    const name = await claim(deps, list, isJobDue);
    const job = list.find((candidate) => candidate.name === name);
    if (!job) return done;
    done.push(await carryOut(deps, job, onFailure));
  }
}

/** Runs a job now; null if it does not exist. */
export async function runJob(deps: Deps, list: Job[], name: string) {
  const job = list.find((candidate) => candidate.name === name);
  if (!job) return null;
  await enlist(deps, list);
  await claim(deps, [job]);
  return carryOut(deps, job, () => {});
}

async function enlist({ db, clock }: Deps, list: Job[]) {
  if (list.length === 0) return;
  await db
    .insert(jobs)
    .values(
      list.map(({ name, firstAfter = 0 }) => ({
        name,
        dueAt: new Date(clock().getTime() + firstAfter * minute),
      })),
    )
    .onConflictDoNothing();
}

/**
 * Reports whether a job is due. None waits longer than for its next regular run, unless the clock
 * was set back since.
 */
function isJobDue({ minutes, firstAfter = 0 }: Job, now: Date) {
  const longest = (Math.max(minutes, firstAfter, hour) + 1) * minute;
  return isDue(jobs.dueAt, now, new Date(now.getTime() + longest));
}

async function claim(
  { db, clock }: Deps,
  list: Job[],
  condition: (job: Job, now: Date) => SQL | undefined = () => undefined,
) {
  const now = clock();
  const claimed = await claimDue(db, jobs, {
    key: jobs.name,
    where: or(sql`false`, ...list.map((job) => and(eq(jobs.name, job.name), condition(job, now)))),
    orderBy: [asc(jobs.dueAt), asc(jobs.name)],
    set: { startedAt: now, dueAt: new Date(now.getTime() + lease), runs: sql`${jobs.runs} + 1` },
  });
  return claimed?.name ?? null;
}

async function carryOut(
  { db, clock }: Deps,
  job: Job,
  onFailure: (name: string, error: unknown) => void,
) {
  const { name } = job;
  try {
    const did = await runAsSite(`job ${name}`, () => job.run());
    const now = clock();
    const next = new Date(now.getTime() + job.minutes * minute);
    await db
      .update(jobs)
      .set({ finishedAt: now, dueAt: next, failures: 0, ...(did === null ? {} : { did }) })
      .where(eq(jobs.name, name));
    return { name, did };
  } catch (error) {
    onFailure(name, error);
    const message = error instanceof Error ? error.message : String(error);
    const now = clock();
    const [row] = await db
      .select({ failures: jobs.failures })
      .from(jobs)
      .where(eq(jobs.name, name));
    const failures = (row?.failures ?? 0) + 1;
    // A retry never waits longer than the next regular run.
    const next = new Date(now.getTime() + backoff(failures, Math.max(job.minutes, hour)));
    await db
      .update(jobs)
      .set({
        finishedAt: now,
        dueAt: next,
        failures,
        lastError: message.slice(0, 500),
        lastErrorAt: now,
      })
      .where(eq(jobs.name, name));
    return { name, did: null, error: message };
  }
}
