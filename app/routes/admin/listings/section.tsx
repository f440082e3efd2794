import { adminListingPath, ListingFile } from "#app/components/admin/listing-file.tsx";
import { SectionForm } from "#app/components/listing-sections/section-form.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import {
  saveSection,
  sectionForm,
} from "#app/routes/shared/listing-sections/section-form.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { isProfileSection, profileSections } from "#domain/listing-edits/sections.ts";
import type { Route } from "./+types/section.ts";
import { requireAdminListing } from "./listing-file.server.ts";

async function find(asked: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, listing, summary } = await requireAdminListing(asked);
  const { section } = asked.params;
  if (!isProfileSection(section)) throw notFound();
  return { summary, within: { context: asked.context, actor, listingId: listing.id, section } };
}

export const middleware = [authorize("listings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { summary, within } = await find(args);
  return { summary, form: await sectionForm(within) };
}

export async function action(args: Route.ActionArgs) {
  const { summary, within } = await find(args);
  const { saved, answer } = await saveSection(within, await args.request.formData());
  return (
    answer ??
    redirectTo(
      `${adminListingPath(summary.slug)}?saved=${saved === "unchanged" ? saved : "saved"}`,
      [],
    )
  );
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData
    ? `${profileSections[loaderData.form.section].title} of ${loaderData.summary.name}`
    : "Edit a listing",
);

export default function AdminListingSection({
  loaderData: { summary, form },
  actionData,
}: Route.ComponentProps) {
  const path = adminListingPath(summary.slug);
  return (
    <ListingFile summary={summary} part="Profile">
      <section aria-labelledby="section" className="max-w-2xl">
        <h2 id="section" className="mb-2 text-xl">
          {profileSections[form.section].title}
        </h2>
        <p className="mb-6 text-muted">Published as soon as you save it.</p>
        <SectionForm
          {...form}
          path={`${path}/sections/${form.section}`}
          leave={path}
          answer={actionData}
          button="Save"
        />
      </section>
    </ListingFile>
  );
}
