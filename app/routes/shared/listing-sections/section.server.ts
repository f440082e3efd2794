import { adminListingPath } from "#app/components/admin/listing-file.tsx";
import { requireAdminListing } from "#app/http/admin-listing.server.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { ownListing } from "#app/http/authorize.server.ts";
import { isProfileSection } from "#domain/listing-edits/sections.ts";
import { isOfAdmin, type SharedArgs } from "../shared-args.ts";
import { saveSection, sectionForm } from "./section-form.server.ts";

type SectionArgs = SharedArgs & { params: { slug?: string | undefined } };

async function find(args: SectionArgs) {
  const file = isOfAdmin(args) ? await requireAdminListing(args) : null;
  const { actor, listing } = file ?? ownListing(args);
  const section = args.url.pathname.split("/").at(-1) ?? "";
  if (!isProfileSection(section)) throw notFound();
  return {
    summary: file?.summary ?? null,
    isPublic: listing.isPublic,
    above: file ? adminListingPath(listing.slug) : `/owner/profile/${listing.slug}`,
    within: { context: args.context, actor, listingId: listing.id, section },
  };
}

export async function loader(args: SectionArgs) {
  const { within, ...page } = await find(args);
  return { ...page, path: args.url.pathname, ...(await sectionForm(within)) };
}

export async function action(args: SectionArgs) {
  const { within, summary, above } = await find(args);
  const done = await saveSection(within, await args.request.formData());
  if ("answer" in done) return done.answer;
  const said = summary && done.saved !== "unchanged" ? "saved" : done.saved;
  return redirectTo(`${above}?saved=${said}${summary ? "" : `#${within.section}`}`);
}
