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
  medSpaId: number,
  section: Section | null,
): Promise<"withdrawn" | "not-found"> {
  if (!may(actor, "listings.edit", { medSpaId })) return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    await holdListing(deps, medSpaId);
    const pending = await findPending(deps, medSpaId);
    const changes = pending && (section ? inSection(pending.changes, section) : pending.changes);
    if (!pending || !changes || Object.keys(changes).length === 0) return "not-found";
    await writePending(deps, medSpaId, pending, section ? without(pending.changes, section) : {});
    const entry = {
      act: "withdrawn",
      userId: actor.userId,
      source: sourceOf(actor, medSpaId),
      changes,
    } as const;
    await writeHistory(deps, { medSpaId, revisionId: pending.id, ...entry });
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
  medSpaId: number,
  section: Section,
): Promise<"taken" | "not-found"> {
  if (!may(actor, "listings.edit", { medSpaId }) || sections[section].isModerated)
    return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await holdListing(deps, medSpaId);
    const pending = await findPending(deps, medSpaId);
    const proposed = Object.entries(inSection(pending?.changes ?? {}, section));
    if (!held || !pending || proposed.length === 0) return "not-found";
    const facts: Record<string, unknown> = held.facts;
    const changes = Object.fromEntries(
      proposed.filter(([field, { before }]) => areSame(field, facts[field], before)),
    );
    await writePending(deps, medSpaId, pending, without(pending.changes, section), "approved");
    await changeFacts(deps, held, afterwards(changes));
    await noteSource(deps, medSpaId, Object.keys(changes), proposed[0]?.[1].source ?? "website");
    await writeHistory(deps, {
      medSpaId,
      revisionId: pending.id,
      act: "approved",
      userId: actor.userId,
      source: sourceOf(actor, medSpaId),
      changes,
    });
    return "taken";
  });
}

/** "Still right": updates only the confirmation date, for a menu also that of its prices. */
export async function confirmSection(
  { db, clock }: Given,
  actor: Actor,
  medSpaId: number,
  section: Section,
): Promise<"confirmed" | "not-found"> {
  if (!may(actor, "listings.edit", { medSpaId })) return "not-found";
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await holdListing(deps, medSpaId);
    if (!held) return "not-found";
    const today = localDay(clock(), brand.region.timeZone);
    const services = held.facts.services.map((entry) => ({
      ...entry,
      pricedOn: entry.priceMinCents === null ? null : today,
    }));
    await changeFacts(deps, held, section === "menu" ? { services } : {});
    const source = sourceOf(actor, medSpaId);
    await noteSource(deps, medSpaId, sections[section].fields, source);
    await writeHistory(deps, { medSpaId, act: "confirmed", userId: actor.userId, source });
    return "confirmed";
  });
}
