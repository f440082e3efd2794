import { useActionData, useLoaderData } from "react-router";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { actionsOf, SpecialActions } from "#app/office/components/specials/special-actions.tsx";
import { SpecialFields } from "#app/office/components/specials/special-fields.tsx";
import { ListingFormPage } from "#app/office/components/ui/listing-form-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { plural } from "#shared/say.ts";
import type { action, loader } from "./special.server.ts";

export const meta = privatePage("Special");

export default function Special() {
  const { summary, listing, redemptions, special, treatments, ...loaded } =
    useLoaderData<typeof loader>();
  const { title, isOver, defaultValues } = special;
  const actionData = useActionData<typeof action>();
  const path = useListingParam()(loaded.path);
  const actions = actionsOf(special);
  return (
    <ListingFormPage
      summary={summary}
      part="Specials"
      title={title}
      lead={`${summary ? "" : `Of ${listing}. `}${plural(special.vouchers, "voucher")}, ${redemptions} redeemed.`}
    >
      {isOver ? (
        <Notice
          title="This special has ended"
          text="Codes that visitors already have stay valid until their promised date."
        />
      ) : (
        <ShortForm
          action={path}
          actionData={actionData}
          button="Save changes"
          defaultValues={defaultValues}
        >
          {(field) => <SpecialFields field={field} treatments={treatments} />}
        </ShortForm>
      )}
      {actions.length > 0 && (
        <section className="border-t border-line pt-8">
          <Heading>Remove it from the site</Heading>
          <p className="mt-2 mb-5 text-sm text-muted">
            Once paused or ended, no one can get a voucher. Codes that visitors already have stay
            valid until their promised date. Only specials without vouchers can be deleted.
          </p>
          <SpecialActions path={path} title={title} actions={actions} />
        </section>
      )}
    </ListingFormPage>
  );
}
