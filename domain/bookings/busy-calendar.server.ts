import { and, eq, isNotNull, isNull, lte, not, or } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { bookingSettings, busyTimes } from "#database/schema/bookings.ts";
import type { Actor, RequestSource } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { isStillPermitted } from "#domain/accounts/policy/still-permitted.server.ts";
import { limitAction } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import type { BusyPeriod, readBusyEvents } from "#integrations/calendar/busy-events.ts";
import type { ReadAddress } from "#integrations/website/read-address.ts";
import { isolateText } from "#platform/worker/isolate.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { ownHorizonDays } from "./booking.ts";
import type { BookingDeps } from "./deps.ts";
import { deleteBusyCalendars } from "./internal/end-sharing.server.ts";
import { bookingsTag } from "./tags.ts";

export type BusyCalendarDeps = BookingDeps & { readAddress: ReadAddress };
export type BusyCalendarProblem =
  | "forbidden"
  | "unreachable"
  | "refused"
  | "too-large"
  | "too-slow"
  | "unreadable"
  | "too-much"
  | "unfinished"
  | "busy";

const parser = "integrations/calendar/busy-events.ts";
const restAfterTrouble = 24 * 60 * 60_000;
const isByMember = isStillPermitted(
  "bookings.setUp",
  "booking_settings.busy_set_by",
  "booking_settings.listing_id",
);
const perOwner = { most: 20, minutes: 60 };

/**
 * Sets the URL of the external calendar, or null. Busy times from the previous one are deleted.
 */
export async function setBusyCalendar(
  { db }: Pick<BusyCalendarDeps, "db">,
  actor: Actor,
  listingId: number,
  busyUrl: string | null,
): Promise<"done" | "not-found"> {
  if (!may(actor, "bookings.setUp", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    const isPlace = eq(bookingSettings.listingId, listingId);
    const [held] = await tx.select().from(bookingSettings).where(isPlace).for("update");
    if (!held) return "not-found";
    const busySetBy = busyUrl === null ? null : actor.userId;
    if (held.busyUrl === busyUrl) {
      await tx.update(bookingSettings).set({ busySetBy }).where(isPlace);
      return "done";
    }
    await tx
      .update(bookingSettings)
      .set({ busyUrl, busySetBy, busyReadAt: null, busyProblem: null, busyNextReadAt: null })
      .where(isPlace);
    await tx.delete(busyTimes).where(eq(busyTimes.listingId, listingId));
    await invalidateTags(tx, [bookingsTag]);
    return "done";
  });
}

type ReadCalendarResult =
  | { outcome: "read"; count: number }
  | { outcome: "not-found" | "limited" }
  | { outcome: "failed"; problem: BusyCalendarProblem };

export async function readBusyCalendarNow(
  deps: BusyCalendarDeps,
  actor: Actor,
  listingId: number,
  from: RequestSource,
): Promise<ReadCalendarResult> {
  if (!may(actor, "bookings.setUp", { listingId })) return { outcome: "not-found" };
  const [settings] = await deps.db
    .select({ busyUrl: bookingSettings.busyUrl })
    .from(bookingSettings)
    .where(eq(bookingSettings.listingId, listingId));
  if (!settings?.busyUrl) return { outcome: "not-found" };
  if (
    await limitAction(
      deps,
      { what: "calendar", userId: actor.userId, from },
      { account: perOwner, source: perOwner },
    )
  )
    return { outcome: "limited" };
  return readOne(deps, listingId, settings.busyUrl, { isWaitedFor: true });
}

/**
 * Reads all calendars in turn. If one fails, its last busy times stay and the settings show the
 * problem.
 */
export async function readBusyCalendars(deps: BusyCalendarDeps) {
  await dropOfThoseWhoLeft(deps);
  const places = await deps.db
    .select({ listingId: bookingSettings.listingId, busyUrl: bookingSettings.busyUrl })
    .from(bookingSettings)
    .where(
      and(
        isNotNull(bookingSettings.busyUrl),
        or(
          isNull(bookingSettings.busyNextReadAt),
          lte(bookingSettings.busyNextReadAt, deps.clock()),
        ),
      ),
    );
  for (const { listingId, busyUrl } of places)
    if (busyUrl) await readOne(deps, listingId, busyUrl, { isWaitedFor: false });
  return places.length;
}

async function dropOfThoseWhoLeft({ db }: Pick<BusyCalendarDeps, "db">) {
  await db.transaction(async (tx) => {
    const left = await tx
      .select({ listingId: bookingSettings.listingId })
      .from(bookingSettings)
      .where(and(isNotNull(bookingSettings.busyUrl), not(isByMember)));
    await deleteBusyCalendars(
      tx,
      left.map(({ listingId }) => listingId),
    );
  });
}

async function readOne(
  deps: BusyCalendarDeps,
  listingId: number,
  busyUrl: string,
  how: { isWaitedFor: boolean },
): Promise<ReadCalendarResult> {
  const now = deps.clock();
  const today = localDay(now);
  const [from, to] = [startOfDay(today), startOfDay(addDays(today, ownHorizonDays + 1))];
  const answer = await deps.readAddress(busyUrl, how);
  // It was not requested, so its state is unknown.
  if (answer.outcome === "busy") return { outcome: "failed", problem: "busy" };
  const isSame = and(
    eq(bookingSettings.listingId, listingId),
    eq(bookingSettings.busyUrl, busyUrl),
  );
  const keep = (kept: Partial<typeof bookingSettings.$inferInsert>) =>
    deps.db.update(bookingSettings).set(kept).where(isSame);
  const later = new Date(now.getTime() + restAfterTrouble);
  // Saved first: a calendar that crashes the process must not be parsed again right after the
  // restart.
  if (answer.outcome === "read") await keep({ busyProblem: "unfinished", busyNextReadAt: later });
  const found =
    answer.outcome === "read"
      ? await parse(answer.text, { from, to, ownHost: new URL(deps.siteUrl).host })
      : answer.outcome;
  if (typeof found === "string") {
    await keep({ busyProblem: found, busyNextReadAt: found === "too-much" ? later : null });
    return { outcome: "failed", problem: found };
  }
  return deps.db.transaction(async (tx) => {
    // The owner may have set another calendar in the meantime.
    const kept = await tx
      .update(bookingSettings)
      .set({ busyReadAt: now, busyProblem: null, busyNextReadAt: null })
      .where(isSame)
      .returning({ id: bookingSettings.listingId });
    if (kept.length === 0) return { outcome: "not-found" };
    await tx.delete(busyTimes).where(eq(busyTimes.listingId, listingId));
    for (const rows of inParts(found))
      await tx.insert(busyTimes).values(rows.map((row) => ({ listingId, ...row })));
    await invalidateTags(tx, [bookingsTag]);
    return { outcome: "read", count: found.length };
  });
}

async function parse(...args: Parameters<typeof readBusyEvents>) {
  const found = await isolateText<typeof readBusyEvents>(parser, "readBusyEvents", ...args);
  if (found === "ended") return "too-much";
  return found === "full" ? "busy" : found;
}

const inParts = (rows: BusyPeriod[], size = 1000) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
