import { redirect } from "react-router";
import { authorize } from "#app/http/authorize.server.ts";
import { FigureTable } from "#app/office/components/analytics/figure-table.tsx";
import { RangeChoice } from "#app/office/components/analytics/range-choice.tsx";
import { formatFigure } from "#app/office/components/analytics/report-section.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { sumContacts } from "#domain/analytics/figures.ts";
import { compareOwnListings } from "#domain/analytics/find-analytics.server.ts";
import { formatDayRange, readRange } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/all-listings.ts";

const path = "/owner/analytics";

export const middleware = [authorize("analytics.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listings } = await requireListingOrAll(args);
  const [first] = listings;
  if (listings.length < 2) throw redirect(first ? `${path}/${first.slug}` : "/client-admin");
  const today = localDay(services.clock());
  const range = readRange(args.url.searchParams, today);
  return { range, today, places: await compareOwnListings(services, actor, listings, range) };
}

export const meta = privatePage("Analytics");

export default function Analytics({ loaderData: { range, today, places } }: Route.ComponentProps) {
  return (
    <OwnerPage title="Analytics" lead={`Your listings, ${formatDayRange(range)}.`} isWide>
      <RangeChoice path={path} range={range} today={today} />
      <FigureTable
        label="Your listings"
        head={["Listing", "Views", "Shown", "Contacts"]}
        rows={places.map(({ slug, name, figures }) => ({
          name,
          href: `${path}/${slug}`,
          bar: figures.views,
          cells: [
            formatFigure(figures.views),
            formatFigure(figures.impressions),
            formatFigure(sumContacts(figures)),
          ],
        }))}
      />
    </OwnerPage>
  );
}
