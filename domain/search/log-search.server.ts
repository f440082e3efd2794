import type { Executor } from "#database/database.ts";
import { searchLog } from "#database/schema/search.ts";

const longestKept = 200;

/** Keeps what was searched for, without anything that would say by whom: the operator sees what is missing. */
export async function logSearch({ db, clock }: { db: Executor; clock: () => Date }, query: string, found: number) {
  const plain = query.toLowerCase().replace(/\s+/g, " ").trim().slice(0, longestKept);
  // An address or a number of somebody may be pasted into any field.
  if (plain === "" || /\S+@\S+|\d{7,}|\d{3}\D{0,2}\d{3}\D?\d{4}/.test(plain)) return;
  await db.insert(searchLog).values({ query: plain, found, searchedAt: clock() });
}
