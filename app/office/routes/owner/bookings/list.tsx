import { Link } from "react-router";
import { useListingParam, withListingParam } from "#app/components/owner/listing-param.ts";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { ChevronLeft, ChevronRight } from "#app/components/ui/icons.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { noSuchPage, notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { readPageNumber } from "#app/http/pagination.ts";
import { buildWeekGrid } from "#app/office/components/booking/build-week-grid.ts";
import { WeekGrid } from "#app/office/components/booking/week-grid.tsx";
import { bookingColumns } from "#app/office/components/owner/booking-columns.tsx";
import { ListingChoice } from "#app/office/components/owner/listing-choice.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { bookingStatuses, bookingStatusNames } from "#domain/bookings/booking.ts";
import { findWeek } from "#domain/bookings/find-week.server.ts";
import { countBookings, listBookings } from "#domain/bookings/list-bookings.server.ts";
import { dayInWords, spanInWords } from "#domain/bookings/when.ts";
import { addDays } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { withQuery } from "#shared/with-query.ts";
import type { Route } from "./+types/list.ts";
import { readBookingQuery } from "./booking-query.server.ts";

const path = "/owner/bookings";
const pageSize = 50;

export const middleware = [authorize("bookings.list")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listings, named } = await requireListingOrAll(args);
  const { view, monday, today, isPast, filter } = readBookingQuery(args.url, services.clock());
  const weekListing = named ?? listings[0];
  const about = view === "week" ? weekListing : named;
  const maySetUp = (about ? [about] : listings).some(({ id }) =>
    may(actor, "bookings.setUp", { listingId: id }),
  );
  const shared = { listings, maySetUp, listingSlug: named?.slug ?? null };
  if (view === "week" && weekListing) {
    const week = await findWeek(services, actor, weekListing.id, monday);
    return {
      ...shared,
      listingSlug: weekListing.slug,
      week: { monday, ...buildWeekGrid(week ?? [], today) },
      list: null,
    };
  }
  const query = { ...filter, listingId: named?.id };
  const counts = await countBookings(services, actor, query);
  const all = bookingStatuses.reduce((sum, status) => sum + counts[status], 0);
  const page = readPageNumber(args.url);
  const total = filter.status ? counts[filter.status] : all;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) throw notFound(noSuchPage);
  const { bookings } = await listBookings(services, actor, query, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    latestFirst: isPast,
  });
  const rows = bookings.map((booking) => ({
    ...pick(booking, [
      "id",
      "date",
      "time",
      "minutes",
      "customerName",
      "status",
      "noShow",
      "special",
    ]),
    treatment: booking.treatment.name,
    listing: booking.listing.name,
  }));
  // A past end asks for all bookings until then.
  const from = isPast ? "" : today;
  return { ...shared, week: null, list: { rows, counts, total, from } };
}

export const meta = privatePage("Bookings");

export default function Bookings({
  loaderData: { listings, maySetUp, listingSlug, week, list },
}: Route.ComponentProps) {
  const at = (query: Record<string, string | number | null>) =>
    withQuery(path, { place: listingSlug, ...query });
  const keep = useListingParam();
  const options = listings.map(({ slug, name }) => ({ value: slug, label: name }));
  const own = (address: string) => withListingParam(`${path}/${address}`, listingSlug);
  return (
    <OwnerPage title="Bookings" isWide lead={listings.length === 1 ? listings[0]?.name : undefined}>
      {listings.length > 0 && (
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={own("new")}>Add a booking</ButtonLink>
          <ButtonLink variant="secondary" href={own("blocks/new")}>
            Block time
          </ButtonLink>
          {maySetUp && (
            <ButtonLink variant="secondary" href={own("settings")}>
              Setup
            </ButtonLink>
          )}
        </p>
      )}
      <div>
        <div className="-mt-10">
          <Tabs
            label="View"
            tabs={[
              { name: "List", href: at({}), isCurrent: !week },
              { name: "Week", href: at({ view: "week" }), isCurrent: Boolean(week) },
            ]}
          />
        </div>
        {week && (
          <div id="results" tabIndex={-1} className="mt-6 grid gap-6 outline-none">
            <ListingChoice
              listings={listings}
              chosen={listingSlug}
              hrefOf={(slug) => at({ place: slug, view: "week", week: week.monday })}
            />
            <WeekNav monday={week.monday} hrefOf={(monday) => at({ view: "week", week: monday })} />
            <WeekGrid days={week.days} hours={week.hours} />
          </div>
        )}
        {list && (
          <ResourceList
            label="Bookings"
            path={path}
            one="booking"
            tabs={{
              label: "Status",
              parameter: "status",
              names: bookingStatusNames,
              counts: list.counts,
            }}
            filters={[
              { name: "from", label: "From", type: "date", defaultValue: list.from },
              { name: "to", label: "To", type: "date" },
              { name: "q", label: "Customer", placeholder: "Name, email or phone" },
              ...(listings.length > 1
                ? [{ name: "place", label: "Listing", any: "All listings", options }]
                : []),
            ]}
            rows={list.rows}
            total={list.total}
            pageSize={pageSize}
            csv={`${path}.csv`}
            groupOf={({ date }) => dayInWords(date)}
            columns={bookingColumns(keep, listings.length !== 1)}
            empty={{
              title: "No bookings from today on",
              text: "Choose earlier days, or add a phone booking.",
            }}
          />
        )}
      </div>
    </OwnerPage>
  );
}

function WeekNav({ monday, hrefOf }: { monday: string; hrefOf: (monday: string) => string }) {
  const shape =
    "grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface hover:border-lagoon";
  return (
    <nav aria-label="Weeks" className="flex items-center gap-4">
      <Link
        to={hrefOf(addDays(monday, -7))}
        preventScrollReset
        aria-label="Previous week"
        className={shape}
      >
        <ChevronLeft className="size-5" aria-hidden />
      </Link>
      <Link
        to={hrefOf(addDays(monday, 7))}
        preventScrollReset
        aria-label="Next week"
        className={shape}
      >
        <ChevronRight className="size-5" aria-hidden />
      </Link>
      <p className="font-display text-xl">{spanInWords(monday, addDays(monday, 6))}</p>
    </nav>
  );
}
