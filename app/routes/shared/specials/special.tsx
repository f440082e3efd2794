import { useActionData, useLoaderData } from "react-router";
import { ListingFormPage } from "#app/components/office/listing-form-page.tsx";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { SpecialEditor } from "#app/components/specials/special-editor.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { plural } from "#shared/say.ts";
import type { action, loader } from "./special.server.ts";

export const meta = privatePage("A special");

export default function Special() {
  const { summary, path, listing, redemptions, special, treatments } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const keep = useListingParam();
  return (
    <ListingFormPage
      summary={summary}
      part="Specials"
      title={special.title}
      lead={`${summary ? "" : `Of ${listing}. `}${plural(special.vouchers, "voucher")}, ${redemptions} redeemed.`}
    >
      <SpecialEditor path={keep(path)} special={special} treatments={treatments} answer={answer} />
    </ListingFormPage>
  );
}
