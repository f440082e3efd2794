import { momentInWords } from "#domain/accounts/format-moment.ts";
import { credentialHints } from "#domain/catalogue/licenses/credential-hints.ts";
import type { FactName, ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { sourceNames } from "#domain/catalogue/listings/source.ts";
import type { ReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { describeFact, type ReferenceLists } from "#domain/listing-edits/describe-fact.ts";
import { diffFact } from "#domain/listing-edits/diff-fact.server.ts";
import { applyEdits, type FactEdit, type FactEdits } from "#domain/listing-edits/edited-facts.ts";
import type { findListingEdit } from "#domain/listing-edits/list-edits.server.ts";
import type { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import {
  fieldNames,
  type ListingSection,
  profileSections,
  sectionOf,
} from "#domain/listing-edits/sections.ts";
import { formatDay } from "#shared/local-day.ts";
import type { FieldSourceNotes } from "./section-field-context.ts";

type Profile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;

const actNames = {
  proposed: "Submitted for review",
  changed: "Changed",
  confirmed: "Confirmed",
  withdrawn: "Withdrawn",
  approved: "Approved",
  rejected: "Not accepted",
};
/** Machine-readable facts. For people, the address contains the same. */
const unshown = new Set<string>(["latitude", "longitude"]);

export function presentFactChange(
  [field, { before, after }]: [string, Pick<FactEdit, "before" | "after">],
  names: ReferenceLists,
) {
  const name = field as FactName;
  return {
    name: fieldNames[name],
    lines: diffFact(describeFact(name, before, names), describeFact(name, after, names)),
  };
}

const order = Object.keys(fieldNames);
/** Sorts by the reading order of a listing, which differs from the database order. */
const inOrder = (one: string, other: string) => order.indexOf(one) - order.indexOf(other);

const shownChanges = (changes: FactEdits, names: ReferenceLists) =>
  Object.entries(changes)
    .sort(([one], [other]) => inOrder(one, other))
    .map((change) => presentFactChange(change, names));

export const isFactShown = (field: FactName, facts: ListingFacts) =>
  !unshown.has(field) && (field !== "hoursText" || facts.weeklyHours.length === 0);

const inWords = ({ source, confirmedOn }: Profile["provenance"][FactName]) =>
  `From ${sourceNames[source]}, ${formatDay(confirmedOn)}`;

export const describeFieldSources = (
  { provenance }: Pick<Profile, "provenance">,
  section: ListingSection,
): FieldSourceNotes =>
  Object.fromEntries(
    profileSections[section].fields.map((field) => [field, inWords(provenance[field])]),
  );

function shownFacts(
  fields: readonly FactName[],
  { facts, provenance }: Pick<Profile, "facts" | "provenance">,
  names: ReferenceLists,
) {
  const isMixed = new Set(fields.map((field) => inWords(provenance[field]))).size > 1;
  return fields
    .map((field) => ({
      name: fieldNames[field],
      provenance: isMixed ? inWords(provenance[field]) : null,
      lines: describeFact(field, facts[field], names),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Describes the status of a whole section. If its dates differ, the oldest field counts. */
function describeProvenance(
  fields: readonly FactName[],
  stalest: FactName,
  provenance: Profile["provenance"],
) {
  const [sources, days] = [
    new Set(fields.map((field) => provenance[field].source)),
    new Set(fields.map((field) => provenance[field].confirmedOn)),
  ];
  const { source, confirmedOn } = provenance[stalest];
  const day = formatDay(confirmedOn);
  if (days.size > 1)
    return `Oldest: ${fieldNames[stalest].toLowerCase()}, from ${sourceNames[source]}, ${day}`;
  return `From ${sources.size > 1 ? "several sources" : sourceNames[source]}, last confirmed ${day}`;
}

export function presentSections(
  profile: Pick<Profile, "sections" | "facts" | "provenance">,
  known: ReferenceChoices,
) {
  return profile.sections.map(({ name, stalest, isStale, changes, fields }) => ({
    name,
    title: profileSections[name].title,
    isModerated: Boolean(profileSections[name].isModerated),
    isStale,
    provenance: describeProvenance(fields, stalest, profile.provenance),
    facts: shownFacts(
      fields.filter((field) => isFactShown(field, profile.facts)),
      profile,
      known,
    ),
    hints:
      name === "credentials"
        ? credentialHints(factsWithPendingEdit(profile, name), known.treatments)
        : [],
    waiting: shownChanges(changes, known),
    isFromWebsite: Object.values(changes).some((change) => change.source === "website"),
  }));
}

type PendingEditDetails = Exclude<
  NonNullable<Awaited<ReturnType<typeof findListingEdit>>>,
  "forbidden"
>;

export function presentPendingEdit(
  { createdAt: _createdAt, listing, fields, history, facts, ...pendingEdit }: PendingEditDetails,
  known: ReferenceChoices,
) {
  const isWaiting = pendingEdit.state === "pending";
  return {
    ...pendingEdit,
    listing: { ...listing, city: describeFact("city", listing.city, known)[0] },
    hints:
      isWaiting &&
      fields.some(({ field }) => ["credentials", "about"].includes(sectionOf(field) ?? ""))
        ? credentialHints(facts, known.treatments)
        : [],
    fields: fields
      .toSorted((one, other) => inOrder(one.field, other.field))
      .map(({ field, before, after, live, hasMoved, isKept }) => ({
        ...presentFactChange([field, { before, after }], known),
        moved:
          isWaiting && hasMoved
            ? {
                note: isKept ? "Changed by the owner since, and kept:" : "Currently on the page:",
                live: describeFact(field as FactName, live, known).join("\n") || "nothing",
              }
            : null,
      })),
    history: history.map(({ id, act, by, source, at, reason }) => ({
      id,
      text: [actNames[act], by ? `by ${by}` : source === "website" ? "read on their website" : null]
        .filter(Boolean)
        .join(" "),
      at: momentInWords(at),
      reason,
    })),
  };
}

export type ShownSection = ReturnType<typeof presentSections>[number];

export function presentHistory(history: Profile["history"]) {
  return history.map(({ id, act, by, at, reason, source, sections: touched }) => ({
    id,
    at: momentInWords(at),
    text: [actNames[act], by ?? (source === "website" ? "read on your website" : null)]
      .filter(Boolean)
      .join(", "),
    sections: touched.map((name) => profileSections[name].title).join(", "),
    reason,
  }));
}

/** Returns form values with pending edits applied. */
export function factsWithPendingEdit(
  { facts, sections: all }: Pick<Profile, "facts" | "sections">,
  section: string,
): ListingFacts {
  const its = all.find(({ name }) => name === section);
  return its && profileSections[its.name].isModerated
    ? { ...facts, ...applyEdits(its.changes) }
    : facts;
}
