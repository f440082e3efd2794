import { lt } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import {
  listingDays,
  listingHostDays,
  listingHours,
  listingSearchDays,
} from "#database/schema/analytics.ts";
import { addDays, localDay } from "#shared/local-day.ts";

/** Two full years plus a day, so that a year can be compared with the previous one. */
const daysKept = 2 * 366 + 1;
const namesKept = 366;
/** Hours make up most of the rows. */
const hoursKept = 92;

export async function deleteOldAnalyticsDays({ db, clock }: { db: Executor; clock: () => Date }) {
  const before = (days: number) => addDays(localDay(clock()), -days);
  await db.delete(listingSearchDays).where(lt(listingSearchDays.day, before(namesKept)));
  await db.delete(listingHostDays).where(lt(listingHostDays.day, before(namesKept)));
  await db.delete(listingHours).where(lt(listingHours.day, before(hoursKept)));
  const gone = await db.delete(listingDays).where(lt(listingDays.day, before(daysKept)));
  return gone.rowCount ?? 0;
}
