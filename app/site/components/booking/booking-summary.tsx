import { Rating } from "#app/components/catalogue/rating.tsx";
import { ListingImage } from "#app/components/photos/listing-image.tsx";
import type { BookedSpecial } from "#app/site/routes/booking/booked-special.server.ts";
import type { BookableService } from "#domain/bookings/find-bookable.server.ts";
import { shortDayInWords, timeInWords } from "#domain/bookings/when.ts";
import type { ListingCard } from "#domain/catalogue/listings/listing.ts";
import { addressLine } from "#shared/address-line.ts";
import { listingPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { priceToBook, shortPriceToBook } from "./booking-price.ts";

type Props = {
  listing: ListingCard;
  treatment: BookableService | null;
  special: BookedSpecial | null;
  date: string | null;
  time: string | null;
};

/** Shows the chosen treatment, time and price beside the steps. */
export function BookingSummary({ listing, treatment, special, date, time }: Props) {
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
          <Line
            name={say("When")}
            value={whenOf({ date, time })}
            note={date && !time ? say("Time not chosen yet") : null}
          />
          <Line
            name={say("Price")}
            value={treatment && priceToBook({ treatment, special, date })}
          />
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

const whenOf = ({ date, time }: Pick<Props, "date" | "time">) =>
  [date && shortDayInWords(date), time && timeInWords(time)].filter(Boolean).join(", ") || null;

/** Shows the booking in one line on phones, which stays below the header while the steps scroll. */
export function BookingSummaryLine({ listing, treatment, special, date, time }: Props) {
  if (!treatment) return null;
  return (
    <p className="sticky top-16 z-20 -mx-5 -mb-px grid grid-cols-[1fr_auto] gap-x-4 border-b border-line bg-paper px-5 py-2 text-sm leading-snug md:top-20 lg:hidden">
      <b className="truncate font-medium">{sayStored(treatment.name)}</b>
      <b className="text-right font-medium">{shortPriceToBook({ treatment, special, date })}</b>
      <span className="truncate text-muted">{listing.name}</span>
      <span className="text-right text-muted">{whenOf({ date, time })}</span>
    </p>
  );
}

/** Shows the booking and its provider on phones, above the button that books it. */
export function BookingSummaryCard({ listing, treatment, special, date, time }: Props) {
  if (!treatment) return null;
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-4 rounded-card border border-line bg-surface p-3 text-sm lg:hidden">
      <div className="card-picture aspect-square overflow-hidden rounded-control">
        <ListingImage {...listing} logo={null} sizes="4.5rem" />
      </div>
      <p>
        <b className="block font-medium">
          {sayStored(treatment.name)} · {priceToBook({ treatment, special, date })}
        </b>
        <span className="block">{whenOf({ date, time })}</span>
        <span className="block text-muted" translate="no">
          {listing.name}, {addressLine({ ...listing, city: listing.cityName })}
        </span>
      </p>
    </div>
  );
}

type LineProps = { name: string; value: string | null; note?: string | null };

function Line({ name, value, note = null }: LineProps) {
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
