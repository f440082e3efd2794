import type { RouterContextProvider } from "react-router";
import type { FieldErrors } from "#app/components/ui/error-summary.tsx";
import { rejectForm } from "#app/forms/form-result.ts";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import {
  describeFieldSources,
  factsWithPendingEdit,
  presentFactChange,
} from "#app/office/components/listing-sections/profile-view.server.ts";
import type { ConcurrentEdit } from "#app/office/components/listing-sections/section-form.tsx";
import type { Actor } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { attestationMissing } from "#domain/catalogue/licenses/attestation.ts";
import { needsAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import { credentialHints } from "#domain/catalogue/licenses/credential-hints.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { changeSection, editSource } from "#domain/listing-edits/change-section.server.ts";
import { pickSection as inSection } from "#domain/listing-edits/edited-facts.ts";
import { readSection, sectionFormValues } from "#domain/listing-edits/forms/section-form.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import type { ListingSection } from "#domain/listing-edits/sections.ts";
import { localDay } from "#shared/local-day.ts";

type SectionContext = {
  context: Readonly<RouterContextProvider>;
  actor: Actor;
  listingId: number;
  section: ListingSection;
};

async function find({ context, actor, listingId }: SectionContext) {
  const services = context.get(servicesContext);
  const profile = requireFound(await findOwnProfile(services, actor, listingId));
  return { services, profile, known: await readReferenceChoices(services) };
}

export async function sectionForm(within: SectionContext) {
  const { section } = within;
  const { profile, known } = await find(within);
  const { cities, categories, treatments } = known;
  return {
    section,
    seen: profile.seen,
    values: sectionFormValues(section, factsWithPendingEdit(profile, section), known),
    choices: {
      cities: cities.map(({ slug, name }) => ({ value: slug, label: name })),
      categories: categories.map(({ slug, name }) => ({ value: slug, label: name })),
      treatments:
        section === "menu" || section === "credentials" ? treatments.map(({ name }) => name) : [],
      tiles: within.context.get(pageContext).mapTiles,
    },
    provenance: describeFieldSources(profile, section),
    asksToAttest: await asksForAttestation(within),
    hints:
      section === "credentials" || section === "menu"
        ? credentialHints(factsWithPendingEdit(profile, section), known.treatments)
        : [],
  };
}

/**
 * Reports whether to ask for an attestation. Owners attest to the listing when they first publish
 * something. Admins write on the owner's behalf and attest to nothing.
 */
async function asksForAttestation({ context, actor, listingId }: SectionContext) {
  return (
    editSource(actor, listingId) === "owner" &&
    (await needsAttestation(context.get(servicesContext), listingId))
  );
}

export async function saveSection(within: SectionContext, form: FormData) {
  const { section, actor, listingId } = within;
  const { services, profile, known } = await find(within);
  const today = localDay(services.clock());
  const { facts, errors } = readSection(section, {
    form,
    live: factsWithPendingEdit(profile, section),
    known,
    today,
  });
  const attests = form.get("attestation") === "yes";
  if (!attests && (await asksForAttestation(within))) errors.attestation = [attestationMissing];
  const seen = /^\d{1,9}$/.test(String(form.get("seen"))) ? Number(form.get("seen")) : 0;
  const rejected = (errors: FieldErrors, meanwhile: ConcurrentEdit[] = []) => {
    // Once these edits have been shown, the next submission takes them into account.
    const answer = { ...rejectForm(form, errors), seen: meanwhile.at(-1)?.id ?? seen };
    return { answer: { ...answer, meanwhile } };
  };
  if (Object.keys(errors).length > 0) return rejected(errors);
  const changed = await changeSection(services, actor, listingId, {
    section,
    facts,
    seen,
    attests,
  });
  if (changed.outcome === "unattested") return rejected({ attestation: [attestationMissing] });
  if (changed.outcome === "not-found") throw notFound();
  if (changed.outcome !== "changed-meanwhile") return { saved: changed.outcome };
  const meanwhile = changed.meanwhile.map(({ id, by, at, changes }) => ({
    id,
    by: by ?? "A program",
    at: momentInWords(at),
    changes: Object.entries(inSection(changes, section)).map((change) =>
      presentFactChange(change, known),
    ),
  }));
  return rejected({}, meanwhile);
}
