import { adminListingPath } from "#app/components/admin/listing-file.tsx";
import { keepListing } from "#app/components/owner/listing-param.ts";
import { requireAdminListing } from "#app/http/admin-listing.server.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { isOfAdmin, type SharedArgs } from "../shared-args.ts";
import type { SpecialFormResult } from "./special-form.server.ts";

export type SpecialsArgs = SharedArgs & { params: { slug?: string | undefined } };

/** Admins edit the specials of the listing in the path, owners their own. */
export async function findScope(args: SpecialsArgs) {
  const { listing, summary } = isOfAdmin(args)
    ? await requireAdminListing(args)
    : { listing: null, summary: null };
  const list = listing ? `${adminListingPath(listing.slug)}/specials` : "/owner/specials";
  return { listing, summary, list };
}

export function answerForm(result: SpecialFormResult, { url }: SharedArgs, list: string) {
  if (result === "not-found") throw notFound();
  return "answer" in result
    ? result.answer
    : redirectTo(keepListing(`${list}?done=${result.done}`, url));
}
