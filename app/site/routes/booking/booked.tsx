import { BookingFacts } from "#app/components/booking/booking-facts.tsx";
import { BookingHistory } from "#app/components/booking/booking-history.tsx";
import { ListingImage } from "#app/components/photos/listing-image.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { CalendarPlus } from "#app/components/ui/icons.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { BeforeVisit } from "#app/site/components/booking/before-visit.tsx";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { findBookable } from "#domain/bookings/find-bookable.server.ts";
import { whenInWords } from "#domain/bookings/when.ts";
import { findCard } from "#domain/catalogue/listings/list-listings.server.ts";
import { priceWithEstimate } from "#domain/catalogue/listings/price-text.ts";
import { findVisitAdvice } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { bookingCalendarPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { requireBookingByLink } from "./booking-by-link.server.ts";

export const handle = {
  breadcrumb: ({ booking }: PageProps<typeof loader>["loaderData"]) => crumbOf(booking.listing),
};

export const middleware = [authorize("bookings.changeByLink")];

export async function loader({ params, url, context }: LoaderArgs<"link">) {
  const { customerName, ...booking } = await requireBookingByLink(context, params.link);
  const flash = ["made", "moved"].find((word) => url.searchParams.has(word));
  const services = context.get(servicesContext);
  const bookable = await findBookable(services, booking.listing.slug);
  const entry = bookable?.treatments.find(({ slug }) => slug === booking.treatment.slug);
  return {
    booking,
    // A special for the treatment replaces the listed price.
    price:
      entry && !booking.specialSetsPrice
        ? priceWithEstimate({ ...entry, treatment: entry.slug })
        : null,
    // Null once the listing is no longer published.
    card: booking.isOpen ? await findCard(services, booking.listing.slug) : null,
    advice: booking.isOpen ? await findVisitAdvice(services, booking.treatment.slug) : null,
    flash,
    firstName: customerName.split(" ")[0] ?? "",
    path: `/bookings/${params.link}`,
  };
}

export const meta = privatePage(() => say("Your booking"));

export default function BookingConfirmation({
  loaderData: { booking, price, card, advice, flash, firstName, path },
}: PageProps<typeof loader>) {
  const { title, text } = wordsOf(booking, flash, firstName);
  return (
    <NarrowPage title={title} lead={text} isNews isWide crumb={say("Your booking")}>
      {booking.isOpen && (
        <div className="flex items-center gap-4 rounded-card bg-sage p-4">
          {card && (
            <div className="card-picture size-20 shrink-0 overflow-hidden rounded-control md:size-28">
              <ListingImage {...card} logo={null} sizes="7rem" />
            </div>
          )}
          <p>
            <span className="block font-display text-lg leading-snug md:text-xl">
              {whenInWords(booking)}
            </span>
            {booking.listing.name}, {booking.listing.city}
          </p>
        </div>
      )}
      <BookingFacts booking={booking} price={price} />
      {booking.isOpen ? (
        <div className="grid gap-3 sm:flex print:hidden">
          <ButtonLink href={bookingCalendarPath(path)} download>
            <CalendarPlus className="size-4" aria-hidden /> {say("Add to calendar")}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`${path}/time`}>
            {say("Reschedule")}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`${path}/cancellation`}>
            {say("Cancel booking")}
          </ButtonLink>
        </div>
      ) : (
        <p className="print:hidden">
          <ButtonLink href={`/booking/${booking.listing.slug}?treatment=${booking.treatment.slug}`}>
            {say("Book again")}
          </ButtonLink>
        </p>
      )}
      {booking.isOpen && (
        <p className="text-sm text-muted print:hidden">
          {say("Plans changed? Reschedule or cancel here so that someone else can have the time.")}
        </p>
      )}
      {advice && <BeforeVisit advice={advice} />}
      {booking.history.length > 1 && (
        <div className="print:hidden">
          <BookingHistory history={booking.history} isOwn />
        </div>
      )}
      <p className="text-sm text-muted print:hidden">
        {say(
          "Keep this link private: anyone who has it can view, reschedule or cancel your booking. It’s also in your email.",
        )}
      </p>
    </NarrowPage>
  );
}

function wordsOf({ status }: { status: string }, flash: string | undefined, firstName: string) {
  if (status === "cancelled")
    return {
      title: say("This booking is cancelled"),
      text: say("The time is available to others again."),
    };
  if (status === "completed")
    return { title: say("Visit completed"), text: say("We hope it went well.") };
  if (flash === "moved")
    return {
      title: say("Your booking has a new time"),
      text: status === "pending" ? say("The provider confirms it or proposes another time.") : "",
    };
  if (status === "pending")
    return {
      title: say("Your request is sent"),
      text: say("We’re holding this time while the provider confirms. We’ll email you."),
    };
  return {
    title:
      flash === "made" ? say("You’re booked, {firstName}", { firstName }) : say("Your booking"),
    text: flash === "made" ? say("We’ve emailed your confirmation.") : "",
  };
}
