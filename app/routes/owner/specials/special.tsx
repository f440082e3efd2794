import { readListingParam, withListingParam } from "#app/components/owner/listing-param.ts";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { useListingParam } from "#app/components/owner/use-listing-param.ts";
import { SpecialEditor } from "#app/components/specials/special-editor.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import {
  specialAsTyped,
  treatmentChoices,
  updateSpecialFromForm,
} from "#app/routes/shared/specials/special-form.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findOwnSpecial } from "#domain/specials/own-specials.server.ts";
import { plural } from "#shared/plural.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/special.ts";

const all = "/owner/specials";

async function requireSpecial(
  asked: Pick<Route.LoaderArgs, "context" | "params" | "request" | "url">,
) {
  const { actor, services } = signedIn(asked);
  const special = await findOwnSpecial(services, actor, readId(asked.params.id));
  if (!special) throw notFound();
  return { actor, services, special };
}

export const middleware = [authorize("specials.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, special } = await requireSpecial(args);
  const { id, title, listing, state, vouchers, redemptions, endedAt } = special;
  return {
    id,
    title,
    listing: listing.name,
    state,
    vouchers,
    redemptions,
    isOver: endedAt !== null,
    given: specialAsTyped(special),
    treatments: await treatmentChoices(services),
  };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services, special } = await requireSpecial(args);
  const changed = await updateSpecialFromForm(
    services,
    actor,
    special,
    await args.request.formData(),
  );
  if (changed === "not-found") throw notFound();
  return "answer" in changed
    ? changed.answer
    : redirectTo(
        withListingParam(`${all}?done=${changed.done}`, readListingParam(args.request)),
        [],
      );
}

export const meta = privatePage("A special");

export default function Special({
  loaderData: { id, listing, redemptions, treatments, ...special },
  actionData,
}: Route.ComponentProps) {
  const path = `${all}/${id}`;
  const keep = useListingParam();
  return (
    <OwnerPage
      title={special.title}
      lead={`Of ${listing}. ${plural(special.vouchers, "voucher")}, ${redemptions} redeemed.`}
    >
      <SpecialEditor
        path={keep(path)}
        special={special}
        treatments={treatments}
        answer={actionData}
      />
    </OwnerPage>
  );
}
