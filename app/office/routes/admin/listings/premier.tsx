import { Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { adminListingPath } from "#app/components/admin/listing-file.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  listPremier,
  type PremierState,
  premierStates,
} from "#domain/billing/list-premier.server.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { oneOf } from "#shared/one-of.ts";
import { plural } from "#shared/say.ts";
import { withQuery } from "#shared/with-query.ts";
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
  const page = readPageNumber(args.url);
  const { listings, counts } = permitted(
    await listPremier(services, actor, state, pageWindow(page)),
  );
  const total = state
    ? counts[state]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    state,
    page,
    pages: Math.ceil(total / pageSize),
    counts,
    states: [null, ...premierStates],
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

const addressOf = (state: PremierState | null, page = 1) => withQuery(path, { state, page });

export default function Premier({
  loaderData: { state, page, pages, counts, states, total, listings },
}: Route.ComponentProps) {
  const tabs = states.map((each) => ({
    name: each ? `${stateNames[each]} (${counts[each]})` : "All",
    href: addressOf(each),
    isCurrent: each === state,
  }));
  return (
    <AdminPage
      title="Premier Listings"
      lead={`${formatCents(premier.priceCents)} a month after ${premier.trialDays} free days.`}
    >
      <Tabs label="Plans by state" tabs={tabs} />
      <div id="results" tabIndex={-1} className="outline-none">
        <p className="mt-5 text-sm text-muted">{plural(total, "plan")}</p>
        {listings.length === 0 && (
          <EmptyState title="No matching plans" text="No listing has a plan in this state." />
        )}
        <ul className="mt-3">
          {listings.map(({ id, listing, state: its, provider, began, next, payments, brought }) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_14rem_8rem]"
            >
              <div className="min-w-0">
                <Link
                  to={adminListingPath(listing.slug)}
                  className="font-display text-lg wrap-anywhere hover:text-lagoon"
                >
                  {listing.name}
                </Link>
                <p className="text-sm text-muted">
                  {listing.city} · since {began}
                  {provider === "test" && " · test provider"}
                </p>
              </div>
              <p className="text-sm">
                <span className={its === "past due" ? "text-coral" : "font-medium"}>
                  {stateNames[its === "none" ? "ended" : its]}
                </span>
                <span className="block text-muted">{next}</span>
              </p>
              <p className="text-sm tabular-nums md:text-right">
                {brought}
                <span className="block text-muted">{plural(payments, "payment")}</span>
              </p>
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} hrefOf={(number) => addressOf(state, number)} />
      </div>
    </AdminPage>
  );
}
