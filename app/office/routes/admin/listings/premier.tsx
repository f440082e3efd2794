import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { adminListingPath } from "#app/office/components/admin/listing-file.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  listPremier,
  type PremierState,
  premierStates,
} from "#domain/billing/list-premier.server.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { oneOf } from "#shared/one-of.ts";
import { premier } from "#site/plans.ts";
import type { Route } from "./+types/premier.ts";

const path = "/admin/premier";

const stateNames: Record<PremierState, string> = {
  trialing: "Free trial",
  active: "Paying",
  "past due": "Payment due",
  cancelling: "Ending",
  ended: "Ended",
};

const dayOf = (at: Date | null) => at && formatDay(localDay(at));

export const middleware = [authorize("revenue.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const state = oneOf(premierStates, args.url.searchParams.get("state")) ?? null;
  const { listings, counts } = permitted(
    await listPremier(services, actor, state, pageAt(args.url)),
  );
  const total = state
    ? counts[state]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    counts,
    total,
    listings: listings.map(
      ({ beganAt, trialEndsAt, periodEndsAt, endedAt, broughtCents, listing, ...plan }) => ({
        ...plan,
        listing,
        began: dayOf(beganAt) ?? "",
        next: nextOf({
          state: plan.state,
          trialEnds: dayOf(trialEndsAt),
          periodEnds: dayOf(periodEndsAt),
          ended: dayOf(endedAt),
        }),
        brought: formatCents(broughtCents),
      }),
    ),
  };
}

function nextOf({
  state,
  trialEnds,
  periodEnds,
  ended,
}: Record<"trialEnds" | "periodEnds" | "ended", string | null> & { state: string }) {
  if (state === "trialing" && trialEnds) return `First payment on ${trialEnds}`;
  if (state === "active" && periodEnds) return `Next payment on ${periodEnds}`;
  if (state === "past due" && periodEnds)
    return `Paid for until ${periodEnds} once the payment works`;
  if (state === "cancelling" && periodEnds) return `Ends on ${periodEnds}`;
  return ended ? `Ended on ${ended}` : "";
}

export const meta = privatePage("Premier Listings");

export default function Premier({ loaderData: { counts, total, listings } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Premier Listings"
      lead={`${formatCents(premier.priceCents)} a month after ${premier.trialDays} free days.`}
    >
      <ResourceList
        label="Premier Listings"
        path={path}
        one="plan"
        tabs={{ label: "Plans by state", parameter: "state", names: stateNames, counts }}
        rows={listings}
        total={total}
        columns={[
          {
            name: "Listing",
            cell: ({ listing, began, provider }) => (
              <RowLink
                href={adminListingPath(listing.slug)}
                below={`${listing.city} · since ${began}${provider === "test" ? " · test provider" : ""}`}
              >
                {listing.name}
              </RowLink>
            ),
          },
          {
            name: "State",
            cell: ({ state }) => (
              <span className={state === "past due" ? "text-coral" : ""}>
                {stateNames[state === "none" ? "ended" : state]}
              </span>
            ),
          },
          { name: "Next", cell: ({ next }) => next },
          { name: "Payments", isNumber: true, cell: ({ payments }) => payments },
          { name: "Paid", isNumber: true, cell: ({ brought }) => brought },
        ]}
        empty={{ title: "No plans yet", text: "A plan appears when an owner starts Premier." }}
      />
    </AdminPage>
  );
}
