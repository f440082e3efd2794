import { data, Outlet } from "react-router";
import { PageError } from "#app/components/shell/page-error.tsx";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { takeFlash } from "#app/http/flash.server.ts";
import { SideNav } from "#app/office/components/account/side-nav.tsx";
import { FlashToast } from "#app/office/components/ui/flash-toast.tsx";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Route } from "./+types/layout.ts";
import {
  allListingsLabel,
  dashboardParts,
  findPartListing,
  listOtherListings,
} from "./nav.server.ts";

/**
 * Loads the layout of owner pages. Signed-out visitors see only the sign-in page. Accounts without
 * a listing see no sections.
 */
export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args;
  const actor = await context.get(visitorContext).visitor();
  if (!actor) return null;
  const services = context.get(servicesContext);
  const places = await nameListings(
    services,
    actor.memberships.map(({ listingId }) => listingId),
  );
  const { searchParams, pathname } = url;
  const { flash, init } = await takeFlash(args);
  if (places.length === 0) return data({ nav: null, flash }, init);
  const slugs = [params.slug, searchParams.get("place")];
  const listing =
    places.find(({ slug }) => slugs.includes(slug)) ??
    findPartListing(actor, places, pathname) ??
    null;
  const parts = await dashboardParts(services, actor, places, listing, pathname);
  const nav = {
    name: listing?.name ?? allListingsLabel,
    groups: [{ parts }],
    others: listOtherListings(actor, places, listing, pathname),
  };
  return data({ nav, flash }, init);
}

export const handle = {
  pageNames: {
    "/owner/bookings": "Bookings",
    "/owner/leads": "Callback requests",
    "/owner/photos/:slug": "Photos",
    "/owner/plan": "Plan",
    "/owner/profile/:slug": "Profile",
    "/owner/questions": "Questions from visitors",
    "/owner/reviews": "Reviews of your business",
    "/owner/settings/:slug": "Settings",
    "/owner/specials": "Specials",
  },
};

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  return (
    <Frame nav={loaderData.nav}>
      <FlashToast flash={loaderData.flash} />
      <Outlet />
    </Frame>
  );
}

/**
 * Shows an error without the navigation if it could not be loaded, or middleware refused the page
 * before.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame nav={loaderData?.nav ?? null}>
      <div className="mt-6">
        <PageError error={error} />
      </div>
    </Frame>
  );
}

type Nav = NonNullable<Route.ComponentProps["loaderData"]>["nav"];

function Frame({ nav, children }: { nav: Nav; children: React.ReactNode }) {
  if (!nav) return <div className="wrap">{children}</div>;
  return (
    <div className="wrap lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-14 print:block">
      <SideNav label="Dashboard" {...nav} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
