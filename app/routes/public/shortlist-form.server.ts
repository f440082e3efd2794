import { redirect } from "react-router";
import { wholeForm } from "#app/forms/fields.ts";
import { type FormAnswer, mistaken } from "#app/forms/form-result.ts";
import { judgeStranger, staleErrors } from "#app/forms/spam-guard.server.ts";
import type { From } from "#domain/accounts/actor.ts";
import { shortlistSchema } from "#domain/search/shortlist-schema.ts";
import { createShortlist } from "#domain/search/shortlists.server.ts";
import type { Services } from "#domain/services.ts";

/** Handles the form that shares listings: redirects to the new list, or answers with errors. */
export async function shareListings(
  services: Services,
  request: Request,
  from: From,
): Promise<FormAnswer> {
  const form = await request.formData();
  const fault = await judgeStranger(services, form, "shortlist", from);
  if (fault) return mistaken(form, fault === "bot" ? staleErrors : fault);
  const slugs = String(form.get("slugs") ?? "")
    .split(",")
    .filter(Boolean);
  const read = shortlistSchema.safeParse({ slugs });
  if (!read.success)
    return mistaken(form, { [wholeForm]: read.error.issues.map(({ message }) => message) });
  const created = await createShortlist(services, read.data.slugs);
  if ("unknown" in created)
    return mistaken(form, {
      [wholeForm]: ["One of these is no longer listed. Reload the page, then share what is left."],
    });
  throw redirect(`/shortlist/${created.id}`, 303);
}
