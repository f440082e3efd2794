import { notFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { listSelectableListings } from "#app/routes/owner/listing-in-query.server.ts";
import { localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { answerForm, findScope, type SpecialsArgs } from "./scope.server.ts";
import { createSpecialFromForm, treatmentChoices } from "./special-form.server.ts";

async function listOwn(args: SpecialsArgs) {
  const { actor } = signedIn(args);
  const found = await listSelectableListings(args, actor, "specials.manage");
  if (found.isUnknown) throw notFound();
  return found.named ? [found.named] : found.listings;
}

export async function loader(args: SpecialsArgs) {
  const { services } = signedIn(args);
  const { listing, summary, list } = await findScope(args);
  const listings = listing ? [listing] : await listOwn(args);
  return {
    summary,
    path: `${list}/new`,
    listings: listings.map(({ id, name }) => ({ value: String(id), label: name })),
    today: localDay(services.clock()),
    treatments: await treatmentChoices(services),
  };
}

export async function action(args: SpecialsArgs) {
  const { actor, services } = signedIn(args);
  const { listing, list } = await findScope(args);
  const form = await args.request.formData();
  const listingId = listing?.id ?? readId(String(form.get("listingId") ?? ""));
  return answerForm(await createSpecialFromForm(services, actor, listingId, form), args, list);
}
