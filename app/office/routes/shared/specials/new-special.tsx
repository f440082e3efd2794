import { useActionData, useLoaderData } from "react-router";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { SelectField } from "#app/components/ui/field.tsx";
import { SpecialFields } from "#app/office/components/specials/special-fields.tsx";
import { ListingFormPage } from "#app/office/components/ui/listing-form-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { action, loader } from "./new-special.server.ts";

export const meta = privatePage("New special");

export default function NewSpecial() {
  const { summary, path, listings, today, treatments } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [only] = listings;
  const keep = useListingParam();
  return (
    <ListingFormPage
      summary={summary}
      part="Specials"
      title="New special"
      lead={
        !summary &&
        "Shown on your profile and among the deals from its start date, until the end of its last day."
      }
    >
      {only ? (
        <ShortForm
          action={keep(path)}
          actionData={actionData}
          button="Create special"
          problemTitle="Failed to create special"
          defaultValues={{ validFrom: today, listingId: only.value }}
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
        </ShortForm>
      ) : (
        <p>This account has no listing yet.</p>
      )}
    </ListingFormPage>
  );
}
