import { LicenseCheckForm } from "#app/components/admin/license-check-form.tsx";
import { adminListingPath, ListingFile } from "#app/components/admin/listing-file.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { LawHints } from "#app/components/listing-sections/law-hints.tsx";
import { presentSections } from "#app/components/listing-sections/profile-view.server.ts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { TitledSection } from "#app/components/ui/titled-section.tsx";
import { formProblem } from "#app/forms/form-result.ts";
import { requireAdminListing } from "#app/http/admin-listing.server.ts";
import { redirectTo, requireFound } from "#app/http/answers.server.ts";
import { loadLicenses, saveLicenseCheck } from "#app/routes/admin/license-checks.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
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
    hints: credentials?.hints ?? [],
    facts: (credentials?.facts ?? []).filter(({ name }) => name !== "Licenses"),
    licenses,
    today,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, summary } = await requireAdminListing(args);
  return (
    (await saveLicenseCheck(services, actor, await args.request.formData())) ??
    redirectTo(pathOf(summary.slug))
  );
}

export const meta = privatePage("Credentials");

export default function ListingCredentials({
  loaderData: { summary, hints, facts, licenses, today },
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
