import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
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
  { tell = () => {} }: { tell?: (name: string, error: unknown) => void } = {},
) {
  await enlist(deps, list);
  const done: { name: string; did: string | null; error?: string }[] = [];
  for (;;) {
    const name = await claim(deps, list, isDue(jobs.dueAt, deps.clock()));
    const job = list.find((candidate) => candidate.name === name);
    if (!job) return done;
    done.push(await carryOut(deps, job, tell));
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
  await followClock({ db, clock }, list);
}

/** Caps waiting times: if the clock was ahead, jobs would otherwise sleep until it catches up. */
async function followClock({ db, clock }: Deps, list: Job[]) {
  const waits = list.map((job) => ({
    name: job.name,
    every: job.minutes,
    longest: Math.max(job.minutes, job.firstAfter ?? 0, hour),
  }));
  const now = sql`${clock().toISOString()}::timestamptz`;
  await db.execute(sql`
    update jobs set due_at = ${now} + job.every * interval '1 minute'
    from json_to_recordset(${JSON.stringify(waits)}) as job (name text, every float8, longest float8)
    where jobs.name = job.name and jobs.due_at > ${now} + (job.longest + 1) * interval '1 minute'`);
}

async function claim({ db, clock }: Deps, list: Job[], condition?: SQL) {
  const now = clock();
  const names = list.map(({ name }) => name);
  const claimed = await claimDue(db, jobs, {
    key: jobs.name,
    where: and(inArray(jobs.name, names), condition),
    orderBy: [asc(jobs.dueAt), asc(jobs.name)],
    set: { startedAt: now, dueAt: new Date(now.getTime() + lease), runs: sql`${jobs.runs} + 1` },
  });
  return claimed?.name ?? null;
}

async function carryOut(
  { db, clock }: Deps,
  job: Job,
  tell: (name: string, error: unknown) => void,
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
    tell(name, error);
    const message = error instanceof Error ? error.message : String(error);
    const now = clock();
    const [row] = await db
      .select({ failures: jobs.failures })
      .from(jobs)
      .where(eq(jobs.name, name));
    const failures = (row?.failures ?? 0) + 1;
    // At most until the next regular run.
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
