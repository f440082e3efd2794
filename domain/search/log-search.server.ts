import { lt } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { searchLog } from "#database/schema/search.ts";

type Given = { db: Executor; clock: () => Date };
type Searched = typeof searchLog.$inferInsert;
export type SearchLog = ReturnType<typeof keepSearchLog>;

const longestKept = 200;
const mostWaiting = 5_000;
const daysKept = 90;

/** Keeps what was searched for, without anything that would say by whom: the operator sees what is missing. Nobody waits for it: it is written when `flush` is called. */
export function keepSearchLog({ db, clock }: Given) {
  let waiting: Searched[] = [];
  return {
    add(query: string, found: number) {
      const plain = query.toLowerCase().replace(/\s+/g, " ").trim().slice(0, longestKept);
      // An address or a number of somebody may be pasted into any field.
      if (plain === "" || /\S+@\S+|\d{7,}|\d{3}\D{0,2}\d{3}\D?\d{4}/.test(plain)) return;
      if (waiting.length < mostWaiting) waiting.push({ query: plain, found, searchedAt: clock() });
    },
    /** What could not be written waits for the next time. */
    async flush() {
      const rows = waiting;
      if (rows.length === 0) return;
      waiting = [];
      try {
        await db.insert(searchLog).values(rows);
      } catch (error) {
        waiting = [...rows, ...waiting].slice(0, mostWaiting);
        throw error;
      }
    },
  };
}

/** What was searched for long ago says nothing of what is missing today. */
export async function forgetSearches({ db, clock }: Given) {
  const oldest = new Date(clock().getTime() - daysKept * 86_400_000);
  await db.delete(searchLog).where(lt(searchLog.searchedAt, oldest));
}
