import { signedIn } from "#app/http/authorize.server.ts";
import { requireListingOrAll } from "#app/http/listing-in-query.server.ts";
import { localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { answerForm, findScope, type SpecialsArgs } from "./scope.server.ts";
import { createSpecialFromForm, treatmentChoices } from "./special-form.server.ts";

async function listChoices(args: SpecialsArgs) {
  const { named, listings } = await requireListingOrAll(args);
  return named ? [named] : listings;
}

export async function loader(args: SpecialsArgs) {
  const { services } = signedIn(args);
  const { listing, summary, list } = await findScope(args);
  const listings = listing ? [listing] : await listChoices(args);
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
  if (!listing) await requireListingOrAll(args);
  const form = await args.request.formData();
  const listingId = listing?.id ?? readId(String(form.get("listingId") ?? ""));
  return answerForm(await createSpecialFromForm(services, actor, listingId, form), args, list);
}
