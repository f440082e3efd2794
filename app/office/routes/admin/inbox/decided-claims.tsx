import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { DecisionsPage } from "#app/office/components/admin/decisions-page.tsx";
import { presentListingClaim } from "#app/office/components/listing-claims/claim-facts.server.ts";
import { ListingClaimFacts } from "#app/office/components/listing-claims/claim-facts.tsx";
import { ItemWithActions } from "#app/office/components/ui/item-with-actions.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { listDecidedListingClaims } from "#domain/listing-claims/decide-claim.server.ts";
import type { Route } from "./+types/decided-claims.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/claims";
const title = "Decided claims";

export const middleware = [authorize("listingClaims.decide")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const claims = permitted(await listDecidedListingClaims(services, actor));
  return { tabs: decidedTabs(actor, path), claims: claims.map(presentListingClaim) };
}

export const meta = privatePage(title);

export default function DecidedClaims({ loaderData: { tabs, claims } }: Route.ComponentProps) {
  return (
    <DecisionsPage title={title} tabs={tabs} lead="Decided by an admin, or by a correct code.">
      {claims.map((claim) => (
        <li key={claim.id}>
          <ItemWithActions label={`${claim.claimant.name}, ${claim.listing.name}`} actions={null}>
            <ListingClaimFacts claim={claim} />
          </ItemWithActions>
        </li>
      ))}
    </DecisionsPage>
  );
}
