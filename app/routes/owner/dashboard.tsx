import { Outlet } from "react-router";
import { DashboardNav } from "#app/components/owner/dashboard-nav.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import { dashboardParts } from "#app/dashboard-parts.server.ts";
import { nameListings } from "#domain/catalogue/name-listings.server.ts";
import type { Route } from "./+types/dashboard.ts";

/** A stranger sees the page to sign in alone; who has no place has no parts either. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = await context.get(visitingContext).visitor();
  if (!actor) return null;
  const services = context.get(servicesContext);
  const places = await nameListings(
    services,
    actor.memberships.map(({ medSpaId }) => medSpaId),
  );
  const { searchParams } = new URL(request.url);
  const asked = [params.slug, searchParams.get("place"), searchParams.get("listing")];
  const place = places.find(({ id, slug }) => asked.includes(slug) || asked.includes(String(id))) ?? places[0];
  const nav = place && { place: place.slug, places: places.map(({ slug, name }) => ({ slug, name })), parts: await dashboardParts(services, actor, place) };
  return { nav: nav ?? null };
}

export default function Dashboard({ loaderData, matches }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  const { nav } = loaderData;
  if (!nav)
    return (
      <div className="wrap">
        <Outlet />
      </div>
    );
  const here = matches.at(-1)?.pathname ?? "";
  return (
    <div className="wrap lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-14">
      <DashboardNav {...nav} here={here} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
