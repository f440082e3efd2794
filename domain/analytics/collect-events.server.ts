import type { Executor } from "#database/database.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import type { ReadReference } from "#domain/search/reference.server.ts";
import { localTime } from "#shared/local-time.ts";
import { eventColumns } from "./event.ts";
import type { EventBatch } from "./event-input.ts";
import { addToCounts, createEmptyCounts, restoreCounts, rowsIn } from "./internal/counts.ts";
import { writeCounts } from "./internal/write-counts.server.ts";
import { classifySource } from "./sources.ts";

type Deps = { db: Executor; clock: () => Date; reference: ReadReference };
export type EventCollector = ReturnType<typeof createEventCollector>;

const mostRows = 50_000;

/**
 * Counts events in memory and adds them to the daily totals on `flush`: no request waits, and
 * thousands of events become a few rows.
 */
export function createEventCollector({ db, clock, reference }: Deps) {
  let waiting = createEmptyCounts();
  return {
    /**
     * Returns how many events were counted. Ignores the listing's own team, admins, and unlisted
     * slugs.
     */
    async add({ page, from, searched = [], events }: EventBatch, visitor: Visitor) {
      const { listings, nameOf } = await reference();
      const table = await listings();
      const isKnown = (name: string) => {
        const [kind = "", slug = ""] = name.split("/");
        return nameOf(kind as Parameters<typeof nameOf>[0], slug) !== null;
      };
      const search = [...new Set(searched)].filter(isKnown).sort().reverse().join(" ");
      const known = { isTreatment: (slug: string) => nameOf("treatment", slug) !== null };
      const { day, minute } = localTime(clock());
      let count = 0;
      for (const event of events) {
        const { kind, slug } = event;
        const id = table.idOf(slug);
        if (id === undefined || isOwn(visitor, id) || rowsIn(waiting) >= mostRows) continue;
        const source = classifySource(slug, { page, from }, known);
        const key = { listing_id: id, day };
        const searchKey = { ...key, name: search };
        if (kind === "open") {
          // Only searches have impressions to compare with.
          if (source !== "search") continue;
          addToCounts(waiting.searches, searchKey, { times: 0, opens: 1 });
        } else
          addToCounts(
            waiting.days,
            { ...key, source },
            {
              [eventColumns[kind]]: 1,
              ...(event.kind === "impression" ? { places: event.place } : {}),
            },
          );
        if (kind === "impression" && source === "search")
          addToCounts(waiting.searches, searchKey, { times: 1, opens: 0 });
        if (kind === "view" && source === "outside")
          addToCounts(waiting.hosts, { ...key, name: from }, { times: 1 });
        if (kind === "view")
          addToCounts(waiting.hours, { ...key, hour: Math.floor(minute / 60) }, { times: 1 });
        count++;
      }
      return count;
    },
    /** Keeps rows that could not be written for the next flush. */
    async flush() {
      const piles = waiting;
      if (rowsIn(piles) === 0) return;
      waiting = createEmptyCounts();
      try {
        await writeCounts(db, piles);
      } catch (error) {
        restoreCounts(waiting, piles);
        throw error;
      }
    },
  };
}

const isOwn = (visitor: Visitor, listingId: number) =>
  visitor !== null &&
  (visitor.role !== "visitor" ||
    visitor.memberships.some((membership) => membership.listingId === listingId));
