import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

export type QueueFigures = {
  emailsWaiting: number;
  emailsFailed: number;
  webhooksWaiting: number;
  webhooksFailed: number;
  jobsFailing: number;
};

/** Reads queue lengths for monitoring, without personal data. */
export async function readQueueFigures({ db }: { db: Executor }): Promise<QueueFigures> {
  const { rows } = await db.execute<QueueFigures>(sql`
    select (select count(*)::int from emails where sent_at is null and failed_at is null) as "emailsWaiting",
      (select count(*)::int from emails where failed_at is not null) as "emailsFailed",
      (select count(*)::int from webhook_deliveries where delivered_at is null and failed_at is null) as "webhooksWaiting",
      (select count(*)::int from webhook_deliveries where failed_at is not null) as "webhooksFailed",
      (select count(*)::int from jobs where failures > 0) as "jobsFailing"`);
  if (!rows[0]) throw new Error("The statement returned no row");
  return rows[0];
}
