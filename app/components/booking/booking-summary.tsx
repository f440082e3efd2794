import type { BookedSpecial } from "#app/routes/booking/booked-special.server.ts";
import type { BookableService } from "#domain/bookings/find-bookable.server.ts";
import { shortDayInWords, timeInWords } from "#domain/bookings/when.ts";
import type { ListingCard } from "#domain/catalogue/listings/listing.ts";
import { bookingPrice } from "#domain/catalogue/listings/price-text.ts";
import { addressLine } from "#shared/address-line.ts";
import { formatCents } from "#shared/money.ts";
import { listingPath } from "#shared/paths.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { Rating } from "../catalogue/rating.tsx";
import { ListingImage } from "../photos/listing-image.tsx";

type Props = {
  listing: ListingCard;
  treatment: BookableService | null;
  special: BookedSpecial | null;
  date: string | null;
  time: string | null;
};

/** The chosen treatment, time and price beside the steps. On phones the finished steps say them. */
export function BookingSummary({ listing, treatment, special, date, time }: Props) {
  const when = [date && shortDayInWords(date), time && timeInWords(time)]
    .filter(Boolean)
    .join(", ");
  const price =
    special && special.specialPriceCents !== null
      ? formatCents(special.specialPriceCents)
      : treatment && bookingPrice({ ...treatment, treatment: treatment.slug });
  return (
    <aside
      aria-label={say("Your booking")}
      className="h-fit overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:top-24 max-lg:hidden"
    >
      <div className="card-picture">
        <ListingImage {...listing} logo={null} />
      </div>
      <div className="p-5">
        <p className="font-display text-lg">
          <a href={to(listingPath(listing.slug))} className="hover:underline">
            {listing.name}
          </a>
        </p>
        <p className="mt-1 text-sm">
          <Rating rating={listing.rating} reviewCount={listing.reviewCount} />
        </p>
        <p className="mt-1 text-sm text-muted" translate="no">
          {addressLine({ ...listing, city: listing.cityName })}
        </p>
        <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
          <Line
            name={say("Treatment")}
            value={treatment && sayStored(treatment.name)}
            note={treatment && say("{minutes} minutes", { minutes: treatment.minutes })}
          />
          <Line name={say("Time")} value={when || null} />
          <Line name={say("Price")} value={price} />
        </dl>
        <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
          {say(
            "You pay the provider at your visit. Cancel or reschedule with the link in your email.",
          )}
        </p>
      </div>
    </aside>
  );
}

function Line({
  name,
  value,
  note = null,
}: {
  name: string;
  value: string | null;
  note?: string | null;
}) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-medium">
        {value ?? <span className="font-normal text-muted">{say("Not chosen yet")}</span>}
        {note && <span className="block font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
