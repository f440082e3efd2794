import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { changeFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { noteSource } from "#domain/catalogue/listings/confirmations.server.ts";
import { holdListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { sourceOf } from "./change-section.server.ts";
import type { RevisionDeps } from "./deps.ts";
import { afterwards, within as inSection, without } from "./edited-facts.ts";
import { areSame, findPending, writeHistory, writePending } from "./internal/pending.server.ts";
import { type Section, sections } from "./sections.ts";

type Given = Pick<RevisionDeps, "db" | "clock">;

export async function withdrawChanges(
  { db, clock }: Given,
  actor: Actor,
  listingId: number,
  section: Section | null,
): Promise<"withdrawn" | "not-found"> {
  if (!may(actor, "listings.edit", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    await holdListing(deps, listingId);
    const pending = await findPending(deps, listingId);
    const changes = pending && (section ? inSection(pending.changes, section) : pending.changes);
    if (!pending || !changes || Object.keys(changes).length === 0) return "not-found";
    await writePending(deps, listingId, pending, section ? without(pending.changes, section) : {});
    const entry = {
      act: "withdrawn",
      userId: actor.userId,
      source: sourceOf(actor, listingId),
      changes,
    } as const;
    await writeHistory(deps, { listingId, revisionId: pending.id, ...entry });
    return "withdrawn";
  });
}

/**
 * Accepts a program's proposal for a section that the owner may edit.
 * Fields that were edited since stay as they are.
 */
export async function takeProposal(
  { db, clock }: Given,
  actor: Actor,
  listingId: number,
  section: Section,
): Promise<"taken" | "not-found"> {
  if (!may(actor, "listings.edit", { listingId }) || sections[section].isModerated)
    return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await holdListing(deps, listingId);
    const pending = await findPending(deps, listingId);
    const proposed = Object.entries(inSection(pending?.changes ?? {}, section));
    if (!held || !pending || proposed.length === 0) return "not-found";
    const facts: Record<string, unknown> = held.facts;
    const changes = Object.fromEntries(
      proposed.filter(([field, { before }]) => areSame(field, facts[field], before)),
    );
    await writePending(deps, listingId, pending, without(pending.changes, section), "approved");
    await changeFacts(deps, held, afterwards(changes));
    await noteSource(deps, listingId, Object.keys(changes), proposed[0]?.[1].source ?? "website");
    await writeHistory(deps, {
      listingId,
      revisionId: pending.id,
      act: "approved",
      userId: actor.userId,
      source: sourceOf(actor, listingId),
      changes,
    });
    return "taken";
  });
}

/** "Still right": updates only the confirmation date, for a menu also that of its prices. */
export async function confirmSection(
  { db, clock }: Given,
  actor: Actor,
  listingId: number,
  section: Section,
): Promise<"confirmed" | "not-found"> {
  if (!may(actor, "listings.edit", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await holdListing(deps, listingId);
    if (!held) return "not-found";
    const today = localDay(clock(), brand.region.timeZone);
    const services = held.facts.services.map((entry) => ({
      ...entry,
      pricedOn: entry.priceMinCents === null ? null : today,
    }));
    await changeFacts(deps, held, section === "menu" ? { services } : {});
    const source = sourceOf(actor, listingId);
    await noteSource(deps, listingId, sections[section].fields, source);
    await writeHistory(deps, { listingId, act: "confirmed", userId: actor.userId, source });
    return "confirmed";
  });
}
