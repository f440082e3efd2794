import { z } from "zod";
import { LicenseCheckForm } from "#app/components/admin/license-check-form.tsx";
import { adminListingPath, ListingFile } from "#app/components/admin/listing-file.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { LawHints } from "#app/components/listing-sections/law-hints.tsx";
import { presentSections } from "#app/components/listing-sections/profile-view.server.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { TitledSection } from "#app/components/ui/titled-section.tsx";
import { formProblem, type Refusal, rejectForm } from "#app/forms/form-result.ts";
import { requireAdminListing } from "#app/http/admin-listing.server.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { loadLicenses, saveLicenseCheck } from "#app/routes/admin/license-checks.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { updateBookingFlags } from "#domain/bookings/settings.server.ts";
import { findAgreement, setAgreementDay } from "#domain/catalogue/listings/agreement.server.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import type { Services } from "#domain/services.ts";
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

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(args);
  const form = await args.request.formData();
  const answer =
    form.get("intent") === "agreement"
      ? await saveAgreementDay(services, actor, listing.id, form)
      : await saveLicenseCheck(services, actor, form);
  return answer ?? redirectTo(pathOf(summary.slug));
}

const agreementSchema = z.object({
  signedOn: z.union([z.literal("").transform(() => null), typedDay("Enter the day of signature.")]),
});

async function saveAgreementDay(
  services: Services,
  actor: Actor,
  listingId: number,
  form: FormData,
): Promise<Refusal | null> {
  const read = agreementSchema.safeParse({ signedOn: String(form.get("signedOn") ?? "") });
  if (!read.success) return rejectForm(form, "Enter the day of signature.");
  const outcome = await setAgreementDay(services, actor, listingId, read.data.signedOn);
  if (outcome === "in-the-future") return rejectForm(form, "That day is in the future.");
  if (outcome === "forbidden") throw notFound();
  await updateBookingFlags(services);
  return null;
}

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
            answer={undefined}
            button="Save the day"
            look="quiet"
            hidden={{ intent: "agreement" }}
            given={{ signedOn: agreement.signedOn ?? "" }}
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
          <h2 className="text-xl">{name}</h2>
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
