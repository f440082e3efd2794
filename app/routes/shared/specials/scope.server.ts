import { adminListingPath } from "#app/components/admin/listing-file.tsx";
import { keepListing } from "#app/components/owner/listing-param.ts";
import { requireAdminListing } from "#app/http/admin-listing.server.ts";
import { notFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
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

const titles = {
  created: "Special created successfully",
  saved: "Special saved",
  pause: "Special paused",
  resume: "Special resumed",
  end: "Special ended",
  delete: "Special deleted",
};

export function answerForm(result: SpecialFormResult, args: SharedArgs, list: string) {
  if (result === "not-found") throw notFound();
  if ("answer" in result) return result.answer;
  const flash = { title: titles[result.done], text: "The change is live on every page." };
  return redirectWithFlash(signedIn(args).services, keepListing(list, args.url), flash);
}
