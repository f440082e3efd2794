import { SectionForm } from "#app/components/listing-sections/section-form.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import { ownListing } from "#app/routes/owner/listing-in-path.server.ts";
import {
  saveSection,
  sectionForm,
} from "#app/routes/shared/listing-sections/section-form.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { isProfileSection, profileSections } from "#domain/listing-edits/sections.ts";
import type { Route } from "./+types/section.ts";

async function find(asked: Pick<Route.LoaderArgs, "request" | "url" | "context" | "params">) {
  const { actor, listing } = ownListing(asked);
  const section = asked.url.pathname.split("/").at(-1) ?? "";
  if (!isProfileSection(section)) throw notFound();
  return { listing, within: { context: asked.context, actor, listingId: listing.id, section } };
}

export const middleware = [authorize("listings.edit")];

export async function loader(args: Route.LoaderArgs) {
  const { listing, within } = await find(args);
  return { slug: listing.slug, isPublic: listing.isPublic, ...(await sectionForm(within)) };
}

export async function action(args: Route.ActionArgs) {
  const { listing, within } = await find(args);
  const { saved, answer } = await saveSection(within, await args.request.formData());
  return (
    answer ?? redirectTo(`/owner/profile/${listing.slug}?saved=${saved}#${within.section}`, [])
  );
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData ? profileSections[loaderData.section].title : "Profile",
);

export default function EditSection({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, section, isPublic } = loaderData;
  const under = `/owner/profile/${slug}`;
  const waits = profileSections[section].isModerated && isPublic;
  const lead = waits
    ? "We review this within 24 hours. Until then the page stays as it is."
    : "Published as soon as you save it.";
  return (
    <OwnerPage title={profileSections[section].title} lead={lead}>
      <SectionForm
        {...loaderData}
        path={`${under}/${section}`}
        answer={actionData}
        button={waits ? "Submit for review" : "Save"}
      />
    </OwnerPage>
  );
}
