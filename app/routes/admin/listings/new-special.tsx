import { AccountForm } from "#app/components/account/account-form.tsx";
import { adminListingPath, ListingFile } from "#app/components/admin/listing-file.tsx";
import { SpecialFields } from "#app/components/specials/special-fields.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import {
  createSpecialFromForm,
  treatmentChoices,
} from "#app/routes/shared/specials/special-form.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/new-special.ts";
import { requireAdminListing } from "./listing-file.server.ts";

const pathOf = (slug: string) => `${adminListingPath(slug)}/specials`;

export const middleware = [authorize("listings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { summary, services } = await requireAdminListing(args);
  return {
    summary,
    today: localDay(services.clock(), brand.region.timeZone),
    treatments: await treatmentChoices(services),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing } = await requireAdminListing(args);
  const added = await createSpecialFromForm(
    services,
    actor,
    listing.id,
    await args.request.formData(),
  );
  if (added === "not-found") throw notFound();
  return "answer" in added
    ? added.answer
    : redirectTo(`${pathOf(listing.slug)}?done=${added.done}`, []);
}

export const meta = privatePage("New special");

export default function NewListingSpecial({
  loaderData: { summary, today, treatments },
  actionData,
}: Route.ComponentProps) {
  return (
    <ListingFile summary={summary} part="Specials">
      <section aria-labelledby="new-special" className="max-w-2xl">
        <h2 id="new-special" className="mb-6 text-xl">
          New special
        </h2>
        <AccountForm
          action={`${pathOf(summary.slug)}/new`}
          answer={actionData}
          button="Create special"
          problemTitle="Failed to create special"
          given={{ validFrom: today }}
        >
          {(field) => <SpecialFields field={field} treatments={treatments} />}
        </AccountForm>
      </section>
    </ListingFile>
  );
}
