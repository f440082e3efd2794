import { and, asc, between, eq, gte } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { hourExceptions } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { MinuteRanges } from "#shared/hours.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { daysFrom, minuteOf } from "#shared/local-time.ts";
import type { HourException } from "./hour-exceptions.ts";
import { invalidateListingCard } from "./invalidate-card.server.ts";

type Deps = { db: Executor; clock: () => Date };
type Span = { from: string; to: string; hours: MinuteRanges; note: string };

/** Finds weekly hours and upcoming exceptions. Consecutive equal days are grouped. */
export async function findHourExceptions({ db, clock }: Deps, actor: Actor, listingId: number) {
  if (!may(actor, "bookings.setUp", { listingId })) return null;
  const [listing] = await db
    .select({ weeklyHours: listings.weeklyHours })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing) return null;
  const { day, hours, note } = hourExceptions;
  const rows = await db
    .select({ day, hours, note })
    .from(hourExceptions)
    .where(and(eq(hourExceptions.listingId, listingId), gte(day, localDay(clock()))))
    .orderBy(asc(day));
  return { ...listing, exceptions: spansOf(rows) };
}

function spansOf(rows: { day: string; hours: MinuteRanges; note: string }[]) {
  const spans: Span[] = [];
  for (const { day, ...row } of rows) {
    const last = spans.at(-1);
    if (
      last &&
      addDays(last.to, 1) === day &&
      last.note === row.note &&
      String(last.hours) === String(row.hours)
    )
      last.to = day;
    else spans.push({ from: day, to: day, ...row });
  }
  return spans;
}

export async function setHourExceptions(
  { db, clock }: Deps,
  actor: Actor,
  listingId: number,
  exception: HourException,
): Promise<"done" | "not-found" | "past"> {
  if (!may(actor, "bookings.setUp", { listingId })) return "not-found";
  const to = exception.to || exception.from;
  if (to < localDay(clock())) return "past";
  const hours: MinuteRanges =
    exception.kind === "closed"
      ? []
      : [[minuteOf(exception.opens) ?? 0, minuteOf(exception.closes) ?? 0]];
  return db.transaction(async (tx) => {
    await tx
      .delete(hourExceptions)
      .where(
        and(
          eq(hourExceptions.listingId, listingId),
          between(hourExceptions.day, exception.from, to),
        ),
      );
    await tx
      .insert(hourExceptions)
      .values(
        daysFrom(exception.from, to).map((day) => ({
          listingId,
          day,
          hours,
          note: exception.note,
        })),
      );
    await invalidateListingCard(tx, listingId);
    return "done" as const;
  });
}

export async function removeHourExceptions(
  { db }: Deps,
  actor: Actor,
  listingId: number,
  { from, to }: { from: string; to: string },
): Promise<"done" | "not-found"> {
  if (!may(actor, "bookings.setUp", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    await tx
      .delete(hourExceptions)
      .where(and(eq(hourExceptions.listingId, listingId), between(hourExceptions.day, from, to)));
    await invalidateListingCard(tx, listingId);
    return "done" as const;
  });
}
