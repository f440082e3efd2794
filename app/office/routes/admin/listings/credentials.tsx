import { z } from "zod";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formProblem, readFormAbove } from "#app/forms/form-result.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { LicenseCheckForm } from "#app/office/components/admin/license-check-form.tsx";
import { adminListingPath, ListingFile } from "#app/office/components/admin/listing-file.tsx";
import { LawHints } from "#app/office/components/listing-sections/law-hints.tsx";
import { presentSections } from "#app/office/components/listing-sections/profile-view.server.ts";
import { requireAdminListing } from "#app/office/http/admin-listing.server.ts";
import { loadLicenses, saveLicenseCheck } from "#app/office/routes/admin/license-checks.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { updateBookingFlags } from "#domain/bookings/settings.server.ts";
import { findAgreement, setAgreementDay } from "#domain/catalogue/listings/agreement.server.ts";
import { agreementProblems } from "#domain/catalogue/problems.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import { typedDay } from "#shared/typed-day.ts";
import type { Route } from "./+types/credentials.ts";

const pathOf = (slug: string) => `${adminListingPath(slug)}/credentials`;

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(args);
  const profile = requireFound(await findOwnProfile(services, actor, listing.id));
  const credentials = presentSections(profile, await readReferenceChoices(services)).find(
    ({ name }) => name === "credentials",
  );
  const { licenses, today } = await loadLicenses(
    services,
    actor,
    { listingId: listing.id },
    { limit: 100, offset: 0 },
  );
  return {
    summary,
    agreement: await findAgreement(services, listing.id),
    hints: credentials?.hints ?? [],
    facts: (credentials?.facts ?? []).filter(({ name }) => name !== "Licenses"),
    licenses,
    today,
  };
}

const dayMissing = "Enter the day of signature.";
const agreementSchema = z.object({
  signedOn: z.union([z.literal("").transform(() => null), typedDay(dayMissing)]),
});

const agreement = officeAction({
  scope: requireAdminListing,
  read: (form) => readFormAbove(agreementSchema, form, dayMissing),
  run: async ({ services, actor, listing, input }) => {
    const outcome = await setAgreementDay(services, actor, listing.id, input.signedOn);
    if (outcome === "done") await updateBookingFlags(services);
    return outcome;
  },
  problems: agreementProblems,
  done: { done: {} },
});

export const action = byIntent({ agreement }, saveLicenseCheck);

export const meta = privatePage("Credentials");

export default function ListingCredentials({
  loaderData: { summary, agreement, hints, facts, licenses, today },
  actionData,
}: Route.ComponentProps) {
  const problem = formProblem(actionData);
  return (
    <ListingFile summary={summary} part="Credentials">
      {problem && <Notice isProblem title="Nothing was changed" text={problem} />}
      <LawHints hints={hints} />
      <TitledSection id="licenses" title="Licenses">
        {licenses.length === 0 && <p className="mt-3 text-muted">The listing names no licenses.</p>}
        <ul>
          {licenses.map((license) => (
            <LicenseCheckForm
              key={license.id}
              action={pathOf(summary.slug)}
              license={license}
              today={today}
            />
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="agreement" title="Business associate agreement">
        <p className="measure mt-3 text-muted">
          {agreement.acceptsInsurance || agreement.hipaaApplies
            ? "This listing accepts insurance or says that HIPAA applies: its bookings stay closed until the day is entered."
            : "Needed if the listing accepts insurance or says that HIPAA applies."}
        </p>
        <div className="mt-4 max-w-60">
          <ShortForm
            action={pathOf(summary.slug)}
            actionData={undefined}
            button="Save the day"
            variant="secondary"
            hidden={{ intent: "agreement" }}
            defaultValues={{ signedOn: agreement.signedOn ?? "" }}
            scope="agreement"
          >
            {(field) => (
              <TextField
                label="Signed by both sides on"
                type="date"
                max={today}
                isOptional
                {...field("signedOn")}
              />
            )}
          </ShortForm>
        </div>
      </TitledSection>
      {facts.map(({ name, lines }) => (
        <section key={name}>
          <Heading>{name}</Heading>
          <ul className="mt-2 grid max-w-prose gap-3 text-muted wrap-anywhere">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <TextLink
          href={`${adminListingPath(summary.slug)}/sections/credentials`}
          preventScrollReset
        >
          Edit the credentials
        </TextLink>
      </p>
    </ListingFile>
  );
}
