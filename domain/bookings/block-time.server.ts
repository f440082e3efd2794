import { and, eq, sql } from "drizzle-orm";
import { bookingBlocks } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { clockOfDay, minuteOf } from "#shared/local-time.ts";
import type { TimeBlock } from "./booking-input.ts";
import type { BookingDeps } from "./deps.ts";
import { reserveCapacity } from "./internal/reserve-capacity.server.ts";
import { transferSlot } from "./internal/waitlist.server.ts";
import { localTimeOf } from "./when.ts";

export type BlockTimeResult =
  | { outcome: "done"; id: number }
  | { outcome: "not-found" | "taken" | "no-such-time" };

/** Blocks one unit of capacity, for a walk-in or an unavailable room. */
export async function blockTime(
  deps: BookingDeps,
  actor: Actor,
  { listingId, date, time, minutes, note }: TimeBlock,
): Promise<BlockTimeResult> {
  if (!may(actor, "bookings.manage", { listingId })) return { outcome: "not-found" };
  const startsAt = clockOfDay(date)(minuteOf(time) ?? 0);
  const places = await placesOf(deps, listingId);
  if (places === null) return { outcome: "not-found" };
  // Rejects the hour skipped in spring, and the past.
  if (!startsAt || startsAt.getTime() + minutes * 60_000 <= deps.clock().getTime())
    return { outcome: "no-such-time" };
  return deps.db.transaction(async (tx): Promise<BlockTimeResult> => {
    const [block] = await tx
      .insert(bookingBlocks)
      .values({
        listingId,
        kind: "walk-in",
        startsAt,
        minutes,
        station: 1,
        note,
        createdAt: deps.clock(),
      })
      .returning({ id: bookingBlocks.id });
    const id = block?.id ?? 0;
    const place = await reserveCapacity(
      tx,
      places,
      { listingId, startsAt, minutes },
      { blockId: id },
    );
    if (place === null) await tx.delete(bookingBlocks).where(eq(bookingBlocks.id, id));
    else await tx.update(bookingBlocks).set({ station: place }).where(eq(bookingBlocks.id, id));
    return place === null ? { outcome: "taken" } : { outcome: "done", id };
  });
}

export async function findBlock({ db }: Pick<BookingDeps, "db">, actor: Actor, id: number) {
  const [block] = await db
    .select()
    .from(bookingBlocks)
    .where(and(eq(bookingBlocks.id, id), eq(bookingBlocks.kind, "walk-in")));
  return block && may(actor, "bookings.manage", { listingId: block.listingId })
    ? { ...block, ...localTimeOf(block.startsAt) }
    : null;
}

/** Frees the time, or offers it to the waiting list. */
export async function unblockTime(deps: BookingDeps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const [block] = await tx
      .select()
      .from(bookingBlocks)
      .where(eq(bookingBlocks.id, id))
      .for("update");
    if (block?.kind !== "walk-in" || !may(actor, "bookings.manage", { listingId: block.listingId }))
      return "not-found";
    await transferSlot({ ...deps, db: tx }, tx, block, { blockId: id });
    return "done";
  });
}

async function placesOf({ db }: BookingDeps, listingId: number) {
  const { rows } = await db.execute<{ places: number }>(
    sql`select capacity as places from booking_settings where listing_id = ${listingId}`,
  );
  return rows[0]?.places ?? null;
}
