import { AccountForm } from "#app/components/account/account-form.tsx";
import { readListingParam, withListingParam } from "#app/components/owner/listing-param.ts";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { useListingParam } from "#app/components/owner/use-listing-param.ts";
import { SpecialFields } from "#app/components/specials/special-fields.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import { listSelectableListings } from "#app/routes/owner/listing-in-query.server.ts";
import {
  createSpecialFromForm,
  treatmentChoices,
} from "#app/routes/shared/specials/special-form.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/new-special.ts";

const all = "/owner/specials";
const path = `${all}/new`;

export const middleware = [authorize("specials.list")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { listings, named, isUnknown } = await listSelectableListings(
    args,
    actor,
    "specials.manage",
  );
  if (isUnknown) throw notFound();
  const options = (named ? [named] : listings).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return {
    listings: options,
    today: localDay(services.clock(), brand.region.timeZone),
    treatments: await treatmentChoices(services),
  };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const added = await createSpecialFromForm(
    services,
    actor,
    readId(String(form.get("listingId") ?? "")),
    form,
  );
  if (added === "not-found") throw notFound();
  return "answer" in added
    ? added.answer
    : redirectTo(withListingParam(`${all}?done=${added.done}`, readListingParam(args.request)), []);
}

export const meta = privatePage("New special");

export default function NewSpecial({
  loaderData: { listings, today, treatments },
  actionData,
}: Route.ComponentProps) {
  const [only] = listings;
  const keep = useListingParam();
  return (
    <OwnerPage
      title="New special"
      lead="Shown on your profile and among the deals from its start date, until the end of its last day."
    >
      {only ? (
        <AccountForm
          action={keep(path)}
          answer={actionData}
          button="Create special"
          problemTitle="Failed to create special"
          given={{ validFrom: today, listingId: only.value }}
          hidden={listings.length === 1 ? { listingId: only.value } : {}}
        >
          {(field) => (
            <>
              {listings.length > 1 && (
                <SelectField label="Listing" options={listings} {...field("listingId")} />
              )}
              <SpecialFields field={field} treatments={treatments} />
            </>
          )}
        </AccountForm>
      ) : (
        <p>This account has no listing yet.</p>
      )}
    </OwnerPage>
  );
}
