import type { Executor } from "#database/database.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import type { ReadReference } from "#domain/search/reference.server.ts";
import { localTime } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";
import { columnOf, type EventBatch } from "./event.ts";
import { addTo, emptyPiles, putBack, rowsIn } from "./internal/counts.ts";
import { writePiles } from "./internal/write-counts.server.ts";
import { sourceOf } from "./sources.ts";

type Given = { db: Executor; clock: () => Date; reference: ReadReference };
export type Events = ReturnType<typeof collectEvents>;

const mostRows = 50_000;

/**
 * Counts events in memory and adds them to the daily totals on `flush`: no request waits, and
 * thousands of events become a few rows.
 */
export function collectEvents({ db, clock, reference }: Given) {
  let waiting = emptyPiles();
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
      const { day, minute } = localTime(clock(), brand.region.timeZone);
      let count = 0;
      for (const event of events) {
        const { kind, slug } = event;
        const id = table.idOf(slug);
        if (id === undefined || isOwn(visitor, id) || rowsIn(waiting) >= mostRows) continue;
        const source = sourceOf(slug, { page, from }, known);
        const key = { listing_id: id, day };
        const searchKey = { ...key, name: search };
        if (kind === "open") {
          // Only searches have impressions to compare with.
          if (source !== "search") continue;
          addTo(waiting.searches, searchKey, { times: 0, opens: 1 });
        } else
          addTo(
            waiting.days,
            { ...key, source },
            {
              [columnOf[kind]]: 1,
              ...(event.kind === "impression" ? { places: event.place } : {}),
            },
          );
        if (kind === "impression" && source === "search")
          addTo(waiting.searches, searchKey, { times: 1, opens: 0 });
        if (kind === "view" && source === "outside")
          addTo(waiting.hosts, { ...key, name: from }, { times: 1 });
        if (kind === "view")
          addTo(waiting.hours, { ...key, hour: Math.floor(minute / 60) }, { times: 1 });
        count++;
      }
      return count;
    },
    /** Keeps rows that could not be written for the next flush. */
    async flush() {
      const piles = waiting;
      if (rowsIn(piles) === 0) return;
      waiting = emptyPiles();
      try {
        await writePiles(db, piles);
      } catch (error) {
        putBack(waiting, piles);
        throw error;
      }
    },
  };
}

function isOwn(visitor: Visitor, listingId: number) {
  return (
    visitor !== null &&
    (visitor.role !== "visitor" ||
      visitor.memberships.some((membership) => membership.listingId === listingId))
  );
}
