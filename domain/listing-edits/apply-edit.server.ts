import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { areFactsEqual } from "#domain/catalogue/listings/are-facts-equal.server.ts";
import { changeFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { recordFieldSources } from "#domain/catalogue/listings/confirmations.server.ts";
import { lockListingFacts } from "#domain/catalogue/listings/read-listing.server.ts";
import { localDay } from "#shared/local-day.ts";
import { editSource } from "./change-section.server.ts";
import type { ListingEditDeps } from "./deps.ts";
import { applyEdits, pickSection as inSection, omitSection } from "./edited-facts.ts";
import { findPendingEdit, recordEditHistory, writePendingEdit } from "./internal/pending.server.ts";
import { type ListingSection, profileSections } from "./sections.ts";

type Deps = Pick<ListingEditDeps, "db" | "clock">;

export async function withdrawEdits(
  { db, clock }: Deps,
  actor: Actor,
  listingId: number,
  section: ListingSection | null,
): Promise<"withdrawn" | "not-found"> {
  if (!may(actor, "listings.edit", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    await lockListingFacts(deps, listingId);
    const pending = await findPendingEdit(deps, listingId);
    const changes = pending && (section ? inSection(pending.changes, section) : pending.changes);
    if (!pending || !changes || Object.keys(changes).length === 0) return "not-found";
    await writePendingEdit(
      deps,
      listingId,
      pending,
      section ? omitSection(pending.changes, section) : {},
    );
    const entry = {
      act: "withdrawn",
      userId: actor.userId,
      source: editSource(actor, listingId),
      changes,
    } as const;
    await recordEditHistory(deps, { listingId, listingEditId: pending.id, ...entry });
    return "withdrawn";
  });
}

/**
 * Accepts a program's proposal for a section that the owner may edit.
 * Fields that were edited since stay as they are.
 */
export async function acceptProposal(
  { db, clock }: Deps,
  actor: Actor,
  listingId: number,
  section: ListingSection,
): Promise<"taken" | "not-found"> {
  if (!may(actor, "listings.edit", { listingId }) || profileSections[section].isModerated)
    return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await lockListingFacts(deps, listingId);
    const pending = await findPendingEdit(deps, listingId);
    const proposed = Object.entries(inSection(pending?.changes ?? {}, section));
    if (!held || !pending || proposed.length === 0) return "not-found";
    const facts: Record<string, unknown> = held.facts;
    const changes = Object.fromEntries(
      proposed.filter(([field, { before }]) => areFactsEqual(field, facts[field], before)),
    );
    await writePendingEdit(
      deps,
      listingId,
      pending,
      omitSection(pending.changes, section),
      "approved",
    );
    await changeFacts(deps, held, applyEdits(changes));
    await recordFieldSources(
      deps,
      listingId,
      Object.keys(changes),
      proposed[0]?.[1].source ?? "website",
    );
    await recordEditHistory(deps, {
      listingId,
      listingEditId: pending.id,
      act: "approved",
      userId: actor.userId,
      source: editSource(actor, listingId),
      changes,
    });
    return "taken";
  });
}

/**
 * Confirms a section as still right: updates only the confirmation date, for a menu also that of
 * its prices.
 */
export async function confirmSection(
  { db, clock }: Deps,
  actor: Actor,
  listingId: number,
  section: ListingSection,
): Promise<"confirmed" | "not-found"> {
  if (!may(actor, "listings.edit", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await lockListingFacts(deps, listingId);
    if (!held) return "not-found";
    const today = localDay(clock());
    const services = held.facts.services.map((entry) => ({
      ...entry,
      pricedOn: entry.priceMinCents === null ? null : today,
    }));
    await changeFacts(deps, held, section === "menu" ? { services } : {});
    const source = editSource(actor, listingId);
    await recordFieldSources(deps, listingId, profileSections[section].fields, source);
    await recordEditHistory(deps, { listingId, act: "confirmed", userId: actor.userId, source });
    return "confirmed";
  });
}
