import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { uploads } from "#database/schema/uploads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { lacksSenderAddress } from "#domain/email/lacks-sender-address.server.ts";
import type { Backups } from "#domain/exports/backups.ts";
import type { Mailer } from "#integrations/email/mailer.ts";
import type { SiteHealth } from "./health.ts";

type Deps = { db: Executor; backups: Backups; mailer: Pick<Mailer, "asFile"> };
type HealthRow = {
  failing: string[];
  imports: SiteHealth["failedImports"];
  jobs: number;
  waiting: number;
  failed: number;
  sent: number;
  oldest: string | null;
  refusal: string | null;
};

const tablesShown = 8;

export async function findHealth({ db, backups, mailer }: Deps, actor: Actor) {
  if (!may(actor, "jobs.manage")) return "forbidden" as const;
  const { rows } = await db.execute<HealthRow>(sql`
    select (select coalesce(json_agg(name order by name) filter (where failures > 0), '[]') from jobs) as failing,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by id), '[]') from imports where problem is not null) as imports,
      (select count(*)::int from jobs) as jobs,
      (select count(*)::int from emails where sent_at is null and failed_at is null) as waiting,
      (select count(*)::int from emails where failed_at is not null) as failed,
      (select count(*)::int from emails where sent_at is not null) as sent,
      (select min(due_at)::text from emails where sent_at is null and failed_at is null) as oldest,
      (select last_error from emails where sent_at is null and failed_at is null and last_error is not null order by id desc limit 1) as refusal`);
  const [row] = rows;
  if (!row) throw new Error("The statement returned no row");
  const made = await backups.list();
  const health: SiteHealth = {
    failingJobs: row.failing,
    failedImports: row.imports,
    emails: {
      waiting: row.waiting,
      failed: row.failed,
      oldestWaiting: row.oldest === null ? null : new Date(row.oldest),
      refusal: row.refusal,
    },
    lacksSenderAddress: await lacksSenderAddress({ db, mailer }),
    lastBackup: made[0]?.at ?? null,
  };
  return {
    ...health,
    jobs: row.jobs,
    sentEmails: row.sent,
    backups: made.length,
    pictures: await db.$count(uploads),
    ...(await sizesOf(db)),
  };
}

async function sizesOf(db: Executor) {
  const { rows } = await db.execute<{ name: string; bytes: number; rows: number | null }>(sql`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, nullif(c.reltuples, -1)::float8 as rows from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 2 desc limit ${tablesShown}`);
  const { rows: whole } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return { tables: rows, databaseBytes: whole[0]?.bytes ?? 0 };
}
