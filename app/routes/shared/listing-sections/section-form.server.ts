import { data, type RouterContextProvider } from "react-router";
import type { Meanwhile } from "#app/components/listing-sections/section-form.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { missing } from "#app/http/not-found.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { attestationMissing } from "#domain/catalogue/licenses/attestation.ts";
import { needsAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import { credentialHints } from "#domain/catalogue/licenses/credential-hints.ts";
import { readKnown } from "#domain/catalogue/reference/read-choices.server.ts";
import { changeSection, sourceOf } from "#domain/listing-edits/change-section.server.ts";
import { within as inSection } from "#domain/listing-edits/edited-facts.ts";
import { readSection, valuesOf } from "#domain/listing-edits/forms/section-form.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import type { Section } from "#domain/listing-edits/sections.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { shownChange, shownInForm, shownStanding } from "./profile-view.server.ts";

type Within = {
  context: Readonly<RouterContextProvider>;
  actor: Actor;
  listingId: number;
  section: Section;
};

async function find({ context, actor, listingId }: Within) {
  const services = context.get(servicesContext);
  const profile = await findOwnProfile(services, actor, listingId);
  if (!profile) throw await missing(services);
  return { services, profile, known: await readKnown(services) };
}

export async function sectionForm(within: Within) {
  const { section } = within;
  const { profile, known } = await find(within);
  const { cities, categories, treatments } = known;
  return {
    section,
    seen: profile.seen,
    values: valuesOf(section, shownInForm(profile, section), known),
    choices: {
      cities: cities.map(({ slug, name }) => ({ value: slug, label: name })),
      categories: categories.map(({ slug, name }) => ({ value: slug, label: name })),
      treatments:
        section === "menu" || section === "credentials" ? treatments.map(({ name }) => name) : [],
      tiles: within.context.get(pageContext).mapTiles,
    },
    standing: shownStanding(profile, section),
    asksToAttest: await asksForAttestation(within),
    hints:
      section === "credentials" || section === "menu"
        ? credentialHints(shownInForm(profile, section), known.treatments)
        : [],
  };
}

/**
 * Owners attest to the listing when they first publish something. Admins write on the owner's
 * behalf and attest to nothing.
 */
async function asksForAttestation({ context, actor, listingId }: Within) {
  return (
    sourceOf(actor, listingId) === "owner" &&
    (await needsAttestation(context.get(servicesContext), listingId))
  );
}

export async function saveSection(within: Within, form: FormData) {
  const { section, actor, listingId } = within;
  const { services, profile, known } = await find(within);
  const today = localDay(services.clock(), brand.region.timeZone);
  const { facts, errors } = readSection(section, {
    form,
    live: shownInForm(profile, section),
    known,
    today,
  });
  const attests = form.get("attestation") === "yes";
  if (!attests && (await asksForAttestation(within))) errors.attestation = [attestationMissing];
  const answer = { isDone: false, errors, values: typedValues(form) } as const;
  const seen = /^\d{1,9}$/.test(String(form.get("seen"))) ? Number(form.get("seen")) : 0;
  if (Object.keys(errors).length > 0)
    return { answer: data({ ...answer, seen, meanwhile: [] as Meanwhile[] }, 422) };
  const changed = await changeSection(services, actor, listingId, {
    section,
    facts,
    seen,
    attests,
  });
  if (changed.outcome === "unattested")
    return {
      answer: data(
        {
          ...answer,
          errors: { attestation: [attestationMissing] },
          seen,
          meanwhile: [] as Meanwhile[],
        },
        422,
      ),
    };
  if (changed.outcome === "not-found") throw await missing(services);
  if (changed.outcome !== "changed-meanwhile") return { saved: changed.outcome };
  const meanwhile = changed.meanwhile.map(({ id, by, at, changes }) => ({
    id,
    by: by ?? "A program",
    at: momentInWords(at),
    changes: Object.entries(inSection(changes, section)).map((change) =>
      shownChange(change, known),
    ),
  }));
  // Now that these edits have been shown, the next submission takes them into account.
  return {
    answer: data({ ...answer, seen: changed.meanwhile.at(-1)?.id ?? seen, meanwhile }, 422),
  };
}

/** Checkboxes have several values. */
function typedValues(form: FormData) {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String).join("\n")]));
}
