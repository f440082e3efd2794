import { WorkItem } from "#app/components/account/back-office-page.tsx";
import { DecidedPage } from "#app/components/admin/decided-page.tsx";
import { ClaimFacts } from "#app/components/listing-claims/claim-facts.tsx";
import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listDecidedClaims } from "#domain/listing-claims/decide-claim.server.ts";
import type { Route } from "./+types/claims.ts";
import { shownClaim } from "./claims.server.ts";
import { decidedTabs } from "./decided-tabs.ts";

const path = "/admin/claims";
const title = "Decided claims";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "listingClaims.decide");
  const claims = await listDecidedClaims(asked.context.get(servicesContext), actor);
  return {
    tabs: decidedTabs(actor, path),
    claims: claims === "forbidden" ? [] : claims.map(shownClaim),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title,
    description: "Listing claims, and the decisions.",
    path,
    isIndexed: false,
  });
}

export default function Claims({ loaderData: { tabs, claims } }: Route.ComponentProps) {
  return (
    <DecidedPage
      title={title}
      path={path}
      tabs={tabs}
      lead="Decided by an admin, or by a correct code."
    >
      {claims.map((claim) => (
        <li key={claim.id}>
          <WorkItem label={`${claim.claimant.name}, ${claim.listing.name}`} actions={null}>
            <ClaimFacts claim={claim} />
          </WorkItem>
        </li>
      ))}
    </DecidedPage>
  );
}
