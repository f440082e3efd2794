import { signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { createSpecial } from "#domain/specials/own-specials.server.ts";
import { createSpecialProblems } from "#domain/specials/problems.ts";
import { localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { findScope, type SpecialsArgs, savedText } from "./scope.server.ts";
import { readSpecial, treatmentChoices } from "./special-form.server.ts";

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

export const action = officeAction({
  scope: async (args: SpecialsArgs) => {
    const { listing, list } = await findScope(args);
    if (!listing) await requireListingOrAll(args);
    return { ...signedIn(args), listing, list };
  },
  read: readSpecial,
  run: ({ services, actor, listing, input, form }) =>
    createSpecial(
      services,
      actor,
      listing?.id ?? readId(String(form.get("listingId") ?? "")),
      input,
    ),
  problems: createSpecialProblems,
  done: {
    created: (_, { list }) => ({
      to: list,
      title: "Special created successfully",
      text: savedText,
    }),
  },
});
