import { adminListingPath, ListingFile } from "#app/components/admin/listing-file.tsx";
import { SpecialEditor } from "#app/components/specials/special-editor.tsx";
import { authorize } from "#app/http/authorize.server.ts";
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
import { requireAdminListing } from "./listing-file.server.ts";

const pathOf = (slug: string) => `${adminListingPath(slug)}/specials`;

async function requireSpecial(asked: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(asked);
  const special = await findOwnSpecial(services, actor, readId(asked.params.id));
  if (special?.listingId !== listing.id) throw notFound();
  return { actor, services, summary, special };
}

export const middleware = [authorize("listings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, summary, special } = await requireSpecial(args);
  const { id, title, state, vouchers, redemptions, endedAt } = special;
  return {
    summary,
    id,
    redemptions,
    special: { title, state, vouchers, isOver: endedAt !== null, given: specialAsTyped(special) },
    treatments: await treatmentChoices(services),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, summary, special } = await requireSpecial(args);
  const changed = await updateSpecialFromForm(
    services,
    actor,
    special,
    await args.request.formData(),
  );
  if (changed === "not-found") throw notFound();
  return "answer" in changed
    ? changed.answer
    : redirectTo(`${pathOf(summary.slug)}?done=${changed.done}`, []);
}

export const meta = privatePage("A special");

export default function AdminListingSpecial({
  loaderData: { summary, id, redemptions, special, treatments },
  actionData,
}: Route.ComponentProps) {
  return (
    <ListingFile summary={summary} part="Specials">
      <section aria-labelledby="special" className="grid max-w-2xl gap-8">
        <div>
          <h2 id="special" className="text-xl wrap-anywhere">
            {special.title}
          </h2>
          <p className="mt-1 text-muted">
            {plural(special.vouchers, "voucher")}, {redemptions} redeemed.
          </p>
        </div>
        <SpecialEditor
          path={`${pathOf(summary.slug)}/${id}`}
          special={special}
          treatments={treatments}
          answer={actionData}
        />
      </section>
    </ListingFile>
  );
}
