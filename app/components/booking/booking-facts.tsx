import { TextLink } from "#app/components/ui/text-link.tsx";
import { bookingStatusNames } from "#domain/bookings/booking.ts";
import type { LinkedBooking } from "#domain/bookings/find-booking.server.ts";
import { whenInWords } from "#domain/bookings/when.ts";
import { addressLine } from "#shared/address-line.ts";
import { directionsPath, listingPath, telHref } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { Fact, Facts } from "../ui/facts.tsx";
import { originalLang } from "../ui/original-lang.ts";

type Props = {
  booking: Pick<
    LinkedBooking,
    | "treatment"
    | "listing"
    | "date"
    | "time"
    | "minutes"
    | "status"
    | "special"
    | "specialSetsPrice"
  >;
  /** The listed price, if it is known. */
  price?: string | null;
  isForListing?: boolean;
};

export function BookingFacts({ booking, price = null, isForListing = false }: Props) {
  const { treatment, listing, minutes, status } = booking;
  return (
    <Facts>
      <Fact name={say("Treatment")}>{sayStored(treatment.name)}</Fact>
      {booking.special && (
        <Fact name={say("Special")}>
          <span {...originalLang()}>{booking.special}</span>
          {!booking.specialSetsPrice && (
            <span className="block text-sm text-muted">
              {say("It doesn’t change the price of {treatment}.", {
                treatment: sayStored(treatment.name),
              })}
            </span>
          )}
        </Fact>
      )}
      {price && (
        <Fact name={say("Price")}>
          {price}
          <span className="block text-sm text-muted">
            {say("You pay the provider at your visit.")}
          </span>
        </Fact>
      )}
      <Fact name={say("When")}>
        {whenInWords(booking)}
        <span className="block text-sm text-muted">
          {say("About {minutes} minutes, Pacific Time", { minutes })}
        </span>
      </Fact>
      <Fact name={say("Where")}>
        <TextLink href={listingPath(listing.slug)}>{listing.name}</TextLink>
        {!isForListing && (
          <span className="block text-sm text-muted">
            {addressLine(listing)}{" "}
            <a
              href={to(directionsPath(listing.slug))}
              data-counts="directions"
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-link inline-block print:hidden"
            >
              {say("Get Directions")}
            </a>
          </span>
        )}
      </Fact>
      {!isForListing && (
        <Fact name={say("Phone")}>
          <TextLink href={telHref(listing.phone)}>{listing.phone}</TextLink>
        </Fact>
      )}
      {(isForListing || status !== "confirmed") && (
        <Fact name={say("Status")}>{sayStored(bookingStatusNames[status])}</Fact>
      )}
    </Facts>
  );
}
