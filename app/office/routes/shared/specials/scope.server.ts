import { adminListingPath } from "#app/office/components/admin/listing-file.tsx";
import { requireAdminListing } from "#app/office/http/admin-listing.server.ts";
import { isOfAdmin, type SharedArgs } from "../shared-args.ts";

export type SpecialsArgs = SharedArgs & { params: { slug?: string | undefined } };

/** Admins edit the specials of the listing in the path, owners their own. */
export async function findScope(args: SpecialsArgs) {
  const { listing, summary } = isOfAdmin(args)
    ? await requireAdminListing(args)
    : { listing: null, summary: null };
  const list = listing ? `${adminListingPath(listing.slug)}/specials` : "/owner/specials";
  return { listing, summary, list };
}

export const savedText = "The change is live on every page.";
