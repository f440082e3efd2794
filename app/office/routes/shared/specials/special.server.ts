import { notFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import {
  changeSpecial,
  findOwnSpecial,
  type SpecialAct,
  saveSpecial,
} from "#domain/specials/own-specials.server.ts";
import { saveSpecialProblems, specialStateProblems } from "#domain/specials/problems.ts";
import { readId } from "#shared/read-id.ts";
import { findScope, type SpecialsArgs, savedText } from "./scope.server.ts";
import { readSpecial, specialAsTyped, treatmentChoices } from "./special-form.server.ts";

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
    special: {
      title,
      state,
      vouchers,
      isOver: endedAt !== null,
      defaultValues: specialAsTyped(special),
    },
    treatments: await treatmentChoices(services),
  };
}

const change = (act: SpecialAct, title: string) =>
  officeAction({
    scope: requireSpecial,
    run: ({ services, actor, special }) => changeSpecial(services, actor, special.id, act),
    problems: specialStateProblems,
    done: { done: (_, { list }) => ({ to: list, title, text: savedText }) },
  });

const save = officeAction({
  scope: requireSpecial,
  read: readSpecial,
  run: async ({ services, actor, special, input }) => {
    const saved = await saveSpecial(services, actor, special.id, input);
    return saved === "over" && special.endedAt ? "ended" : saved;
  },
  problems: { ...saveSpecialProblems, ended: specialStateProblems.over },
  done: { done: (_, { list }) => ({ to: list, title: "Special saved", text: savedText }) },
});

export const action = byIntent(
  {
    pause: change("pause", "Special paused"),
    resume: change("resume", "Special resumed"),
    end: change("end", "Special ended"),
    delete: change("delete", "Special deleted"),
  },
  save,
);
