import type { Executor } from "#database/database.ts";
import { createEventCollector } from "#domain/analytics/collect-events.server.ts";
import type { EventBatch } from "#domain/analytics/event-input.ts";
import { createReferenceCache } from "#domain/search/reference.server.ts";

export function countingOver(db: Executor, clock = () => new Date("2026-11-23T18:00:00Z")) {
  return createEventCollector({ db, clock, reference: createReferenceCache({ db }).read });
}

export function seen(changes: Partial<EventBatch> = {}): EventBatch {
  return {
    page: "/search",
    from: "",
    events: [{ kind: "impression", slug: "glow-studio", place: 1 }],
    ...changes,
  };
}
