import { notFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { findOwnSpecial } from "#domain/specials/own-specials.server.ts";
import { readId } from "#shared/read-id.ts";
import { answerForm, findScope, type SpecialsArgs } from "./scope.server.ts";
import { specialAsTyped, treatmentChoices, updateSpecialFromForm } from "./special-form.server.ts";

type SpecialArgs = SpecialsArgs & { params: { id: string } };

async function requireSpecial(args: SpecialArgs) {
  const { actor, services } = signedIn(args);
  const { listing, summary, list } = await findScope(args);
  const special = await findOwnSpecial(services, actor, readId(args.params.id));
  if (!special || (listing && special.listingId !== listing.id)) throw notFound();
  return { actor, services, summary, list, special };
}

export async function loader(args: SpecialArgs) {
  const { services, summary, list, special } = await requireSpecial(args);
  const { id, title, listing, state, vouchers, redemptions, endedAt } = special;
  return {
    summary,
    path: `${list}/${id}`,
    listing: listing.name,
    redemptions,
    special: { title, state, vouchers, isOver: endedAt !== null, given: specialAsTyped(special) },
    treatments: await treatmentChoices(services),
  };
}

export async function action(args: SpecialArgs) {
  const { actor, services, list, special } = await requireSpecial(args);
  const form = await args.request.formData();
  return answerForm(await updateSpecialFromForm(services, actor, special, form), args, list);
}
