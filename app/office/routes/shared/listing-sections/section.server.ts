import { notFound } from "#app/http/answers.server.ts";
import { ownListing, signedIn } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { adminListingPath } from "#app/office/components/admin/listing-file.tsx";
import { requireAdminListing } from "#app/office/http/admin-listing.server.ts";
import { isProfileSection } from "#domain/listing-edits/sections.ts";
import { isOfAdmin, type SharedArgs } from "../shared-args.ts";
import { saveSection, sectionForm } from "./section-form.server.ts";

const messages = {
  waits: {
    title: "Submitted for review",
    text: "We review it within 24 hours and email you the result. Until then, visitors see the earlier version.",
  },
  applied: { title: "Saved", text: "Visitors can see it from now on." },
  confirmed: { title: "Confirmed", text: "It is confirmed as of today." },
  unchanged: { title: "Nothing was changed", text: "The previous version stays." },
};

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
  const { services } = signedIn(args);
  const flash = messages[summary && done.saved !== "unchanged" ? "applied" : done.saved];
  return redirectWithFlash(services, summary ? above : `${above}#${within.section}`, flash);
}
