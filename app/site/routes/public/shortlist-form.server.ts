import { redirect } from "react-router";
import { type FormAnswer, formErrorKey, rejectForm } from "#app/forms/form-result.ts";
import { checkAnonymousForm, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import { shortlistSchema } from "#domain/search/shortlist-schema.ts";
import { createShortlist } from "#domain/search/shortlists.server.ts";
import type { Services } from "#domain/services.ts";

/** Handles the form that shares listings: redirects to the new list, or answers with errors. */
export async function shareListings(
  services: Services,
  request: Request,
  from: RequestSource,
): Promise<FormAnswer> {
  const form = await request.formData();
  const fault = await checkAnonymousForm(services, form, "shortlist", from);
  if (fault) return rejectForm(form, fault === "bot" ? staleFormErrors : fault);
  const slugs = String(form.get("slugs") ?? "")
    .split(",")
    .filter(Boolean);
  const read = shortlistSchema.safeParse({ slugs });
  if (!read.success)
    return rejectForm(form, { [formErrorKey]: read.error.issues.map(({ message }) => message) });
  const created = await createShortlist(services, read.data.slugs);
  if ("unknown" in created)
    return rejectForm(
      form,
      "One of these is no longer listed. Reload the page, then share what is left.",
    );
  throw redirect(`/shortlist/${created.id}`, 303);
}
