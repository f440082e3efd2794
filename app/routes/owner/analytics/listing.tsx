import {
  ComparisonReport,
  ContactReport,
  HourReport,
  SearchReport,
  SourceReport,
} from "#app/components/analytics/listing-report.tsx";
import { PremierEffect } from "#app/components/analytics/premier-effect.tsx";
import { AnalyticsReport } from "#app/components/analytics/report.tsx";
import { readTrend } from "#app/components/analytics/trends.ts";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { ownListing } from "#app/routes/owner/listing-in-path.server.ts";
import { presentAnalytics } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findAnalytics } from "#domain/analytics/find-analytics.server.ts";
import { formatDayRange, readRange, sinceInWords } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/listing.ts";

const parent = "/owner/analytics";

export const middleware = [authorize("analytics.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const { searchParams } = new URL(args.request.url);
  const today = localDay(services.clock());
  const range = readRange(searchParams, today);
  const found = requireFound(await findAnalytics(services, actor, listing.id, range));
  return {
    range,
    today,
    shown: presentAnalytics(found, readTrend(searchParams.get("show")), await services.reference()),
  };
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData ? `Analytics of ${loaderData.shown.name}` : "Analytics",
);

export default function ListingAnalytics({
  loaderData: { range, today, shown },
}: Route.ComponentProps) {
  const path = `${parent}/${shown.slug}`;
  return (
    <OwnerPage
      title="Analytics"
      lead={`${shown.name}. ${formatDayRange(range)}, ${shown.isComparable ? `compared with ${formatDayRange(range.before)}` : sinceInWords(shown.since)}.`}
      isWide
    >
      <AnalyticsReport
        path={path}
        range={range}
        today={today}
        shown={shown}
        note={
          shown.isDemo && (
            <p className="text-sm text-muted">
              This listing is invented, and so are its figures: they show what this page can do.
            </p>
          )
        }
        empty={
          <EmptyState
            title="Nothing was counted in these days"
            text="When visitors see this listing in a list, open its profile or call, it appears here within seconds. Your own visits are not counted while you are signed in."
          >
            <ButtonLink look="quiet" href={`/listing/${shown.slug}`}>
              See your profile
            </ButtonLink>
          </EmptyState>
        }
        notCounted="you and your team while signed in, and us"
        columns="xl:grid-cols-2 xl:gap-x-14"
      >
        <ContactReport shown={shown} />
        <SourceReport shown={shown} />
        <SearchReport shown={shown} />
        <HourReport shown={shown} />
        <ComparisonReport shown={shown} />
        <PremierEffect shown={shown} />
      </AnalyticsReport>
    </OwnerPage>
  );
}
